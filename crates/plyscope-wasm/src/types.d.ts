// Made from the Rust types by the test in types.rs.

/**
 * What is run, and by which rules.
 */
export type About = {
/**
 * The search's name.
 */
algorithm: string,
/**
 * As people write it.
 */
title: string,
/**
 * The game, in its canonical form.
 */
game: string,
/**
 * The decimals its values are written with.
 */
decimals: number,
/**
 * The name of its kind.
 */
kind: string,
/**
 * Which panel belongs to the search.
 */
panel: string,
/**
 * The rules in force.
 */
rules: Array<Sentence>,
};

/**
 * A search.
 */
export type AlgorithmEntry = {
/**
 * The name, as links and the command line have it.
 */
name: string,
/**
 * The name, as people write it.
 */
title: string,
/**
 * A sentence about it.
 */
about: string,
/**
 * The options that it takes.
 */
options: Array<OptionEntry>,
};

/**
 * Something that a sentence is about.
 */
export type Arg = {
/**
 * The path.
 */
node: string,
/**
 * The name.
 */
name?: string,
} | {
/**
 * The paths.
 */
nodes: Array<string>,
/**
 * How many there are besides.
 */
more: number,
} | {
/**
 * The text: with `∞` and a real minus sign.
 */
value: string,
/**
 * The number; none where it is infinite.
 */
number: number | null,
} | {
/**
 * The bound.
 */
bound: string,
} | {
/**
 * `max` or `min`.
 */
player: "max" | "min",
} | {
/**
 * How many.
 */
number: number,
} | {
/**
 * The word.
 */
word: string,
};

/**
 * The ticks of a number line.
 */
export type Axis = {
/**
 * From left to right.
 */
ticks: Array<Tick>,
};

/**
 * All that can be chosen.
 */
export type Catalogue = {
/**
 * The version of the program.
 */
version: string,
/**
 * The searches, in the order of the register.
 */
algorithms: Array<AlgorithmEntry>,
/**
 * The games, in the order of the register.
 */
games: Array<GameEntry>,
};

/**
 * What made a child the next one.
 */
export type Decided = "only" | "unvisited" | "both" | "mean" | "exploration" | "tie";

/**
 * The field of the page that an error belongs to.
 */
export type Field = "algorithm" | "game" | "option";

/**
 * A game.
 */
export type GameEntry = {
/**
 * The name, as links and the command line have it.
 */
name: string,
/**
 * A sentence about it.
 */
about: string,
/**
 * A game of this kind.
 */
example: string,
/**
 * The options that it takes.
 */
options: Array<OptionEntry>,
};

/**
 * A role in the picture; each paper knows its colours.
 */
export type Ink = "paper" | "ink" | "muted" | "hairline" | "idle" | "alpha" | "beta" | "best" | "now" | "live";

/**
 * A child of the root, with its bounds.
 */
export type IntervalRow = {
/**
 * Its path.
 */
node: string,
/**
 * Its name, where it has one.
 */
name: string | null,
/**
 * The pessimistic bound.
 */
lower: Point,
/**
 * The optimistic bound.
 */
upper: Point,
/**
 * Its part in the strategy.
 */
role: Role | null,
/**
 * Whether this step worked below it.
 */
worked: boolean,
};

/**
 * The root's children with their bounds.
 */
export type IntervalsPanel = {
/**
 * `intervals`.
 */
kind: "intervals",
/**
 * The axis below the intervals.
 */
axis: Axis,
/**
 * From left to right in the tree.
 */
rows: Array<IntervalRow>,
/**
 * The place of the best child's bound that the rest must not pass.
 */
separation: Point | null,
/**
 * `true` if the rest doesn't.
 */
separated: boolean,
/**
 * `prove-best` or `disprove-rest`, if this step chose.
 */
strategy: "prove-best" | "disprove-rest" | null,
/**
 * The reason of the choice.
 */
because: Sentence | null,
};

/**
 * A search's listing.
 */
export type Listing = {
/**
 * Its lines.
 */
lines: Array<string>,
/**
 * Those that this step ran through, counted from 0.
 */
current: Array<number>,
};

/**
 * The picture of a position that matters.
 */
export type LiveBoard = {
/**
 * Whether it is that of the best solution, and not of the popped node.
 */
best: boolean,
/**
 * The node's path.
 */
node: string,
/**
 * The node's number.
 */
id: number,
/**
 * The bound of the one, the value of the other.
 */
value: string,
/**
 * The board in words.
 */
words: Sentence,
};

/**
 * The live nodes of branch and bound.
 */
export type LivePanel = {
/**
 * `live`.
 */
kind: "live",
/**
 * The axis below the two marks.
 */
axis: Axis,
/**
 * The least bound: no solution is worth less.
 */
bound: Point | null,
/**
 * The value of the best solution so far.
 */
best: Point | null,
/**
 * The number of live nodes.
 */
size: number,
/**
 * The first of them, and what left in this step.
 */
rows: Array<LiveRow>,
/**
 * The number of live nodes that are not among the rows.
 */
more: number,
/**
 * `true` if the deepest comes first, and not the least bound.
 */
by_depth: boolean,
/**
 * The positions of the popped node and of the best solution.
 */
boards: Array<LiveBoard>,
};

/**
 * A live node, or one that was live before this step.
 */
export type LiveRow = {
/**
 * Its path.
 */
node: string,
/**
 * The names of the moves that lead there, the last few of many.
 */
way: string,
/**
 * No solution below it is worth less.
 */
bound: string,
/**
 * What this step did to it; a child that was dropped never was in the
 * queue.
 */
change: QueueChange | null,
/**
 * Whether this step is about it.
 */
now: boolean,
};

/**
 * What the timeline marks at a step; the most important of its events'
 * counts. Marks are ordered by importance, not by their bytes.
 *
 * ```
 * use plyscope_stage::Mark;
 *
 * assert!(Mark::Best < Mark::AlphaCut && Mark::Best as u8 > Mark::AlphaCut as u8);
 * ```
 */
export type Mark = "none" | "evaluation" | "pass" | "purge" | "strategy" | "alpha-cut" | "beta-cut" | "incumbent" | "again" | "end" | "best";

/**
 * What is shown of a moment beside the tree.
 */
export type Moment = {
/**
 * What is said about the step.
 */
narration: Narration,
/**
 * The panel of the search.
 */
panel: Panel,
/**
 * The listing and its current lines; not in a frame.
 */
listing: Listing,
/**
 * How often what happened, a sentence each; not in a frame.
 */
counters: Array<Sentence>,
};

/**
 * What is said about a step.
 */
export type Narration = {
/**
 * The step; 0 before the first.
 */
step: number,
/**
 * A few words: the step's number, and what kind of step it is.
 */
title: Sentence,
/**
 * What happened and why.
 */
text: Array<Sentence>,
};

/**
 * What there is to say of a node.
 */
export type NodeFacts = {
/**
 * Its path.
 */
path: string,
/**
 * What people call the move to it.
 */
name?: string,
/**
 * `max` or `min`; none for a leaf.
 */
player: "max" | "min" | null,
/**
 * Its board in words, where the game has boards.
 */
board?: Sentence,
/**
 * What is known of it, one thing a sentence.
 */
facts: Array<Sentence>,
};

/**
 * An error of `open`, with its place.
 */
export type OpenError = {
/**
 * Where it belongs.
 */
field: Field,
/**
 * What is wrong, in English.
 */
message: string,
/**
 * The name of the option.
 */
option?: string,
/**
 * The line in the game's text, counted from 1.
 */
line?: number,
/**
 * The column in the line, counted from 1.
 */
column?: number,
/**
 * The place in the text, in UTF-16 units as a text field counts.
 */
offset?: number,
/**
 * The length of what is wrong, in UTF-16 units.
 */
length?: number,
};

/**
 * OPEN.
 */
export type OpenPanel = {
/**
 * `open`.
 */
kind: "open",
/**
 * The player whose hopes the merits are: `max`, the greatest first, or `min`, the least first.
 */
side: "max" | "min",
/**
 * The number of entries.
 */
size: number,
/**
 * The first of them, and what left in this step.
 */
rows: Array<OpenRow>,
/**
 * The number of entries that are not among the rows.
 */
more: number,
/**
 * The case of Γ that applied.
 */
case: number | null,
};

/**
 * An entry of OPEN, or what was one before this step.
 */
export type OpenRow = {
/**
 * The node's path.
 */
node: string,
/**
 * `live` or `solved`.
 */
status: "live" | "solved",
/**
 * Its merit.
 */
merit: string,
/**
 * What this step did to it.
 */
change: QueueChange | null,
/**
 * Whether this step is about it.
 */
now: boolean,
};

/**
 * An option; the page makes a control of it.
 */
export type OptionEntry = {
/**
 * The name, as links and the command line have it.
 */
name: string,
/**
 * What it takes.
 */
kind: OptionKind,
/**
 * The words to choose from.
 */
choices?: Array<string>,
/**
 * The least number.
 */
min?: number,
/**
 * The greatest number.
 */
max?: number,
/**
 * How many numbers it takes.
 */
count?: number,
/**
 * What it is where nothing is said.
 */
default: string,
/**
 * A sentence about it.
 */
about: string,
};

/**
 * What an option takes.
 */
export type OptionKind = "choice" | "number" | "decimal" | "choice-or-decimal" | "numbers";

/**
 * The panel beside the tree: the data of each kind's picture. Points on an axis run from 0
 * to 1.
 */
export type Panel = StackPanel | WindowPanel | WindowPanel | PassesPanel | OpenPanel | IntervalsPanel | ProofsPanel | LivePanel | VisitsPanel;

/**
 * A pass.
 */
export type PassRow = {
/**
 * Counted from 1.
 */
number: number,
/**
 * It asks whether the root is worth this much, or more; where this is
 * −∞, whether it is worth more than that.
 */
gamma: Point,
/**
 * `inf` or `neg-inf` where `gamma` is infinite.
 */
infinite: string | null,
/**
 * `lower` or `upper`: the bound that it found. None while it is under
 * way.
 */
found: "lower" | "upper" | null,
/**
 * The root's lower bound after it; before it, while it is under way.
 */
lower: Point,
/**
 * The upper bound.
 */
upper: Point,
/**
 * `true` if these are the same.
 */
met: boolean,
/**
 * Leaves that it evaluated.
 */
leaves: number,
/**
 * Nodes that the memory answered for.
 */
reused: number,
/**
 * Whether this step is part of it.
 */
now: boolean,
};

/**
 * The passes so far.
 */
export type PassesPanel = {
/**
 * `passes`.
 */
kind: "passes",
/**
 * The number line below them.
 */
axis: Axis,
/**
 * The last of them, in order.
 */
rows: Array<PassRow>,
/**
 * The number of passes before these.
 */
earlier: number,
/**
 * `true` if the bounds have met.
 */
ended: boolean,
};

/**
 * A value on a number line.
 */
export type Point = {
/**
 * The value.
 */
label: string,
/**
 * From 0 to 1; the infinities stand at the ends.
 */
at: number,
};

/**
 * A child of a node on the path.
 */
export type ProofChild = {
/**
 * Its path.
 */
node: string,
/**
 * Its proof number.
 */
proof: string,
/**
 * Its disproof number.
 */
disproof: string,
/**
 * Whether the path goes on to it.
 */
chosen: boolean,
};

/**
 * A node on the path, with the children that its numbers come from.
 */
export type ProofRow = {
/**
 * Its path.
 */
node: string,
/**
 * Its name, where it has one.
 */
name: string | null,
/**
 * `max` or `min`; none for a leaf.
 */
player: "max" | "min" | null,
/**
 * Its proof number.
 */
proof: string,
/**
 * Its disproof number.
 */
disproof: string,
/**
 * The first of its children, and the one that the path goes on to; none
 * at the end of the path.
 */
children: Array<ProofChild>,
/**
 * How many children are not among them.
 */
more: number,
};

/**
 * The path to the most-proving node.
 */
export type ProofsPanel = {
/**
 * `proofs`.
 */
kind: "proofs",
/**
 * The value that MAX is to get, at least; none where more than 0 is asked for.
 */
goal: string | null,
/**
 * `proved` or `disproved`, once the root is.
 */
settled: "proved" | "disproved" | null,
/**
 * From the root down.
 */
rows: Array<ProofRow>,
};

/**
 * The change that a step makes to an entry of a queue.
 */
export type QueueChange = "popped" | "pushed" | "purged";

/**
 * How far a recording is.
 */
export type Recorded = {
/**
 * `true` once everything is recorded and drawn.
 */
done: boolean,
/**
 * `true` where there is no room for more.
 */
full: boolean,
/**
 * `true` once the search has ended.
 */
searched: boolean,
/**
 * The number of steps.
 */
steps: number,
/**
 * The number of events.
 */
events: number,
/**
 * The bytes that the recording and a drawing of all of it take.
 */
bytes: number,
/**
 * The number of nodes.
 */
nodes: number,
/**
 * The deepest ply.
 */
depth: number,
/**
 * The part of the root's moves that is searched, from 0 to 1, where that can be told.
 */
share: number | null,
/**
 * The number of the search of the root, where it is searched again and again.
 */
pass: number | null,
};

/**
 * What a child of the root is to B*'s strategies.
 */
export type Role = "best" | "rest";

/**
 * A sentence that a locale is to write.
 *
 * A locale decides nothing: whatever makes a difference in words is part of the key.
 */
export type Sentence = {
/**
 * The key of the locale's sentence.
 */
key: string,
/**
 * What it is about, by name.
 */
args: { [key in string]: Arg },
};

/**
 * The nodes on the path from the root.
 */
export type StackPanel = {
/**
 * `stack`.
 */
kind: "stack",
/**
 * The root first.
 */
rows: Array<StackRow>,
};

/**
 * A call that has not returned.
 */
export type StackRow = {
/**
 * Its node's path.
 */
node: string,
/**
 * `max` or `min`; none for a leaf.
 */
player: "max" | "min" | null,
/**
 * The best value so far, where a child gave one.
 */
value: string | null,
/**
 * α, where the search has windows.
 */
alpha: string | null,
/**
 * β, where the search has windows.
 */
beta: string | null,
/**
 * The child that it waits for.
 */
child: string | null,
};

/**
 * A tick of a number line.
 */
export type Tick = {
/**
 * The value there.
 */
label: string,
/**
 * From 0 to 1.
 */
at: number,
};

/**
 * The terms of UCB1, and their sum.
 */
export type Ucb1Terms = {
/**
 * The mean, from 0 to 1.
 */
mean: string,
/**
 * What is added because it was visited less often.
 */
exploration: string,
/**
 * Their sum.
 */
sum: string,
/**
 * The terms as shares of the greatest sum.
 */
mean_share: number,
/**
 * See `mean_share`.
 */
exploration_share: number,
};

/**
 * The window onto a [`Layout`]: what it shows at its left and top edge, and
 * its two scales, which are independent because a tree of a million leaves
 * is only twenty plies high.
 *
 * All of it is pure: each method answers with the view after the gesture.
 *
 * ```
 * use plyscope::{NodeId, Player};
 * use plyscope_stage::{Layout, Size, Topology, View};
 *
 * let mut tree = Topology::new(Player::Max);
 * tree.expand(NodeId::ROOT, 100, Player::Min);
 * let layout = Layout::of(&tree);
 * let size = Size { width: 912.0, height: 640.0 };
 *
 * let all = View::fit(&layout, size);
 * let near = all.zoom(&layout, size, 4.0, (300.0, 200.0));
 * assert!(near.unit > all.unit);
 * // What was under the pointer still is.
 * let world = all.x + 300.0 / all.unit;
 * assert!((near.to_screen(world, 0).0 - 300.0).abs() < 1e-6);
 * ```
 */
export type View = {
/**
 * The layout's x at the left edge.
 */
x: number,
/**
 * The ply at the top edge, as a fraction where it is between two.
 */
y: number,
/**
 * Pixels per unit of x.
 */
unit: number,
/**
 * Pixels per ply.
 */
ply: number,
};

/**
 * One of the root's moves.
 */
export type VisitRow = {
/**
 * Its path.
 */
node: string,
/**
 * Its name, where it has one.
 */
name: string | null,
/**
 * Its visits, those of the step included.
 */
visits: number,
/**
 * The same as a share of those of the most visited move, and how much of that the step added.
 */
share: number,
/**
 * See `share`.
 */
added: number,
/**
 * Its mean result, that of the step included; none without a visit.
 */
mean: string | null,
/**
 * The terms that UCB1 had for it when the step chose; none where UCB1 wasn't asked.
 */
terms: Ucb1Terms | null,
/**
 * Whether the step went to it.
 */
chosen: boolean,
/**
 * Whether it is the most visited, the left-most among equals.
 */
best: boolean,
};

/**
 * The root's moves, by the numbers that the step went by, and what it added.
 */
export type VisitsPanel = {
/**
 * `visits`.
 */
kind: "visits",
/**
 * Whose move it is at the root, `max` or `min`.
 */
player: "max" | "min",
/**
 * The root's visits, those of the step included.
 */
visits: number,
/**
 * The mean of all results; none before the first.
 */
mean: string | null,
/**
 * The result that counts 0 in a mean's term, and the one that counts 1; none where UCB1
 * wasn't asked.
 */
scale: [string, string] | null,
/**
 * UCB1's constant.
 */
constant: string,
/**
 * Why the step went to the move that it did; none where it chose no move.
 */
decided: Decided | null,
/**
 * The first of the root's moves, and the one that the step went to.
 */
rows: Array<VisitRow>,
/**
 * How many moves are not among them.
 */
more: number,
};

/**
 * The nodes on the path from the root, each with its window.
 */
export type WindowPanel = {
/**
 * `window`.
 */
kind: "window",
/**
 * The number line below the windows.
 */
axis: Axis,
/**
 * From the root down.
 */
rows: Array<WindowRow>,
/**
 * The call stack, the root first.
 */
stack: Array<StackRow>,
};

/**
 * A node on the path, with its window.
 */
export type WindowRow = {
/**
 * Its path.
 */
node: string,
/**
 * `max` or `min`; none for a leaf.
 */
player: "max" | "min" | null,
/**
 * What MAX already has.
 */
alpha: Point,
/**
 * What MIN already has.
 */
beta: Point,
/**
 * Whether this step is about it.
 */
now: boolean,
/**
 * The question that a null window asks, such as `> 5?`.
 */
question: string | null,
/**
 * Whether it was tested and is searched again.
 */
again: boolean,
/**
 * `alpha` or `beta` where this step's cutoff closed the window.
 */
cut: "alpha" | "beta" | null,
};

/**
 * The byte of each mark.
 */
export type MarkBytes = {
"none": 0,
"evaluation": 1,
"pass": 2,
"purge": 3,
"strategy": 4,
"alpha-cut": 5,
"beta-cut": 6,
"incumbent": 7,
"again": 8,
"end": 9,
"best": 10,
};

/**
 * A colour for each role, and the font.
 */
export type Palette = Record<Ink | "font", string>;
