// What a program says of its search: its calls, with the windows that it has.

export { draw } from "../shared/calls.js";
