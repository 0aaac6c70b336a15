// The kinds of search that the page shows, by the name of their panel. Each has a line
// here and in index.css. A kind is a folder with a script and a style.

export { draw as intervals } from "./intervals/panel.js";
export { draw as live } from "./live/panel.js";
export { draw as open } from "./open/panel.js";
export { draw as passes } from "./passes/panel.js";
export { draw as proofs } from "./proofs/panel.js";
export { draw as stack } from "./values/panel.js";
export { draw as visits } from "./visits/panel.js";
export { draw as window } from "./windows/panel.js";
