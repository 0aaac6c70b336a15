// What a hand-out is made of: types only.

/** @import { State } from "../../fragment.js" */
/** @import { Session } from "../../types.js" */

/**
 * What is printed.
 * @typedef {object} HandoutDesk
 * @property {HTMLElement} work  has the tree, in the page
 * @property {() => { session: Session, at: number, state: State, fragment: string } | null} shown  null if there can't
 *     be a figure of it yet
 * @property {(changes: Record<string, string>) => void} view  changes what the link says of how the run is shown
 */

export {};
