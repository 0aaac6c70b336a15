// What the page shows and what it is asked for. A pure state machine; only `advance` changes
// the state, and what follows from a change (controls, address, tree) listens to it.

import { DEFAULT_STATE } from "../fragment.js";
import { withView } from "./link-writer.js";

/** @import { EngineError } from "../engine.js" */
/** @import { State } from "../fragment.js" */
/** @import { Names } from "../narrate.js" */
/** @import { Link } from "./link-reader.js" */

/**
 * A run that is asked for.
 * @typedef {object} Request
 * @property {State} state
 * @property {string[]} remarks  messages to show with it
 * @property {number} [at]  the step to show; by default the current one
 * @property {string} [occasion]  changes on one occasion are one entry of the history
 * @property {boolean} [written]  true if the reader has written the game
 * @property {Link} [link]  the link that asks for it
 * @property {boolean} [rest]  true for what is right of a link that is broken
 * @property {() => void} [ready]  called when the run is there
 *
 * A game that is chosen before it is known which search takes it.
 * @typedef {{ game: string }} Choice
 *
 * @typedef {object} Page
 * @property {"empty" | "loading" | "shown" | "refused"} status
 * @property {State} shown  the last run that was shown; the default before the first one
 * @property {string} title  that of its search; empty before the first run
 * @property {State} wanted  what the controls show: something else while a run is loading, and after an error
 * @property {Request | Choice | null} loading  what is on its way
 * @property {Request | Choice | null} refused  what was refused last, until something else is asked for
 * @property {{ at: number } | null} standing  the step at which a broken link of the address is shown in part
 *
 * @typedef {{ type: "ask" | "again", request: Request }
 *   | { type: "choose", choice: Choice }
 *   | { type: "show", request: Request, at: number, title: string, own?: string }
 *   | { type: "refuse", request: Request, error: EngineError, right: State, at: number }
 *   | { type: "beyond", request: Request, at: number }
 *   | { type: "miss", request: Request | Choice }
 *   | { type: "leave" }
 *   | { type: "view", changes: Record<string, string> }
 *   | { type: "call", names: Names }
 *   | { type: "overlay", overlay: string[] }} PageEvent
 */

/** The page before the first run. @type {Page} */
export const EMPTY = {
  status: "empty",
  shown: { ...DEFAULT_STATE },
  title: "",
  wanted: { ...DEFAULT_STATE },
  loading: null,
  refused: null,
  standing: null,
};

/**
 * The events that are handled in each status. Others are ignored. A recording that is shown can
 * still be refused. And one goes on until another is opened: it can be shown, or reach its end,
 * while the next one is loading, or when that is refused.
 * @type {Record<Page["status"], PageEvent["type"][]>}
 */
export const LEGAL = {
  empty: ["ask", "choose", "view", "call", "overlay"],
  loading: ["ask", "choose", "again", "show", "refuse", "miss", "beyond", "leave", "view", "call", "overlay"],
  shown: ["ask", "choose", "again", "refuse", "beyond", "leave", "view", "call", "overlay"],
  refused: ["ask", "choose", "again", "show", "refuse", "beyond", "leave", "view", "call", "overlay"],
};

/** Returns true if the place of an error is in the text of the game. @param {EngineError} error */
export const isInGame = (error) => error.field === "game" && error.offset !== undefined;

/** Returns true for a link of the address, where the browser has an entry for it. @param {Request} request */
export const isOfAddress = ({ link }) => link !== undefined && !link.isInField;

/**
 * @param {Page} page
 * @param {PageEvent} event
 * @returns {Page} the same object if nothing changed
 */
export function advance(page, event) {
  if (!LEGAL[page.status].includes(event.type)) return page;
  switch (event.type) {
    case "ask":
      return { ...page, status: "loading", wanted: event.request.state, loading: event.request, refused: null };
    case "choose":
      return { ...page, status: "loading", loading: event.choice };
    case "again":
      // Meanwhile something else may have been asked for.
      return page.loading && page.loading !== event.request
        ? page
        : { ...page, status: "loading", loading: event.request };
    case "show":
      return show(page, event.request, event.at, event.title);
    case "refuse":
      return refuse(page, event);
    case "beyond":
      return {
        ...page,
        refused: event.request,
        standing: isOfAddress(event.request) ? { at: event.at } : page.standing,
      };
    case "miss":
      return page.loading === event.request ? refused(page, event.request) : page;
    case "leave":
      return page.standing ? { ...page, standing: null } : page;
    case "view":
      return both(page, (state) => withView(state, event.changes));
    case "call":
      return both(page, (state) => ({ ...state, ...event.names }));
    case "overlay":
      return both(page, (state) => ({ ...state, overlay: event.overlay }));
  }
}

/**
 * Changes how the run is shown, and how the next one will be.
 * @param {Page} page
 * @param {(state: State) => State} change
 * @returns {Page}
 */
const both = (page, change) => ({ ...page, shown: change(page.shown), wanted: change(page.wanted) });

/**
 * @param {Page} page
 * @param {Request} request
 * @param {number} at
 * @param {string} title
 * @returns {Page}
 */
function show(page, request, at, title) {
  const { state, link, rest = false } = request;
  const isBroken = rest || link?.problem !== undefined;
  const isLast = page.loading === request;
  return {
    ...page,
    status: isLast ? "shown" : page.status,
    loading: isLast ? null : page.loading,
    shown: state,
    title,
    // The controls show what is right of a link; the field keeps the game.
    wanted: rest ? { ...state, game: page.wanted.game, at: page.wanted.at } : state,
    standing: isOfAddress(request) && isBroken ? { at } : null,
  };
}

/**
 * Keeps what is shown.
 * @param {Page} page
 * @param {Request | Choice} request
 * @returns {Page}
 */
const refused = (page, request) => ({ ...page, status: "refused", loading: null, refused: request });

/**
 * @param {Page} page
 * @param {Extract<PageEvent, { type: "refuse" }>} event
 * @returns {Page}
 */
function refuse(page, { request, error, right, at }) {
  const { state, link, rest = false } = request;
  if (page.loading && page.loading !== request) return page;
  const next = refused(page, request);
  if (!link || rest) return next;
  return {
    ...next,
    // The controls show what is right.
    wanted: isInGame(error) ? page.wanted : { ...right, game: state.game, at: state.at },
    // The broken link stays in the address, until something else is shown.
    standing: isOfAddress(request) ? { at } : page.standing,
  };
}
