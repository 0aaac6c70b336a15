// The link to the current state, the line of HTML that embeds it in a course page, a file that
// shows it, and figures. Of a tree that is too long for a link, its text is offered as a file.

import { el } from "../dom.js";
import { isSingle } from "../files.js";
import { createLater, loadPart } from "../later.js";
import { words } from "../narrate.js";
import { download } from "./download.js";
import { escapeHtml } from "./escape.js";
import { LONGEST, outward } from "./link-writer.js";
import { createMenu } from "./menu.js";

/** The size of a frame, unless the link says one. */
const SIZE = "700x420";

/** @import { Session } from "../types.js" */
/** @import { createPrinting } from "./printing.js" */

/**
 * @param {() => { fragment: string, title: string, algorithm: string, game: string, size?: string }} current
 * @param {() => { session: Session, at: number, algorithm: string } | null} shown  null before the first run
 * @param {ReturnType<typeof createPrinting>} printing
 */
export function createShare(current, shown, printing) {
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
    { type: "button", onclick: () => download(current().game, "tree.txt", "text/plain") },
    words("page.share.save"),
  );
  const long = el("div", { hidden: true }, el("p", {}, words("page.share.long")), save);
  const said = el("span", { class: "said", role: "status" });
  const single = el(
    "div",
    { class: "share-line" },
    el("p", {}, words("page.share.single")),
    el("div", {}, el("button", { type: "button", onclick: saveFile }, words("page.share.single.save")), said),
  );
  const menu = createMenu(words("page.share"), "share", link.element, frame.element, single, long);
  const files = createLater(
    async () => {
      const [{ createFigure }, { form }] = await Promise.all([
        loadPart(import("./figure.js"), "figure"),
        printing.load(),
      ]);
      return [createFigure(() => /** @type {NonNullable<ReturnType<typeof shown>>} */ (shown())), form];
    },
    (parts) => {
      for (const { element, refresh } of parts) {
        menu.panel.append(element);
        refresh();
      }
    },
  );

  async function saveFile() {
    try {
      const { saveSingle } = await loadPart(import("./single.js"));
      said.textContent = words("page.share.single.saved", await saveSingle(current()));
    } catch (error) {
      said.textContent = words("page.share.single.failed", error instanceof Error ? error.message : String(error));
    }
  }

  menu.onOpen = () => {
    const { fragment: exact, title, size = SIZE } = current();
    const fragment = outward(exact);
    const [width, height] = size.split("x");
    long.hidden = fragment.length <= LONGEST;
    // A file has no address for others.
    for (const { element } of [link, frame]) element.hidden = !long.hidden || isSingle;
    single.hidden = !long.hidden;
    said.textContent = "";
    if (shown()) files.need();
    for (const { refresh } of files.part ?? []) refresh();
    if (!long.hidden) return;
    const page = new URL(fragment, location.href).href;
    const embed = new URL(`embed.html${fragment}`, location.href).href;
    link.text.value = page;
    frame.text.value = `<iframe src="${escapeHtml(embed)}" title="${escapeHtml(words("page.share.title", title))}" width="${width}" height="${height}" loading="lazy"></iframe>`;
    for (const { said } of [link, frame]) said.textContent = "";
  };
  return menu.element;
}
