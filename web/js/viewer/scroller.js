// An element that scrolls if its content has no room: what this step is about stays in
// sight, and the keyboard can scroll it.

/** Milliseconds after which no row moves any more. */
const SETTLED = 350;

/**
 * @param {HTMLElement} element  with a style that lets it scroll
 * @param {() => string} label  for screen readers, while it scrolls
 */
export function createScroller(element, label) {
  /** Scrolls as little as needed to show all that is marked, or at least the first of it. */
  function follow() {
    const marked = element.querySelectorAll(".now");
    if (marked.length === 0 || element.scrollHeight <= element.clientHeight) return;
    const box = element.getBoundingClientRect();
    // Below a heading that stays.
    const least = Number.parseFloat(getComputedStyle(element).scrollPaddingTop) || 0;
    const top = marked[0].getBoundingClientRect().top - box.top - element.clientTop;
    const bottom = marked[marked.length - 1].getBoundingClientRect().bottom - box.top - element.clientTop;
    if (bottom > element.clientHeight) element.scrollTop += bottom - element.clientHeight;
    // After the scrolling above.
    const now = marked[0].getBoundingClientRect().top - box.top - element.clientTop;
    if (top < least || now < least) element.scrollTop += now - least;
  }

  /** Only an element that scrolls takes the focus. */
  function offer() {
    const scrolls = element.scrollHeight > element.clientHeight + 1;
    if (scrolls) {
      element.tabIndex = 0;
      element.setAttribute("aria-label", label());
      element.setAttribute("role", "group");
    } else if (!element.matches(":focus")) {
      for (const name of ["tabindex", "aria-label", "role"]) element.removeAttribute(name);
    }
  }

  new ResizeObserver(() => {
    follow();
    offer();
  }).observe(element);

  let timer = 0;

  return {
    /** Call this when the content has changed. */
    follow() {
      follow();
      offer();
      // Rows that move are at their places then.
      clearTimeout(timer);
      timer = setTimeout(follow, SETTLED);
    },
  };
}
