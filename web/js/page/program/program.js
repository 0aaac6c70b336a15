// Write it yourself: a reader's own program in Python or JavaScript searches the tree that is shown. Its calls and
// variables are the steps of a run, its lines are marked, and it is compared with the search that is chosen.

import { FULL } from "../../code.js";
import { el, replace } from "../../dom.js";
import { loadModule } from "../../engine.js";
import { goHome } from "../../focus.js";
import { icon } from "../../icons.js";
import { textOf } from "../../later.js";
import { pack, unpack } from "../../link/packed.js";
import { words } from "../../narrate.js";
import { callOf } from "../../program/call.js";
import { linesOf, usualVariables, valuesAt, variablesOf } from "../../program/lines.js";
import { discard, prepare, runProgram } from "../../program/sandbox.js";
import { searchOf, verdict } from "../check/verdict.js";
import { startOf } from "./examples.js";
import { createSource } from "./source.js";

/** @import { Lines, Variables } from "../../program/lines.js" */
/** @import { Events, Failed, Reply } from "../../program/reply.js" */
/** @import { Checked, PositionEntry, Session } from "../../types.js" */
/** @import { Desk, Tool } from "../desk.js" */

/** The most positions of a game that a program searches here. */
const MOST_POSITIONS = 20_000;
/** The most lines that are shown as steps: each changes the tree. */
const MOST_LINES = 100_000;

/** What a program finds. */
const GIVEN = "root, children(node), value(node), is_leaf(node), is_max(node), parent(node)";

/** The languages, as links name them. */
const LANGUAGES = /** @type {const} */ (["python", "javascript"]);
/** @typedef {(typeof LANGUAGES)[number]} Language */

/**
 * What a program has done.
 * @typedef {object} Ran
 * @property {Events} events
 * @property {string[]} names
 * @property {PositionEntry[]} nodes
 * @property {Variables} variables
 * @property {Lines} lines
 */

/** @param {Desk} desk @returns {Tool} */
export function createProgram(desk) {
  const { viewer } = desk;
  /** @type {Ran | null} */
  let ran = null;
  /** The run of the program, while it is shown. @type {Session | null} */
  let shown = null;
  /** What ends the program that runs. @type {AbortController | null} */
  let running = null;
  /** The program that it began with. */
  let started = "";
  /** The step at which a breakpoint has stopped the run at last. */
  let stopped = -1;

  const language = el(
    "select",
    { "aria-label": words("program.language"), onchange: () => void begin() },
    ...LANGUAGES.map((name) => el("option", { value: name }, words(`program.${name}`))),
  );
  const chosen = () => /** @type {Language} */ (language.value);
  const source = createSource({ run: () => void run(), change: () => void keep(), label: words("program.source") });
  const runButton = el(
    "button",
    { type: "button", class: "check-go", onclick: () => void run() },
    words("program.run"),
  );
  const back = el("button", { type: "button", class: "quiet", hidden: true, onclick: change }, "");
  const values = el("p", { class: "program-values", "aria-live": "off" });
  const told = el("div", { class: "check-told", role: "status" });
  const printed = el("pre", {
    class: "program-printed",
    hidden: true,
    tabindex: "0",
    "aria-label": words("program.printed"),
  });
  const variables = el("div", { class: "program-variables" });
  const element = el(
    "section",
    { class: "task program", "aria-label": words("program.title") },
    el(
      "header",
      {},
      el("h2", {}, words("program.title")),
      language,
      el(
        "button",
        {
          type: "button",
          class: "plain",
          title: words("program.close"),
          "aria-label": words("program.close"),
          onclick: close,
        },
        icon("close"),
      ),
    ),
    el(
      "div",
      { class: "check-body" },
      el("p", { class: "check-about muted" }, words("program.about", GIVEN)),
      source.element,
      values,
      el("p", { class: "check-acts" }, runButton, back),
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
  const isOpen = () => element.isConnected;

  /** Begins with the search that is chosen, as a textbook writes it. */
  async function begin() {
    const name = chosen();
    started = await startOf(name, desk.state.algorithm);
    if (!isOpen() || chosen() !== name) return;
    source.set(started, name);
    prepare(name);
  }

  /** Has the program in the link, unless it is as it began. */
  async function keep() {
    const text = source.text();
    const packed = text === started ? "" : `${chosen()}.${await pack(text)}`;
    if (isOpen() && source.text() === text) desk.view({ program: packed });
  }

  /** Shows the program of the link, and runs nothing. */
  async function read() {
    const { program = "" } = desk.state.view ?? {};
    const [name, packed = ""] = program.split(".");
    const isKnown = LANGUAGES.some((known) => known === name);
    const text = isKnown && (await unpack(packed));
    if (!isOpen()) return;
    if (program && !text) replace(told, el("p", { class: "is-wrong" }, words("program.link")));
    if (!text) return begin();
    language.value = name;
    source.set(text, chosen());
    prepare(chosen());
  }

  async function run() {
    if (running) return running.abort();
    const { game, algorithm, options } = desk.state;
    running = new AbortController();
    const { signal } = running;
    replace(told);
    runButton.textContent = words("program.stop");
    const module = await loadModule(FULL.name);
    const nodes = module.positions(game, MOST_POSITIONS);
    const reply = nodes && (await replyTo(nodes, signal));
    if (running?.signal === signal) running = null;
    runButton.textContent = words("program.run");
    if (!isOpen() || signal.aborted || desk.state.game !== game || desk.state.algorithm !== algorithm) return;
    // The next run begins at once.
    prepare(chosen());
    if (!nodes) return replace(told, el("p", { class: "is-wrong" }, words("program.large", MOST_POSITIONS)));
    if (reply instanceof Error)
      return replace(told, el("p", { class: "is-wrong" }, words("program.shut", textOf(reply))));
    const { events, names, output, failed, called } = /** @type {Reply & { called: string }} */ (reply);
    printed.textContent = output;
    printed.hidden = output === "";
    source.fault(failed?.line || null);
    /** @type {HTMLElement[]} */
    const remarks = failed ? [el("p", { class: "is-wrong" }, ...faultOf(failed))] : [];
    if (called) remarks.push(el("p", {}, words("program.called"), " ", el("code", {}, called)));
    const usual = usualVariables(variablesOf(events, names));
    ran = { events, names, nodes, variables: usual, lines: { text: "", from: [], steps: 1 } };
    offerVariables();
    judge(module, algorithm, game, options, remarks);
  }

  /**
   * Runs the program, and once more with a call of its search, if it calls none itself. Returns an error if it can't run.
   * @param {PositionEntry[]} nodes @param {AbortSignal} signal
   */
  async function replyTo(nodes, signal) {
    const given = nodes.map(({ name, value, ...node }) => ({ ...node, name: name ?? "", value: value ?? undefined }));
    const program = { language: chosen(), source: source.text(), tree: { nodes: given }, signal };
    try {
      const reply = await runProgram(program);
      const start = callOf(program.language, program.source);
      const isCalled = reply.events.node.some((node) => node >= 0);
      if (isCalled || reply.failed || !start) return { ...reply, called: "" };
      return { ...(await runProgram({ ...program, start })), called: start };
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Returns what is told of a failure. @param {Failed} failed */
  function faultOf({ kind, message, line, depth }) {
    const text = words(`program.failed.${kind}`, depth ?? message);
    return line ? [words("program.line", line), " ", text] : [text];
  }

  /**
   * Compares what the program has done, and shows it.
   * @param {Awaited<ReturnType<typeof loadModule>>} module
   * @param {string} algorithm @param {string} game @param {Record<string, string>} options
   * @param {HTMLElement[]} remarks
   */
  function judge(module, algorithm, game, options, remarks) {
    if (!ran) return;
    const { events, names, nodes, variables } = ran;
    const of = (/** @type {boolean} */ isMovers) => {
      const lines = linesOf(events, names, nodes, variables, isMovers);
      const checked = lines.text ? module.check(algorithm, game, options, lines.text) : 0;
      return { lines, checked };
    };
    const right = (/** @type {Checked | number} */ checked) =>
      typeof checked === "number" ? -1 : checked.difference ? (checked.difference.line ?? Infinity) : Infinity;
    const own = of(false);
    // A negamax sees values from the side of the player to move.
    const negated = right(own.checked) < Infinity ? of(true) : own;
    const { lines, checked } = right(negated.checked) > right(own.checked) ? negated : own;
    ran.lines = lines;
    if (typeof checked === "number")
      return replace(told, ...remarks, el("p", {}, words(checked ? "program.unread" : "program.nothing")));
    replace(told, ...remarks, ...verdict(desk, checked, compared()));
    told.scrollIntoView({ block: "nearest" });
    if (lines.from.length > MOST_LINES) return told.append(el("p", {}, words("program.long", MOST_LINES)));
    show();
  }

  /** Shows what the program has done. */
  function show() {
    if (!ran) return;
    desk.tell(ran.lines.text, {
      shown(session) {
        shown = session;
        back.hidden = false;
        back.textContent = words("program.search");
        step();
      },
    });
  }

  /** Returns how the search is told that the program is compared with. @returns {import("../check/verdict.js").Search} */
  function compared() {
    return {
      ...searchOf(desk),
      differs(line, said) {
        const event = ran?.lines.from[line - 1];
        const own = event === undefined ? undefined : ran?.events.line[event];
        const onclick = () => viewer.seek(line * (ran?.lines.steps ?? 1));
        return [
          words("program.differs", said),
          " ",
          el("button", { type: "button", class: "quiet", onclick }, words("program.line", own ?? 0)),
        ];
      },
    };
  }

  /** Lets the reader choose the variables that are α, β and the value. */
  function offerVariables() {
    if (!ran) return;
    const own = ran;
    const names = variablesOf(own.events, own.names);
    const choices = /** @type {(keyof Variables)[]} */ (["alpha", "beta", "value"]).map((what) => {
      const select = el(
        "select",
        {
          onchange() {
            own.variables = { ...own.variables, [what]: select.value };
            const { algorithm, game, options } = desk.state;
            void loadModule(FULL.name).then((module) => judge(module, algorithm, game, options, []));
          },
        },
        el("option", { value: "" }, words("program.none")),
        ...names.map((name) => el("option", { value: name }, name)),
      );
      select.value = own.variables[what];
      return el("label", {}, words(`program.${what}`), " ", select);
    });
    replace(variables, ...choices);
  }

  /** Shows the search instead of the program, or the program again. */
  function change() {
    if (shown && desk.session === shown) return desk.open({ ...desk.state, at: 0 });
    show();
  }

  /** Marks the line of the step that is shown, and tells the variables. */
  function step() {
    const isOwn = !!ran && !!shown && desk.session === shown;
    const event = isOwn && ran ? ran.lines.from[Math.ceil(viewer.at / ran.lines.steps) - 1] : undefined;
    if (!ran || event === undefined) {
      source.mark(null);
      return replace(values);
    }
    const line = ran.events.line[event];
    source.mark(line);
    const now = valuesAt(ran.events, ran.names, event);
    replace(
      values,
      ...now.flatMap(([name, value], at) => [
        at > 0 && " ",
        el("span", {}, name, " = ", el("strong", {}, String(value).replace("Infinity", "∞").replace("-", "−"))),
      ]),
    );
    if (!source.breaks(line) || stopped === viewer.at) return;
    stopped = viewer.at;
    viewer.send({ type: "pause" });
  }

  function end() {
    running?.abort();
    running = null;
    discard();
    const isOwn = shown && desk.session === shown;
    ran = shown = null;
    element.remove();
    if (isOwn) desk.open(desk.state);
  }

  function close() {
    // The search that is shown again is that of a link without the program.
    desk.view({ program: "" });
    end();
    goHome();
  }

  function open() {
    viewer.side.prepend(element);
    replace(told);
    void read();
  }

  return {
    get isOpen() {
      return isOpen();
    },
    toggle() {
      if (isOpen()) return close();
      open();
      source.focus();
    },
    follow: open,
    update() {
      if (!isOpen() || (shown && desk.session === shown)) return;
      // The search is shown, or another tree.
      back.textContent = words("program.again");
      step();
    },
    step,
  };
}
