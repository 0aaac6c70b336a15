// The sign that something which scrolls has more below what is in sight.

/** Pixels below the lower edge that are no content, such as a margin. */
const LEAST = 6;

/**
 * Has elements that scroll say so while there is more below. Their look is in css/page/fold.css.
 * @param {Iterable<Element>} elements
 */
export function signFolds(elements) {
  /** @param {Element} element */
  const look = (element) => {
    const { scrollHeight, scrollTop, clientHeight } = element;
    const isScroller = getComputedStyle(element).overflowY === "auto";
    element.classList.toggle("more", isScroller && scrollHeight - scrollTop - clientHeight > LEAST);
  };
  for (const element of elements) {
    const again = () => look(element);
    let isDue = false;
    /** Looks once the browser is about to draw: what has changed until then is laid out once. */
    const later = () => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(() => {
        isDue = false;
        again();
      });
    };
    const sizes = new ResizeObserver(again);
    // Other fonts make the content higher, and not the element.
    const watch = () => {
      for (const part of [element, ...element.children]) sizes.observe(part);
      later();
    };
    watch();
    element.addEventListener("scroll", again, { passive: true });
    new MutationObserver(watch).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ["class", "hidden"],
    });
  }
}
