// Writes the version of a release:
//
//     node build/release.mjs set <version>
//
// writes it wherever PLACES says. `cargo xtask accept` then writes it into the pages of the searches.
//
//     node build/release.mjs v<version>
//
// checks that everything is ready for a release: it compares the tag with these places and with CHANGELOG.md. It
// prints the section of the changelog, which becomes the text of the release, or what is wrong, and fails.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

/**
 * Where the version is written: the file, and what is before the number, with the name of a crate if there is one. The
 * npm packages and the wheel take theirs from Cargo.toml.
 * @type {{ file: string, pattern: RegExp }[]}
 */
const PLACES = [
  { file: "Cargo.toml", pattern: /(?<before>^\[workspace\.package\]\r?\nversion = ")(?<version>[^"]+)/gm },
  { file: "Cargo.toml", pattern: /(?<before>^(?<crate>[\w-]+) = \{ path = "[^"]+", version = "=)(?<version>[^"]+)/gm },
  {
    file: "Cargo.lock",
    pattern: /(?<before>^name = "(?<crate>plyscope[\w-]*|xtask)"\r?\nversion = ")(?<version>[^"]+)/gm,
  },
  { file: "CITATION.cff", pattern: /(?<before>^version: "?)(?<version>[^"\s]+)/gm },
  { file: "docs/embedding.md", pattern: /(?<before>\bplyscope-site-)(?<version>\d+\.\d+\.\d+)(?=\.tgz)/g },
];

/**
 * Returns what a tag doesn't agree with.
 * @param {string} tag
 * @param {(path: string) => string} read  of a file of the repository
 */
export function problems(tag, read) {
  // A part such as -rc.1 would need names of its own in the registries of npm and Python.
  const version = /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1];
  if (!version) return [`the tag is ${tag}, and not v with three numbers`];
  const said = [...versions(read), { where: "CHANGELOG.md", version: notes(version, read) ? version : undefined }];
  return said
    .filter((of) => of.version !== version)
    .map((of) => `${of.where} has ${of.version ?? `no ${version}`}, and the tag is ${tag}`);
}

/**
 * Returns the version at each place; of a file without one, that there is none.
 * @param {(path: string) => string} read
 * @returns {{ where: string, version: string | undefined }[]}
 */
export function versions(read) {
  return PLACES.flatMap(({ file, pattern }) => {
    const found = [...read(file).matchAll(pattern)].map(({ groups }) => ({
      where: groups?.crate ? `${groups.crate} in ${file}` : file,
      version: groups?.version,
    }));
    return found.length > 0 ? found : [{ where: file, version: undefined }];
  });
}

/**
 * Writes a version at each place.
 * @param {string} version
 * @param {(path: string) => string} read
 * @param {(path: string, text: string) => void} write
 */
export function set(version, read, write) {
  for (const { file, pattern } of PLACES) write(file, read(file).replace(pattern, `$<before>${version}`));
}

/**
 * Returns what the changelog says of a version, if it has that.
 * @param {string} version
 * @param {(path: string) => string} read
 */
export function notes(version, read) {
  const sections = read("CHANGELOG.md").split(/^## /m).slice(1);
  const own = sections.find((section) => section.split(/\s/, 1)[0].replace(/[[\]]/g, "") === version);
  return own?.replace(/^.*\n/, "").trim();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), "utf8");
  const write = (/** @type {string} */ path, /** @type {string} */ text) => writeFileSync(join(root, path), text);
  const [tag = "", version = ""] = process.argv.slice(2);
  if (tag === "set") {
    if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${version} is not three numbers with dots between them`);
    set(version, read, write);
  } else {
    const found = problems(tag, read);
    for (const problem of found) console.error(problem);
    if (found.length > 0) process.exitCode = 1;
    else console.log(notes(tag.slice(1), read));
  }
}
