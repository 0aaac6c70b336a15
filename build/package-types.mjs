// The types of the npm package, which are made from the comments of its scripts, and from those of the engine.

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { root } from "./table.mjs";

export const WASM = "plyscope-wasm";
/** What a binary is that a bundler takes as a file. */
export const BINARY = "declare const address: string;\nexport default address;\n";
/** What the types of the element say of its listeners, which are those of any element besides. */
const LISTENING = `
export interface PlyscopeElement {
    addEventListener<K extends keyof PlyscopeElementEvents>(type: K, listener: (event: PlyscopeElementEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
}
`;
/** The types of the script that registers the element. */
const DEFINED = `import type { PlyscopeElement } from "./plyscope-element.js";
declare global {
    interface HTMLElementTagNameMap {
        "ply-scope": PlyscopeElement;
    }
}
`;

/**
 * Returns a script or types with those of the engine where the package has them.
 * @param {string} text
 * @param {string} path  in the package
 */
export function withTypes(text, path) {
  const up = "../".repeat(path.split("/").length - 1);
  return text.replaceAll(/"(?:\.\.?\/)+types\.js"/g, `"${up}wasm/${WASM}.js"`);
}

/**
 * Returns the declarations without those of the functions of wasm itself, which nobody calls, and with the types of
 * the platform that any program has.
 * @param {string} text
 */
export function withoutExports(text) {
  const list = /^export interface InitOutput \{\n[^}]*\n\}$/m;
  if (!list.test(text)) throw new Error("the declarations have no InitOutput");
  const types = text
    .replace(list, "export type InitOutput = object;")
    .replaceAll("RequestInfo | URL | Response | BufferSource | WebAssembly.Module", "Binary")
    .replaceAll("BufferSource | WebAssembly.Module", "Binary")
    .replaceAll("CanvasRenderingContext2D", "Context");
  return `/// <reference lib="esnext.disposable" />\nimport type { Binary, Context } from "../api/platform.js";\n${types}`;
}

/**
 * Checks the types, and writes them beside the scripts.
 * @param {string} made  the folder of the package
 * @param {string[]} entries
 */
export function types(made, entries) {
  const options = {
    allowJs: true,
    checkJs: true,
    declaration: true,
    emitDeclarationOnly: true,
    lib: ["es2022", "dom", "dom.iterable", "esnext.disposable"],
    module: "es2022",
    moduleResolution: "bundler",
    outDir: made,
    rootDir: made,
    strict: true,
    stripInternal: true,
    target: "es2022",
    types: [],
  };
  const config = join(root, "target/npm-types.json");
  const files = entries.map((file) => join(made, file));
  writeFileSync(config, JSON.stringify({ compilerOptions: options, files }));
  compile(config);
}

/** Writes the types of the element, whose script is the one of the page. @param {string} made  the folder of the package */
export function elementTypes(made) {
  const out = join(root, "target/element-types");
  const config = join(root, "target/element-types.json");
  const compilerOptions = {
    declaration: true,
    emitDeclarationOnly: true,
    noEmit: false,
    outDir: out,
    rootDir: root,
    rootDirs: [join(root, "web"), join(root, "dist")],
    stripInternal: true,
  };
  rmSync(out, { recursive: true, force: true });
  const source = "js/element/plyscope-element";
  const files = [join(root, "web", `${source}.js`)];
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, "web/jsconfig.json"), compilerOptions, files, include: [] }),
  );
  compile(config);
  const path = "element/plyscope-element.d.ts";
  const types = withTypes(readFileSync(join(out, `web/${source}.d.ts`), "utf8"), path);
  mkdirSync(dirname(join(made, path)), { recursive: true });
  writeFileSync(join(made, path), types + LISTENING);
  writeFileSync(join(made, "element/define.d.ts"), DEFINED);
}

/** Has TypeScript do what a configuration says. @param {string} config */
function compile(config) {
  execFileSync(process.execPath, [join(root, "build/node_modules/typescript/bin/tsc"), "--project", config], {
    stdio: "inherit",
  });
}
