// Orders the functions of a module so that it compresses better: gzip finds what is repeated
// only within 32 KB, so functions with much in common should be near each other.

import binaryen from "binaryen";

/** The length of the sequences of bytes that functions are compared by. */
const SEQUENCE = 6;
/** How far gzip looks back. It is a little less, because functions are compared as a whole. */
const WINDOW = 30_000;
/** Makes functions that are shorter than a few sequences count less. */
const SHORT = 18;
const CODE = 10;

/** Reorders the functions. Their names and the code stay. @param {import("binaryen").Module} module */
export function orderFunctions(module) {
  const declared = Array.from({ length: module.getNumFunctions() }, (_, index) =>
    binaryen.getFunctionInfo(module.getFunctionByIndex(index)),
  );
  const own = declared.filter((info) => !info.module);
  for (const index of similarNear(bodies(module.emitBinary()).map(sequences))) {
    const { name, params, results, vars, body } = own[index];
    module.removeFunction(name);
    module.addFunction(name, params, results, vars, body);
  }
}

/**
 * Returns an order in which each function is the one that has most in common with those before it.
 * @param {{ found: Set<number>, length: number }[]} functions
 */
function similarNear(functions) {
  /** @type {number[]} */
  const order = [];
  const left = new Set(functions.keys());
  /** How many functions in the window have a sequence. @type {Map<number, number>} */
  const seen = new Map();
  let [begin, length] = [0, 0];
  const pass = (/** @type {number} */ index) => {
    length += functions[index].length;
    for (const one of functions[index].found) seen.set(one, (seen.get(one) ?? 0) + 1);
    for (; length > WINDOW; begin++) {
      const gone = functions[order[begin]];
      length -= gone.length;
      for (const one of gone.found) seen.set(one, (seen.get(one) ?? 0) - 1);
    }
  };
  const share = (/** @type {number} */ index) => {
    const { found } = functions[index];
    let common = 0;
    for (const one of found) if (seen.get(one)) common++;
    return common / (found.size + SHORT);
  };
  // The first ones have little in common with any other, so it begins in the middle.
  let next = functions.length >> 1;
  while (left.size > 0) {
    left.delete(next);
    order.push(next);
    pass(next);
    let most = -1;
    for (const index of left) {
      const common = share(index);
      if (common > most) [most, next] = [common, index];
    }
  }
  return order;
}

/** Returns the sequences of bytes in the code of a function, as numbers. @param {Uint8Array} code */
function sequences(code) {
  const found = new Set();
  for (let at = 0; at + SEQUENCE <= code.length; at++)
    found.add(code.subarray(at, at + SEQUENCE).reduce((hash, byte) => (Math.imul(hash, 257) + byte) | 0, 0));
  return { found, length: code.length };
}

/** Returns the code of each function of a module. @param {Uint8Array} wasm */
function bodies(wasm) {
  let at = 8;
  const number = () => {
    let [value, shift, byte] = [0, 0, 0];
    do {
      byte = wasm[at++];
      value |= (byte & 127) << shift;
      shift += 7;
    } while (byte & 128);
    return value >>> 0;
  };
  const taken = (/** @type {number} */ length) => {
    at += length;
    return wasm.subarray(at - length, at);
  };
  while (wasm[at++] !== CODE) taken(number());
  number();
  return Array.from({ length: number() }, () => taken(number()));
}
