// Puts the site of all versions together:
//
//     node build/pages.mjs target/archives target/pages
//
// unpacks site archives, one of each release, into a folder for each major version and into latest/, and adds the
// documentation from target/book (`cargo xtask book`) as docs/. docs/decisions/versions-of-the-page-stay.md has
// the reasons.

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import { root } from "./table.mjs";

/**
 * Returns the archives of each folder, in the order in which they are unpacked: the newest of all and of each major
 * version, after the one before it, whose scripts a page that is open still loads.
 * @param {string[]} names
 * @returns {Map<string, string[]>}
 */
export function folders(names) {
  const archives = names
    .map((name) => ({ name, numbers: /^plyscope-site-(\d+)\.(\d+)\.(\d+)\.zip$/.exec(name)?.slice(1).map(Number) }))
    .flatMap(({ name, numbers }) => (numbers ? [{ name, numbers }] : []))
    .sort(({ numbers: a }, { numbers: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  const majors = new Set(archives.map(({ numbers }) => numbers[0]));
  const of = (/** @type {typeof archives} */ some) => some.slice(-2).map(({ name }) => name);
  return new Map([
    ["latest", of(archives)],
    ...[...majors].map(
      (major) =>
        /** @type {[string, string[]]} */ ([`v${major}`, of(archives.filter(({ numbers }) => numbers[0] === major))]),
    ),
  ]);
}

/** The page of the address without a folder. It has no script, so that no policy can be in its way. */
const FRONT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0; url=latest/">
<title>Plyscope</title>
<p><a href="latest/">Plyscope</a>, and its <a href="docs/">documentation</a>
</html>
`;

/** @param {string} archives @param {string} into */
function site(archives, into) {
  const found = folders(readdirSync(archives));
  if (found.size === 1) throw new Error(`${archives} has no plyscope-site-<version>.zip`);
  rmSync(into, { recursive: true, force: true });
  for (const [folder, names] of found) {
    for (const name of names) unpack(join(archives, name), join(into, folder));
    console.log(`${folder}/ is ${names.at(-1)}`);
  }
  const book = join(root, "target/book");
  if (!existsSync(book)) throw new Error("there is no documentation; `cargo xtask book` makes it");
  cpSync(book, join(into, "docs"), { recursive: true });
  writeFileSync(join(into, "index.html"), FRONT);
}

/** @param {string} archive @param {string} into */
function unpack(archive, into) {
  for (const [path, contents] of Object.entries(unzipSync(readFileSync(archive)))) {
    if (path.endsWith("/")) continue;
    const file = join(into, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [archives = "target/archives", into = "target/pages"] = process.argv.slice(2);
  site(archives, into);
}
