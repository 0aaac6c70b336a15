// Reads Markdown as a tree. Its reader, markdown-it, takes a time that grows like the text, whatever that is.

import MarkdownIt from "../../lib/markdown-it.js";

/** @import { Token } from "../../lib/markdown-it.js" */

/**
 * A part of a text, and what is in it.
 * @typedef {object} Part
 * @property {string} type  such as "paragraph"
 * @property {string} text  its own text; of other parts, what they are in has it
 * @property {Part[]} parts
 * @property {Token["tag"]} tag  the element that shows it, such as "h2"
 * @property {string | null} href  of a link
 * @property {number | null} start  of a list: its first number, unless that is 1
 * @property {[number, number]} lines  of a block: its first line, and the one after its last, counted from 0
 */

/** What the definitions of links say, by their names. @typedef {object} References */

/** A line that defines a link for all of a text. */
export const DEFINITION = /^ {0,3}\[[^\]]+\]:[ \t]*\S/;

// HTML is read so that it is known where it ends; it is shown as it is written.
const reader = new MarkdownIt({ html: true });
// What a link may lead to is decided where it is shown.
reader.validateLink = () => true;
reader.normalizeLink = (address) => address;
reader.normalizeLinkText = (address) => address;

/** @param {Token[]} tokens @returns {Part[]} */
function treeOf(tokens) {
  /** @type {Part[]} */
  const top = [];
  /** Where the parts belong of what is open. @type {Part[][]} */
  const open = [];
  let parts = top;
  for (const token of tokens) {
    if (token.nesting < 0) open.pop();
    else {
      const { href = null, start = null } = Object.fromEntries(token.attrs ?? []);
      const part = {
        type: token.type.replace(/_open$/, ""),
        text: token.children ? "" : token.content,
        parts: treeOf(token.children ?? []),
        tag: token.tag,
        href,
        start,
        lines: token.map ?? [0, 0],
      };
      if (part.type === "inline") parts.push(...part.parts);
      else if (!token.hidden) parts.push(part);
      // An item that is tight has its text without a paragraph.
      if (token.nesting > 0) open.push(token.hidden ? parts : part.parts);
    }
    parts = open.at(-1) ?? top;
  }
  return top;
}

/** @param {string} text @param {References} references  gets those of the text, too */
export const read = (text, references) => treeOf(reader.parse(text, references));

/** Reads a text that is within a line. @param {string} text @param {References} references */
export const readInline = (text, references) => treeOf(reader.parseInline(text, references));

/** Returns the text in parts. @param {Part[]} parts @returns {string} */
export const textIn = (parts) =>
  parts.map(({ type, text, parts }) => (type === "softbreak" ? "\n" : text + textIn(parts))).join("");

/** Says whether HTML is a comment. @param {Part} part */
export const isComment = ({ type, text }) => /^html_/.test(type) && /^\s*<!--/.test(text);
