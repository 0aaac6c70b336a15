// Charts that are ready: what leaves are counted against, the trees, and the searches, as in a link.

/** @type {{ name: string, chart: string }[]} */
export const CHARTS = [
  { name: "deep", chart: "random:branching=3,depth=1-7,order=0.5,seed=0..50|minimax|alpha-beta|sss-star" },
  { name: "wide", chart: "random:branching=2-8,depth=4,order=0.5,seed=0..50|alpha-beta|nega-scout|sss-star" },
  { name: "ordered", chart: "random:branching=3,depth=5,order=0-1,seed=0..100|alpha-beta|nega-scout|sss-star" },
  {
    name: "guesses",
    chart: "random:branching=3,depth=1-7,order=0.5,seed=0..50|alpha-beta|mtd,first=inf|mtd,first=-inf|mtd,first=bisect",
  },
];
