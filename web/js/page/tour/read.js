// Reads a tour: Markdown, in which a heading of level 1 or 2 begins a stop. docs/tours.md is the
// reference. Nothing here needs a document.

import { Lexer } from "../../lib/marked.js";
import { readQuestion } from "./read-question.js";

/** @import { Token } from "../../lib/marked.js" */
/** @import { Fault, Stop, Tour } from "./types.js" */

/** The deepest heading that begins a stop. */
const DEEPEST = 2;
/** Begins a quotation that only the speaker sees. GitHub shows it as a note. */
const NOTE = /^\[!NOTE\][ \t]*\n?/i;
/** What a link to a search has. */
const SEARCH = /^#(?:.*&)?(?:algorithm|game|packed)=/s;

/** Returns the fragment of an address that is a link to a search; null for another. @param {string} href */
export function fragmentOf(href) {
  const at = href.indexOf("#");
  const fragment = at < 0 ? "" : href.slice(at);
  return SEARCH.test(fragment) ? fragment : null;
}

/** Returns tokens and all that is in them, in order. @param {Token[]} tokens @returns {Generator<Token>} */
function* all(tokens) {
  for (const token of tokens) {
    yield token;
    yield* all(token.tokens ?? []);
    yield* all(token.items ?? []);
  }
}

/** Returns the text of tokens. @param {Token[]} tokens @returns {string} */
export const textIn = (tokens) =>
  tokens.map((token) => (token.tokens ? textIn(token.tokens) : entities(token.text ?? ""))).join("");

/** The characters that Markdown writes as in HTML. @type {Record<string, string>} */
const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0", ndash: "–", mdash: "—", hellip: "…" };

/** Returns text with the characters that its entities stand for. @param {string} text */
export const entities = (text) =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });

/** @param {string} text */
const linesIn = (text) => text.split("\n").length - 1;

/** @param {string} text @returns {Tour} */
export function readTour(text) {
  /** @type {Tour} */
  const tour = { title: "", stops: [], faults: [] };
  let line = 1;
  /** @type {Stop | undefined} */
  let stop;
  for (const token of Lexer.lex(text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n"))) {
    // An empty line before a token may be the beginning of its text.
    const from = line + linesIn(/^\s*/.exec(token.raw)?.[0] ?? "");
    line += linesIn(token.raw);
    if (token.type === "heading" && Number(token.depth) <= DEEPEST) {
      const heading = token.tokens ?? [];
      stop = {
        line: from,
        heading,
        name: textIn(heading).trim(),
        tokens: [],
        fragment: null,
        question: null,
        notes: [],
      };
      tour.stops.push(stop);
      if (stop.name === "") tour.faults.push({ line: from, key: "heading" });
    } else if (stop) add(stop, token, from, tour.faults);
    else if (token.type !== "space" && !isComment(token)) tour.faults.push({ line: from, key: "before" });
    if (stop && !stop.fragment) stop.fragment = linkIn([token]);
  }
  const [first] = tour.stops;
  tour.title = first?.name ?? "";
  if (!first) tour.faults = [{ line: 1, key: "none" }];
  else if (!first.fragment) tour.faults.unshift({ line: first.line, key: "link" });
  tour.faults.sort((a, b) => a.line - b.line);
  return tour;
}

/** @param {Token} token */
const isComment = ({ type, raw }) => type === "html" && /^\s*<!--/.test(raw);

/** Returns the fragment of the first link to a search. @param {Token[]} tokens */
function linkIn(tokens) {
  for (const { type, href } of all(tokens)) {
    const fragment = type === "link" && fragmentOf(href ?? "");
    if (fragment) return fragment;
  }
  return null;
}

/** @param {Stop} stop @param {Token} token @param {number} line @param {Fault[]} faults */
function add(stop, token, line, faults) {
  const note = token.type === "blockquote" && NOTE.exec(token.text ?? "");
  if (note) stop.notes.push(...Lexer.lex((token.text ?? "").slice(note[0].length)));
  else if (token.type === "list" && token.items?.some((item) => item.task)) {
    if (stop.question) faults.push({ line, key: "twice" });
    else stop.question = readQuestion(token.items, line, faults);
  } else if (!isComment(token)) stop.tokens.push(token);
}
