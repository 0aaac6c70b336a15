// The fragment of the page's address, and the history of the browser: an entry for all that
// was opened. Steps change the current entry.

/** Milliseconds without another change; browsers allow 100 changes in 30 seconds. */
const PAUSE = 350;

/**
 * Returns an address with a fragment. In a `srcdoc`, "#…" alone is relative to the page around it.
 * @param {string} fragment
 */
const whole = (fragment) => location.href.split("#")[0] + fragment;

export function createAddress() {
  let timer = 0;
  /** The last fragment that the page read or wrote. */
  let known = "";
  /** Returns the fragment to be written. @type {(() => string) | null} */
  let due = null;
  /** The occasion on which the current entry was made. @type {string | undefined} */
  let last;

  function cancel() {
    clearTimeout(timer);
    due = null;
  }

  /** Returns true if the reader has just changed the address: it will be read, and isn't overwritten. */
  const isWritten = () => location.hash !== known;

  /** Writes what is due into the current entry. */
  function settle() {
    const fragment = due;
    cancel();
    if (!fragment || isWritten()) return;
    history.replaceState(null, "", whole(fragment()));
    known = location.hash;
  }

  return {
    /**
     * Calls a function with the current fragment, and with that of each entry that the reader goes to, or writes.
     * @param {(fragment: string) => void} follow
     */
    read(follow) {
      const read = () => {
        cancel();
        last = undefined;
        known = location.hash;
        follow(known);
      };
      addEventListener("hashchange", () => isWritten() && read());
      read();
    },
    settle,
    /** Does not write what is due. */
    cancel,

    /** Writes the result of `fragment` into the current entry, after a delay. @param {() => string} fragment */
    write(fragment) {
      clearTimeout(timer);
      due = fragment;
      timer = setTimeout(settle, PAUSE);
    },

    /**
     * Makes a new entry. Several on one occasion, such as the trees while one is typed, are
     * one entry.
     * @param {string} fragment
     * @param {string} [occasion]
     * @returns {boolean} false if it has replaced the last one on this occasion
     */
    open(fragment, occasion) {
      cancel();
      if (isWritten()) return true;
      const again = occasion !== undefined && occasion === last;
      if (again) history.replaceState(null, "", whole(fragment));
      else history.pushState(null, "", whole(fragment));
      known = location.hash;
      last = occasion;
      return !again;
    },

    /** Ends the occasion: the next change makes a new entry. */
    part() {
      last = undefined;
    },
  };
}
