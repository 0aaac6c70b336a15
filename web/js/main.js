// The entry point of the page: the bar, the viewer below it, and the fragment of the
// address that stores the state of both.

import { catalogue } from "./catalogue.js";
import { FULL, ownModule } from "./code.js";
import { el, fill } from "./dom.js";
import { createDropdown } from "./dropdown.js";
import { EngineError, loadEngine } from "./engine.js";
import { carryOver, DEFAULT_STATE, sameRun } from "./fragment.js";
import { loadKind } from "./kind.js";
import { loadPart, onFault, textOf } from "./later.js";
import { sentenceOf } from "./link/fault.js";
import { language, loadLanguage } from "./messages.js";
import { count, words } from "./narrate.js";
import { createNotice } from "./notice.js";
import { createAddress } from "./page/address.js";
import { fragmentIn, placeOfError, placeOfProblem, placeOfValue, without } from "./page/broken-link.js";
import { keepKeys } from "./page/covered.js";
import { createDraft } from "./page/draft.js";
import { listenToDrops } from "./page/drop.js";
import { createExamplesMenu } from "./page/examples-menu.js";
import { createExplore } from "./page/explore.js";
import { createField } from "./page/field.js";
import { chosenCode } from "./page/first-code.js";
import { createHelp } from "./page/help.js";
import { chooseLanguage, pageLanguage, reloadFor } from "./page/language.js";
import { createLanguageChoice } from "./page/language-choice.js";
import { createLinkReader } from "./page/link-reader.js";
import { createLinkWriter, stateAt, withoutRange, withView } from "./page/link-writer.js";
import { createNaming } from "./page/naming.js";
import { createOptions } from "./page/options.js";
import { createOverlays } from "./page/overlays.js";
import { createPrinting } from "./page/printing.js";
import { createReading } from "./page/reading.js";
import { addRecent } from "./page/recent.js";
import { createShare } from "./page/share.js";
import { createStepButtons } from "./page/step-buttons.js";
import { suited } from "./page/suited.js";
import { loadTexts, translatedCatalogue } from "./page/texts.js";
import { createThemeButton } from "./page/theme-button.js";
import { createTouring } from "./page/touring.js";
import { createRunController } from "./run/run-controller.js";
import { createScheduler } from "./scheduler.js";
import { giveUp, isStarting } from "./starting.js";
import { restoreTheme } from "./theme.js";
import { createViewer } from "./viewer/viewer.js";

/** @import { State } from "./fragment.js" */
/** @import { Engine } from "./engine.js" */
/** @import { LongText } from "./page/long-text.js" */
/** @import { Place } from "./page/broken-link.js" */
/** @import { Link } from "./page/link-reader.js" */

/**
 * @typedef {object} Request
 * @property {number} [at]  the step to show; by default the current one
 * @property {string} [occasion]  changes on one occasion are one entry of the history
 * @property {boolean} [written]  true if the reader has written the game
 * @property {Link} [link]  the link that asks for it
 * @property {boolean} [rest]  true for what is right of a link that is broken
 * @property {() => void} [ready]  called when the run is there
 */

restoreTheme();
document.documentElement.lang = pageLanguage();
const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const schedule = createScheduler();
const notice = createNotice();
onFault((error) => notice.say(words("fault.part", textOf(error))));
const first = chosenCode();
Promise.all([
  // Without a network, a service worker has only the full module.
  first.file === FULL.file ? loadEngine() : loadEngine(first, FULL.name).catch(() => loadEngine()),
  loadLanguage(document.documentElement.lang, "viewer", "later", "page"),
  loadTexts(),
])
  .then(([engine]) => page(engine))
  .catch((error) => {
    if (!isStarting()) throw error;
    giveUp(error);
  });

// The page doesn't wait for it, but its first run does, and tells what is missing.
if (first.kind) loadKind(first.kind)?.catch(() => {});

/** The number of characters from which on a game is read in slices. */
const LONG = 100_000;

/** @param {Engine} loaded */
function page(loaded) {
  /** The long text that was read last: it can be opened again at once. @type {LongText | null} */
  let long = null;
  const engine = /** @type {Engine} */ (Object.create(loaded));
  engine.open = (algorithm, game, options) =>
    long?.game === game ? long.open(algorithm, options) : loaded.open(algorithm, game, options);
  /** The game whose own module is loaded. */
  let own = engine.catalogue?.games.find(({ name }) => ownModule(name))?.name;
  // A still has none, and the full module only that of its games.
  engine.catalogue = translatedCatalogue(/** @type {import("./types.js").Catalogue} */ (catalogue ?? engine.catalogue));
  const { algorithms } = engine.catalogue;
  /** The number of runs that were asked for. */
  let asked = 0;
  /** True until a run is asked for: a still has only that of the address. */
  let isFirst = true;
  const runs = createRunController(
    () => engine,
    () => viewer,
  );
  keepKeys();
  const reading = createReading();
  const reader = createLinkReader(engine, () => viewer, reading);
  const links = createLinkWriter(remember);

  /** The state that is shown. @type {State} */
  let state = { ...DEFAULT_STATE };
  let title = "";
  /** The state of the controls. It differs from `state` only after an error. @type {State} */
  let wanted = state;
  /** The step at which a broken link of the address is shown in part. @type {{ at: number } | null} */
  let standing = null;

  const choice = createDropdown(
    {
      "aria-label": words("page.algorithm"),
      onchange: () =>
        open({
          ...wanted,
          algorithm: choice.value,
          options: carryOver(wanted.options, specOf(choice.value)?.options ?? []),
        }),
    },
    ...algorithms.map(({ name, title }) => el("option", { value: name }, title)),
  );
  const field = createField({
    // What mends a link keeps what the link means.
    text: (text) => write(text, standing ? wanted : named(wanted)),
    begin: () => address.part(),
    undo() {
      const { text, from } = draft.take() ?? {};
      if (text === undefined) return;
      field.restore(text);
      write(text, from, from?.at);
    },
  });
  const draft = createDraft(field);
  const examples = createExamplesMenu(engine.catalogue, {
    example: ({ algorithm, game, options = {} }) => open({ ...wanted, algorithm, game, at: 0, options }, { at: 0 }),
    game: (game) => withModule(game, () => open(suited(engine, wanted, game), { at: 0 })),
    recent: (game) => open({ ...wanted, game }, { at: 0 }),
    opened: (panel, close) => tours.list(panel, close),
  });
  const naming = createNaming((names) => {
    state = { ...state, ...names };
    wanted = { ...wanted, ...names };
    viewer.call(names);
    remember();
  });
  naming.element.append(
    createLanguageChoice((language) => {
      address.open(links.address(withView(stateAt(state, viewer), { lang: "" })));
      chooseLanguage(language);
    }),
  );
  const options = createOptions((options) => ask({ ...wanted, options }, { occasion: "options" }), naming.element);
  // In English, a link is for readers of any language.
  const toShare = () => links.write(withView(stateAt(state, viewer), language === "en" ? {} : { lang: language }));
  const printing = createPrinting({
    get work() {
      return work;
    },
    shown: () =>
      // The module of a still makes no figures.
      engine.whole && reading.session ? { session: reading.session, at: viewer.at, state, fragment: toShare() } : null,
    view,
  });
  const share = createShare(
    () => ({
      fragment: toShare(),
      title,
      algorithm: state.algorithm,
      game: state.game,
      size: state.view?.size,
    }),
    () => reading.session && { session: reading.session, at: viewer.at, algorithm: state.algorithm },
    printing,
  );
  const help = createHelp();
  const overlays = createOverlays((overlay) => {
    viewer.overlay(overlay);
    state = { ...state, overlay };
    wanted = { ...wanted, overlay };
    remember();
  });
  const tours = createTouring({
    app,
    algorithms,
    get viewer() {
      return viewer;
    },
    get state() {
      return state;
    },
    follow: (fragment, isNew) => follow(fragment, { text: fragment, isInField: isNew }),
    view,
    fault({ algorithm, game, options }) {
      try {
        engine.open(algorithm, game, options).free();
      } catch (error) {
        // A game with a module of its own is unknown until that is loaded.
        return ownModule(game) ? null : /** @type {Error} */ (error);
      }
      return null;
    },
    say: notice.say,
  });
  const stepButtons = createStepButtons((step) => viewer.seek(step));
  const viewer = createViewer(schedule, {
    reading,
    overlays,
    whole: () => engine.whole,
    actions: (session, node) =>
      [tours, explore].flatMap((it) => it.actions(session, node)).concat(stepButtons(session, node)),
    hint: () => [
      el("p", { class: "by-keys" }, words("page.begin.keys")),
      el("p", { class: "by-touch" }, words("page.begin.touch")),
    ],
    onStep() {
      remember();
      explore.step();
    },
    onHelp: help.open,
    onTake() {
      address.part();
      runs.take();
    },
    onMore: runs.more,
  });

  const work = el("div", { class: "work" }, viewer.tree, notice.element);

  const explore = createExplore({
    work,
    viewer,
    get session() {
      return reading.session;
    },
    get state() {
      return state;
    },
    get engine() {
      return engine;
    },
    open: (next) => ask(next, { at: next.at }),
    view(changes) {
      [state, wanted] = [withView(state, changes), withView(wanted, changes)];
      remember();
    },
    write: put,
    fault(game) {
      try {
        engine.open(state.algorithm, game, state.options).free();
        return null;
      } catch (error) {
        return /** @type {Error} */ (error);
      }
    },
    repaint: () => viewer.overlay(state.overlay),
    say: notice.say,
    whole(proceed) {
      if (engine.whole) proceed();
      else complete(() => ask(state, { at: viewer.at, ready: proceed }));
    },
  });

  app.replaceChildren();
  fill(
    app,
    el(
      "header",
      { class: "bar" },
      el("h1", {}, "ply", el("span", {}, "scope")),
      choice,
      field.element,
      examples.element,
      explore.element,
      options.element,
      share,
      createThemeButton(() => view({ theme: "" })),
      help.button,
    ),
    work,
    el("div", { class: "tools" }, overlays.element),
    viewer.side,
    viewer.transport,
    help.element,
  );

  /** @param {string} name */
  function specOf(name) {
    return algorithms.find((spec) => spec.name === name);
  }

  /** Returns the state with letters for nodes, unless a link or the reader has chosen. @param {State} state @returns {State} */
  function named(state) {
    return { ...state, names: state.names ?? "letters" };
  }

  /** Shows what the reader opens. @param {State} next @param {Request} [request] */
  function open(next, request) {
    ask(named(next), request);
  }

  /**
   * Runs a search and shows it. On failure, shows the error and keeps the current run.
   * @param {State} next
   * @param {Request} [request]
   */
  function ask(next, request = {}) {
    const { link, written = false } = request;
    if (!link) next = withoutRange(next);
    const isInField = written || link?.isInField === true;
    if (!isInField)
      draft.keep(next.game, { ...wanted, at: viewer.at }, link !== undefined && field.text === state.game);
    wanted = next;
    render();
    if (!isInField) field.set(next.game);
    notice.clear();
    start(next, request, link?.remarks ?? []);
  }

  /** Reads what the reader has written into the field: a game, or a link. @param {string} text @param {State} [from] @param {number} [at] */
  function write(text, from = wanted, at = standing ? wanted.at : undefined) {
    const fragment = fragmentIn(text);
    if (fragment) follow(fragment, { text, isInField: true });
    else ask({ ...from, game: text }, { at, occasion: "text", written: true });
  }

  /** @param {string} fragment @param {Pick<Link, "text" | "isInField">} from */
  function follow(fragment, from) {
    reader.read(fragment, from, (next, link) => {
      if (reloadFor(link.fragment, next.view?.lang, language) || tours.lead(next, link)) return;
      // Without a link, it is the first visit.
      ask(link.fragment.length > 1 ? next : named(next), { at: next.at, link });
    });
  }

  /** Changes how the run is shown. @param {Record<string, string>} changes  without a value, that of a link without the name */
  function view(changes) {
    [state, wanted] = [withView(state, changes), withView(wanted, changes)];
    remember();
  }

  /**
   * @param {State} next
   * @param {Request} request
   * @param {string[]} remarks  messages to show
   */
  function start(next, request, remarks) {
    withModule(next.game, () => run(next, request, remarks));
  }

  /** @param {State} next @param {Request} request @param {string[]} remarks */
  function run(next, request, remarks) {
    const isLong = next.game.length > LONG;
    if (!engine.whole && (!isFirst || isLong)) return complete(() => start(next, request, remarks));
    isFirst = false;
    if (long?.game !== next.game) {
      long?.free();
      long = null;
      if (isLong) return readLong(next.game, () => run(next, request, remarks));
    }
    const { at, link, rest = false, written = false } = request;
    const problem = link?.problem && placeOfProblem(link.text, link.problem);
    runs.start(next, at, {
      find: link?.find,
      show(session, step) {
        const sameGame = next.game === state.game;
        enter({ ...next, at: Math.min(step, session.steps) }, request, link?.problem !== undefined);
        state = next;
        // The controls show what is right of a link; the field keeps the game.
        wanted = rest ? { ...next, game: wanted.game, at: wanted.at } : next;
        title = session.about.title;
        viewer.show(session, step, sameGame, next, link !== undefined);
        document.title = `${title} · Plyscope`;
        printing.prepare();
        if (rest) render();
        else if (link?.problem) expose(link, problem);
        // What has been written meanwhile is read soon.
        else if (link && !field.isDue) field.set(next.game);
        if (written) draft.drop();
        examples.set(state);
        links.prepare(state.game);
        remember();
        if (!engine.whole) complete(() => viewer.complete());
      },
      say(lines, isBeyond) {
        explore.update();
        request.ready?.();
        const all = [...remarks, ...lines];
        const isThere = (/** @type {string} */ name) => reading.session?.overlays.includes(name) ?? true;
        if (link) all.push(...next.overlay.filter((name) => !isThere(name)).map((name) => words("link.overlay", name)));
        if (isBeyond && at !== undefined) all.push(words("link.beyond", count(at), count(viewer.steps)));
        if (all.length > 0) notice.say(...all);
        if (link && !rest && isBeyond) {
          expose(link, placeOfValue(link.text, "at"));
          if (!link.isInField) stand();
        }
      },
      failed(error, bytes) {
        // The full module may accept what a small one does not, or has the message.
        if (!engine.whole) return complete(() => start(next, request, remarks));
        if (error instanceof EngineError) explain(error, next, request, remarks);
        else stopped(error, bytes);
      },
    });
  }

  /** Loads the module that a game has of its own, if there is one, then goes on, unless something else was asked for. @param {string} game @param {() => void} proceed */
  function withModule(game, proceed) {
    const turn = ++asked;
    const needed = ownModule(game);
    if (!needed || needed === own) return proceed();
    const loaded = engine.enlarge(needed).then(() => {
      own = needed;
      if (turn === asked) proceed();
    });
    loaded.catch((error) => notice.say(words("fault.engine", textOf(error))));
  }

  /** Reads a long text, then goes on, unless something else was asked for. @param {string} game @param {() => void} proceed */
  async function readLong(game, proceed) {
    const turn = asked;
    try {
      const { readLong } = await loadPart(import("./page/long-text.js"));
      const read = await readLong(own ?? FULL.name, game, () => turn === asked);
      if (!read) return;
      long = read;
    } catch (error) {
      return notice.say(words("fault.engine", textOf(error)));
    }
    proceed();
  }

  /** Loads the full module, then goes on. @param {() => void} proceed */
  function complete(proceed) {
    (engine.complete() ?? Promise.resolve()).then(proceed, (error) => notice.say(words("fault.engine", textOf(error))));
  }

  /**
   * Makes an entry of the history for what is opened.
   * @param {State} next
   * @param {Request} request
   * @param {boolean} isBroken  true if a part of the link can't be read
   */
  function enter(next, { link, occasion, written, rest }, isBroken) {
    address.settle();
    if (link && !link.isInField) {
      // The browser has an entry, and a broken link stays in it.
      standing = rest || isBroken ? { at: next.at } : null;
      return;
    }
    const isOther = standing !== null || !sameRun(next, state);
    standing = null;
    const isEntry = !isOther || address.open(links.address(next), occasion);
    if (written) addRecent(next.game, isEntry ? null : state.game);
  }

  /** Sets the controls to the requested state. */
  function render() {
    choice.value = wanted.algorithm;
    const spec = specOf(wanted.algorithm);
    if (spec) options.set(spec, wanted.options);
    naming.set(wanted);
  }

  /** Says why the engine has stopped. @param {unknown} error @param {number} [bytes]  that were recorded */
  async function stopped(error, bytes) {
    const { broke } = await loadPart(import("./run/broke.js"));
    notice.say(broke(error, bytes));
    throw error;
  }

  /**
   * @param {EngineError} error
   * @param {State} next
   * @param {Request} request
   * @param {string[]} remarks
   */
  function explain(error, next, request, remarks) {
    const { link, rest = false } = request;
    const isInGame = error.field === "game" && error.offset !== undefined;
    const [closed, mended] = (isInGame && reader.closed(next, link)) || [];
    if (closed) return ask(closed, { ...request, link: mended });
    const right = without(next, error, algorithms);
    if (link && !rest && !isInGame) {
      // The controls show what is right.
      wanted = { ...right, game: next.game, at: next.at };
      render();
    }
    if (error.field === "option" && error.option) options.fault(error.option, sentenceOf(error));
    if (link && !rest) {
      if (!isInGame || link.isInField) expose(link, placeOfError(link.text, error, specOf(next.algorithm)));
      else field.restore(next.game);
      if (!link.isInField) stand();
    }
    if (error.field === "game" && !rest && !link?.isInField) field.mark(error.offset, error.length);
    const lines = [...remarks, sentenceOf(error)];
    if (title !== "") return notice.say(...lines, words("run.kept"));
    // There is no current run: show what is right of the link.
    const mend = words(right.game === DEFAULT_STATE.game ? "link.mend.default" : "link.mend");
    start(right, { at: right.at, link, rest: true }, [...lines.filter((line) => line !== mend), mend]);
  }

  /** Shows a link in the field, with its mistake marked. @param {Link} link @param {Place | undefined} place */
  function expose(link, place) {
    if (field.isDue) return;
    field.restore(link.text);
    field.mark(place?.from, place?.length);
  }

  /** Keeps the broken link in the address, until something else is shown. */
  function stand() {
    standing = { at: viewer.at };
    address.cancel();
  }

  /** Writes the state that is shown into the address. */
  function remember() {
    const shown = () => links.address(stateAt(state, viewer));
    if (!standing) address.write(shown);
    else if (viewer.at !== standing.at) {
      standing = null;
      address.open(shown());
    }
  }

  const address = createAddress((fragment) => follow(fragment, { text: fragment, isInField: false }));
  /** Shows a text as if the reader had written it. @param {string} text */
  function put(text) {
    field.restore(text);
    write(text);
  }
  listenToDrops((text, name) => tours.take(text, name) || put(text));
  address.read();
}
