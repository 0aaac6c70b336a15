// Tells the host the height that a frame needs when its width has changed. greeting.js loads this with
// the first change.

/** Milliseconds without another width after which the host is told. */
const CALM = 200;
/** The greatest one. */
const CALMEST = 60_000;
/** The part of the height that the sentence and the panel can have below the tree (css/embed.css). */
const BELOW = 0.55;

/** @typedef {{ width: number, height: number }} Size */

/** After a message, it is twice as long: a host that answers with another width hears of it ever more rarely. */
let calm = CALM;
let told = Number.NEGATIVE_INFINITY;
let timer = 0;

/**
 * Tells the host, as soon as the width stays.
 * @param {Size} frame  the width that was told last, and the height that the host has given
 * @param {HTMLElement} side  what has the sentence and the panel
 */
export function resized(frame, side) {
  if (performance.now() - told > 4 * calm) calm = CALM;
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (innerWidth === frame.width) return;
    frame.width = innerWidth;
    told = performance.now();
    calm = Math.min(2 * calm, CALMEST);
    parent.postMessage({ subject: "lti.frameResize", height: needed(frame, side) }, "*");
  }, calm);
}

/** Returns the height at which the sentence and the panel have room. @param {Size} frame @param {HTMLElement} side */
function needed({ height }, side) {
  const { tab } = side.dataset;
  // What is behind the other tab needs room, too: as much as without tabs.
  const tabs = [...document.styleSheets].find(({ href }) => href?.endsWith("/side-tabs.css"));
  if (tabs) tabs.disabled = true;
  delete side.dataset.tab;
  side.classList.add("whole");
  const panel = side.querySelector(".panel");
  const { top, width } = side.getBoundingClientRect();
  const bottom = panel ? panel.getBoundingClientRect().bottom + pixels(panel, "marginBottom") : top;
  const content = bottom - top + side.scrollTop + pixels(side, "paddingBottom");
  const share = width < innerWidth - 2 ? 1 : BELOW;
  const { clientHeight } = side;
  side.classList.remove("whole");
  if (tabs) tabs.disabled = false;
  if (tab) side.dataset.tab = tab;
  return Math.ceil(Math.max(height, innerHeight + (content - clientHeight) / share));
}

/** @param {Element} element @param {"marginBottom" | "paddingBottom"} name */
const pixels = (element, name) => Number.parseFloat(getComputedStyle(element)[name]);
