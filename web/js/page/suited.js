// A search for a game that is chosen without one: the current search, or that of an example
// if the current one does not take such games.

import { EngineError } from "../engine.js";
import { carryOver } from "../fragment.js";
import { EXAMPLES, NEEDS } from "./examples.js";

/** @import { Engine } from "../engine.js" */
/** @import { State } from "../fragment.js" */

/**
 * Returns the state that shows a game from its start.
 * @param {Engine} engine
 * @param {State} state  with the current search
 * @param {string} game
 * @returns {State}
 */
export function suited(engine, state, game) {
  const name = game.split(":", 1)[0];
  const here = withNeeds(engine, { ...state, game, at: 0 }, name);
  const examples = EXAMPLES.flatMap(([, group]) => group);
  const likely = examples.filter((example) => example.game.startsWith(`${name}:`));
  const others = [...likely, ...examples].map(({ algorithm }) =>
    withNeeds(engine, { ...here, algorithm, options: {} }, name),
  );
  return [here, ...others].find((state) => takes(engine, state)) ?? here;
}

/** @param {Engine} engine @param {State} state @param {string} name  of the game */
function withNeeds({ catalogue }, state, name) {
  const options = catalogue.algorithms.find((spec) => spec.name === state.algorithm)?.options ?? [];
  return { ...state, options: { ...carryOver(NEEDS[name] ?? {}, options), ...state.options } };
}

/** Returns true if the engine can open the run of a state. @param {Engine} engine @param {State} state */
export function takes(engine, { algorithm, game, options }) {
  try {
    engine.open(algorithm, game, options).free();
    return true;
  } catch (error) {
    if (error instanceof EngineError) return false;
    throw error;
  }
}
