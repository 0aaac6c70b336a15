// What is said besides at the ends of a run. Before the first step, the panel explains what the marks in the tree
// mean in this search. Where the run is done, how far the search had to look stands below the sentence, for the panel
// may be longer than its place. In both, the panel has what can be done with the tree besides watching.

import { legends } from "../../kinds/legends.js";
import { el } from "../dom.js";
import { narrate, words } from "../narrate.js";
import { leavesBeside, leavesOf } from "./beside.js";
import { treeMarks } from "./marks.js";

/** @import { Moment, Session } from "../types.js" */
/** @import { Run } from "./beside.js" */

/** What the cards open, by the names of their tools. At the end there is nothing left to predict. */
const CARDS = { first: ["predict", "compare", "edit"], end: ["compare", "edit"] };

/** @param {Session} session */
function legend({ about }) {
  const marks = treeMarks();
  return el(
    "dl",
    { class: "legend" },
    ...(legends[about.kind] ?? []).map((mark) =>
      el("div", {}, el("dt", {}, marks[mark]), el("dd", {}, words(`mark.${mark}`))),
    ),
  );
}

/** What the search beside that of a run has come to. @type {WeakMap<Session, ReturnType<typeof leavesBeside>>} */
const beside = new WeakMap();

/**
 * Says how far the search has looked, and the one that one would compare with.
 * @param {Moment} moment
 * @param {Session} session
 * @param {() => Run} shown  asked once for each run
 */
function sum(moment, session, shown) {
  const leaves = leavesOf(moment);
  if (!leaves) return (moment.counters ?? []).map((counter) => el("span", {}, ...narrate(counter)));
  const { value, of } = leaves;
  if (!beside.has(session)) beside.set(session, leavesBeside(shown()));
  const other = beside.get(session);
  // With a horizon, the same leaves are others.
  if (other?.of === of) return [words("poster.leaves.beside", value, of, other.title, other.value)];
  return [value === of ? words("poster.leaves.all", of) : words("poster.leaves", value, of, of - value)];
}

/** @param {string[]} tools @param {(tool: string) => void} open */
const cards = (tools, open) =>
  el(
    "div",
    { class: "cards" },
    ...tools.map((name) =>
      el(
        "button",
        { type: "button", title: words(`page.explore.${name}.about`), onclick: () => open(name) },
        el("b", {}, words(`poster.${name}`)),
        el("span", { class: "muted" }, words(`page.explore.${name}.about`)),
      ),
    ),
  );

/** @param {...HTMLElement} content */
const poster = (...content) => el("div", { class: "poster" }, ...content);

/**
 * Returns what belongs into the panel before the first step.
 * @param {Session} session
 * @param {(tool: string) => void} open
 */
export const firstPoster = (session, open) =>
  poster(el("h2", {}, words("help.tree")), legend(session), cards(CARDS.first, open));

/**
 * Adds to the panel and to the sentence what belongs there at the ends of a run.
 * @param {Element} side  has both
 * @param {Moment} moment
 * @param {Session} session
 * @param {(tool: string) => void} open
 * @param {() => Run} shown
 */
export function addPoster(side, moment, session, open, shown) {
  side.querySelector(".takeaway")?.remove();
  const panel = side.querySelector("#panel-search");
  const isFirst = session.at === 0;
  const isDone = session.at === session.steps && moment.narration.text.some(({ key }) => /(^|\.)done\./.test(key));
  if (!panel || !(isFirst || isDone)) return;
  // It has the place of a panel that only says that there is nothing in it.
  const nothing = panel.childElementCount === 2 && panel.querySelector(":scope > h2 + p.muted");
  if (nothing && (isFirst || nothing.textContent === words("panel.empty"))) panel.replaceChildren();
  if (isFirst) return panel.prepend(firstPoster(session, open));
  panel.append(poster(cards(CARDS.end, open)));
  side.querySelector(".told")?.append(el("p", { class: "takeaway" }, ...sum(moment, session, shown)));
}
