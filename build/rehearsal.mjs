// What a reader may ask of an embedded tree or game before the whole module of the engine is there:
// `still.mjs` leaves out of a module what this doesn't use.

import { createHash } from "node:crypto";

/** Trees in the brackets of docs/notation.md, with equal values, names, decimals and intervals. */
const TREES = [
  "[[3,12,8],[2,4,6],[14,5,2]]",
  "tree:[[3,12,8],[2,4,6],[14,5,2]]",
  "min:[[[5,-4],[0.5]],[[inf,2],[-inf]]]",
  "[[[[5,6],[7,4,5]],[[3]]],[[[6],[6,9]],[[7]]],[[[5]],[[9,8],[6]]]]",
  "[B: [b1: 3, b2: 12], C: [c1: 2, c2: 4], 'D e': [14, 5]]",
  '[B:[b1:3,"b 2":12],C:[2,[4,[1,9]]],5]',
  "[a:2..9[3..5,4],b:0..7[1..3,6],c:1..8[2..2,7..7]]",
  // A move that can't be examined further: the run ends without a best one.
  "[A:2..9[3..5, 4], B:0..7]",
  "[2..9,0..7]",
  "[[4,4,4,4],[4,4,4,4],[4,4,4,4],[4,4,4,4]]",
  "min:[[[2],[-3.5]],[6,[1,1]],0.75]",
  "[[0],[46]]",
  "[[[3],[12]],[[2],[4]]]",
  "[1,2]",
  "7",
];
/** The same of a single player, with bounds, for searches that take no others. */
const OF_ONE_PLAYER = [
  "min-only:[A:4..20[5,9],B:6..20[6,8]]",
  "min-only:[2..9[a:3..5[3,5],4],0..7[1..3[1,3],6,'c d':6..7[7]],1..8[8]]",
  "min-only:[A:3..9[A1:3..8[A1a:4,A1b:8],A2:5..9[9,5]],B:2..12[B1:7..12[12,7],B2:2..6[6]],C:5]",
];
/** Positions of games from which little is left to play. */
const POSITIONS = [
  "nim:3,2",
  "nim:3,3",
  "nim:4,2",
  "nim:1,1,1",
  "nim:2,2,play=normal",
  "tic-tac-toe:X.O/.X./..O",
  "tic-tac-toe:XXO/OOX/X..",
  "connect-four:1212121",
  "tsp:[[0,20,30,10,11],[15,0,16,4,2],[3,5,0,2,4],[19,6,18,0,3],[16,4,7,16,0]]",
  "tsp:[[0,2,9],[2,0,6],[9,6,0]]",
  "puzzle:1 2 3 4/5 6 . 8/9 10 7 11/13 14 15 12",
  "puzzle:1 2 3/4 5 6/7 . 8",
  "sum:{4|1}+{3|-2}+{0|-5}",
  "sum:{3|1}+{2|-1}",
  "random:branching=3,depth=3,seed=7",
  "random:branching=2,depth=4,seed=1",
  "random:branching=3,depth=4",
];
/** The numbers of children of random trees, by level. */
const SHAPES = [[2, 2, 2, 2], [3, 3, 2], [4, 3], [5, 4, 2], [2, 2, 2, 2, 2, 2], [6, 5, 4], [1, 3, 1, 3], [12]];
/** Sizes of trees, in CSS pixels: with each of their margins (`Size::margins`). */
const SIZES = [
  [670, 300],
  [420, 370],
  [320, 160],
  [1200, 700],
];
/** The steps that are drawn one by one; of those that follow, one of so many is drawn. */
const DRAWN = 24;
const SELDOM = 12;
/** Sides of boards in the panel, in CSS pixels. */
const BOARDS = [80, 150];
/** What random trees have besides: fewer children here and there, names, bounds of inner nodes and intervals at leaves. */
const VARIETIES = [
  {},
  { ragged: true },
  { names: true },
  { ragged: true, names: true, bounds: true },
  { bounds: true },
];

/**
 * Returns trees of each shape, the same ones every time.
 * @param {string} prefix  of each tree: who moves
 */
function* randomTrees(prefix) {
  let seed = 1;
  const random = (/** @type {number} */ below) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  /**
   * @param {number[]} shape @param {{ ragged?: boolean, names?: boolean, bounds?: boolean }} has @param {number} range
   * @param {string} path  with a letter for each level
   * @returns {string}
   */
  const tree = ([count, ...rest], has, range, path) => {
    const name = has.names && path ? `${path}:` : "";
    if (count === undefined || (has.ragged && path && random(4) === 0)) {
      const value = (random(range) - Math.floor(range / 4)) / (range === 20 ? 4 : 1);
      return has.bounds && random(2) === 0 ? `${name}${value}..${value + random(4)}` : name + value;
    }
    const children = Array.from({ length: has.ragged ? 1 + random(count) : count }, (_, at) =>
      tree(rest, has, range, path + String.fromCharCode(97 + at)),
    );
    const list = `[${children.join(",")}]`;
    if (!has.bounds || !path) return name + list;
    const values = (list.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    return `${name}${Math.min(...values) - random(3)}..${Math.max(...values) + random(3)}${list}`;
  };
  for (const range of [3, 5, 20, 100])
    for (const shape of SHAPES) for (const has of VARIETIES) yield prefix + tree(shape, has, range, "");
}

/** Returns the paths of the nodes that sentences and the panel name. @param {any} value @returns {string[]} */
function paths(value) {
  if (typeof value !== "object" || value === null) return [];
  const { node, nodes = [] } = value;
  const own = [node, ...(Array.isArray(nodes) ? nodes : [])].filter((path) => typeof path === "string");
  return [...own, ...Object.values(value).flatMap(paths)];
}

/**
 * What a module told, as a digest. It makes millions of calls of a canvas, most of them with numbers: these are taken as
 * they are, which is several times as fast as their text.
 */
class Told {
  #hash = createHash("sha256");
  #numbers = new Float64Array(1 << 16);
  #count = 0;
  #text = "";

  /** @param {unknown} value */
  hear(value) {
    if (this.#count === this.#numbers.length) this.#take();
    const isNumber = typeof value === "number" && Number.isFinite(value);
    // What is no number has its place among them.
    this.#numbers[this.#count++] = isNumber ? value : Infinity;
    if (!isNumber) this.#text += `${typeof value === "string" ? value : JSON.stringify(value)}\0`;
  }

  #take() {
    this.#hash.update(new Uint8Array(this.#numbers.buffer, 0, 8 * this.#count)).update(this.#text);
    this.#count = 0;
    this.#text = "";
  }

  digest() {
    this.#take();
    return this.#hash.digest("hex");
  }
}

/**
 * Returns a canvas that tells what is done with it.
 * @param {(told: unknown) => void} hear
 */
function canvasThatTells(hear) {
  /** @type {Record<string | symbol, (...values: unknown[]) => void>} */
  const methods = {};
  return new Proxy(methods, {
    get: (_, name) =>
      (methods[name] ??= (...values) => {
        hear(name);
        for (const value of values) hear(value);
      }),
    set(_, name, value) {
      hear(name);
      hear(value);
      return true;
    },
  });
}
/** A palette with all colours, and a font, each of which tells its name. */
const PALETTE = new Proxy({}, { get: (_, name) => `#${String(name)}` });

/**
 * Opens a search of a tree, and goes through all steps, there and back.
 * @param {any} engine @param {string} search @param {string} game
 * @param {number[]} size @param {boolean} letters
 * @param {(told: unknown) => void} hear  gets what it tells
 */
function play(engine, search, game, [width, height], letters, hear) {
  const session = engine.open(search, game, {});
  const canvas = canvasThatTells(hear);
  void session.about;
  // On a slow machine, not much is recorded at once: sometimes here, too.
  while (!session.record(letters ? 0 : 1000, 1e9).done) session.lay_out(0);
  session.lay_out(8);
  void [session.steps, session.at, session.drawn, session.bytes, session.overlays];
  session.set_names(letters, "", "");
  session.overlay([]);
  session.enlargement(width, height);
  const view = session.view_fit(width, height);
  session.marks(width);
  session.density(width);
  session.focus();
  const tell = () => {
    const moment = session.moment();
    hear([moment, paths(moment).map((path) => session.called(path))]);
    return moment;
  };
  const look = () => {
    const moment = tell();
    session.view_show(view, session.focus(), width, height);
    session.place(view, session.focus(), width, height);
    session.paint(canvas, view, width, height, -1, PALETTE);
    for (const { id } of moment.panel?.boards ?? [])
      for (const side of BOARDS) session.paint_board(canvas, id, side, side, PALETTE);
  };
  const { steps } = session;
  for (let step = 0; step <= steps; step++) {
    session.seek(step, undefined);
    // What is told differs from step to step; the picture of a large tree takes far longer, and changes little.
    if (step < DRAWN || step % SELDOM === 0) look();
    else tell();
  }
  for (const step of [Math.floor(steps / 2), steps, 1, steps - 1, 0]) {
    session.seek(Math.max(0, step), undefined);
    look();
  }
  for (let step = Math.min(steps, 40); step > 0; step--) {
    session.seek(step, undefined);
    look();
  }
  const node = session.node_at("1.1");
  session.paint(canvas, view, width, height, node, PALETTE);
  for (const what of [0, 1, 2, 3, 4]) session.landmark(what, 1);
  session.free();
}

/** Returns true if a search takes a game. @param {any} engine @param {string} search @param {string} game */
function takes(engine, search, game) {
  try {
    engine.open(search, game, {}).free();
    return true;
  } catch (error) {
    if (error !== null) throw error;
    return false;
  }
}

/**
 * Returns the games of a rehearsal that a search takes: the module itself tells what is wrong with the others.
 * @param {any} engine
 * @param {string} search
 * @param {string[]} games  of the module
 */
export function gamesOf(engine, search, games) {
  const all = (/** @type {Iterable<string>} */ texts) => [...texts].filter((text) => takes(engine, search, text));
  // Their number is odd, so that in four turns each has each size, and most have letters once.
  if (!games.includes("tree")) return { plain: [], random: all(SIZES.flatMap(() => POSITIONS)) };
  if (takes(engine, search, TREES[0])) return { plain: all(TREES), random: all(randomTrees("")) };
  return { plain: all(OF_ONE_PLAYER), random: all(randomTrees("min-only:")) };
}

/**
 * Uses a module as a reader may who only looks and steps. Returns a digest of what it told.
 * @param {any} engine  the module
 * @param {{ search: string } & ReturnType<typeof gamesOf>} scene
 */
export function rehearse(engine, { search, plain, random }) {
  const all = new Told();
  /** @param {string} game @param {number[]} size @param {boolean} letters */
  const listen = (game, size, letters) => play(engine, search, game, size, letters, (told) => all.hear(told));
  for (const [turn, size] of SIZES.entries())
    for (const [index, game] of plain.entries()) listen(game, size, (turn + index) % 2 === 1);
  for (const [index, tree] of random.entries()) listen(tree, SIZES[index % SIZES.length], index % 5 === 4);
  return all.digest();
}
