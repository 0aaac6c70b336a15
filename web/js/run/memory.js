// The memory limit of a recording. The browser stores the choice.

import { storage } from "../storage.js";

/** The limits in bytes; the last one leaves wasm room to grow. */
export const LIMITS = [256e6, 512e6, 1e9, 2e9, 3e9];
const USUAL = 1e9;

const stored = storage("plyscope-memory");
const read = Number(stored.read());
let limit = LIMITS.includes(read) ? read : USUAL;

/** Returns the limit in bytes. */
export const memoryLimit = () => limit;

/** @param {number} bytes  one of {@link LIMITS} */
export function setMemoryLimit(bytes) {
  limit = bytes;
  stored.write(bytes === USUAL ? null : String(bytes));
}
