// Checks that everything is ready for a release:
//
//     node build/release.mjs v0.1.0
//
// compares the tag with the manifests, with CITATION.cff and with CHANGELOG.md. It prints the section of the
// changelog, which becomes the text of the release, or what is wrong, and fails.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

/**
 * Returns what a tag doesn't agree with. The npm packages and the wheel take their version from Cargo.toml.
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
 * Returns the version that each file has.
 * @param {(path: string) => string} read
 * @returns {{ where: string, version: string | undefined }[]}
 */
export function versions(read) {
  const cargo = read("Cargo.toml");
  const ours = [...cargo.matchAll(/^([\w-]+) = \{ path = "[^"]+", version = "=([^"]+)"/gm)];
  return [
    { where: "Cargo.toml", version: /^\[workspace\.package\]\r?\nversion = "([^"]+)"/m.exec(cargo)?.[1] },
    ...ours.map(([, crate, version]) => ({ where: `${crate} in Cargo.toml`, version })),
    ...[...read("Cargo.lock").matchAll(/^name = "(plyscope[\w-]*)"\r?\nversion = "([^"]+)"/gm)].map(
      ([, crate, version]) => ({ where: `${crate} in Cargo.lock`, version }),
    ),
    { where: "CITATION.cff", version: /^version: "?([^"\s]+)/m.exec(read("CITATION.cff"))?.[1] },
  ];
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
  const [tag = ""] = process.argv.slice(2);
  const found = problems(tag, read);
  for (const problem of found) console.error(problem);
  if (found.length > 0) process.exitCode = 1;
  else console.log(notes(tag.slice(1), read));
}
