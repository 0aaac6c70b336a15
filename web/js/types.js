// What the engine and the page say to each other. Types only: no browser ever
// loads this file.

/**
 * An argument of a sentence, told apart by the field it has.
 * @typedef {{ node: string, name?: string }} NodeArg
 * @typedef {{ value: string, number?: number }} ValueArg
 * @typedef {{ bound: string }} BoundArg
 * @typedef {{ nodes: string[], more: number }} NodesArg
 * @typedef {{ player: "max" | "min" }} PlayerArg
 * @typedef {{ number: number }} NumberArg
 * @typedef {{ word: string }} WordArg
 * @typedef {NodeArg | ValueArg | BoundArg | NodesArg | PlayerArg | NumberArg | WordArg} Arg
 *
 * A sentence before it has a language: which one, and what it is about.
 * @typedef {{ key: string, args: Record<string, Arg> }} Message
 */

/**
 * An option, as data: the page makes a control of it.
 * @typedef {object} OptionSpec
 * @property {string} name
 * @property {"choice" | "number" | "decimal" | "choice-or-decimal" | "numbers"} kind
 * @property {string[]} [choices]
 * @property {number} [min]
 * @property {number} [max]
 * @property {number} [count]
 * @property {string} default
 * @property {string} about
 *
 * @typedef {{ name: string, title: string, about: string, options: OptionSpec[] }} AlgorithmSpec
 * @typedef {{ name: string, about: string, example: string, options: OptionSpec[] }} GameSpec
 * @typedef {{ version: string, algorithms: AlgorithmSpec[], games: GameSpec[] }} Catalogue
 */

/**
 * The camera. Only the engine reads it; between two of them the page may
 * interpolate, field by field.
 * @typedef {{ x: number, y: number, unit: number, ply: number }} View
 *
 * @typedef {Record<"paper" | "ink" | "muted" | "hairline" | "idle" | "alpha" | "beta" | "best" | "now" | "live" | "font", string>} Palette
 */

/**
 * A number on an axis: how it is written, and where it stands, 0 to 1.
 * @typedef {{ label: string, at: number }} Place
 * @typedef {{ ticks: Place[] }} Axis
 * @typedef {"max" | "min" | null} Player
 *
 * @typedef {object} WindowPanel
 * @property {"window"} kind
 * @property {Axis} axis
 * @property {{ node: string, player: Player, alpha: Place, beta: Place, now: boolean, question: string | null, again: boolean, cut: null | "alpha" | "beta" }[]} rows
 * @property {{ node: string, player: Player, value: string | null, alpha: string, beta: string, child: string | null }[]} stack
 *
 * @typedef {object} OpenPanel
 * @property {"open"} kind
 * @property {"max" | "min"} side  whose hopes the merits are
 * @property {number} size
 * @property {{ node: string, status: "live" | "solved", merit: string, change: null | "popped" | "pushed" | "purged", now: boolean }[]} rows
 * @property {number} more
 * @property {number | null} case
 *
 * @typedef {object} IntervalsPanel
 * @property {"intervals"} kind
 * @property {Axis} axis
 * @property {{ node: string, name: string | null, lower: Place, upper: Place, role: "best" | "rest" | null, worked: boolean }[]} rows
 * @property {Place | null} separation
 * @property {boolean} separated
 * @property {"prove-best" | "disprove-rest" | null} strategy
 * @property {Message | null} because
 *
 * @typedef {object} LivePanel
 * @property {"live"} kind
 * @property {Axis} axis
 * @property {Place | null} bound  no solution is worth less
 * @property {Place | null} best  the best solution so far
 * @property {number} size
 * @property {{ node: string, way: string, bound: string, change: null | "popped" | "pushed" | "purged", now: boolean }[]} rows
 * @property {number} more
 * @property {boolean} by_depth
 * @property {{ best: boolean, node: string, id: number, value: string, words: Message }[]} boards
 *
 * @typedef {object} PassesPanel
 * @property {"passes"} kind
 * @property {Axis} axis
 * @property {{ number: number, gamma: Place, infinite: null | "inf" | "neg-inf", found: null | "lower" | "upper", lower: Place, upper: Place, met: boolean, leaves: number, reused: number, now: boolean }[]} rows
 * @property {number} earlier
 * @property {boolean} ended
 *
 * @typedef {object} ProofRow
 * @property {string} node
 * @property {string | null} name
 * @property {Player} player
 * @property {string} proof
 * @property {string} disproof
 * @property {{ node: string, proof: string, disproof: string, chosen: boolean }[]} children
 * @property {number} more
 *
 * @typedef {object} ProofsPanel
 * @property {"proofs"} kind
 * @property {string | null} goal
 * @property {"proved" | "disproved" | null} settled
 * @property {ProofRow[]} rows
 *
 * The terms of UCB1, written, and as shares of the greatest sum.
 * @typedef {{ mean: string, exploration: string, sum: string, mean_share: number, exploration_share: number }} Terms
 *
 * @typedef {object} VisitRow
 * @property {string} node
 * @property {string | null} name
 * @property {number} visits
 * @property {number} share  of those of the most visited move
 * @property {number} added  the part of that share that this step added
 * @property {string | null} mean
 * @property {Terms | null} terms
 * @property {boolean} chosen
 * @property {boolean} best
 *
 * @typedef {object} VisitsPanel
 * @property {"visits"} kind
 * @property {"max" | "min"} player
 * @property {number} visits
 * @property {string | null} mean
 * @property {[string, string] | null} scale
 * @property {string} constant
 * @property {"only" | "unvisited" | "both" | "mean" | "exploration" | "tie" | null} decided
 * @property {VisitRow[]} rows
 * @property {number} more
 *
 * @typedef {object} StackPanel
 * @property {"stack"} kind
 * @property {{ node: string, player: Player, value: string | null, child: string | null }[]} rows
 *
 * @typedef {WindowPanel | OpenPanel | IntervalsPanel | PassesPanel | ProofsPanel | LivePanel | StackPanel | VisitsPanel} Panel
 */

/**
 * @typedef {object} About
 * @property {string} algorithm
 * @property {string} title
 * @property {string} game  canonical text
 * @property {number} decimals
 * @property {string} kind  the folder with its sentences
 * @property {Panel["kind"]} panel
 * @property {Message[]} rules  what this run goes by
 *
 * @typedef {{ path: string, name?: string, player: Player, board?: Message, facts: Message[] }} NodeFacts
 * @typedef {{ step: number, title: Message, text: Message[] }} Narration
 * @typedef {{ lines: string[], current: number[] }} Listing
 * @typedef {{ value: string, best: string | null, line: string | null, reason: Message }} Outcome
 *
 * @typedef {object} Progress
 * @property {boolean} done  everything is recorded and drawn
 * @property {boolean} full  there is no room for more
 * @property {boolean} searched  the search has ended
 * @property {number} steps
 * @property {number} events
 * @property {number} bytes
 * @property {number} nodes
 * @property {number} depth  the deepest ply
 * @property {number | null} share  the part of the root's moves that is done with, 0 to 1
 * @property {number | null} pass
 */

/**
 * A recorded run. Steps count from 0, before the first, to `steps`, after
 * the last. Lengths are CSS pixels.
 * @typedef {object} Session
 * @property {(milliseconds: number, limit: number) => Progress} record  records a slice, up to `limit` bytes in all; call until done
 * @property {(limit: number) => Progress} record_step  records one step
 * @property {(milliseconds: number) => boolean} lay_out  draws all that is recorded, where the recording ends early; whether that is done
 * @property {number} drawn  nodes
 * @property {number} bytes  of the recording and a drawing of all of it
 * @property {About} about
 * @property {number} steps
 * @property {number} at
 * @property {(step: number) => void} seek
 * @property {(step: number, forward: boolean) => number} next_mark
 * @property {string[]} overlays  what can be laid over this tree
 * @property {(names: string[]) => void} overlay  lays these over it, and nothing else
 * @property {(width: number) => Uint8Array} marks  one byte a pixel of the timeline, see timeline.js
 * @property {(width: number) => Uint32Array} density  how many steps matter, for each of them
 * @property {(w: number, h: number) => View} view_fit
 * @property {(view: View, factor: number, px: number, py: number, w: number, h: number) => View} view_zoom
 * @property {(view: View, dx: number, dy: number, w: number, h: number) => View} view_pan
 * @property {(view: View, node: number, w: number, h: number) => View} view_show
 * @property {(node: number, w: number, h: number) => View} view_subtree
 * @property {(context: CanvasRenderingContext2D, view: View, w: number, h: number, hover: number, palette: Palette) => void} paint
 * @property {(w: number, h: number) => View} view_map
 * @property {(context: CanvasRenderingContext2D, w: number, h: number, palette: Palette) => void} paint_map  the whole tree, small
 * @property {(context: CanvasRenderingContext2D, id: number, w: number, h: number, palette: Palette) => boolean} paint_board  false where the game has no boards
 * @property {(view: View, w: number, h: number, px: number, py: number) => number} hit
 * @property {(view: View, w: number, h: number, px: number, py: number) => Message[] | null} span_at  of nodes too close to be drawn one by one
 * @property {(id: number) => NodeFacts} node
 * @property {(path: string) => number} node_at
 * @property {() => number} focus
 * @property {() => Narration} narration
 * @property {() => Panel} panel
 * @property {() => Listing} listing
 * @property {() => Message[]} counters
 * @property {() => Outcome | null} outcome
 * @property {() => string} digest
 * @property {(view: View, w: number, h: number) => string} svg
 * @property {() => string} tikz
 * @property {() => void} free
 */

/**
 * @typedef {object} Engine
 * @property {boolean} whole  not only a part of it
 * @property {Catalogue} catalogue  where it is whole from the beginning
 * @property {() => Promise<void>} enlarge  makes it whole; what is open stays
 * @property {(algorithm: string, game: string, options: Record<string, string>) => Session} open
 */

export {};
