// How much memory a recording may take: the person's choice, remembered.

import { storage } from "../storage.js";

/** Bytes; the last is what wasm can hold with room to grow in. */
export const LIMITS = [256e6, 512e6, 1e9, 2e9, 3e9];
const USUAL = 1e9;

const stored = storage("plyscope-memory");
const read = Number(stored.read());
let limit = LIMITS.includes(read) ? read : USUAL;

/** In bytes. */
export const memoryLimit = () => limit;

/** @param {number} bytes  one of {@link LIMITS} */
export function setMemoryLimit(bytes) {
  limit = bytes;
  stored.write(bytes === USUAL ? null : String(bytes));
}
