// A game that is written in JavaScript.

/** A game by its functions, which answer the same to the same question and change no position. */
export interface Game<Position = unknown, Move = unknown> {
  /** The position at the root, or a function that returns it. */
  start: Position | (() => Position);
  /**
   * Returns who is to move: the same at all successors of a position, unless the game has chance. Where chance moves, and where the
   * game is over, it may be nobody.
   */
  player(position: Position): "max" | "min" | null | undefined;
  /** Returns the moves in the order of the children; none if the game is over. */
  moves(position: Position): Iterable<Move>;
  /** Returns the position after a move. */
  play(position: Position, move: Move): Position;
  /** Returns the value to MAX: exact if the game is over. */
  value(position: Position): number;
  /** Returns the value at a horizon; without it, that is `value`. */
  evaluate?(position: Position): number;
  /** Returns the name of a move. */
  name?(position: Position, move: Move): string;
  /** Returns the same text or number for equal positions, if these are objects. */
  key?(position: Position): string | number | bigint;
  /**
   * Returns the probabilities of the moves, in their order, where chance moves: whole numbers, which are weights, or numbers that add up
   * to 1, such as 0.3, which is 3/10, or 1 / 3; nothing where a player moves.
   */
  chance?(position: Position): Iterable<number> | null | undefined;
  /**
   * The common denominator of all means, in a game with chance: of the products of the probabilities on a line. Without it, all
   * positions are looked at to find it, up to 200,000.
   */
  parts?: number;
  /** The number of decimals of values; 0, unless it is given. */
  decimals?: number;
  /** The least and the greatest finite value, if that is known. */
  range?: readonly [least: number, most: number];
  /** True if a search that can remember positions does so. */
  merges?: boolean;
  /** True if a line of play may never end: a search of it needs a horizon. */
  endless?: boolean;
}
