// What a search says whose calls get the value of their parent, as the lecture's procedure does.

export default {
  "start.ab-node-value":
    "The lecture's procedure carries one bound down the tree: <beta>parentVal</beta>, the value that the parent already has. What can't get past the parent's value is left out; bounds from further up are forgotten.",

  // the numbers of the calls, seen from the player of each
  "call.root":
    "{node} is called with <beta>parentVal = {parent}</beta>, {player} to move: there is no parent to satisfy. All numbers here are seen from {player}.",
  "call.first":
    "{node} is called with <beta>parentVal = {parent}</beta>, {player} to move: its parent has nothing yet. All numbers here are seen from {player}.",
  call: "{node} is called with <beta>parentVal = {parent}</beta>, {player} to move: what its parent has, seen from {player}. As soon as LB reaches {parent}, the parent prefers what it has.",
  "call.levels": "<strong>numLev = {levels}</strong>: {levels, plural, one {# level is} other {# levels are}} left.",
  "call.forgets":
    "{player} already has <strong>{value}</strong> at {node}, but that is forgotten here: only the parent's value is handed down.",
  "leaf.terminal": "{node} is <strong>terminal</strong>: seen from {player}, it is worth {value}.",
  "leaf.estimate":
    "<strong>numLev = 0</strong> at {node}, where the game isn't over: seen from {player}, it is estimated at {value}.",
  "lb.first": "{from} returns <strong>{returned}</strong>. With the sign turned, that is {gives}: LB ← {best}.",
  "lb.better":
    "{from} returns <strong>{returned}</strong>. With the sign turned, that is {gives}, more than before: LB ← {best}.",
  "lb.keeps":
    "{from} returns <strong>{returned}</strong>. With the sign turned, that is {gives}, and no more than before: LB stays {best}.",
  "test.none": "No child is left, so nothing is tested: {node} returns LB.",
  "test.fails":
    "LB ≥ parentVal? <plain>{best} ≥ {parent}</plain> doesn't hold, so the next child is called, with parentVal = −LB = {next}.",
  "test.fails.strict":
    "LB > parentVal? <plain>{best} > {parent}</plain> doesn't hold, so the next child is called, with parentVal = −LB = {next}.",
  "test.holds":
    "LB ≥ parentVal? <plain>{best} ≥ {parent}</plain> <beta>holds</beta>: {node} returns LB at once. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "test.holds.by":
    "LB ≥ parentVal? <plain>{best} ≥ {parent}</plain> <beta>holds</beta>: {node} returns LB at once, for the parent already has as much from {by}. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "test.holds.strict":
    "LB > parentVal? <plain>{best} > {parent}</plain> <beta>holds</beta>: {node} returns LB at once. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "test.holds.strict.by":
    "LB > parentVal? <plain>{best} > {parent}</plain> <beta>holds</beta>: {node} returns LB at once, for the parent already has more from {by}. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "test.holds.unsound":
    "LB ≥ parentVal? <plain>{best} ≥ {parent}</plain> holds at once, because parentVal is −∞: the call was given it, no parent ever had it. A cutoff with <strong>no value behind it</strong>. {pruned} {pruned, plural, one {is} other {are}} left out. From here on the answer may be wrong.",

  // the same as windows, seen from MAX
  "enter.open.forgets":
    "{node} is entered, {player} to move. Its parent has nothing yet, so no bound is handed down: the window is (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.forgets.alpha":
    "{max} already has <alpha>{value}</alpha> at {node}, but that is forgotten here: only the parent's value is handed down.",
  "enter.forgets.beta":
    "{min} already has <beta>{value}</beta> at {node}, but that is forgotten here: only the parent's value is handed down.",
  "cutoff.unsound":
    "{from} gives {value}, and LB ≥ parentVal holds at once, because parentVal is −∞: the call was given it, no parent ever had it. A cutoff with <strong>no value behind it</strong>. {pruned} {pruned, plural, one {is} other {are}} left out. From here on the answer may be wrong.",

  // options that are wrong on purpose
  "done.unsound":
    "The procedure returns {value}, but <strong>don't trust it</strong>: with these options it cut off what may matter. Set <strong>start</strong> and <strong>first</strong> back to inf to see the value.",

  "rule.start.inf": "The root is called with parentVal = ∞: there is no parent to satisfy.",
  "rule.start.-inf":
    "<strong>Wrong on purpose</strong>: the root is called with parentVal = −∞, as once printed. LB ≥ −∞ always holds, so the root returns after its first child.",
  "rule.first.inf": "A first child is called with parentVal = ∞: its parent has nothing yet.",
  "rule.first.-inf":
    "<strong>Wrong on purpose</strong>: a first child is called with parentVal = −∞, as once corrected. LB ≥ −∞ always holds, so it returns after its own first child.",
  "rule.cut.at-equality": "Cuts where LB ≥ parentVal.",
  "rule.cut.past-equality": "Cuts only where LB > parentVal.",

  "fact.parentVal": "called with parentVal = {value}",
  "fact.numLev": "numLev = {value}",
  "fact.LB": "LB = {value}",

  "cutoff.alpha.strict":
    "{from} gives <strong>{gives}</strong>; {max} already has <alpha>{bound}</alpha>, and <plain>{value} < {bound}</plain>: nothing further below {node} can matter. An <alpha>α-cutoff</alpha>. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "cutoff.alpha.strict.by":
    "{from} gives <strong>{gives}</strong>; {max} already has <alpha>{bound}</alpha> from {by}, and <plain>{value} < {bound}</plain>: nothing further below {node} can matter. An <alpha>α-cutoff</alpha>. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "cutoff.beta.strict":
    "{from} gives <strong>{gives}</strong>; {min} already has <beta>{bound}</beta>, and <plain>{value} > {bound}</plain>: nothing further below {node} can matter. A <beta>β-cutoff</beta>. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "cutoff.beta.strict.by":
    "{from} gives <strong>{gives}</strong>; {min} already has <beta>{bound}</beta> from {by}, and <plain>{value} > {bound}</plain>: nothing further below {node} can matter. A <beta>β-cutoff</beta>. {pruned} {pruned, plural, one {is} other {are}} left out.",

  "tab.panel": "Calls",
  "panel.calls": "The open calls and their numbers",
  "panel.calls.test": "LB ≥ parentVal?",
  "panel.calls.holds": "{0} holds",
  "panel.calls.fails": "{0} doesn't hold",
  "panel.window": "The open calls and their windows",
  "panel.window.value": "best so far: ",
  "panel.window.from": "{bound}: {node} has it from {by}",
  "panel.again": "again",
  "column.numLev": "numLev",
  "column.parentVal": "parentVal",
  "column.LB": "LB",

  // what its options are called
  "option.cut": "Cut",
  "option.start": "parentVal of the root",
  "option.first": "parentVal of a first child",
};
