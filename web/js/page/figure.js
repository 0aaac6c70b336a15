// The figure to take away: its format, its steps and its size, and a file or a copy of it.

import { el } from "../dom.js";
import { download } from "../download.js";
import { words } from "../narrate.js";
import { FORMATS, makeFigure } from "./figure-file.js";
import { stepsIn } from "./steps-in.js";

/** @import { Session } from "../types.js" */
/** @import { Format } from "./figure-file.js" */

/** What pictures are made for, with their widths in pixels. */
const SIZES = /** @type {const} */ ([
  ["line", 460],
  ["column", 320],
  ["screen", 912],
]);

const GROUPS = /** @type {const} */ (["picture", "sequence", "rows"]);

/** @param {() => { session: Session, at: number, algorithm: string }} current */
export function createFigure(current) {
  const format = el(
    "select",
    { class: "control", id: "figure-format", onchange: choose },
    ...GROUPS.map((group) =>
      el(
        "optgroup",
        { label: words(`page.figure.${group}`) },
        ...Object.keys(FORMATS)
          .filter((name) => FORMATS[/** @type {Format} */ (name)].group === group)
          .map((name) => el("option", { value: name }, words(`page.figure.${name}`))),
      ),
    ),
  );
  const steps = el("input", {
    class: "control",
    id: "figure-steps",
    type: "text",
    autocomplete: "off",
    spellcheck: "false",
    "aria-describedby": "figure-about",
    oninput: () => tell(""),
  });
  const size = el(
    "select",
    { class: "control", id: "figure-size" },
    ...SIZES.map(([name]) => el("option", { value: name }, words(`page.figure.size.${name}`))),
  );
  const about = el("p", { class: "muted", id: "figure-about" });
  const copy = el(
    "button",
    { class: "control", type: "button", onclick: () => hand(copied) },
    words("page.share.copy"),
  );
  const save = el("button", { class: "control", type: "submit" }, words("page.figure.save"));
  const said = el("p", { class: "figure-said", role: "status" });
  /** @param {string} label @param {HTMLElement} control */
  const line = (label, control) =>
    el("div", { class: "figure-line" }, el("label", { for: control.id }, words(label)), control);
  const sized = line("page.figure.size", size);
  const element = el(
    "form",
    {
      class: "share-line figure",
      "aria-label": words("page.figure"),
      onsubmit(/** @type {Event} */ event) {
        event.preventDefault();
        hand(saved);
      },
    },
    el("p", {}, words("page.figure")),
    line("page.figure.format", format),
    line("page.figure.steps", steps),
    about,
    sized,
    el("div", { class: "figure-buttons" }, save, copy),
    said,
  );

  const chosen = () => /** @type {Format} */ (format.value);

  /** Shows the controls of the format, with the steps that suit it. */
  function choose() {
    const { group, isText, isSized } = FORMATS[chosen()];
    const { session, at } = current();
    const first = group === "rows" ? 1 : 0;
    steps.value = group === "picture" ? String(at) : `${first}–${session.steps}`;
    about.textContent = words(`page.figure.${group}.about`, session.steps);
    sized.hidden = !isSized;
    copy.hidden = !isText && chosen() !== "png";
    tell("");
  }

  /** @param {string} text @param {boolean} [isFault] */
  function tell(text, isFault = false) {
    said.textContent = text;
    said.classList.toggle("fault", isFault);
    if (isFault) steps.setAttribute("aria-invalid", "true");
    else steps.removeAttribute("aria-invalid");
  }

  /** Makes the figure and passes it on. @param {(file: Blob, name: string) => string | Promise<string>} pass */
  async function hand(pass) {
    const { session, algorithm } = current();
    const { group, ending, most } = FORMATS[chosen()];
    const wanted = stepsIn(steps.value, session.steps).filter((step) => step > 0 || group !== "rows");
    if (wanted.length === 0) return tell(words("page.figure.wrong", session.steps), true);
    if (wanted.length > most) return tell(words("page.figure.many", most, wanted.length), true);
    const width = SIZES[size.selectedIndex][1];
    save.disabled = true;
    copy.disabled = true;
    try {
      const file = await makeFigure(session, chosen(), wanted, width, (done) => {
        tell(words("page.figure.drawn", done, wanted.length));
        return current().session === session;
      });
      const place = wanted.length > 1 ? `${wanted[0]}-${wanted[wanted.length - 1]}` : wanted[0];
      if (file) tell(await pass(file, `${algorithm}-${place}.${ending}`));
      else tell("");
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // The message of a PDF file without a letter is the letter.
      tell([...message].length === 1 ? words("page.figure.letter", message) : message, true);
    }
    save.disabled = false;
    copy.disabled = false;
  }

  /** @param {Blob} file @param {string} name */
  function saved(file, name) {
    download(file, name, file.type);
    return words("page.share.single.saved", name);
  }

  /** @param {Blob} file */
  async function copied(file) {
    try {
      const isText = file.type.startsWith("text/") || file.type === "image/svg+xml";
      if (isText) await navigator.clipboard.writeText(await file.text());
      else await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
      return words("page.share.copied");
    } catch {
      return words("page.figure.copy.failed");
    }
  }

  return { element, refresh: choose };
}
