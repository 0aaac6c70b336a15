// The modules of Python that MicroPython lacks, or has only in part (python/), each with those of them that it imports.
// What begins with `_` adds to a module that is built in.

/** @type {Record<string, string[]>} */
export const MODULES = {};
