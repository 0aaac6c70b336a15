// The run that is shown, as a file that has all that it needs (web/single).

import { moduleOf } from "../code.js";
import { download } from "../download.js";
import { requestPage } from "../files.js";
import { withRun } from "./with-run.js";

/** The greatest length of the part of a name that is of the game. */
const LONGEST = 32;

/**
 * Returns the name of the file: the search, the letters and digits of the game, and the step.
 * @param {{ fragment: string, algorithm: string, game: string }} run
 */
export function fileName({ fragment, algorithm, game }) {
  const [, step = "0"] = /[#&]at=(\d+)/.exec(fragment) ?? [];
  const called = game
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, LONGEST)
    .replace(/^-|-$/g, "");
  return `${[algorithm, called].filter(Boolean).join("-")}-step-${step}.html`;
}

/**
 * Saves the file. Returns its name.
 * @param {{ fragment: string, title: string, algorithm: string, game: string }} run
 */
export async function saveSingle({ fragment, title, algorithm, game }) {
  const module = moduleOf(algorithm, game);
  const response = await requestPage(module ? `plyscope-${module}.html` : "plyscope.html");
  if (!response.ok) throw new Error(String(response.status));
  const page = withRun(await response.text(), fragment, title, game);
  const name = fileName({ fragment, algorithm, game });
  download(page, name, "text/html");
  return name;
}
