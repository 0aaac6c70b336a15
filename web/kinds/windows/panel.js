// Alpha-beta and related searches: the call stack, with windows.

export { draw } from "../shared/calls.js";
