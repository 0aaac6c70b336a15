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
  context.lineCap = busy ? "butt" : "round";
  /** @param {string} colour @param {number} thick @param {number[]} line */
  const stroke = (colour, thick, [x1, y1, x2, y2]) => {
    context.strokeStyle = colour;
    context.lineWidth = busy ? 1 : thick;
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  };
  if (mark === MARK.evaluation && busy) return;
  else if (mark === MARK.evaluation) stroke(colours.idle, 2.5, [x, foot - 3.5, x, foot - 2]);
  else if (mark === MARK["alpha-cut"] && busy) stroke(colours.alpha, 1, [x, foot - 3, x, foot]);
  else if (mark === MARK["alpha-cut"]) stroke(colours.alpha, 2.5, [x - 4, foot - 10, x + 4, foot - 2]);
  else if (mark === MARK["beta-cut"] && busy) stroke(colours.beta, 1, [x, foot - 7, x, foot - 4]);
  else if (mark === MARK["beta-cut"]) stroke(colours.beta, 2.5, [x + 4, foot - 10, x - 4, foot - 2]);
  else if (mark === MARK.pass) stroke(colours.ink, 2, [x, foot - 14, x, foot]);
  else if (mark === MARK.again && busy) stroke(colours.ink, 1, [x, foot - 7, x, foot]);
  else if (mark === MARK.again) {
    stroke(colours.ink, 2, [x - 4, foot - 8, x + 4, foot - 8]);
    stroke(colours.ink, 2, [x - 4, foot - 4, x + 4, foot - 4]);
  } else if (mark === MARK.end) stroke(colours.best, 3, [x, foot - 12, x, foot]);
  else if (mark === MARK.best && busy) stroke(colours.best, 1.2, [x, foot - 7, x, foot]);
  else if (mark === MARK.best) {
    stroke(colours.best, 2, [x - 4, foot - 6, x - 1.5, foot - 2.5]);
    stroke(colours.best, 2, [x - 1.5, foot - 2.5, x + 4, foot - 10]);
  } else if (mark === MARK.purge && busy) stroke(colours.beta, 1, [x, foot - 7, x, foot]);
  else if (mark === MARK.purge) {
    stroke(colours.beta, 2.2, [x - 3.5, foot - 9.5, x + 3.5, foot - 2.5]);
    stroke(colours.beta, 2.2, [x + 3.5, foot - 9.5, x - 3.5, foot - 2.5]);
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
