// What a search says that looks one ply ahead, then two, then three.

export default {
  "start.iterative-deepening":
    "Iterative deepening is alpha-beta to one ply, then to two, then to three. Each pass begins anew, but what it has shown tells the next one which moves to try first, and with good moves first more is cut off than the passes before have cost.",
  "step.depth": "Step {number} · depth {depth}",

  "pass.first": "The first pass looks <strong>one ply</strong> ahead: the nodes there are evaluated.",
  "pass.depth": "The next pass looks <strong>{depth} plies</strong> ahead, from the root again.",
  "pass.window":
    "The next pass looks <strong>{depth} plies</strong> ahead, with a narrow window: (<alpha>{alpha}</alpha>, <beta>{beta}</beta>), around the value of the pass before.",
  "pass.again":
    "The same depth again, with that end of the window open: (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "pass.over": "The pass to depth {depth} is over: {best} is the best move, worth <strong>{value}</strong>.",
  "pass.over.leaf": "The pass is over: there is no move, and the game is worth <strong>{value}</strong>.",
  "pass.low":
    "The pass returns {value}, which is not above <alpha>α = {alpha}</alpha>: the game is worth less than the window shows, and how much less isn’t known.",
  "pass.high":
    "The pass returns {value}, which is not below <beta>β = {beta}</beta>: the game is worth more than the window shows, and how much more isn’t known.",

  "order.pv": "{first} comes first: it is on the <strong>principal variation</strong> of the pass before.",
  "order.table": "{first} comes first: it was the best move here <strong>before</strong>, says the table.",
  "order.killer":
    "{first} comes first: its move has just closed the window of another node on this ply, a <strong>killer</strong>.",
  "order.history":
    "{first} comes first: its move has been the best most often, says the <strong>history</strong> table.",
  "evaluate.quiet": "{node} is quiet, and the game goes on below it: it is <strong>estimated</strong> at {value}.",
  "enter.unquiet":
    "{node} is <strong>not quiet</strong>: the next moves may change its value much, so it isn’t evaluated, but searched beyond the horizon.",
  "evaluate.horizon":
    "{node} lies at the horizon, and the game goes on below it: it is <strong>estimated</strong> at {value}.",
  "enter.null":
    "{node} gets a null window, (<alpha>{alpha}</alpha>, <beta>{beta}</beta>), which only shows on which side of it the value lies.",
  tested:
    "The null window says that {node} is better than the moves before it: it returns {value}. So it is searched again, with a window that has room.",

  passes: "{value, plural, one {<strong>#</strong> pass} other {<strong>#</strong> passes}}",
  depth: "depth <strong>{value}</strong>",
  evaluations: "{value, plural, one {<strong>#</strong> evaluation} other {<strong>#</strong> evaluations}}",

  "done.deepening.budget":
    "The budget is used up. {best} is the best move of the last pass that was finished: a judgement, not a proof.",

  "rule.pv.on": "The principal variation of the pass before comes first.",
  "rule.killers.on": "Then the killers: the last two moves that closed the window of a node on the same ply.",
  "rule.history.on":
    "Then the moves that were the best most often, those of large subtrees more than those of small ones.",
  "rule.null-windows.on": "From the second child on, a null window asks first whether it is better.",
  "rule.quiescence.on": "At the horizon, nodes that are not quiet are searched on.",
  "rule.aspiration":
    "Each pass begins with a window that reaches <strong>{value}</strong> below and above the value of the pass before.",

  "tab.panel": "Passes",
  "panel.deepening": "The passes",
  "panel.deepening.earlier": "{0} passes before these",
  "column.depth": "depth",
  "column.window": "window",
  "column.move": "move",
  "column.leaves": "leaves",
  "panel.first": "Why moves came first in this pass",
  "first.pv": "the principal variation",
  "first.table": "the transposition table",
  "first.killer": "a killer",
  "first.history": "the history table",
  "panel.again": "again",

  // what its options are called
  "option.pv": "Principal variation first",
  "option.killers": "Killer moves",
  "option.history": "History table",
  "option.null-windows": "Null windows",
  "option.quiescence": "Quiescence",
  "option.aspiration": "Aspiration window",
};
