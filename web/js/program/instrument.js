// A program with hooks written in, which tell what it calls, returns and sets while it runs:
//
//     __in(line, function, names, values)  a call begins; returns its number, which the others get
//     __out(call, line, value)             it ends; returns the value
//     __set(call, line, name, value)       a variable of a function is set; returns the value
//     __at(call, line)                     a line of a function is reached
//     __tick(line)                         a loop goes on, which lets an endless one be ended
//
// Generators and asynchronous functions are left alone, but not what is inside of them: their calls don't end in the
// order in which they begin.

import { written } from "./edits.js";
import { hooksOfJavaScript } from "./instrument-javascript.js";
import { hooksOfPython } from "./instrument-python.js";
import { rewritesOf } from "./rewrite-python.js";

/** @import { Parser, Tree } from "../lib/editor.js" */
/** @import { Exits } from "./edits.js" */
/** @import { Absent } from "./rewrite-python.js" */

/** @typedef {"python" | "javascript"} Language */
/**
 * @typedef {object} Instrumented
 * @property {string} source
 * @property {number[]} lines  for each line of `source`, the number of the line that it is from
 * @property {number | null} wrong  the first line that the parser can't read
 * @property {string[]} imports  the modules that a program in Python imports
 * @property {Exits} exits
 * @property {Absent | null} absent  what the Python that runs here can't read
 */

/**
 * Returns a program with hooks. One that can't be read gets those that fit.
 * @param {Language} language
 * @param {string} source
 * @param {Parser} parser  that of the language
 * @returns {Instrumented}
 */
export function instrument(language, source, parser) {
  const tree = parser.parse(source);
  const wrong = wrongLine(source, tree);
  if (language === "javascript") {
    const { insertions, exits } = hooksOfJavaScript(source, tree);
    return { ...written(source, insertions), wrong, imports: [], exits, absent: null };
  }
  const { insertions, imports, exits } = hooksOfPython(source, tree);
  const { edits, absent } = rewritesOf(source, tree);
  return { ...written(source, [...insertions, ...edits]), wrong, imports, exits, absent };
}

/** Returns the first line that the parser can't read, or null. @param {string} source @param {Tree} tree */
function wrongLine(source, tree) {
  /** @type {number | null} */
  let first = null;
  tree.iterate({
    enter({ type, from }) {
      if (type.isError) first ??= from;
      return first === null;
    },
  });
  return first === null ? null : source.slice(0, first).split("\n").length;
}
