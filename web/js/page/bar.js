// The bar at the top of the page.

import { el } from "../dom.js";

/** Returns the bar, with the name of the program and these elements behind it. @param {...HTMLElement} elements */
export const createBar = (...elements) =>
  el("header", { class: "bar" }, el("h1", {}, "ply", el("span", {}, "scope")), ...elements);
