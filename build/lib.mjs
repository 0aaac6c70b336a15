// Makes what web/js/lib has of the editor and of MicroPython, from the packages of package.json:
//
//     node build/lib.mjs
//
// editor.js is a bundle of those parts of CodeMirror that the page uses. MicroPython stays as it is published.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { root } from "./table.mjs";

const lib = join(root, "web/js/lib");
const packages = join(root, "build/node_modules");
const MICROPYTHON = "@micropython/micropython-webassembly-pyscript";

/**
 * What the bundle exports. The languages are without completions: the functions `python` and `javascript` of their
 * packages would bring these, and lint.
 */
const EDITOR = `
export { EditorState, StateEffect, StateField, Compartment, RangeSet, RangeSetBuilder } from "@codemirror/state";
export { Decoration, EditorView, GutterMarker, WidgetType, drawSelection, gutter, highlightActiveLine, keymap, lineNumbers, placeholder } from "@codemirror/view";
export { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting, syntaxTree } from "@codemirror/language";
export { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
export { classHighlighter } from "@lezer/highlight";
export { parser as pythonParser } from "@lezer/python";
export { parser as javascriptParser } from "@lezer/javascript";
import { LanguageSupport } from "@codemirror/language";
import { pythonLanguage } from "@codemirror/lang-python";
import { javascriptLanguage } from "@codemirror/lang-javascript";
export const python = () => new LanguageSupport(pythonLanguage);
export const javascript = () => new LanguageSupport(javascriptLanguage);
`;

/** Returns the text of a file of a package. @param {string} name @param {string} file */
const ofPackage = (name, file) => readFileSync(join(packages, name, file), "utf8");

/**
 * A style element needs a nonce under the policy of the page. style-mod makes one in a document, and a style sheet
 * without an element only in a shadow root; this makes it take the sheet in both.
 * @type {import("esbuild").Plugin}
 */
const sheets = {
  name: "sheets",
  setup({ onLoad }) {
    onLoad({ filter: /style-mod\/src\/style-mod\.js$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      const condition = "!root.head && root.adoptedStyleSheets";
      if (text.split(condition).length !== 2) throw new Error("style-mod has changed");
      return { contents: text.replace(condition, "root.adoptedStyleSheets") };
    });
  },
};

/** Returns the files, by name. @returns {Promise<Map<string, string | Uint8Array>>} */
export async function made() {
  const { outputFiles, metafile } = await build({
    stdin: { contents: EDITOR, resolveDir: join(root, "build") },
    absWorkingDir: join(root, "build"),
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    plugins: [sheets],
  });
  const bundled = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0),
  );
  const names = bundled.flatMap(([path]) => /^node_modules\/((?:@[\w-]+\/)?[\w-]+)\//.exec(path)?.[1] ?? []);
  const sorted = [...new Set(names)].sort();
  const versions = sorted.map((name) => `${name} ${JSON.parse(ofPackage(name, "package.json")).version}`);
  const script = outputFiles?.[0].text ?? "";
  /** The packages with each licence. @type {Map<string, string[]>} */
  const licences = new Map();
  for (const name of sorted) {
    const text = ofPackage(name, "LICENSE").trim();
    licences.set(text, [...(licences.get(text) ?? []), name]);
  }
  const texts = [...licences].map(([text, owners]) => `${owners.join(", ")}:\n\n${text}\n`);
  return new Map(
    /** @type {[string, string | Uint8Array][]} */ ([
      ["editor.js", `/*! Made by build/lib.mjs of ${versions.join(", ")} */\n${script}`],
      ["editor.LICENSE.txt", texts.join("\n")],
      ["micropython.mjs", ofPackage(MICROPYTHON, "micropython.mjs")],
      ["micropython.wasm", readFileSync(join(packages, MICROPYTHON, "micropython.wasm"))],
    ]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, contents] of await made()) writeFileSync(join(lib, name), contents);
