// Where a tour comes from: one of the page itself, by its name, or a file at an address.

import { request } from "../../files.js";
import { language } from "../../messages.js";
import { words } from "../../narrate.js";

/**
 * The ready tours by their names: the title and what it is about, in each language that there is a file in.
 * @typedef {Record<string, Record<string, [title: string, about: string]>>} Ready
 */

/** The language of the files without one in their names. */
const FIRST = "en";
/** What stands in a link for a tour that the reader has opened from a file. */
export const FILE = "file";
/** The greatest number of bytes of a tour. */
const LONGEST = 100_000;
/** Milliseconds after which an address has not answered. */
const PATIENCE = 15_000;

/** Returns the error that says why a tour can't be read. @param {string} key @param {...(string | number)} slots */
const fault = (key, ...slots) => new Error(words(`tour.fetch.${key}`, ...slots));

/** Requests a file of the page. @param {string} path */
async function own(path) {
  const response = await request(path);
  if (!response.ok) throw fault("status", path, response.status);
  return response;
}

/** Returns the ready tours. @returns {Promise<Ready>} */
export const readyTours = async () => (await own("tours/index.json")).json();

/** Returns what a ready tour is called in the language of the page. @param {Ready[string]} tour */
export const inLanguage = (tour) => tour[language] ?? tour[FIRST];

/** Returns the text of a tour. @param {string} source  its name or its address @returns {Promise<string>} */
export async function fetchTour(source) {
  if (source === FILE) throw fault("file");
  if (/^[\w-]+$/.test(source)) {
    const ready = await readyTours();
    if (!Object.hasOwn(ready, source)) throw fault("name", source, Object.keys(ready).join(", "));
    const isTranslated = language !== FIRST && Object.hasOwn(ready[source], language);
    return (await own(`tours/${source}${isTranslated ? `.${language}` : ""}.md`)).text();
  }
  const address = URL.canParse(source, document.baseURI) ? new URL(source, document.baseURI) : null;
  if (!address || !/^https?:$/.test(address.protocol)) throw fault("address", source);
  /** @type {Response} */
  let response;
  try {
    response = await fetch(address, {
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError")
      throw fault("slow", address.href, PATIENCE / 1000);
    // The browser doesn't tell a script which of the reasons it was.
    throw fault(address.origin === location.origin ? "network" : "cors", address.href);
  }
  if (!response.ok) throw fault("status", address.href, response.status);
  return read(response, address.href);
}

/** Throws if a text is too long for a tour. @param {string} name  of its file @param {number} size */
export function checkSize(name, size) {
  if (size > LONGEST) throw fault("long", name, LONGEST / 1e6);
}

/** Reads a text, as far as it is not too long. @param {Response} response @param {string} address */
async function read(response, address) {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > LONGEST) reader?.cancel();
    checkSize(address, bytes);
    text += decoder.decode(value, { stream: true });
  }
}
