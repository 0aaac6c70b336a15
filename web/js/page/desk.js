// What the tools of the page work on: types only.

/** @import { Engine } from "../engine.js" */
/** @import { State } from "../fragment.js" */
/** @import { Session } from "../types.js" */
/** @import { createViewer } from "../viewer/viewer.js" */

/**
 * What the tools work on.
 * @typedef {object} Desk
 * @property {HTMLElement} work  around the tree
 * @property {ReturnType<typeof createViewer>} viewer
 * @property {Engine} engine
 * @property {Session | null} session  of the run that is shown
 * @property {State} state  that is shown
 * @property {(state: State) => void} open  shows another run
 * @property {(said: string, on: Hearing) => void} tell  shows what a program says of its search, in place of the run
 * @property {(changes: Record<string, string>) => void} view  changes what the link says of how the run is shown
 * @property {(text: string) => void} write  shows a game as if the reader had written it
 * @property {(text: string) => Error | null} fault  returns what is wrong with a game for the current search
 * @property {() => void} repaint  paints the tree again
 * @property {(line: string) => void} say
 * @property {(proceed: () => void) => void} whole  proceeds when the engine has all
 *
 * What is done once it is shown what a program says, or if it can't be.
 * @typedef {object} Hearing
 * @property {(session: Session) => void} [shown]
 * @property {(error: unknown) => void} [failed]  by default, the page says why
 *
 * @typedef {object} Tool
 * @property {boolean} isOpen
 * @property {(key?: string) => void} toggle  for a tool with several keys, with the one that was pressed
 * @property {() => void} update  called when the page shows another run
 * @property {() => void} [follow]  does what the link says
 * @property {() => void} [step]  called when another step is shown
 * @property {import("../tree/card.js").Actions} [actions]  returns buttons in the card of a node
 */

export {};
