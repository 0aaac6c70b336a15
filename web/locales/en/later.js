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
  "single.lacking":
    "The link can't be followed: this file has only these searches, of trees that are written down: {0}.",
  "single.lacking.games": "The link can't be followed: it has a mistake, which this file can't name.",
  "widget.waits":
    "The kernel of this notebook sends what {0} needs. If nothing appears, start the kernel and run this cell again.",

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
  "fact.sum": "the sum so far is {value}",
  "fact.at-least": "worth {value} or more",
  "fact.at-most": "worth {value} or less",
  "fact.sum.matrix": "{bound} = {sum}: the least road out of each city, and then the least into each",
  "fact.sum.road":
    "{bound} = {sum}: the bound of {parent}, what the road from city {from} to city {to} adds to it, and, of what is left, the least out of each city and then into each",
  "fact.sum.road.alone":
    "{bound} = {sum}: the bound of {parent}, and what the road from city {from} to city {to} adds to it",
  "fact.sum.tour": "{bound} = {sum}: the roads of the tour",
  "fact.sum.path": "{bound} = {sum}: the roads of the path",
  "fact.sum.cheapest":
    "{bound} = {sum}: the roads of the path, and the shortest road out of each city that still has to be left ({roads})",
  "fact.sum.tree": "{bound} = {sum}: the roads of the path, and a minimum spanning tree of the rest ({roads})",
  "fact.sum.weighted":
    "{bound} = {sum}: the roads of the path, a spanning tree of the rest ({roads}), and what weights of the cities add",
  "fact.sum.nearest":
    "{bound} = {sum}: the roads of the path, and from there to the nearest city each time ({roads}); another tour may be shorter",
  "fact.sum.misplaced": "{bound} = {sum}: the moves made, and one for each tile that is not in its place",
  "fact.sum.conflicts":
    "{bound} = {sum}: the moves made, each tile's distance to its place, and two moves for each tile in the way of others",
  "fact.sum.moves": "{bound} = {sum}: the moves made, and each tile's distance to its place",
  "fact.sum.terms": "{bound} to {upper}, the sum of its terms' bounds: {sum}",
  "fact.children": "{value, plural, one {<strong>#</strong> child} other {<strong>#</strong> children}}",
  "fact.line": "on the <best>line of best play</best>",

  // the tabs of a small frame
  "tab.step": "Step",

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
  "run.broke": "The engine stopped unexpectedly: {0}. Load the page again.",
  "run.broke.memory": "Memory ran out, and the engine stopped. Load the page again, and search a smaller tree.",
  "run.full":
    "{0} is all it may take. What is recorded is kept. To go on, allow more, or search a smaller tree or less deep.",
  "run.full.browser":
    "The browser has no more memory. What is recorded is kept. To see the end, search a smaller tree or less deep.",
  "run.pause": "Pause",
  "run.continue": "Continue",
  "run.stop": "Stop",

  // the code of this language
  "language.code": "en",

  // a link that says more than usual, or is wrong
  "fault.column": "column {0}",
  "fault.place": "Line {0}, column {1}: {2}",
  "run.kept": "What you see is still the last run that worked.",
  "link.part": "The link has a part that can't be read: “{0}”.",
  "link.twice": "The link says “{0}” twice; the first one counts.",
  "link.at":
    "The link asks for step “{0}”, which is no step. There are numbers, 40%, end, cutoff:2, purge:1, pass:2, leaf:7 and node:2.1. This is the start.",
  "game.read-as": "Read as `{0}`.",
  "link.beyond": "The link asks for step {0}, but this run has only {1}; this is its end.",
  "link.from": "The link says from={0}, which is no step; what is played begins at the start.",
  "link.to": "The link says to={0}, which is no step; what is played ends with the run.",
  "link.range": "The link ends what is played before it begins, so it is played to the end of the run.",
  "link.names": "The link says {0}; there are letters and numbers.",
  "link.by": "The link says {0}; there is only by=event. These are whole steps.",
  "link.players": "The link says {0}; it takes two different names of at most 16 characters, such as White,Black.",
  "link.v": "The link is of version {0}, which is not known here; what can be read of it is shown.",
  "link.theme": "The link says theme={0}; there are light and dark.",
  "link.lang": "The link says lang={0}, a language that is not there yet.",
  "link.speed": "The link says speed={0}; there are 0.25, 0.5, 1, 2, 4, 8, 16, 60, 250 and 1000 steps a second.",
  "link.with": "The link says with={0}; it takes one to three searches, such as sss-star|mtd,first=inf.",
  "link.pace": "The link says pace={0}; there are leaf, event and share, with a number, such as leaf:7.",
  "link.chart":
    "The link says chart={0}; it takes trees and one to four searches, such as random:depth=1-6,seed=0..50|alpha-beta|sss-star.",
  "link.print": "The link says print={0}; it takes steps, such as 3,7-9, or none.",
  "link.predict": "The link says predict={0}; there are all, value, window, cutoff, pop and choice.",
  "link.type": "The link says type={0}; there is large.",
  "link.panel": "The link says panel={0}; there are search, listing and none.",
  "link.listing": "The link says panel={0}, which only the page has; this is the panel of the search.",
  "link.tour": "The link says tour={0}; the name of a tour, or its address, has at most 2,000 characters.",
  "link.tour-stop": "The link says tour-stop={0}, which is not the number of a stop.",
  "link.size": "The link says size={0}; it takes a width and a height from 100 to 4000, such as 700x420.",
  "link.packed": "The link has a compressed tree that can't be read: “{0}”.",
  "link.overlay": "The link says overlay={0}, which this search does not have; it is ignored.",
  "link.unknown": "The link says “{0}”, which means nothing to this search; that is ignored.",
  "link.ignored": "That part of the link is ignored.",
  "link.more": "{0} more parts of the link are ignored.",
  "link.html": "Another program has written “&amp;” for “&” in the link; it was read as meant.",
  "link.encoded": "Another program has escaped the link a second time; it was read as meant.",
  "link.closed": "The link has lost its end; “{0}” was added to the tree.",
  "link.node": "The link asks for node {0}, which is not in the tree; this is the start.",
  "link.unvisited": "The link asks for node {0}, which this search never visits; this is the start.",
  "link.no.cutoff": "The link asks for cutoff {0}; this run has no cutoffs, so this is the start.",
  "link.no.purge": "The link asks for purge {0}; this run has no purges, so this is the start.",
  "link.no.pass": "The link asks for pass {0}; this run has no passes, so this is the start.",
  "link.no.leaf": "The link asks for leaf {0}; this run evaluates no leaves, so this is the start.",
  "link.few.cutoff": "The link asks for cutoff {0}, but this run has only {1}; this is the last one.",
  "link.few.purge": "The link asks for purge {0}, but this run has only {1}; this is the last one.",
  "link.few.pass": "The link asks for pass {0}, but this run has only {1}; this is the last one.",
  "link.few.leaf": "The link asks for leaf {0}, but this run evaluates only {1}; this is the last one.",

  // what the player to move sees
  "mover.start":
    "All numbers are seen from the <strong>side to move</strong>: from {max} to {min}, and back, they change their signs.",
  "mover.turn": "{from} returns <strong>{returned}</strong> as its own side counts; {player} counts that as {gives}.",
  "mover.turn.bounds":
    "{from} is worth {lower} to {upper} as its own side counts; {player} counts that as {gives_lower} to {gives_upper}.",
  "mover.enter.has":
    "{node} is entered, {player} to move. {other} already has {beta} elsewhere, as {player} counts; once {node} is {beta} or more, it can't matter. The window is (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "mover.backup.sure":
    "{from} gives <strong>{bound}</strong>, the best for {player} at {node} so far. {player} is sure of that much, so the window is now (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "mover.cutoff":
    "{from} gives <strong>{gives}</strong>; {other} won't let {player} have more than <beta>{bound}</beta>, and <plain>{value} ≥ {bound}</plain>: nothing further below {node} can matter. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "mover.cutoff.by":
    "{from} gives <strong>{gives}</strong>; {other} won't let {player} have more than <beta>{bound}</beta> because of {by}, and <plain>{value} ≥ {bound}</plain>: nothing further below {node} can matter. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "mover.cutoff.strict":
    "{from} gives <strong>{gives}</strong>; {other} won't let {player} have more than <beta>{bound}</beta>, and <plain>{value} > {bound}</plain>: nothing further below {node} can matter. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "mover.cutoff.strict.by":
    "{from} gives <strong>{gives}</strong>; {other} won't let {player} have more than <beta>{bound}</beta> because of {by}, and <plain>{value} > {bound}</plain>: nothing further below {node} can matter. {pruned} {pruned, plural, one {is} other {are}} left out.",

  // chance
  "chance.enter": "{node} is entered. Chance moves there: {node} is worth the mean of its children.",
  "chance.enter.inside":
    "{node} is entered. Chance moves there, and only a mean inside the window (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) matters.",
  "chance.window":
    "{node} is entered, {player} to move. With {alpha} or less there, or with {beta} or more, the mean at {above} can't matter, whatever is left there is worth. The window is (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "chance.window.alpha":
    "{node} is entered, {player} to move. With {alpha} or less there, the mean at {above} can't matter, whatever is left there is worth. The window is (<alpha>{alpha}</alpha>, <beta>{beta}</beta>), which ends where all values do.",
  "chance.window.beta":
    "{node} is entered, {player} to move. With {beta} or more there, the mean at {above} can't matter, whatever is left there is worth. The window is (<alpha>{alpha}</alpha>, <beta>{beta}</beta>), which begins where all values do.",
  "chance.window.open":
    "{node} is entered, {player} to move. No value there decides about the mean at {above}: the window (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) has all values.",
  "chance.backup":
    "{from} gives <strong>{bound}</strong>. So far the sum at {node} is <plain>{terms}</plain> = {best}.",
  "chance.backup.last": "{from} gives <strong>{bound}</strong>. {node} is worth <plain>{terms}</plain> = {best}.",
  "chance.probe":
    "One child of {from} is enough for a bound: {from} is <strong>{bound}</strong>. Its other children wait.",
  "chance.cutoff.alpha":
    "{from} gives <strong>{gives}</strong>. Even if all that is left were {rest}, {node} would be worth <plain>{terms}</plain> = {value}; {max} already has <alpha>{bound}</alpha>, and <plain>{value} ≤ {bound}</plain>. An <alpha>α-cutoff</alpha>. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "chance.cutoff.beta":
    "{from} gives <strong>{gives}</strong>. Even if all that is left were {rest}, {node} would be worth <plain>{terms}</plain> = {value}; {min} already has <beta>{bound}</beta>, and <plain>{value} ≥ {bound}</plain>. A <beta>β-cutoff</beta>. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "chance.settled.alpha":
    "{from} gives <strong>{gives}</strong>. Even if all that is left were {rest}, {node} would be worth <plain>{terms}</plain> = {value}, and <plain>{value} ≤ {bound}</plain>, which {max} already has: {node} can't matter.",
  "chance.settled.beta":
    "{from} gives <strong>{gives}</strong>. Even if all that is left were {rest}, {node} would be worth <plain>{terms}</plain> = {value}, and <plain>{value} ≥ {bound}</plain>, which {min} already has: {node} can't matter.",
  "chance.cut.alpha":
    "{from} gives <strong>{gives}</strong>, and <plain>{value} ≤ {bound}</plain>: with that, the mean at {above} can't matter, whatever is left there is worth. An <alpha>α-cutoff</alpha>. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "chance.cut.beta":
    "{from} gives <strong>{gives}</strong>, and <plain>{value} ≥ {bound}</plain>: with that, the mean at {above} can't matter, whatever is left there is worth. A <beta>β-cutoff</beta>. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "rule.chance.star1":
    "At chance nodes, Star1: a child is left out once the mean can't matter, whatever the rest is worth.",
  "rule.chance.star2": "At chance nodes, Star2: one child of each child is looked at first, as a bound.",
  "rule.chance.full": "At chance nodes, every child is searched, with all values.",
  "rule.range": "All values lie in {value}.",
};
