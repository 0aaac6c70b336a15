// The values that a leaf can have, in stretches in which a search that only compares values does the same: each other
// number of its run, and what is between them. Values are whole numbers of units, as in the engine. Pure.

import { nodesOf } from "../edit/tree-text.js";

/** @import { Tree } from "../edit/tree-text.js" */

/** A value in units, or an infinite one. @typedef {bigint | number} Units */

/**
 * Values from one to another, both included; the same twice for a single one.
 * @typedef {{ from: Units, to: Units }} Stretch
 */

/** The greatest finite value, in units; with a minus, the least. */
export const MOST = 2_147_483_646n;

/**
 * Returns a number in units.
 * @param {string} text  as the engine writes it
 * @param {number} decimals  of a unit, at least those of the number
 * @returns {Units}
 */
export function unitsOf(text, decimals) {
  if (text.endsWith("inf")) return text.startsWith("-") ? -Infinity : Infinity;
  const [whole, part = ""] = text.split(".");
  return BigInt(whole + part.padEnd(decimals, "0"));
}

/** Returns units as a number that the engine reads. @param {Units} units @param {number} decimals */
export function textOf(units, decimals) {
  if (typeof units === "number") return units < 0 ? "-inf" : "inf";
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, "0");
  const end = digits.length - decimals;
  const part = digits.slice(end).replace(/0+$/, "");
  return `${units < 0n ? "-" : ""}${digits.slice(0, end)}${part && `.${part}`}`;
}

/**
 * Returns the finite numbers that a run can compare the value of a leaf with, in units: the other values and bounds of
 * its tree, the numbers of its options, and zero, which an inner node is worth at a horizon.
 * @param {Tree} tree
 * @param {number} leaf
 * @param {Record<string, string>} options
 * @param {number} decimals
 */
export function othersOf({ root }, leaf, options, decimals) {
  const values = nodesOf(root).flatMap(({ id, value }) =>
    id === leaf || value === undefined ? [] : value.split(".."),
  );
  const set = Object.values(options).map(Number).filter(Number.isFinite);
  const all = ["0", ...values, ...set.map((number) => number.toFixed(decimals))];
  return all.map((text) => unitsOf(text, decimals)).filter((units) => typeof units === "bigint");
}

/**
 * Returns the stretches between numbers, in order.
 * @param {bigint[]} numbers
 * @returns {Stretch[]}
 */
export function stretchesBetween(numbers) {
  const between = [...new Set(numbers)].sort((one, other) => (one < other ? -1 : 1));
  /** @type {Stretch[]} */
  const found = [{ from: -Infinity, to: -Infinity }];
  let next = -MOST;
  for (const at of between) {
    if (next < at) found.push({ from: next, to: at - 1n });
    found.push({ from: at, to: at });
    next = at + 1n;
  }
  if (next <= MOST) found.push({ from: next, to: MOST });
  return [...found, { from: Infinity, to: Infinity }];
}

/** Returns the value of a stretch that is tried: that next to another number. @param {Stretch} stretch */
export const triedOf = ({ from, to }) => (from === -MOST ? to : from);
