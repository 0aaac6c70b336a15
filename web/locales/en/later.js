// What is said by the parts of the viewer that are loaded when they are first needed.

export default {
  // why the viewer can't start
  "cause.start": "Plyscope can't start. {0}",
  "cause.browser": "This browser has no WebAssembly, which Plyscope needs. A newer browser has it.",
  "cause.fetch":
    "The file {0} can't be loaded: there is no connection, or the policy of this page (connect-src) forbids it.",
  "cause.missing": "The server has no file {0} (it answers {1}). The whole folder of Plyscope must be there.",
  "cause.type": "The server sends {0} as {1}. It must send scripts as text/javascript.",
  "cause.policy": "The policy of this page forbids WebAssembly: its script-src must have 'wasm-unsafe-eval'.",

  // nodes too close to be drawn one by one
  span: "<strong>{value}</strong> nodes, too close to be drawn one by one",
  "span.cut.alpha": "{value} left out by <alpha>α-cutoffs</alpha>",
  "span.cut.beta": "{value} left out by <beta>β-cutoffs</beta>",
  "span.cut": "{value} left out",
  "span.line": "{value} on the <best>line of best play</best>",
  "span.open": "{value} waiting",
  "span.live": "{value} being worked on",
  "span.resolved": "{value} resolved",
  "span.idle": "{value} not looked at",

  // what is known of a node
  "fact.idle": "not looked at",
  "fact.live": "being worked on",
  "fact.resolved": "resolved",
  "fact.cut": "left out",
  "fact.cut.alpha": "left out by an <alpha>α-cutoff</alpha>",
  "fact.cut.beta": "left out by a <beta>β-cutoff</beta>",
  "fact.leaf": "a leaf, worth {value}",
  "fact.window": "window (<alpha>{alpha}</alpha>, <beta>{beta}</beta>)",
  "fact.from.alpha": "<alpha>α</alpha>: {node} has it from {by}",
  "fact.from.beta": "<beta>β</beta>: {node} has it from {by}",
  "fact.best": "best so far {value}",
  "fact.interval": "worth between {lower} and {upper}",
  "fact.interval.exact": "worth exactly {lower}",
  "fact.value": "worth {value}",
  "fact.at-least": "worth {value} or more",
  "fact.at-most": "worth {value} or less",
  "fact.sum.matrix": "{bound} = {sum}: the least road out of each city, and then the least into each",
  "fact.sum.road":
    "{bound} = {sum}: the bound of {parent}, what the road from city {from} to city {to} adds to it, and, of what is left, the least out of each city and then into each",
  "fact.sum.road.alone":
    "{bound} = {sum}: the bound of {parent}, and what the road from city {from} to city {to} adds to it",
  "fact.sum.tour": "{bound} = {sum}: the roads of the tour",
  "fact.sum.moves": "{bound} = {sum}: the moves made, and each tile's distance to its place",
  "fact.sum.terms": "{bound} to {upper}, the sum of its terms' bounds: {sum}",
  "fact.children": "{value, plural, one {<strong>#</strong> child} other {<strong>#</strong> children}}",
  "fact.line": "on the <best>line of best play</best>",

  // the tree, node by node
  "walk.tree": "The tree, node by node",
  "walk.keys": "Up and down: parent and first child. Left and right: siblings. Escape ends it.",
  "walk.node": "{node}, {player}",

  // the marks of the timeline
  "mark.timeline.evaluation": "a leaf is evaluated",
  "mark.timeline.alpha-cut": "an α-cutoff",
  "mark.timeline.beta-cut": "a β-cutoff",
  "mark.timeline.purge": "a purge",
  "mark.timeline.strategy": "a change of strategy",
  "mark.timeline.incumbent": "a new best solution",
  "mark.timeline.best": "a new best line",
  "mark.timeline.again": "a node is searched again",
  "mark.timeline.pass": "a new pass",
  "mark.timeline.end": "the end of the search",

  // a run that takes long
  "run.label": "The recording",
  "run.far": "{0} nodes, depth {1}",
  "run.far.pass": "{0} nodes, depth {1}, pass {2}",
  "run.percent": "{0} %",
  "run.percent.of": " of the root’s moves",
  "run.paused": "Paused",
  "run.memory": "{0} of",
  "run.limit": "Memory limit",
  "run.full":
    "{0} is all it may take. What is recorded is kept. To go on, allow more, or search a smaller tree or less deep.",
  "run.full.browser":
    "The browser has no more memory. What is recorded is kept. To see the end, search a smaller tree or less deep.",
  "run.pause": "Pause",
  "run.continue": "Continue",
  "run.stop": "Stop",
};
