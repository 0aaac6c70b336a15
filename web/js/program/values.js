// The values of a tree that a program brings, which the notation has with few decimals. Pure.

/** The most decimals of a value. */
const DECIMALS = 6;

/** Returns the parts of one in which values are whole numbers, as far as there is room for them. @param {number[]} values */
export function unitOf(values) {
  const finite = values.filter(Number.isFinite);
  const greatest = finite.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  let unit = 1;
  for (let decimals = 0; decimals < DECIMALS && greatest * unit * 10 < 2e9; decimals++) {
    if (finite.every((value) => Number.isInteger(value * unit))) break;
    unit *= 10;
  }
  return unit;
}

/** Returns the value that the tree has for a number. @param {number} value @param {number} unit */
export const rounded = (value, unit) => (Number.isFinite(value) ? Math.round(value * unit) / unit || 0 : value);

/** Returns a value as the notation has it; of none, that of a leaf whose value nobody knows. @param {number | null} value */
export function writtenValue(value) {
  if (value === null || Number.isNaN(value)) return "?";
  if (!Number.isFinite(value)) return value > 0 ? "inf" : "-inf";
  // Six decimals at most: a small one would have an exponent.
  return String(Number(value.toFixed(DECIMALS))).includes("e") ? value.toFixed(DECIMALS) : String(value);
}
