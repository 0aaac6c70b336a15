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
export function setHome(element) {
  home = element;
  element.addEventListener("blur", () => element.classList.remove("home"));
}

/**
 * Gives the focus to the tree. Call this after a choice. The tree needs no outline then: the
 * keys of the viewer work without the focus, too. Returns true if it had the focus before.
 */
export function goHome() {
  if (!home || home === document.activeElement) return true;
  home.classList.add("home");
  home.focus({ preventScroll: true });
  return false;
}

/** Lets the page around a frame have the keys. */
export function leaveFrame() {
  if (parent !== self) parent.focus();
}
