// The trees that the reader wrote last, the latest first. The browser stores them.

import { storage } from "../storage.js";

/** The number of trees that are kept. */
const COUNT = 10;
/** A longer tree is not kept: the browser has room for a few million characters. */
const LONGEST = 20_000;

const stored = storage("plyscope-recent");
/** In case the browser stores nothing. @type {string[]} */
let trees = [];

/** Returns the trees, the latest first. @returns {string[]} */
export function recentTrees() {
  // Another window may have written one.
  const text = stored.read();
  if (text === null) return trees;
  try {
    const read = JSON.parse(text);
    trees = Array.isArray(read) ? read.filter((tree) => typeof tree === "string").slice(0, COUNT) : [];
  } catch {
    trees = [];
  }
  return trees;
}

/**
 * Adds a tree, or moves it to the front.
 * @param {string} tree
 * @param {string | null} former  the version of it that it replaces
 */
export function addRecent(tree, former) {
  if (tree.length > LONGEST) return;
  trees = [tree, ...recentTrees().filter((other) => other !== tree && other !== former)].slice(0, COUNT);
  stored.write(JSON.stringify(trees));
}

/** Forgets all of them. */
export function clearRecent() {
  trees = [];
  stored.write(null);
}
