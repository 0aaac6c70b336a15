// Makes the npm package of the page, for `npx plyscope-site`: the page of dist/ and what serves it.

import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dist, root, web } from "./table.mjs";

/** The scripts of web/api that serve the page. */
export const SERVER = ["serve.js", "server.js", "provider.js"];
/** What is in dist/ beside the page. */
const OTHERS = ["npm", "python", "site"];

/**
 * Puts the package of the page together, and returns its folder.
 * @param {string} plyscope  the folder of the other package, which has some of its scripts
 * @param {Record<string, any>} manifest  that of the other package
 */
export function site(plyscope, manifest) {
  const made = join(root, "target/npm-site");
  rmSync(made, { recursive: true, force: true });
  for (const name of readdirSync(dist))
    if (!OTHERS.includes(name)) cpSync(join(dist, name), join(made, "site", name), { recursive: true });
  for (const name of SERVER) cpSync(join(web, "api", name), join(made, "api", name));
  for (const name of ["oembed.js", "titles.js"]) cpSync(join(plyscope, "api", name), join(made, "api", name));
  for (const name of ["LICENSE-APACHE", "LICENSE-MIT"]) cpSync(join(root, name), join(made, name));
  cpSync(join(web, "site/README.md"), join(made, "README.md"));
  const { version, description, keywords, license, author, homepage, bugs, repository, type, engines } = manifest;
  const own = { name: "plyscope-site", version, description: `The page of Plyscope. ${description}` };
  const rest = {
    keywords,
    license,
    author,
    homepage,
    bugs,
    repository,
    type,
    engines,
    bin: { "plyscope-site": "./api/serve.js" },
  };
  writeFileSync(join(made, "package.json"), `${JSON.stringify({ ...own, ...rest }, null, 2)}\n`);
  return made;
}
