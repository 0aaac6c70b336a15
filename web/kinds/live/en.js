// What a search says that keeps live nodes in order of their bounds.

export default {
  "start.branch-and-bound":
    "Branch and bound keeps the live nodes in order of their bounds: no solution below a node is worth less. It always expands the one with the least bound, and stops when none is below the best solution found, <best>M</best>.",

  "live.root":
    "No solution of the whole problem can be below {bound}: that is the bound of {node}, the first live node.",
  "live.sum": "{bound} = {sum}.",
  "live.sum.matrix":
    "{bound} = {sum}: the least road out of each city and then, of what is left, the least into each. A tour leaves every city once and enters every city once.",
  "live.sum.road":
    "{bound} = {sum}: the bound of {parent}, the part of the road from city {from} to city {to} that is not counted in it, and again, of what is left, the least out of each city and into each.",
  "live.sum.road.alone":
    "{bound} = {sum}: the bound of {parent}, and the part of the road from city {from} to city {to} that is not counted in it.",
  "live.sum.tour": "Its roads: {bound} = {sum}.",
  "live.sum.cheapest":
    "{bound} = {sum}: the roads of the path and, of each city that still has to be left, the shortest road out of it ({roads}).",
  "live.sum.tree":
    "{bound} = {sum}: the roads of the path, and a minimum spanning tree of the cities that are left, of its end and of city 1 ({roads}). The rest of a tour is such a tree, too, but perhaps a longer one.",
  "live.sum.weighted":
    "{bound} = {sum}: the roads of the path, a spanning tree of the cities that are left, of its end and of city 1 ({roads}), and what weights of the cities add. They make roads of cities that have too many in such a tree longer, and of those that have too few shorter. All tours change by as much, and the tree comes close to one.",
  "live.sum.nearest":
    "{bound} = {sum}: the roads of the path, and from there to the nearest city each time ({roads}). That is a tour, and another one may be shorter: as a lower bound it is too high.",
  "live.sum.misplaced": "{bound} = {sum}: the moves made, and one for each tile that is not in its place.",
  "live.sum.conflicts":
    "{bound} = {sum}: the moves made, each tile's distance to its place, and two more moves for each tile that has to leave its row or column to let others pass.",
  "live.sum.moves": "{bound} = {sum}: the moves made, and each tile's distance to its place.",
  "live.pop.best": "{node} has the least bound, {bound}: nothing still open can be better.",
  "live.pop.best.brief": "{node} has the least bound, {bound}.",
  "live.pop.depth": "{node} is the deepest live node, its bound is {bound}.",
  "part.purge": "Step {number} · drop",
  "live.expand": "{node} is expanded.",
  "live.better": "{node} is a solution, worth {value}, and the <best>best so far</best>: M is now <best>{best}</best>.",
  "live.tour": "The tour: {tour}.",
  "live.worse": "{node} is a solution, worth {value}; that is no better than M, <best>{best}</best>.",
  "live.dropped": "{nodes} can't lead below M, <best>{best}</best>, and {nodes, plural, one {is} other {are}} dropped.",
  "live.same": "{node} is the same position as {of}, which was reached at no greater cost; so {node} is not expanded.",
  "live.same.more": "So are {number} more known already.",
  "live.costlier":
    "{nodes} {nodes, plural, one {is} other {are}} dropped: the same position is reached at less cost now.",
  "live.refuted":
    "{node} was said to be worth {bound} at least, but below it is a solution worth {value}: that bound was too high.",
  "live.pushed": "{nodes} {nodes, plural, one {waits} other {wait}} among the live nodes.",
  "live.pushed.below": "{nodes} {nodes, plural, one {waits} other {wait}} among the live nodes, below M.",

  "done.live":
    "<best>Done</best>: no live node is left whose bound is below M, so nothing can beat {node}, worth <best>{value}</best>.",
  "done.live.popped":
    "<best>Done</best>: the node that is popped has the least bound, and it is above M, so nothing can beat {node}, worth <best>{value}</best>.",
  "done.live.unsound":
    "No live node is left whose bound is below M, and {node} is worth <best>{value}</best>. But these bounds may be too high, so nothing is proved.",
  "live.lucky": "As it happens, nothing is worth less than {value}: no bound that was too high did harm.",
  "live.lost":
    "There is a better solution, worth {value}. It is below {node}, whose bound was said to be {bound}: that is not below M, {best}, so nobody looked there.",
  "done.live.budget":
    "The budget of {expansions, plural, one {# expansion} other {# expansions}} is used up, so this is a judgement, not a proof. It rests on the best solution found, {node}, worth <best>{value}</best>; the least bound still waiting is {lower}, so a better one may lie between the two.",
  "done.live.nothing":
    "The budget of {expansions, plural, one {# expansion} other {# expansions}} is used up before any solution was found. All that is sure is that none is below {lower}; {node} would have been next.",

  "rule.order.best": "The live node with the least bound is next.",
  "rule.order.depth": "The deepest live node is next; of its siblings, the one with the least bound.",
  "rule.ties.first": "Of equal bounds, that of the node that was generated first comes first.",
  "rule.ties.deeper": "Of equal bounds, that of the deepest node comes first.",

  "rule.bound.auto": "",
  "rule.bound.reduced": "Bounds from reduced matrices.",
  "rule.bound.path": "The bound of a path is its length.",
  "rule.bound.cheapest-edges": "The bound of a path: its length, and the shortest road out of each city that is left.",
  "rule.bound.spanning-tree": "The bound of a path: its length, and a minimum spanning tree of the rest.",
  "rule.bound.held-karp":
    "The bound of a path: its length, and a spanning tree of the rest that weights of the cities bring close to a tour.",
  "rule.bound.manhattan": "The bound: the moves made, and each tile's distance to its place.",
  "rule.bound.linear-conflict":
    "The bound: the moves made, each tile's distance to its place, and the extra moves of tiles that block each other.",
  "rule.bound.misplaced": "The bound: the moves made, and one for each misplaced tile.",
  "rule.bound.none": "No bound: nothing is known of a node until a solution below it is found.",
  "rule.bound.too-high": "A bound that is <strong>too high on purpose</strong>: the best solution may be lost.",
  "rule.stop.emptied": "Nodes whose bound is not below M are dropped at once.",
  "rule.stop.as-popped": "Nothing is dropped: the search ends when the node that is popped has a bound above M.",
  "rule.graph.on": "Equal positions are expanded once, where they were reached at the least cost.",

  queue: "live ≤ <strong>{value}</strong>",
  incumbent: "M = <best>{value}</best>",

  "fact.queue": "live, waiting for its turn",
  "fact.same": "the same position as {of}",
  "fact.also": "reached also from {nodes}",
  "fact.bound": "no solution below it is worth less than {value}",

  "tab.panel": "Live nodes",
  "panel.live": "Live nodes, least bound first",
  "panel.live.depth": "Live nodes, deepest first",
  "panel.live.size": "{0} live",
  "panel.live.empty": "No node is live.",
  "live.bound": "bound {0}",
  "live.best": "M {0}",
  "live.board.now": "Expanded, bound {0}",
  "live.board.best": "Best so far, M = {0}",
  "live.matrix": "Reduced matrix of",
  "live.matrix.about": "{0} off the rows, {1} off the columns",
  "live.matrix.taken": "off",
  "live.matrix.from": "from city {0}",
  "live.roads.cheapest-edges": "Shortest roads out, for",
  "live.roads.spanning-tree": "Spanning tree for",
  "live.roads.held-karp": "Weighted spanning tree for",
  "live.roads.nearest-neighbour": "To the nearest city each time, for",
  "column.moves": "moves",
  "column.bound": "bound",
  "change.dropped": "dropped",

  // what its options are called
  "option.order": "Expand first",
  "option.ties": "Of equal bounds",
  "option.bound": "Lower bound",
  "option.stop": "End",
  "option.graph": "Equal positions once",
};
