// The run that is shown, as a file that has all that it needs (web/single).

import { moduleOf } from "../code.js";
import { requestPage } from "../files.js";
import { download } from "./download.js";
import { withRun } from "./with-run.js";

/**
 * Saves the file. Returns its name.
 * @param {{ fragment: string, title: string, algorithm: string, game: string }} run
 */
export async function saveSingle({ fragment, title, algorithm, game }) {
  const module = moduleOf(algorithm, game);
  const response = await requestPage(module ? `plyscope-${module}.html` : "plyscope.html");
  if (!response.ok) throw new Error(String(response.status));
  const page = withRun(await response.text(), fragment, title, game);
  const name = `${algorithm}.html`;
  download(page, name, "text/html");
  return name;
}
