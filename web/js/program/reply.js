// What a program has recorded, as its worker tells it. The program may have got hold of the port and told anything: it is
// read as text from a stranger, and is spoiled at most for the program itself.

/** @typedef {"syntax" | "exception" | "events" | "seconds" | "memory" | "depth" | "module" | "input" | "absent"} FailureKind */
/**
 * @typedef {object} Failed
 * @property {FailureKind} kind
 * @property {string} message  what Python or JavaScript says; of a module that is not there, its name; of a question
 *     to the reader, what asks it
 * @property {number} line  in the program as it was written, from 1; 0 if it is not known
 * @property {number[]} [traceback]  the lines of the calls, the innermost last
 * @property {string} [instead]  what to write instead of what can't be read, which the message is
 * @property {number} [depth]  how many calls had not ended when there were too many
 */
/**
 * @typedef {object} Events  in columns; an event is at the same place in each
 * @property {Uint8Array} kind  0 a call, 1 a return, 2 a variable that is set, 3 a line that is reached, 4 the value of a
 *     leaf that is asked for, 5 an argument that is true (1) or false (0), 6 one of several numbers that the next event returns,
 *     whose name is that of its place, 7 a variable that is set to a node
 * @property {Uint32Array} line  in the program as it was written, from 1
 * @property {Uint32Array} frame  the number of the call, from 1
 * @property {Int32Array} node  the index of the node that the call is about, or -1; of a value, that whose value it is, and
 *     of a variable, that which it is set to
 * @property {Uint32Array} name  of a function or a variable, as an index of `names`
 * @property {Float64Array} value  NaN if it is no number
 */
/**
 * @typedef {object} Reply
 * @property {Events} events
 * @property {string[]} names
 * @property {string} output  what the program has printed
 * @property {number | string | null} result  the value of the start: a number, or how it is written
 * @property {Failed | null} failed
 * @property {OwnGame | null} game  the game by its functions, if that was asked for
 */
/**
 * @typedef {object} OwnGame
 * @property {[isMax: boolean, value: number | null, moves: [name: string, position: number, weight?: number][]][]} positions  the
 *     first one is that of the root; each has a value or moves, to positions that stand behind it, with weights if chance makes them
 * @property {number} plies
 * @property {boolean} whole  false if the lines go on behind these plies
 */

const KINDS = new Set(["syntax", "exception", "events", "seconds", "memory", "depth", "module", "input"]);
const COLUMNS = /** @type {const} */ ({
  kind: Uint8Array,
  line: Uint32Array,
  frame: Uint32Array,
  node: Int32Array,
  name: Uint32Array,
  value: Float64Array,
});
/** The most characters of a text that is told, and names that a program has. */
const [MOST_PRINTED, MOST_TOLD, MOST_NAMES] = [10_000, 1_000, 10_000];

/** @returns {Reply} */
export const nothing = () => ({
  events: {
    kind: new Uint8Array(0),
    line: new Uint32Array(0),
    frame: new Uint32Array(0),
    node: new Int32Array(0),
    name: new Uint32Array(0),
    value: new Float64Array(0),
  },
  names: [],
  output: "",
  result: null,
  failed: null,
  game: null,
});

/** The most characters that a game is told in. */
const MOST_OF_GAME = 50_000_000;

/** @param {unknown} value @param {number} most */
const text = (value, most) => (typeof value === "string" ? value.slice(0, most) : "");

/**
 * Returns a reply, or null if it is none.
 * @param {any} told
 * @param {object} of
 * @param {number} of.nodes  how many there are
 * @param {number} of.events  how many there may be
 * @param {number[]} of.lines  those that the lines of the program with hooks are from
 * @param {number | null} [of.wrong]  the line of a mistake, for a language that doesn't tell it
 * @returns {Reply | null}
 */
export function replyOf(told, { nodes, events: most, lines, wrong = null }) {
  const { events, names } = told ?? {};
  if (typeof events !== "object" || events === null || !Array.isArray(names) || names.length > MOST_NAMES) return null;
  const length = events.kind?.length;
  for (const [key, type] of Object.entries(COLUMNS))
    if (!(events[key] instanceof type) || events[key].length !== length || length > most) return null;
  const { kind, line, frame, node, name, value } = /** @type {Events} */ (events);
  const last = lines.at(-1) ?? 1;
  let [begun, ended] = [0, 0];
  for (let at = 0; at < length; at++) {
    if (kind[at] === 0) begun++;
    else if (kind[at] === 1) ended++;
    const isKnown = kind[at] <= 7 && name[at] < names.length && node[at] >= -1 && node[at] < nodes;
    if (!isKnown || line[at] < 1 || line[at] > last || frame[at] < 1 || frame[at] > begun) return null;
  }
  // Where the memory is used up, there was none for the line.
  const reached = length > 0 && told.failed?.kind === "memory" ? line[length - 1] : wrong;
  const result = typeof told.result === "number" || told.result === null ? told.result : text(told.result, MOST_TOLD);
  return {
    events: { kind, line, frame, node, name, value },
    names: names.map((it) => text(it, MOST_TOLD)),
    output: text(told.output, MOST_PRINTED),
    result,
    failed: told.failed === null ? null : failedOf(told.failed, lines, reached, begun - ended),
    game: gameOf(told.game),
  };
}

/** @param {unknown} told @returns {OwnGame | null} */
function gameOf(told) {
  if (typeof told !== "string" || told.length > MOST_OF_GAME) return null;
  /** @type {any} */
  let game;
  try {
    game = JSON.parse(told);
  } catch {
    return null;
  }
  const { positions, plies, whole } = game ?? {};
  if (!Array.isArray(positions) || positions.length === 0 || !Number.isInteger(plies)) return null;
  const isMove = (/** @type {any} */ move, /** @type {number} */ at) =>
    Array.isArray(move) &&
    typeof move[0] === "string" &&
    Number.isInteger(move[1]) &&
    move[1] > at &&
    move[1] < positions.length &&
    (move.length === 2 || (move[2] >= 0 && move[2] < Infinity));
  /** @type {OwnGame["positions"]} */
  const read = [];
  for (const [at, position] of positions.entries()) {
    const [isMax, said, moves] = Array.isArray(position) ? position : [];
    if (typeof isMax !== "boolean" || !Array.isArray(moves) || !moves.every((move) => isMove(move, at))) return null;
    const value = said === "inf" ? Infinity : said === "-inf" ? -Infinity : said;
    if (moves.length === 0 ? typeof value !== "number" : value !== null) return null;
    read.push([isMax, value, moves.map(([name, to, weight]) => [text(name, MOST_TOLD), to, weight])]);
  }
  return { positions: read, plies, whole: whole === true };
}

/**
 * @param {any} told
 * @param {number[]} lines
 * @param {number | null} otherwise  the line, if it isn't told
 * @param {number} depth
 * @returns {Failed | null}
 */
function failedOf(told, lines, otherwise, depth) {
  if (!KINDS.has(told?.kind)) return null;
  const { kind } = told;
  const lineOf = (/** @type {unknown} */ line) => lines[Number(line) - 1] ?? 0;
  // A hook knows the line as it was written.
  const isLimit = kind === "events" || kind === "seconds";
  const line = isLimit ? (lines.includes(told.line) ? told.line : 0) : lineOf(told.line);
  const traceback = Array.isArray(told.traceback) ? told.traceback.slice(-MOST_NAMES).map(lineOf) : [];
  return {
    kind,
    message: text(told.message, MOST_TOLD),
    line: line || (otherwise ?? 0),
    ...(traceback.length > 0 && { traceback }),
    ...(kind === "depth" && { depth }),
  };
}
