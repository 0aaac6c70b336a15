// What an embedded tree loads for a link that says more than the search, the game and the step, or
// that can't be followed.

import { ownModule } from "../code.js";
import { el } from "../dom.js";
import { count, words } from "../narrate.js";
import { quoted } from "../notice.js";
import { sentenceOf } from "./fault.js";
import { lostBrackets } from "./mend.js";
import { openLink } from "./open.js";
import { lacking } from "./overlays.js";
import { told } from "./reading.js";
import { finderOf } from "./target.js";
import { applyView } from "./view.js";

export { writeFragment } from "./writing.js";

/** @import { Engine, EngineError } from "../engine.js" */
/** @import { State } from "../fragment.js" */
/** @import { createViewer } from "../viewer/viewer.js" */
/** @import { Find } from "./target.js" */

/** The number of options of a link that are left out one by one. */
const PATIENCE = 8;

/** @typedef {(state: State, remarks: string[], find?: Find) => void} Ask */

/** Returns what is said of a step that the run doesn't have. @param {number} at @param {{ steps: number }} run */
export const beyond = (at, { steps }) => words("link.beyond", count(at), count(steps));

/** Returns what is said of a run that stays. */
export const kept = () => words("run.kept");

/**
 * Says why there is no run where the viewer would be.
 * @param {string[]} lines @param {HTMLElement} app @param {string} page  the link of the page that shows where it is wrong
 */
export const refuse = (lines, app, page) =>
  app.replaceChildren(
    el(
      "div",
      { class: "starting", role: "alert" },
      ...lines.map((line) => el("p", {}, ...quoted(line))),
      page && el("p", {}, el("a", { href: page, target: "_blank", rel: "noopener" }, words("page.open"))),
    ),
  );

/**
 * Reads a link and asks for its run.
 * @param {string} fragment
 * @param {ReturnType<typeof createViewer>} viewer
 * @param {HTMLElement} app  is given the size
 * @param {Ask} ask
 * @param {(lines: string[]) => void} refuse  says why there is no run
 */
export const followLink = (fragment, viewer, app, ask, refuse) =>
  openLink(fragment, viewer, (link) => {
    // Without its game, the run would be another one.
    if (link.problems.some(({ key }) => key === "packed")) return refuse(told(link.problems));
    const { view = {} } = link.state;
    const problems = view.panel === "listing" ? [{ key: "listing", word: "listing" }] : [];
    // A frame is loaded again if its address is in another language. Several elements have one.
    const isFrame = document.body.hasAttribute("data-frame");
    const shown = words("language.code");
    if (isFrame && view.lang && view.lang !== shown && fragment === location.hash) return location.reload();
    if (isFrame) document.documentElement.lang = shown;
    applyView(view, viewer);
    const [width, height] = view.size?.split("x") ?? [];
    Object.assign(app.style, { maxWidth: width ? `${width}px` : "", maxHeight: height ? `${height}px` : "" });
    const find = finderOf(link, () => viewer);
    ask(link.state, [...link.remarks, ...told([...link.problems, ...problems])], (run, state) => {
      const [at, lines] = find?.(run, state) ?? [state.at, []];
      return [at, [...lines, ...lacking(state.overlay, run)]];
    });
  });

/** The module of a game that was loaded last into an engine that had another one. @type {WeakMap<Engine, string>} */
const loaded = new WeakMap();

/**
 * Asks for the run of a link again, with the module that its game has of its own, or without what the engine does not
 * accept.
 * @param {Engine} engine
 * @param {EngineError} error
 * @param {() => string} link  returns the link that is followed
 * @param {State} state  that was asked for
 * @param {string[]} remarks
 * @param {Find | undefined} find
 * @param {Ask} ask
 * @param {(lines: string[]) => void} refuse  says why there is no run
 */
export async function askAgain(engine, error, link, state, remarks, find, ask, refuse) {
  const own = ownModule(state.game);
  if (own && loaded.get(engine) !== own) {
    const asked = link();
    await engine.enlarge(own);
    loaded.set(engine, own);
    // Another link may have been followed in the meantime.
    if (asked === link()) ask(state, remarks, find);
    return;
  }
  const closing = error.field === "game" ? lostBrackets(link(), state.game) : "";
  if (closing) {
    return ask({ ...state, game: state.game + closing }, [...remarks, words("link.closed", closing)], find);
  }
  const lines = [...remarks, sentenceOf(error)];
  const { option } = error;
  if (error.field === "option" && option !== undefined && Object.hasOwn(state.options, option)) {
    const { [option]: _, ...others } = state.options;
    const options = remarks.length < PATIENCE ? others : {};
    return ask({ ...state, options }, [...lines, words("link.ignored")], find);
  }
  refuse(lines);
}
