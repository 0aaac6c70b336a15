// The entry point of an embedded tree: its page, which is a frame of another page.

import { el } from "./dom.js";
import { createEmbedded } from "./embedded.js";
import { loadEngine } from "./engine.js";
import { DEFAULT_STATE, readFragment } from "./fragment.js";
import { loadKind } from "./kind.js";
import { loadLanguage } from "./messages.js";
import { searches } from "./modules.js";
import { createScheduler } from "./scheduler.js";
import { announce, giveUp, isStarting } from "./starting.js";
import { restoreTheme } from "./theme.js";

// In dist/, this file has what the element loads, too, in pages that are not a frame.
const app = /** @type {HTMLElement | null} */ (document.querySelector("[data-frame]>#app"));
if (app) start(app);

/** @param {HTMLElement} app */
function start(app) {
  restoreTheme();
  const { algorithm, game, options } = { ...DEFAULT_STATE, ...readFragment(location.hash) };
  if (!options.packed) announce(game);
  const kind = searches.get(algorithm)?.kind;
  // Without `await`: in dist/, what is loaded later waits until this script has run.
  Promise.all([
    loadEngine(algorithm, game),
    loadLanguage(document.documentElement.lang, "viewer"),
    kind === undefined ? undefined : loadKind(kind),
  ])
    .then(([engine]) => {
      const heading = el("h1", { class: "spoken" });
      // After the picture: the page around may want to know of it.
      const onStep = parent === self ? undefined : () => import("./greeting.js").then(({ greet }) => greet(embedded));
      const embedded = createEmbedded(engine, {
        app,
        schedule: createScheduler(),
        heading,
        page: "index.html",
        onStep,
      });
      const { follow } = embedded;
      addEventListener("hashchange", () => follow(location.hash));
      follow(location.hash);
    })
    .catch((error) => {
      if (!isStarting()) throw error;
      giveUp(error);
    });
}
