// The entry point of an embedded tree: the tree, the sentence, the panel and the
// transport, in a frame of another page.

import { el, fill } from "./dom.js";
import { EngineError, loadEngine } from "./engine.js";
import { DEFAULT_STATE, isPlain, readFragment, writeFragment } from "./fragment.js";
import { icon } from "./icons.js";
import { loadKind } from "./kind.js";
import { loadPart, onFault } from "./later.js";
import { loadLanguage } from "./messages.js";
import { searches } from "./modules.js";
import { words } from "./narrate.js";
import { createNotice } from "./notice.js";
import { createRunController } from "./run/run-controller.js";
import { createScheduler } from "./scheduler.js";
import { announce, giveUp, isStarting } from "./starting.js";
import { restoreTheme } from "./theme.js";
import { createViewer } from "./viewer/viewer.js";

/** @import { State } from "./fragment.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Find } from "./link/target.js" */

restoreTheme();
const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const schedule = createScheduler();
const notice = createNotice();
onFault((error) => notice.say(words("fault.part", String(error instanceof Error ? error.message : error))));
const { algorithm, game, options } = { ...DEFAULT_STATE, ...readFragment(location.hash) };
if (!options.packed) announce(game);
const kind = searches.get(algorithm)?.kind;
// Without `await`: in dist/, what is loaded later waits until this script has run.
Promise.all([
  loadEngine(algorithm, game),
  loadLanguage(document.documentElement.lang, "viewer"),
  kind === undefined ? undefined : loadKind(kind),
])
  .then(([engine]) => embed(engine))
  .catch(broken);

/** @param {unknown} error */
function broken(error) {
  if (isStarting()) giveUp(error);
  else notice.say(words("fault.engine", String(error instanceof Error ? error.message : error)));
}

/** @param {Engine} engine  a module with the requested search, or the full module */
function embed(engine) {
  const runs = createRunController(engine, () => viewer);
  /** @type {State | null} */
  let state = null;
  /** True if the link of the frame is broken. The page shows where. */
  let isBroken = false;
  const link = el(
    "a",
    {
      class: "plain out",
      target: "_blank",
      rel: "noopener",
      href: "index.html",
      title: words("page.open"),
      "aria-label": words("page.open"),
    },
    icon("out"),
  );
  const heading = el("h1", { class: "spoken" });
  const viewer = createViewer(schedule, {
    embedded: true,
    onTake: () => runs.take(),
    onMore: () => runs.more(),
    onStep() {
      if (state) link.href = `index.html${isBroken ? location.hash : writeFragment({ ...state, ...viewer.place })}`;
    },
  });
  viewer.side.firstElementChild?.prepend(link);
  app.replaceChildren();
  fill(app, heading, el("div", { class: "work" }, viewer.tree, notice.element), viewer.side, viewer.transport);

  /** Loads what reads a link that is not plain, or that can't be followed. */
  const loadReader = () => loadPart(import("./link/frame.js"));

  /** @param {State} next @param {string[]} [remarks] @param {Find} [find] */
  function ask(next, remarks = [], find) {
    runs.start(next, next.at, {
      find,
      show(session, step) {
        state = next;
        heading.textContent = session.about.title;
        viewer.show(session, step, false, next, true);
      },
      say(lines, isBeyond) {
        if (isBeyond) return loadReader().then(({ beyond }) => notice.say(...remarks, beyond(next.at, viewer)), broken);
        const all = [...remarks, ...lines];
        if (all.length > 0) notice.say(...all);
        else notice.clear();
      },
      failed(error) {
        // The full module may accept what a small one does not, or has the message.
        if (error instanceof EngineError && !engine.whole) {
          engine.enlarge().then(() => ask(next, remarks, find), broken);
          return;
        }
        if (!(error instanceof EngineError)) {
          notice.say(words("run.broke"));
          throw error;
        }
        isBroken = true;
        loadReader()
          .then(({ askAgain }) => askAgain(error, next, remarks, find, ask, state && notice.say))
          .catch(broken);
      },
    });
  }

  /** Reads all links after the first one that is not plain. @type {ReturnType<typeof loadReader> | undefined} */
  let reader;
  const follow = () => {
    const { hash } = location;
    const reading = readFragment(hash);
    isBroken = false;
    if (!reader && isPlain(hash, reading)) return ask({ ...DEFAULT_STATE, ...reading });
    reader ??= loadReader();
    reader.then(({ followLink }) => followLink(hash, viewer, ask)).catch(broken);
  };
  addEventListener("hashchange", follow);
  follow();
}
