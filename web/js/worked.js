// What a reader does in a frame beside looking on, as the link says: work the search by hand, or write it.

import { loadPart } from "./later.js";

/** @import { Embedded } from "./embedded.js" */

/** The parts that a link has asked for. @type {Set<"practice" | "program">} */
const asked = new Set();

/** Shows what the link asks for, and has what an earlier link has asked for follow. @param {Embedded} embedded */
export function work(embedded) {
  const link = embedded.here();
  if (/[#&]practice=/.test(link)) asked.add("practice");
  if (/[#&]program=/.test(link)) asked.add("program");
  if (asked.has("practice"))
    loadPart(import("./practice/framed.js"), "practice").then(({ practise }) => practise(embedded));
  if (asked.has("program"))
    loadPart(loadPart(import("./program/framed.js"), "program"), "task").then(({ program }) => program(embedded));
}
