// Made from the Rust types by the test in types.rs.

/**
 * A search.
 */
export type AlgorithmEntry = {
/**
 * The name in links and on the command line.
 */
name: string,
/**
 * The name as it is shown.
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
 * Everything that can be chosen.
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
/**
 * The notations in which a tree can be written.
 */
notations: [string, string, string, string, string, string, string, string, string, string, string, string, string],
};

/**
 * The field of the page that an error belongs to.
 */
export type Field = "algorithm" | "game" | "option";

/**
 * A game.
 */
export type GameEntry = {
/**
 * The name in links and on the command line.
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
 * Everything that is shown of a moment beside the tree.
 */
export type Moment = {
/**
 * The sentences about the step, or about a part of it.
 */
narration: Narration,
/**
 * The panel of the search.
 */
panel: Panel,
/**
 * The paths of the nodes whose numbers the step has changed.
 */
changed: Array<string>,
/**
 * The listing and its current lines; not in a frame.
 */
listing: Listing,
/**
 * The counts up to this moment, a sentence each; not in a frame.
 */
counters: Array<Sentence>,
};

/**
 * An error of `open`, with its place.
 */
export type OpenError = {
/**
 * The field that it belongs to.
 */
field: Field,
/**
 * The message, in English.
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
 * The length of the wrong text, in UTF-16 units.
 */
length?: number,
};

/**
 * An option; the page makes a control of it.
 */
export type OptionEntry = {
/**
 * The name in links and on the command line.
 */
name: string,
/**
 * The kind of value that it takes.
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
 * The number of numbers that it takes.
 */
count?: number,
/**
 * The default value.
 */
default: string,
/**
 * A sentence about it.
 */
about: string,
};

/**
 * The kind of value that an option takes.
 */
export type OptionKind = "choice" | "number" | "decimal" | "choice-or-decimal" | "numbers" | "range";

/**
 * A tree in some order.
 */
export type OrderRow = {
/**
 * The number of leaves that alpha-beta evaluates.
 */
leaves: number,
/**
 * The text of the tree.
 */
tree: string,
};

/**
 * The leaves that alpha-beta evaluates in a tree, by the order of its moves.
 */
export type Orders = {
/**
 * The reason why there are none of this tree, if there is one.
 */
refused: "chances" | "again" | "unknown" | "too-large" | "too-deep" | null,
/**
 * As the tree is written, in the best order and in the worst.
 */
rows: Array<OrderRow>,
};

/**
 * A position.
 */
export type PositionEntry = {
/**
 * Its place in the tree; `e` for the root.
 */
path: string,
/**
 * The name of the move that leads to it, if it has one.
 */
name: string | null,
/**
 * `true` if MAX moves.
 */
max: boolean,
/**
 * What it is worth if the game is over; infinite values are ±∞.
 */
value: number | null,
/**
 * The numbers of the positions after each move; none if the game is over.
 */
children: Array<number>,
/**
 * The probability of each of these moves, if chance makes them.
 */
chance: Array<number> | null,
};

/**
 * The progress of a recording.
 */
export type Recorded = {
/**
 * `true` once everything is recorded and drawn.
 */
done: boolean,
/**
 * `true` if there is no room for more.
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
 * The number of bytes that the recording, the search's own data and a drawing of all of it
 * take.
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
 * The part of the root's moves that is searched, from 0 to 1, if that is known.
 */
share: number | null,
/**
 * The number of the current search of the root, if it is searched repeatedly.
 */
pass: number | null,
};
