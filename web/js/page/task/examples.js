// Trees to be made, ready to be asked for: the search, the tree at the beginning, and what is asked of the tree
// that a reader makes of it.

const BOOK = "[[3,12,8],[2,4,6],[14,5,2]]";

/**
 * The name of each, which is a key of the locale; then its search, its tree, its parts, and options of the search.
 * @type {{ name: string, algorithm: string, game: string, task: string, options?: Record<string, string> }[]}
 */
export const TASKS = [
  { name: "cut-more", algorithm: "alpha-beta", game: BOOK, task: "change=leaf|left-out=3.2" },
  { name: "cut-less", algorithm: "alpha-beta", game: BOOK, task: "change=leaf|looked-at=2.2" },
  { name: "best-order", algorithm: "alpha-beta", game: BOOK, task: "change=order|sorted=best" },
  { name: "deep-cut", algorithm: "alpha-beta", game: "[5,[3,9]]", task: "leaves=1..3|deep-cuts=1.." },
  { name: "sss-fewer", algorithm: "sss-star", game: "[[3,12],[2,4]]", task: "leaves=1..3|fewer=alpha-beta" },
  { name: "purge-twice", algorithm: "sss-star", game: "[[3,12],[2,4]]", task: "leaves=1..4|purges=2.." },
  {
    name: "disprove",
    algorithm: "b-star",
    game: "[A:15..30[25..26],B:8..20[9..14]]",
    task: "fewer=b-star,policy=prove-best",
    options: { policy: "disprove-rest" },
  },
];
