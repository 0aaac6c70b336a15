// Shows Markdown as elements. Text stays text: HTML in it is shown as it is written, and links lead
// to searches of this page and to http(s) only.

import { el } from "../../dom.js";
import { isComment, textIn } from "./markdown.js";
import { fragmentOf } from "./read.js";

/** @import { Part } from "./markdown.js" */

/** The greatest depth of parts in each other; of what is deeper, the text is shown. */
const DEEPEST = 20;

/** Returns an address if it may be opened. @param {string} href */
function addressOf(href) {
  try {
    const { protocol, href: whole } = new URL(href, document.baseURI);
    return /^https?:$/.test(protocol) ? whole : null;
  } catch {
    return null;
  }
}

/**
 * @param {Part[]} parts
 * @param {(fragment: string) => void} follow  called with the link to a search that is clicked
 * @param {number} [depth]
 * @returns {Node[]}
 */
export function show(parts, follow, depth = 0) {
  if (depth > DEEPEST) return [new Text(textIn(parts))];
  return parts.flatMap((part) => {
    const { type, text, tag } = part;
    const within = () => show(part.parts, follow, depth + 1);
    switch (type) {
      case "paragraph":
      case "strong":
      case "em":
      case "blockquote":
      case "bullet_list":
      case "list_item":
      case "table":
      case "thead":
      case "tbody":
      case "th":
      case "td":
        return [el(tag, {}, ...within())];
      case "s":
        return [el("del", {}, ...within())];
      case "ordered_list":
        return [el("ol", { start: part.start }, ...within())];
      case "tr":
        return [rowOf(part, within)];
      case "heading":
        return [el("h4", {}, ...within())];
      case "code_inline":
        return [el("code", {}, text)];
      case "fence":
      case "code_block":
        return [el("pre", { tabindex: 0 }, el("code", {}, text.replace(/\n$/, "")))];
      case "hardbreak":
        return [el("br")];
      case "hr":
        return [el("hr")];
      case "link":
        return [linkOf(part.href ?? "", within(), follow)];
      case "html_block":
      case "html_inline":
        return isComment(part) ? [] : [new Text(text)];
      default:
        return [new Text(textIn([part]))];
    }
  });
}

/** @param {string} href @param {Node[]} content @param {(fragment: string) => void} follow @returns {Node} */
function linkOf(href, content, follow) {
  const fragment = fragmentOf(href);
  const address = fragment ?? addressOf(href);
  if (address === null) return el("span", {}, ...content);
  if (fragment === null) return el("a", { href: address, rel: "noreferrer", target: "_blank" }, ...content);
  const link = el("a", { href: fragment, class: "picture" }, ...content);
  link.addEventListener("click", (event) => {
    // With a key held, it opens beside this page.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    follow(fragment);
  });
  return link;
}

/** Returns a row without the cells at its end that a table adds to a short one. @param {Part} row @param {() => Node[]} within */
function rowOf({ parts }, within) {
  let end = parts.length;
  while (end > 0 && parts[end - 1].parts.length === 0) end -= 1;
  return el("tr", {}, ...within().slice(0, end));
}
