// What a search says that asks for the root's value in passes.

export default {
  "start.mtd":
    "MTD asks the same question again and again: is the game worth so much, or more? Each answer is a bound, and the next question lies beyond it, until the two bounds meet. What a pass learns of a node is remembered.",
  "step.pass": "Step {number} · pass {pass}",

  "pass.asks": "Pass {number} asks: is the game worth <strong>{gamma}</strong> or more?",
  "pass.asks.inf": "Pass {number} asks: is the game worth {gamma}? The answer will be an upper bound.",
  "pass.asks.neg-inf": "Pass {number} asks: is the game worth more than {gamma}? The answer will be a lower bound.",
  "pass.yes": "Pass {number} answers <strong>yes</strong>: the game is worth <alpha>{value}</alpha> or more.",
  "pass.no": "Pass {number} answers <strong>no</strong>: the game is worth <beta>{value}</beta> or less.",
  "known.met": "The two bounds meet.",
  "known.upper": "So far it is known to be worth <beta>{upper}</beta> or less.",
  "known.lower": "So far it is known to be worth <alpha>{lower}</alpha> or more.",
  "known.between": "It lies between <alpha>{lower}</alpha> and <beta>{upper}</beta>.",

  "pass.enter.max": "{node} is entered, {player} to move: one child worth <strong>{gamma}</strong> or more will do.",
  "pass.enter.max.inf": "{node} is entered, {player} to move: one child worth {gamma} will do.",
  "pass.enter.max.neg-inf": "{node} is entered, {player} to move: one child worth more than {gamma} will do.",
  "pass.enter.min": "{node} is entered, {player} to move: one child worth less than <strong>{gamma}</strong> will do.",
  "pass.enter.min.neg-inf": "{node} is entered, {player} to move: one child worth {gamma} will do.",
  "pass.cutoff.alpha":
    "{from} gives <strong>{gives}</strong>, and at {node} one child worth less than <strong>{gamma}</strong> is enough for {min}: an <alpha>α-cutoff</alpha>. {pruned} {pruned, plural, one {is} other {are}} left out in this pass.",
  "pass.cutoff.alpha.neg-inf":
    "{from} gives <strong>{gives}</strong>, and at {node} one child worth {gamma} is enough for {min}: an <alpha>α-cutoff</alpha>. {pruned} {pruned, plural, one {is} other {are}} left out in this pass.",
  "pass.cutoff.beta":
    "{from} gives <strong>{gives}</strong>, and at {node} one child worth <strong>{gamma}</strong> or more is enough for {max}: a <beta>β-cutoff</beta>. {pruned} {pruned, plural, one {is} other {are}} left out in this pass.",
  "pass.cutoff.beta.inf":
    "{from} gives <strong>{gives}</strong>, and at {node} one child worth {gamma} is enough for {max}: a <beta>β-cutoff</beta>. {pruned} {pruned, plural, one {is} other {are}} left out in this pass.",
  "pass.cutoff.beta.neg-inf":
    "{from} gives <strong>{gives}</strong>, and at {node} one child worth more than {gamma} is enough for {max}: a <beta>β-cutoff</beta>. {pruned} {pruned, plural, one {is} other {are}} left out in this pass.",
  "memory.hit": "{node} is remembered as <strong>{bound}</strong>. That is answer enough, so it isn't searched again.",
  "memory.hit.brief": "{node} is remembered as <strong>{bound}</strong>, which is answer enough.",
  "memory.miss":
    "{node} is remembered as <strong>{bound}</strong>, which doesn't tell whether it is worth <strong>{gamma}</strong> or more.",
  "memory.miss.inf":
    "{node} is remembered as <strong>{bound}</strong>, which doesn't tell whether it is worth {gamma}.",
  "memory.miss.neg-inf":
    "{node} is remembered as <strong>{bound}</strong>, which doesn't tell whether it is worth more than {gamma}.",

  "rule.first.inf": "The first pass asks for ∞, the next ones for what the last one left: from above, as SSS* does.",
  "rule.first.-inf":
    "The first pass asks for more than −∞, the next ones for a little more than the last one found: from below, as DUAL* does.",
  "rule.first.bisect": "Each pass asks for the middle of what is left; an end that is infinite is asked for first.",
  "rule.first": "MTD(f): the first pass asks for <strong>{value}</strong>, the next ones go where its answer points.",
  "rule.step": "As long as all answers point the same way, each pass asks <strong>{value}</strong> further on.",

  passes: "{value, plural, one {<strong>#</strong> pass} other {<strong>#</strong> passes}}",
  reused: "<strong>{value}</strong> reused",

  "fact.idle.pass": "not looked at in this pass",
  "fact.reused": "remembered, not searched again",

  "tab.panel": "Passes",
  "panel.passes": "The passes, closing in",
  "panel.passes.known": "{0} to {1}",
  "panel.passes.met": "met at {0}",
  "panel.passes.earlier": "{0} passes before these",
  "panel.passes.asks": "{0} or more?",
  "panel.passes.asks.inf": "{0}?",
  "panel.passes.asks.neg-inf": "more than {0}?",
  "panel.passes.upper": "no: ≤ {0}",
  "panel.passes.lower": "yes: ≥ {0}",
  "panel.passes.leaves": "{0, plural, one {# leaf} other {# leaves}}",
  "panel.passes.reused": "{0} reused",

  // what its options are called
  "option.first": "First guess",
  "option.step": "Step of the guesses",
};
