// What the reader wrote, after something else has replaced it in the field, and the way
// back to it.

/** @import { State } from "../fragment.js" */
/** @import { createField } from "./field.js" */

/** @param {ReturnType<typeof createField>} field */
export function createDraft(field) {
  /** @type {{ text: string, from: State } | null} */
  let draft = null;

  /** @param {typeof draft} next */
  function set(next) {
    draft = next;
    field.offerUndo(draft !== null);
  }

  return {
    /**
     * Keeps the text of the field, if the reader wrote it. Call this before another one
     * replaces it.
     * @param {string} next  the other text
     * @param {State} from  the state that the text belongs to
     * @param {boolean} isInHistory  true if the browser goes back to it
     */
    keep(next, from, isInHistory) {
      const { text, written } = field;
      if (written && text !== next && !isInHistory) set({ text, from });
      else if (draft?.text === next) set(null);
    },

    /** Returns what was kept, and keeps it no longer. */
    take() {
      const kept = draft;
      set(null);
      return kept;
    },

    /** Keeps nothing. */
    drop: () => set(null),
  };
}
