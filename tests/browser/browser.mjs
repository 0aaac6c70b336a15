// The browser of the tests: the Chromium that is installed on this machine.

import process from "node:process";
import { chromium } from "playwright-core";
import { findChrome } from "./chrome.mjs";

/**
 * What a test does is over before the optimizing compilers of a browser have earned their time: without them, a page that
 * is stepped through takes a fifth less of the processor.
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
