// What a search says that carries a window down the tree.

export default {
  "start.alpha-beta":
    "Alpha-beta goes through the tree from left to right with a window: <alpha>α</alpha> is what {max} already has, <beta>β</beta> what {min} already has. What falls outside can't matter, and is left out.",
  "start.ab-node-value":
    "The lecture's procedure carries one bound down the tree: the value that the parent already has. What can't get past the parent's value is left out; bounds from further up are forgotten.",

  "enter.open.forgets":
    "{node} is entered, {player} to move. Its parent has nothing yet, so no bound is handed down: the window is (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.forgets.alpha":
    "{max} already has <alpha>{value}</alpha> at {node}, but that is forgotten here: only the parent's value is handed down.",
  "enter.forgets.beta":
    "{min} already has <beta>{value}</beta> at {node}, but that is forgotten here: only the parent's value is handed down.",

  // options that are wrong on purpose
  "cutoff.unsound":
    "{from} gives {value}, and LB ≥ parentVal holds at once, because parentVal is −∞: the call was given it, no parent ever had it. A cutoff with <strong>no value behind it</strong>. {pruned} {pruned, plural, one {is} other {are}} left out. From here on the answer may be wrong.",
  "done.unsound":
    "The procedure returns {value}, but <strong>don't trust it</strong>: with these options it cut off what may matter. Set <strong>start</strong> and <strong>first</strong> back to inf to see the value.",

  "rule.cut.at-equality": "Cuts where v ≥ β at {max}, v ≤ α at {min}.",
  "rule.cut.past-equality": "Cuts only where v > β at {max}, v < α at {min}.",
  "rule.fail.soft": "Fail-soft: a result may lie outside of the window, and says more there.",
  "rule.fail.hard": "Fail-hard: a result outside of the window is the window's end.",
  "rule.start.inf": "The root is called with parentVal = ∞: there is no parent to satisfy.",
  "rule.start.-inf":
    "<strong>Wrong on purpose</strong>: the root is called with parentVal = −∞, as once printed. LB ≥ −∞ always holds, so the root returns after its first child.",
  "rule.first.inf": "A first child is called with parentVal = ∞: its parent has nothing yet.",
  "rule.first.-inf":
    "<strong>Wrong on purpose</strong>: a first child is called with parentVal = −∞, as once corrected. LB ≥ −∞ always holds, so it returns after its own first child.",

  "tab.panel": "Window",
  "panel.window": "The open calls and their windows",
  "panel.window.value": "best so far: ",
  "panel.window.from": "{bound}: {node} has it from {by}",
  "panel.again": "again",

  // what its options are called
  "option.fail": "Results outside of the window",
  "option.cut": "Cut",
  "option.start": "parentVal of the root",
  "option.first": "parentVal of a first child",
};
