// The entry point of the page: the bar, the viewer below it, and the fragment of the
// address that stores the state of both.

import { el, fill } from "./dom.js";
import { createDropdown } from "./dropdown.js";
import { EngineError, loadEngine } from "./engine.js";
import { carryOver, DEFAULT_STATE, stateOf, writeFragment } from "./fragment.js";
import { icon } from "./icons.js";
import { loadLanguage } from "./messages.js";
import { words } from "./narrate.js";
import { createNotice, sentenceOf } from "./notice.js";
import { createAddress } from "./page/address.js";
import { createExamplesMenu } from "./page/examples-menu.js";
import { createField } from "./page/field.js";
import { createHelp } from "./page/help.js";
import { createOptions } from "./page/options.js";
import { createOverlays } from "./page/overlays.js";
import { createShare } from "./page/share.js";
import { createThemeButton } from "./page/theme-button.js";
import { createRunController } from "./run/run-controller.js";
import { createScheduler } from "./scheduler.js";
import { restoreTheme } from "./theme.js";
import { createViewer } from "./viewer/viewer.js";

/** @import { State } from "./fragment.js" */
/** @import { Engine } from "./engine.js" */

restoreTheme();
const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const schedule = createScheduler();
const notice = createNotice();
try {
  const [engine] = await Promise.all([loadEngine(), loadLanguage(document.documentElement.lang, "viewer", "page")]);
  page(engine);
} catch (error) {
  if (!app.hasChildNodes()) app.append(notice.element);
  notice.say(words("fault.engine", String(error instanceof Error ? error.message : error)));
}

/** @param {Engine} engine */
function page(engine) {
  const { algorithms } = engine.catalogue;
  const runs = createRunController(engine, () => viewer);

  /** The state that is shown. @type {State} */
  let state = { ...DEFAULT_STATE };
  let title = "";
  /** The state of the controls. It differs from `state` only after an error. @type {State} */
  let wanted = state;

  const choice = createDropdown(
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
  const examples = createExamplesMenu(engine.catalogue, {
    example: ({ algorithm, game, options = {} }) => ask({ ...wanted, algorithm, game, at: 0, options }, 0),
    game: (game) => ask({ ...wanted, game }, 0),
  });
  const options = createOptions((options) => ask({ ...wanted, options }));
  const share = createShare(() => ({ fragment: writeFragment({ ...state, at: viewer.at }), title }));
  const help = createHelp();
  const openHelp = () => help.showModal();
  const helpButton = el(
    "button",
    {
      type: "button",
      class: "tool help-button",
      title: words("page.help"),
      "aria-label": words("page.help"),
      onclick: openHelp,
    },
    icon("help"),
  );
  const overlays = createOverlays((overlay) => {
    viewer.overlay(overlay);
    state = { ...state, overlay };
    wanted = { ...wanted, overlay };
    remember();
  });
  const viewer = createViewer(schedule, {
    overlays,
    onStep: remember,
    onHelp: openHelp,
    onTake: runs.take,
    onMore: runs.more,
  });

  fill(
    app,
    el(
      "header",
      { class: "bar" },
      el("h1", {}, "ply", el("span", {}, "scope")),
      choice,
      field.element,
      examples,
      options.element,
      share,
      createThemeButton(),
      helpButton,
    ),
    el("div", { class: "work" }, viewer.tree, runs.element, notice.element),
    viewer.side,
    viewer.transport,
    help,
  );

  /** @param {string} name */
  function specOf(name) {
    return algorithms.find((spec) => spec.name === name);
  }

  /**
   * Runs a search and shows it. On failure, shows the error and keeps the current run.
   * @param {State} next
   * @param {number} [at]  by default the current step
   * @param {string[]} [remarks]  messages to show
   */
  function ask(next, at, remarks = []) {
    const sameGame = next.game === state.game;
    wanted = next;
    render();
    notice.clear();
    runs.start(next, at, {
      show(session, step) {
        state = wanted = next;
        title = session.about.title;
        document.title = `${title} · Plyscope`;
        viewer.show(session, step, sameGame, next.overlay);
        remember();
      },
      say(lines) {
        const all = [...remarks, ...lines];
        if (all.length > 0) notice.say(...all);
      },
      failed(error) {
        explain(error, remarks);
      },
    });
  }

  /** Sets the controls to the requested state. */
  function render() {
    choice.value = wanted.algorithm;
    const spec = specOf(wanted.algorithm);
    if (spec) options.set(spec, wanted.options);
    field.set(wanted.game);
  }

  /** @param {unknown} error @param {string[]} remarks */
  function explain(error, remarks) {
    if (!(error instanceof EngineError)) {
      notice.say(words("run.broke"));
      throw error;
    }
    if (error.field === "game") field.mark(error.offset, error.length);
    if (error.field === "option" && error.option) options.fault(error.option, sentenceOf(error));
    const lines = [...remarks, sentenceOf(error)];
    // There is no current run: show the default tree if a link is invalid.
    if (title === "") ask(DEFAULT_STATE, 0, [...lines, words("fault.default")]);
    else notice.say(...lines, words("run.kept"));
  }

  /** Writes the state that is shown into the address. */
  function remember() {
    address.write(() => writeFragment({ ...state, at: viewer.at }));
  }

  const address = createAddress((fragment) => {
    const { state: next, remarks } = stateOf(fragment);
    ask(next, next.at, remarks);
  });
  address.read();
}
