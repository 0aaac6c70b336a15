// A viewer in an element of the page: the element of the page around a link, made of a choice.

import { PlyscopeElement } from "../js/element/plyscope-element.js";
import { checked } from "./choice.js";
import { OptionError, PlyscopeError } from "./errors.js";

/** @import { Choice } from "./choice.js" */
/** @import { Tree } from "./tree.js" */

/**
 * What is shown of the run, by the names that a link has for it.
 * @typedef {object} Shown
 * @property {number | string} [at]  the step: 12, "40%", "end", "cutoff:2", "node:2.1"
 * @property {"event"} [by]  the parts of steps are shown one by one
 * @property {number} [part]  the part of the step, counted from 1
 * @property {number | string} [from]  the step from which ▶ plays
 * @property {number | string} [to]  the step up to which it plays
 * @property {string | readonly string[]} [overlay]  critical, line, solution, leaves
 * @property {"letters" | "numbers"} [names]  how nodes without names are called
 * @property {string | readonly [max: string, min: string]} [players]  names for MAX and MIN
 * @property {number} [speed]  steps a second
 * @property {"search" | "listing" | "none"} [panel]
 * @property {boolean} [controls]  whether the transport is shown; true by default
 * @property {"light" | "dark"} [theme]  that of the page, unless it is given
 *
 * @typedef {Choice & Shown & { game: string | Tree }} MountChoice
 */

const SHOWN = ["at", "by", "part", "from", "to", "overlay", "names", "players", "speed", "panel", "controls", "theme"];
const NAME = "ply-scope";

/**
 * Puts a viewer into an element, behind what that has. It has the methods of the element `<ply-scope>`;
 * `remove()` takes it away.
 * @param {Element} target
 * @param {MountChoice} choice
 * @returns {PlyscopeElement}
 */
export function mount(target, choice) {
  if (!(target instanceof Element))
    throw new PlyscopeError(`mount() puts a viewer into an element of the page; it got ${target}`);
  const { algorithm, game, options, rules } = checked(choice, SHOWN);
  if (rules) throw new PlyscopeError("mount() shows a game that a link can have: text, or a tree");
  /** @type {Record<string, unknown>} */
  const shown = { controls: true };
  for (const name of SHOWN) {
    const value = /** @type {Record<string, unknown>} */ (choice)[name];
    if (value !== undefined) shown[name] = value;
    if (name in options) throw new OptionError(`${name} is no option of a search; it stands beside options`, name);
  }
  if (!customElements.get(NAME)) customElements.define(NAME, PlyscopeElement);
  const viewer = /** @type {PlyscopeElement} */ (document.createElement(NAME));
  for (const [name, value] of Object.entries({ algorithm, game, ...options, ...shown })) {
    if (typeof value === "boolean") viewer.toggleAttribute(name, value);
    else viewer.setAttribute(name, String(value));
  }
  target.append(viewer);
  return viewer;
}
