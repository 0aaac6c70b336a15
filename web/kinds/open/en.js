// What a search says that works off a list of states, OPEN.

export default {
  "start.sss-star":
    "SSS* keeps a list, OPEN, of how much {max} may still hope for and where. It always takes up the greatest hope.",
  "start.dual-star":
    "DUAL* is SSS* from {min}'s side. OPEN holds how far down {min} may still hope to bring the game, and where. It always takes up the least.",
  "step.case": "Step {number} · case {case} of Γ",

  // the cases of Γ, with MAX's hopes in OPEN
  "gamma.1": "{node} is a leaf, worth {value}. It goes back into OPEN, solved, with that as its merit.",
  "gamma.1.capped":
    "{node} is a leaf, worth {value}, but what is known above allows no more than {pushed}. It goes back into OPEN, solved, with merit {pushed}.",
  "gamma.2": "{min} is to move at {node}: the first of the moves, {child}, enters OPEN with the same merit, {merit}.",
  "gamma.3":
    "{max} is to move at {node}: {children} {children, plural, one {enters} other {enter}} OPEN with the same merit, {merit}.",
  "gamma.4":
    "{node} is solved at {merit}, and where {max} is to move, one solved child is enough: {parent} can't bring more than that.",
  "gamma.4.alone":
    "{node} is solved at {merit}, and where {max} is to move, one solved child is enough: {parent} can't bring more than that. Nothing else below {parent} was in OPEN.",
  "gamma.5":
    "{node} is solved at {merit} and is the last of {min}'s moves at {parent}: all are answered, so {parent} is solved at {merit}.",
  "gamma.6":
    "{node} is solved at {merit}, but {min} has other moves at {parent}: the next one, {child}, enters OPEN and can't bring more than {merit}.",
  "gamma.end":
    "The root heads OPEN, solved at {merit}: nothing in OPEN promises more. The highlighted solution tree is what brings it.",

  // the mirror, with MIN's
  "dual.1": "{node} is a leaf, worth {value}. It goes back into OPEN, solved, with that as its merit.",
  "dual.1.capped":
    "{node} is a leaf, worth {value}, but what is known above allows no less than {pushed}. It goes back into OPEN, solved, with merit {pushed}.",
  "dual.2": "{max} is to move at {node}: the first of the moves, {child}, enters OPEN with the same merit, {merit}.",
  "dual.3":
    "{min} is to move at {node}: {children} {children, plural, one {enters} other {enter}} OPEN with the same merit, {merit}.",
  "dual.4":
    "{node} is solved at {merit}, and where {min} is to move, one solved child is enough: {parent} can't bring less than that.",
  "dual.4.alone":
    "{node} is solved at {merit}, and where {min} is to move, one solved child is enough: {parent} can't bring less than that. Nothing else below {parent} was in OPEN.",
  "dual.5":
    "{node} is solved at {merit} and is the last of {max}'s moves at {parent}: all are answered, so {parent} is solved at {merit}.",
  "dual.6":
    "{node} is solved at {merit}, but {max} has other moves at {parent}: the next one, {child}, enters OPEN and can't bring less than {merit}.",
  "dual.end":
    "The root heads OPEN, solved at {merit}: nothing in OPEN promises less. The highlighted solution tree is what brings it.",

  // why, when a case comes for the first time
  "reason.2": "All of {player}'s moves will have to be answered, one after the other.",
  "reason.3": "Any of {player}'s moves may turn out best.",

  // what leaves OPEN in case 4
  purge:
    "Everything else below {node} leaves OPEN: {count, plural, one {<strong>#</strong> state} other {<strong>#</strong> states}}.",
  "purge.children":
    "The other children of {node} leave OPEN: {count, plural, one {<strong>#</strong> state} other {<strong>#</strong> states}}.",
  "purge.stays":
    "As printed, the purge goes no deeper: {nodes} {nodes, plural, one {stays} other {stay}} in OPEN although {node} is solved.",
  "pop.stale":
    "{above} was solved before, so nothing below it can matter: the purge as printed left {node} in OPEN, and this is <strong>work for nothing</strong>. Alpha-beta never comes back here.",
  "purge.evaluated":
    "{nodes} {count, plural, one {was evaluated, but its value isn't} other {were evaluated, but their values aren't}} needed any more.",
  "purge.live": "{nodes} {count, plural, one {was} other {were}} never looked at.",
  "purge.sorted":
    "Nothing is lost: OPEN is sorted by merit, so what it held below {node} promised no more than {merit}.",
  "purge.sorted.min":
    "Nothing is lost: OPEN is sorted by merit, so what it held below {node} promised no less than {merit}.",

  "rule.purge.descendants": "Case 4 removes all states below the solved node from OPEN.",
  "rule.purge.children":
    "As printed: case 4 removes only the states of the solved node's children from OPEN. The value is right all the same, but what stays further below may be worked on, so that <strong>leaves are looked at that alpha-beta leaves out</strong>. A node may be in OPEN more than once, and in deep trees the same leaves are looked at again and again.",
  "option.purge": "Purge",

  // the parts of a step
  "part.case": "Step {number} · case of Γ",
  "pop.live": "{node} heads OPEN, live, with merit {merit}.",
  "pop.solved": "{node} heads OPEN, solved, with merit {merit}.",
  "case.all": "{player} is to move at {node}: one move after the other enters OPEN.",
  "case.any": "{player} is to move at {node}: all moves enter OPEN.",
  "push.live": "{nodes} {nodes, plural, one {enters} other {enter}} OPEN, live, with merit {merit}.",
  "push.again":
    "{nodes} {nodes, plural, one {was} other {were}} in OPEN already. As printed, the push adds another state all the same.",
  "push.solved": "{node} enters OPEN, solved, with merit {merit}.",
  "push.capped": "{node} enters OPEN, solved. Its merit stays {merit}: what is known above allows nothing beyond that.",

  open: "OPEN ≤ <strong>{value}</strong>",

  "fact.open.live": "in OPEN, live",
  "fact.open.solved": "in OPEN, solved",
  "fact.merit": "merit {value}",

  "tab.panel": "OPEN",
  "panel.open": "OPEN, best merit first",
  "panel.open.min": "OPEN, least merit first",
  "panel.open.size": "{0} in OPEN",
  "panel.open.empty": "OPEN is empty.",
  "column.status": "status",
  "column.merit": "merit",
  "change.purged": "purged",
  "status.live": "live",
  "status.solved": "solved",
};
