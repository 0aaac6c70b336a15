// What a search says that asks whether MAX reaches a goal.

export default {
  "start.proof-number":
    "Does {max} reach the goal, yes or no? Every node has two numbers. <strong>p</strong>, its proof number: at least this many leaves below it must still be proved to prove it. <strong>d</strong>, its disproof number: at least this many must be disproved to disprove it. The search always goes where the least is missing.",

  select: "{node} is the most-proving node. It is reached by the least p at {max} and the least d at {min}.",
  "select.brief": "{node} is the most-proving node.",
  expand: "{node} is expanded.",
  "proof.reached": "{nodes} {nodes, plural, one {reaches} other {reach}} the goal.",
  "proof.missed": "The goal is missed at {nodes}.",
  "proof.open": "Nothing is known of {nodes} yet: p and d are 1{nodes, plural, one {} other { each}}.",
  "part.update": "Step {number} · update",
  "proof.none": "No number above changes.",
  "proof.numbers":
    "{node} now takes {proof, plural, one {# leaf} other {# leaves}} to prove and {disproof} to disprove.",
  "proof.proved": "{node} is <best>proved</best>.",
  "proof.disproved": "{node} is <strong>disproved</strong>.",

  "done.proved": "<best>Proved</best>: {max} gets {lower} or more. How much more was never asked.",
  "done.proved.max":
    "<best>Proved</best>: {max} gets {lower} or more; {best} is the move that does it. How much more was never asked.",
  "done.proved.min":
    "<best>Proved</best>: {max} gets {lower} or more; {best} doesn't help {min}. How much more was never asked.",
  "done.disproved": "<best>Disproved</best>: {max} gets no more than {upper}. What exactly was never asked.",
  "done.disproved.min":
    "<best>Disproved</best>: {max} gets no more than {upper}, because {min} plays {best}. What exactly was never asked.",
  "done.budget": "The budget is used up, so this is a judgement, not a proof.",
  "done.budget.max":
    "The budget is used up, so this is a judgement, not a proof: {best} has the least proof number of the root's moves so far.",
  "done.budget.min":
    "The budget is used up, so this is a judgement, not a proof: {best} has the least disproof number of the root's moves so far.",

  "rule.goal": "The question is whether {max} gets <strong>{value}</strong> or more.",

  "fact.proof": "proof number <strong>{proof}</strong>, disproof number <strong>{disproof}</strong>",
  "fact.proved": "<best>proved</best>: the goal is reached",
  "fact.disproved": "disproved: the goal is out of reach",

  "tab.panel": "Proof",
  "panel.proofs": "Way to the most-proving node",
  "panel.proofs.next": "The next most-proving node is",
  "panel.proofs.line": "A line of the proof",
  "panel.proofs.counter": "A line of the disproof",
  "panel.proofs.win": "goal: more than 0",
  "panel.proofs.goal": "goal: {0} or more",
  "panel.proofs.proved": "proved",
  "panel.proofs.disproved": "disproved",
  "panel.proofs.proof": "p",
  "panel.proofs.disproof": "d",
  "panel.proofs.least": "= least of",
  "panel.proofs.sum": "= sum of",

  // what its options are called
  "option.goal": "Goal",
};
