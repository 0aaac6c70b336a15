// Writes the licences of all that the page contains: its own, those of the crates that are compiled
// into its modules, of Rust's standard library and of what web/js/lib has from npm.
//
//     node build/notices.mjs [CRATE FILE]
//
// A package with the engine of another crate has what is compiled into that, too, and its notices in
// another file.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { dist, modules, root, TARGET } from "./table.mjs";

/** All that any of the modules is built with. */
const FEATURES = [...new Set(modules.flatMap(({ features }) => features))];

/** The conditions under which a crate may be in a module. */
const RUSTFLAGS = modules.flatMap(({ rustflags = [] }) => rustflags).join(" ");

/** @param {string[]} words */
const cargo = (words) =>
  execFileSync(process.env.CARGO ?? "cargo", words, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, RUSTFLAGS },
    maxBuffer: 1 << 28,
  });

/**
 * Returns the crates that are compiled into the modules, by name, and into a further crate; not those that only
 * write code.
 * @returns {{ name: string, version: string }[]}
 */
export function crates(/** @type {string | undefined} */ further = undefined) {
  const words = ["tree", "--locked", "-e", "normal,no-proc-macro", "--prefix", "none"];
  const all = [["-p", "plyscope-wasm", "--target", TARGET, "--features", FEATURES.join()]];
  if (further) all.push(["-p", further, "--target", "all"]);
  const lines = all.flatMap((more) =>
    cargo([...words, ...more])
      .trim()
      .split("\n"),
  );
  const named = lines.map((line) => line.split(" ")).map(([name, version]) => [name, version.slice(1)]);
  const unique = [...new Map(named)].map(([name, version]) => ({ name, version }));
  return unique.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Returns what the manifests of all crates say, ours and those of others.
 * @returns {{ packages: { name: string, version: string, license: string | null, source: string | null, authors: string[], manifest_path: string }[] }}
 */
export const metadata = () => JSON.parse(cargo(["metadata", "--locked", "--all-features", "--format-version", "1"]));

/** Returns the text of a file without differences that mean nothing. @param {string} file */
const text = (file) => readFileSync(file, "utf8").replaceAll("\r\n", "\n").trim();

/** @param {string} to @param {string} [further]  a crate */
function write(to, further) {
  const own = ["LICENSE-MIT", "LICENSE-APACHE"].map((name) => text(`${root}/${name}`));
  /** Which crates have each text. @type {Map<string, string[]>} */
  const texts = new Map();
  /** @param {string} text @param {string} owner */
  const add = (text, owner) => texts.set(text, [...(texts.get(text) ?? []), owner]);

  const { packages } = metadata();
  const list = [];
  for (const { name, version } of crates(further)) {
    if (name.startsWith("plyscope")) continue;
    const found = packages.find((it) => it.name === name && it.version === version);
    if (!found) throw new Error(`cargo metadata does not know ${name} ${version}`);
    list.push(`${name} ${version}: ${found.license}`);
    const folder = dirname(found.manifest_path);
    const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|copyright|notice|unlicense)/i.test(name));
    const read = files.filter((name) => !/\.(rs|toml)$/.test(name)).map((name) => text(`${folder}/${name}`));
    // Some crates are published without the text: they have that of all others, and their authors.
    if (read.length === 0) read.push(own[0].replace(/^Copyright.*$/m, `Copyright (c) ${found.authors.join(", ")}`));
    for (const one of read) add(one, `${name} ${version}`);
  }
  const lib = `${root}/web/js/lib`;
  for (const name of readdirSync(lib).filter((name) => name.endsWith(".LICENSE.txt")))
    add(text(`${lib}/${name}`), name.replace(".LICENSE.txt", " (js/lib)"));
  const rule = "=".repeat(80);
  const parts = [
    "Plyscope: MIT OR Apache-2.0",
    ...own,
    `Its modules contain these crates, and Rust's standard library (MIT OR Apache-2.0,\nhttps://www.rust-lang.org):\n\n${list.join("\n")}`,
    ...[...texts].map(([text, owners]) => `${owners.join(", ")}\n\n${text}`),
  ];
  writeFileSync(to, `${parts.join(`\n\n${rule}\n\n`)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , further, file = `${dist}/NOTICE-modules.txt`] = process.argv;
  write(file, further);
}
