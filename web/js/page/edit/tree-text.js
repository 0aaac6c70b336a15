// The text of a tree as the engine writes it, as nodes that can be changed, and back.

/**
 * A node of a tree. A tree is never changed: an edit makes another one that shares what stays.
 * @typedef {object} TreeNode
 * @property {number} id  the same in all trees that edits make of it
 * @property {string} [name]
 * @property {string} [value]  of a leaf: a number, or bounds as in `2..9`; of another node, an estimate or bounds
 * @property {"max" | "min" | "chance"} [mover]  who moves there, where it isn't the other player than above; means nothing at a leaf
 * @property {boolean} [unquiet]  true if a node with children is marked as not quiet
 * @property {string} [chance]  the probability of the move that leads there, if it has one of its own
 * @property {TreeNode[]} children  none for a leaf
 *
 * @typedef {"" | "max:" | "min:" | "max-only:" | "min-only:"} Players  who moves
 * @typedef {object} Tree
 * @property {string} game  the name of the game with its colon, if it was written
 * @property {Players} players
 * @property {TreeNode} root
 */

const NUMBER = /^[-−–]?(?:\d+(?:\.\d+)?|\.\d+|inf|∞)$/;
const BOUNDS = /^(.+?)\.\.(.+)$/;
/** A name that needs no quotation marks. */
const PLAIN = /^[\p{L}_][\p{L}\p{N}_]*$/u;
/** Names that mean something else at the beginning of a text. */
const WORD = /^(?:tree|inf)$/;
/** A probability: `1/3`, `0.25`, `25%`. */
const CHANCE = /^[\d./]+%?$/;
/** Names that say whose turn it is, where they stand before a list. */
const LABEL = /^(?:max|min|chance)\d*$/i;

let serial = 0;

/** Returns a node. @param {Partial<TreeNode>} [of] @returns {TreeNode} */
export const node = ({ name, value, unquiet, mover, chance, children = [] } = {}) => ({
  id: ++serial,
  name,
  value,
  unquiet,
  mover,
  chance,
  children,
});

/** Returns a number as the engine writes it; undefined if it is none. @param {string} text */
function numberIn(text) {
  if (!NUMBER.test(text)) return undefined;
  return text
    .replace(/^[−–]/, "-")
    .replace("∞", "inf")
    .replace(/^(-?)\./, "$10.")
    .replace(/^(-?)0+(?=\d)/, "$1");
}

/** Returns a value or bounds as the engine writes them; undefined if they are neither. @param {string} text */
export function valueIn(text) {
  const [, low, high] = BOUNDS.exec(text) ?? [];
  if (low === undefined) return numberIn(text);
  const [lower, upper] = [numberIn(low.trim()), numberIn(high.trim())];
  if (lower === undefined || upper === undefined || number(lower) > number(upper)) return undefined;
  return lower === upper ? lower : `${lower}..${upper}`;
}

/** @param {string} text */
const number = (text) => (text.endsWith("inf") ? (text.startsWith("-") ? -Infinity : Infinity) : Number(text));

/** The parts of a text: brackets, commas, colons, quoted names, and all else. */
const TOKEN = /\s*([[\],:]|"(?:[^"\\]|\\.)*"|[^[\],:"\s]+(?:\s+[^[\],:"\s]+)*)\s*/uy;

/**
 * Reads a subtree, as it is written in nested lists.
 * @param {string} text
 * @returns {TreeNode | undefined} undefined if it is something else
 */
export function readNode(text) {
  /** @type {string[]} */
  const tokens = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text);
    if (!token) return undefined;
    tokens.push(token[1]);
  }
  let at = 0;
  // Without recursion: a chain may be long.
  const outer = node();
  /** @type {TreeNode[]} */
  const open = [outer];
  let isDue = true;
  while (at < tokens.length) {
    const parent = open[open.length - 1];
    if (tokens[at] === "]" && !isDue && open.length > 1) {
      open.pop();
      at += 1;
    } else if (tokens[at] === "," && !isDue && open.length > 1) {
      isDue = true;
      at += 1;
    } else if (isDue) {
      const next = node();
      parent.children.push(next);
      isDue = false;
      if (parent.mover === "chance" && tokens[at + 1] === ":" && CHANCE.test(tokens[at])) {
        next.chance = tokens[at];
        at += 2;
      }
      if (tokens[at + 1] === ":" && !isMover(tokens, at)) {
        const name = nameIn(tokens[at]);
        if (name === undefined) return undefined;
        next.name = name;
        at += 2;
      }
      if (isMover(tokens, at)) {
        next.mover = /** @type {TreeNode["mover"]} */ (tokens[at].toLowerCase());
        at += 2;
      }
      if (at < tokens.length && !/^[[\],:"]/.test(tokens[at])) {
        const isMarked = tokens[at].endsWith("!") && tokens[at + 1] === "[";
        if (isMarked) next.unquiet = true;
        next.value = valueIn(isMarked ? tokens[at].slice(0, -1) : tokens[at]);
        if (next.value === undefined) return undefined;
        at += 1;
      }
      if (tokens[at] === "[") {
        // Of a node with children, equal bounds are no estimate.
        if (next.value !== undefined && tokens[at - 1].includes("..") && !next.value.includes(".."))
          next.value = `${next.value}..${next.value}`;
        open.push(next);
        isDue = true;
        at += 1;
      } else if (next.value === undefined) return undefined;
    } else return undefined;
  }
  return !isDue && open.length === 1 && outer.children.length === 1 ? outer.children[0] : undefined;
}

/**
 * Returns true if a word says who moves at a list, as in `max:[3,4]` and `max:2..9[3,4]`.
 * @param {string[]} tokens
 * @param {number} at
 */
const isMover = (tokens, at) =>
  /^(?:max|min|chance)$/i.test(tokens[at]) &&
  tokens[at + 1] === ":" &&
  (tokens[at + 2] === "[" || (tokens[at + 3] === "[" && tokens[at + 2] !== ","));

/** Returns a name, without its quotation marks; undefined for what is none. @param {string} token */
function nameIn(token) {
  if (token.startsWith('"')) {
    try {
      return String(JSON.parse(token));
    } catch {
      return undefined;
    }
  }
  return /^[[\],:&*]/.test(token) || valueIn(token) !== undefined ? undefined : token;
}

/**
 * Reads the text of a tree.
 * @param {string} text  as the engine writes it, with or without its `tree:`
 * @returns {Tree | undefined} undefined if it is another game
 */
export function readTree(text) {
  const [, game = "", players = "", rest] = /^(tree:)?(max:|min:|max-only:|min-only:)?(.*)$/s.exec(text.trim()) ?? [];
  const root = rest === undefined ? undefined : readNode(rest);
  return root && { game, players: /** @type {Players} */ (players), root };
}

/** Returns true for a name that says whose turn it is, unless it is in quotation marks. @param {string} name */
export const isLabel = (name) => LABEL.test(name);

/** Returns a name as it stands in a text. @param {string} name */
export const quoted = (name) => (PLAIN.test(name) && !WORD.test(name) && !isLabel(name) ? name : JSON.stringify(name));

/** Returns all nodes of a subtree, parents before their children. @param {TreeNode} root */
export function nodesOf(root) {
  const all = [root];
  for (const each of all) for (const child of each.children) all.push(child);
  return all;
}

/** Returns true if chance moves at a node. @param {Tree} tree */
export const hasChance = ({ root }) => nodesOf(root).some(({ mover }) => mover === "chance");

/** Returns true for a list with one number and nothing else. @param {TreeNode} each */
const isBracketed = ({ name, value, mover, children }) =>
  name === undefined &&
  mover === undefined &&
  value === undefined &&
  children.length === 1 &&
  children[0].children.length === 0 &&
  children[0].name === undefined &&
  children[0].value?.includes("..") === false;

/**
 * Returns a leaf that has to be written as bounds, so that lists with one number are not taken for
 * leaves in brackets; undefined if none has to.
 * @param {TreeNode} root
 */
export function unlikeBrackets(root) {
  const all = nodesOf(root);
  const leaves = all.filter(({ children }) => children.length === 0);
  const bracketed = all.filter(isBracketed);
  const hasTwo = all.some(({ children }) => children.filter(isBracketed).length > 1);
  // The first one in the order of plies.
  return hasTwo && bracketed.length === leaves.length ? leaves[0] : undefined;
}

/**
 * Writes a subtree as nested lists.
 * @param {TreeNode} root
 */
function writeNode(root) {
  const odd = unlikeBrackets(root);
  let text = "";
  /** What is still to be written: nodes, and what stands between them. @type {(TreeNode | string)[]} */
  const due = [root];
  for (let next = due.pop(); next !== undefined; next = due.pop()) {
    if (typeof next === "string") {
      text += next;
      continue;
    }
    const { name, value = "", unquiet, mover, chance, children } = next;
    if (chance) text += `${chance}:`;
    if (name !== undefined) text += `${quoted(name)}:`;
    if (mover && children.length > 0) text += `${mover}:`;
    text += next === odd ? `${value}..${value}` : value;
    if (children.length === 0) continue;
    if (unquiet) text += value === "" ? "0!" : "!";
    text += "[";
    due.push("]");
    for (let at = children.length - 1; at >= 0; at--) {
      due.push(children[at]);
      if (at > 0) due.push(",");
    }
  }
  return text;
}

/** Returns what stands before the nodes. @param {Tree} tree */
export function prefixOf({ game, players, root }) {
  // A name in front would be taken for that of a game.
  return (root.name === undefined ? "" : game) + players;
}

/** Writes a tree. What is written is read back. @param {Tree} tree */
export const writeTree = (tree) => prefixOf(tree) + writeNode(tree.root);
