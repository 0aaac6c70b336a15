// The link to the current state, and the line of HTML that embeds it in a course page. A tree that
// is too long for a link is offered as a file.

import { el } from "../dom.js";
import { words } from "../narrate.js";
import { LONGEST, outward } from "./link-writer.js";
import { createMenu } from "./menu.js";

/** The size of a frame, unless the link says one. */
const SIZE = "700x420";

/** @param {() => { fragment: string, title: string, game: string, size?: string }} current */
export function createShare(current) {
  /** @param {string} label @param {number} rows */
  const line = (label, rows) => {
    const id = `share-${label}`;
    const text = el("textarea", { id, rows, readonly: true, spellcheck: "false", onfocus: () => text.select() });
    const said = el("span", { class: "said", role: "status" });
    const copy = async () => {
      let key = "page.share.copied";
      try {
        await navigator.clipboard.writeText(text.value);
      } catch {
        // There is no clipboard without https, or it is not allowed.
        text.focus();
        key = "page.share.failed";
      }
      said.textContent = words(key);
    };
    const element = el(
      "div",
      { class: "share-line" },
      el("label", { for: id }, words(label)),
      text,
      el("div", {}, el("button", { type: "button", onclick: copy }, words("page.share.copy")), said),
    );
    return { element, text, said };
  };
  const link = line("page.share.link", 3);
  const frame = line("page.share.frame", 5);
  const save = el(
    "button",
    { type: "button", onclick: () => saveText(current().game, "tree.txt") },
    words("page.share.save"),
  );
  const long = el("div", { hidden: true }, el("p", {}, words("page.share.long")), save);
  const menu = createMenu(words("page.share"), "share", link.element, frame.element, long);

  menu.onOpen = () => {
    const { fragment: exact, title, size = SIZE } = current();
    const fragment = outward(exact);
    const [width, height] = size.split("x");
    long.hidden = fragment.length <= LONGEST;
    for (const { element } of [link, frame]) element.hidden = !long.hidden;
    if (!long.hidden) return;
    const page = new URL(fragment, location.href).href;
    const embed = new URL(`embed.html${fragment}`, location.href).href;
    link.text.value = page;
    frame.text.value = `<iframe src="${quote(embed)}" title="${quote(words("page.share.title", title))}" width="${width}" height="${height}" loading="lazy"></iframe>`;
    for (const { said } of [link, frame]) said.textContent = "";
  };
  return menu.element;
}

/** @param {string} text  to be escaped for a double-quoted attribute of HTML */
const quote = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/** @param {string} text @param {string} name  of the file */
function saveText(text, name) {
  const href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  el("a", { href, download: name }).click();
  // The browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
