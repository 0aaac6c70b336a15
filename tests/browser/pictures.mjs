// Pictures of the page that are kept as references, and the differences from them.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { root } from "./server.mjs";

/** The folder of the references. */
export const references = join(root, "tests/references");

/** Colours that differ by less are the same; 0 to 1. */
const THRESHOLD = 0.04;
/** So many pixels may differ. A digit of the smallest text has more. */
const TOLERATED = 24;

/**
 * Compares a picture with the reference of its name, or replaces the reference.
 * @param {string} name
 * @param {Buffer} picture  a PNG
 * @param {boolean} renew  true to replace it
 * @returns {string | undefined}  what is wrong
 */
export function compare(name, picture, renew) {
  const path = join(references, `${name}.png`);
  const differences = existsSync(path)
    ? differencesOf(PNG.sync.read(readFileSync(path)), PNG.sync.read(picture))
    : null;
  // The same pixels stay the same file.
  if (renew && differences?.count !== 0) writeFileSync(path, PNG.sync.write(PNG.sync.read(picture), SMALL));
  if (renew || (differences && differences.count <= TOLERATED)) return;
  const folder = join(root, "target/differences");
  mkdirSync(folder, { recursive: true });
  const shown = (/** @type {string} */ suffix) => join(folder, `${name}${suffix}.png`);
  writeFileSync(shown(""), picture);
  if (!differences) return `${name} has no reference; the picture is ${shown("")}`;
  if (!differences.picture) return `${name} has another size than its reference; the picture is ${shown("")}`;
  writeFileSync(shown("-difference"), PNG.sync.write(differences.picture));
  return `${name}: ${differences.count} pixels differ, see ${shown("-difference")} and ${shown("")}`;
}

/** Without filters, flat colours take fewer bytes. */
const SMALL = /** @type {const} */ ({ colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 });

/**
 * Returns the number of pixels that differ, and a picture of them if both have the same size.
 * @param {PNG} expected
 * @param {PNG} actual
 */
export function differencesOf(expected, actual) {
  const { width, height } = expected;
  if (actual.width !== width || actual.height !== height) return { count: Infinity };
  const picture = new PNG({ width, height });
  const count = pixelmatch(expected.data, actual.data, picture.data, width, height, { threshold: THRESHOLD });
  return { count, picture };
}
