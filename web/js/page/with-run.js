// A page that is a single file, with a run in it.

import { escapeHtml } from "./escape.js";

/**
 * Returns a page with a run: its link, its title, and its game as text for programs that run no scripts.
 * @param {string} page
 * @param {string} fragment
 * @param {string} title
 * @param {string} game
 */
export function withRun(page, fragment, title, game) {
  /** @type {[string, string][]} */
  const places = [
    [' data-link=""', ` data-link="${escapeHtml(fragment)}"`],
    ["<title>Plyscope</title>", `<title>${escapeHtml(title)} · Plyscope</title>`],
    ['<pre hidden=""></pre>', `<pre>${escapeHtml(game)}</pre>`],
  ];
  return places.reduce((text, [from, to]) => text.replace(from, () => to), page);
}
