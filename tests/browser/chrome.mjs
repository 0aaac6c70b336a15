// Finds a browser of the Chromium family, without npm packages, so that `cargo xtask` can
// run it before it installs them:
//
//     node tests/browser/chrome.mjs        prints a path, or fails

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

const names =
  process.platform === "win32"
    ? ["chrome.exe", "chromium.exe", "msedge.exe"]
    : // The first has no windows that nobody sees: the tests take a quarter less time.
      ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const elsewhere =
  {
    darwin: [
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ],
    win32: [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, "Google\\Chrome\\Application\\chrome.exe")),
  }[process.platform] ?? [];

/**
 * Returns $CHROME if it is set, or else the first browser on PATH, or else one in the
 * usual install locations.
 * @returns {string | undefined} the path of the executable
 */
export function findChrome() {
  if (process.env.CHROME) return isExecutable(process.env.CHROME) ? process.env.CHROME : undefined;
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => folder !== "")
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...elsewhere].find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const found = findChrome();
  if (found) console.log(found);
  process.exitCode = found ? 0 : 1;
}
