// What a search says that carries a window down the tree.

export default {
  "start.alpha-beta":
    "Alpha-beta goes through the tree from left to right with a window: <alpha>α</alpha> is what {max} already has, <beta>β</beta> what {min} already has. What falls outside can't matter, and is left out.",

  "rule.cut.at-equality": "Cuts where v ≥ β at {max}, v ≤ α at {min}.",
  "rule.cut.past-equality": "Cuts only where v > β at {max}, v < α at {min}.",
  "rule.fail.soft": "Fail-soft: a result may lie outside of the window, and says more there.",
  "rule.fail.hard": "Fail-hard: a result outside of the window is the window's end.",
  "rule.convention.aima": "As in Russell and Norvig: a node returns as soon as v ≥ β or v ≤ α.",
  "rule.convention.cs188":
    "As in CS188 of Berkeley: equal values are not cut off, so that more leaves are looked at where there are ties.",
  "rule.convention.lecture": "As in the procedure of the lecture: it returns where V ≤ U.",
  "rule.convention.textbook-strict": "As in texts that cut only where V < U: equal values are not cut off.",
  "rule.window":
    "The root is given the window {value}, as if {max} already had its lower end elsewhere and {min} its upper end.",

  "cutoff.least":
    "{from} gives <strong>{gives}</strong>, the least there is: nothing further below {node} can be less. An <alpha>α-cutoff</alpha>. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "cutoff.most":
    "{from} gives <strong>{gives}</strong>, the most there is: nothing further below {node} can be more. A <beta>β-cutoff</beta>. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "done.window.at-least":
    "The game is worth <strong>at least {lower}</strong>. That lies outside the window that was asked about, so its value isn’t known.",
  "done.window.at-most":
    "The game is worth <strong>at most {upper}</strong>. That lies outside the window that was asked about, so its value isn’t known.",

  "cutoff.alpha.strict":
    "{from} gives <strong>{gives}</strong>; {max} already has <alpha>{bound}</alpha>, and <plain>{value} < {bound}</plain>: nothing further below {node} can matter. An <alpha>α-cutoff</alpha>. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "cutoff.alpha.strict.by":
    "{from} gives <strong>{gives}</strong>; {max} already has <alpha>{bound}</alpha> from {by}, and <plain>{value} < {bound}</plain>: nothing further below {node} can matter. An <alpha>α-cutoff</alpha>. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "cutoff.beta.strict":
    "{from} gives <strong>{gives}</strong>; {min} already has <beta>{bound}</beta>, and <plain>{value} > {bound}</plain>: nothing further below {node} can matter. A <beta>β-cutoff</beta>. {pruned} {pruned, plural, one {is} other {are}} left out.",
  "cutoff.beta.strict.by":
    "{from} gives <strong>{gives}</strong>; {min} already has <beta>{bound}</beta> from {by}, and <plain>{value} > {bound}</plain>: nothing further below {node} can matter. A <beta>β-cutoff</beta>. {pruned} {pruned, plural, one {is} other {are}} left out.",

  "tab.panel": "Window",
  "panel.window": "The open calls and their windows",
  "panel.window.value": "best so far: ",
  "panel.window.from": "{bound}: {node} has it from {by}",
  "panel.again": "again",

  // what its options are called
  "option.fail": "Results outside of the window",
  "option.convention": "As in",
  "option.cut": "Cut",
};
