// SCOUT and related searches: the call stack, with windows and the questions that are tested.

export { draw } from "../shared/calls.js";
