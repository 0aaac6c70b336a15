// What a tour is made of, and what it works on: types only.

/** @import { State } from "../../fragment.js" */
/** @import { Part } from "./markdown.js" */
/** @import { AlgorithmEntry } from "../../types.js" */
/** @import { createViewer } from "../../viewer/viewer.js" */

/**
 * A mistake in a tour: its line, and the last part of the key of a sentence with its arguments.
 * @typedef {{ line: number, key: string, slots?: (string | number)[] }} Fault
 *
 * @typedef {object} Answer
 * @property {Part[]} text
 * @property {string} [given]  what is typed, or the path of the node; undefined for any other answer
 * @property {boolean} right
 * @property {Part[]} why
 *
 * @typedef {{ how: "choose" | "type" | "point", answers: Answer[] }} Question
 *
 * @typedef {object} Stop
 * @property {number} line  of its heading
 * @property {Part[]} heading
 * @property {string} name  its heading as text
 * @property {Part[]} parts  its text
 * @property {string | null} fragment  of the link to what it shows
 * @property {Question | null} question
 * @property {Part[]} notes  for the speaker only
 *
 * @typedef {{ title: string, stops: Stop[], faults: Fault[] }} Tour
 *
 * What a tour works on.
 * @typedef {object} TourDesk
 * @property {HTMLElement} app  the page
 * @property {AlgorithmEntry[]} algorithms
 * @property {ReturnType<typeof createViewer>} viewer
 * @property {State} state  that is shown
 * @property {(fragment: string, isNew: boolean) => void} follow  shows what a link says, as a new entry of the history
 *     or in the current one
 * @property {(changes: Record<string, string>) => void} view  changes how the run is shown
 * @property {(state: State) => Error | null} fault  returns what is wrong with a run
 * @property {(...lines: string[]) => void} say
 */

export {};
