// What a search says that knows bounds on what each move is worth.

export default {
  "start.b-star":
    "B* knows bounds on what each move is worth. It looks further only until one move's lower bound reaches the upper bounds of all others.",
  "step.prove-best": "Step {number} · Prove-Best",
  "step.disprove-rest": "Step {number} · Disprove-Rest",
  pass: "Pass {number} begins at the root.",

  "choose.prove-best.raise":
    "Look further below {node}, the move with the greatest upper bound, to raise its lower bound.",
  "choose.prove-best.lower":
    "Look further below {node}, the move with the least lower bound, to bring its upper bound down.",
  "choose.disprove-rest.raise":
    "Look further below {node}, the most promising of the others, to raise its lower bound.",
  "choose.disprove-rest.lower":
    "Look further below {node}, the most promising of the others, to bring its upper bound down.",
  "because.turn.prove-best": "The two strategies take turns, and it is Prove-Best's.",
  "because.turn.disprove-rest": "The two strategies take turns, and it is Disprove-Rest's.",
  "because.policy": "The policy does so wherever it can.",
  "because.not-ahead": "Its guaranteed value is not the best yet.",
  "because.smaller-tree": "The tree on this side is no larger so far.",
  "because.depths": "Berliner's criterion favours it.",
  "because.other-exhausted": "The other strategy has nothing left to expand below its move.",

  "part.choose": "Step {number} · choose",
  "part.descend": "Step {number} · descend",
  descend: "The descent takes the most promising child each time, down to {node}.",
  expand: "{node} is expanded; {children} now {children, plural, one {has} other {have}} bounds.",
  same: "{node} is the same position as {of}; what is learnt of one holds for both.",
  "same.more": "So are {number} more known already.",
  "bounds.unknown": "Nothing is known of {node} yet.",
  "bounds.exact": "{node} is worth exactly {lower}.",
  "bounds.between": "{node} is worth between {lower} and {upper}.",
  "bounds.exact.estimated": "{node} is estimated at {lower}.",
  "bounds.between.estimated": "{node} is estimated to be worth between {lower} and {upper}.",
  refuted: "{node} was said to be worth {lower} to {upper}; its children say {from} to {to}.",
  "backup.all": "{node} has several parents, {parents}, and the backup runs to all of them.",
  "backup.exact": "So {node} is worth exactly {lower}.",
  "backup.between": "So {node} is worth between {lower} and {upper}.",
  "backup.exact.estimated": "So {node} is estimated at {lower}.",
  "backup.between.estimated": "So {node} is estimated to be worth between {lower} and {upper}.",
  "backup.none": "No bounds above change.",

  // the end: the best move's value is known or not, and there is another move or not
  "done.separation": "<best>Separated</best> by {best}. It is the move to play; its exact value was never needed.",
  "done.separation.exact.only": "<best>Separated</best>: {best} is worth exactly {best_lower}. It is the move to play.",
  "done.separation.exact.max":
    "<best>Separated</best>: {best} is worth exactly {best_lower}, and {other}, the best of the others, at most {other_upper}. So {best} is the move to play.",
  "done.separation.exact.min":
    "<best>Separated</best>: {best} is worth exactly {best_lower}, and {other}, the best of the others, at least {other_lower}. So {best} is the move to play.",
  "done.separation.max.only":
    "<best>Separated</best>: {best} is worth at least {best_lower}. It is the move to play; its exact value was never needed.",
  "done.separation.min.only":
    "<best>Separated</best>: {best} is worth at most {best_upper}. It is the move to play; its exact value was never needed.",
  "done.separation.max":
    "<best>Separated</best>: {best} is worth at least {best_lower}, and {other}, the best of the others, at most {other_upper}. So {best} is the move to play; its exact value was never needed.",
  "done.separation.min":
    "<best>Separated</best>: {best} is worth at most {best_upper}, and {other}, the best of the others, at least {other_lower}. So {best} is the move to play; its exact value was never needed.",
  "done.budget": "The budget is used up, so this is a judgement, not a proof.",
  "done.budget.max":
    "The budget is used up, so this is a judgement, not a proof: {best} has the greatest lower bound, {best_lower} (among equals, the greatest middle).",
  "done.budget.min":
    "The budget is used up, so this is a judgement, not a proof: {best} has the least upper bound, {best_upper} (among equals, the least middle).",
  "worth.exact": "It is worth exactly {best_lower}.",
  "worth.between": "It is worth between {best_lower} and {best_upper}.",
  "done.exhausted": "Nothing is left to expand.",
  "done.exhausted.max":
    "Nothing is left to expand, and {best}'s {best_lower} doesn't reach {other}'s {other_upper}. So {best} is the move to play: a judgement, not a proof.",
  "done.exhausted.min":
    "Nothing is left to expand, and {best}'s {best_upper} doesn't come down to {other}'s {other_lower}. So {best} is the move to play: a judgement, not a proof.",
  "done.unsound.only": "{best} is the only move. But these bounds may be wrong, so nothing is proved of its value.",
  "done.unsound.max":
    "Separated: {best} is said to be worth at least {best_lower}, and {other}, the best of the others, at most {other_upper}. But these bounds may be wrong, so nothing is proved.",
  "done.unsound.min":
    "Separated: {best} is said to be worth at most {best_upper}, and {other}, the best of the others, at least {other_lower}. But these bounds may be wrong, so nothing is proved.",
  "unsound.wrong": "The true values are known here: <strong>{best} is not a best move</strong>.",
  "unsound.right": "The true values are known here: {best} is a best move all the same.",
  "done.least":
    "It took {expansions, plural, one {# expansion} other {# expansions}}; the shortest proof takes <strong>{least}</strong>.",

  "rule.policy.alternate":
    "While the best move also has the greatest lower bound, the two strategies take turns; until then, disproving the rest can't end the search, so it is Prove-Best.",
  "rule.policy.prove-best": "Always Prove-Best.",
  "rule.policy.disprove-rest": "Disprove-Rest wherever it isn't pointless.",
  "rule.policy.smaller-tree": "The strategy whose side has the smaller tree so far.",
  "rule.policy.berliner":
    "Berliner's criterion: the strategy is chosen by how deep the evidence is, as in his experiments (1979). His definition of B* leaves the choice open.",
  "rule.resume.on": "A descent begins where the last backup stopped.",
  "rule.graph.on": "Equal positions are one node: what is learnt of it holds wherever it comes up.",
  "rule.bounds.1":
    "Bounds that the game doesn't tell are made up, at most <strong>{first}</strong> from the true value.",
  "rule.bounds.2":
    "Bounds that the game doesn't tell are made up, at most <strong>{first}</strong> from the true value, from seed <strong>{second}</strong>.",
  "rule.widen": "After separation, once more with estimates widened by <strong>{value}</strong>.",
  "rule.rounds": "",
  "rule.errors.1": "<strong>{first}</strong> % of the bounds are wrong.",
  "rule.errors.2": "<strong>{first}</strong> % of the bounds are wrong, from seed <strong>{second}</strong>.",
  "rule.least.on": "The end tells how many expansions the shortest proof takes.",

  "fact.same": "the same position as {of}",
  "fact.also": "reached also from {nodes}",

  "tab.panel": "Intervals",
  "panel.intervals": "The root's moves and bounds",
  "panel.to": "to",
  "panel.separation": "the rest must come to {0}",
  "panel.separated": "separated at {0}",
  "role.best": "best",
  "role.rest": "rest",
  "role.next": "next: {0}",
  "strategy.prove-best": "Prove-Best",
  "strategy.disprove-rest": "Disprove-Rest",

  // what its options are called
  "option.policy": "Choice of strategy",
  "option.resume": "Resume below the root",
  "option.graph": "Equal positions as one node",
  "option.bounds": "Bounds to make up",
  "option.widen": "Widen by",
  "option.rounds": "Times to widen",
  "option.errors": "Wrong bounds",
  "option.least": "Least expansions",
};
