// The fragment of the page's address: followed when somebody changes it, and
// written while the page moves.

/** Milliseconds without another change; browsers allow a hundred in half a minute. */
const PAUSE = 350;

/** @param {(fragment: string) => void} follow  somebody has written another fragment */
export function createAddress(follow) {
  let timer = 0;
  /** The fragment as the page last read or wrote it. */
  let known = "";

  function read() {
    known = location.hash;
    follow(known);
  }
  addEventListener("hashchange", () => {
    if (location.hash !== known) read();
  });

  return {
    /** Follows the fragment that is there. */
    read,

    /** Writes what `fragment` returns, some time later. @param {() => string} fragment */
    write(fragment) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Somebody has just changed it: that is to be read, not written over.
        if (location.hash !== known) return;
        history.replaceState(null, "", fragment());
        known = location.hash;
      }, PAUSE);
    },
  };
}
