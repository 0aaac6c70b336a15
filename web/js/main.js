// The page: the bar above, the viewer below, and the fragment that says both.

import { el, fill, replace } from "./dom.js";
import { EngineError, loadEngine } from "./engine.js";
import { EXAMPLES } from "./examples.js";
import { createField } from "./field.js";
import { createHelp } from "./help.js";
import { icon } from "./icons.js";
import { createMenu } from "./menu.js";
import { count, words } from "./narrate.js";
import { createNotice, sentenceOf } from "./notice.js";
import { createOptions } from "./options.js";
import { createRuns } from "./runs.js";
import { createScheduler } from "./scheduler.js";
import { createShare } from "./share.js";
import { asked, FIRST } from "./start.js";
import { carryOver, writeFragment } from "./state.js";
import { isDark, onTheme, restoreTheme, toggleTheme } from "./theme.js";
import { createViewer } from "./viewer.js";

/** @import { Catalogue, Engine } from "./types.js" */
/** @import { State } from "./state.js" */

restoreTheme();
const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const schedule = createScheduler();
const notice = createNotice();
try {
  page(await loadEngine());
} catch (error) {
  if (!app.hasChildNodes()) app.append(notice.element);
  notice.say(words("fault.engine", String(error instanceof Error ? error.message : error)));
}

/** @param {Engine} engine */
function page(engine) {
  const { algorithms, games } = engine.catalogue;
  const runs = createRuns(engine, () => viewer);

  /** What is on the screen. @type {State} */
  let state = { ...FIRST };
  let title = "";
  /** What the controls ask for; the same, unless that went wrong. @type {State} */
  let wanted = state;

  const choice = el(
    "select",
    {
      "aria-label": words("page.algorithm"),
      onchange: () =>
        ask({
          ...wanted,
          algorithm: choice.value,
          options: carryOver(wanted.options, specOf(choice.value)?.options ?? []),
        }),
    },
    ...algorithms.map(({ name, title }) => el("option", { value: name }, title)),
  );
  const field = createField((game) => ask({ ...wanted, game }));
  const options = createOptions((options) => ask({ ...wanted, options }));
  const help = createHelp();
  const viewer = createViewer(schedule, {
    onStep: remember,
    onHelp: () => help.showModal(),
    onOverlay: lay,
    onTake: runs.take,
    onMore: runs.more,
  });
  const theme = el("button", { type: "button", class: "tool theme", onclick: toggleTheme });
  const dressTheme = () => {
    const label = words(isDark() ? "page.theme.light" : "page.theme.dark");
    theme.title = label;
    theme.setAttribute("aria-label", label);
    replace(theme, icon(isDark() ? "sun" : "moon"));
  };
  onTheme(dressTheme);
  dressTheme();

  fill(
    app,
    el(
      "header",
      { class: "bar" },
      el("h1", {}, "ply", el("span", {}, "scope")),
      choice,
      field.element,
      examplesMenu(),
      options.element,
      createShare(() => ({ fragment: writeFragment({ ...state, at: viewer.at }), title })),
      theme,
      el(
        "button",
        {
          type: "button",
          class: "tool help-button",
          title: words("page.help"),
          "aria-label": words("page.help"),
          onclick: () => help.showModal(),
        },
        icon("help"),
      ),
    ),
    el("div", { class: "work" }, viewer.stage, runs.element, notice.element),
    viewer.side,
    viewer.transport,
    help,
  );

  function examplesMenu() {
    /** @param {string} title @param {string} about @param {() => void} take */
    const item = (title, about, take) =>
      el(
        "button",
        {
          type: "button",
          class: "item",
          onclick: () => {
            menu.close();
            take();
          },
        },
        el("b", {}, title),
        el("span", { class: "muted" }, about),
      );
    const menu = createMenu(
      words("page.examples"),
      "book",
      ...EXAMPLES.flatMap(([group, examples]) => [
        el("h2", {}, words(`page.examples.${group}`)),
        ...examples.map(({ title, about, algorithm, game, options = {} }) =>
          item(`${title} · ${specOf(algorithm)?.title ?? algorithm}`, about, () =>
            ask({ ...wanted, algorithm, game, at: 0, options }, 0),
          ),
        ),
      ]),
      el("h2", {}, words("page.examples.all")),
      ...games.map(({ name, about, example }) => item(name, about, () => ask({ ...wanted, game: example }, 0))),
    );
    return menu.element;
  }

  /** @param {string} name */
  function specOf(name) {
    return algorithms.find((spec) => spec.name === name);
  }

  /* ------------------------------------------------------------ runs */

  /**
   * Runs what is asked for and shows it; on failure says why, and what was
   * there stays.
   * @param {State} next
   * @param {number} [at]  undefined: as far along as now
   * @param {string[]} [remarks]  to be said besides
   */
  function ask(next, at, remarks = []) {
    const sameGame = next.game === state.game;
    wanted = next;
    dress();
    notice.clear();
    runs.start(next, at, {
      show(session, step) {
        state = wanted = next;
        title = session.about.title;
        document.title = `${title} · Plyscope`;
        viewer.show(session, step, sameGame, next.overlay);
        remember(viewer.at);
      },
      say(lines) {
        const { steps } = viewer;
        const beyond = at !== undefined && at > steps && lines.length === 0;
        const all = [...remarks, ...lines, ...(beyond ? [words("link.beyond", count(at), count(steps))] : [])];
        if (all.length > 0) notice.say(...all);
      },
      failed(error) {
        explain(error, remarks);
      },
    });
  }

  /** The controls say what is wanted. */
  function dress() {
    choice.value = wanted.algorithm;
    const spec = specOf(wanted.algorithm);
    if (spec) options.set(spec, wanted.options);
    field.set(wanted.game);
  }

  /** @param {unknown} error @param {string[]} remarks */
  function explain(error, remarks) {
    const kept = title === "" ? [] : [words("run.kept")];
    if (!(error instanceof EngineError)) {
      notice.say(words("run.broke"));
      throw error;
    }
    if (error.field === "game") field.mark(error.offset, error.length);
    if (error.field === "option" && error.option) options.fault(error.option, sentenceOf(error));
    const lines = [...remarks, sentenceOf(error)];
    // Nothing to fall back to: a link that can't be followed still shows a tree.
    if (title === "") ask(FIRST, 0, [...lines, words("fault.default")]);
    else notice.say(...lines, ...kept);
  }

  /* ------------------------------------------------------------ the address */

  let timer = 0;
  /** The fragment as the page last read or wrote it. */
  let known = "";

  /** @param {number} at  browsers allow a hundred changes in half a minute */
  function remember(at) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Somebody has just changed it: that is to be read, not written over.
      if (location.hash !== known) return;
      history.replaceState(null, "", writeFragment({ ...state, at }));
      known = location.hash;
    }, 350);
  }

  /** @param {string[]} overlay  what is laid over the tree now */
  function lay(overlay) {
    state = { ...state, overlay };
    wanted = { ...wanted, overlay };
    remember(viewer.at);
  }

  function follow() {
    known = location.hash;
    const { state: next, remarks } = asked(location.hash);
    ask(next, next.at, remarks);
  }
  addEventListener("hashchange", () => {
    if (location.hash !== known) follow();
  });
  follow();
}
