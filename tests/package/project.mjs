// An empty project in which the npm package is installed, and the examples of
// docs/javascript.md.

import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const programs = join(root, "tests/node_modules/.bin");

/** An example: its files, in order, and the commands with what they print. */
export const { files, commands } = examples(readFileSync(join(root, "docs/javascript.md"), "utf8"));

/**
 * Returns the blocks of code that have the name of a file behind their language, and the
 * commands of those that are a console.
 * @param {string} text
 */
function examples(text) {
  /** @type {Map<string, string>} */
  const files = new Map();
  /** @type {{ command: string, output: string }[]} */
  const commands = [];
  for (const [, language, name, body] of text.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)) {
    if (language === "console") {
      for (const [, command, output] of body.matchAll(/^\$ (.+)\n((?:(?!\$ ).*\n)*)/gm))
        commands.push({ command, output });
    } else if (name) {
      if (files.has(name)) throw new Error(`the documentation has two files ${name}`);
      files.set(name, body);
    }
  }
  return { files, commands };
}

/**
 * Makes a project with a package and the files of the documentation.
 * @param {string} [name]  of the package
 * @returns {{ folder: string, run: (command: string) => Promise<string>, remove: () => void }}
 */
export function project(name = "plyscope") {
  const folder = mkdtempSync(join(tmpdir(), "plyscope-package-"));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const isPacked = new RegExp(`^${name}-\\d.*\\.tgz$`);
  const [packed, ...others] = readdirSync(join(root, "dist/npm")).filter((file) => isPacked.test(file));
  if (!packed || others.length > 0) throw new Error(`dist/npm should have one ${name}; cargo xtask npm makes it`);
  const install = [
    "install",
    "--offline",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    join(root, "dist/npm", packed),
  ];
  execFileSync("npm", install, { cwd: folder, shell: process.platform === "win32" });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  const PATH = `${programs}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}`;
  return {
    folder,
    run: async (command) => {
      const options = { cwd: folder, env: { ...process.env, PATH }, shell: true, maxBuffer: 1 << 28 };
      try {
        return (await promisify(execFile)(command, options)).stdout;
      } catch (error) {
        const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
        throw new Error(`${command}\n${stdout}${stderr}`, { cause: error });
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
