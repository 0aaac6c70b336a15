// The fragment of the page's address: read when the reader changes it, and written when
// the state of the page changes.

/** Milliseconds without another change; browsers allow 100 changes in 30 seconds. */
const PAUSE = 350;

/** @param {(fragment: string) => void} follow  called with a fragment that the reader has changed */
export function createAddress(follow) {
  let timer = 0;
  /** The last fragment that the page read or wrote. */
  let known = "";

  function read() {
    known = location.hash;
    follow(known);
  }
  addEventListener("hashchange", () => {
    if (location.hash !== known) read();
  });

  return {
    /** Reads the current fragment. */
    read,

    /** Writes the result of `fragment` after a delay. @param {() => string} fragment */
    write(fragment) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // The reader has just changed it, so it is read and not overwritten.
        if (location.hash !== known) return;
        history.replaceState(null, "", fragment());
        known = location.hash;
      }, PAUSE);
    },
  };
}
