// What a reader sees of the tool: where a program is written, called and run, and what is told of it.

import { el, replace } from "../../dom.js";
import { icon } from "../../icons.js";
import { words } from "../../narrate.js";
import { hasGame } from "../own-game.js";

/** @import { Failed, Reply } from "../reply.js" */
/** @import { Language } from "../instrument.js" */

/** What a program finds. */
const GIVEN =
  "root, children(node), value(node), is_leaf(node), is_max(node), parent(node), is_chance(node), probability(node)";

/** The languages, as links name them. */
export const LANGUAGES = /** @type {const} */ (["python", "javascript"]);

/**
 * Where the source of a program is written.
 * @typedef {object} Source
 * @property {HTMLElement} element
 * @property {() => void} focus
 * @property {() => string} text
 * @property {(text: string, name: Language) => void} set  shows a program
 * @property {(line: number | null) => void} mark  marks the line that is at work, and shows it
 * @property {(line: number | null) => void} fault  marks the line of a mistake
 * @property {(line: number) => boolean} breaks  returns true if a line has a breakpoint
 *
 * @typedef {(on: { label: string, run: () => void, change: () => void }) => Source} CreateSource
 */

/** @typedef {ReturnType<typeof createProgramForm>} ProgramForm */

/**
 * @param {CreateSource} createSource
 * @param {object} on  what the reader does
 * @param {() => void} on.choose  another language
 * @param {() => void} on.write  the program or its call
 * @param {() => void} on.run
 * @param {() => void} on.openGame
 * @param {() => void} on.exchange  the search and the program
 * @param {() => void} on.close
 */
export function createProgramForm(createSource, on) {
  const language = el(
    "select",
    { "aria-label": words("program.language"), onchange: on.choose },
    ...LANGUAGES.map((name) => el("option", { value: name }, words(`program.${name}`))),
  );
  const chosen = () => /** @type {Language} */ (language.value);
  const source = createSource({
    run: on.run,
    change() {
      offerGame();
      on.write();
    },
    label: words("program.source"),
  });
  const unaided = { spellcheck: false, autocapitalize: "off", autocomplete: "off" };
  const call = el("input", { type: "text", ...unaided, oninput: on.write });
  const run = el("button", { type: "button", class: "check-go", onclick: on.run }, words("program.run"));
  const quiet = { type: "button", class: "quiet", hidden: true };
  const game = el("button", { ...quiet, onclick: on.openGame }, words("program.game"));
  const back = el("button", { ...quiet, onclick: on.exchange }, "");
  const about = el("p", { class: "check-about muted" }, words("program.about", GIVEN));
  const answers = el("textarea", { rows: 2, ...unaided });
  const asked = el("label", { class: "program-asked", hidden: true }, words("program.answers"), answers);
  const values = el("p", { class: "program-values", "aria-live": "off" });
  const told = el("div", { class: "check-told", role: "status" });
  const printed = el("pre", {
    class: "program-printed",
    hidden: true,
    tabindex: "0",
    "aria-label": words("program.printed"),
  });
  const variables = el("div", { class: "program-variables" });
  const title = words("program.close");
  const close = { type: "button", class: "plain", title, "aria-label": title, onclick: on.close };
  const element = el(
    "section",
    { class: "task program", "aria-label": words("program.title") },
    el("header", {}, el("h2", {}, words("program.title")), language, el("button", close, icon("close"))),
    el(
      "div",
      { class: "check-body" },
      about,
      source.element,
      values,
      el("p", { class: "check-acts program-call" }, run, el("label", {}, words("program.call"), call)),
      asked,
      el("p", { class: "check-acts" }, game, back),
      told,
      printed,
      el(
        "details",
        { class: "muted" },
        el("summary", {}, words("program.variables")),
        el("p", { id: "program-keys" }, words("program.keys")),
        variables,
      ),
    ),
  );

  /** Offers to search the program's game, if it has the functions of one. */
  function offerGame() {
    game.hidden = !hasGame(source.text());
  }

  return {
    element,
    source,
    told,
    variables,
    get isOpen() {
      return element.isConnected;
    },
    get language() {
      return chosen();
    },
    set language(name) {
      language.value = name;
    },
    /** The call that begins the program, as it is written. */
    get call() {
      return call.value.trim();
    },
    /** Returns the program as it is written. @param {AbortSignal} signal */
    written: (signal) => ({
      language: chosen(),
      source: source.text(),
      answers: answers.value,
      signal,
    }),
    /** Shows a program, and the call that begins it. @param {string} text @param {string} start */
    put(text, start) {
      source.set(text, chosen());
      call.value = start;
      offerGame();
    },
    /** Shows that a program runs: what is told then needs the room. */
    begin() {
      replace(told);
      about.hidden = true;
      run.textContent = words("program.stop");
    },
    end() {
      run.textContent = words("program.run");
    },
    /** @param {string} fault */
    say: (fault) => replace(told, el("p", { class: "is-wrong" }, fault)),
    /** Shows what a program has printed, and returns what is told of a failure. @param {Pick<Reply, "output" | "failed">} reply */
    report({ output, failed }) {
      printed.textContent = output;
      printed.hidden = output === "";
      source.fault(failed?.line || null);
      if (failed?.kind === "input") asked.hidden = false;
      return failed ? [el("p", { class: "is-wrong" }, ...faultOf(failed))] : [];
    },
    /** Offers to show something else than what is shown. @param {string} what */
    offer(what) {
      back.hidden = false;
      back.textContent = what;
    },
    /** Says otherwise what is offered, if anything is. @param {string} what */
    rename(what) {
      back.textContent = what;
    },
    /** Tells the values of variables. @param {[name: string, value: number][]} now */
    value(now) {
      const parts = now.flatMap(([name, value], at) => [
        at > 0 && " ",
        el("span", {}, name, " = ", el("strong", {}, String(value).replace("Infinity", "∞").replace("-", "−"))),
      ]);
      replace(values, ...parts);
    },
  };
}

/** Returns what is told of a failure. @param {Failed} failed */
function faultOf({ kind, message, line, depth, instead }) {
  const text = words(`program.failed.${kind}`, depth ?? message, instead ?? "");
  return line ? [words("program.line", line), " ", text] : [text];
}
