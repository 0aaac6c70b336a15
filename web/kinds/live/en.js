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
  "live.sum.moves": "{bound} = {sum}: the moves made, and each tile's distance to its place.",
  "live.pop.best": "{node} has the least bound, {bound}: nothing still open can be better.",
  "live.pop.best.brief": "{node} has the least bound, {bound}.",
  "live.pop.depth": "{node} is the deepest live node, its bound is {bound}.",
  "part.purge": "Step {number} · drop",
  "live.expand": "{node} is expanded.",
  "live.better": "{node} is a solution, worth {value}, and the <best>best so far</best>: M is now <best>{best}</best>.",
  "live.worse": "{node} is a solution, worth {value}; that is no better than M, <best>{best}</best>.",
  "live.dropped": "{nodes} can't lead below M, <best>{best}</best>, and {nodes, plural, one {is} other {are}} dropped.",
  "live.pushed": "{nodes} {nodes, plural, one {waits} other {wait}} among the live nodes.",
  "live.pushed.below": "{nodes} {nodes, plural, one {waits} other {wait}} among the live nodes, below M.",

  "done.live":
    "<best>Done</best>: no live node is left whose bound is below M, so nothing can beat {node}, worth <best>{value}</best>.",
  "done.live.budget":
    "The budget of {expansions, plural, one {# expansion} other {# expansions}} is used up, so this is a judgement, not a proof. It rests on the best solution found, {node}, worth <best>{value}</best>; the least bound still waiting is {lower}, so a better one may lie between the two.",
  "done.live.nothing":
    "The budget of {expansions, plural, one {# expansion} other {# expansions}} is used up before any solution was found. All that is sure is that none is below {lower}; {node} would have been next.",

  "rule.order.best": "The live node with the least bound is next; of equal ones, the first that was generated.",
  "rule.order.depth": "The deepest live node is next; of its siblings, the one with the least bound.",

  queue: "live ≤ <strong>{value}</strong>",
  incumbent: "M = <best>{value}</best>",

  "fact.queue": "live, waiting for its turn",
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
  "column.moves": "moves",
  "column.bound": "bound",
  "change.dropped": "dropped",

  // what its options are called
  "option.order": "Expand first",
};
