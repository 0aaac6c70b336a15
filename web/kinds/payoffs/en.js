// What a search of several players says.

export default {
  "start.max-n":
    "Three players, each with a payoff of their own at every leaf. The player to move takes the child with the greatest payoff of their own, whatever the others get.",

  enter: "{node} is entered: player <strong>{seat}</strong> moves there.",
  evaluate: "{node} is a leaf: the players get <strong>{payoffs}</strong>.",
  "backup.takes": "{node} gives <strong>{payoffs}</strong>. Player {seat} gets {own}, the most so far at {parent}, and takes it.",
  "backup.keeps": "{node} gives <strong>{payoffs}</strong>. Player {seat} would get {own}, no more than {best}: {parent} keeps what it has.",
  "done.payoffs": "<best>Done</best>: the players get <strong>{payoffs}</strong>, and {best} is the move to play.",

  "tab.panel": "Players",
  "panel.payoffs": "The open calls and their players",
};
