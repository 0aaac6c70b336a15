// The modules of Python that MicroPython lacks, or has only in part (python/), each with those of them that it imports.
// What begins with `_` adds to a module that is built in.

/** @type {Record<string, string[]>} */
export const MODULES = {
  __future__: [],
  _math: [],
  _os: [],
  _sys: [],
  abc: [],
  bisect: [],
  boards: ["game_api"],
  "collections/__init__": [],
  "collections/abc": ["typing"],
  copy: [],
  dataclasses: ["functools", "collections/__init__"],
  doctest: [],
  enum: [],
  functools: ["collections/__init__"],
  game: [],
  game_api: [],
  heapq: [],
  itertools: [],
  numpy: ["random"],
  operator: [],
  pacman: [],
  platform: [],
  pprint: [],
  queue: ["heapq"],
  random: [],
  time: [],
  toytree: [],
  typing: ["collections/__init__"],
  util: ["heapq"],
};

/** The modules whose files have another name. @type {Record<string, string[]>} */
const NAMED = {
  collections: ["collections/__init__", "collections/abc"],
  math: ["_math"],
  os: ["_os"],
  sys: ["_sys"],
};

/** Returns the files that a program needs which imports some modules. @param {string[]} imports */
export function filesFor(imports) {
  // The program has `math` without importing it.
  const asked = ["math", ...imports].flatMap((name) => NAMED[name] ?? [name]);
  const needed = new Set(asked.filter((name) => Object.hasOwn(MODULES, name)));
  for (const name of needed) for (const other of MODULES[name]) needed.add(other);
  return [...needed];
}

/** The modules that MicroPython has. */
const BUILT_IN =
  "array asyncio binascii builtins cmath collections errno gc hashlib io json math micropython os re struct sys time".split(
    " ",
  );

/** Returns the modules that are not here. @param {string[]} imports */
export const absentModules = (imports) => {
  const names = imports.map((name) => name.split(".")[0]);
  const isHere = (/** @type {string} */ name) =>
    BUILT_IN.includes(name) || Object.hasOwn(NAMED, name) || Object.hasOwn(MODULES, name);
  return [...new Set(names)].filter((name) => !isHere(name));
};
