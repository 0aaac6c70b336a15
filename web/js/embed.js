// The entry point of an embedded tree: its page, which is a frame of another page.

import { codeOf } from "./code.js";
import { el } from "./dom.js";
import { createEmbedded } from "./embedded.js";
import { loadEngine } from "./engine.js";
import { loadScripts } from "./files.js";
import { DEFAULT_STATE, readFragment } from "./fragment.js";
import { loadKind } from "./kind.js";
import { languageOf } from "./languages.js";
import { loadPart } from "./later.js";
import { loadLanguage } from "./messages.js";
import { createScheduler } from "./scheduler.js";
import { announce, giveUp, isStarting } from "./starting.js";
import { restoreTheme } from "./theme.js";

// In dist/, this file has what the element loads, too, in pages that are not a frame.
const app = /** @type {HTMLElement | null} */ (document.querySelector("[data-frame]>#app"));
if (app) start(app);

/** @import { Embedded } from "./embedded.js" */
/** @import { Engine } from "./engine.js" */

/** @param {HTMLElement} app */
function start(app) {
  restoreTheme();
  const { game, options } = { ...DEFAULT_STATE, ...readFragment(location.hash) };
  if (!options.packed) announce(game);
  const code = codeOf(location.hash);
  if (code.scripts) loadScripts(code.scripts);
  /** @type {Engine} */
  let engine;
  // After the picture: the page around may want to know of it.
  const onStep = parent === self ? undefined : () => import("./greeting.js").then(({ greet }) => greet(embedded));
  /** True once a link has asked for a search that is worked by hand, or written: `practice`, `program`. */
  let isWorked = false;
  const onRest = () => {
    isWorked ||= /[#&]pr\w+=/.test(embedded.here());
    if (isWorked) loadPart(import("./worked.js")).then(({ work }) => work(embedded));
  };
  /** @type {Embedded} */
  let embedded;
  const build = () => {
    const heading = el("h1", { class: "spoken" });
    embedded = createEmbedded(() => engine, {
      app,
      schedule: createScheduler(),
      heading,
      page: "index.html",
      onStep,
      onRest,
    });
  };
  // Without `await`: in dist/, what is loaded later waits until this script has run.
  Promise.all([
    loadEngine(code),
    loadLanguage(languageOf(options.lang), "viewer").then(build),
    code.kind && loadKind(code.kind),
  ])
    .then(([loaded]) => {
      engine = loaded;
      // A reader who points at the frame or moves to it may want more than still pictures.
      const complete = () => void engine.complete()?.then(embedded.viewer.pointAgain, () => {});
      for (const sign of ["pointerover", "focusin", "keydown"]) addEventListener(sign, complete, { once: true });
      const { enter, follow } = embedded;
      addEventListener("hashchange", () => follow(location.hash));
      enter();
      follow(location.hash);
    })
    .catch((error) => {
      if (!isStarting()) throw error;
      giveUp(error);
    });
}
