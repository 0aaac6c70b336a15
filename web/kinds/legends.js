// The marks that a search of each kind makes in the tree, by their names in js/page/marks.js, in the order in which
// they are met. Only the page explains them.

/** What every search has that cuts. */
const CUTTING = ["ringed", "entered", "resolved", "left-out", "alpha", "beta"];

/** @type {Record<string, string[]>} */
export const legends = {
  deepening: CUTTING,
  intervals: ["ringed", "entered", "line", "judged"],
  live: ["ringed", "entered", "queued", "left-out"],
  open: ["ringed", "entered", "waiting", "resolved", "left-out"],
  parents: CUTTING,
  passes: CUTTING,
  payoffs: ["ringed", "entered", "resolved", "left-out"],
  proofs: ["ringed", "entered", "resolved", "disproved"],
  reported: ["ringed", "entered", "resolved", "left-out"],
  tests: [...CUTTING, "test", "again"],
  values: ["ringed", "entered", "resolved"],
  visits: ["ringed", "entered", "resolved", "judged"],
  windows: CUTTING,
};
