// What is said of any run, and the viewer's own words.

export default {
  // titles, and the first step
  "title.start": "Before the first step",
  step: "Step {number}",
  "step.label": "This step",
  "start.*": "{about}",

  // the parts of a step
  "part.pass": "Step {number} · a new pass",
  "part.enter": "Step {number} · enter",
  "part.evaluate": "Step {number} · evaluate",
  "part.back-up": "Step {number} · back up",
  "part.cut-off": "Step {number} · cut off",
  "part.select": "Step {number} · select",
  "part.expand": "Step {number} · expand",
  "part.pop": "Step {number} · pop",
  "part.push": "Step {number} · push",
  "part.done": "Step {number} · done",
  "plain.enter": "{node} is entered.",
  "plain.leave": "{node} returns {value}.",

  // what several depth-first searches say
  enter: "{node} is entered, {player} to move.",
  "enter.no-room":
    "{node} is entered, {player} to move. The window (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) has no room: the first value will close it.",
  "enter.open":
    "{node} is entered, {player} to move. No bound has been handed down, so every value matters: the window is (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.open.brief":
    "{node} is entered, {player} to move, with the window (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.max-has":
    "{node} is entered, {player} to move. {max} already has {alpha} elsewhere; once {node} is {alpha} or less, it can't matter. The window is (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.min-has":
    "{node} is entered, {player} to move. {min} already has {beta} elsewhere; once {node} is {beta} or more, it can't matter. The window is (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.inside":
    "{node} is entered, {player} to move. Only values inside the window (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) matter.",
  evaluate: "{node} is a leaf, worth {value}.",
  unknown: "The value of {node} matters here, and nobody knows it: the search ends.",
  leave: "All children of {node} are dealt with.",
  "backup.keeps": "{from} gives <strong>{bound}</strong>: no better for {player}, who keeps {best} at {node}.",
  "backup.enough":
    "{from} gives <strong>{bound}</strong>, all that {player} needs to know: no better than {best}, which {node} keeps.",
  "backup.best": "{from} gives <strong>{bound}</strong>, the best for {player} at {node} so far.",
  "backup.closes":
    "{from} gives <strong>{bound}</strong>, the best for {player} at {node} so far. That closes the window (<alpha>{alpha}</alpha>, <beta>{beta}</beta>), but no child is left to cut off.",
  "backup.crosses":
    "{from} gives <strong>{bound}</strong>, the best for {player} at {node} so far. That closes the window (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "backup.stays":
    "{from} gives <strong>{bound}</strong>, the best for {player} at {node} so far. The window stays (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "backup.sure.max":
    "{from} gives <strong>{bound}</strong>, the best for {player} at {node} so far. {max} is sure of that much, so the window is now (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "backup.sure.min":
    "{from} gives <strong>{bound}</strong>, the best for {player} at {node} so far. {min} won't allow more, so the window is now (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "cutoff.alpha":
    "{from} gives <strong>{gives}</strong>; {max} already has <alpha>{bound}</alpha>, and <plain>{value} ≤ {bound}</plain>: nothing further below {node} can matter. An <alpha>α-cutoff</alpha>. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "cutoff.alpha.by":
    "{from} gives <strong>{gives}</strong>; {max} already has <alpha>{bound}</alpha> from {by}, and <plain>{value} ≤ {bound}</plain>: nothing further below {node} can matter. An <alpha>α-cutoff</alpha>. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "cutoff.beta":
    "{from} gives <strong>{gives}</strong>; {min} already has <beta>{bound}</beta>, and <plain>{value} ≥ {bound}</plain>: nothing further below {node} can matter. A <beta>β-cutoff</beta>. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "cutoff.beta.by":
    "{from} gives <strong>{gives}</strong>; {min} already has <beta>{bound}</beta> from {by}, and <plain>{value} ≥ {bound}</plain>: nothing further below {node} can matter. A <beta>β-cutoff</beta>. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "cutoff.deep": "The cutoff is <strong>deep</strong>: the bound is what {player} has at {node}, {plies} plies up.",
  "table.hit": "The table already knows {node} ({bound}), and that is enough here.",
  "table.miss": "What the table knows of {node} isn't enough; it has to be searched.",

  // ends
  "done.solved": "<best>Done</best>: the game is worth {value}.",
  "done.solved.move": "<best>Done</best>: the game is worth {value}, and {best} is the move to play.",
  "done.estimate": "That is an estimate: the line of play ends at the horizon, {node}.",

  // boards, for those who don't see them
  "board.grid": "The board, row by row: {rows}",
  "board.heaps": "Heaps of matches: {heaps}",
  "board.map": "A map of {places} places",
  "board.map.way": "A map of {places} places; the way so far: {way}",
  "board.sum": "The sum {terms}",

  // what is said of nodes
  "players.max": "MAX",
  "players.min": "MIN",
  "players.chance": "chance",
  "players.leaf": "leaf",
  "row.leaves": "leaves",
  "row.chance": "chance",
  "row.player": "player",
  "row.open": "in OPEN",
  "node.root.within": "the root",
  "node.root.opening": "The root",
  "node.root.short": "root",
  "list.more": "{0} more",

  // the tree
  "stage.tree": "The tree",
  "walk.enter": "From node to node",
  "stage.board": "The board",
  "stage.in": "Zoom in",
  "stage.out": "Zoom out",
  "stage.fit": "Fit the tree",

  // the transport
  "transport.label": "Transport",
  "transport.first": "To the start",
  "transport.back": "One step back",
  "transport.play": "Play",
  "transport.pause": "Pause",
  "transport.forward": "One step on",
  "transport.part-back": "One part back",
  "transport.part-forward": "One part on",
  "transport.last": "To the end",
  "transport.mark-back": "To the previous important step",
  "transport.mark-forward": "To the next important step",
  "transport.timeline": "Step",
  "transport.at": "{0} of {1}",
  "transport.at.mark": "{0}: {1}",
  "transport.at.part": "{0}, {1}",
  "transport.part": "part {0} of {1}",
  "transport.by": "Go by",
  "transport.by.step": "by step",
  "transport.by.event": "by event",
  "transport.speed": "Steps a second",
  "transport.rate": "{0} /s",

  // panels
  "panel.empty": "There is nothing to show at this step.",
  "panel.more": "and {0} more",
  "column.node": "node",
  "column.value": "value",
  "column.child": "in child",
  "change.popped": "popped",
  "change.pushed": "pushed",

  // the recording
  "run.stopped": "Stopped after {0} nodes. The last step has what is known.",

  // what went wrong
  "fault.engine": "The engine could not be started: {0}",
  "fault.part": "A part of the page could not be loaded: {0}. Load the page again.",
  "page.dismiss": "Dismiss this message",
  "page.open": "Open in Plyscope",
};
