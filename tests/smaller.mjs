// Makes a script that esbuild has bundled smaller by terser: what a frame loads has about 5 % less after gzip.

import { minify } from "terser";

/** Returns a script that does the same. @param {string} script  a module, or one function that is called at once */
export async function smaller(script) {
  const { code = "" } = await minify(script, { module: true, ecma: 2020, compress: { passes: 3 } });
  return code;
}
