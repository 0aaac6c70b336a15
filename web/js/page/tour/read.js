// Reads a tour: Markdown, in which a heading of level 1 or 2 begins a stop. docs/tours.md is the
// reference. Nothing here needs a document.

import { DEFINITION, isComment, read, textIn } from "./markdown.js";
import { readQuestion } from "./read-question.js";
import { limit, sectionsOf } from "./split.js";

/** @import { Part, References } from "./markdown.js" */
/** @import { Section } from "./split.js" */
/** @import { Fault, Stop, Tour } from "./types.js" */

/** Begins a quotation that only the speaker sees. GitHub shows it as a note. */
const NOTE = /^\[!NOTE\][ \t]*/i;
/** Begins an item that is an answer. */
const TASK = /^\[[ x]\]\s/i;
/** What a link to a search has. */
const SEARCH = /^#(?:.*&)?(?:algorithm|game|packed)=/s;

/** Returns the fragment of an address that is a link to a search; null for another. @param {string} href */
export function fragmentOf(href) {
  const at = href.indexOf("#");
  const fragment = at < 0 ? "" : href.slice(at);
  return SEARCH.test(fragment) ? fragment : null;
}

/** Returns the fragment of the first link to a search. @param {Part[]} parts @returns {string | null} */
function linkIn(parts) {
  for (const { href, parts: within } of parts) {
    const fragment = fragmentOf(href ?? "") ?? linkIn(within);
    if (fragment) return fragment;
  }
  return null;
}

/**
 * Reads a tour, stop by stop.
 * @param {string} text
 * @param {() => Promise<void> | void} [pause]  called between two stops
 * @returns {Promise<Tour>}
 */
export async function readTour(text, pause) {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n?|\n/);
  const sections = sectionsOf(lines);
  const faults = limit(sections);
  const references = {};
  // A stop may refer to what is defined after it.
  read(lines.filter((line) => DEFINITION.test(line)).join("\n"), references);
  /** @type {Stop[]} */
  const stops = [];
  for (const [index, section] of sections.entries()) {
    await pause?.();
    if (index > 0) stops.push(readStop(section, references, faults));
    else {
      const lost = read(section.lines.join("\n"), references).find((part) => !isComment(part));
      if (lost) faults.push({ line: section.line + lost.lines[0], key: "before" });
    }
  }
  const [first] = stops;
  if (!first) return { title: "", stops, faults: [{ line: 1, key: "none" }] };
  if (!first.fragment) faults.push({ line: first.line, key: "link" });
  return { title: first.name, stops, faults: faults.sort((a, b) => a.line - b.line) };
}

/** @param {Section} section @param {References} references @param {Fault[]} faults  gets the mistakes @returns {Stop} */
function readStop({ line, lines }, references, faults) {
  const [head, ...parts] = read(lines.join("\n"), references);
  const heading = head?.parts ?? [];
  /** @type {Stop} */
  const stop = {
    line,
    heading,
    name: textIn(heading).trim(),
    parts: [],
    fragment: linkIn(heading) ?? linkIn(parts),
    question: null,
    notes: [],
  };
  if (stop.name === "") faults.push({ line, key: "heading" });
  for (const part of parts) {
    const at = line + part.lines[0];
    const items = part.type === "bullet_list" || part.type === "ordered_list" ? part.parts : [];
    if (part.type === "blockquote" && NOTE.test(textIn(part.parts.slice(0, 1)))) stop.notes.push(...withoutSign(part));
    else if (items.some(({ parts: [first] }) => first && TASK.test(textIn([first])))) {
      if (stop.question) faults.push({ line: at, key: "twice" });
      else
        stop.question = readQuestion(
          items.map(({ lines: [from, to] }) => ({ line: line + from, text: itemOf(lines.slice(from, to)) })),
          references,
          faults,
        );
    } else if (!isComment(part)) stop.parts.push(part);
  }
  return stop;
}

/** Returns the text of an item without its sign and its indentation. @param {string[]} lines */
const itemOf = ([first, ...others]) =>
  [first.replace(/^\s*(?:[-+*]|\d+[.)])\s+/, ""), ...others.map((line) => line.trimStart())].join("\n").trimEnd();

/** Returns what stands in a note behind its sign. @param {Part} note */
function withoutSign({ parts: [first, ...others] }) {
  const [sign, ...rest] = first.parts;
  const text = sign.text.replace(NOTE, "");
  const parts = text === "" ? rest.slice(rest[0]?.type === "softbreak" ? 1 : 0) : [{ ...sign, text }, ...rest];
  return parts.length > 0 ? [{ ...first, parts }, ...others] : others;
}
