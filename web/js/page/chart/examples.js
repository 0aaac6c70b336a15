// Charts that are ready: what leaves, or right moves, are counted against, the trees, and the searches, as in a link.

/** @type {{ name: string, chart: string }[]} */
export const CHARTS = [
  { name: "deep", chart: "random:branching=3,depth=1-7,order=0.5,seed=0..50|minimax|alpha-beta|sss-star" },
  { name: "wide", chart: "random:branching=2-8,depth=4,order=0.5,seed=0..50|alpha-beta|nega-scout|sss-star" },
  { name: "ordered", chart: "random:branching=3,depth=5,order=0-1,seed=0..100|alpha-beta|nega-scout|sss-star" },
  {
    name: "guesses",
    chart: "random:branching=3,depth=1-7,order=0.5,seed=0..50|alpha-beta|mtd,first=inf|mtd,first=-inf|mtd,first=bisect",
  },
  {
    name: "wrong",
    chart:
      "random:branching=3,depth=2-5,seed=1..101|b-star,errors=10|b-star,errors=30|b-star,errors=30,widen=20,rounds=3|of=right",
  },
  {
    name: "budgets",
    chart: "random:branching=3,depth=2-5,seed=1..101|mcts,iterations=30|mcts,iterations=300|of=right",
  },
  {
    name: "passes",
    chart:
      "connect-four:opening=8,seed=0..50|depth=1-6|alpha-beta|iterative-deepening,pv=off,killers=off,history=off|iterative-deepening,killers=off,history=off|iterative-deepening",
  },
  {
    name: "three",
    chart: "players:branching=3,depth=1-6,seed=0..50|max-n|max-n,prune=shallow|max-n,prune=deep|alpha-beta",
  },
];

/** The search by whose values a move is right. @type {import("../../link/with.js").Search} */
export const TRUTH = { algorithm: "minimax", options: {} };
