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
/** So many pixels may differ, besides those of edges. A 6 that becomes an 8 in the smallest text has more. */
const TOLERATED = 13;

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

/** Colours of an edge that another version of the browser rounds otherwise differ by this at most, of 255. */
const ROUNDED = 56;
/** Colours that differ by less are the same at an edge, of 255. */
const SAME = 12;

/**
 * Returns the number of pixels that differ, and a picture of them if both have the same size.
 * @param {PNG} expected
 * @param {PNG} actual
 */
export function differencesOf(expected, actual) {
  const { width, height } = expected;
  if (actual.width !== width || actual.height !== height) return { count: Infinity };
  const picture = new PNG({ width, height });
  pixelmatch(expected.data, actual.data, picture.data, width, height, { threshold: THRESHOLD });
  let count = 0;
  for (let at = 0; at < picture.data.length; at += 4) {
    const isMarked = picture.data[at] === 255 && picture.data[at + 1] === 0;
    if (isMarked && !isRounded(expected, actual, at)) count++;
  }
  return { count, picture };
}

/**
 * Returns true if two pixels differ as the edge of a line does between versions of a browser: by little, and each has the colour
 * of a neighbour of the other.
 * @param {PNG} one @param {PNG} other @param {number} at
 */
function isRounded(one, other, at) {
  const distance = (/** @type {number} */ a, /** @type {number} */ b) =>
    Math.max(...[0, 1, 2].map((channel) => Math.abs(one.data[a + channel] - other.data[b + channel])));
  const around = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => 4 * (y * one.width + x)));
  return (
    distance(at, at) <= ROUNDED &&
    around.some((by) => distance(at, at + by) <= SAME) &&
    around.some((by) => distance(at + by, at) <= SAME)
  );
}
