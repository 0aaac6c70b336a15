// The browser of the tests: the Chromium that is installed on this machine.

import process from "node:process";
import { chromium } from "playwright-core";
import { findChrome } from "./chrome.mjs";

/**
 * Switches the optimizing compilers off. Most pages of the tests live for less than a second, and take less of the
 * processor without.
 */
export const UNOPTIMIZED = ["--js-flags=--liftoff-only --no-maglev --no-turbofan"];

/**
 * Starts a browser with a fresh profile.
 * @param {string[]} [more]  further arguments
 * @returns {Promise<import("playwright-core").Browser>}
 */
export async function launch(more = []) {
  const executablePath = findChrome();
  if (!executablePath) {
    throw new Error(
      process.env.CHROME
        ? `CHROME is set to ${process.env.CHROME}, which is not a program`
        : "no Chromium or Chrome found; install one, or set CHROME to its path",
    );
  }
  return chromium.launch({
    executablePath,
    headless: true,
    args: [
      "--no-sandbox", // Chromium refuses to run as root with one; it only sees our own pages
      "--disable-gpu",
      "--disable-lcd-text", // text looks the same whatever screen the machine has
      "--font-render-hinting=slight", // and in the headless shell as in the browser
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...more,
    ],
  });
}

/**
 * Has nobody point at a page: the headless shell has the mouse in the corner of each.
 * @param {import("playwright-core").Page} page
 */
export async function unpointed(page) {
  await page.addInitScript(() => {
    const corner = (/** @type {PointerEvent} */ event) => {
      if (event.clientX + event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener("pointerover", corner, { capture: true });
  });
}
