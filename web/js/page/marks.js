// The marks of the tree and of the timeline, drawn small for the help and for the panel before the first step.

import { el, svg } from "../dom.js";
import { onTheme, palette } from "../theme.js";
import { drawMark, HEIGHT, MARK } from "../viewer/timeline-marks.js";

/** @import { MarkBytes } from "../types.js" */

const WIDTH = 20;

/**
 * Draws a mark of the timeline, as there.
 * @param {keyof MarkBytes} name
 */
export function timelineMark(name) {
  const canvas = el("canvas", { class: "drawn", width: WIDTH * 2, height: HEIGHT * 2, "aria-hidden": "true" });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const draw = () => {
    context.setTransform(2, 0, 0, 2, 0, 0);
    context.clearRect(0, 0, WIDTH, HEIGHT);
    drawMark(context, MARK[name], WIDTH / 2, palette(canvas));
  };
  onTheme(canvas, draw);
  draw();
  return canvas;
}

const SHAPES = {
  up: "M14 3 24 20.4H4z",
  down: "M14 20.4 24 3H4z",
  disproved: "M14 3 24 20.4H4zM9 12H19",
  leaf: "M7.5 4h13a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 5 17.5v-11A2.5 2.5 0 0 1 7.5 4z",
};

/** An edge from the top to the bottom, and what is drawn across it. */
const EDGES = {
  searched: ["M14 1V23"],
  unsearched: ["M14 1V23"],
  test: ["M14 1V23"],
  again: ["M12 1V23", "M16 1V23"],
  known: ["M5 1C5 13 23 11 23 23"],
  line: ["M14 1V23"],
  judged: ["M14 1V23"],
  alpha: ["M14 1V23", "M7 8 21 16"],
  beta: ["M14 1V23", "M21 8 7 16"],
};

/** @param {string} look  the class of its style @param {string[]} paths */
const drawn = (look, paths) =>
  svg(
    "svg",
    { viewBox: "0 0 28 24", class: `drawn ${look}`, "aria-hidden": "true" },
    ...paths.map((path) => svg("path", { d: path })),
  );

/**
 * @param {keyof typeof SHAPES} shape
 * @param {"idle" | "entered" | "waiting" | "resolved" | "disproved" | "left-out" | "ringed"} look
 */
const nodeMark = (shape, look) => drawn(`is-${look}`, [SHAPES[shape]]);

/** @param {keyof typeof EDGES} look */
const edgeMark = (look) => drawn(`edge to-${look}`, EDGES[look]);

/** Draws the marks of nodes and edges, by the last part of their sentence. @type {() => Record<string, Node>} */
export const treeMarks = () => ({
  "max-moves": nodeMark("up", "idle"),
  "min-moves": nodeMark("down", "idle"),
  leaf: nodeMark("leaf", "idle"),
  idle: nodeMark("up", "idle"),
  entered: nodeMark("up", "entered"),
  waiting: nodeMark("up", "waiting"),
  queued: nodeMark("up", "waiting"),
  resolved: nodeMark("up", "resolved"),
  disproved: nodeMark("disproved", "disproved"),
  "left-out": nodeMark("up", "left-out"),
  ringed: nodeMark("up", "ringed"),
  unsearched: edgeMark("unsearched"),
  searched: edgeMark("searched"),
  alpha: edgeMark("alpha"),
  beta: edgeMark("beta"),
  test: edgeMark("test"),
  again: edgeMark("again"),
  known: edgeMark("known"),
  line: edgeMark("line"),
  judged: edgeMark("judged"),
});
