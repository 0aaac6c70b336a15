// Games that are written in JavaScript, against those of the engine: the same events, and what their functions throw.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { project } from "./project.mjs";

/** @type {ReturnType<typeof project>} */
let made;
/** @type {any} */
let plyscope;
before(async () => {
  made = project();
  plyscope = await import(pathToFileURL(join(made.folder, "node_modules/plyscope/api/index.js")).href);
});
after(() => made?.remove());

const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) => [...line].map(Number));
/** @param {string} board @param {string} mark */
const count = (board, mark) => board.split(mark).length - 1;
/** Counts the lines that have only these marks. @param {string} board @param {string} marks */
const lines = (board, marks) => LINES.filter((line) => line.every((at) => marks.includes(board[at]))).length;

/** Tic-tac-toe; a position is the board. @param {string} start */
const ticTacToe = (start) => ({
  start,
  player: (/** @type {string} */ board) => (count(board, "X") > count(board, "O") ? "min" : "max"),
  moves: (/** @type {string} */ board) =>
    lines(board, "X") + lines(board, "O") > 0 ? [] : [...board].flatMap((mark, at) => (mark === "." ? [at] : [])),
  play(/** @type {string} */ board, /** @type {number} */ at) {
    return board.slice(0, at) + (this.player(board) === "max" ? "X" : "O") + board.slice(at + 1);
  },
  value: (/** @type {string} */ board) => Math.sign(lines(board, "X") - lines(board, "O")),
  name: (/** @type {string} */ _, /** @type {number} */ at) => "abc"[at % 3] + (3 - Math.floor(at / 3)),
  range: [-1, 1],
});

/** The same with the worth of open lines, and with objects as positions that are one if they are equal. @param {string} start */
const ticTacToeOfLines = (start) => {
  const game = ticTacToe(start);
  /** @typedef {{ board: string }} Position */
  return {
    start: () => ({ board: start }),
    player: (/** @type {Position} */ { board }) => game.player(board),
    moves: (/** @type {Position} */ { board }) => new Set(game.moves(board)),
    play: (/** @type {Position} */ { board }, /** @type {number} */ at) => ({ board: game.play(board, at) }),
    value: (/** @type {Position} */ { board }) => 9 * game.value(board),
    evaluate: (/** @type {Position} */ { board }) => lines(board, "X.") - lines(board, "O."),
    name: (/** @type {Position} */ { board }, /** @type {number} */ at) => game.name(board, at),
    key: (/** @type {Position} */ { board }) => board,
    range: [-9, 9],
    merges: true,
  };
};

/** Take one to three, the player who takes the last one wins, by so many halves. @param {number} left */
const subtraction = (left) => ({
  start: { left, max: true },
  player: (/** @type {any} */ { max }) => (max ? "max" : "min"),
  moves: (/** @type {any} */ { left }) => [1, 2, 3].filter((taken) => taken <= left),
  play: (/** @type {any} */ { left, max }, /** @type {number} */ taken) => ({ left: left - taken, max: !max }),
  value: (/** @type {any} */ { max }) => (max ? -1.5 : 1.5),
  decimals: 1,
  range: [-1.5, 1.5],
});

/** Returns the tree of the game, in the notation. @param {any} game @param {any} [position] @returns {any} */
const written = (game, position = game.start) => {
  const moves = [...game.moves(position)];
  return moves.length === 0 ? game.value(position) : moves.map((move) => written(game, game.play(position, move)));
};

/** Returns positions that games can lead to. @param {number} number */
function boards(number) {
  let seed = 1;
  const random = (/** @type {number} */ below) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const game = ticTacToe(".........");
  return Array.from({ length: number }, (_, index) => {
    let board = game.start;
    for (let ply = 0; ply < 3 + (index % 6); ply++) {
      const moves = game.moves(board);
      if (moves.length > 0) board = game.play(board, moves[random(moves.length)]);
    }
    return board;
  });
}

/** @param {string} board */
const rows = (board) => `tic-tac-toe:${board.slice(0, 3)}/${board.slice(3, 6)}/${board.slice(6)}`;

/** Returns all that a search says. @param {object} choice */
async function said(choice) {
  const search = await plyscope.open(choice);
  const events = [...search].flat();
  const { outcome, nodes, steps } = search;
  search.dispose();
  return JSON.stringify({ events, outcome, nodes, steps });
}

test("tic-tac-toe says the same as that of the engine, in 200 positions", async () => {
  const { algorithms } = await plyscope.catalogue();
  const names = algorithms
    .map((/** @type {any} */ { name }) => name)
    .filter((/** @type {string} */ name) => !["branch-and-bound", "max-n"].includes(name));
  for (const [index, board] of boards(200).entries()) {
    // Each search has several positions of each kind.
    for (const algorithm of [names[index % names.length], "alpha-beta"]) {
      const merging = `${rows(board)},evaluation=lines,merge=positions`;
      for (const [own, game, options] of [
        [ticTacToe(board), rows(board), {}],
        [ticTacToeOfLines(board), merging, {}],
        [ticTacToeOfLines(board), merging, { depth: 2 }],
      ])
        assert.equal(
          await said({ algorithm, game: own, options }),
          await said({ algorithm, game, options }),
          `${algorithm} of ${game}`,
        );
    }
  }
});

test("a subtraction game says the same as its tree", async () => {
  for (const algorithm of ["minimax", "alpha-beta", "sss-star", "mtd", "scout", "b-star", "proof-number"]) {
    for (let left = 2; left <= 7; left++) {
      const game = subtraction(left);
      const [own, tree] = [await said({ algorithm, game }), await said({ algorithm, game: written(game) })];
      assert.equal(own, tree, `${algorithm}, ${left}`);
    }
  }
});

test("a game in JavaScript is recorded as any other", async () => {
  const board = "XO..X....";
  const own = await plyscope.record({ algorithm: "alpha-beta", game: ticTacToe(board) });
  const built = await plyscope.record({ algorithm: "alpha-beta", game: rows(board) });
  assert.deepEqual([own.steps, own.nodes, own.outcome], [built.steps, built.nodes, built.outcome]);
  for (const step of [1, 40, "cutoff:3", "end"]) {
    for (const recording of [own, built]) recording.seek(step);
    assert.deepEqual(own.narration, built.narration);
    assert.deepEqual(own.panel, built.panel);
    assert.deepEqual(own.tree(), built.tree());
    assert.equal(own.tikz().includes("b1"), built.tikz().includes("b1"));
  }
  assert.equal(JSON.parse(own.trace().split("\n", 1)[0]).game, "rules");
});

test("what the functions of a game throw comes out, at any call, and the engine goes on", async () => {
  const { algorithms } = await plyscope.catalogue();
  let thrown = 0;
  for (const { name: algorithm } of algorithms) {
    // Those of games for one player and for three.
    if (["branch-and-bound", "max-n"].includes(algorithm)) continue;
    let isOver = false;
    for (let fatal = 1; !isOver; fatal += fatal < 30 ? 1 : 29) {
      let calls = 0;
      const error = new Error("of the game");
      const game = /** @type {any} */ (ticTacToe("XOX.O...."));
      for (const name of ["player", "moves", "play", "value", "name"]) {
        const asked = game[name].bind(game);
        game[name] = (/** @type {unknown[]} */ ...args) => {
          if (++calls === fatal) throw error;
          return asked(...args);
        };
      }
      for (const begin of [
        async () => (await plyscope.open({ algorithm, game })).run(),
        async () => [...(await plyscope.open({ algorithm, game }))],
        () => plyscope.record({ algorithm, game }),
      ]) {
        calls = 0;
        const caught = await begin().then(
          () => null,
          (/** @type {unknown} */ reason) => reason,
        );
        assert.equal(caught, calls < fatal ? null : error, `${algorithm}, call ${fatal}`);
        thrown += Number(caught !== null);
        isOver = caught === null;
      }
    }
  }
  assert.ok(thrown > 1000, `${thrown}`);
  const search = await plyscope.open({
    algorithm: "alpha-beta",
    game: [
      [3, 12],
      [2, 4],
    ],
  });
  assert.equal(search.run().value, 3);
});

test("after an error of the game, a search is disposed of; the functions may use others", async () => {
  const game = { ...ticTacToe("XO..X...."), value: () => assert.fail("mine") };
  const search = await plyscope.open({ algorithm: "minimax", game });
  assert.throws(() => search.run(), /mine/);
  assert.throws(() => search.step(), plyscope.DisposedError);

  const inner = await plyscope.open({ algorithm: "alpha-beta", game: subtraction(9) });
  const value = (/** @type {string} */ board) => {
    inner.step();
    return ticTacToe("").value(board);
  };
  const outer = await plyscope.open({ algorithm: "alpha-beta", game: { ...ticTacToe("XO..X...."), value } });
  assert.equal(outer.run().value, 1);
  assert.ok(inner.steps > 10);
  /** @type {any} */
  let itself;
  const reentrant = { ...ticTacToe("XO..X...."), value: () => itself.nodes };
  itself = await plyscope.open({ algorithm: "alpha-beta", game: reentrant });
  assert.throws(() => itself.run(), Error);
  assert.equal(outer.nodes > 0, true);
});

test("a game that isn't one is refused, with what would be right", async () => {
  const game = ticTacToe("XO..X....");
  const { GameError, PlyscopeError } = plyscope;
  for (const [wrong, message] of /** @type {[object, RegExp][]} */ ([
    [{ value: undefined }, /^a game by its functions needs value: it has start, player, moves, play, value$/],
    [{ start: undefined }, /needs start/],
    [{ moves: undefined, move: () => [] }, /needs moves/],
    [{ name: "x" }, /^name should be a function; it is "x"$/],
    [{ decimals: 10 }, /^decimals should be a whole number from 0 to 9; it is 10$/],
    [{ range: [1, -1] }, /^range should be the least and the greatest value: \[-1, 1\]$/],
    [{ player: () => "X" }, /^player\(position\) should be "max" or "min"; it is "X"$/],
    [
      { value: () => 0.5 },
      /^value\(position\) has more decimals than the game's values, 0.5: say decimals: 2, for example$/,
    ],
    [{ value: () => Number.NaN }, /^value\(position\) should be a number; it is NaN$/],
    [{ value: () => 3e9 }, /^value\(position\) is too great, 3000000000: the greatest is 2147483646$/],
    [{ moves: () => Array(10_001).fill(0) }, /^a position has at most 10000 moves; this one has 10001$/],
    [
      { play: (/** @type {string} */ board) => `${board}.`, moves: () => [0], player: () => "max" },
      /^a line has at most 1000 plies; if /,
    ],
    [
      { player: (/** @type {string} */ board) => (board[2] === "." ? "min" : "max") },
      /^player\(position\) should be the same at all successors of a position$/,
    ],
  ])) {
    for (const begin of [plyscope.record, async (/** @type {object} */ choice) => (await plyscope.open(choice)).run()])
      await assert.rejects(begin({ algorithm: "minimax", game: { ...game, ...wrong } }), (/** @type {any} */ error) => {
        assert.ok(error instanceof GameError && error instanceof PlyscopeError, `${error}`);
        assert.match(error.message, message);
        return true;
      });
  }
  const endless = { ...subtraction(3), moves: () => [0], endless: true };
  await assert.rejects(plyscope.open({ algorithm: "minimax", game: endless }), /depth/);
  assert.equal((await plyscope.open({ algorithm: "minimax", game: endless, options: { depth: 9 } })).run().value, 1.5);
});

/**
 * Throw a die again, or keep what the turn has brought; a 1 loses it. As the engine's `pig`.
 * @param {number} die
 * @param {number} throws
 * @param {number} turns
 */
const pig = (die, throws, turns) => ({
  start: { kept: [0, 0], sum: 0, player: 0, rolls: true, left: throws, turns: 2 * turns },
  key: JSON.stringify,
  player: (/** @type {any} */ { player }) => (player ? "min" : "max"),
  moves: (/** @type {any} */ { turns, rolls, left }) => {
    if (turns === 0) return [];
    return rolls ? Array.from({ length: die }, (_, side) => side + 1) : left ? ["hold", "roll"] : ["hold"];
  },
  chance: (/** @type {any} */ { rolls }) => (rolls ? Array(die).fill(1 / die) : null),
  play: (/** @type {any} */ at, /** @type {any} */ move) => {
    if (move === "roll") return { ...at, rolls: true };
    let { sum, left } = at;
    if (at.rolls && move > 1) {
      [sum, left] = [sum + move, left - 1];
      if (left > 0) return { ...at, sum, left, rolls: false };
    }
    const kept = at.kept.map((/** @type {number} */ has, /** @type {number} */ who) =>
      who === at.player && move !== 1 ? has + sum : has,
    );
    return { kept, sum: 0, player: 1 - at.player, rolls: true, left: throws, turns: at.turns - 1 };
  },
  value: (/** @type {any} */ { kept, sum, player }) => kept[0] - kept[1] + (player ? -sum : sum),
  name: (/** @type {any} */ _, /** @type {any} */ move) => String(move),
  range: [-die * throws * turns, die * throws * turns],
});

test("pig says the same as that of the engine", async () => {
  for (const [die, throws, turns] of [
    [3, 2, 1],
    [2, 2, 2],
    [6, 1, 1],
  ])
    for (const [algorithm, options] of /** @type {[string, object][]} */ ([
      ["minimax", {}],
      ["minimax", { depth: 3 }],
      ["alpha-beta", { chance: "star1" }],
      ["alpha-beta", { chance: "star2" }],
      ["mcts", { iterations: 40 }],
    ])) {
      const game = `pig:die=${die},rolls=${throws},turns=${turns}`;
      const ours = await said({ algorithm, game, options });
      assert.equal(await said({ algorithm, game: pig(die, throws, turns), options }), ours, `${algorithm} of ${game}`);
    }
});

test("probabilities are the fractions that they stand for, or are refused with what would be right", async () => {
  const game = (/** @type {any} */ more) => ({
    start: "top",
    player: (/** @type {any} */ at) => (at === "top" ? "max" : null),
    moves: (/** @type {any} */ at) => ({ top: ["dice", 1], dice: [10, -5, 2] })[/** @type {"top"} */ (at)] ?? [],
    play: (/** @type {any} */ _, /** @type {any} */ move) => move,
    value: (/** @type {any} */ at) => at,
    ...more,
  });
  const run = async (/** @type {any} */ more, options = {}) =>
    (await plyscope.open({ algorithm: "minimax", game: game(more), options })).run().value;
  for (const given of [
    [3, 2, 5],
    [0.3, 0.2, 0.5],
    [1 - 0.7, 0.1 + 0.1, 0.5],
  ])
    assert.equal(await run({ chance: (/** @type {any} */ at) => (at === "dice" ? given : undefined) }), 3, `${given}`);
  for (const [more, message] of /** @type {[any, RegExp][]} */ ([
    [[0.5, 0.4, 0.2], /^the probabilities of chance\(position\) should add up to 1; 0.5, 0.4, 0.2 add up to 11\/10$/],
    [[1.5, -0.5, 0], /above 0; one is -0.5$/],
    [[1, 0, 1], /probability 0 never comes/],
    [[1, "half", 1], /half is none$/],
    [[1, 1], /it has 2, and there are 3 moves$/],
    [[1, 1, 2 ** 30], /too great, 1073741826: up to 1073741823$/],
    [0.5, /should be a list of probabilities, or nothing; it is 0.5$/],
    [{ chance: [1] }, /^chance should be a function; it is 1$/],
    [{ parts: 0.5 }, /^parts should be a whole number from 1 to 1073741823; it is 0.5$/],
    [
      { parts: 4 },
      /^parts should be a multiple of 3, as the probabilities up to "dice" have that denominator; it is 4$/,
    ],
    [{ endless: true }, /^a line of play may never end, so that .*: say parts: 36, /],
    [
      { value: () => Number.POSITIVE_INFINITY },
      /^value\(position\) should be finite in a game with chance; it is Infinity$/,
    ],
    [{ value: () => 1e9 }, /is too great, 1000000000: means take parts of 1\/3, and the greatest is 715827882$/],
  ])) {
    const isGiven = Array.isArray(more) || typeof more === "number";
    const thirds = (/** @type {any} */ at) => (at === "dice" ? [1, 1, 1] : null);
    const changed = isGiven
      ? { chance: (/** @type {any} */ at) => (at === "dice" ? more : null) }
      : { chance: thirds, ...more };
    await assert.rejects(run(changed, { depth: 3 }), (/** @type {any} */ error) => {
      assert.ok(error instanceof plyscope.GameError, `${error}`);
      assert.match(error.message, message);
      return true;
    });
  }
});
