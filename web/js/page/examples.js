// The examples: classic trees and some games, each with a suitable search, in groups
// from simple to hard.

/** @typedef {"first" | "windows" | "best" | "three" | "alone" | "games"} Group */
/**
 * @typedef {object} Example
 * @property {string} name  by which other languages have its title and what it is about
 * @property {string} title
 * @property {string} about
 * @property {string} algorithm
 * @property {string} game
 * @property {Record<string, string>} [options]
 */

const AIMA = "[[3,12,8],[2,4,6],[14,5,2]]";
const DEEP = "[[[[5,1],[19,8]],[[0,4],[18,12]]],[[[1,17],[8,0]],[[3,6],[5,2]]]]";
const PLAAT = "[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]";
const STOCKMAN = "[[[[30,54],[21,73]],[[9,71],[43,91]]],[[[28,94],[78,52]],[[22,35],[53,80]]]]";
const BERLINER =
  "[A:15..30[A1:15..26[A1a:22..26],A2:19..25[A2a:23..25],A3:22..30],B:8..22[B1:8..15],C:10..19[C1:10..14]]";
const TRAP = "[[9,8,1],[4,5,4]]";
const HORIZON = "[A:6[A1:2[1,3],A2:8[9,5]],B:4[B1:6[7,2],B2:7[4,8]]]";
// To give a pawn, or to give checks until the queen is lost.
const CHECKS = "[give:-1[-1],check:0[king:0[again:0[-9]]]]";
const THREE = "players:[[[(1,2,6),(4,2,3)],[(6,1,2),(7,4,1)]],[[(5,1,1),(1,5,2)],[(7,7,1),(5,4,5)]]]";
// A is safe, B is better if the others play for themselves.
const AGAINST = "players:[A:[(4,4,2),(3,5,2)],B:[(8,6,1),(1,2,7)]]";
const NEAR_THE_END = "tic-tac-toe:X.O/.X./..O";

/** @type {[Group, Example[]][]} */
export const EXAMPLES = [
  [
    "first",
    [
      {
        name: "nine-leaves",
        title: "Nine leaves",
        about: "The textbook tree: MAX takes the maximum, MIN the minimum",
        algorithm: "minimax",
        game: AIMA,
      },
      {
        name: "a-first-cutoff",
        title: "A first cutoff",
        about: "The same tree: one α-cutoff spares two leaves",
        algorithm: "alpha-beta",
        game: AIMA,
      },
      {
        name: "a-deep-cutoff",
        title: "A deep cutoff",
        about: "A cutoff by the bound of a distant ancestor",
        algorithm: "alpha-beta",
        game: DEEP,
      },
      {
        name: "a-die-decides",
        title: "A die decides",
        about: "Chance nodes are worth the mean of their children",
        algorithm: "minimax",
        game: "[a1:chance:[0.9:2,0.1:3],a2:chance:[0.9:1,0.1:4]]",
      },
      {
        name: "cut-at-chance",
        title: "Cut at chance",
        about: "Star1: even if all the rest were the most there is",
        algorithm: "alpha-beta",
        game: "[A:chance:[1/2:6,1/2:8],B:chance:[1/2:[2,9],1/4:5,1/4:7]]",
      },
      {
        name: "ply-by-ply",
        title: "Ply by ply",
        about: "One ply ahead A looks better, two plies ahead B",
        algorithm: "iterative-deepening",
        game: HORIZON,
      },
      {
        name: "beyond-the-horizon",
        title: "Beyond the horizon",
        about: "Checks push the loss of the queen out of sight, up to the fourth ply",
        algorithm: "iterative-deepening",
        game: CHECKS,
      },
      {
        name: "not-quiet",
        title: "Not quiet",
        about: "The same tree with quiescence: the first pass already sees the loss",
        algorithm: "iterative-deepening",
        game: "[give:-1[-1],check:0![king:0![again:0![-9]]]]",
        options: { quiescence: "on" },
      },
      {
        name: "a-win-is-enough",
        title: "A win is enough",
        about: "No value is greater than 1: a player who has it looks no further",
        algorithm: "alpha-beta",
        game: "nim:2,2,1",
        options: { range: "-1..1" },
      },
      {
        name: "one-bound-only",
        title: "One bound only",
        about: "The same tree: a bound from far above is forgotten",
        algorithm: "ab-node-value",
        game: DEEP,
      },
      {
        name: "wrong-on-purpose",
        title: "Wrong on purpose",
        about: "A first bound of −∞ cuts off what matters",
        algorithm: "ab-node-value",
        game: PLAAT,
        options: { first: "-inf" },
      },
    ],
  ],
  [
    "windows",
    [
      {
        name: "ask-first",
        title: "Ask first",
        about: "Is it better? Only then: how much?",
        algorithm: "scout",
        game: PLAAT,
      },
      {
        name: "null-windows",
        title: "Null windows",
        about: "The first move should be best; if not, a second search",
        algorithm: "nega-scout",
        game: PLAAT,
      },
      {
        name: "in-passes",
        title: "In passes",
        about: "Test by test, with the leaves of SSS*",
        algorithm: "mtd",
        game: PLAAT,
      },
      {
        name: "a-good-guess",
        title: "A good guess",
        about: "MTD(f): a first guess of 30 needs three passes",
        algorithm: "mtd",
        game: PLAAT,
        options: { first: "30" },
      },
      {
        name: "halving",
        title: "Halving",
        about: "Each pass tests the middle of the bounds",
        algorithm: "mtd",
        game: PLAAT,
        options: { first: "bisect" },
      },
    ],
  ],
  [
    "best",
    [
      {
        name: "stockman",
        title: "Stockman",
        about: "The tree SSS* was introduced with",
        algorithm: "sss-star",
        game: STOCKMAN,
      },
      {
        name: "plaat-et-al",
        title: "Plaat et al.",
        about: "SSS* skips leaves that alpha-beta evaluates",
        algorithm: "sss-star",
        game: PLAAT,
      },
      {
        name: "from-mins-side",
        title: "From MIN's side",
        about: "The same tree, from below",
        algorithm: "dual-star",
        game: PLAAT,
      },
      {
        name: "berliner",
        title: "Berliner",
        about: "Bounds, until one move is separated from the rest",
        algorithm: "b-star",
        game: BERLINER,
      },
      {
        name: "a-budget",
        title: "A budget",
        about: "The same tree, stopped after three expansions",
        algorithm: "b-star",
        game: BERLINER,
        options: { budget: "3" },
      },
      {
        name: "many-ways-one-position",
        title: "Many ways, one position",
        about: "Tic-tac-toe, with equal positions as one node",
        algorithm: "b-star",
        game: NEAR_THE_END,
        options: { graph: "on" },
      },
      {
        name: "can-x-win",
        title: "Can X win?",
        about: "Tic-tac-toe: expands the most-proving node",
        algorithm: "proof-number",
        game: NEAR_THE_END,
      },
      {
        name: "a-trap-for-means",
        title: "A trap for means",
        about: "Monte Carlo: move 1 looks better until its refutation is found",
        algorithm: "mcts",
        game: TRAP,
        options: { iterations: "120" },
      },
      {
        name: "results-by-hand",
        title: "Results by hand",
        about: "Monte Carlo as on paper: the results of six playouts are given",
        algorithm: "mcts",
        game: "[A:[?,?],B:[?,?]]",
        options: { iterations: "6", results: "1,0,1,1,0,1", means: "raw" },
      },
    ],
  ],
  [
    "three",
    [
      {
        name: "three-players",
        title: "Three players",
        about: "Each takes what is best for themselves, whatever the others get",
        algorithm: "max-n",
        game: THREE,
      },
      {
        name: "the-last-of-equals",
        title: "The last of equals",
        about: "The same tree: at a tie, the other choice changes what the others get",
        algorithm: "max-n",
        game: THREE,
        options: { ties: "last" },
      },
      {
        name: "all-against-one",
        title: "All against one",
        about: "Alpha-beta as if players 2 and 3 played together against player 1; maxⁿ plays B",
        algorithm: "alpha-beta",
        game: AGAINST,
      },
      {
        name: "cut-for-three",
        title: "Cut for three",
        about: "All get 10 together: a player who gets 5 leaves too little for the one above",
        algorithm: "max-n",
        game: "players:[A:[(7,2,1),(6,3,1)],B:[(2,5,3),(9,1,0),(8,2,0)],C:[(5,4,1),(9,0,1)]]",
        options: { prune: "shallow" },
      },
      {
        name: "cut-too-deep",
        title: "Cut too deep",
        about: "A cut by player 1, two plies up, changes the move of player 2 between",
        algorithm: "max-n",
        game: "players:[A:(3,2,1),B:[C:[(3,0,3),(0,2,4)],D:(4,1,1)]]",
        options: { prune: "deep" },
      },
    ],
  ],
  [
    "alone",
    [
      {
        name: "a-round-trip",
        title: "A round trip",
        about: "Five cities and the shortest tour, lowest bound first",
        algorithm: "branch-and-bound",
        game: "tsp:[[0,20,30,10,11],[15,0,16,4,2],[3,5,0,2,4],[19,6,18,0,3],[16,4,7,16,0]]",
      },
      {
        name: "the-15-puzzle",
        title: "The 15-puzzle",
        about: "Three moves from the goal: branch and bound is A*",
        algorithm: "branch-and-bound",
        game: "puzzle:1 2 3 4/5 6 . 8/9 10 7 11/13 14 15 12",
      },
    ],
  ],
  [
    "games",
    [
      {
        name: "nim",
        title: "Nim",
        about: "Two heaps; who takes the last match loses",
        algorithm: "minimax",
        game: "nim:3,2",
      },
      {
        name: "pig",
        title: "Pig",
        about: "Toss again, or keep what the turn has brought",
        algorithm: "alpha-beta",
        game: "pig:die=2",
      },
      {
        name: "nim-remembered",
        title: "Nim, remembered",
        about: "A table knows positions that come up again",
        algorithm: "alpha-beta",
        game: "nim:3,2",
        options: { table: "on" },
      },
      {
        name: "random-games",
        title: "Random games",
        about: "Tic-tac-toe by Monte Carlo tree search: edges as thick as visits",
        algorithm: "mcts",
        game: NEAR_THE_END,
        options: { iterations: "400" },
      },
      {
        name: "tic-tac-toe",
        title: "Tic-tac-toe",
        about: "Near the end of a game",
        algorithm: "alpha-beta",
        game: NEAR_THE_END,
      },
      {
        name: "two-plies",
        title: "Two plies",
        about: "Tic-tac-toe without mirror images: three first moves instead of nine",
        algorithm: "alpha-beta",
        game: "tic-tac-toe:evaluation=lines,merge=symmetric-children",
        options: { depth: "2" },
      },
      {
        name: "connect-four",
        title: "Connect Four",
        about: "Four plies ahead, by the lines that are still open",
        algorithm: "alpha-beta",
        game: "connect-four:4453,order=centre",
        options: { depth: "4" },
      },
      {
        name: "a-sum-of-games",
        title: "A sum of games",
        about: "Three at once, a move in one of them; B* knows their stops",
        algorithm: "b-star",
        game: "sum:{4|1}+{3|-2}+{0|-5}",
      },
      {
        name: "chess",
        title: "Chess",
        about: "B* with the bounds of captures and of passing, and alpha-beta would play the same",
        algorithm: "b-star",
        game: "chess:r3r1k1/ppqb1ppp/8/4p1NQ/8/2P5/PP3PPP/R3R1K1_b",
        options: { depth: "3" },
      },
      {
        name: "a-word-game",
        title: "A word game",
        about: "Both racks are known; B* plans the rest of the game for each side",
        algorithm: "b-star",
        game: "words:7/4IT1/2TONAL/1SOW3/7/7/7,EO,VM",
      },
      {
        name: "a-random-tree",
        title: "A random tree",
        about: "81 leaves, the same for everybody",
        algorithm: "alpha-beta",
        game: "random:branching=3,depth=4,seed=7",
      },
    ],
  ],
];

/**
 * What the example of a game needs so that every search of it ends soon; a search takes the options that it has.
 * @type {Record<string, Record<string, string>>}
 */
export const NEEDS = {
  puzzle: { depth: "6" },
  "connect-four": { depth: "4" },
  chess: { depth: "2" },
};
