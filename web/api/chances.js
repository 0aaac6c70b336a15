// Probabilities as programs write them, and the whole numbers that the engine takes.

/** Fractions with denominators up to this one lie further apart than a sum of numbers is wrong. */
const GREATEST_DENOMINATOR = 100_000;
const ROUNDING = 1e-12;
/** The greatest sum of weights that the engine takes. */
export const MOST_WEIGHT = 2 ** 30 - 1;

/** @param {bigint} one @param {bigint} other @returns {bigint} */
const divisor = (one, other) => (other === 0n ? one : divisor(other, one % other));

/** Returns the fraction that a number from 0 to 1 stands for: 0.3 is 3/10, and 1 / 3 is 1/3. @param {number} number @returns {[bigint, bigint]} */
export function fractionOf(number) {
  // The convergents of its continued fraction.
  let [above, below, lastAbove, lastBelow] = [1, 0, 0, 1];
  for (let rest = number; ; rest = 1 / (rest - Math.floor(rest))) {
    const whole = Math.floor(rest);
    [above, lastAbove] = [whole * above + lastAbove, above];
    [below, lastBelow] = [whole * below + lastBelow, below];
    if (!(below <= GREATEST_DENOMINATOR)) break;
    if (Math.abs(above / below - number) <= ROUNDING) return [BigInt(above), BigInt(below)];
  }
  // Others are the decimal numbers that JavaScript writes.
  const [digits, exponent = "0"] = String(number).split("e");
  const [whole, decimals = ""] = digits.split(".");
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length - Number(exponent))];
}

/**
 * Returns the weights of moves, whole numbers in lowest terms, or what is wrong with these probabilities. Whole numbers are weights already;
 * others add up to 1.
 * @param {unknown[]} probabilities
 * @returns {{ weights: number[] } | { wrong: string }}
 */
export function weightsOf(probabilities) {
  const given = /** @type {number[]} */ (probabilities);
  for (const number of given) {
    if (typeof number !== "number" || !Number.isFinite(number))
      return { wrong: `chance(position) should be numbers, one for each move; ${String(number)} is none` };
    if (number < 0) return { wrong: `a probability of chance(position) should be above 0; one is ${number}` };
    if (number === 0)
      return { wrong: "what has the probability 0 never comes: leave it out of moves(position) and chance(position)" };
  }
  const fractions = given.map((number) =>
    Number.isInteger(number) ? /** @type {[bigint, bigint]} */ ([BigInt(number), 1n]) : fractionOf(number),
  );
  const whole = fractions.reduce((common, [, below]) => (common / divisor(common, below)) * below, 1n);
  const parts = fractions.map(([above, below]) => (whole / below) * above);
  const sum = parts.reduce((sum, part) => sum + part, 0n);
  if (!given.every(Number.isInteger) && sum !== whole) {
    const common = divisor(sum, whole);
    const written = `${sum / common}${whole === common ? "" : `/${whole / common}`}`;
    return {
      wrong: `the probabilities of chance(position) should add up to 1; ${given.join(", ")} add up to ${written}`,
    };
  }
  const common = parts.reduce(divisor, 0n);
  if (sum > BigInt(MOST_WEIGHT) * common)
    return {
      wrong: `the probabilities of chance(position) have a common denominator that is too great, ${sum / common}: up to ${MOST_WEIGHT}`,
    };
  return { weights: parts.map((part) => Number(part / common)) };
}
