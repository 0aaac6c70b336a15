// The probabilities of a program's chance, as the notation has them: fractions that add up to 1. Pure.

/** The greatest denominator of the probabilities of a node. */
const MOST_PARTS = 10_000;
/** How much a probability may be off that is written in floating-point numbers. */
const NEAR = 1e-9;

/**
 * Returns weights as whole numbers without a common divisor, as they stand to each other; null if they are no weights, or are none
 * with a denominator that small.
 * @param {number[]} weights
 * @returns {number[] | null}
 */
export function wholeWeights(weights) {
  const sum = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(sum > 0)) return null;
  for (let parts = 1; parts <= MOST_PARTS; parts++) {
    const whole = weights.map((weight) => Math.round((weight / sum) * parts));
    if (whole.every((part, at) => part > 0 && Math.abs((weights[at] / sum) * parts - part) <= NEAR * parts))
      return whole;
  }
  return null;
}

/** Returns what stands before each child of a chance node: nothing if all are as likely. @param {number[]} whole */
export function writtenProbabilities(whole) {
  const sum = whole.reduce((sum, part) => sum + part, 0);
  return whole.map((part) => (whole.every((other) => other === part) ? "" : `${part}/${sum}:`));
}
