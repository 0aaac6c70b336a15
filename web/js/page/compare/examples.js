// The comparisons of the literature.

/**
 * @typedef {{ name: string, algorithm: string, game: string, options?: Record<string, string>, beside: string }}
 *     Comparison  `beside` is as in a link
 */

const PLAAT = "[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]";
const STOCKMAN = "[[[[30,54],[21,73]],[[9,71],[43,91]]],[[[28,94],[78,52]],[[22,35],[53,80]]]]";
const RANDOM = "random:branching=3,depth=4,seed=7";
const AGAINST = "players:[A:[(4,4,2),(3,5,2)],B:[(8,6,1),(1,2,7)]]";
const TRAP = "[[9,8,1],[4,5,4]]";

/** @type {Comparison[]} */
export const COMPARISONS = [
  // Stockman 1979: whatever alpha-beta leaves out, SSS* leaves out.
  { name: "dominates", algorithm: "alpha-beta", game: PLAAT, beside: "sss-star" },
  { name: "stockman", algorithm: "alpha-beta", game: STOCKMAN, beside: "sss-star|dual-star" },
  // Plaat and others 1996: both are searches with a memory and null windows.
  { name: "sss", algorithm: "sss-star", game: PLAAT, beside: "mtd,first=inf" },
  { name: "dual", algorithm: "dual-star", game: PLAAT, beside: "mtd,first=-inf" },
  { name: "case-four", algorithm: "sss-star", game: PLAAT, beside: "sss-star,purge=children" },
  // With the best child first, and with the worst.
  { name: "good", algorithm: "alpha-beta", game: `${RANDOM},order=1`, beside: "nega-scout" },
  { name: "bad", algorithm: "alpha-beta", game: `${RANDOM},order=0`, beside: "nega-scout" },
  {
    name: "growing",
    algorithm: "alpha-beta",
    game: TRAP,
    beside: "mcts,iterations=10|mcts,iterations=100|mcts,iterations=1000",
  },
  // Sturtevant and Korf 2000: to alpha-beta, players 2 and 3 are one.
  { name: "paranoid", algorithm: "alpha-beta", game: AGAINST, beside: "max-n" },
];
