// What is wrong with a link, where that is in its text, and what is left without it.

import { carryOver, DEFAULT_STATE, MOST } from "../fragment.js";

/** @import { EngineError } from "../engine.js" */
/** @import { Problem } from "../link/reading.js" */
/** @import { State } from "../fragment.js" */
/** @import { AlgorithmEntry } from "../types.js" */

/** @typedef {{ from: number, length: number }} Place  in a text */

/** Returns the fragment of a text that is a link, with its `#`; null if it is not a link. @param {string} text */
export function fragmentIn(text) {
  const link = /^\s*(?:[a-z]+:\/\/\S*?)?(#\S*)\s*$/i.exec(text);
  return link ? link[1] : null;
}

/**
 * Returns the parts of a link, in order: their names, and the places of the name and the value.
 * @param {string} link
 */
function partsOf(link) {
  let from = link.indexOf("#") + 1;
  return link
    .slice(from)
    .trimEnd()
    .split("&", MOST)
    .map((part) => {
      const name = part.split("=", 1)[0];
      const at = from;
      from += part.length + 1;
      const value = Math.min(part.length, name.length + 1);
      return {
        part,
        name: decoded(name),
        all: { from: at, length: part.length },
        key: { from: at, length: name.length },
        value: { from: at + value, length: part.length - value },
      };
    });
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the place of the value of a name, or of the name if it has no value; undefined if
 * the link doesn't have it.
 * @param {string} link
 * @param {string} name
 * @returns {Place | undefined}
 */
export function placeOfValue(link, name) {
  const part = partsOf(link).find((part) => part.name === name);
  return part && (part.value.length > 0 ? part.value : part.key);
}

/**
 * Returns the place of a problem.
 * @param {string} link
 * @param {Problem} problem
 * @returns {Place | undefined}
 */
export function placeOfProblem(link, problem) {
  const { key, word } = problem;
  const parts = partsOf(link);
  if (key === "part") return parts.find(({ part }) => part === word)?.all;
  if (key === "twice") return parts.filter(({ name }) => name === word)[1]?.all;
  if (key === "unknown") return parts.find(({ name }) => name === word)?.key;
  return placeOfValue(link, key);
}

/**
 * Returns the place of what an error of the engine is about.
 * @param {string} link
 * @param {EngineError} error
 * @param {AlgorithmEntry | undefined} spec  of the search that the link asks for
 */
export function placeOfError(link, error, spec) {
  if (error.field === "game") {
    const part = partsOf(link).find(({ name }) => name === "game");
    // If nothing in it is escaped, the place in the game is a place in the link.
    return part && error.offset !== undefined && !part.part.includes("%")
      ? { from: part.value.from + error.offset, length: error.length ?? 1 }
      : part?.value;
  }
  if (error.field !== "option" || !error.option) return placeOfValue(link, error.field);
  const isKnown = spec?.options.some(({ name }) => name === error.option);
  const part = partsOf(link).find(({ name }) => name === error.option);
  return isKnown ? placeOfValue(link, error.option) : part?.key;
}

/**
 * Returns the state without what an error is about; the default of all if nothing else is left.
 * @param {State} state
 * @param {EngineError} error
 * @param {AlgorithmEntry[]} algorithms
 * @returns {State}
 */
export function without(state, error, algorithms) {
  const { algorithm, game } = DEFAULT_STATE;
  if (error.field === "option" && error.option !== undefined && Object.hasOwn(state.options, error.option)) {
    const options = { ...state.options };
    delete options[error.option];
    return { ...state, options };
  }
  // The game is readable, but not with this search; or there is no such search.
  const isUnsuited = error.field === "algorithm" || (error.field === "game" && error.offset === undefined);
  if (isUnsuited && state.algorithm !== algorithm) {
    const specs = algorithms.find(({ name }) => name === algorithm)?.options ?? [];
    return { ...state, algorithm, options: carryOver(state.options, specs), at: 0 };
  }
  return error.field === "game" && state.game !== game ? { ...state, game, at: 0 } : DEFAULT_STATE;
}

/**
 * Takes from a link the options that its search doesn't have, and returns a problem for each.
 * @param {State} state
 * @param {AlgorithmEntry[]} algorithms
 * @returns {Problem[]}
 */
export function takeUnknown(state, algorithms) {
  const spec = algorithms.find(({ name }) => name === state.algorithm);
  // Of a search that doesn't exist, none is known.
  const specs = spec ? [spec] : algorithms;
  const known = new Set(specs.flatMap(({ options }) => options.map(({ name }) => name)));
  const unknown = Object.keys(state.options).filter((name) => !known.has(name));
  for (const name of unknown) delete state.options[name];
  return unknown.map((word) => ({ key: "unknown", word }));
}
