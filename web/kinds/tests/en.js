// What a search says that asks before it evaluates.

export default {
  "start.scout":
    "SCOUT evaluates the first move, and of each other move it first only asks: is it better? Asking is cheaper than evaluating. Only where the answer is yes does it go back and evaluate: a test says that a move is better, not how much. A thin edge is only a test, a double one was searched again.",
  "start.nega-scout":
    "NegaScout is alpha-beta that bets on the first move. Of each other move it first only asks, with a window that has no room inside, whether it is better; where it is, it is searched again: a test says that it is better, not how much. A thin edge is only a test, a double one was searched again.",
  "step.test": "Step {number} · only a test",
  "step.again": "Step {number} · searched again",

  "enter.first":
    "{node} is a first child, so it is searched directly, with the window (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.first.open": "{node} is a first child, so it is searched directly.",
  "enter.test.more": "{node} is only asked: is it more than <alpha>{than}</alpha>?",
  "enter.test.less": "{node} is only asked: is it less than <beta>{than}</beta>?",
  "enter.within.more.one":
    "Is {node} more than <alpha>{than}</alpha>? {player} is to move: <strong>one</strong> such child is enough.",
  "enter.within.less.one":
    "Is {node} less than <beta>{than}</beta>? {player} is to move: <strong>one</strong> such child is enough.",
  "enter.within.more.all":
    "Is {node} more than <alpha>{than}</alpha>? {player} is to move: <strong>every</strong> child has to be.",
  "enter.within.less.all":
    "Is {node} less than <beta>{than}</beta>? {player} is to move: <strong>every</strong> child has to be.",
  "enter.again": "So {node} has to be searched again, with the window (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.again.open": "So {node} has to be evaluated after all.",

  "test.yes.more":
    "<strong>Yes</strong>: {from} is more than <alpha>{than}</alpha>. It may be the best move of {node}, so now its value is needed.",
  "test.yes.less":
    "<strong>Yes</strong>: {from} is less than <beta>{than}</beta>. It may be the best move of {node}, so now its value is needed.",
  "test.no.more":
    "<strong>No</strong>: {from} is not more than <alpha>{than}</alpha>. {node} keeps its value; how much less {from} is worth doesn't matter.",
  "test.no.less":
    "<strong>No</strong>: {from} is not less than <beta>{than}</beta>. {node} keeps its value; how much more {from} is worth doesn't matter.",
  "backup.meets": "{node} comes to nothing better than the test had found: it is worth exactly {value}.",
  "test.within.yes.more": "{from} is more than <alpha>{than}</alpha>, so {node} is, too.",
  "test.within.yes.less": "{from} is less than <beta>{than}</beta>, so {node} is, too.",
  "test.within.no.more": "{from} is not more than <alpha>{than}</alpha>, so neither is {node}.",
  "test.within.no.less": "{from} is not less than <beta>{than}</beta>, so neither is {node}.",
  "test.within.yes.more.open": "{from} is more than <alpha>{than}</alpha>; {node} has other children to ask.",
  "test.within.yes.less.open": "{from} is less than <beta>{than}</beta>; {node} has other children to ask.",
  "test.within.no.more.open": "{from} is not more than <alpha>{than}</alpha>; {node} has other children to ask.",
  "test.within.no.less.open": "{from} is not less than <beta>{than}</beta>; {node} has other children to ask.",
  "test.pruned": "{pruned} {pruned, plural, one {is} other {are}} left out.",

  evaluations: "{value, plural, one {<strong>#</strong> evaluation} other {<strong>#</strong> evaluations}}",
  tests: "{value, plural, one {<strong>#</strong> test} other {<strong>#</strong> tests}}",
  researches: "<strong>{value}</strong> searched again",

  "fact.test.max": "only asked: is it more than <alpha>{than}</alpha>?",
  "fact.test.min": "only asked: is it less than <beta>{than}</beta>?",
  "fact.tested": "only tested",
  "fact.again": "tested first, then searched again",

  "rule.window":
    "The root is given the window {value}, as if {max} already had its lower end elsewhere and {min} its upper end.",
  "done.window.at-least":
    "The game is worth <strong>at least {lower}</strong>. That lies outside the window that was asked about, so its value isn’t known.",
  "done.window.at-most":
    "The game is worth <strong>at most {upper}</strong>. That lies outside the window that was asked about, so its value isn’t known.",

  "tab.panel": "Window",
  "panel.window": "The open calls and their windows",
  "panel.window.value": "best so far: ",
  "panel.window.from": "{bound}: {node} has it from {by}",
  "panel.again": "again",
};
