// A log of what was answered, in the order of time. It stays in the page unless it is saved.

import { download } from "../download.js";

export function createLog() {
  /** @type {Record<string, unknown>[]} */
  const lines = [];
  return {
    /** @param {Record<string, unknown>} what */
    note(what) {
      lines.push({ time: new Date().toISOString(), ...what });
    },
    /** Saves it as a file, a line each. */
    save() {
      download(lines.map((line) => `${JSON.stringify(line)}\n`).join(""), "answers.jsonl", "application/jsonl");
    },
  };
}
