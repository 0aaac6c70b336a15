// The texts in a module of the engine that a still of it never shows.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The length from which on a text is found in the data of a module without mistaking other bytes for it. */
const LONG = 12;
/** The least number of words of a text in the source code that people read. Keys of messages have one. */
const WORDS = 3;
/** The packages whose texts may be in a module. */
const PACKAGES = ["plyscope", "plyscope-stage", "plyscope-wasm", "wasm-bindgen", "js-sys", "serde-wasm-bindgen"];
const COMMENT = /^\s*\/\/.*$/gm;
const LITERAL = /"((?:[^"\\]|\\.|\\\n)*)"/g;
const ARGUMENT = /\{[^{}]*\}/;

/** Returns the texts, the longest first. */
export async function unusedTexts() {
  const texts = new Set([...(await pageTexts()), ...sourceTexts()]);
  return [...texts].filter(({ length }) => length >= LONG).sort((a, b) => b.length - a.length);
}

/**
 * Returns the sentences in the source code, without their arguments. What readers of an
 * embedded tree see is in the locale, so these are parts of listings and of errors.
 */
function sourceTexts() {
  const metadata = execFileSync("cargo", ["metadata", "--format-version=1", "--locked"], { maxBuffer: 2 ** 28 });
  /** @type {{ packages: { name: string, manifest_path: string }[] }} */
  const { packages } = JSON.parse(metadata.toString());
  const manifests = packages.filter(({ name }) => PACKAGES.includes(name));
  const texts = manifests.flatMap(({ manifest_path }) => literals(join(dirname(manifest_path), "src")));
  return texts.flatMap((text) => text.split(ARGUMENT)).filter((text) => text.trim().split(" ").length >= WORDS);
}

/** Returns the string literals of the Rust files in a folder. @param {string} folder */
function literals(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".rs"));
  const code = files.map((file) => readFileSync(join(folder, file), "utf8").replaceAll(COMMENT, "")).join("\n");
  return [...code.matchAll(LITERAL)].map(([, text]) =>
    text
      .replaceAll(/\\\n\s*/g, "")
      .replaceAll("\\n", "\n")
      .replaceAll('\\"', '"'),
  );
}

/** Returns the texts that only the page shows. */
async function pageTexts() {
  const dist = new URL("../dist/wasm/", import.meta.url);
  const engine = await import(new URL("plyscope-wasm.js", dist).href);
  engine.initSync({ module: readFileSync(new URL("plyscope-wasm_bg.wasm", dist)) });
  const { algorithms, games } = engine.catalogue();
  /** @type {string[]} */
  const texts = games.map((/** @type {{ about: string }} */ { about }) => about);
  for (const { name, about, options } of algorithms) {
    texts.push(about, ...options.map((/** @type {{ about: string }} */ { about }) => about));
    for (const { example } of games) {
      try {
        const session = engine.open(name, example, {});
        for (const line of session.moment().listing.lines) texts.push(line.trim());
        session.free();
      } catch (error) {
        // The search doesn't take the game.
        if (error instanceof WebAssembly.RuntimeError) throw error;
      }
    }
  }
  return texts;
}
