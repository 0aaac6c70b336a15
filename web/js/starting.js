// The text that is in a page until the viewer starts. It remains if the viewer can't start.

import { loadPart, textOf } from "./later.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
/** The longest beginning of a game that is shown. */
const LONGEST = 500;

/**
 * Shows the text of the game that is being opened.
 * @param {string} game
 */
export function announce(game) {
  const text = app.querySelector("pre");
  if (!text) return;
  text.textContent = game.length > LONGEST ? `${game.slice(0, LONGEST)}…` : game;
  text.hidden = false;
}

/**
 * Says why the viewer can't start.
 * @param {unknown} error
 */
export async function giveUp(error) {
  const [line, list] = app.querySelectorAll(".starting > :is(p, div)");
  const message = textOf(error);
  try {
    const { causeOf, failed } = await loadPart(import("./cause.js"));
    const cause = await causeOf(message);
    line.textContent = failed(cause ?? message);
    list.remove();
  } catch {
    // The list of causes stays.
    line.textContent = message;
  }
  line.setAttribute("role", "alert");
}

/** Returns true until the viewer is there. */
export const isStarting = () => app.querySelector(".starting") !== null;
