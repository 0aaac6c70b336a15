// Where the keys go. A control that was reached with a pointer leaves the keys to the
// tree; one that was reached with the keyboard has those that use it.

let pointed = false;
addEventListener("pointerdown", () => (pointed = true), true);
addEventListener(
  "keydown",
  ({ key }) => {
    if (key === "Tab") pointed = false;
  },
  true,
);

/** Returns true if the focus was last moved with a pointer, and false if it was with the keyboard. */
export const isPointed = () => pointed;

/** @type {HTMLElement | null} */
let home = null;

/** @param {HTMLElement} element  the element that gets the focus after a choice */
export const setHome = (element) => (home = element);

/**
 * Gives the focus to the tree. Call this after a choice. The tree needs no outline then: the
 * keys of the viewer work without the focus, too. Returns true if it had the focus before.
 */
export function goHome() {
  const element = home;
  if (!element || element.matches(":focus")) return true;
  element.classList.add("home");
  element.focus({ preventScroll: true });
  element.addEventListener("blur", () => element.classList.remove("home"), { once: true });
  return false;
}

/**
 * Lets the page around a frame have the keys. Returns true in a part of a page, where they are on their way.
 * @param {EventTarget} area
 */
export const leave = (area) => area !== self || (parent !== self && parent.focus());
