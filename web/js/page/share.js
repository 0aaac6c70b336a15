// The link to the current state, the line of HTML that embeds it in a course page, a file that
// shows it, and figures. Of a tree that is too long for a link, its text is offered as a file.

import { el } from "../dom.js";
import { download } from "../download.js";
import { isSingle } from "../files.js";
import { createLater, loadPart, textOf } from "../later.js";
import { words } from "../narrate.js";
import { elementOf } from "./element-of.js";
import { escapeHtml } from "./escape.js";
import { LONGEST, outward } from "./link-writer.js";
import { createMenu } from "./menu.js";

/** The size of a frame, unless the link says one. */
const SIZE = "700x480";

/** @import { Session } from "../types.js" */
/** @import { createPrinting } from "./printing.js" */

/**
 * @param {() => { fragment: string, short: string, title: string, algorithm: string, game: string, size?: string }} current
 * @param {() => { session: Session, at: number, algorithm: string } | null} shown  null before the first run
 * @param {ReturnType<typeof createPrinting>} printing
 */
export function createShare(current, shown, printing) {
  /** @param {string} label @param {number} rows @param {...HTMLElement} buttons  beside that which copies it */
  const line = (label, rows, ...buttons) => {
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
      el(
        "div",
        {},
        el("button", { class: "control", type: "button", onclick: copy }, words("page.share.copy")),
        ...buttons,
        said,
      ),
    );
    return { element, text, said };
  };
  const code = el("button", { class: "control", type: "button", onclick: showCode }, words("page.share.code"));
  const link = line("page.share.link", 3, code);
  const board = line("page.share.board", 2);
  const frame = line("page.share.frame", 5);
  const element = line("page.share.element", 4);
  const save = el(
    "button",
    { class: "control", type: "button", onclick: () => download(current().game, "tree.txt", "text/plain") },
    words("page.share.save"),
  );
  const long = el("div", { hidden: true }, el("p", {}, words("page.share.long")), save);
  const said = el("span", { class: "said", role: "status" });
  const single = el(
    "div",
    { class: "share-line" },
    el("p", {}, words("page.share.single")),
    el(
      "div",
      {},
      el("button", { class: "control", type: "button", onclick: saveFile }, words("page.share.single.save")),
      said,
    ),
  );
  const menu = createMenu(
    words("page.share"),
    "share",
    link.element,
    board.element,
    frame.element,
    element.element,
    single,
    long,
  );
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

  async function showCode() {
    try {
      const { show } = await loadPart(import("./qr-code.js"), "qr-code");
      link.said.textContent = show(link.text.value) ? "" : words("page.share.code.long");
    } catch (error) {
      link.said.textContent = words("fault.part", textOf(error));
    }
  }

  async function saveFile() {
    try {
      const { saveSingle } = await loadPart(import("./single.js"));
      said.textContent = words("page.share.single.saved", await saveSingle(current()));
    } catch (error) {
      said.textContent = words("page.share.single.failed", error instanceof Error ? error.message : String(error));
    }
  }

  menu.onOpen = () => {
    const { fragment: exact, short, title, size = SIZE } = current();
    const fragment = outward(exact);
    const [width, height] = size.split("x");
    long.hidden = fragment.length <= LONGEST;
    // A file has no address for others.
    for (const each of [link, board, frame, element]) each.element.hidden = !long.hidden || isSingle;
    board.element.hidden ||= short === "";
    single.hidden = !long.hidden;
    said.textContent = "";
    if (shown()) files.need();
    for (const { refresh } of files.part ?? []) refresh();
    if (!long.hidden) return;
    const page = new URL(fragment, location.href).href;
    const embed = new URL(`embed.html${fragment}`, location.href).href;
    link.text.value = page;
    board.text.value = new URL(short, location.href).href;
    frame.text.value = `<iframe src="${escapeHtml(embed)}" title="${escapeHtml(words("page.share.title", title))}" width="${width}" height="${height}" loading="lazy" style="max-width: 100%"></iframe>`;
    element.text.value = elementOf(fragment, new URL("js/element.js", location.href).href);
    for (const { said } of [link, board, frame, element]) said.textContent = "";
  };
  return menu.element;
}
