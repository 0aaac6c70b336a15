// Whether the page can be used. A click on the text of a dialog takes the focus, and with it the keys, out of it.

/** Returns true if a dialog covers the page. */
export const isCovered = () => document.querySelector("dialog[open]") !== null;

/** Keeps the keys from what is covered. Call this before anything listens to them. */
export const keepKeys = () => addEventListener("keydown", (event) => isCovered() && event.stopImmediatePropagation());
