// What a reader may ask of an embedded tree before the whole module of the engine is there:
// `still.mjs` leaves out of a module what this doesn't use.

/** Trees in the brackets of docs/notation.md, with equal values, names, decimals and intervals. */
const TREES = [
  "[[3,12,8],[2,4,6],[14,5,2]]",
  "tree:[[3,12,8],[2,4,6],[14,5,2]]",
  "min:[[[5,-4],[0.5]],[[inf,2],[-inf]]]",
  "[[[[5,6],[7,4,5]],[[3]]],[[[6],[6,9]],[[7]]],[[[5]],[[9,8],[6]]]]",
  "[B: [b1: 3, b2: 12], C: [c1: 2, c2: 4], 'D e': [14, 5]]",
  '[B:[b1:3,"b 2":12],C:[2,[4,[1,9]]],5]',
  "[a:2..9[3..5,4],b:0..7[1..3,6],c:1..8[2..2,7..7]]",
  "[[4,4,4,4],[4,4,4,4],[4,4,4,4],[4,4,4,4]]",
  "min:[[[2],[-3.5]],[6,[1,1]],0.75]",
  "[[0],[46]]",
  "[[[3],[12]],[[2],[4]]]",
  "[1,2]",
  "7",
];
/** The numbers of children of random trees, by level. */
const SHAPES = [[2, 2, 2, 2], [3, 3, 2], [4, 3], [5, 4, 2], [2, 2, 2, 2, 2, 2], [6, 5, 4], [1, 3, 1, 3], [12]];
/** Sizes of frames, in CSS pixels. */
const SIZES = [
  [670, 300],
  [320, 160],
  [1200, 700],
];
/** Returns trees of each shape, the same ones every time. */
function* randomTrees() {
  let seed = 1;
  const random = (/** @type {number} */ below) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  /** @param {number[]} shape @param {boolean} ragged @param {number} range @returns {string} */
  const tree = ([count, ...rest], ragged, range) => {
    if (count === undefined || (ragged && random(4) === 0))
      return String((random(range) - Math.floor(range / 4)) / (range === 20 ? 4 : 1));
    const children = Array.from({ length: ragged ? 1 + random(count) : count }, () => tree(rest, ragged, range));
    return `[${children.join(",")}]`;
  };
  for (const range of [3, 5, 20, 100])
    for (const shape of SHAPES) for (const ragged of [false, true]) yield tree(shape, ragged, range);
}

/** Returns the paths of the nodes that sentences and the panel name. @param {any} value @returns {string[]} */
function paths(value) {
  if (typeof value !== "object" || value === null) return [];
  const { node, nodes = [] } = value;
  const own = [node, ...(Array.isArray(nodes) ? nodes : [])].filter((path) => typeof path === "string");
  return [...own, ...Object.values(value).flatMap(paths)];
}

/** A canvas that accepts everything. */
const CANVAS = new Proxy({}, { get: () => () => {}, set: () => true });
/** A palette with all colours, and a font. */
const PALETTE = new Proxy({}, { get: () => "#123456" });

/**
 * Opens a search of a tree, and goes through all steps, there and back.
 * @param {any} engine @param {string} search @param {string} game
 * @param {number[]} size @param {boolean} letters
 */
function play(engine, search, game, [width, height], letters) {
  /** @type {any} */
  let session;
  try {
    session = engine.open(search, game, {});
  } catch (error) {
    // It refuses some trees.
    if (error !== null) throw error;
    return;
  }
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
  const look = () => {
    for (const path of paths(session.moment())) session.called(path);
    session.view_show(view, session.focus(), width, height);
    session.place(view, session.focus(), width, height);
    session.paint(CANVAS, view, width, height, -1, PALETTE);
  };
  const { steps } = session;
  for (let step = 0; step <= steps; step++) {
    session.seek(step, undefined);
    look();
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
  session.paint(CANVAS, view, width, height, node, PALETTE);
  for (const what of [0, 1, 2, 3, 4]) session.landmark(what, 1);
  session.free();
}

/**
 * Uses a module as a reader may who only looks and steps.
 * @param {any} engine  the module
 * @param {string} search
 */
export function rehearse(engine, search) {
  for (const size of SIZES)
    for (const tree of TREES) for (const letters of [false, true]) play(engine, search, tree, size, letters);
  for (const [index, tree] of [...randomTrees()].entries())
    play(engine, search, tree, SIZES[index % SIZES.length], false);
}
