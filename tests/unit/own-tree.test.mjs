// Programs that bring a tree or a game of their own: the tree is made of their calls, and what they leave out stands in it without
// a value.

import assert from "node:assert/strict";
import { test } from "node:test";
import { javascriptParser, pythonParser } from "../../web/js/lib/editor.js";
import { callOf } from "../../web/js/program/call.js";
import { instrument } from "../../web/js/program/instrument.js";
import { ownSearch } from "../../web/js/program/own.js";
import { gameText, hasGame } from "../../web/js/program/own-game.js";
import { settled } from "../../web/js/program/results.js";
import { treeText } from "../../web/js/program/tree-text.js";
import { variablesIn } from "../../web/js/program/window.js";
import { runInNode } from "./programs.mjs";

/** @typedef {import("../../web/js/program/instrument.js").Language} Language */

const PARSERS = { python: pythonParser, javascript: javascriptParser };

/** Runs a program, and returns the tree that it searches. @param {Language} language @param {string} source @param {string} [start] */
async function treeOf(language, source, start) {
  const { exits } = instrument(language, source, PARSERS[language]);
  const { events, names, failed } = await runInNode({ language, source, start });
  const own = ownSearch(settled(events), names, exits);
  return { failed, own, text: own && treeText(own.root) };
}

/** Leaves in a list, by a depth and a number. @param {string} cut  what is done with a window that is empty */
const LEAVES = (cut) => `
MAX, MIN = 1000, -1000
values = [3, 5, 6, 9, 1, 2, 0, -1]

def minimax(depth, index, maximizing, alpha, beta):
    if depth == 3:
        return values[index]
    best = MIN if maximizing else MAX
    for side in range(2):
        value = minimax(depth + 1, 2 * index + side, not maximizing, alpha, beta)
        if maximizing:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if beta <= alpha:
            ${cut}
    return best

minimax(0, 0, True, MIN, MAX)
`;

test("leaves in a list are a tree, and what is cut off has no value", async () => {
  const { own, text } = await treeOf("python", LEAVES("break"));
  assert.equal(text, "[[[3,5],[6,?]],[[1,2],?]]");
  assert.equal(own?.paths.length, 13);
  assert.equal((await treeOf("python", LEAVES("return best"))).text, text);
  assert.equal((await treeOf("python", LEAVES("pass"))).text, "[[[3,5],[6,9]],[[1,2],[0,-1]]]");
});

/** A board that is changed in place, in two loops. @param {string} rest  after a move is taken back */
const BOARD = (rest) => `
let board = [["x", "o", "x"], ["o", "o", ""], ["", "x", ""]];
const lines = [];
for (let i = 0; i < 3; i++) {
  lines.push([[i, 0], [i, 1], [i, 2]], [[0, i], [1, i], [2, i]]);
}
lines.push([[0, 0], [1, 1], [2, 2]], [[0, 2], [1, 1], [2, 0]]);

function winner() {
  for (const line of lines) {
    const [a, b, c] = line.map(([row, column]) => board[row][column]);
    if (a && a === b && b === c) return a;
  }
  return null;
}

function minimax(isX, alpha, beta) {
  const won = winner();
  if (won) return { score: won === "x" ? 1 : -1 };
  let best = null;
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      if (board[row][column]) continue;
      board[row][column] = isX ? "x" : "o";
      const { score } = minimax(!isX, alpha, beta);
      board[row][column] = "";
      if (best === null || (isX ? score > best.score : score < best.score)) best = { score, move: [row, column] };
      if (isX) alpha = Math.max(alpha, score);
      else beta = Math.min(beta, score);
      ${rest}
    }
  }
  return best ?? { score: 0 };
}

function bestMove() {
  let best = -Infinity;
  let move = null;
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      if (board[row][column]) continue;
      board[row][column] = "x";
      const { score } = minimax(false, best, Infinity);
      board[row][column] = "";
      if (score > best) {
        best = score;
        move = [row, column];
      }
    }
  return move;
}

document.querySelector("#board").addEventListener("click", bestMove);
for (const cell of document.querySelectorAll("td")) cell.textContent = "";
bestMove();
`;

test("a board that is changed in place is a tree, whose root is the function that tries the moves", async () => {
  const whole = await treeOf("javascript", BOARD(""));
  assert.equal(whole.failed, null);
  assert.equal(whole.text, "[[[1],[0]],[-1,[0]],[-1,[1]]]");
  assert.equal(whole.own?.searches, 1);
});

const NEGAMAX = `
tree = [[3, 12], [8, [2, 4]]]

def negamax(node, sign):
    if not isinstance(node, list):
        return sign * node
    best = -1000
    for child in node:
        best = max(best, -negamax(child, -sign))
    return best

negamax(tree, 1)
`;

test("a negamax sees values by the player to move, and the tree has them as MAX sees them", async () => {
  const { own, text } = await treeOf("python", NEGAMAX);
  assert.equal(text, "[[3,12],[8,[2,4]]]");
  assert.equal(own?.isMovers, true);
});

const PASSED_ON = `
class Agent:
    def value(self, state, depth, agent):
        if not isinstance(state, list):
            return state, None
        return self.best(state, depth, agent)

    def best(self, state, depth, agent):
        choose = max if agent == 0 else min
        return choose((self.value(child, depth + 1, (agent + 1) % 3)[0], move) for move, child in enumerate(state))

print(Agent().value([[[4, 5], [6, 2]], [[1, 7], [0, 9]]], 0, 0))
`;

test("what is only passed on is one node, and several players may be MIN", async () => {
  const { text } = await treeOf("python", PASSED_ON);
  assert.equal(text, "max:[min:[min:[4,5],min:[6,2]],min:[min:[1,7],min:[0,9]]]");
});

/** A function for each player, on a tree of two plies, where neither calls itself. */
const PLAYERS = `
tree = {"top": ["left", "right"], "left": ["a", "b"], "right": ["c", "d"]}
worth = {"a": 3, "b": 12, "c": 2, "d": 4}

def choose(state):
    return max(tree[state], key=lambda following: min_value(following, -1000, 1000))

def max_value(state, alpha, beta):
    if state in worth:
        return worth[state]
    best = -1000
    for following in tree[state]:
        best = max(best, min_value(following, alpha, beta))
        alpha = max(alpha, best)
        if best >= beta:
            return best
    return best

def min_value(state, alpha, beta):
    if state in worth:
        return worth[state]
    best = 1000
    for following in tree[state]:
        best = min(best, max_value(following, alpha, beta))
        beta = min(beta, best)
        if best <= alpha:
            return best
    return best

print(START)
`;

test("functions of the two players are a search where neither calls itself", async () => {
  assert.equal((await treeOf("python", PLAYERS.replace("START", "choose('top')"))).text, "[[3,12],[2,4]]");
  assert.equal(
    (await treeOf("python", PLAYERS.replace("START", "max_value('top', -1000, 1000)"))).text,
    "[[3,12],[2,?]]",
  );
  // The names of other functions say nothing.
  const other = PLAYERS.replace(/max_value/g, "first")
    .replace(/min_value/g, "second")
    .replace("START", "choose('top')");
  assert.equal((await treeOf("python", other)).own, null);
});

/** A search that returns a move at the root, which is a number as values are. @param {string} last  what it returns there */
const MOVING = (last) => `
const tree = [[[3, 5], [6, 9]], [[7, 8], [0, 4]]];
function search(node, isMax, isFirst) {
  if (typeof node === "number") return node;
  let best = isMax ? -99 : 99;
  let move = -1;
  node.forEach((part, at) => {
    const value = search(part, !isMax, false);
    if (isMax ? value > best : value < best) [best, move] = [value, 40 + at];
  });
  return isFirst ? ${last} : best;
}
search(tree, true, true);
`;

test("a move that the root returns is not its value", async () => {
  const last = async (/** @type {string} */ text) =>
    (await treeOf("javascript", MOVING(text))).own?.events.value.at(-1);
  assert.equal(await last("best"), 5);
  assert.equal(await last("move"), 5);
  // Where others return something else, too, nobody knows.
  assert.equal(
    (await treeOf("javascript", MOVING("move").replace(": best", ": best + 1"))).own?.events.value.at(-1),
    40,
  );
});

/** A search whose loop is a method of an array. @param {string} method @param {[string, string]} returned  to end it, and to go on */
const CALLED = (method, [end, on]) => `
const tree = [[3, 5], [2, 9, 4], [8, 6]];
const search = (node, isMax, alpha, beta) => {
  if (typeof node === "number") return node;
  let best = isMax ? -99 : 99;
  node.${method}((part) => {
    best = isMax ? Math.max(best, search(part, false, alpha, beta)) : Math.min(best, search(part, true, alpha, beta));
    if (isMax) alpha = Math.max(alpha, best);
    else beta = Math.min(beta, best);
    if (alpha >= beta) {
      return ${end};
    } else {
      return ${on};
    }
  });
  return best;
};
search(tree, true, -99, 99);
`;

test("what an array's method leaves out has no value", async () => {
  const text = async (/** @type {string} */ source) => (await treeOf("javascript", source)).text;
  assert.equal(await text(CALLED("every", ["false", "true"])), "[[3,5],[2,?],[8,6]]");
  assert.equal(await text(CALLED("some", ["true", "false"])), "[[3,5],[2,?],[8,6]]");
  // This one calls it for all, whatever that returns.
  assert.equal(await text(CALLED("forEach", ["false", "true"])), "[[3,5],[2,9,4],[8,6]]");
});

test("values with many digits have as many as a tree can have", async () => {
  const source =
    "def f(t):\n    return t if type(t) is float else max(-f(c) for c in t)\nf([[0.1 + 0.2, 1.5], [-2.25, 3.0]])\n";
  assert.equal((await treeOf("python", source)).text, "[[0.3,1.5],[-2.25,3]]");
});

test("only searches that end are shown, the first one", async () => {
  const several = `${NEGAMAX}\nnegamax([5, 6], 1)\n`;
  assert.equal((await treeOf("python", several)).own?.searches, 2);
  const broken = NEGAMAX.replace("return sign * node", "return sign * node / (node - 4)");
  const { own, failed } = await treeOf("python", broken);
  assert.deepEqual([own, failed?.kind], [null, "exception"]);
  assert.equal((await treeOf("python", "def f(n):\n    return n\nf(3)\n")).own, null);
  assert.equal((await treeOf("python", "def f(n):\n    return n and f(n - 1)\nf(3)\n")).text, "[[[0]]]");
});

/** A game of tic-tac-toe by functions of a course, with the search that the course asks for. */
const FUNCTIONS = `
import copy
import math

X, O, EMPTY = "X", "O", None

def initial_state():
    return [[EMPTY] * 3 for _ in range(3)]

def player(board):
    return X if sum(row.count(EMPTY) for row in board) % 2 == 1 else O

def actions(board):
    return {(i, j) for i in range(3) for j in range(3) if board[i][j] is EMPTY}

def result(board, action):
    after = copy.deepcopy(board)
    after[action[0]][action[1]] = player(board)
    return after

def winner(board):
    lines = [list(row) for row in board] + [[row[i] for row in board] for i in range(3)]
    lines += [[board[i][i] for i in range(3)], [board[i][2 - i] for i in range(3)]]
    for line in lines:
        if line[0] is not EMPTY and line.count(line[0]) == 3:
            return line[0]

def terminal(board):
    return winner(board) is not None or not actions(board)

def utility(board):
    return {X: 1, O: -1}.get(winner(board), 0)

def minimax(board):
    return None if terminal(board) else best(board)[1]

def best(board):
    if terminal(board):
        return utility(board), None
    choose, worst = (max, -2) if player(board) == X else (min, 2)
    found = worst, None
    for action in actions(board):
        value = best(result(board, action))[0]
        if choose(value, found[0]) != found[0]:
            found = value, action
    return found
`;

test("functions of a game are called with a later position of it", async () => {
  const call = callOf("python", FUNCTIONS);
  assert.equal(call, "minimax(later(initial_state(), 4))");
  const { own, failed } = await treeOf("python", FUNCTIONS, call);
  assert.equal(failed, null);
  assert.equal(own?.root.isMax, true);
  assert.ok((own?.paths.length ?? 0) > 100);
});

test("a game by its functions has its positions, and is a graph where a tree would be too large", async () => {
  assert.ok(hasGame(FUNCTIONS));
  const { game, failed } = await runInNode({ language: "python", source: FUNCTIONS, positions: 100_000 });
  assert.equal(failed, null);
  assert.deepEqual([game?.positions.length, game?.plies, game?.whole], [5478, 9, true]);
  assert.match(game ? gameText(game) : "", /^&p0\[&p1\[.*\*p\d+/);
  const few = await runInNode({ language: "python", source: FUNCTIONS, positions: 500 });
  // 1, 9, 72 and 252 positions: the next ply has no room.
  assert.deepEqual([few.game?.positions.length, few.game?.plies, few.game?.whole], [334, 3, false]);
});

const SUBTRACTION = {
  python: `
start = (3, True)
moves = lambda state: [take for take in (1, 2) if take <= state[0]]
def play(state, take):
    return state[0] - take, not state[1]
def player(state):
    return "max" if state[1] else "min"
def value(state):
    return -1 if state[1] else 1
`,
  javascript: `
const start = { left: 3, max: true };
const moves = ({ left }) => [1, 2].filter((take) => take <= left);
const play = ({ left, max }, take) => ({ left: left - take, max: !max });
const player = ({ max }) => max;
function value({ max }) { return max ? -1 : 1; }
`,
};

for (const language of /** @type {const} */ (["python", "javascript"]))
  test(`moves name the nodes of a small game: ${language}`, async () => {
    const source = SUBTRACTION[language];
    assert.ok(hasGame(source));
    const { game, failed, events } = await runInNode({ language, source, positions: 1000 });
    assert.deepEqual([failed, events.kind.length], [null, 0]);
    assert.equal(game && gameText(game), '["1":["1":["1":1],"2":-1],"2":["1":-1]]');
  });

test("what a game lacks is named, and what is no value", async () => {
  for (const language of /** @type {const} */ (["python", "javascript"])) {
    const without = SUBTRACTION[language].replace("play", "go");
    const { failed, game } = await runInNode({ language, source: without, positions: 1000 });
    assert.equal(game, null);
    assert.match(failed?.message ?? "", /a game needs play/);
    const wrong = SUBTRACTION[language].replace("? -1 : 1", '? "a" : 1').replace("-1 if", '"a" if');
    const reply = await runInNode({ language, source: wrong, positions: 1000 });
    assert.match(reply.failed?.message ?? "", /value\(state\) should be a number; it is '?a/);
  }
});

test("positions that may differ although they are written alike stay apart", async () => {
  const python = `
class Pile:
    def __init__(self, left):
        self.left = left
    def __repr__(self):
        return "a pile"
start = Pile(2)
def moves(pile):
    return [1, 2][: pile.left]
def play(pile, take):
    return Pile(pile.left - take)
def value(pile):
    return pile.left
`;
  const { game } = await runInNode({ language: "python", source: python, positions: 1000 });
  assert.equal(game && gameText(game), '["1":["1":0],"2":0]');
});

test("who asks the reader is told so, and its search can be called", async () => {
  const source = { python: `move = input("Your move? ")\n`, javascript: `const move = prompt("Your move?");\n` };
  const search = {
    python: "def f(t):\n    return t if type(t) is int else max(f(c) for c in t)\n",
    javascript: "function f(t) { return typeof t === 'number' ? t : Math.max(...t.map(f)); }\n",
  };
  for (const language of /** @type {const} */ (["python", "javascript"])) {
    const { failed } = await runInNode({ language, source: search[language] + source[language] });
    assert.equal(failed?.kind, "input");
    const { own } = await treeOf(language, search[language] + source[language], "f([[1, 2], 3])");
    assert.equal(own?.paths.length, 5);
  }
});

test("of several numbers that are returned, the value is the one that comes from a child", async () => {
  const python = (/** @type {string} */ leaf, /** @type {string} */ pair, /** @type {string} */ part) => `
tree = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]

def minimax(node, is_max):
    if type(node) is int:
        return ${leaf}
    best = None
    for move, child in enumerate(node):
        value = minimax(child, not is_max)${part}
        if best is None or (value > best if is_max else value < best):
            best, choice = value, move
    return ${pair}

minimax(tree, True)
`;
  const forms = [
    ["node", "best", ""],
    ["None, node", "choice, best", "[1]"],
    ["node, None", "best, choice", "[0]"],
    ["[-1, -1, node]", "[choice, choice, best]", "[2]"],
    ["node, 0, 0", "best, choice, choice", "[0]"],
    ["(0, node)", "(choice, best)", "[1]"],
  ];
  for (const [leaf, pair, part] of forms) {
    const { own, text } = await treeOf("python", python(leaf, pair, part));
    assert.equal(text, "[[3,12,8],[2,4,6],[14,5,2]]", pair);
    assert.equal(own?.events.value.at(-1), 3, pair);
  }
  const javascript = `
const tree = [[3, 12, 8], [2, 4, 6], [14, 5, 2]];
function minimax(node, isMax) {
  if (typeof node === "number") return [-1, node];
  let best = [-1, isMax ? -100 : 100];
  node.forEach((child, move) => {
    const value = minimax(child, !isMax)[1];
    if (isMax ? value > best[1] : value < best[1]) best = [move, value];
  });
  return best;
}
minimax(tree, true);
`;
  assert.equal((await treeOf("javascript", javascript)).text, "[[3,12,8],[2,4,6],[14,5,2]]");
});

/** A search that returns its window; at MAX nodes the first end is the value. @param {string} order  of what it returns */
const WINDOW = (order) => `
def narrow(node, is_top, low, high):
    for part in node:
        if type(part) is int:
            below = (part, part)
        else:
            below = narrow(part, not is_top, low, high)
        if is_top:
            low = max(low, min(below[1], high))
        else:
            high = min(high, max(below[0], low))
        if low >= high:
            break
    return ${order}

narrow([[[5, 1], [8, 2]], [[4, 9], [6, 3]], [[7, 7], [9, 6]]], True, -20, 20)
`;

test("of a window that is returned, the value is the end of whoever moves", async () => {
  const { own, text } = await treeOf("python", WINDOW("(low, high)"));
  assert.equal(text, "[[5,5],[9,6],[7,7]]");
  assert.equal(own?.events.value.at(-1), 7);
  // A move beside a number is no window.
  const { text: other } = await treeOf(
    "python",
    WINDOW("(low, high)").replace("return (low, high)", "return high, high"),
  );
  assert.notEqual(other, text);
});

/** A negamax with a window that is not called one. @param {string} handed  to a child */
const NAMED_OTHERWISE = (handed) => `
function best(tree, plies, sure, wanted) {
  if (plies === 0) return tree;
  for (const part of tree) {
    const worth = -best(part, plies - 1, ${handed});
    if (worth > sure) sure = worth;
    if (sure >= wanted) return sure;
  }
  return sure;
}
best([[3, 5], [2, 9], [8, 6]], 2, -99, 99);
`;

test("a window that is called otherwise is found by what is done with it", async () => {
  const window = async (/** @type {Language} */ language, /** @type {string} */ source) => {
    const { events, names } = await runInNode({ language, source });
    const { alpha, beta } = variablesIn(settled(events), names);
    return [alpha, beta];
  };
  assert.deepEqual(await window("javascript", NAMED_OTHERWISE("-wanted, -sure")), ["sure", "wanted"]);
  assert.deepEqual(
    await window(
      "python",
      WINDOW("(low, high)")
        .replace(/\blow\b/g, "floor")
        .replace(/\bhigh\b/g, "roof"),
    ),
    ["floor", "roof"],
  );
  // The window of the root alone is handed down, or a wider one.
  assert.deepEqual(await window("javascript", NAMED_OTHERWISE("-99, 99")), ["", ""]);
  assert.deepEqual(await window("javascript", NAMED_OTHERWISE("sure - 1, wanted + 1")), ["", ""]);
  // Names go before.
  const named = NAMED_OTHERWISE("-wanted, -sure")
    .replace("sure, wanted)", "sure, wanted, a, b)")
    .replace("-wanted, -sure", "-wanted, -sure, a, b");
  assert.deepEqual(await window("javascript", named.replace("-99, 99)", "-99, 99, 1, 2)")), ["a", "b"]);
});

test("a module that is not there is told by whoever uses it, and what doesn't use it can be called", async () => {
  const python = (/** @type {string} */ way) => `
import pygame
from tkinter import Tk
import numpy as np

SIZE = pygame.display
board = np.zeros((2, 2))

def search(node, is_max):
    if np.isscalar(node) if False else type(node) is int:
        return node
    return (max if is_max else min)(search(child, not is_max) for child in node)

${way}
`;
  const { failed } = await runInNode({ language: "python", source: python("window = Tk()") });
  assert.deepEqual([failed?.kind, failed?.message], ["module", "tkinter"]);
  const { text } = await treeOf("python", python("pygame.init()"), "search([[3, 12], [2, 4]], True)");
  assert.equal(text, "[[3,12],[2,4]]");
  const javascript = `
import { draw } from "./draw.js";
const { clear } = require("screen");
const search = (node, isMax) =>
  typeof node === "number" ? node : node.map((child) => search(child, !isMax)).reduce((a, b) => Math[isMax ? "max" : "min"](a, b));
clear();
`;
  const told = await runInNode({ language: "javascript", source: javascript });
  assert.deepEqual([told.failed?.kind, told.failed?.message], ["module", "screen"]);
  const own = await treeOf("javascript", javascript, "search([[3, 12], [2, 4]], true)");
  assert.equal(own.text, "[[3,12],[2,4]]");
});

test("answers are given to who asks, one after the other", async () => {
  const source = {
    python: `leaves = [int(input("leaf: ")) for _ in range(2)]\ndef f(t):\n    return t if type(t) is int else max(f(c) for c in t)\nf([leaves, 3])\n`,
    javascript: `const leaves = [Number(prompt("leaf")), Number(prompt("leaf"))];\nfunction f(t) { return typeof t === "number" ? t : Math.max(...t.map(f)); }\nf([leaves, 3]);\n`,
  };
  for (const language of /** @type {const} */ (["python", "javascript"])) {
    const { exits } = instrument(language, source[language], PARSERS[language]);
    const { events, names } = await runInNode({ language, source: source[language], answers: "4\n9" });
    const own = ownSearch(settled(events), names, exits);
    assert.match(own ? treeText(own.root) : "", /\[4,9\]/);
    const { failed } = await runInNode({ language, source: source[language], answers: "4" });
    assert.equal(failed?.kind, "input");
  }
});

test("boards of numpy are arrays of one and two dimensions", async () => {
  const source = `
import numpy as np
board = np.zeros((3, 4), dtype=int)
board[1, 2] = 5
board[2][0] = 7
other = board.copy()
other[0, :] = 1
print(board.shape, board[1, 2], board.tolist(), other[0].tolist())
print(np.flip(board, 0).tolist(), board.T.shape, board.sum(), board.max(), (board == 0).sum(), np.count_nonzero(board))
print([list(part) for part in np.where(board == 5)], np.array_equal(board, other), board[:, 0].tolist(), board[1:, 2].tolist())
print(np.any(board == 7), np.all(board == 0), np.diag(np.array([[1, 2], [3, 4]])).tolist(), np.argmax([1, 9, 3]), np.inf)
print(np.full((2, 2), "."), np.array([1, 2]) + 1, board.reshape(2, 6).tolist(), np.mean([1, 2, 3, 4]))
for row in board:
    print(row.tolist(), end=" ")
`;
  const { output, failed } = await runInNode({ language: "python", source });
  assert.equal(failed, null);
  assert.equal(
    output,
    `(3, 4) 5 [[0, 0, 0, 0], [0, 0, 5, 0], [7, 0, 0, 0]] [1, 1, 1, 1]
[[7, 0, 0, 0], [0, 0, 5, 0], [0, 0, 0, 0]] (4, 3) 12 7 10 2
[[1], [2]] False [0, 0, 7] [5, 0]
True False [1, 4] 1 inf
[['.', '.'], ['.', '.']] [2, 3] [[0, 0, 0, 0, 0, 0], [5, 0, 7, 0, 0, 0]] 2.5
[0, 0, 0, 0] [0, 0, 5, 0] [7, 0, 0, 0] `,
  );
});

test("the values of a game have as many digits as a tree can have", async () => {
  const source = SUBTRACTION.python.replace("-1 if state[1] else 1", "0.1 + 0.2 if state[1] else float('inf')");
  const { game } = await runInNode({ language: "python", source, positions: 1000 });
  assert.equal(game && gameText(game), '["1":["1":["1":inf],"2":0.3],"2":["1":0.3]]');
});

/** Expectimax on lists, whose layers take turns: MAX, chance, MAX. @param {string} mean */
const EXPECTIMAX = (mean) => `
tree = [[[3, 12], [2, 4]], [[14, 5], [2, 0]]]

def average(values):
    return ${mean}

def expectimax(node, is_max):
    if type(node) is int:
        return node
    values = [expectimax(child, not is_max) for child in node]
    return max(values) if is_max else average(values)

expectimax(tree, True)
`;

test("where the mean of the children is returned, chance moves", async () => {
  const { own, text } = await treeOf("python", EXPECTIMAX("sum(values) / len(values)"));
  assert.equal(text, "max:[chance:[max:[3,12],max:[2,4]],chance:[max:[14,5],max:[2,0]]]");
  // Its means are told as they are, and not with the decimals of the leaves.
  assert.ok(own?.events.value.includes((12 + 4) / 2));
  const third = EXPECTIMAX("sum(values) / len(values)").replace("[2, 0]]", "[2, 0], [1]]");
  const { own: wide } = await treeOf("python", third);
  assert.ok(wide?.events.value.includes((14 + 2 + 1) / 3));
  // A mean in one place only is none.
  const once = EXPECTIMAX("sum(values) / len(values) if 14 in values else min(values)");
  assert.equal((await treeOf("python", once)).text, "[[[3,12],[2,4]],[[14,5],[2,0]]]");
});

test("a mean of equal values is one of chance where others are", async () => {
  const source = EXPECTIMAX("sum(values) / len(values)").replace("[14, 5], [2, 0]", "[1, 5], [5, 0]");
  assert.match((await treeOf("python", source)).text ?? "", /chance:\[max:\[1,5\],max:\[5,0\]\]\]$/);
});

const DIE = {
  python: `
start = ("roll", 0)
def moves(state):
    return {"roll": [1, 2, 3], "choose": ["stop", "double"], "over": []}[state[0]]
def play(state, move):
    kind, points = state
    return ("choose", move) if kind == "roll" else ("over", points * (2 if move == "double" else 1))
def value(state):
    return state[1]
def chance(state):
    return WEIGHTS if state[0] == "roll" else None
`,
  javascript: `
const start = { kind: "roll", points: 0 };
const moves = ({ kind }) => ({ roll: [1, 2, 3], choose: ["stop", "double"], over: [] })[kind];
const play = ({ kind, points }, move) =>
  kind === "roll" ? { kind: "choose", points: move } : { kind: "over", points: points * (move === "double" ? 2 : 1) };
const value = ({ points }) => points;
const chance = ({ kind }) => kind === "roll" ? WEIGHTS : null;
`,
};

for (const language of /** @type {const} */ (["python", "javascript"]))
  test(`chance moves in a game by its functions: ${language}`, async () => {
    const textOf = async (/** @type {string} */ weights) => {
      const source = DIE[language].replace("WEIGHTS", weights);
      const { game, failed } = await runInNode({ language, source, positions: 1000 });
      return failed ? failed.message : game && gameText(game);
    };
    // MAX moves after the first roll.
    const [one, two, three] = [1, 2, 3].map((at) => `"${at}":max:[stop:${at},double:${2 * at}]`);
    assert.equal(await textOf("[1, 1, 1]"), `chance:[${one},${two},${three}]`);
    assert.equal(await textOf("[1/3, 1/3, 1/3]"), `chance:[${one},${two},${three}]`);
    assert.equal(await textOf("[3, 2, 1]"), `chance:[3/6:${one},2/6:${two},1/6:${three}]`);
    assert.equal(await textOf("[0.5, 0.3, 0.2]"), `chance:[5/10:${one},3/10:${two},2/10:${three}]`);
    assert.equal(await textOf("[1, 0, 1]"), null);
    assert.equal(await textOf("[0.1414213562, 1, 1]"), null);
    assert.match((await textOf("[1, 1]")) ?? "", /a number for each move: 3, not 2/);
    // What is called so and is no function says nothing.
    const other = { python: "\nchance = 0.5\n", javascript: "\nvar probabilities = [0.5];\n" }[language];
    const named = SUBTRACTION[language] + other;
    const { game } = await runInNode({ language, source: named, positions: 1000 });
    assert.equal(game && gameText(game), '["1":["1":["1":1],"2":-1],"2":["1":-1]]');
  });
