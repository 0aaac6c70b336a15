// Messages from and to the page around a frame, once it has sent one. docs/messages.md is the reference.
// The host may be hostile: whatever is not as described there is ignored.

import { DEFAULT_STATE, readFragment, sameRun } from "./fragment.js";
import { textOf } from "./later.js";
import { isAnswers } from "./link/handed.js";
import { stepFor } from "./link/place.js";
import { restoreTheme } from "./theme.js";

/** @import { Embedded } from "./embedded.js" */

/** The greatest length of a link, the same as that of links that the page writes. */
const LONGEST = 1_000_000;
/** The least time between two reports of the score, in milliseconds. */
const CALM = 1000;

/** @typedef {ReturnType<typeof createHost>} Host */

/** Returns a value if it is a link. @param {unknown} value */
const linkIn = (value) =>
  typeof value === "string" && value.startsWith("#") && value.length <= LONGEST ? value : null;

/** Returns the id of a request, which its response has, too. @param {unknown} id */
const idIn = (id) => (typeof id === "string" || typeof id === "number" ? { message_id: id } : {});

/**
 * @param {Embedded} embedded
 * @param {string} origin  of the page around
 */
export function createHost(embedded, origin) {
  const { viewer } = embedded;
  /** What the host wants, of which only the last is done. @type {(() => void) | null} */
  let wanted = null;
  /** True once the host has sent a message of ours; false if it only keeps scores. */
  let isListening = false;
  /** True once the host has answered that it keeps scores. */
  let isScoring = false;
  let timer = 0;

  /** @param {string} subject @param {Record<string, unknown>} values */
  const send = (subject, values) => parent.postMessage({ subject, ...values }, origin === "null" ? "*" : origin);

  /** Does something with the next frame, unless the host wants something else by then. @param {() => void} act */
  function soon(act) {
    if (!wanted)
      requestAnimationFrame(() => {
        wanted?.();
        wanted = null;
      });
    wanted = act;
  }

  /** Returns what is kept of the exercise of a link. @param {string} link */
  function keptOf(link) {
    const { kept } = embedded;
    const [one, other] = [kept?.link ?? "", link].map((link) => ({ ...DEFAULT_STATE, ...readFragment(link) }));
    return sameRun(one, other) ? kept : null;
  }

  function report() {
    timer = 0;
    const here = embedded.here();
    const { score = undefined, ...kept } = keptOf(here) ?? {};
    // Only marks are a score: who has looked at a run has done nothing.
    send("SPLICE.reportScoreAndState", {
      ...(score !== undefined && { score }),
      state: { ...kept, link: here },
    });
  }

  /** Reports soon, with all that comes until then. */
  function reportSoon() {
    if (isScoring && timer === 0) timer = setTimeout(report, CALM);
  }

  /**
   * Moves to a step. A host that gives its request an id is told the step that is then shown, and why it is no other.
   * @param {unknown} at @param {{ message_id?: string | number }} id
   */
  const seek = (at, id) =>
    soon(() => {
      let error;
      try {
        if (embedded.session) viewer.seek(stepFor(at, embedded.session));
      } catch (cause) {
        error = textOf(cause);
      }
      if ("message_id" in id) send("plyscope.seek.response", { ...id, at: viewer.at, ...(error && { error }) });
    });

  return {
    /** Tells the host that another step is shown. */
    step() {
      const { at, steps } = viewer;
      if (isListening) send("plyscope.step", { at, steps });
      if (!isScoring) return;
      send("SPLICE.sendEvent", { name: "step", data: { at, steps } });
      reportSoon();
    },

    /** Tells the host of marks. */
    mark: reportSoon,

    /** @param {Record<string, unknown>} message  from the host */
    receive({ subject, message_id, at, link, state, theme }) {
      if (typeof subject !== "string") return;
      if (subject.startsWith("plyscope.")) isListening = true;
      const known = linkIn(link);
      switch (subject) {
        case "plyscope.seek":
          return seek(at, idIn(message_id));
        case "plyscope.open":
          return known && soon(() => embedded.follow(known));
        case "plyscope.theme":
          return (theme === "light" || theme === "dark") && restoreTheme(theme);
        case "plyscope.state": {
          const { at, steps } = viewer;
          return send("plyscope.state.response", { ...idIn(message_id), link: embedded.here(), at, steps });
        }
        case "SPLICE.getState.response": {
          if (isScoring || message_id !== "plyscope") return;
          isScoring = true;
          const before = /** @type {Record<string, unknown>} */ (Object(state));
          const { answers, done, hints = [] } = before;
          const kept = linkIn(before.link);
          if (kept && typeof answers === "string" && isAnswers(answers) && Array.isArray(done) && Array.isArray(hints))
            embedded.kept = {
              link: kept,
              answers,
              done: done.filter(Number.isInteger),
              hints: hints.map((hints) => (hints > 0 ? Math.floor(hints) : 0)),
            };
          return kept && soon(() => embedded.follow(kept));
        }
      }
    },
  };
}
