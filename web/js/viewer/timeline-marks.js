// The marks above the timeline.

/** @import { MarkBytes, Palette } from "../types.js" */

/** The bytes of `Session.marks`. @type {MarkBytes} */
export const MARK = {
  none: 0,
  evaluation: 1,
  pass: 2,
  purge: 3,
  strategy: 4,
  "alpha-cut": 5,
  "beta-cut": 6,
  incumbent: 7,
  again: 8,
  end: 9,
  best: 10,
};

/** The names of the marks, in the order of their bytes. */
const NAMES = Object.keys(MARK);

/**
 * Marks of lines: the colour, the thickness, the top and the bottom of the thin line for dense marks, if there is one, and
 * where each line begins and ends, from the foot of the mark.
 * @type {Record<string, [colour: keyof Palette, thick: number, thin: number[] | 0, ...lines: number[][]]>}
 */
const LINES = {
  evaluation: ["idle", 2.5, 0, [0, -3.5, 0, -2]],
  pass: ["ink", 2, [-14, 0], [0, -14, 0, 0]],
  purge: ["beta", 2.2, [-7, 0], [-3.5, -9.5, 3.5, -2.5], [3.5, -9.5, -3.5, -2.5]],
  "alpha-cut": ["alpha", 2.5, [-3, 0], [-4, -10, 4, -2]],
  "beta-cut": ["beta", 2.5, [-7, -4], [4, -10, -4, -2]],
  again: ["ink", 2, [-7, 0], [-4, -8, 4, -8], [-4, -4, 4, -4]],
  end: ["best", 3, [-12, 0], [0, -12, 0, 0]],
  best: ["best", 2, [-7, 0], [-4, -6, -1.5, -2.5], [-1.5, -2.5, 4, -10]],
};

/** The height of the marks, in pixels. */
export const HEIGHT = 18;

/**
 * Draws the marks. If they are dense, they become thin lines on two lanes, one for each
 * kind of cutoff, in front of a profile of their number.
 * @param {CanvasRenderingContext2D} context
 * @param {Uint8Array} marks  the most important mark of each pixel
 * @param {Uint32Array} density  the number of marks of each pixel
 * @param {Palette} colours
 */
export function drawMarks(context, marks, density, colours) {
  const busy = marks.reduce((sum, mark) => sum + (mark > MARK.evaluation ? 1 : 0), 0) > marks.length / 9;
  if (busy) drawDensity(context, density, colours);
  for (const [index, mark] of marks.entries()) drawMark(context, mark, index + 0.5, colours, busy);
}

/**
 * Draws a mark.
 * @param {CanvasRenderingContext2D} context
 * @param {number} mark
 * @param {number} x
 * @param {Palette} colours
 * @param {boolean} [busy]  true for a thin line
 */
export function drawMark(context, mark, x, colours, busy = false) {
  const foot = HEIGHT - 2;
  const [colour, thick, thin, ...lines] = LINES[NAMES[mark]] ?? [];
  if (colour) {
    context.strokeStyle = colours[colour];
    context.lineCap = busy ? "butt" : "round";
    context.lineWidth = busy ? 1 : thick;
    for (const [x1, y1, x2, y2] of !busy ? lines : thin ? [[0, thin[0], 0, thin[1]]] : []) {
      context.beginPath();
      context.moveTo(x + x1, foot + y1);
      context.lineTo(x + x2, foot + y2);
      context.stroke();
    }
  } else if (mark === MARK.incumbent) {
    context.fillStyle = colours.best;
    context.beginPath();
    context.arc(x, foot - 6.5, 4, 0, 2 * Math.PI);
    context.fill();
  } else if (mark === MARK.strategy) {
    context.fillStyle = colours.ink;
    context.beginPath();
    context.moveTo(x, foot - 11);
    context.lineTo(x + 4, foot - 6.5);
    context.lineTo(x, foot - 2);
    context.lineTo(x - 4, foot - 6.5);
    context.fill();
  }
}

/**
 * Draws a profile of the number of marks. It is smoothed, because the steps of a pixel
 * begin and end at arbitrary positions.
 * @param {CanvasRenderingContext2D} context
 * @param {Uint32Array} density
 * @param {Palette} colours
 */
function drawDensity(context, density, colours) {
  const foot = HEIGHT - 2;
  const at = (/** @type {number} */ index) => density[Math.max(0, Math.min(density.length - 1, index))];
  const soft = Array.from(
    density,
    (count, index) => (at(index - 2) + 2 * at(index - 1) + 3 * count + 2 * at(index + 1) + at(index + 2)) / 9,
  );
  const max = Math.max(1, ...soft);
  context.fillStyle = colours.idle;
  context.globalAlpha = 0.4;
  context.beginPath();
  context.moveTo(0, foot);
  for (const [index, count] of soft.entries()) {
    context.lineTo(index + 0.5, foot - (count / max) * (HEIGHT - 3));
  }
  context.lineTo(density.length, foot);
  context.fill();
  context.globalAlpha = 1;
}
