// The link to the current state, and the line of HTML that embeds it in a course page.

import { el } from "../dom.js";
import { words } from "../narrate.js";
import { createMenu } from "./menu.js";

/** @param {() => { fragment: string, title: string }} current */
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
  const menu = createMenu(words("page.share"), "share", link.element, frame.element);

  menu.onOpen = () => {
    const { fragment, title } = current();
    const page = new URL(fragment, location.href).href;
    const embed = new URL(`embed.html${fragment}`, location.href).href;
    link.text.value = page;
    frame.text.value = `<iframe src="${quote(embed)}" title="${quote(words("page.share.title", title))}" width="700" height="420" loading="lazy"></iframe>`;
    for (const { said } of [link, frame]) said.textContent = "";
  };
  return menu.element;
}

/** @param {string} text  to be escaped for a double-quoted attribute of HTML */
const quote = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
