// What the page loads before it can show anything: the engine, and what it says.

import { FULL } from "../code.js";
import { loadEngine } from "../engine.js";
import { loadKind } from "../kind.js";
import { loadLanguage } from "../messages.js";
import { giveUp, isStarting } from "../starting.js";
import { chosenCode } from "./first-code.js";
import { pageLanguage } from "./language.js";
import { loadTexts } from "./texts.js";

/** @import { Engine } from "../engine.js" */

/** @param {(engine: Engine) => void} page  shows it */
export function begin(page) {
  document.documentElement.lang = pageLanguage();
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
}
