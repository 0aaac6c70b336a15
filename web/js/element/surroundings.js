// The theme of the page around an element: light or dark, as the colour behind it.

/** Milliseconds after which a change of the colours of a page is over. */
const SETTLED = 500;

const dark = matchMedia("(prefers-color-scheme: dark)");
const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

/** Returns red, green, blue and opacity of a colour, from 0 to 255. @param {string} colour */
function channels(colour) {
  if (!pen) return new Uint8ClampedArray(4);
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  return pen.getImageData(0, 0, 1, 1).data;
}

/** Returns true if what is behind an element is dark. @param {Element} element */
export function isOnDark(element) {
  /** @type {Element | null} */
  let behind = element;
  while (behind) {
    /** @type {Node} */
    const root = behind.getRootNode();
    behind = behind.assignedSlot ?? behind.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    if (!behind) break;
    const [red, green, blue, opacity] = channels(getComputedStyle(behind).backgroundColor);
    if (opacity > 127) return 0.3 * red + 0.59 * green + 0.11 * blue < 128;
  }
  // The page has no colour of its own: that of the browser, in the schemes that the page takes.
  const { colorScheme } = getComputedStyle(document.documentElement);
  return colorScheme.includes("dark") && (dark.matches || !colorScheme.includes("light"));
}

/** @type {Set<() => void>} */
const listeners = new Set();
let timer = 0;

function tell() {
  for (const listener of listeners) listener();
}

/** Asks now, and when colours that fade have settled. */
function changed() {
  tell();
  clearTimeout(timer);
  timer = setTimeout(tell, SETTLED);
}

const observer = new MutationObserver(changed);

/**
 * Calls a listener when the colours of the page may have changed. Returns a function that ends this.
 * @param {() => void} listener
 */
export function watch(listener) {
  if (listeners.size === 0) {
    for (const element of [document.documentElement, document.body]) observer.observe(element, { attributes: true });
    dark.addEventListener("change", changed);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer.disconnect();
    dark.removeEventListener("change", changed);
  };
}
