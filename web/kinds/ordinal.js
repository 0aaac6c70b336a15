// The kinds of search that only ask of two values which is greater, and not by how much: what a run does depends on
// the order of the values alone. Each has what its options must be for that.

/** @type {Record<string, (options: Record<string, string>) => boolean>} */
export const ordinal = {
  // The ends of the window are computed from the value of the pass before.
  deepening: ({ aspiration = "off" }) => aspiration === "off",
  open: () => true,
  parents: () => true,
  // The middle between two values, and a step of so many units, are computed from the values.
  passes: ({ first, step = "0" }) => first !== "bisect" && Number(step) === 0,
  tests: () => true,
  values: () => true,
  windows: () => true,
};
