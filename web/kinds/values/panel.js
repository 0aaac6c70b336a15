// Minimax: the path from the root, with the best values so far.

export { draw } from "../shared/stack.js";
