// What a browser remembers for the page. Storage may be forbidden, in a frame
// for instance; then it lasts as long as the page.

/** @param {string} key */
export function storage(key) {
  return {
    read() {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    /** @param {string | null} value  null forgets it */
    write(value) {
      try {
        if (value) localStorage.setItem(key, value);
        else localStorage.removeItem(key);
      } catch {
        // nobody has to know
      }
    },
  };
}
