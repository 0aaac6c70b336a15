// The same as early-frame.js for the page: build/page.mjs writes it into dist/index.html.

import { firstCode } from "./page/first-code.js";
import { pageLanguage } from "./page/language.js";
import { preload } from "./preload.js";

const own = /** @type {HTMLScriptElement} */ (document.currentScript);
const code = firstCode(location.hash);
const language = pageLanguage();
// A connection may be taken for a slow one later.
own.dataset.code = JSON.stringify(code);
// What the page loads in any case.
for (const room of ["viewer", "later", "page"]) {
  const href = `${own.dataset.href}../locales/${language}/${room}.js`;
  own.before(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
preload(code, language);
