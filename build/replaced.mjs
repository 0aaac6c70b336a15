// What single.mjs, widget.mjs and package.mjs have in common: scripts that bring their files with
// them.

import { join, relative, sep } from "node:path";

/**
 * Returns a plugin for esbuild that puts other scripts in the place of some.
 * @param {string} web  the folder of the scripts
 * @param {Map<string, string[]>} made  the lines of those that are made for the page
 * @param {(path: string) => boolean} isIn  returns true for the scripts of kinds that are in the page
 * @param {string} [ofFiles]  the script that takes the place of js/files.js
 * @returns {import("esbuild").Plugin}
 */
export function replaced(web, made, isIn, ofFiles = "single/files.js") {
  return {
    name: "replaced",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /\/files\.js$/ }, () => ({ path: join(web, ofFiles) }));
      onLoad({ filter: /\.js$/ }, ({ path }) => {
        const name = relative(web, path).replaceAll(sep, "/");
        const lines = made.get(name) ?? (/^kinds\/[\w-]+\/panel\.js$/.test(name) && !isIn(name) ? [] : undefined);
        return lines && { contents: lines.join("\n"), loader: "js" };
      });
    },
  };
}
