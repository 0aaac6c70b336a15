// What can be asked of a step before it is shown. The sentences about the step have all of it: their
// keys say what happens, their arguments are the numbers of its events.

/** @import { Arg, Narration, Panel, Sentence } from "../../types.js" */

/** What is asked for. @typedef {"value" | "window" | "cutoff" | "pop" | "choice"} Kind */

/**
 * A question about a step.
 * @typedef {object} Question
 * @property {Kind} kind
 * @property {string} key  of its sentence
 * @property {Record<string, Arg>} args  of that sentence
 * @property {"number" | "yes" | "strategy" | "node"} how  it is answered
 * @property {string} answer  a number as it is shown, `yes` or `no`, `prove` or `disprove`, or the path of a node
 * @property {string[]} [nodes]  the nodes to choose from
 */

/**
 * A step, or a part of it, that is not shown yet.
 * @typedef {object} Next
 * @property {Narration} told  what will be said
 * @property {Narration} whole  what is said of the whole step
 * @property {boolean} byPart  true if the parts of steps are shown one by one
 * @property {Panel} before  the panel that is shown
 * @property {boolean} byMover  true if numbers are those of the side to move
 * @property {(path: string) => boolean} hasNext  returns true if a node has siblings behind it
 * @property {(path: string) => string[]} children  returns the children of a node
 */

/** What may be asked for, in the order in which it is offered. @type {Kind[]} */
export const KINDS = ["value", "window", "cutoff", "pop", "choice"];

/** The greatest number of entries of a queue to choose from. */
const ENTRIES = 6;

/** Sentences about a cutoff. */
const CUTOFF =
  /^(?:(?:mover\.|pass\.)?cutoff\.(?:alpha|beta|by|least|most|strict|unsound)|mover\.cutoff$|test\.holds|chance\.cut(?:off)?\.)/;

/** Returns the text of a value. @param {Arg | undefined} arg */
const textOf = (arg) => (arg && "value" in arg ? arg.value : arg && "number" in arg ? String(arg.number) : "");
/** Returns the path of a node. @param {Arg | undefined} arg */
const pathOf = (arg) => (arg && "node" in arg ? arg.node : "");
/** Returns true for a value that is not infinite. @param {Arg | undefined} arg */
const isNumber = (arg) => arg !== undefined && "value" in arg && Number.isFinite(arg.number);

/** @param {Kind} kind @param {string} key @param {Record<string, Arg>} args @param {Arg} answer @returns {Question} */
const number = (kind, key, args, answer) => ({ kind, key, args, how: "number", answer: textOf(answer) });
/** @param {Kind} kind @param {string} key @param {Record<string, Arg>} args @param {boolean} is @returns {Question} */
const yesOrNo = (kind, key, args, is) => ({ kind, key, args, how: "yes", answer: is ? "yes" : "no" });

/** @typedef {(args: Record<string, Arg>, next: Next, key: string) => Question[]} Recipe */

/** Whether a node is cut off. @type {(args: Record<string, Arg>, is: boolean) => Question} */
const cutoff = ({ node }, is) => yesOrNo("cutoff", "predict.ask.cutoff", { node }, is);
/** @param {Next} next */
const isCut = ({ whole }) => whole.text.some(({ key }) => CUTOFF.test(key));

/** The finite ends of the window with which a node is entered. @type {Recipe} */
const entered = ({ node, ...ends }) =>
  ["alpha", "beta"]
    .filter((end) => isNumber(ends[end]))
    .map((end) => number("window", `predict.ask.enter.${end}`, { node }, ends[end]));

/** A cutoff, if one could be there, and then what the node has now. @type {Recipe} */
function backedUp({ node, from, player, best, ...ends }, next) {
  if (!from || !best) return [];
  const [own, other] =
    !next.byMover && "player" in player && /^min$/.test(player.player) ? ["beta", "alpha"] : ["alpha", "beta"];
  const hasWindow = own in ends;
  // Each pass is a test, which any child may settle.
  const isPossible = hasWindow ? isNumber(ends[other]) : "pass" in next.whole.title.args;
  return [
    ...(isPossible && next.hasNext(pathOf(from)) ? [cutoff({ node }, isCut(next))] : []),
    hasWindow
      ? number("window", `predict.ask.${own}`, { node }, ends[own])
      : number("value", "predict.ask.value", { node }, best),
  ];
}

/** LB, and then whether the call returns at once. @type {Recipe} */
function returned({ node, best }, next) {
  const test = next.whole.text.find(({ key }) => key.startsWith("test."));
  const isOpen = test !== undefined && (CUTOFF.test(test.key) || isNumber(test.args?.parent));
  return [
    number("value", "predict.ask.lb", { node }, best),
    ...(isOpen ? [cutoff({ node }, CUTOFF.test(test.key))] : []),
  ];
}

/** The entry that heads a queue. @type {(key: string) => Recipe} */
const popped =
  (key) =>
  ({ node }, { before }) => {
    const answer = pathOf(node);
    const rows = "rows" in before ? before.rows : [];
    const queue = rows.filter((row) => "change" in row && row.change !== "popped" && row.change !== "purged");
    const nodes = [...new Set([answer, ...queue.flatMap((row) => ("node" in row ? [row.node] : []))])].slice(
      0,
      ENTRIES,
    );
    return nodes.length < 2 ? [] : [{ kind: "pop", key, args: {}, how: "node", answer, nodes: nodes.sort(inTree) }];
  };

/** Which of the root's moves leads to a node. @type {(path: string, next: Next) => Question[]} */
function move(path, { children }) {
  const nodes = children("e");
  const answer = path.split(".")[0];
  if (nodes.length < 2 || !nodes.includes(answer)) return [];
  return [{ kind: "choice", key: "predict.ask.move", args: {}, how: "node", answer, nodes }];
}

/** Which child of a node it is. @type {(key: string, node: string, answer: string, next: Next) => Question[]} */
function child(key, node, answer, { children }) {
  const nodes = children(node);
  if (nodes.length < 2 || !nodes.includes(answer)) return [];
  return [{ kind: "choice", key, args: { node: { node } }, how: "node", answer, nodes }];
}

/** The order of nodes in the tree, from left to right. @param {string} one @param {string} other */
function inTree(one, other) {
  const [a, b] = [one, other].map((path) => (path === "e" ? [] : path.split(".").map(Number)));
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? 0);
}

/**
 * Both ends, in their order, where the parts of steps are shown one by one.
 * @type {(kind: Kind, ...ends: string[]) => Recipe}
 */
const inPart =
  (kind, ...ends) =>
  ({ node, ...args }, { byPart }) =>
    byPart ? ends.map((end) => number(kind, `predict.ask.${end}`, { node }, args[end])) : [];

/** What is asked because of a sentence. @type {[RegExp, Recipe][]} */
const RECIPES = [
  // Depth first.
  [/^(?:mover\.)?enter\.(?!test|within|forgets)/, entered],
  [/^backup\.meets$/, ({ node, value }) => [number("value", "predict.ask.value", { node }, value)]],
  [/^backup\.(?:exact|between)$/, inPart("value", "lower", "upper")],
  [/^backup\.payoffs\./, ({ node, seat, gets }) => [number("value", "predict.ask.gets", { node, seat }, gets)]],
  [/^(?:mover\.)?backup\./, backedUp],
  [/^chance\.backup\.last$/, ({ node, best }) => [number("value", "predict.ask.value", { node }, best)]],
  // Whether a chance node is cut off is not asked where it is not, so it is not asked where it is.
  [/^(?:chance\.cutoff\.|cutoff\.payoffs)/, () => []],
  [CUTOFF, ({ node }, { byPart }) => (byPart ? [] : [cutoff({ node }, true)])],
  [/^lb\./, returned],
  [
    /^test\.(?:within\.)?(?:yes|no)\./,
    ({ from, than }, _, key) => {
      const [, is, how] = /(yes|no)\.(more|less)/.exec(key) ?? [];
      return [yesOrNo("value", `predict.ask.test.${how}`, { from, than }, is === "yes")];
    },
  ],
  [
    /^pass\.asks/,
    ({ number: pass, gamma }) =>
      "number" in pass && pass.number === 1 ? [] : [number("window", "predict.ask.pass", { number: pass }, gamma)],
  ],
  [
    /^pass\.(?:yes|no)$/,
    ({ number: pass }, _, key) => [yesOrNo("value", "predict.ask.answer", { number: pass }, key.endsWith("yes"))],
  ],
  [/^order\./, ({ node, first }, next) => child("predict.ask.first", pathOf(node), pathOf(first), next)],
  [/^pass\.over$/, ({ best }, next) => child("predict.ask.best", "e", pathOf(best), next)],
  // Best first.
  [/^(?:gamma|dual|pop)\./, popped("predict.ask.pop")],
  [
    /^push\.(?:solved|capped)$/,
    ({ node, merit }, { byPart }) => (byPart ? [number("value", "predict.ask.merit", { node }, merit)] : []),
  ],
  [/^live\.pop\./, popped("predict.ask.next")],
  [
    /^choose\.(?:prove|disprove)-/,
    (_, __, key) => {
      const [, answer] = key.split(/[.-]/);
      return [{ kind: "choice", key: "predict.ask.strategy", args: {}, how: "strategy", answer }];
    },
  ],
  // Chance draws as it likes.
  [/^choose\.(?!only|between|chance)/, ({ child }, next) => move(pathOf(child), next)],
  [/^select/, ({ node }, next) => move(pathOf(node), next)],
  [/^proof\.numbers$/, inPart("value", "proof", "disproof")],
];

/**
 * Returns what can be asked of a step, in this order: of the first sentence that has something to ask.
 * A question does not say what is right: a cutoff, for one, is asked for wherever there could be one.
 * @param {Next} next
 * @returns {Question[]}
 */
export function questionsOf(next) {
  for (const { key, args } of next.told.text) {
    const recipe = RECIPES.find(([pattern]) => pattern.test(key))?.[1];
    const questions = recipe?.(/** @type {Record<string, Arg>} */ (args ?? {}), next, key) ?? [];
    if (questions.length > 0) return questions;
  }
  return [];
}

/**
 * Returns the next questions after one was answered: what a node has now is not asked where it was cut off.
 * @param {Question[]} questions
 * @param {Question} answered
 */
export const after = (questions, answered) =>
  answered.kind === "cutoff" && answered.answer === "yes" ? [] : questions.slice(questions.indexOf(answered) + 1);
