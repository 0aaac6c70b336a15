// Values that the browser stores for the page. If storage is not allowed, as in some
// frames, they last as long as the page.

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
    /** @param {string | null} value  null removes it */
    write(value) {
      try {
        if (value) localStorage.setItem(key, value);
        else localStorage.removeItem(key);
      } catch {
        // not allowed: the value lasts as long as the page
      }
    },
  };
}
