// The engine of the page. It begins with the module that the address needs, perhaps a still, and loads
// the full one, or that of a game, when it is needed.

import { catalogue } from "../catalogue.js";
import { ownModule } from "../code.js";
import { translatedCatalogue } from "./texts.js";

/** @import { Engine } from "../engine.js" */
/** @import { State } from "../fragment.js" */
/** @import { Catalogue, Session } from "../types.js" */

/** How chess begins without its name in front: PGN, perhaps behind lines of comments, its moves, UCI's `position`, and a FEN. */
const CHESS =
  /^(?:\s*[%;][^\n]*\n)*\s*(?:\[(?:Event|Site|Date|Round|White|Black|Result|SetUp|FEN)\s|1\.\s*[a-hNBRQKO]|position\s+(?:startpos|fen)\b|(?:[a-z\d]+\/){7})/i;

/** The name by which a run is opened of what a program says. No search has it. */
export const TOLD = "*";

/**
 * What waits for a module.
 * @typedef {object} Waiting
 * @property {() => boolean} isWanted  returns false once something else was asked for
 * @property {() => void} proceed
 * @property {(error: unknown) => void} failed
 */

/** @typedef {ReturnType<typeof createPageEngine>} PageEngine */

/** @param {Engine} loaded */
export function createPageEngine(loaded) {
  /** The game whose own module is loaded. */
  let own = loaded.catalogue?.games.find(({ name }) => ownModule(name))?.name;
  /** True until a run is opened: a still has only that of the address. */
  let isFirst = true;
  /** @type {Engine} */
  const engine = Object.create(loaded);
  /** What shows a program's own search. @type {((game: string, said: string) => Session) | undefined} */
  let told;
  engine.open = (algorithm, game, options) =>
    algorithm === TOLD && told ? told(game, options.said) : loaded.open(algorithm, game, options);
  // A still has none, and the full module only that of its games.
  engine.catalogue = translatedCatalogue(/** @type {Catalogue} */ (catalogue ?? loaded.catalogue));

  /** Loads the full module, if there is a still. @param {Waiting} waiting */
  function complete({ isWanted, proceed, failed }) {
    (loaded.complete() ?? Promise.resolve()).then(() => isWanted() && proceed(), failed);
  }

  /** Loads the module that a game has of its own, if there is one. @param {string} game @param {Waiting} waiting */
  function withModule(game, { isWanted, proceed, failed }) {
    const needed = ownModule(CHESS.test(game) ? "chess" : game);
    if (!needed || needed === own) return proceed();
    const enlarged = loaded.enlarge(needed).then(() => {
      own = needed;
      if (isWanted()) proceed();
    });
    enlarged.catch(failed);
  }

  /** Loads what the run of a game needs. @param {string} game @param {Waiting} waiting */
  function prepare(game, waiting) {
    const proceed = () => {
      if (!engine.whole && !isFirst) return complete({ ...waiting, proceed: () => prepare(game, waiting) });
      isFirst = false;
      waiting.proceed();
    };
    withModule(game, { ...waiting, proceed });
  }

  return {
    engine,
    complete,

    /** Makes the engine able to open `TOLD`. @param {{ told: (game: string, said: string) => Session }} module */
    hear(module) {
      told = module.told;
    },

    withModule,
    prepare,

    /** Returns the description of a search. @param {string} name */
    specOf: (name) => engine.catalogue.algorithms.find((spec) => spec.name === name),

    /**
     * Returns the game of a run as the notation has it; null if something is wrong with it.
     * @param {Pick<State, "algorithm" | "game" | "options">} state
     */
    read({ algorithm, game, options }) {
      try {
        const run = engine.open(algorithm, game, options);
        const text = run.about.game;
        run.free();
        return text;
      } catch {
        return null;
      }
    },

    /** Returns what is wrong with a run. @param {Pick<State, "algorithm" | "game" | "options">} state */
    fault({ algorithm, game, options }) {
      try {
        engine.open(algorithm, game, options).free();
        return null;
      } catch (error) {
        return /** @type {Error} */ (error);
      }
    },
  };
}
