// The keys of a tree that is changed by hand.

/**
 * What the keys do. A step leads to a node, if there is one.
 * @typedef {object} Acts
 * @property {(to: "parent" | "child" | 1 | -1) => void} step
 * @property {(by: "up" | "down" | 1 | -1) => void} move  moves the chosen node
 * @property {(text?: string) => void} type  opens the field over the chosen node
 * @property {() => void} child
 * @property {() => void} sibling
 * @property {() => void} player
 * @property {() => void} remove
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} close
 * @property {() => boolean} isLeaf  returns true if the chosen node is a leaf
 */

/** @type {Record<string, (acts: Acts) => void>} */
const KEYS = {
  ArrowUp: ({ step }) => step("parent"),
  ArrowDown: ({ step }) => step("child"),
  ArrowLeft: ({ step }) => step(-1),
  ArrowRight: ({ step }) => step(1),
  Enter: ({ type }) => type(),
  F2: ({ type }) => type(),
  "+": ({ child }) => child(),
  Insert: ({ child }) => child(),
  ",": ({ sibling }) => sibling(),
  m: ({ player }) => player(),
  Delete: ({ remove }) => remove(),
  Backspace: ({ remove }) => remove(),
  Escape: ({ close }) => close(),
};

/** @type {Record<string, (acts: Acts) => void>} */
const SHIFTED = {
  ArrowLeft: ({ move }) => move(-1),
  ArrowRight: ({ move }) => move(1),
  ArrowUp: ({ move }) => move("up"),
  ArrowDown: ({ move }) => move("down"),
  "+": ({ child }) => child(),
};

/** Does what a key says, and keeps it from the page. @param {KeyboardEvent} event @param {Acts} acts */
export function press(event, acts) {
  if (event.isComposing) return;
  const { key, shiftKey, altKey } = event;
  const isMeta = event.ctrlKey || event.metaKey;
  const name = key.toLowerCase();
  const keys = shiftKey ? SHIFTED : KEYS;
  if (isMeta && !altKey && name === "z") (shiftKey ? acts.redo : acts.undo)();
  else if (isMeta && !altKey && name === "y") acts.redo();
  else if (isMeta || altKey) return;
  else if (Object.hasOwn(keys, key)) keys[key](acts);
  else if (/^[\d.[∞−-]$/.test(key) && acts.isLeaf()) acts.type(key);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
