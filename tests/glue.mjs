// The script that wasm-bindgen makes for a module of the engine, as an embedded tree loads it.

/**
 * @typedef {object} Names  what wasm-opt prints when it shortens names
 * @property {[module: string, from: string, to: string][]} imports
 * @property {[from: string, to: string][]} exports
 */

/**
 * Returns the script with the short names that its wasm has for what it imports and exports.
 * wasm-opt calls all modules `a`. What it exports is what `create` returns, so that two
 * modules can have the script in common.
 * @param {string} script
 * @param {Names} names
 */
export function glue(script, names) {
  const imports = new Map(names.imports.map(([, from, to]) => [from, to]));
  const exports = new Map(names.exports);
  /** @type {string[]} */
  const own = [];
  const body = script
    .replace(/"\.\/[\w-]+_bg\.js":/, '"a":')
    .replace(/\b(\w+): function/g, (_, name) => `${imports.get(name)}: function`)
    .replace(/\bwasm\.(\w+)/g, (_, name) => `wasm.${exports.get(name)}`)
    .replace(/^export (class|function) (\w+)/gm, (_, what, name) => {
      own.push(name);
      return `${what} ${name}`;
    })
    .replace(/^export \{ initSync, __wbg_init as default \};/m, "");
  return `export function create() {\n${body}\nreturn { ${own.join(", ")}, initSync, default: __wbg_init };\n}\n`;
}
