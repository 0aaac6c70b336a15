// The file of a figure, always in light colours.

import { plain, words } from "../narrate.js";

/** @import { Palette, Session } from "../types.js" */

/**
 * @typedef {object} Kind
 * @property {"picture" | "sequence" | "rows"} group  all steps in one picture, one after the other, or in a table
 * @property {string} ending  of the file's name
 * @property {string} type
 * @property {boolean} [isText]  true if it can be copied as text
 * @property {boolean} [isSized]  true if it has a width
 * @property {number} most  the number of steps that it has at most
 */

/** @satisfies {Record<string, Kind>} */
const KINDS = {
  pdf: { group: "picture", ending: "pdf", type: "application/pdf", isSized: true, most: 12 },
  svg: { group: "picture", ending: "svg", type: "image/svg+xml", isText: true, isSized: true, most: 12 },
  png: { group: "picture", ending: "png", type: "image/png", isSized: true, most: 12 },
  tikz: { group: "picture", ending: "tex", type: "text/plain", isText: true, isSized: true, most: 12 },
  beamer: { group: "sequence", ending: "tex", type: "text/plain", isText: true, most: 200 },
  "animated-svg": { group: "sequence", ending: "svg", type: "image/svg+xml", isText: true, isSized: true, most: 200 },
  gif: { group: "sequence", ending: "gif", type: "image/gif", isSized: true, most: 200 },
  csv: { group: "rows", ending: "csv", type: "text/csv", isText: true, most: 5000 },
  markdown: { group: "rows", ending: "md", type: "text/markdown", isText: true, most: 5000 },
  latex: { group: "rows", ending: "tex", type: "text/plain", isText: true, most: 5000 },
};

/** @typedef {keyof typeof KINDS} Format */

/** @type {Record<Format, Kind>} */
export const FORMATS = KINDS;

/** The pixels of an image for each pixel of its size. */
const SCALE = 3;
/** The seconds for which a film shows a step. */
const SECONDS = 1;

/** The colours of print: those that are missing are the light ones. */
const PRINT = () =>
  /** @type {Palette} */ ({ font: getComputedStyle(document.documentElement).fontFamily, paper: "#fff" });

/**
 * Makes the file; null if it was no longer wanted.
 * @param {Session} session
 * @param {Format} format
 * @param {number[]} steps
 * @param {number} width  in pixels, of the picture of one step
 * @param {(done: number) => boolean} go  called from time to time; returns false to end
 * @returns {Promise<Blob | null>}
 */
export async function makeFigure(session, format, steps, width, go) {
  const { group, type } = FORMATS[format];
  const each = Uint32Array.from(steps);
  const titles = steps.map((step) => words("page.figure.step", step));
  if (group === "rows") return new Blob([session.table(format, each, told(session, each))], { type });
  if (format === "png") return png(painted(session, each, titles, width, SCALE).canvas);
  if (format === "gif") return gif(session, steps, width, go);
  const captions = format === "beamer" ? told(session, each).map((text, at) => `${titles[at]}. ${text}`) : titles;
  const bytes = session.figure(format, each, captions, width, SECONDS);
  return new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (bytes)], { type });
}

/** Returns what is told of each step, as text. @param {Session} session @param {Uint32Array} steps */
export const told = (session, steps) =>
  session.told(steps).map(({ text }) => text.map(plain).filter(Boolean).join(" "));

/**
 * Returns a canvas with the figure.
 * @param {Session} session
 * @param {Uint32Array} steps
 * @param {string[]} titles
 * @param {number} width
 * @param {number} scale
 */
export function painted(session, steps, titles, width, scale) {
  const [across, down] = session.figure_size(steps.length, width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(across * scale);
  canvas.height = Math.round(down * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error(words("page.figure.large"));
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  session.paint_figure(context, steps, titles, width, PRINT());
  return { canvas, context };
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
const png = (canvas) =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(words("page.figure.large")))), "image/png"),
  );

/** @param {Session} session @param {number[]} steps @param {number} width @param {(done: number) => boolean} go */
async function gif(session, steps, width, go) {
  // Twice as many pixels, unless that makes a large file.
  const scale = width < 600 ? 2 : 1;
  let file = null;
  for (const [index, step] of steps.entries()) {
    if (!go(index)) {
      file?.free();
      return null;
    }
    const { canvas, context } = painted(session, Uint32Array.of(step), [], width, scale);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    file ??= session.gif(canvas.width, canvas.height);
    file.frame(/** @type {any} */ (data), index === steps.length - 1 ? 3 * SECONDS : SECONDS);
    // The page goes on meanwhile.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const bytes = file ? file.finish() : new Uint8Array();
  return new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (bytes)], { type: "image/gif" });
}
