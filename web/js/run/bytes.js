// Numbers of bytes in words.

import { formatter } from "../narrate.js";

/** “212 MB” @param {number} value */
export function bytes(value) {
  const [unit, size, digits] =
    value < 999.5e6 ? /** @type {const} */ (["megabyte", 1e6, 0]) : /** @type {const} */ (["gigabyte", 1e9, 1]);
  return formatter(
    unit,
    (code) => new Intl.NumberFormat(code, { style: "unit", unit, maximumFractionDigits: digits }),
  ).format(value / size);
}
