// The classic trees and a few games, each with a search that shows it well.

/** @typedef {{ title: string, about: string, algorithm: string, game: string, options?: Record<string, string> }} Example */

/** @type {Example[]} */
export const EXAMPLES = [
  { title: "AIMA", about: "The textbook's first tree: one α-cutoff spares two leaves", algorithm: "alpha-beta", game: "[[3,12,8],[2,4,6],[14,5,2]]" },
  { title: "Plaat et al.", about: "SSS* leaves out leaves that alpha-beta looks at", algorithm: "sss-star", game: "[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]" },
  { title: "Stockman", about: "The tree SSS* was introduced with", algorithm: "sss-star", game: "[[[[30,54],[21,73]],[[9,71],[43,91]]],[[[28,94],[78,52]],[[22,35],[53,80]]]]" },
  { title: "Berliner", about: "B* plays Prove-Best and Disprove-Rest", algorithm: "b-star", game: "[A:15..30[A1:15..26[A1a:22..26],A2:19..25[A2a:23..25],A3:22..30],B:8..22[B1:8..15],C:10..19[C1:10..14]]" },
  { title: "A deep cutoff", about: "A bound from far above ends the work", algorithm: "alpha-beta", game: "[[[[5,1],[19,8]],[[0,4],[18,12]]],[[[1,17],[8,0]],[[3,6],[5,2]]]]" },
  { title: "Nim", about: "Two heaps; who takes the last match loses", algorithm: "minimax", game: "nim:3,2" },
  { title: "Tic-tac-toe", about: "Near the end of a game", algorithm: "alpha-beta", game: "tic-tac-toe:X.O/.X./..O" },
  { title: "Tic-tac-toe, two plies", about: "Mirror images left out: three first moves instead of nine", algorithm: "alpha-beta", game: "tic-tac-toe:evaluation=lines,merge=symmetric-children", options: { depth: "2" } },
  { title: "Connect Four", about: "Four plies ahead, by the lines that are still open", algorithm: "alpha-beta", game: "connect-four:4453,order=centre", options: { depth: "4" } },
  { title: "A sum of games", about: "Three at once, a move in one of them; B* knows their stops", algorithm: "b-star", game: "sum:{4|1}+{3|-2}+{0|-5}" },
  { title: "A round trip", about: "Five cities and the shortest tour, by least bounds", algorithm: "branch-and-bound", game: "tsp:[[0,20,30,10,11],[15,0,16,4,2],[3,5,0,2,4],[19,6,18,0,3],[16,4,7,16,0]]" },
  { title: "The 15-puzzle", about: "Three moves from home: branch and bound is A*", algorithm: "branch-and-bound", game: "puzzle:1 2 3 4/5 6 . 8/9 10 7 11/13 14 15 12" },
  { title: "A random tree", about: "81 leaves, the same for everybody", algorithm: "alpha-beta", game: "random:branching=3,depth=4,seed=7" },
];
