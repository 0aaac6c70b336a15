// Made from the Rust types by the test in types.rs.

/**
 * The search, the game and the rules in force.
 */
export type About = {
/**
 * The search's name.
 */
algorithm: string,
/**
 * The name as it is shown.
 */
title: string,
/**
 * The game, in its canonical form.
 */
game: string,
/**
 * The number of decimals of its values, where they are no fractions.
 */
decimals: number | null,
/**
 * The name of its kind.
 */
kind: string,
/**
 * `true` if the game is a tree that names its nodes.
 */
named_nodes: boolean,
/**
 * The rules in force.
 */
rules: Array<Sentence>,
};

/**
 * An argument of a sentence.
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
 * The number of further nodes.
 */
more: number,
} | {
/**
 * The text: with `∞` and a real minus sign.
 */
value: string,
/**
 * The number; `None` if it is infinite.
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
 * The number.
 */
number: number,
} | {
/**
 * The word.
 */
word: string,
};

/**
 * What a question asks for.
 */
export type Ask = "values" | "returned" | "cut" | "leaves" | "result" | "move" | "windows" | "after" | "passes" | "steps" | "open";

/**
 * What a part of what is said is about.
 */
export type Aspect = "leaves" | "entered" | "returned" | "steps";

/**
 * The ticks of a number line.
 */
export type Axis = {
/**
 * The ticks, from left to right.
 */
ticks: Array<Tick>,
};

/**
 * A call, with its numbers.
 */
export type CallRow = {
/**
 * Its node's path.
 */
node: string,
/**
 * `max` or `min`; none for a leaf.
 */
player: "max" | "min" | null,
/**
 * `true` if this step is about it.
 */
now: boolean,
/**
 * `numLev`, the number of levels that are left, if they are counted.
 */
levels: string | null,
/**
 * `parentVal`, the bound that the parent has.
 */
parent: string,
/**
 * `LB`, once a child has returned.
 */
best: string | null,
/**
 * The test before the next child, if this step makes it.
 */
test: CallTest | null,
};

/**
 * A test whether a call returns at once.
 */
export type CallTest = {
/**
 * Its numbers, such as `−2 ≥ −3`.
 */
text: string,
/**
 * `true` if it holds.
 */
holds: boolean,
};

/**
 * The calls that have not returned, each with its numbers, seen from its player.
 */
export type CallsPanel = {
/**
 * `calls`.
 */
kind: "calls",
/**
 * `true` if levels are counted.
 */
counted: boolean,
/**
 * The calls, the root's first.
 */
rows: Array<CallRow>,
};

/**
 * A cell of an answer.
 */
export type Cell = {
/**
 * What is right, as it is shown.
 */
text: string,
/**
 * Other ways to write it: the name and the letters of a node, beside its place.
 */
names: Array<string>,
/**
 * The step that makes it so, counted from 1.
 */
step: number,
};

/**
 * The result of a check.
 */
export type Checked = {
/**
 * The number of lines that say something.
 */
said: number,
/**
 * The number of leaves that are said to be looked at.
 */
leaves: number,
/**
 * What is compared, and whether it is right by itself.
 */
parts: Array<Part>,
/**
 * The first difference from the search with the options that were claimed; none if the program does
 * the same.
 */
difference: Difference | null,
/**
 * The options of other sources with which the search does the same, beside those that were given:
 * each a list of names and values.
 */
agrees: Array<Array<[string, string]>>,
/**
 * The smallest sets of known mistakes that explain what is said.
 */
explained: Array<Explanation>,
};

/**
 * The reason why a child was selected.
 */
export type Decided = "only" | "unvisited" | "both" | "mean" | "exploration" | "tie" | "chance";

/**
 * The passes so far, and what has ordered the moves of the last one.
 */
export type DeepeningPanel = {
/**
 * `deepening`.
 */
kind: "deepening",
/**
 * The last passes, in order.
 */
rows: Array<DepthRow>,
/**
 * The number of passes before these.
 */
earlier: number,
/**
 * Why moves came first in the last pass, in the order in which the reasons are looked for.
 */
first: Array<FirstMoves>,
};

/**
 * A pass.
 */
export type DepthRow = {
/**
 * The number of plies that it looks ahead.
 */
depth: number,
/**
 * `true` if the pass before it has looked ahead as far, with too narrow a window.
 */
again: boolean,
/**
 * The ends of the root's window, unless both are infinite.
 */
window: [string, string] | null,
/**
 * The value that it found, with `≤` or `≥` if it is a bound. `None` while it is under way.
 */
value: string | null,
/**
 * The path of the best move.
 */
best: string | null,
/**
 * The number of leaves that it evaluated.
 */
leaves: number,
/**
 * `true` if this step is part of it.
 */
now: boolean,
};

/**
 * A difference between what is said and what the search does.
 */
export type Difference = {
/**
 * The line of the trace, counted from 1; none if it ends too early.
 */
line: number | null,
/**
 * The words of that line.
 */
said: string | null,
/**
 * The place that it names, if the game has no node there.
 */
unknown: string | null,
/**
 * The event of the search that should stand there; none if it has ended.
 */
wanted: string | null,
/**
 * The line of the search's listing that wants it.
 */
rule: string | null,
/**
 * The step of the search, counted from 1; the last one if it has ended.
 */
step: number,
};

/**
 * Known mistakes that explain what a program says.
 */
export type Explanation = {
/**
 * Their names, separated by commas.
 */
mistakes: string,
/**
 * The smallest tree on which a program with them does something else than the search.
 */
shows_on: string | null,
};

/**
 * The moves of a pass that came first for the same reason.
 */
export type FirstMoves = {
/**
 * `pv`, `table`, `killer` or `history`.
 */
because: "pv" | "table" | "killer" | "history",
/**
 * The number of nodes whose moves they were.
 */
nodes: number,
};

/**
 * A role in the picture; each painter has a colour for it.
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
 * Its part in the strategy, by the bounds that the step chose it by.
 */
role: Role | null,
/**
 * Its part in the next choice, if the step has changed it.
 */
next: Role | null,
/**
 * `true` if this step worked below it.
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
 * The first children, from left to right in the tree, and those that the step is about.
 */
rows: Array<IntervalRow>,
/**
 * The number of children that are not among the rows.
 */
more: number,
/**
 * The bound of the best child that the others must not pass.
 */
separation: Point | null,
/**
 * `true` if the others do not pass it.
 */
separated: boolean,
/**
 * `prove-best` or `disprove-rest`, if this step chose a strategy.
 */
strategy: "prove-best" | "disprove-rest" | null,
/**
 * The reason of the choice.
 */
because: Sentence | null,
};

/**
 * Whether a part of a task is met.
 */
export type Judged = {
/**
 * The part: the name of a feature, `left-out`, `looked-at`, `change-leaf`, `change-order`,
 * `fewer`, `fewer-expansions`, `order-best` or `order-worst`.
 */
part: string,
/**
 * What it is about: a place, or a search as it is written in the task. Often empty.
 */
about: string,
/**
 * The least count that is asked for.
 */
least: number | null,
/**
 * The greatest.
 */
most: number | null,
/**
 * The count that there is.
 */
has: number | null,
/**
 * Whether it is met.
 */
is_met: boolean,
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
 * The lines that this step executed, counted from 0.
 */
current: Array<number>,
};

/**
 * The board of a position that matters in this step.
 */
export type LiveBoard = {
/**
 * `true` for the best solution, `false` for the popped node.
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
 * The bound of the popped node, or the value of the solution.
 */
value: string,
/**
 * The description of the board in words.
 */
words: Sentence,
};

/**
 * A reduced matrix, and what was subtracted to get it.
 */
export type LiveMatrix = {
/**
 * The name of each city, or its number.
 */
cities: Array<string>,
/**
 * The rows, a city each.
 */
rows: Array<MatrixRow>,
/**
 * The numbers subtracted in each column.
 */
columns: Array<string>,
/**
 * The sum of what was subtracted in all rows.
 */
of_rows: string,
/**
 * The sum of what was subtracted in all columns.
 */
of_columns: string,
/**
 * The sum of both.
 */
of_all: string,
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
 * The least bound: no solution has a lower value.
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
 * The first live nodes, and those that left in this step.
 */
rows: Array<LiveRow>,
/**
 * The number of live nodes that are not among the rows.
 */
more: number,
/**
 * `true` if the deepest node comes first, instead of the one with the least bound.
 */
by_depth: boolean,
/**
 * The positions of the popped node and of the best solution.
 */
boards: Array<LiveBoard>,
/**
 * The origin of the popped node's bound, if it is more than a sum of moves.
 */
sum: LiveSum | null,
};

/**
 * A road between two cities.
 */
export type LiveRoad = {
/**
 * The city that it leaves, by its name or its number.
 */
from: string,
/**
 * The city that it comes to.
 */
to: string,
/**
 * Its length.
 */
length: string,
};

/**
 * Roads that a bound counts besides those of the route.
 */
export type LiveRoads = {
/**
 * `cheapest-edges`, `spanning-tree`, `held-karp` or `nearest-neighbour`.
 */
kind: string,
/**
 * The roads.
 */
roads: Array<LiveRoad>,
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
 * The names of the moves that lead to it; of many, the last few.
 */
moves: string,
/**
 * The bound: no solution below the node has a lower value.
 */
bound: string,
/**
 * The change that this step made to it; a child that was dropped was never in the queue.
 */
change: QueueChange | null,
/**
 * `true` if this step is about it.
 */
now: boolean,
};

/**
 * The origin of a bound: a reduced matrix, or a list of roads.
 */
export type LiveSum = {
/**
 * The node's path.
 */
node: string,
/**
 * Its bound.
 */
bound: string,
/**
 * The reduced matrix.
 */
matrix: LiveMatrix | null,
/**
 * The roads that are counted besides those of the route.
 */
roads: LiveRoads | null,
};

/**
 * The mark of a step on the timeline; the most important of its events' marks. Marks are ordered
 * by importance, not by their bytes.
 *
 * ```
 * use plyscope_stage::Mark;
 *
 * assert!(Mark::Best < Mark::AlphaCut && Mark::Best as u8 > Mark::AlphaCut as u8);
 * ```
 */
export type Mark = "none" | "evaluation" | "pass" | "purge" | "strategy" | "alpha-cut" | "beta-cut" | "incumbent" | "again" | "end" | "best";

/**
 * The marks of an answer.
 */
export type Marks = {
/**
 * Whether each cell is right that was written, or should have been.
 */
right: Array<Array<boolean>>,
/**
 * The row and the column of the first cell that isn't.
 */
first: [number, number] | null,
/**
 * The step that makes what is right there, counted from 1, if more was asked for.
 */
step: number | null,
/**
 * The number of points, of [`Question::points`].
 */
points: number,
};

/**
 * A row of a reduced matrix.
 */
export type MatrixRow = {
/**
 * The length that is left to each city; none if the road can't be taken.
 */
roads: Array<string | null>,
/**
 * The number subtracted in this row.
 */
taken: string,
};

/**
 * The sentences about a step.
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
 * The sentences that tell what happened and why.
 */
text: Array<Sentence>,
};

/**
 * The facts about a node.
 */
export type NodeFacts = {
/**
 * Its path.
 */
path: string,
/**
 * The name of the move to it.
 */
name?: string,
/**
 * `max`, `min` or `chance`, or the number of the player if the search tells several apart; none for
 * a leaf.
 */
player: "max" | "min" | "chance" | "1" | "2" | "3" | null,
/**
 * Its board in words, where the game has boards.
 */
board?: Sentence,
/**
 * The facts about it, a sentence each.
 */
facts: Array<Sentence>,
};

/**
 * A node at a moment. Its numbers are those that the picture has there, from the same side.
 */
export type NodeState = {
/**
 * Its path.
 */
path: string,
/**
 * The name of the node, or of the move to it.
 */
name?: string,
/**
 * The path of its parent; none for the root.
 */
parent: string | null,
/**
 * The paths of its children, left to right, also of those that the search never generates.
 */
children: Array<string>,
/**
 * `max` or `min`; none for a leaf.
 */
player: "max" | "min" | null,
/**
 * Its status in the search: not looked at yet, at work, done with what matters, or left out.
 */
status: "idle" | "live" | "resolved" | "cut",
/**
 * The bound that it was left out by.
 */
cut_by?: "alpha" | "beta",
/**
 * Its status in OPEN, if it waits there.
 */
open?: "live" | "solved",
/**
 * `true` if it is on the principal variation, once that is known.
 */
on_line: boolean,
/**
 * Its value, or the best so far; that of a leaf also before the search has come to it.
 */
value?: TraceNumber,
/**
 * The meaning of `value`: the value itself, or a bound of it.
 */
bound?: "exact" | "lower" | "upper",
/**
 * The window while it is searched.
 */
alpha?: TraceNumber,
/**
 * Its other end.
 */
beta?: TraceNumber,
/**
 * The interval of B\*.
 */
lower?: TraceNumber,
/**
 * Its other end.
 */
upper?: TraceNumber,
/**
 * The merit in OPEN.
 */
merit?: TraceNumber,
/**
 * The numbers that only one kind of search has, by name.
 */
own?: Record<string, TraceNumber>,
/**
 * The place in the drawing, in units of the distance between neighbours, from the left-most node.
 */
x: number,
/**
 * The ply, 0 for the root.
 */
y: number,
};

/**
 * The panel of OPEN.
 */
export type OpenPanel = {
/**
 * `open`.
 */
kind: "open",
/**
 * The player that the merits belong to: `max`, the greatest first, or `min`, the least first.
 */
side: "max" | "min",
/**
 * The number of entries.
 */
size: number,
/**
 * The first entries, and those that left in this step.
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
 * An entry of OPEN, or one that was an entry before this step.
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
 * The change that this step made to it.
 */
change: QueueChange | null,
/**
 * `true` if this step is about it.
 */
now: boolean,
};

/**
 * The panel beside the tree: the data of each kind's display. Points on an axis run from 0
 * to 1.
 */
export type Panel = StackPanel | WindowPanel | ParentsPanel | WindowPanel | DeepeningPanel | PassesPanel | OpenPanel | IntervalsPanel | ProofsPanel | LivePanel | ReportedPanel | PayoffsPanel | VisitsPanel;

/**
 * The path from the root: with the numbers of each call, or with windows as MAX counts.
 */
export type ParentsPanel = CallsPanel | WindowPanel;

/**
 * A part of what is said.
 */
export type Part = {
/**
 * What it is about.
 */
about: Aspect,
/**
 * The first difference from the search with the options that were claimed, as far as this is
 * compared.
 */
difference: Difference | null,
};

/**
 * A pass.
 */
export type PassRow = {
/**
 * The number of the pass, counted from 1.
 */
number: number,
/**
 * The bound that it tests: whether the root's value is this much or more; for −∞, whether it
 * is more than that.
 */
gamma: Point,
/**
 * `inf` or `neg-inf` if `gamma` is infinite.
 */
infinite: string | null,
/**
 * `lower` or `upper`: the bound that it found. `None` while it is under way.
 */
found: "lower" | "upper" | null,
/**
 * The root's lower bound after it; while it is under way, the one before it.
 */
lower: Point,
/**
 * The upper bound.
 */
upper: Point,
/**
 * `true` if both bounds are the same.
 */
met: boolean,
/**
 * The number of leaves that it evaluated.
 */
leaves: number,
/**
 * The number of nodes whose value was in the memory.
 */
reused: number,
/**
 * `true` if this step is part of it.
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
 * The number line below the rows.
 */
axis: Axis,
/**
 * The last passes, in order.
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
 * A node on the path.
 */
export type PayoffRow = {
/**
 * Its path.
 */
node: string,
/**
 * The number of the player who moves there; none for a leaf.
 */
player: "1" | "2" | "3" | null,
/**
 * The payoffs of the players, once they are known: of the leaf, or of the best child so far.
 */
payoffs: Array<string>,
/**
 * The child whose result it waits for.
 */
child: string | null,
};

/**
 * The nodes on the path from the root.
 */
export type PayoffsPanel = {
/**
 * `payoffs`.
 */
kind: "payoffs",
/**
 * The nodes, the root first.
 */
rows: Array<PayoffRow>,
};

/**
 * A node with what an answer says of it.
 */
export type Pin = {
/**
 * The place of the node.
 */
node: string,
/**
 * What is written; empty if nothing is.
 */
own: string,
/**
 * What is right; empty if nothing should be said.
 */
right: string,
/**
 * `true` if both mean the same.
 */
is: boolean,
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
 * The place, from 0 to 1; the infinities are at the ends.
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
 * `true` if the path goes on to it.
 */
chosen: boolean,
};

/**
 * A node of the tree.
 */
export type ProofNode = {
/**
 * Its path.
 */
node: string,
/**
 * Its name, where it has one.
 */
name: string | null,
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
 * The first of its children, and the one that the path goes on to; empty at the end of the
 * path.
 */
children: Array<ProofChild>,
/**
 * The number of children that are not shown.
 */
more: number,
};

/**
 * The path to the node that the step chose as the most-proving one.
 */
export type ProofsPanel = {
/**
 * `proofs`.
 */
kind: "proofs",
/**
 * The least value that MAX has to reach; `None` if it is any above 0.
 */
goal: string | null,
/**
 * `proved` or `disproved`, once the root is settled.
 */
settled: "proved" | "disproved" | null,
/**
 * The nodes, from the root down.
 */
rows: Array<ProofRow>,
/**
 * The most-proving node by the numbers of this moment, which the next step goes to.
 */
next: ProofNode | null,
};

/**
 * A question, with its answer as a table.
 */
export type Question = {
/**
 * What is asked for.
 */
ask: Ask,
/**
 * The names of the columns, which are those of the table of steps.
 */
columns: Array<string>,
/**
 * The words that a cell of each column may be; none in a column of other texts.
 */
choices: Array<Array<string>>,
/**
 * The number of columns, from the left, that are not asked for.
 */
given: number,
/**
 * The right answer, row by row.
 */
rows: Array<Array<Cell>>,
/**
 * The number of points: one for each row, or for the value and the move one for each.
 */
points: number,
/**
 * `true` if it is asked only where it is asked for by name.
 */
extra: boolean,
};

/**
 * The change that a step makes to an entry of a queue.
 */
export type QueueChange = "popped" | "pushed" | "purged";

/**
 * The nodes on the path from the root, as the program has them.
 */
export type ReportedPanel = WindowPanel | StackPanel;

/**
 * The role of a child of the root in B*'s strategies.
 */
export type Role = "best" | "rest";

/**
 * A sentence that a locale is to write.
 *
 * A locale decides nothing: every difference in wording is part of the key.
 */
export type Sentence = {
/**
 * The key of the locale's sentence.
 */
key: string,
/**
 * The arguments, by name.
 */
args: { [key in string]: Arg },
};

/**
 * The nodes on the path from the root, each with its value so far.
 */
export type StackPanel = {
/**
 * `stack`.
 */
kind: "stack",
/**
 * The nodes, the root first.
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
 * `max`, `min` or `chance`; none for a leaf.
 */
player: "max" | "min" | "chance" | null,
/**
 * The best value so far, once a child has returned one.
 */
value: string | null,
/**
 * α, if the search has windows.
 */
alpha: string | null,
/**
 * β, if the search has windows.
 */
beta: string | null,
/**
 * The child whose result it waits for.
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
 * The place, from 0 to 1.
 */
at: number,
};

/**
 * A child that an expansion generated, with its bounds in B*.
 */
export type TraceChild = {
/**
 * Its path.
 */
node: string,
/**
 * The name of the move.
 */
move?: string,
/**
 * The pessimistic bound.
 */
lower?: TraceNumber,
/**
 * The optimistic bound.
 */
upper?: TraceNumber,
};

/**
 * The counts of a search.
 */
export type TraceCounts = Record<"nodes" | "leaves" | "evaluations" | "cutoffs", number> & Record<string, number>;

/**
 * The first line.
 */
export type TraceHeader = {
/**
 * The version, 1.
 */
trace: number,
/**
 * The search.
 */
algorithm: string,
/**
 * The game, as text.
 */
game: string,
/**
 * The options that were given.
 */
options: { [key in string]: string },
/**
 * `max` or `min`.
 */
root: string,
/**
 * `numbers`, if nodes are named by numbers; absent if they are named by paths.
 */
nodes?: string,
};

/**
 * An event and its number.
 */
export type TraceLine = {
/**
 * The number of the event, counted from 1.
 */
t: number,
} & ({ "event": "pass", number: number, alpha: TraceNumber, beta: TraceNumber,
} | { "event": "enter", node: string, alpha: TraceNumber, beta: TraceNumber,
} | { "event": "mover", node: string, player: "max" | "min",
} | { "event": "chance", node: string,
} | { "event": "same", node: string, of: string,
} | { "event": "order", node: string, first: string, because: "pv" | "table" | "killer" | "history",
} | { "event": "estimate", node: string,
} | { "event": "payoffs", node: string, first: TraceNumber, second: TraceNumber, third: TraceNumber,
} | { "event": "cutoff", node: string, by: "alpha" | "beta", value: TraceNumber, bound: TraceNumber, pruned: Array<string>,
} | { "event": "leave", node: string, value: TraceNumber, bound: "exact" | "lower" | "upper",
} | { "event": "store", node: string, value: TraceNumber, bound: "exact" | "lower" | "upper",
} | { "event": "push", node: string, status: "live" | "solved", merit: TraceNumber,
} | { "event": "purge", nodes: Array<string>,
} | { "event": "choose", strategy: "prove-best" | "disprove-rest", node: string, because: "not-ahead" | "turn" | "policy" | "smaller-tree" | "depths" | "other-exhausted",
} | { "event": "select", node: string,
} | { "event": "playout", node: string, value: TraceNumber, plies: number,
} | { "event": "visit", node: string, visits: number, total: TraceNumber,
} | { "event": "incumbent", node: string, value: TraceNumber,
} | { "event": "expand", node: string, children: Array<TraceChild>,
} | { "event": "evaluate", node: string,
} & ({
/**
 * The pessimistic bound.
 */
lower: TraceNumber,
/**
 * The optimistic bound.
 */
upper: TraceNumber,
} | {
/**
 * The value.
 */
value: TraceNumber,
}) | { "event": "backup", node: string, from?: string, alpha?: TraceNumber, beta?: TraceNumber,
} & ({
/**
 * The pessimistic bound.
 */
lower: TraceNumber,
/**
 * The optimistic bound.
 */
upper: TraceNumber,
} | {
/**
 * The value.
 */
value: TraceNumber,
}) | { "event": "lookup", node: string, value?: TraceNumber, bound?: "exact" | "lower" | "upper", hit: boolean,
} | { "event": "pop", node: string, status: "live" | "solved", merit: TraceNumber, case?: number, bound?: TraceNumber,
} | { "event": "prove", node: string, proof: TraceNumber, disproof: TraceNumber,
} | { "event": "done" } & TraceOutcome);

/**
 * A value: a number, a fraction such as `"7/2"`, or `"inf"`, `"-inf"` or `"?"`.
 */
export type TraceNumber = number | "inf" | "-inf" | "?" | `${number}/${number}`;

/**
 * The result of a search, which `plyscope run --format json` prints too.
 */
export type TraceOutcome = {
/**
 * The mean result at the root, of a search that estimates its value, to six decimals.
 */
mean?: TraceNumber,
/**
 * The payoffs of the players, in a search of several.
 */
payoffs?: [TraceNumber, TraceNumber, TraceNumber],
/**
 * The root's child to play.
 */
best: string | null,
/**
 * The end of the principal variation.
 */
line: string,
/**
 * `solved`, `separation`, `budget`, `exhausted`, `unsound` or `unknown`.
 */
reason: "solved" | "separation" | "budget" | "exhausted" | "unsound" | "unknown",
/**
 * The counts of the search.
 */
counts: TraceCounts,
} & ({
/**
 * The pessimistic bound.
 */
lower: TraceNumber,
/**
 * The optimistic bound.
 */
upper: TraceNumber,
} | {
/**
 * The value.
 */
value: TraceNumber,
});

/**
 * The terms of UCB1, and their sum.
 */
export type Ucb1Terms = {
/**
 * The mean, from 0 to 1, or as it is.
 */
mean: string,
/**
 * The exploration term: the less often the move was visited, the greater it is.
 */
exploration: string,
/**
 * Their sum.
 */
sum: string,
/**
 * The terms as shares of the greatest sum, or of what it is more than the least mean, if that is
 * negative.
 */
mean_share: number,
/**
 * See `mean_share`.
 */
exploration_share: number,
};

/**
 * The window onto a [`Layout`]: the part at its left and top edge, and its two scales, which are
 * independent because a tree of a million leaves is only twenty plies high.
 *
 * All methods are pure: each returns the view after the gesture.
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
 * The ply at the top edge, as a fraction if it is between two.
 */
y: number,
/**
 * The number of pixels per unit of x.
 */
unit: number,
/**
 * The number of pixels per ply.
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
 * The same as a share of the visits of the most visited move, and how much of that the step
 * added.
 */
share: number,
/**
 * See `share`.
 */
added: number,
/**
 * Its mean result, that of the step included; `None` without a visit.
 */
mean: string | null,
/**
 * The terms of UCB1 for it when the step chose; `None` if UCB1 did not decide.
 */
terms: Ucb1Terms | null,
/**
 * `true` if the step went to it.
 */
chosen: boolean,
/**
 * `true` if it is the most visited, the left-most among equals.
 */
best: boolean,
};

/**
 * The root's moves, by the numbers that the selection used, and what the step added.
 */
export type VisitsPanel = {
/**
 * `visits`.
 */
kind: "visits",
/**
 * The player to move at the root, `max` or `min`.
 */
player: "max" | "min",
/**
 * The root's visits, those of the step included.
 */
visits: number,
/**
 * The mean of all results; `None` before the first.
 */
mean: string | null,
/**
 * The result that counts 0 in a mean's term, and the one that counts 1; `None` if UCB1 did not
 * decide, or if means count as they are.
 */
scale: [string, string] | null,
/**
 * `true` if UCB1 decided, and means count as they are.
 */
raw: boolean,
/**
 * UCB1's constant.
 */
constant: string,
/**
 * The reason why the step went to its move; `None` if it chose no move.
 */
decided: Decided | null,
/**
 * The first of the root's moves, and the one that the step went to.
 */
rows: Array<VisitRow>,
/**
 * The number of moves that are not shown.
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
 * The nodes, from the root down.
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
 * `max`, `min` or `chance`; none for a leaf.
 */
player: "max" | "min" | "chance" | null,
/**
 * The value that MAX already has.
 */
alpha: Point,
/**
 * The value that MIN already has.
 */
beta: Point,
/**
 * The paths of the child whose value has set α, and of the child's parent, if a child has.
 */
alpha_from: [string, string] | null,
/**
 * The same for β.
 */
beta_from: [string, string] | null,
/**
 * `true` if this step is about it.
 */
now: boolean,
/**
 * The test that a null window makes, such as `> 5?`.
 */
question: string | null,
/**
 * `true` if it was tested and is searched again.
 */
again: boolean,
/**
 * `alpha` or `beta` if this step's cutoff closed the window.
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
