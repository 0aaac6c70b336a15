// Files that are made for the reader.

import { el } from "./dom.js";

/** Saves a file. @param {BlobPart} contents @param {string} name  of the file @param {string} type */
export function download(contents, name, type) {
  const href = URL.createObjectURL(new Blob([contents], { type }));
  el("a", { href, download: name }).click();
  // The browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
