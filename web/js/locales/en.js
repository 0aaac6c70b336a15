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

/** @param {any} list */
const many = (list) => list?.nodes?.length + list?.more > 1;

/** @param {any} arg @param {string} one @param {string} many */
const plural = (arg, one, many) => say`${strong(text(arg))} ${text(arg) === "1" ? one : many}`;

/** What each search is about to do; one that isn't here says it itself. @type {Record<string, Part[]>} */
const plans = {
  minimax: say`Minimax will visit every node from left to right and bring the values up from the leaves: MAX takes the greatest, MIN the least.`,
  "alpha-beta": say`Alpha-beta goes through the tree from left to right with a window: ${alpha("α")} is what MAX already has, ${beta("β")} what MIN already has. What falls outside can't matter, and is left out.`,
  "ab node value": say`The lecture's procedure carries one bound down the tree: the value that the parent already has. What can't get past the parent's value is left out; bounds from further up are forgotten.`,
  scout: say`SCOUT evaluates the first move, and of each other it first only asks: is it better? Asking is cheaper than evaluating. Only where the answer is yes does it go back and evaluate. A thin edge is only a test, a double one was searched again.`,
  negascout: say`NegaScout is alpha-beta that bets on the first move. Of each other it first only asks, with a window that has no room inside, whether it is better; where it is, it is searched again. A thin edge is only a test, a double one was searched again.`,
  "sss-star": say`SSS* keeps a list, OPEN, of how much MAX may still hope for and where. It always takes up the greatest hope.`,
  "branch and bound": say`Branch and bound keeps the live nodes in order of their bounds: no solution below a node is worth less. It always expands the one with the least bound, and stops when none is below the best solution found, ${best("M")}.`,
  "dual-star": say`DUAL* is SSS* from MIN's side. OPEN holds how far down MIN may still hope to bring the game, and where. It always takes up the least.`,
  mtd: say`MTD asks the same question again and again: is the game worth so much, or more? Each answer is a bound, and the next question lies beyond it, until the two bounds meet. What a pass learns of a node is remembered.`,
  "proof numbers": say`Does MAX reach the goal, yes or no? Every node has two numbers. ${strong("p")}, its proof number: so many of its leaves at least must still turn out well to prove it. ${strong("d")}, its disproof number: so many badly to disprove it. The search always goes where the least is missing.`,
  "b-star": say`B* knows bounds on what each move is worth. It looks further only until one move's lower bound reaches the upper bounds of all others.`,
};

/** Between two bounds, or at the one that both are. @param {any} lower @param {any} upper */
const within = (lower, upper) =>
  text(lower) === text(upper) ? say`exactly ${lower}` : say`between ${lower} and ${upper}`;

/** What a null window asks of a node, and the answer no. @param {Args} a */
const reaches = (a) =>
  !infinite(a.gamma)
    ? say`worth ${strong(text(a.gamma))} or more`
    : number(a.gamma) > 0
      ? say`worth ${a.gamma}`
      : say`worth more than ${a.gamma}`;
/** @param {Args} a */
const falls = (a) =>
  infinite(a.gamma) && number(a.gamma) < 0 ? say`worth ${a.gamma}` : say`worth less than ${strong(text(a.gamma))}`;

/** Between which bounds the game lies. @param {Args} a */
function bounded(a) {
  if (infinite(a.lower) && infinite(a.upper)) return [];
  if (text(a.lower) === text(a.upper)) return say` The two bounds meet.`;
  if (infinite(a.lower)) return say` So far it is known to be worth ${beta(text(a.upper))} or less.`;
  if (infinite(a.upper)) return say` So far it is known to be worth ${alpha(text(a.lower))} or more.`;
  return say` It lies between ${alpha(text(a.lower))} and ${beta(text(a.upper))}.`;
}

/** What is left out, for now. @param {Args} a */
const skipped = (a) =>
  any(a.pruned)
    ? say` ${a.pruned} ${a.pruned.nodes.length + a.pruned.more > 1 ? "are" : "is"} left out in this pass.`
    : say``;

/** @param {Args} a */
const never = (a) =>
  any(a.pruned)
    ? say` ${a.pruned} ${a.pruned.nodes.length + a.pruned.more > 1 ? "are" : "is"} never looked at.`
    : say``;

/** What a test asks: whether something is more, or less. @param {Args} a */
const question = (a) =>
  a.asker?.player === "min" ? say`less than ${beta(text(a.than))}` : say`more than ${alpha(text(a.than))}`;

/** @type {Record<string, (a: Args) => Part[]>} */
export const sentences = {
  // titles
  start: (a) => say`${plans[text(a.algorithm).toLowerCase().replace("*", "-star")] ?? text(a.about)}`,
  "title.start": () => say`Before the first step`,
  step: (a) => say`Step ${a.number}`,
  "step.test": (a) => say`Step ${a.number} · only a test`,
  "step.again": (a) => say`Step ${a.number} · searched again`,
  "step.case": (a) => say`Step ${a.number} · case ${a.case} of Γ`,
  "step.pass": (a) => say`Step ${a.number} · pass ${a.pass}`,
  "step.strategy": (a) => say`Step ${a.number} · ${strategies[word(a.strategy)] ?? text(a.strategy)}`,

  // depth-first
  enter(a) {
    const head = say`${a.node} is entered, ${a.player} to move.`;
    if (!a.alpha || !a.beta) return head;
    if (number(a.alpha) >= number(a.beta))
      return say`${head} The window ${window(a)} has no room: the first value will close it.`;
    if (infinite(a.alpha) && infinite(a.beta))
      return say`${head} Nobody has anything yet, so every value matters: the window is ${window(a)}.`;
    if (a.player.player === "min" && !infinite(a.alpha))
      return say`${head} MAX already has ${a.alpha} elsewhere; should ${a.node} come down to ${a.alpha}, it no longer matters. The window is ${window(a)}.`;
    if (a.player.player === "max" && !infinite(a.beta))
      return say`${head} MIN already has ${a.beta} elsewhere; should ${a.node} come up to ${a.beta}, it no longer matters. The window is ${window(a)}.`;
    return say`${head} Only values inside the window ${window(a)} matter.`;
  },
  "enter.leaf": (a) => sentences.evaluate(a),
  evaluate: (a) => (a.value ? say`${a.node} is a leaf, worth ${a.value}.` : say`${a.node} is a leaf.`),
  leave(a) {
    const bound = word(a.bound);
    if (/lower|≥/.test(bound))
      return say`That is all for ${a.node}: it is worth ${a.value} ${strong("or more")}, and how much more doesn't matter.`;
    if (/upper|≤/.test(bound))
      return say`That is all for ${a.node}: it is worth ${a.value} ${strong("or less")}, and how much less doesn't matter.`;
    return say`All children of ${a.node} are dealt with: it is worth ${a.value}.`;
  },
  backup(a) {
    const gives = say`${a.from} gives ${strong(text(a.bound ?? a.value))}`;
    const who = a.player;
    if (word(a.improved) === "no") return say`${gives}: no better for ${who}, who keeps ${a.best} at ${a.node}.`;
    const head = say`${gives}, the best for ${who} at ${a.node} so far.`;
    if (!a.alpha || !a.beta) return head;
    if (number(a.alpha) > number(a.beta))
      return say`${head} That closes the window ${window(a)}, but no child is left to cut off.`;
    if (text(who.player === "max" ? a.alpha : a.beta) !== text(a.best))
      return say`${head} The window stays ${window(a)}.`;
    // Of a bound that lies on the other side nobody is sure.
    if (text(a.bound).startsWith(who.player === "max" ? "≤" : "≥")) return say`${head} The window is now ${window(a)}.`;
    return who.player === "max"
      ? say`${head} MAX is sure of that much, so the window is now ${window(a)}.`
      : say`${head} MIN won't allow more, so the window is now ${window(a)}.`;
  },
  "cutoff.alpha": (a) =>
    say`${a.from} gives ${a.value}; MAX already has ${alpha(text(a.bound))}${a.by ? say` from ${a.by}` : ""}, and ${text(a.value)} ${a.sign ? text(a.sign) : "≤"} ${text(a.bound)}: nothing further below ${a.node} can matter. An ${alpha("α-cutoff")}.${never(a)}`,
  "cutoff.beta": (a) =>
    say`${a.from} gives ${a.value}; MIN already has ${beta(text(a.bound))}${a.by ? say` from ${a.by}` : ""}, and ${text(a.value)} ${a.sign ? text(a.sign) : "≥"} ${text(a.bound)}: nothing further below ${a.node} can matter. A ${beta("β-cutoff")}.${never(a)}`,
  "cutoff.unsound": (a) =>
    say`${a.from} gives ${a.value}, and LB ≥ parentVal holds at once, because parentVal is −∞: the call was given it, no parent ever had it. A cutoff that ${strong("nothing justifies")}.${never(a)} From here on the answer may be wrong.`,

  // tests with null windows
  "enter.first": (a) =>
    infinite(a.alpha) && infinite(a.beta)
      ? say`${a.node} is a first child: there is nothing yet to hold it against, so it is searched outright.`
      : say`${a.node} is a first child: there is nothing yet to hold it against, so it is searched outright, with the window ${window(a)}.`,
  "enter.test": (a) =>
    say`${a.node} is only asked: is it ${question(a)}? How much doesn't matter, so nothing else has room in the window.`,
  "enter.within": (a) =>
    text(a.enough) === "one"
      ? say`Is ${a.node} ${question(a)}? ${a.player} is to move: one child that is ${strong("is enough")}.`
      : say`Is ${a.node} ${question(a)}? ${a.player} is to move: ${strong("every")} child has to be.`,
  "enter.again": (a) =>
    infinite(a.alpha) && infinite(a.beta)
      ? say`So ${a.node} has to be evaluated after all: the test said that it is better, not how much.`
      : say`So ${a.node} has to be searched again, with the window ${window(a)}: the test said that it is better, not how much.`,
  "test.yes": (a) =>
    say`${strong("Yes")}: ${a.from} is ${question(a)}. It may be the best move of ${a.node}, so now its value is needed.`,
  "test.no": (a) =>
    say`${strong("No")}: ${a.from} is not ${question(a)}. That is all that ${a.node} had to know; it keeps what it has.`,
  "backup.meets": (a) =>
    say`${a.node} comes to nothing better than the test had found: it is worth exactly ${a.value}.`,
  "test.within"(a) {
    const yes = text(a.answer) === "yes";
    const head = say`${a.from} ${yes ? "is" : "is not"} ${question(a)}`;
    if (text(a.settled) !== "yes") return say`${head}; ${a.node} has other children to ask.`;
    return say`${head}, so ${yes ? say`${a.node} is, too` : say`neither is ${a.node}`}.${never(a)}`;
  },
  "table.hit": (a) =>
    say`The table already knows ${a.node}${a.bound ? say` (${a.bound})` : a.value ? say` (${a.value})` : ""}, and that is enough here.`,
  "table.miss": (a) => say`What the table knows of ${a.node} isn't enough; it has to be searched.`,
  pass: (a) =>
    a.alpha && a.beta
      ? say`Pass ${a.number} begins at the root with the window ${window(a)}.`
      : say`Pass ${a.number} begins at the root.`,

  // MTD
  "pass.asks"(a) {
    const head = say`Pass ${a.number} asks: is the game ${reaches(a)}?`;
    if (!infinite(a.gamma)) return say`${head}${bounded(a)}`;
    return say`${head} ${number(a.gamma) > 0 ? say`Hardly; but the answer will be an upper bound.` : say`Surely; but the answer will be a lower bound.`}`;
  },
  "pass.enter": (a) =>
    a.player.player === "max"
      ? say`${a.node} is entered, ${a.player} to move: one child ${reaches(a)} will do.`
      : say`${a.node} is entered, ${a.player} to move: one child ${falls(a)} will do.`,
  "pass.cutoff.alpha": (a) =>
    say`${a.from} gives ${a.value}, and at ${a.node} one child ${falls(a)} is enough for MIN: an ${alpha("α-cutoff")}.${skipped(a)}`,
  "pass.cutoff.beta": (a) =>
    say`${a.from} gives ${a.value}, and at ${a.node} one child ${reaches(a)} is enough for MAX: a ${beta("β-cutoff")}.${skipped(a)}`,
  "pass.answers": (a) =>
    word(a.found) === "upper"
      ? say`Pass ${a.number} answers ${strong("no")}: the game is worth ${beta(text(a.value))} or less.${infinite(a.lower) ? [] : bounded(a)}`
      : say`Pass ${a.number} answers ${strong("yes")}: the game is worth ${alpha(text(a.value))} or more.${infinite(a.upper) ? [] : bounded(a)}`,
  "memory.hit": (a) =>
    say`${a.node} is remembered as ${strong(text(a.bound))}. That is answer enough, so it isn't searched again.`,
  "memory.miss": (a) =>
    say`${a.node} is remembered as ${strong(text(a.bound))}, which doesn't tell whether it is ${reaches(a)}.`,

  // SSS*
  "gamma.1": (a) =>
    text(a.value) === text(a.pushed)
      ? say`${a.node} is a leaf, worth ${a.value}. It goes back into OPEN, solved, with that as its merit.`
      : say`${a.node} is a leaf, worth ${a.value}, but what is known above allows no more than ${a.pushed}. It goes back into OPEN, solved, with merit ${a.pushed}.`,
  "gamma.2": (a) =>
    say`MIN is to move at ${a.node}, and all of MIN's moves will have to be answered, one after the other. The first${a.child ? say`, ${a.child},` : ""} enters OPEN with the same merit, ${a.merit}.`,
  "gamma.3": (a) =>
    say`MAX is to move at ${a.node}, and any move may turn out best: ${any(a.children) ? a.children : "all children"} enter OPEN with the same merit, ${a.merit}.`,
  "gamma.4": (a) =>
    say`${a.node} is solved at ${a.merit}, and at a MAX parent one solved child is enough: ${a.parent} can't do better than ${a.merit}. ${any(a.purged) ? say`Everything else below ${a.parent} leaves OPEN unexamined: ${a.purged}.` : say`Nothing else below ${a.parent} was in OPEN.`}`,
  "gamma.5": (a) =>
    say`${a.node} is solved at ${a.merit} and is the last of MIN's moves at ${a.parent}: all are answered, so ${a.parent} is solved at ${a.merit}.`,
  "gamma.6": (a) =>
    say`${a.node} is solved at ${a.merit}, but MIN has other moves at ${a.parent ?? "the parent"}: the next one, ${a.child}, enters OPEN and can't bring more than ${a.merit}.`,
  "gamma.end": (a) =>
    say`The root heads OPEN, and it is solved: the game is worth ${a.merit}. Nothing in OPEN promises more.`,

  // DUAL*, the mirror
  "dual.1": (a) =>
    text(a.value) === text(a.pushed)
      ? say`${a.node} is a leaf, worth ${a.value}. It goes back into OPEN, solved, with that as its merit.`
      : say`${a.node} is a leaf, worth ${a.value}, but what is known above allows no less than ${a.pushed}. It goes back into OPEN, solved, with merit ${a.pushed}.`,
  "dual.2": (a) =>
    say`MAX is to move at ${a.node}, and all of MAX's moves will have to be answered, one after the other. The first${a.child ? say`, ${a.child},` : ""} enters OPEN with the same merit, ${a.merit}.`,
  "dual.3": (a) =>
    say`MIN is to move at ${a.node}, and any move may turn out best: ${any(a.children) ? a.children : "all children"} enter OPEN with the same merit, ${a.merit}.`,
  "dual.4": (a) =>
    say`${a.node} is solved at ${a.merit}, and at a MIN parent one solved child is enough: ${a.parent} can't come further down than ${a.merit}. ${any(a.purged) ? say`Everything else below ${a.parent} leaves OPEN unexamined: ${a.purged}.` : say`Nothing else below ${a.parent} was in OPEN.`}`,
  "dual.5": (a) =>
    say`${a.node} is solved at ${a.merit} and is the last of MAX's moves at ${a.parent}: all are answered, so ${a.parent} is solved at ${a.merit}.`,
  "dual.6": (a) =>
    say`${a.node} is solved at ${a.merit}, but MAX has other moves at ${a.parent ?? "the parent"}: the next one, ${a.child}, enters OPEN and can't bring less than ${a.merit}.`,
  "dual.end": (a) =>
    say`The root heads OPEN, and it is solved: the game is worth ${a.merit}. Nothing in OPEN promises less.`,

  // B*
  "choose.prove-best": (a) =>
    a.player?.player === "max"
      ? say`Look further below ${a.node}, the move with the least lower bound, to bring its upper bound down.`
      : say`Look further below ${a.node}, the move with the greatest upper bound, to raise its lower bound.`,
  "choose.disprove-rest": (a) =>
    a.player?.player === "max"
      ? say`Look further below ${a.node}, the most promising of the others, to raise its lower bound.`
      : say`Look further below ${a.node}, the most promising of the others, to bring its upper bound down.`,
  expand: (a) =>
    any(a.children)
      ? say`${a.node} is expanded; ${a.children} now ${a.children.nodes.length + a.children.more > 1 ? "have" : "has"} bounds.`
      : say`${a.node} is expanded.`,
  "same.more": (a) => say`So are ${a.number} more known already.`,
  same: (a) => say`${a.node} is the same position as ${a.of}; what is learnt of one holds for both.`,
  bounds: (a) =>
    infinite(a.lower) && infinite(a.upper)
      ? say`Nothing is known of ${a.node} yet.`
      : say`${a.node} is worth ${within(a.lower, a.upper)}.`,
  "backup.bounds": (a) => say`So ${a.node} is worth ${within(a.lower, a.upper)}.`,
  "backup.all": (a) => say`${a.node} hangs below ${a.parents}, and the backup runs to all of them.`,
  "backup.none": (a) => (a.node ? say`The bounds of ${a.node} stay as they are.` : say`No bounds above change.`),
  // proof numbers
  select: (a) =>
    say`${a.node} is the most-proving node: where MAX goes to the least p and MIN to the least d, the way leads there. It is expanded.`,
  "proof.reached": (a) => say`${a.nodes} ${many(a.nodes) ? "reach" : "reaches"} the goal.`,
  "proof.missed": (a) => say`${a.nodes} ${many(a.nodes) ? "miss" : "misses"} it.`,
  "proof.open": (a) => say`Nothing is known of ${a.nodes}: 1 and 1${many(a.nodes) ? " each" : ""}.`,
  "proof.none": () => say`No number above changes.`,
  "proof.numbers": (a) =>
    say`${a.node} now takes ${a.proof} ${text(a.proof) === "1" ? "leaf" : "leaves"} to prove and ${a.disproof} to disprove.`,
  "proof.proved": (a) => say`${a.node} is ${best("proved")}.`,
  "proof.disproved": (a) => say`${a.node} is ${strong("disproved")}.`,
  separation: (a) =>
    say`${a.best} is worth at least ${a.lower}, and no other move more than ${a.upper}: the moves are ${best("separated")}.`,

  // branch and bound
  "live.root": (a) =>
    say`No solution of the whole problem can be below ${a.bound}: that is the bound of ${a.node}, the first live node.`,
  "live.pop": (a) =>
    text(a.order) === "depth"
      ? say`${a.node} is the deepest live node, its bound is ${a.bound}. It is expanded.`
      : say`${a.node} has the least bound, ${a.bound}: nothing still open can be better. It is expanded.`,
  "live.better": (a) =>
    say`${a.node} is a solution, worth ${a.value}, and the ${best("best so far")}: M is now ${best(text(a.value))}.`,
  "live.worse": (a) => say`${a.node} is a solution, worth ${a.value}; that is no better than M, ${best(text(a.best))}.`,
  "live.dropped": (a) =>
    say`${a.nodes} can't lead below M, ${best(text(a.best))}, and ${many(a.nodes) ? "are" : "is"} dropped.`,
  "live.pushed": (a) =>
    say`${a.nodes} ${many(a.nodes) ? "wait" : "waits"} among the live nodes${a.best ? say`, below M` : ""}.`,

  // ends
  "done.live": (a) =>
    say`${best("Done")}: no live node is left whose bound is below M, so nothing can beat ${a.node}, worth ${best(text(a.value))}.`,
  "done.live.budget": (a) =>
    say`The budget of ${a.expansions} ${text(a.expansions) === "1" ? "expansion" : "expansions"} is used up, so this is a judgement, not a proof. It rests on the best solution found, ${a.node}, worth ${best(text(a.value))}; the least bound still waiting is ${a.lower}, so a better one may lie between the two.`,
  "done.live.nothing": (a) =>
    say`The budget of ${a.expansions} ${text(a.expansions) === "1" ? "expansion" : "expansions"} is used up before any solution was found. All that is sure is that none is below ${a.lower}; ${a.node} would have been next.`,
  "done.solved": (a) =>
    say`${best("Done")}: the game is worth ${a.value}${a.best ? say`, and ${a.best} is the move to play` : ""}.`,
  "done.proved": (a) =>
    say`${best("Proved")}: MAX gets ${a.lower} or more${a.best ? say`; ${a.best} ${a.player?.player === "min" ? "doesn't help MIN" : "is the move that does it"}` : ""}. How much more was never asked.`,
  "done.disproved": (a) =>
    say`${best("Disproved")}: MAX gets no more than ${a.upper}${a.best && a.player?.player === "min" ? say`, because MIN plays ${a.best}` : ""}. What exactly was never asked.`,
  "done.separation"(a) {
    const known = a.best_lower && a.best_upper && text(a.best_lower) === text(a.best_upper);
    const end = known ? say`` : say`; its exact value was never needed`;
    if (!a.best_lower || !a.best_upper) return say`${best("Separated")} by ${a.best}. It is the move to play${end}.`;
    const least = a.player?.player !== "min";
    const head = say`${best("Separated")}: ${a.best} is worth ${known ? say`exactly ${a.best_lower}` : least ? say`at least ${a.best_lower}` : say`at most ${a.best_upper}`}`;
    if (!a.other) return say`${head}. It is the move to play${end}.`;
    return say`${head}, and ${a.other}, the best of the others, at ${least ? say`most ${a.other_upper}` : say`least ${a.other_lower}`}. So ${a.best} is the move to play${end}.`;
  },
  "done.budget"(a) {
    const head = say`The budget is used up, so this is a judgement, not a proof`;
    const isMin = a.player?.player === "min";
    if (!a.best) return say`${head}.`;
    if (!a.best_lower || !a.best_upper)
      return say`${head}: ${a.best} has the least ${isMin ? "disproof" : "proof"} number of the root's moves so far.`;
    return say`${head}: ${a.best} has the ${isMin ? say`least upper bound, ${a.best_upper}` : say`greatest lower bound, ${a.best_lower}`} (among equals, the ${isMin ? "least" : "greatest"} middle). It is worth ${within(a.best_lower, a.best_upper)}.`;
  },
  "done.exhausted": (a) => say`Nothing is left to expand${a.best ? say`; ${a.best} is the move to play` : ""}.`,

  "done.unsound": (a) =>
    say`The procedure returns ${a.value}, but ${strong("don't trust it")}: with these options it cut off what may matter. Set ${strong("start")} and ${strong("first")} back to inf to see the value.`,

  // why B* chose its strategy
  "because.turn": () => say`It is this strategy's turn.`,
  "because.policy": () => say`The policy does so wherever it can.`,
  "because.not-ahead": () =>
    say`What is sure of it isn't the best yet, and until it is, disproving the rest couldn't end the search.`,
  "because.smaller-tree": () => say`The tree on this side is the smaller one so far.`,
  "because.depths": () => say`By Berliner's criterion: how deep the evidence on both sides is favours this one.`,
  "because.other-exhausted": () => say`The other strategy has nothing left to expand.`,

  // rules in force, by option and choice; of some there is nothing to say, and
  // an option that isn't here says it itself
  rule: (a) => say`${strong(`${text(a.option)}=${text(a.value)}`)}: ${a.about}`,
  "rule.cut.at-equality": () => say`Cuts where v ≥ β at MAX, v ≤ α at MIN.`,
  "rule.cut.past-equality": () => say`Cuts only where v > β at MAX, v < α at MIN.`,
  "rule.order.best": () =>
    say`The live node with the least bound is next; of equal ones, the first that was generated.`,
  "rule.order.depth": () => say`The deepest live node is next; of its brothers, the one with the least bound.`,
  "rule.fail.soft": () => say`Fail-soft: a result may lie outside of the window, and says more there.`,
  "rule.fail.hard": () => say`Fail-hard: a result outside of the window is the window's end.`,
  "rule.start.inf": () => say`The root is called with parentVal = ∞: there is no parent to satisfy.`,
  "rule.start.-inf": () =>
    say`${strong("Wrong on purpose")}: the root is called with parentVal = −∞, as once printed. LB ≥ −∞ always holds, so the root returns after its first child.`,
  "rule.depth": (a) => say`Nodes at depth ${strong(text(a.value))} are evaluated instead of searched.`,
  "rule.table.on": () => say`Positions are remembered; none is searched twice whose bounds settle it.`,
  "rule.first.inf": (a) =>
    text(a.algorithm) === "ab-node-value"
      ? say`A first child is called with parentVal = ∞: its parent has nothing yet.`
      : say`The first pass asks for ∞, the next ones for what the last one left: from above, as SSS* does.`,
  "rule.first.-inf": (a) =>
    text(a.algorithm) === "ab-node-value"
      ? say`${strong("Wrong on purpose")}: a first child is called with parentVal = −∞, as once corrected. LB ≥ −∞ always holds, so it returns after its own first child.`
      : say`The first pass asks for more than −∞, the next ones for a little more than the last one found: from below, as DUAL* does.`,
  "rule.first.bisect": () =>
    say`Each pass asks for the middle of what is left; an end that is infinite is asked for first.`,
  "rule.first": (a) =>
    say`MTD(f): the first pass asks for ${strong(text(a.value))}, the next ones go where its answer points.`,
  "rule.step": (a) =>
    text(a.value) === "0"
      ? []
      : say`As long as all answers point the same way, each pass asks ${strong(text(a.value))} further on.`,
  "rule.policy.alternate": () =>
    say`While the best move also has the greatest lower bound, the two strategies take turns; until then, Prove-Best.`,
  "rule.policy.prove-best": () => say`Always Prove-Best.`,
  "rule.policy.disprove-rest": () => say`Disprove-Rest wherever it isn't pointless.`,
  "rule.policy.smaller-tree": () => say`The strategy whose side has the smaller tree so far.`,
  "rule.policy.berliner": () => say`Berliner's criterion: the strategy is chosen by how deep the evidence is.`,
  "rule.resume.on": () => say`A descent begins where the last backup stopped.`,
  "rule.graph.on": () => say`Equal positions are one node: what is learnt of it holds wherever it comes up.`,
  "rule.goal": (a) => say`The question is whether MAX gets ${strong(text(a.value))} or more.`,
  "rule.budget": (a) => say`After ${strong(text(a.value))} expansions the answer is a judgement.`,
  "rule.bounds"(a) {
    const [far, seed] = text(a.value).split(",");
    return say`Bounds that the game doesn't tell are made up, at most ${strong(far)} from the true value${seed ? say`, from seed ${strong(seed)}` : ""}.`;
  },
  "rule.widen": (a) =>
    text(a.value) === "0" ? [] : say`After separation, once more with estimates widened by ${strong(text(a.value))}.`,
  "rule.rounds": () => [],

  // boards, for those who don't see them
  "board.grid": (a) => say`The board, row by row: ${a.rows}`,
  "board.heaps": (a) => say`Heaps of matches: ${a.heaps}`,
  "board.map": (a) =>
    text(a.way) ? say`A map of ${a.places} places; the way so far: ${a.way}` : say`A map of ${a.places} places`,
  "board.sum": (a) => say`The sum ${a.terms}`,

  // counters
  leaves: (a) => (a.of ? say`${strong(text(a.value))} of ${text(a.of)} leaves` : plural(a.value, "leaf", "leaves")),
  cutoffs: (a) => plural(a.value, "cutoff", "cutoffs"),
  nodes: (a) => plural(a.value, "node", "nodes"),
  evaluations: (a) => plural(a.value, "evaluation", "evaluations"),
  queue: (a) => say`live ≤ ${strong(text(a.value))}`,
  incumbent: (a) => say`M = ${best(text(a.value))}`,
  tests: (a) => plural(a.value, "test", "tests"),
  researches: (a) => say`${strong(text(a.value))} searched again`,
  pops: (a) => plural(a.value, "pop", "pops"),
  expansions: (a) => plural(a.value, "expansion", "expansions"),
  passes: (a) => plural(a.value, "pass", "passes"),
  reused: (a) => say`${strong(text(a.value))} reused`,
  open: (a) => say`OPEN ≤ ${strong(text(a.value))}`,

  // facts
  run: (a) => say`${strong(text(a.value))} nodes, too close to be drawn one by one`,
  "run.cut.alpha": (a) => say`${text(a.value)} left out by ${alpha("α-cutoffs")}`,
  "run.cut.beta": (a) => say`${text(a.value)} left out by ${beta("β-cutoffs")}`,
  "run.cut": (a) => say`${text(a.value)} left out`,
  "run.line": (a) => say`${text(a.value)} on the ${best("line of best play")}`,
  "run.open": (a) => say`${text(a.value)} waiting`,
  "run.live": (a) => say`${text(a.value)} being worked on`,
  "run.resolved": (a) => say`${text(a.value)} resolved`,
  "run.idle": (a) => say`${text(a.value)} not looked at`,
  "fact.idle": () => say`not looked at`,
  "fact.idle.pass": () => say`not looked at in this pass`,
  "fact.reused": () => say`remembered, not searched again`,
  "fact.live": () => say`being worked on`,
  "fact.resolved": () => say`resolved`,
  "fact.cut": () => say`left out`,
  "fact.cut.alpha": () => say`left out by an ${alpha("α-cutoff")}`,
  "fact.cut.beta": () => say`left out by a ${beta("β-cutoff")}`,
  "fact.open.live": () => say`in OPEN, live`,
  "fact.open.solved": () => say`in OPEN, solved`,
  "fact.queue": () => say`live, waiting for its turn`,
  "fact.bound": (a) => say`no solution below it is worth less than ${a.value}`,
  "fact.leaf": (a) => say`a leaf, worth ${a.value}`,
  "fact.window": (a) => say`window ${window(a)}`,
  "fact.test.max": (a) => say`only asked: is it more than ${alpha(text(a.than))}?`,
  "fact.test.min": (a) => say`only asked: is it less than ${beta(text(a.than))}?`,
  "fact.tested": () => say`only tested`,
  "fact.again": () => say`tested first, then searched again`,
  "fact.best": (a) => say`best so far ${a.value}`,
  "fact.merit": (a) => say`merit ${a.value}`,
  "fact.interval": (a) => say`worth ${within(a.lower, a.upper)}`,
  "fact.value": (a) => say`worth ${a.value}`,
  "fact.at-least": (a) => say`worth ${a.value} or more`,
  "fact.at-most": (a) => say`worth ${a.value} or less`,
  "fact.proof": (a) => say`proof number ${strong(text(a.proof))}, disproof number ${strong(text(a.disproof))}`,
  "fact.proved": () => say`${best("proved")}: the goal is reached`,
  "fact.disproved": () => say`disproved: the goal is out of reach`,
  "fact.children": (a) => plural(a.value, "child", "children"),
  "fact.same": (a) => say`the same position as ${a.of}`,
  "fact.also": (a) => say`reached also from ${a.nodes}`,
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
  "page.examples.first": "First steps",
  "page.examples.windows": "Questions instead of values",
  "page.examples.best": "Best first",
  "page.examples.alone": "For one player",
  "page.examples.games": "Games",
  "page.examples.all": "Every game, with the search you have",
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
  "page.help": "Keys and marks",
  "page.close": "Close",
  "page.dismiss": "Dismiss this message",
  "page.open": "Open in Plyscope",
  "stage.tree": "The tree",
  "stage.board": "The board",
  "stage.in": "Zoom in",
  "stage.out": "Zoom out",
  "stage.fit": "Fit the tree",
  "stage.overlays": "Lay over the tree",
  "overlay.critical": "Critical tree",
  "overlay.critical.about":
    "What no search can do without if the best child stands first, with the types 1, 2 and 3 of its nodes; here the children count as they stand.",
  "overlay.line": "Principal variation",
  "overlay.line.about": "The line of best play, at every step.",
  "overlay.solution": "Solution tree",
  "overlay.solution.about": "What the head of OPEN stands for: one answer to each of the other side's moves so far.",
  "overlay.leaves": "Leaves looked at",
  "overlay.leaves.about": "Framed and numbered in the order of their evaluation.",
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
  "panel.open.min": "OPEN, least merit first",
  "panel.open.size": "{0} in OPEN",
  "panel.open.more": "and {0} more",
  "panel.open.empty": "OPEN is empty.",
  "panel.live": "Live nodes, least bound first",
  "panel.live.depth": "Live nodes, deepest first",
  "panel.live.size": "{0} live",
  "panel.live.empty": "No node is live.",
  "live.bound": "bound {0}",
  "live.best": "M {0}",
  "live.board.now": "Expanded, bound {0}",
  "live.board.best": "Best so far, M = {0}",
  "panel.passes": "The passes, closing in",
  "panel.passes.known": "{0} to {1}",
  "panel.passes.met": "met at {0}",
  "panel.passes.earlier": "{0} passes before these",
  "panel.passes.asks": "{0} or more?",
  "panel.passes.asks.inf": "{0}?",
  "panel.passes.asks.-inf": "more than {0}?",
  "panel.passes.upper": "no: ≤ {0}",
  "panel.passes.lower": "yes: ≥ {0}",
  "panel.passes.leaves": "{0} leaves",
  "panel.passes.leaf": "{0} leaf",
  "panel.passes.reused": "{0} reused",
  "panel.intervals": "The root's moves and bounds",
  "panel.to": "to",
  "panel.proofs": "Way to the most-proving node",
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
  "panel.listing": "Listing",
  "panel.rules": "Rules in use",
  "panel.empty": "Nothing is under way.",
  "panel.separation": "the rest must come to {0}",
  "panel.separated": "separated at {0}",
  "tab.panel": {
    window: "Window",
    open: "OPEN",
    intervals: "Intervals",
    proofs: "Proof",
    live: "Live nodes",
    passes: "Passes",
    stack: "Path",
  },
  "tab.listing": "Listing",
  "tab.sentence": "Step",
  "column.node": "node",
  "column.status": "status",
  "column.merit": "merit",
  "column.value": "value",
  "column.way": "way",
  "column.bound": "bound",
  "column.alpha": "α",
  "column.beta": "β",
  "column.child": "in child",
  "change.popped": "popped",
  "change.pushed": "pushed",
  "change.purged": "purged",
  "change.dropped": "dropped",
  "status.live": "live",
  "status.solved": "solved",
  "role.best": "best",
  "role.rest": "rest",
  "players.max": "MAX",
  "players.min": "MIN",
  "players.leaf": "leaf",
  "node.root": "the root",
  "list.more": "{0} more",
  "run.label": "The recording",
  "run.far": "{0} nodes, depth {1}",
  "run.far.pass": "{0} nodes, depth {1}, pass {2}",
  "run.percent": "{0} %",
  "run.percent.of": " of the root’s moves",
  "run.paused": "Paused",
  "run.memory": "{0} of",
  "run.memory.of": "{0} of {1}",
  "run.limit": "Memory limit",
  "run.full":
    "{0} is all it may take. What is recorded is kept. To go on, allow more; or search a smaller tree, or less deep.",
  "run.full.browser":
    "The browser has no more memory. What is recorded is kept. To see the end, search a smaller tree, or less deep.",
  "run.pause": "Pause",
  "run.continue": "Continue",
  "run.stop": "Stop",
  "run.broke": "The engine broke off, perhaps for want of memory. Load the page again, and search a smaller tree.",
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
  "keys.title": "Keys and marks",
  "keys.rows": [
    ["← →", "one step back, on"],
    ["Shift ← →", "to the last, next thing that matters"],
    ["Space", "play, pause"],
    ["Home End", "to the start, the end"],
    ["+ −", "faster, slower"],
    ["Ctrl ← → ↑ ↓", "the view moves over the tree"],
    ["Page ↑ ↓", "one step back, on, with a clicker"],
    ["?", "this list"],
  ],
  "keys.marks":
    "Above the timeline: \\ an α-cutoff, / a β-cutoff, × a purge, ◆ a change of strategy, ● a new best solution, ✓ a new best line, = a node searched again, | a new pass. Where they crowd, β stands above α, and the grey behind them says how much happens.",
  "keys.tree":
    "Marks in the tree: ▲ MAX, ▼ MIN, ■ a leaf. Hollow: not looked at. Blue: being worked on. Ink: done. Dashed: left out. A thin edge is only a test, a double one was searched again, a dashed curve leads to a position that is known already.",
  "keys.more":
    "In the tree: drag to move, wheel or two fingers to zoom, double click to zoom in on what is below a node. In the small map of a tree that is larger than the view: drag, or click. Shift and a click on ◀ ▶ go to what matters, too.",
};
