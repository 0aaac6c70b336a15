// Everything the page says, in English. Another language is another file like
// this one. A sentence says what happened and why, in the tone of a good
// colleague; its arguments may be missing, then the page falls back to the bare
// facts.

import { alpha, best, beta, say, strong } from "../say.js";

/** @import { Args, Part } from "../say.js" */

export const language = "en";

/** @param {any} value */
const infinite = (value) => value === undefined || /∞|inf/.test(value.value ?? value.bound ?? "");

/** @param {Args} a @returns {Part[]} */
const window = (a) => say`(${alpha(text(a.alpha))}, ${beta(text(a.beta))})`;

/** @param {any} arg */
const text = (arg) => String(arg?.value ?? arg?.bound ?? arg?.word ?? arg?.number?.toLocaleString(language) ?? "");

/** @param {any} arg */
const number = (arg) => Number(text(arg).replace("−", "-").replace("∞", "Infinity"));

/** The word of an argument without the prefix of its family. @param {any} arg */
const word = (arg) => text(arg).replace(/^.*\./, "");

/** @param {any} list */
const any = (list) => list?.nodes?.length > 0;

/** @param {any} arg @param {string} one @param {string} many */
const plural = (arg, one, many) => say`${strong(text(arg))} ${text(arg) === "1" ? one : many}`;

/** What each search is about to do. @type {Record<string, Part[]>} */
const plans = {
  minimax: say`Minimax will visit every node from left to right and bring the values up from the leaves: MAX takes the greatest, MIN the least.`,
  "alpha-beta": say`Alpha-beta goes through the tree from left to right with a window: ${alpha("α")} is what MAX already has, ${beta("β")} what MIN already has. What falls outside can't matter, and is left out.`,
  "ab node value": say`The lecture's procedure carries one bound down the tree: the value that the parent already has. What can't get past the parent's value is left out; bounds from further up are forgotten.`,
  scout: say`SCOUT evaluates the first move, and of each other it first only asks: is it better? Asking is cheaper than evaluating. Only where the answer is yes does it go back and evaluate.`,
  negascout: say`NegaScout is alpha-beta that bets on the first move. Of each other it first only asks, with a window that has no room inside, whether it is better; where it is, it is searched again.`,
  "sss-star": say`SSS* keeps a list, OPEN, of how much MAX may still hope for and where. It always takes up the greatest hope.`,
  "b-star": say`B* knows bounds on what each move is worth. It looks further only until one move's lower bound reaches the upper bounds of all others.`,
};

/** @param {Args} a */
const never = (a) => (any(a.pruned) ? say` ${a.pruned} ${a.pruned.nodes.length + a.pruned.more > 1 ? "are" : "is"} never looked at.` : say``);

/** What a test asks: whether something is more, or less. @param {Args} a */
const question = (a) => (a.asker?.player === "min" ? say`less than ${beta(text(a.than))}` : say`more than ${alpha(text(a.than))}`);

/** @type {Record<string, (a: Args) => Part[]>} */
export const sentences = {
  // titles
  start: (a) => say`${plans[text(a.algorithm).toLowerCase().replace("*", "-star")] ?? say`Nothing has been looked at yet.`}`,
  "title.start": () => say`Before the first step`,
  step: (a) => say`Step ${a.number}`,
  "step.test": (a) => say`Step ${a.number} · only a test`,
  "step.again": (a) => say`Step ${a.number} · searched again`,
  "step.case": (a) => say`Step ${a.number} · case ${a.case} of Γ`,
  "step.strategy": (a) => say`Step ${a.number} · ${strategies[word(a.strategy)] ?? text(a.strategy)}`,

  // depth-first
  enter(a) {
    const head = say`${a.node} is entered, ${a.player} to move.`;
    if (!a.alpha || !a.beta) return head;
    if (number(a.alpha) >= number(a.beta)) return say`${head} The window ${window(a)} has no room: the first value will close it.`;
    if (infinite(a.alpha) && infinite(a.beta)) return say`${head} Nobody has anything yet, so every value matters: the window is ${window(a)}.`;
    if (a.player.player === "min" && !infinite(a.alpha)) return say`${head} MAX already has ${a.alpha} elsewhere; should ${a.node} come down to ${a.alpha}, it no longer matters. The window is ${window(a)}.`;
    if (a.player.player === "max" && !infinite(a.beta)) return say`${head} MIN already has ${a.beta} elsewhere; should ${a.node} come up to ${a.beta}, it no longer matters. The window is ${window(a)}.`;
    return say`${head} Only values inside the window ${window(a)} matter.`;
  },
  "enter.leaf": (a) => sentences.evaluate(a),
  evaluate: (a) => (a.value ? say`${a.node} is a leaf, worth ${a.value}.` : say`${a.node} is a leaf.`),
  leave(a) {
    const bound = word(a.bound);
    if (/lower|≥/.test(bound)) return say`That is all for ${a.node}: it is worth ${a.value} ${strong("or more")}, and how much more doesn't matter.`;
    if (/upper|≤/.test(bound)) return say`That is all for ${a.node}: it is worth ${a.value} ${strong("or less")}, and how much less doesn't matter.`;
    return say`All children of ${a.node} are dealt with: it is worth ${a.value}.`;
  },
  backup(a) {
    const gives = say`${a.from} gives ${strong(text(a.bound ?? a.value))}`;
    const who = a.player;
    if (word(a.improved) === "no") return say`${gives}: no better for ${who}, who keeps ${a.best} at ${a.node}.`;
    const head = say`${gives}, the best for ${who} at ${a.node} so far.`;
    if (!a.alpha || !a.beta) return head;
    if (number(a.alpha) > number(a.beta)) return say`${head} That closes the window ${window(a)}, but no child is left to cut off.`;
    if (text(who.player === "max" ? a.alpha : a.beta) !== text(a.best)) return say`${head} The window stays ${window(a)}.`;
    return who.player === "max"
      ? say`${head} MAX is sure of that much, so the window is now ${window(a)}.`
      : say`${head} MIN won't allow more, so the window is now ${window(a)}.`;
  },
  "cutoff.alpha": (a) => say`${a.from} gives ${a.value}; MAX already has ${alpha(text(a.bound))}${a.by ? say` from ${a.by}` : ""}, and ${text(a.value)} ${a.sign ? text(a.sign) : "≤"} ${text(a.bound)}: nothing further below ${a.node} can matter. An ${alpha("α-cutoff")}.${never(a)}`,
  "cutoff.beta": (a) => say`${a.from} gives ${a.value}; MIN already has ${beta(text(a.bound))}${a.by ? say` from ${a.by}` : ""}, and ${text(a.value)} ${a.sign ? text(a.sign) : "≥"} ${text(a.bound)}: nothing further below ${a.node} can matter. A ${beta("β-cutoff")}.${never(a)}`,
  "cutoff.unsound": (a) => say`${a.from} gives ${a.value}, and LB ≥ parentVal holds at once, because parentVal is −∞: the call was given it, no parent ever had it. A cutoff that ${strong("nothing justifies")}.${never(a)} From here on the answer may be wrong.`,

  // tests with null windows
  "enter.first": (a) => (infinite(a.alpha) && infinite(a.beta)
    ? say`${a.node} is a first child: there is nothing yet to hold it against, so it is searched outright.`
    : say`${a.node} is a first child: there is nothing yet to hold it against, so it is searched outright, with the window ${window(a)}.`),
  "enter.test": (a) => say`${a.node} is only asked: is it ${question(a)}? How much doesn't matter, so nothing else has room in the window.`,
  "enter.within": (a) => (text(a.enough) === "one"
    ? say`Is ${a.node} ${question(a)}? ${a.player} is to move: one child that is ${strong("is enough")}.`
    : say`Is ${a.node} ${question(a)}? ${a.player} is to move: ${strong("every")} child has to be.`),
  "enter.again": (a) => (infinite(a.alpha) && infinite(a.beta)
    ? say`So ${a.node} has to be evaluated after all: the test said that it is better, not how much.`
    : say`So ${a.node} has to be searched again, with the window ${window(a)}: the test said that it is better, not how much.`),
  "test.yes": (a) => say`${strong("Yes")}: ${a.from} is ${question(a)}. It may be the best move of ${a.node}, so now its value is needed.`,
  "test.no": (a) => say`${strong("No")}: ${a.from} is not ${question(a)}. That is all that ${a.node} had to know; it keeps what it has.`,
  "backup.meets": (a) => say`${a.node} comes to nothing better than the test had found: it is worth exactly ${a.value}.`,
  "test.within"(a) {
    const yes = text(a.answer) === "yes";
    const head = say`${a.from} ${yes ? "is" : "is not"} ${question(a)}`;
    if (text(a.settled) !== "yes") return say`${head}; ${a.node} has other children to ask.`;
    return say`${head}, so ${yes ? say`${a.node} is, too` : say`neither is ${a.node}`}.${never(a)}`;
  },
  "table.hit": (a) => say`The table already knows ${a.node}${a.bound ? say` (${a.bound})` : a.value ? say` (${a.value})` : ""}, and that is enough here.`,
  "table.miss": (a) => say`What the table knows of ${a.node} isn't enough; it has to be searched.`,
  pass: (a) => (a.alpha && a.beta ? say`Pass ${a.number} begins at the root with the window ${window(a)}.` : say`Pass ${a.number} begins at the root.`),

  // SSS*
  "gamma.1": (a) => (text(a.value) === text(a.pushed)
    ? say`${a.node} is a leaf, worth ${a.value}. It goes back into OPEN, solved, with that as its merit.`
    : say`${a.node} is a leaf, worth ${a.value}, but what is known above allows no more than ${a.pushed}. It goes back into OPEN, solved, with merit ${a.pushed}.`),
  "gamma.2": (a) => say`MIN is to move at ${a.node}, and all of MIN's moves will have to be answered, one after the other. The first${a.child ? say`, ${a.child},` : ""} enters OPEN with the same merit, ${a.merit}.`,
  "gamma.3": (a) => say`MAX is to move at ${a.node}, and any move may turn out best: ${any(a.children) ? a.children : "all children"} enter OPEN with the same merit, ${a.merit}.`,
  "gamma.4": (a) => say`${a.node} is solved at ${a.merit}, and at a MAX parent one solved child is enough: ${a.parent} can't do better than ${a.merit}. ${any(a.purged) ? say`Everything else below ${a.parent} leaves OPEN unexamined: ${a.purged}.` : say`Nothing else below ${a.parent} was in OPEN.`}`,
  "gamma.5": (a) => say`${a.node} is solved at ${a.merit} and is the last of MIN's moves at ${a.parent}: all are answered, so ${a.parent} is solved at ${a.merit}.`,
  "gamma.6": (a) => say`${a.node} is solved at ${a.merit}, but MIN has other moves at ${a.parent ?? "the parent"}: the next one, ${a.child}, enters OPEN and can't bring more than ${a.merit}.`,
  "gamma.end": (a) => say`The root heads OPEN, and it is solved: the game is worth ${a.merit}. Nothing in OPEN promises more.`,

  // B*
  "choose.prove-best": (a) => say`Look further below ${a.node}, the move with the greatest upper bound, to raise its lower bound.`,
  "choose.disprove-rest": (a) => say`Look further below ${a.node}, the most promising of the others, to bring its upper bound down.`,
  expand: (a) => (any(a.children) ? say`${a.node} is expanded; ${a.children} now ${a.children.nodes.length + a.children.more > 1 ? "have" : "has"} bounds.` : say`${a.node} is expanded.`),
  "same.more": (a) => say`So are ${a.number} more known already.`,
  same: (a) => say`${a.node} is the same position as ${a.of}; what is learnt of one holds for both.`,
  bounds: (a) => (infinite(a.lower) && infinite(a.upper) ? say`Nothing is known of ${a.node} yet.` : say`${a.node} is worth between ${a.lower} and ${a.upper}.`),
  "backup.bounds": (a) => say`So ${a.node} is worth between ${a.lower} and ${a.upper}.`,
  "backup.none": (a) => (a.node ? say`The bounds of ${a.node} stay as they are.` : say`No bounds above change.`),
  separation: (a) => say`${a.best} is worth at least ${a.lower}, and no other move more than ${a.upper}: the moves are ${best("separated")}.`,

  // ends
  "done.solved": (a) => say`${best("Done")}: the game is worth ${a.value}${a.best ? say`, and ${a.best} is the move to play` : ""}.`,
  "done.separation"(a) {
    const end = say`It is the move to play; its exact value was never needed.`;
    if (!a.best_lower || !a.best_upper) return say`${best("Separated")} by ${a.best}. ${end}`;
    const least = a.player?.player !== "min";
    const head = say`${best("Separated")}: ${a.best} is worth at ${least ? say`least ${a.best_lower}` : say`most ${a.best_upper}`}`;
    if (!a.other) return say`${head}. ${end}`;
    return say`${head}, and ${a.other}, the best of the others, at ${least ? say`most ${a.other_upper}` : say`least ${a.other_lower}`}. So ${a.best} is the move to play; its exact value was never needed.`;
  },
  "done.budget": (a) => say`The budget is used up, so this is a judgement, not a proof${a.best ? say`: ${a.best} looks best` : ""}${a.best_lower && a.best_upper ? say`, worth between ${a.best_lower} and ${a.best_upper}` : ""}.`,
  "done.exhausted": (a) => say`Nothing is left to expand${a.best ? say`; ${a.best} is the move to play` : ""}.`,

  "done.unsound": (a) => say`The procedure returns ${a.value}, but ${strong("don't trust it")}: with these options it cut off what may matter. Set ${strong("start")} and ${strong("first")} back to inf to see the value.`,

  // why B* chose its strategy
  "because.turn": () => say`It is this strategy's turn.`,
  "because.policy": () => say`The policy does so wherever it can.`,
  "because.not-ahead": () => say`Its lower bound isn't the greatest yet, and until it is, disproving the rest couldn't end the search.`,
  "because.smaller-tree": () => say`The tree on this side is the smaller one so far.`,
  "because.depths": () => say`By Berliner's criterion: how deep the evidence on both sides is favours this one.`,
  "because.other-exhausted": () => say`The other strategy has nothing left to expand.`,

  // rules in force, by option and choice; of some there is nothing to say
  "rule.cut.at-equality": () => say`Cuts where v ≥ β at MAX, v ≤ α at MIN.`,
  "rule.cut.past-equality": () => say`Cuts only where v > β at MAX, v < α at MIN.`,
  "rule.fail.soft": () => say`Fail-soft: a result may lie outside of the window, and says more there.`,
  "rule.fail.hard": () => say`Fail-hard: a result outside of the window is the window's end.`,
  "rule.start.inf": () => say`The root is called with parentVal = ∞: there is no parent to satisfy.`,
  "rule.start.-inf": () => say`${strong("Wrong on purpose")}: the root is called with parentVal = −∞, as once printed. LB ≥ −∞ always holds, so the root returns after its first child.`,
  "rule.first.inf": () => say`A first child is called with parentVal = ∞: its parent has nothing yet.`,
  "rule.first.-inf": () => say`${strong("Wrong on purpose")}: a first child is called with parentVal = −∞, as once corrected. LB ≥ −∞ always holds, so it returns after its own first child.`,
  "rule.depth": (a) => say`Nodes at depth ${strong(text(a.value))} are evaluated instead of searched.`,
  "rule.table.on": () => say`Positions are remembered; none is searched twice whose bounds settle it.`,
  "rule.policy.alternate": () => say`While the best move also has the greatest lower bound, the two strategies take turns; until then, Prove-Best.`,
  "rule.policy.prove-best": () => say`Always Prove-Best.`,
  "rule.policy.disprove-rest": () => say`Disprove-Rest wherever it isn't pointless.`,
  "rule.policy.smaller-tree": () => say`The strategy whose side has the smaller tree so far.`,
  "rule.policy.berliner": () => say`Berliner's criterion: the strategy is chosen by how deep the evidence is.`,
  "rule.resume.on": () => say`A descent begins where the last backup stopped.`,
  "rule.graph.on": () => say`Equal positions are one node: what is learnt of it holds wherever it comes up.`,
  "rule.budget": (a) => say`After ${strong(text(a.value))} expansions the answer is a judgement.`,
  "rule.bounds": (a) => say`Bounds that the game doesn't tell are made up (${text(a.value)}).`,
  "rule.widen": (a) => (text(a.value) === "0" ? [] : say`After separation, once more with estimates widened by ${strong(text(a.value))}.`),
  "rule.rounds": () => [],

  // counters
  leaves: (a) => (a.of ? say`${strong(text(a.value))} of ${text(a.of)} leaves` : plural(a.value, "leaf", "leaves")),
  cutoffs: (a) => plural(a.value, "cutoff", "cutoffs"),
  nodes: (a) => plural(a.value, "node", "nodes"),
  evaluations: (a) => plural(a.value, "evaluation", "evaluations"),
  tests: (a) => plural(a.value, "test", "tests"),
  researches: (a) => say`${strong(text(a.value))} searched again`,
  pops: (a) => plural(a.value, "pop", "pops"),
  expansions: (a) => plural(a.value, "expansion", "expansions"),
  open: (a) => say`OPEN ≤ ${strong(text(a.value))}`,

  // facts
  "fact.idle": () => say`not looked at`,
  "fact.live": () => say`being worked on`,
  "fact.resolved": () => say`resolved`,
  "fact.cut": () => say`left out`,
  "fact.cut.alpha": () => say`left out by an ${alpha("α-cutoff")}`,
  "fact.cut.beta": () => say`left out by a ${beta("β-cutoff")}`,
  "fact.open.live": () => say`in OPEN, live`,
  "fact.open.solved": () => say`in OPEN, solved`,
  "fact.leaf": (a) => say`a leaf, worth ${a.value}`,
  "fact.window": (a) => say`window ${window(a)}`,
  "fact.test.max": (a) => say`only asked: is it more than ${alpha(text(a.than))}?`,
  "fact.test.min": (a) => say`only asked: is it less than ${beta(text(a.than))}?`,
  "fact.tested": () => say`only tested`,
  "fact.again": () => say`tested first, then searched again`,
  "fact.best": (a) => say`best so far ${a.value}`,
  "fact.merit": (a) => say`merit ${a.value}`,
  "fact.interval": (a) => say`worth between ${a.lower} and ${a.upper}`,
  "fact.value": (a) => say`worth ${a.value}`,
  "fact.at-least": (a) => say`worth ${a.value} or more`,
  "fact.at-most": (a) => say`worth ${a.value} or less`,
  "fact.children": (a) => plural(a.value, "child", "children"),
  "fact.same": (a) => say`the same position as ${a.of}`,
  "fact.line": () => say`on the ${best("line of best play")}`,
};

/** @type {Record<string, string>} */
export const strategies = { "prove-best": "Prove-Best", "disprove-rest": "Disprove-Rest" };

/** The page's own words; {0} is what they are about. */
export const ui = {
  "page.tagline": "Look into game-tree searches",
  "page.algorithm": "Algorithm",
  "page.game": "Game or tree",
  "page.examples": "Examples",
  "page.examples.trees": "Classic trees",
  "page.examples.games": "Games",
  "page.options": "Options",
  "page.options.none": "{0} has no options.",
  "page.options.default": "default: {0}",
  "page.options.nothing": "none",
  "page.options.reset": "Back to the defaults",
  "page.share": "Share",
  "page.share.link": "A link to exactly this picture",
  "page.share.frame": "To put it into a course page",
  "page.share.copy": "Copy",
  "page.share.copied": "Copied",
  "page.share.failed": "Select and copy it by hand",
  "page.share.title": "{0} in Plyscope",
  "page.theme.dark": "Dark colours",
  "page.theme.light": "Light colours",
  "page.help": "Keys",
  "page.close": "Close",
  "page.dismiss": "Dismiss this message",
  "page.open": "Open in Plyscope",
  "stage.tree": "The tree",
  "stage.in": "Zoom in",
  "stage.out": "Zoom out",
  "stage.fit": "Fit the tree",
  "transport.label": "Transport",
  "transport.first": "To the start",
  "transport.back": "One step back",
  "transport.play": "Play",
  "transport.pause": "Pause",
  "transport.forward": "One step on",
  "transport.last": "To the end",
  "transport.timeline": "Step",
  "transport.at": "{0} of {1}",
  "transport.speed": "Steps a second",
  "transport.rate": "{0} /s",
  "panel.window": "The window, from the root down",
  "panel.again": "again",
  "panel.calls": "Call stack",
  "panel.stack": "The path, with values so far",
  "panel.open": "OPEN, best merit first",
  "panel.open.size": "{0} in OPEN",
  "panel.open.more": "and {0} more",
  "panel.open.empty": "OPEN is empty.",
  "panel.intervals": "The root's moves, lower to upper",
  "panel.listing": "Listing",
  "panel.rules": "Rules in use",
  "panel.empty": "Nothing is under way.",
  "panel.separation": "the rest has to come down to {0}",
  "panel.separated": "separated at {0}",
  "tab.panel": { window: "Window", open: "OPEN", intervals: "Intervals", stack: "Path" },
  "tab.listing": "Listing",
  "tab.sentence": "Step",
  "column.node": "node",
  "column.status": "status",
  "column.merit": "merit",
  "column.value": "value",
  "column.alpha": "α",
  "column.beta": "β",
  "column.child": "in child",
  "change.popped": "popped",
  "change.pushed": "pushed",
  "change.purged": "purged",
  "status.live": "live",
  "status.solved": "solved",
  "role.best": "best",
  "role.rest": "rest",
  "players.max": "MAX",
  "players.min": "MIN",
  "players.leaf": "leaf",
  "node.root": "the root",
  "list.more": "{0} more",
  "run.progress": "{0} nodes…",
  "run.stop": "Stop",
  "run.stopped": "Stopped after {0} nodes. The recording ends there.",
  "run.kept": "What you see is still the last run that worked.",
  "fault.engine": "The engine could not be started: {0}",
  "fault.column": "column {0}",
  "fault.place": "Line {0}, column {1}: {2}",
  "fault.default": "The link could not be followed, so here is the textbook example instead.",
  "link.part": "The link has a part that can't be read: “{0}”.",
  "link.twice": "The link says “{0}” twice; the first one counts.",
  "link.at": "The link asks for step “{0}”, which is no step; this is the start.",
  "link.beyond": "The link asks for step {0}, but this run has only {1}; this is its end.",
  "keys.title": "Keys",
  "keys.rows": [
    ["← →", "one step back, on"],
    ["Shift ← →", "to the last, next thing that matters"],
    ["Space", "play, pause"],
    ["Home End", "to the start, the end"],
    ["+ −", "faster, slower"],
    ["Page ↑ ↓", "one step back, on, with a clicker"],
    ["?", "this list"],
  ],
  "keys.marks": "Above the timeline: \\ an α-cutoff, / a β-cutoff, × a purge, ◆ a change of strategy, = a node searched again, | a new pass.",
  "keys.more": "In the tree: drag to move, wheel or two fingers to zoom, double click to zoom in on what is below a node. Shift and a click on ◀ ▶ go to what matters, too.",
};
