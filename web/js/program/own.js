// The tree that a program searches by calls on data of its own, such as a board or a list of leaves: each call of its search is a
// node. What it leaves out is there as a leaf without a value. Pure.

import { KIND } from "./lines.js";
import { rounded, unitOf } from "./values.js";

/** @import { Exits } from "./edits.js" */
/** @import { Events } from "./reply.js" */

/**
 * @typedef {object} OwnNode
 * @property {string} path
 * @property {boolean} isMax
 * @property {boolean} isChance  true if chance moves, and all its moves are as likely
 * @property {number | null} value  of a leaf; null if it was left out
 * @property {OwnNode[]} children
 */
/**
 * @typedef {object} OwnSearch
 * @property {OwnNode} root
 * @property {Events} events  those of the search, with nodes by their numbers in preorder
 * @property {string[]} paths  the paths of the nodes, by their numbers
 * @property {boolean} isMovers  true if values are seen by the player to move
 * @property {number} searches  how many searches of its own the program makes; this is the first
 */

/**
 * A call of a function that searches, or of one that begins a search.
 * @typedef {object} Call
 * @property {number} frame
 * @property {number} name
 * @property {Call | null} above  the call of the search in which it is
 * @property {number} caller  the number of the call that calls it
 * @property {number} from  the number of its first event
 * @property {number} to  that of its last one; -1 while it has not ended
 * @property {number} value  what it returns
 * @property {Map<number, number>} flags  its arguments that are true (1) or false (0), or numbers of players, by their names
 * @property {(Call | null)[]} children  null for what is left out
 * @property {number} depth
 */

/** Functions that play a game or begin a program: what they call one after the other are several searches. */
const PLAYS = /main|play|game|run|start|loop|demo|test|click|handle|simulat/i;
/** How much a mean may be off that is computed in floating-point numbers. */
const NEAR = 1e-9;
/** What has the number of the player to move. */
const TURN = /agent|player|turn|colou?r|sign|side/i;

/**
 * Returns the first search that a program makes and ends; null if there is none.
 * @param {Events} events
 * @param {string[]} names
 * @param {Exits} exits
 * @returns {OwnSearch | null}
 */
export function ownSearch(events, names, exits) {
  const recursions = recursive(events);
  const found = recursions.size > 0 ? recursions : paired(events, names);
  const searches = new Set([...found].filter((name) => names[name] !== "" && hasValue(events, name)));
  if (searches.size === 0) return null;
  const { outermost, calls } = callsOf(events, names, exits, searches);
  const isMovers = seesByMover(calls);
  const players = playersOf(calls, names, isMovers);
  const means = isMovers ? new Set() : meansOf(calls);
  /** @type {Call[]} */
  const roots = [];
  for (const group of outermost.values()) {
    const starter = starterOf(group, events, names, exits, players);
    if (starter) roots.push(starter);
    else roots.push(...group);
  }
  roots.sort((a, b) => a.from - b.from);
  const root = roots.find(({ to, children }) => to >= 0 && children.length > 0);
  return root ? { ...treeOf(root, events, { players, means, isMovers }), isMovers, searches: roots.length } : null;
}

/** Does a function return a number? One that only goes through the moves does not. @param {Events} events @param {number} of */
const hasValue = ({ kind, name, value }, of) =>
  kind.some((it, at) => it === KIND.return && name[at] === of && !Number.isNaN(value[at]));

/** Returns the functions that call themselves, also by others. @param {Events} events */
function recursive({ kind, frame, name }) {
  /** @type {Set<number>} */
  const found = new Set();
  /** @type {{ frame: number, name: number }[]} */
  const open = [];
  /** How many calls of a function have not ended. @type {number[]} */
  const counts = [];
  for (let at = 0; at < kind.length; at++) {
    if (kind[at] === KIND.call) {
      if (counts[name[at]] > 0 && !found.has(name[at])) {
        const first = open.map((call) => call.name).lastIndexOf(name[at]);
        for (const call of open.slice(first)) found.add(call.name);
      }
      open.push({ frame: frame[at], name: name[at] });
      counts[name[at]] = (counts[name[at]] ?? 0) + 1;
    } else if (kind[at] === KIND.return) {
      while (open.length > 0) {
        const call = /** @type {{ frame: number, name: number }} */ (open.pop());
        counts[call.name]--;
        if (call.frame === frame[at]) break;
      }
    }
  }
  return found;
}

/**
 * Returns the functions whose names say that MAX or MIN moves, if one of the one player calls one of the other: in a tree of few plies, neither
 * calls itself.
 * @param {Events} events @param {string[]} names
 */
function paired({ kind, frame, name }, names) {
  const players = names.map(playerIn);
  /** @type {Set<number>} */
  const found = new Set();
  /** @type {{ frame: number, name: number }[]} */
  const open = [];
  for (let at = 0; at < kind.length; at++) {
    while (open.length > 0 && kind[at] !== KIND.call && open[open.length - 1].frame !== frame[at]) open.pop();
    if (kind[at] === KIND.return) open.pop();
    if (kind[at] !== KIND.call) continue;
    if (players[name[at]] !== null) {
      const above = open.filter((call) => players[call.name] === !players[name[at]]);
      for (const call of above) found.add(call.name).add(name[at]);
    }
    open.push({ frame: frame[at], name: name[at] });
  }
  return found;
}

/**
 * Returns the calls of a search, and the outermost of them by the call that they are in.
 * @param {Events} events @param {string[]} names @param {Exits} exits @param {Set<number>} searches
 */
function callsOf({ kind, frame, name, line, value }, names, exits, searches) {
  const called = new Set([...searches].map((at) => names[at]));
  const leaves = (/** @type {number} */ line) => (exits[line] ?? []).some((name) => called.has(name));
  /** @type {Map<number, Call[]>} */
  const outermost = new Map();
  /** @type {Call[]} */
  const calls = [];
  /** The calls that have not ended, those that don't search as null. @type {{ frame: number, call: Call | null, inner: Call | null }[]} */
  const open = [];
  for (let at = 0; at < kind.length; at++) {
    if (kind[at] === KIND.call) {
      const above = open.at(-1)?.inner ?? null;
      const caller = open.at(-1)?.frame ?? 0;
      /** @type {Call | null} */
      const call = searches.has(name[at])
        ? {
            frame: frame[at],
            name: name[at],
            above,
            caller,
            from: at,
            to: -1,
            value: Number.NaN,
            flags: new Map(),
            children: [],
            depth: above ? above.depth + 1 : 0,
          }
        : null;
      if (call) {
        calls.push(call);
        above?.children.push(call);
        const group = above ? [] : (outermost.get(caller) ?? []);
        group.push(call);
        if (!above) outermost.set(caller, group);
      }
      open.push({ frame: frame[at], call, inner: call ?? above });
      continue;
    }
    while (open.length > 0 && open[open.length - 1].frame !== frame[at]) open.pop();
    const last = open.at(-1);
    const call = last?.call;
    if (kind[at] === KIND.return) open.pop();
    if (!call) {
      // A function that is called for each move may say that it is enough.
      const isLeft = kind[at] === KIND.return && leaves(line[at]) && last?.inner?.children.at(-1);
      if (isLeft) last?.inner?.children.push(null);
      continue;
    }
    const tells = kind[at] === KIND.flag || (kind[at] === KIND.set && TURN.test(names[name[at]]));
    if (tells && !call.flags.has(name[at])) call.flags.set(name[at], value[at]);
    if (kind[at] !== KIND.at && kind[at] !== KIND.return) continue;
    if (leaves(line[at]) && call.children.at(-1)) call.children.push(null);
    if (kind[at] === KIND.return) Object.assign(call, { value: value[at], to: at });
  }
  passOn(calls);
  return { outermost, calls };
}

/**
 * Takes the calls for one node that a function only passes on, as one does that asks whose turn it is. It never calls the search twice.
 * @param {Call[]} calls
 */
function passOn(calls) {
  const most = new Map();
  for (const { name, children } of calls) most.set(name, Math.max(most.get(name) ?? 0, children.length));
  if (Math.max(...most.values()) < 2) return;
  for (const call of calls) {
    const [child] = call.children;
    if (most.get(call.name) > 1 || !child || !Object.is(child.value, call.value)) continue;
    // What it is passed on to has the name, which says whose turn it is.
    const { name, flags, children } = child;
    Object.assign(call, { name, flags, children });
    for (const other of children) if (other) other.above = call;
    child.depth = -1;
  }
  for (const call of calls) if (call.depth > 0 && call.above) call.depth = call.above.depth + 1;
}

/** Returns the values of what was called. @param {Call} call */
const below = ({ children }) =>
  children.flatMap((child) => (child && child.depth >= 0 && !Number.isNaN(child.value) ? [child.value] : []));

/** Are values seen by the player to move, as in a negamax? @param {Call[]} calls */
function seesByMover(calls) {
  let [plain, negated] = [0, 0];
  for (const call of calls) {
    const values = below(call);
    if (values.every((value) => value === 0)) continue;
    const [least, greatest] = [Math.min(...values), Math.max(...values)];
    if (call.value === greatest || call.value === least) plain++;
    if (call.value === -least) negated++;
  }
  return negated > plain;
}

/** Returns what a call has in common with others of the same player, or of chance. @param {Call} call */
const kindOf = ({ name, flags, depth }) => `${name} ${[...flags].join(" ")} ${depth % 2}`;

/** @param {number[]} values */
const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Returns the calls in which chance moves: which return the mean of what they call, wherever that is not all the same.
 * @param {Call[]} calls
 */
function meansOf(calls) {
  /** @type {Map<string, boolean>} */
  const kinds = new Map();
  for (const call of calls) {
    const values = below(call);
    if (values.every((value) => value === values[0])) continue;
    const isMean = Math.abs(call.value - meanOf(values)) <= NEAR * Math.max(1, Math.abs(call.value));
    kinds.set(kindOf(call), isMean && kinds.get(kindOf(call)) !== false);
  }
  return new Set(calls.filter((call) => call.children.length > 0 && kinds.get(kindOf(call))));
}

/** What tells by its name that MAX is to move, or MIN. @param {string} name */
function playerIn(name) {
  const own = name.replace(/mini_?max|min_?max/i, "");
  return /max/i.test(own) ? true : /min/i.test(own) ? false : null;
}

/**
 * Returns who moves at each call: by a name, by what it returns of its children's values, or else the player who didn't move before.
 * @param {Call[]} calls @param {string[]} names @param {boolean} isMovers
 * @returns {Map<Call, boolean>}
 */
function playersOf(calls, names, isMovers) {
  /** @type {Map<string, number>} */
  const votes = new Map();
  for (const call of isMovers ? [] : calls) {
    const values = below(call);
    const [isGreatest, isLeast] = [call.value === Math.max(...values), call.value === Math.min(...values)];
    const kind = kindOf(call);
    if (values.length > 0) votes.set(kind, (votes.get(kind) ?? 0) + Number(isGreatest) - Number(isLeast));
  }
  /** @type {Map<Call, boolean>} */
  const players = new Map();
  for (const call of calls) {
    const said = [...call.flags].map(([name, flag]) => {
      const is = playerIn(names[name]);
      return is === null ? null : is === (flag === 1);
    });
    const named = said.find((is) => is !== null) ?? playerIn(names[call.name]);
    const voted = votes.get(kindOf(call)) ?? 0;
    const before = call.above ? !players.get(call.above) : true;
    players.set(call, isMovers ? before : (named ?? (voted === 0 ? before : voted > 0)));
  }
  return players;
}

/**
 * Returns the call that begins a search with the moves of the root, and so is that of the root; null if there is none.
 * @param {Call[]} group  the calls in it, one after the other
 * @param {Events} events @param {string[]} names @param {Exits} exits @param {Map<Call, boolean>} players
 * @returns {Call | null}
 */
function starterOf(group, { kind, frame, name, line }, names, exits, players) {
  const [{ caller, from }] = group;
  if (caller === 0) return null;
  let begin = from;
  while (kind[begin] !== KIND.call || frame[begin] !== caller) begin--;
  if (PLAYS.test(names[name[begin]])) return null;
  const isMax = !players.get(group[0]);
  if (group.length === 1 && !isMax) return null;
  const called = new Set(group.map((call) => names[call.name]));
  /** @type {(Call | null)[]} */
  const children = [];
  let next = 0;
  let end = begin + 1;
  for (; end < kind.length; end++) {
    if (group[next]?.from === end) children.push(group[next++]);
    if (frame[end] !== caller) continue;
    const leaves = (exits[line[end]] ?? []).some((name) => called.has(name));
    const isLeft = leaves && (kind[end] === KIND.at || kind[end] === KIND.return);
    if (isLeft && children.at(-1)) children.push(null);
    if (kind[end] === KIND.return) break;
  }
  if (end === kind.length) return null;
  const root = {
    frame: caller,
    name: name[begin],
    above: null,
    caller: 0,
    from: begin,
    to: end,
    // It returns a move, which may be a number.
    value: Number.NaN,
    flags: new Map(),
    children,
    depth: 0,
  };
  for (const call of group) call.above = root;
  players.set(root, isMax);
  return root;
}

/**
 * Returns the tree below a call, and the events there.
 * @param {Call} root @param {Events} events
 * @param {{ players: Map<Call, boolean>, means: Set<Call>, isMovers: boolean }} by  who moves
 */
function treeOf(root, { kind, line, frame, name, value }, { players, means, isMovers }) {
  /** @type {string[]} */
  const paths = [];
  /** @type {Map<number, number>} */
  const nodes = new Map();
  /** @type {OwnNode[]} */
  const all = [];
  /** The calls that are nodes. @type {Set<Call>} */
  const inside = new Set();
  /** @param {Call} call @param {string} path @returns {OwnNode} */
  function add(call, path) {
    inside.add(call);
    const isMax = players.get(call) ?? true;
    nodes.set(call.frame, paths.push(path || "e") - 1);
    /** @type {OwnNode} */
    const node = {
      path,
      isMax,
      isChance: means.has(call),
      value: isMovers && !isMax ? -call.value : call.value,
      children: [],
    };
    all.push(node);
    const under = (/** @type {number} */ place) => (path ? `${path}.${place + 1}` : `${place + 1}`);
    node.children = call.children.map((child, place) => {
      if (child) return add(child, under(place));
      const other = { path: under(place), isMax: !isMax, isChance: false, value: null, children: [] };
      paths.push(other.path);
      return other;
    });
    if (node.children.length > 0) node.value = null;
    return node;
  }
  const tree = add(root, "");
  // It may return a move, also one that is a number: the others return what they have from a child.
  const values = below(root);
  const best = isMovers ? -Math.min(...values) : tree.isMax ? Math.max(...values) : Math.min(...values);
  const isFromChild = (/** @type {Call} */ call) => below(call).some((it) => Math.abs(it) === Math.abs(call.value));
  const others = [...inside].filter((call) => call !== root && below(call).length > 0);
  const isMove = others.length > 0 && others.every(isFromChild) && !isFromChild(root);
  const worth = Number.isNaN(root.value) || isMove ? best : root.value;
  const unit = unitOf(all.flatMap(({ value }) => value ?? []));
  for (const node of all) if (node.value !== null) node.value = rounded(node.value, unit);
  // A mean has other decimals than the leaves.
  const told = (/** @type {number} */ value) => (means.size > 0 ? value : rounded(value, unit));

  const length = root.to - root.from + 1;
  const part = (/** @type {any} */ column) => column.slice(root.from, root.to + 1);
  const own = {
    kind: part(kind),
    line: part(line),
    frame: part(frame),
    node: new Int32Array(length).fill(-1),
    name: part(name),
    value: part(value).map(told),
  };
  for (let at = 0; at < length; at++) own.node[at] = nodes.get(own.frame[at]) ?? -1;
  own.value[length - 1] = told(worth);
  return { root: tree, events: own, paths };
}
