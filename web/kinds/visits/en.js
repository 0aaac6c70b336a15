// What a search says that plays at random and counts visits.

export default {
  "start.mcts":
    "Not every move is searched. Each step goes down the tree, plays random moves from there to the end of the game, and counts the result at every node on the way. <strong>n</strong> is how often a node was visited, <strong>Ø</strong> the mean result; edges are as thick as visits. Moves with a good mean are visited more often, and moves that were visited little are tried again.",

  // the title: why the step went to the root's move that it went to
  "step.unvisited": "Step {number} · First visit",
  "step.mean": "Step {number} · By the mean",
  "step.exploration": "Step {number} · By exploration",
  "step.both": "Step {number} · By mean and exploration",
  "step.tie": "Step {number} · A tie",
  "step.chance": "Step {number} · Drawn by chance",

  // selection: at the root, and below it
  "choose.only": "There is one move only, {child}.",
  "choose.chance": "At {node} chance draws {child}, whose probability is {chance}.",
  "choose.unvisited": "{child} has no visit yet; such moves come first, from left to right.",
  "choose.unvisited.brief": "{child} has no visit yet.",
  "choose.mean":
    "{child} has the greatest UCB1: {mean} + {exploration} = <strong>{sum}</strong>. Its <strong>mean</strong> decides: it is the best for {player}.",
  "choose.both":
    "{child} has the greatest UCB1: {mean} + {exploration} = <strong>{sum}</strong>. Its mean is the best for {player}, and no other move was visited less often.",
  "choose.exploration":
    "{child} has the greatest UCB1: {mean} + {exploration} = <strong>{sum}</strong>. Its <strong>exploration</strong> term decides: {rival} has the better mean, {rival_result}, which is {rival_mean} of the way from {worst} to {top}, but {rival_visits, plural, one {# visit} other {# visits}} against {visits}.",
  "choose.exploration.raw":
    "{child} has the greatest UCB1: {mean} + {exploration} = <strong>{sum}</strong>. Its <strong>exploration</strong> term decides: {rival} has the better mean, {rival_result}, but {rival_visits, plural, one {# visit} other {# visits}} against {visits}.",
  "choose.tie":
    "{child} and another move have the greatest UCB1: {mean} + {exploration} = <strong>{sum}</strong>. Of equals, the left-most is taken.",
  "choose.between": "{choices, plural, one {One more choice leads} other {# more choices lead}} further down.",
  "below.only": "{node} has one move only, {child}.",
  "below.chance": "Below, at {node}, chance draws {child}, whose probability is {chance}.",
  "below.unvisited": "Below {node}, {child} has no visit yet.",
  "below.mean": "At {node} it is {child}: {mean} + {exploration} = <strong>{sum}</strong>, by its mean.",
  "below.both": "At {node} it is {child}: {mean} + {exploration} = <strong>{sum}</strong>, by both terms.",
  "below.exploration":
    "At {node} it is {child}: {mean} + {exploration} = <strong>{sum}</strong>, by its exploration term; {rival} has the better mean.",
  "below.tie": "At {node} it is {child}: {mean} + {exploration} = <strong>{sum}</strong>, the left-most of equals.",

  "plain.select": "The way down ends at {node}.",

  // expansion
  "expand.root":
    "The root gets its {children, plural, one {child} other {# children}}; {first} is the first to be visited.",
  "expand.root.chance": "The root gets its {children, plural, one {child} other {# children}}.",
  "expand.again":
    "{node} is visited for the second time, so it is expanded. It gets its {children, plural, one {child} other {# children}}, and {first} is visited.",
  "expand.again.chance":
    "{node} is visited for the second time, so it is expanded. It gets its {children, plural, one {child} other {# children}}.",

  // playout
  "part.playout": "Step {number} · playout",
  playout:
    "From {node}, {plies, plural, one {# random move leads} other {# random moves lead}} to a result of <strong>{value}</strong>.",
  "playout.infinite":
    "From {node}, {plies, plural, one {# random move leads} other {# random moves lead}} to a result of <strong>{value}</strong>, which counts as {counts}: means are finite.",
  "unknown.playout": "The playout from {node} ends at a leaf whose value nobody knows, and so does the search.",
  "playout.leaf": "At {node} there is no move to play: it is worth <strong>{value}</strong>.",
  "playout.leaf.infinite":
    "At {node} there is no move to play: it is worth <strong>{value}</strong>, which counts as {counts}: means are finite.",

  "playout.given": "The playout from {node} is given: its result is <strong>{value}</strong>.",
  "plain.visit": "{node} counts it.",

  // backpropagation
  "backup.visits":
    "Every node on the way up counts it: {node} now has {visits, plural, one {# visit} other {# visits}} and a mean of <strong>{mean}</strong>.",
  "backup.visits.brief":
    "{node} now has {visits, plural, one {# visit} other {# visits}} and a mean of <strong>{mean}</strong>.",
  "backup.leads": "{node} is now the <best>most visited</best> move.",

  "done.budget": "All {visits} playouts are played. Their mean is {mean}: a judgement, not a proof.",
  "done.budget.move":
    "All {visits} playouts are played, with a mean of {mean}. <best>{best}</best> is the move to play: it was visited most often, {best_visits} times, with a mean of {best_mean}. This is a judgement, not a proof.",

  "done.budget.value":
    "All {visits} playouts are played, with a mean of {mean}. <best>{best}</best> is the move to play: its mean is the best, {best_mean} in {best_visits, plural, one {# visit} other {# visits}}. This is a judgement, not a proof.",
  playouts: "{value, plural, one {<strong>#</strong> playout} other {<strong>#</strong> playouts}}",

  "rule.iterations": "There are <strong>{value}</strong> playouts.",
  "rule.exploration": "UCB1's constant is <strong>{value}</strong>: the greater, the more often other moves are tried.",
  "rule.means.scaled": "UCB1 scales means by the least and the greatest result so far.",
  "rule.means.raw": "UCB1 takes means as they are, for MIN with the other sign.",
  "rule.pick.visits": "In the end, the most visited move is played.",
  "rule.pick.value": "In the end, the move with the best mean is played.",
  "rule.results": "The first playouts have the results <strong>{value}</strong>.",
  "rule.seed": "The random moves are those of seed <strong>{value}</strong>.",

  "fact.visits":
    "{visits, plural, one {<strong>#</strong> visit} other {<strong>#</strong> visits}}, mean result <strong>{mean}</strong>",

  "tab.panel": "Visits",
  "panel.visits": "The root's moves",
  "panel.visits.all": "{0} playouts, mean {1}",
  "panel.visits.empty": "Nothing was visited yet.",
  "panel.visits.none": "no visit yet",
  "panel.visits.leads": "visited most often",
  "panel.visits.only": "There is only one move.",
  "panel.visits.chance": "Chance draws the move, each by its probability.",
  "panel.visits.unvisited": "A move without a visit comes first.",
  "panel.visits.both": "The best mean, and none was visited less often.",
  "panel.visits.mean": "The mean decides.",
  "panel.visits.exploration": "The exploration term decides.",
  "panel.visits.tie": "Equal sums: the left-most is taken.",
  "panel.visits.scale":
    "When this step chose, UCB1 was the mean (solid), from 0 for the result {0} to 1 for {1}, and exploration (striped): {2} · √(ln N / n), with N visits of the root and n of the move.",
  "panel.visits.raw":
    "When this step chose, UCB1 was the mean (solid), of MIN’s moves with the other sign, and exploration (striped): {0} · √(ln N / n), with N visits of the root and n of the move.",
  "column.move": "move",
  "column.visits": "visits",
  "column.mean": "mean",
  "column.ucb1": "UCB1",

  // what its options are called
  "option.iterations": "Playouts",
  "option.exploration": "Constant C of UCB1",
  "option.means": "Means in UCB1",
  "option.pick": "Move in the end",
  "option.results": "Results of the first playouts",
  "option.seed": "Seed of the random moves",
};
