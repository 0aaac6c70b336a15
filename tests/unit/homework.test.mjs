// Programs in the shapes that courses ask for run as they stand, and are seen to look at the leaves that they look at.

import assert from "node:assert/strict";
import { test } from "node:test";
import { callOf } from "../../web/js/program/call.js";
import { linesOf, usualVariables, variablesOf } from "../../web/js/program/lines.js";
import { settled } from "../../web/js/program/results.js";
import { runInNode } from "./programs.mjs";

/** Returns the positions of a tree. @param {any} tree */
function positionsOf(tree) {
  /** @type {import("../../web/js/types.js").PositionEntry[]} */
  const all = [];
  const add = (/** @type {any} */ part, /** @type {number[]} */ path) => {
    const index = all.length;
    const isLeaf = typeof part === "number";
    const name = path.join(".") || "e";
    all.push({ path: name, name: null, max: path.length % 2 === 0, value: isLeaf ? part : null, children: [] });
    if (!isLeaf)
      all[index].children = part.map((/** @type {any} */ child, /** @type {number} */ at) =>
        add(child, [...path, at + 1]),
      );
    return index;
  };
  add(tree, []);
  return all;
}

const NODES = positionsOf([
  [3, 12, 8],
  [2, 4, 6],
  [14, 5, 2],
]);
/** What alpha-beta looks at, and what it finds. */
const LEAVES = ["1.1 3", "1.2 12", "1.3 8", "2.1 2", "3.1 14", "3.2 5", "3.3 2"];

/** @type {Record<string, { language: "python" | "javascript", call: string, source: string, leaves?: string[] }>} */
const PROGRAMS = {
  "a depth, a window and whose turn it is": {
    language: "python",
    call: "minimax(root, 99, -math.inf, math.inf, is_max(root))",
    source: `
def minimax(position, depth, alpha, beta, maximizing_player):
    if depth == 0 or not position.children:
        return position.value
    if maximizing_player:
        max_eval = float("-inf")
        for child in position.children:
            eval = minimax(child, depth - 1, alpha, beta, False)
            max_eval = max(max_eval, eval)
            alpha = max(alpha, eval)
            if beta <= alpha:
                break
        return max_eval
    min_eval = float("+inf")
    for child in position.children:
        eval = minimax(child, depth - 1, alpha, beta, True)
        min_eval = min(min_eval, eval)
        beta = min(beta, eval)
        if beta <= alpha:
            break
    return min_eval
`,
  },
  "a game with actions and results, pairs of a value and a move": {
    language: "python",
    call: "alpha_beta_search(root, game)",
    source: `
import math
from collections import namedtuple

def alpha_beta_search(state, game):
    player = game.to_move(state)

    def max_value(state, alpha, beta):
        if game.is_terminal(state):
            return game.utility(state, player), None
        best, move = -math.inf, None
        for action in game.actions(state):
            value, _ = min_value(game.result(state, action), alpha, beta)
            if value > best:
                best, move = value, action
                alpha = max(alpha, best)
            if best >= beta:
                return best, move
        return best, move

    def min_value(state, alpha, beta):
        if game.is_terminal(state):
            return game.utility(state, player), None
        best, move = math.inf, None
        for action in game.actions(state):
            value, _ = max_value(game.result(state, action), alpha, beta)
            if value < best:
                best, move = value, action
                beta = min(beta, best)
            if best <= alpha:
                return best, move
        return best, move

    return max_value(state, -math.inf, math.inf)[1]
`,
  },
  "an agent that is asked for an action": {
    language: "python",
    call: 'AlphaBetaAgent("scoreEvaluationFunction", "99").getAction(root)',
    source: `
from util import manhattanDistance
from game import Directions
import random, util
from game import Agent
from pacman import GameState

def scoreEvaluationFunction(currentGameState: GameState):
    return currentGameState.getScore()

class MultiAgentSearchAgent(Agent):
    def __init__(self, evalFn="scoreEvaluationFunction", depth="2"):
        self.index = 0
        self.evaluationFunction = util.lookup(evalFn, globals())
        self.depth = int(depth)

class AlphaBetaAgent(MultiAgentSearchAgent):
    def getAction(self, gameState: GameState):
        def value(state, depth, agent, alpha, beta):
            if state.isWin() or state.isLose() or depth == self.depth:
                return self.evaluationFunction(state), None
            following = (agent + 1) % state.getNumAgents()
            deeper = depth + (following == 0)
            best = (float("-inf") if agent == 0 else float("inf")), None
            for action in state.getLegalActions(agent):
                score, _ = value(state.generateSuccessor(agent, action), deeper, following, alpha, beta)
                if agent == 0:
                    if score > best[0]:
                        best = score, action
                    if best[0] >= beta:
                        return best
                    alpha = max(alpha, best[0])
                else:
                    if score < best[0]:
                        best = score, action
                    if best[0] <= alpha:
                        return best
                    beta = min(beta, best[0])
            return best

        return value(gameState, 0, 0, float("-inf"), float("inf"))[1]
`,
  },
  "a function of a node, a depth and whose turn it is, in JavaScript": {
    language: "javascript",
    call: "minimax(root, 99, isMax(root))",
    leaves: ["1.1 3", "1.2 12", "1.3 8", "2.1 2", "2.2 4", "2.3 6", "3.1 14", "3.2 5", "3.3 2"],
    source: `
const minimax = (node, depth, isMaximizing) => {
  if (depth === 0 || node.children.length === 0) return { score: node.value };
  let best = { score: isMaximizing ? -Infinity : Infinity, move: null };
  node.children.forEach((child, move) => {
    const { score } = minimax(child, depth - 1, !isMaximizing);
    if (isMaximizing ? score > best.score : score < best.score) best = { score, move };
  });
  return best;
};
`,
  },
};

for (const [name, { language, call, source, leaves = LEAVES }] of Object.entries(PROGRAMS))
  test(`it runs as it stands: ${name}`, async () => {
    assert.equal(callOf(language, source), call);
    const nodes = NODES.map(({ name, value, ...node }) => ({ ...node, name: name ?? "", value: value ?? undefined }));
    const { events, names, failed } = await runInNode({ language, source, start: call, tree: { nodes } });
    assert.equal(failed, null);
    const variables = usualVariables(variablesOf(events, names));
    const lines = linesOf(settled(events), names, NODES, variables, false).text.split("\n");
    assert.deepEqual(
      lines.filter((line) => line.startsWith("leaf")),
      leaves.map((leaf) => `leaf ${leaf}`),
    );
    assert.equal(lines[0].replace(" -inf inf", ""), "enter e");
    assert.equal(lines.at(-1), "leave e 3");
  });

test("a call has arguments by the names of parameters, or is none", () => {
  assert.equal(
    callOf("python", "def alpha_beta(state: State, depth=3, verbose=False):\n  pass"),
    "alpha_beta(root, 99)",
  );
  assert.equal(callOf("python", "def minimax(board, colour):\n  pass"), "minimax(root, (1 if is_max(root) else -1))");
  assert.equal(callOf("python", "def minimax(weights):\n  pass"), "");
  assert.equal(callOf("python", "def helper(node):\n  pass"), "");
  assert.equal(
    callOf("python", "def minimax(node):\n  pass\n\ndef alphabeta(node, a, b):\n  pass"),
    "alphabeta(root, -math.inf, math.inf)",
  );
  assert.equal(
    callOf("javascript", "function negamax(node, depth, alpha, beta, color) {}"),
    "negamax(root, 99, -Infinity, Infinity, (isMax(root) ? 1 : -1))",
  );
  assert.equal(callOf("javascript", "function minimax() {}"), "");
});

/** chance:[[3,12],[2,4]] below MAX, with probabilities. */
const CHANCE = [
  { path: "e", name: null, max: true, value: null, children: [1, 4], chance: null },
  { path: "1", name: null, max: true, value: null, children: [2, 3], chance: [0.25, 0.75] },
  { path: "1.1", name: null, max: false, value: 4, children: [], chance: null },
  { path: "1.2", name: null, max: false, value: 8, children: [], chance: null },
  { path: "2", name: null, max: true, value: null, children: [5, 6], chance: [0.5, 0.5] },
  { path: "2.1", name: null, max: false, value: 0, children: [], chance: null },
  { path: "2.2", name: null, max: false, value: 6, children: [], chance: null },
];

const EXPECTIMAX = {
  "chances of a game": `
import math

def expect_minmax(state, game):
    player = game.to_move(state)

    def max_value(state):
        v = -math.inf
        for a in game.actions(state):
            v = max(v, chance_node(state, a))
        return v

    def chance_node(state, action):
        res_state = game.result(state, action)
        if game.terminal_test(res_state):
            return game.utility(res_state, player)
        sum_chances = 0
        for chance in game.chances(res_state):
            res_state = game.outcome(res_state, chance)
            util = game.utility(res_state, player) if game.terminal_test(res_state) else max_value(res_state)
            sum_chances += util * game.probability(chance)
        return sum_chances

    return max_value(state)
`,
  "an agent that expects": `
import util
from game import Agent

def scoreEvaluationFunction(state):
    return state.getScore()

class MultiAgentSearchAgent(Agent):
    def __init__(self, evalFn="scoreEvaluationFunction", depth="2"):
        self.evaluationFunction = util.lookup(evalFn, globals())

class MinimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        return None

class ExpectimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        def value(state, agent):
            if state.isWin() or state.isLose():
                return self.evaluationFunction(state)
            values = [value(state.generateSuccessor(agent, a), 1 - agent) for a in state.getLegalActions(agent)]
            return max(values) if agent == 0 else sum(values) / len(values)

        return value(gameState, 0)
`,
};

for (const [name, source] of Object.entries(EXPECTIMAX))
  test(`chance moves as it stands: ${name}`, async () => {
    const nodes = CHANCE.map(({ name, value, chance, ...node }) => ({
      ...node,
      name: "",
      value: value ?? undefined,
      chance: chance ?? undefined,
    }));
    const start = callOf("python", source, true);
    const { events, names, failed, result } = await runInNode({ language: "python", source, start, tree: { nodes } });
    assert.equal(failed, null);
    // The agent takes all moves of chance for as likely.
    const isFair = start.startsWith("Expectimax");
    assert.equal(result, isFair ? 6 : 7);
    const variables = usualVariables(variablesOf(events, names));
    const lines = linesOf(settled(events), names, CHANCE, variables, false).text.split("\n");
    if (isFair)
      assert.deepEqual(
        lines.filter((line) => line.startsWith("leave")),
        ["leave 1 6", "leave 2 3", "leave e 6"],
      );
  });

test("an agent that moves out of turn is told so", async () => {
  const source =
    "def search(state, agent):\n    return state.generateSuccessor(agent, state.getLegalActions(agent)[0])\n";
  const nodes = NODES.map(({ name, value, ...node }) => ({ ...node, name: name ?? "", value: value ?? undefined }));
  const reply = (/** @type {string} */ start) => runInNode({ language: "python", source, start, tree: { nodes } });
  assert.equal((await reply("search(root, 0).path")).result, "'1'");
  assert.match((await reply("search(root, 1)")).failed?.message ?? "", /agent 0 is to move at e, not agent 1/);
});
