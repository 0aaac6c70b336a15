// Shows Markdown as elements. Text stays text: HTML in it is shown as it is written, and links lead
// to searches of this page and to http(s) only.

import { el } from "../../dom.js";
import { entities, fragmentOf, textIn } from "./read.js";

/** @import { Token } from "../../lib/marked.js" */

/** The greatest depth of tokens in each other that is shown as it is written. */
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
 * @param {Token[]} tokens
 * @param {(fragment: string) => void} follow  called with the link to a search that is clicked
 * @param {number} [depth]
 * @returns {Node[]}
 */
export function show(tokens, follow, depth = 0) {
  if (depth > DEEPEST) return [new Text(textIn(tokens))];
  /** @param {Token[]} [inner] */
  const within = (inner) => show(inner ?? [], follow, depth + 1);
  return tokens.flatMap((token) => {
    const { type, text = "", tokens: inner } = token;
    switch (type) {
      case "space":
      case "checkbox":
      case "def":
        return [];
      case "paragraph":
        return [el("p", {}, ...within(inner))];
      case "heading":
        return [el("h4", {}, ...within(inner))];
      case "strong":
      case "em":
      case "del":
        return [el(type, {}, ...within(inner))];
      case "codespan":
        return [el("code", {}, text)];
      case "code":
        return [el("pre", { tabindex: 0 }, el("code", {}, text))];
      case "br":
      case "hr":
        return [el(type)];
      case "blockquote":
        return [el("blockquote", {}, ...within(inner))];
      case "list":
        return [
          el(
            token.ordered ? "ol" : "ul",
            { start: token.ordered && token.start !== 1 ? token.start : null },
            ...(token.items ?? []).map((item) => el("li", {}, ...within(item.tokens))),
          ),
        ];
      case "table":
        return [tableOf(token, within)];
      case "link":
        return [linkOf(token.href ?? "", within(inner), follow)];
      case "image":
        return [new Text(entities(text))];
      case "html":
        return /^\s*<!--/.test(token.raw) ? [] : [new Text(token.raw)];
      default:
        return inner ? within(inner) : [new Text(entities(text))];
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

/** @param {Token} token @param {(tokens?: Token[]) => Node[]} within */
function tableOf({ header = [], rows = [] }, within) {
  /** @param {"th" | "td"} tag @param {NonNullable<Token["header"]>} cells */
  const row = (tag, cells) => el("tr", {}, ...cells.map((cell) => el(tag, {}, ...within(cell.tokens))));
  return el("table", {}, el("thead", {}, row("th", header)), el("tbody", {}, ...rows.map((cells) => row("td", cells))));
}
