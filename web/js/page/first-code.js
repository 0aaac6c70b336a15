// The code that the page begins with: the full module, that of a game, or on a slow connection a still.

import { codeOf, FULL, ownModule } from "../code.js";

/** @import { Code } from "../code.js" */

/** Milliseconds in which a server answers, unless the connection is slow. */
const QUICK = 250;

/** Returns true if the browser takes the connection for a slow one, or the server of the page took long to answer. */
function isSlow() {
  const { effectiveType } = /** @type {{ connection?: { effectiveType?: string } }} */ (navigator).connection ?? {};
  if (effectiveType) return effectiveType !== "4g";
  const [page] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  return page !== undefined && page.responseStart - page.requestStart > QUICK;
}

/** @param {string} fragment  of the address @returns {Code} */
export function firstCode(fragment) {
  const { scripts, ...code } = codeOf(fragment);
  const isRight = code.isStill ? isSlow() : ownModule(code.name);
  return isRight ? code : { ...FULL, kind: code.kind };
}

/** Returns the code that early-page.js has chosen, if it is in the page. @returns {Code} */
export function chosenCode() {
  const script = /** @type {HTMLScriptElement | null} */ (document.querySelector("script[data-code]"));
  return script ? JSON.parse(script.dataset.code ?? "") : firstCode(location.hash);
}
