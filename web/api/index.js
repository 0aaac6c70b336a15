// The package: searches that are stepped, and recorded ones.

export { Recording, record } from "./recording.js";
export * from "./search.js";
export { SeekEvent } from "./seek-event.js";

/**
 * @template [Position=unknown]
 * @template [Move=unknown]
 * @typedef {import("./recording.js").RecordingChoice<Position, Move>} RecordingChoice
 */
/** @typedef {import("./recording.js").Told} Told */
/** @typedef {import("./nodes.js").NodeTree} NodeTree */
/** @typedef {import("./sentences.js").Locale} Locale */
/** @typedef {import("../wasm/plyscope-wasm.js").NodeState} NodeState */
/** @typedef {import("../wasm/plyscope-wasm.js").Panel} Panel */
/** @typedef {import("../wasm/plyscope-wasm.js").Sentence} Sentence */
