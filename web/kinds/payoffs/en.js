// What a search says of several players, each of whom wants the most for themselves.

export default {
  "start.max-n":
    "Three players, and at each leaf a payoff for each. The player to move takes the child that gives them the most, whatever the others get. The number in a node is that of its player.",

  "enter.seat": "{node} is entered. Player <strong>{seat}</strong> moves there.",
  "evaluate.payoffs": "{node} is a leaf: the players get <strong>{payoffs}</strong>.",
  "backup.payoffs.first": "{from} gives <strong>{payoffs}</strong>: player {seat} can have {own} at {node}.",
  "backup.payoffs.takes":
    "{from} gives <strong>{payoffs}</strong>: for player {seat}, {own} is more than {best}. That is what {node} has now.",
  "backup.payoffs.keeps":
    "{from} gives <strong>{payoffs}</strong>: for player {seat}, {own} is less than {best}. {node} keeps what it has.",
  "backup.payoffs.tie":
    "{from} gives <strong>{payoffs}</strong>: {own} again for player {seat}. Of equals, the first is taken, so {node} keeps what it has.",
  "backup.payoffs.last":
    "{from} gives <strong>{payoffs}</strong>: {own} again for player {seat}. Of equals, the last is taken, so that is what {node} has now.",
  "cutoff.payoffs":
    "All get {most} together at most, and nobody less than {least}: with {value} for player {seat}, {left} or less are left for player {other}, who has {bound} at {above} already and won't come here. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "cutoff.payoffs.deep":
    "All get {most} together at most, and nobody less than {least}: with {value} for player {seat}, {left} or less are left for player {other}, who has {bound} at {above}, {plies} plies up. But what is left out may decide a move between: this cut is <strong>not safe</strong>. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "done.payoffs": "<best>Done</best>: the players get {payoffs}, and {best} is the move of player {seat}.",
  "done.payoffs.leaf": "<best>Done</best>: the players get {payoffs}.",
  "done.payoffs.unsound":
    "The search ends with {payoffs}, and {best} as the move of player {seat}. A cut further down wasn't safe: <strong>don't trust it</strong>.",
  "done.payoffs.budget": "The search was stopped, so nothing is proved of what the players get.",
  "leaves.of.payoffs": "<strong>{value}</strong> of {of, plural, one {# leaf} other {# leaves}}",
  "fact.payoffs": "the players get <strong>{payoffs}</strong>",

  "rule.ties.first": "Of children that give a player the same, the first is taken.",
  "rule.ties.last": "Of children that give a player the same, the last is taken.",
  "rule.prune.shallow": "Shallow pruning: a node is left once the player above would not come there.",
  "rule.prune.deep": "Deep pruning: a node is left once any player above would not come there, which may be wrong.",

  "players.1": "player 1",
  "players.2": "player 2",
  "players.3": "player 3",
  "tab.panel": "Players",
  "panel.payoffs": "The path, with what the players get",
  "column.payoffs": "they get",

  // what its options are called
  "option.ties": "Of equal payoffs",
  "option.prune": "Pruning",
};
