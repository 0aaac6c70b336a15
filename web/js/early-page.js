// The same as early-frame.js for the page: tests/frame.mjs writes it into dist/index.html.

import { firstCode } from "./page/first-code.js";
import { preload } from "./preload.js";

const code = firstCode(location.hash);
// A connection may be taken for a slow one later.
/** @type {HTMLScriptElement} */ (document.currentScript).dataset.code = JSON.stringify(code);
preload(code);
