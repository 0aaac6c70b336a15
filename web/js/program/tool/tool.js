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
import { callOf, searchIn } from "../call.js";
import { valuesAt, variablesOf } from "../lines.js";
import { absentModules } from "../modules.js";
import { ownSearch } from "../own.js";
import { gameText, hasGame } from "../own-game.js";
import { settled } from "../results.js";
import { discard, prepare, runProgram } from "../sandbox.js";
import { checkedSteps } from "../steps.js";
import { treeText } from "../tree-text.js";
import { variablesIn } from "../window.js";
import { elsewhere, given } from "./elsewhere.js";
import { hasSteps, hasTests, searchFor, searchOfChance, startOf } from "./examples.js";
import { bestReading, readAs } from "./reading.js";
import { apartFromReturns, withWindow } from "./returns.js";
import { choices, searchOf, titleOf, verdict } from "./verdict.js";

/** @import { Lines, Variables } from "../lines.js" */
/** @import { OwnSearch } from "../own.js" */
/** @import { Events, Failed, Reply } from "../reply.js" */
/** @import { Checked, PositionEntry, Session } from "../../types.js" */
/** @import { Desk } from "./verdict.js" */
/** @import { Language } from "../instrument.js" */

/** The most positions of a game that a program searches here. */
const MOST_POSITIONS = 20_000;
/** The most nodes of a tree that a program brings, and positions of its game. */
const MOST_OWN = 100_000;
/** The most lines that are shown as steps: each changes the tree. */
const MOST_LINES = 100_000;

/** The seconds in which a game by its functions is gone through. */
const SECONDS_OF_GAME = 20;

/**
 * The milliseconds after a run until it is tried on other trees, and until what the next one needs is opened, so that that begins at once: until then,
 * the first step of this one is shown.
 */
const REST = 200;

/** The failures after which the search of a program can be called. */
const GOES_ON = new Set(["input", "module"]);

/** What a program finds. */
const GIVEN =
  "root, children(node), value(node), is_leaf(node), is_max(node), parent(node), is_chance(node), probability(node)";

/** Does chance move anywhere? @param {PositionEntry[]} nodes */
const hasChance = (nodes) => nodes.some(({ chance }) => chance);

/** The languages, as links name them. */
const LANGUAGES = /** @type {const} */ (["python", "javascript"]);

/**
 * What a program has done.
 * @typedef {object} Ran
 * @property {Events} events
 * @property {string[]} names
 * @property {PositionEntry[]} nodes
 * @property {Variables} variables
 * @property {Lines} lines
 */

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

/**
 * @param {Desk} desk
 * @param {CreateSource} createSource
 */
export function createTool(desk, createSource) {
  const { viewer } = desk;
  /** @type {Ran | null} */
  let ran = null;
  /** The run of the program, while it is shown. @type {Session | null} */
  let shown = null;
  /** What ends the program that runs. @type {AbortController | null} */
  let running = null;
  /** What ends the runs on other trees. @type {AbortController | null} */
  let trying = null;
  /** The program that it began with. */
  let started = "";
  /** What shows that, or the program of the link: a run waits for it. @type {Promise<void>} */
  let beginning = Promise.resolve();
  /** The last tree that a program has brought. */
  let brought = "";
  /** A game that is about to be shown, and what is done then. @type {{ game: string, then: () => void } | null} */
  let awaited = null;
  /** The step at which a breakpoint has stopped the run at last. */
  let stopped = -1;

  const language = el(
    "select",
    {
      "aria-label": words("program.language"),
      onchange() {
        beginning = begin();
      },
    },
    ...LANGUAGES.map((name) => el("option", { value: name }, words(`program.${name}`))),
  );
  const chosen = () => /** @type {Language} */ (language.value);
  const source = createSource({ run: () => void run(), change, label: words("program.source") });
  const call = el("input", {
    type: "text",
    spellcheck: false,
    autocapitalize: "off",
    autocomplete: "off",
    oninput: () => void keep(),
  });
  const runButton = el(
    "button",
    { type: "button", class: "check-go", onclick: () => void run() },
    words("program.run"),
  );
  const gameButton = el(
    "button",
    { type: "button", class: "quiet", hidden: true, onclick: () => void openGame() },
    words("program.game"),
  );
  const back = el("button", { type: "button", class: "quiet", hidden: true, onclick: exchange }, "");
  const about = el("p", { class: "check-about muted" }, words("program.about", GIVEN));
  const answers = el("textarea", { rows: 2, spellcheck: false, autocapitalize: "off", autocomplete: "off" });
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
      about,
      source.element,
      values,
      el("p", { class: "check-acts program-call" }, runButton, el("label", {}, words("program.call"), call)),
      asked,
      el("p", { class: "check-acts" }, gameButton, back),
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
    const before = source.text();
    const { algorithm, game } = desk.state;
    const nodes = (await loadModule(FULL.name)).positions(game, MOST_POSITIONS) ?? [];
    started = await startOf(name, algorithm, hasChance(nodes));
    // What has been written in the meantime stays.
    if (!isOpen() || chosen() !== name || source.text() !== before) return;
    put(started, "");
  }

  /** Shows a program, and the call that begins it. @param {string} text @param {string} start */
  function put(text, start) {
    source.set(text, chosen());
    call.value = start;
    offerGame();
    prepare(chosen());
  }

  function change() {
    offerGame();
    void keep();
  }

  /** Offers to search the program's game, if it has the functions of one. */
  function offerGame() {
    gameButton.hidden = !hasGame(source.text());
  }

  /** Has the program in the link, and the call that begins it, unless it is as it began. */
  async function keep() {
    const text = source.text();
    const start = call.value.trim();
    const parts = text === started && !start ? [] : [chosen(), await pack(text)];
    if (start) parts.push(await pack(start));
    if (isOpen() && source.text() === text) desk.view({ program: parts.join(".") });
  }

  /** Shows the program of the link, and runs nothing. */
  async function read() {
    const { program = "" } = desk.state.view ?? {};
    const [name, packed = "", start = ""] = program.split(".");
    const isKnown = LANGUAGES.some((known) => known === name);
    const text = isKnown && (await unpack(packed));
    const called = start && (await unpack(start));
    if (!isOpen()) return;
    if (isKnown) language.value = name;
    // The language alone begins with a program in it.
    if (program && !text && (packed || !isKnown)) say(words("program.link"));
    if (!text) return begin();
    put(text, called || "");
  }

  /** @param {string} fault */
  const say = (fault) => replace(told, el("p", { class: "is-wrong" }, fault));

  /**
   * Begins a run and ends it, unless one goes on: then that is ended. Returns null if another run, tree or search has come in
   * between, or the tool was closed.
   * @template T
   * @param {(signal: AbortSignal) => Promise<T>} act
   * @returns {Promise<T | null>}
   */
  async function once(act) {
    trying?.abort();
    if (running) {
      running.abort();
      return null;
    }
    const { game, algorithm } = desk.state;
    running = new AbortController();
    const { signal } = running;
    replace(told);
    // What is told needs the room.
    about.hidden = true;
    runButton.textContent = words("program.stop");
    const result = await act(signal);
    if (running?.signal === signal) running = null;
    runButton.textContent = words("program.run");
    const { state } = desk;
    if (!isOpen() || signal.aborted || state.game !== game || state.algorithm !== algorithm) return null;
    setTimeout(() => isOpen() && prepare(chosen()), REST);
    return result;
  }

  async function run() {
    // Without it, what is written is run.
    await Promise.allSettled([beginning]);
    const module = await loadModule(FULL.name);
    const nodes = module.positions(desk.state.game, MOST_POSITIONS);
    const result = await once((signal) => resultOf(nodes ?? [], signal));
    if (!result) return;
    if (result instanceof Error) return say(words("program.shut", textOf(result)));
    const { reply, own, isCalled, called, imports } = result;
    const remarks = remarksOn(reply);
    if (called) remarks.push(el("p", {}, words("program.called"), " ", el("code", {}, called)));
    if (own) return openOwn(module, own, reply.names, remarks);
    if (!nodes) return say(words("program.large", MOST_POSITIONS));
    ran = ranOf(reply.events, reply.names, nodes);
    const absent = reply.failed || isCalled ? [] : absentModules(imports);
    if (absent.length > 0)
      remarks.push(el("p", { class: "is-wrong" }, words("program.failed.module", absent.join(", "))));
    const search = reply.failed || called || isCalled ? "" : searchIn(chosen(), source.text());
    if (search) remarks.push(el("p", {}, words("program.callable", search)));
    judge(module, remarks, called || call.value.trim());
  }

  /** @param {Events} events @param {string[]} names @param {PositionEntry[]} nodes @returns {Ran} */
  function ranOf(events, names, nodes) {
    const variables = variablesIn(events, names);
    return { events, names, nodes, variables, lines: { text: "", from: [], shown: [], areCalls: false } };
  }

  /** Shows what a program has printed, and returns what is told of a failure. @param {Reply} reply @returns {HTMLElement[]} */
  function remarksOn({ output, failed }) {
    printed.textContent = output;
    printed.hidden = output === "";
    source.fault(failed?.line || null);
    if (failed?.kind === "input") asked.hidden = false;
    return failed ? [el("p", { class: "is-wrong" }, ...faultOf(failed))] : [];
  }

  /** Returns the program as it is written. @param {AbortSignal} signal */
  const written = (signal) => ({ language: chosen(), source: source.text(), answers: answers.value, signal });

  /**
   * Runs the program, and once more with a call of its search, if it makes none itself. Returns an error if it can't run.
   * @param {PositionEntry[]} nodes @param {AbortSignal} signal
   */
  async function resultOf(nodes, signal) {
    const program = { ...written(signal), tree: given(nodes) };
    const attempt = async (/** @type {string} */ start) => {
      const { exits, imports, ...told } = await runProgram({ ...program, start });
      const reply = { ...told, events: settled(told.events) };
      const isCalled = reply.events.node.some((node) => node >= 0);
      return { reply, imports, isCalled, own: isCalled ? null : ownSearch(reply.events, reply.names, exits) };
    };
    try {
      const start = call.value.trim();
      const first = await attempt(start);
      const own = callOf(program.language, program.source, hasChance(nodes));
      const { failed } = first.reply;
      const isDone = first.isCalled || first.own || (failed && !GOES_ON.has(failed.kind));
      if (start || isDone || !own) return { ...first, called: "" };
      return { ...(await attempt(own)), called: own };
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /**
   * Shows the tree that a program brings, and then what the program does there.
   * @param {Awaited<ReturnType<typeof loadModule>>} module
   * @param {OwnSearch} own @param {string[]} names @param {HTMLElement[]} remarks
   */
  function openOwn(module, { root, events, paths, searches }, names, remarks) {
    const game = treeText(root);
    const refused = (/** @type {string} */ why) => replace(told, ...remarks, el("p", { class: "is-wrong" }, why));
    if (paths.length > MOST_OWN) return refused(words("program.many", MOST_OWN));
    const nodes = module.positions(game, MOST_OWN);
    if (!nodes) return refused(words("program.unshown", textOf(desk.fault(game))));
    const places = new Map(nodes.map(({ path }, at) => [path, at]));
    const node = events.node.map((at) => (at < 0 ? at : (places.get(paths[at]) ?? -1)));
    const all = [...remarks, el("p", {}, words("program.own", paths.length))];
    if (searches > 1) all.push(el("p", {}, words("program.first", searches)));
    const then = () => {
      ran = ranOf({ ...events, node }, names, nodes);
      judge(module, all, null);
    };
    const { state } = desk;
    // The reader may have chosen another search since.
    if (state.game === game && brought === game) return then();
    brought = game;
    const { alpha, beta } = variablesIn(events, names);
    const has = { hasWindow: !!alpha && !!beta, hasChance: hasChance(nodes) };
    const algorithm = searchFor(state.algorithm, has);
    openAs(game, { ...state, algorithm, game, options: {}, at: 0 }, then);
  }

  /** Opens a run, and does something when it is there. @param {string} game @param {Desk["state"]} state @param {() => void} then */
  function openAs(game, state, then) {
    awaited = { game, then };
    desk.open(state);
  }

  /** Opens the game that the program has functions of. */
  async function openGame() {
    const program = {
      language: chosen(),
      source: source.text(),
      tree: { nodes: [] },
      positions: MOST_OWN,
      limits: { seconds: SECONDS_OF_GAME },
    };
    const reply = await once((signal) =>
      runProgram({ ...program, signal }).catch((/** @type {Error} */ error) => error),
    );
    if (!reply) return;
    if (reply instanceof Error) return say(words("program.shut", textOf(reply)));
    const remarks = remarksOn(reply);
    const { game } = reply;
    if (!game) return replace(told, ...remarks);
    const { positions, plies, whole } = game;
    const size = [positions.length, plies];
    remarks.push(
      el("p", {}, whole ? words("program.whole", ...size) : words("program.plies", ...size, "value(state)")),
    );
    const text = gameText(game);
    const show = () => replace(told, ...remarks);
    if (!text) return replace(told, el("p", { class: "is-wrong" }, words("program.weights", "chance(state)")));
    if (desk.state.game === text) return show();
    const { algorithm, options } = desk.state;
    const own = positions.some(([, , moves]) => moves[0]?.[2] !== undefined) ? searchOfChance(algorithm) : algorithm;
    const state = { ...desk.state, algorithm: own, options: own === algorithm ? options : {} };
    openAs(text, { ...state, game: text, at: 0 }, show);
  }

  /** Returns what is told of a failure. @param {Failed} failed */
  function faultOf({ kind, message, line, depth, instead }) {
    const text = words(`program.failed.${kind}`, depth ?? message, instead ?? "");
    return line ? [words("program.line", line), " ", text] : [text];
  }

  /**
   * Compares what the program has done, and shows it.
   * @param {Awaited<ReturnType<typeof loadModule>>} module
   * @param {HTMLElement[]} remarks
   * @param {string | null} start  the call that began the program on the tree of the page; null if it has one of its own
   */
  function judge(module, remarks, start) {
    if (!ran) return;
    const { algorithm, game, options } = desk.state;
    const { events, names, nodes, variables } = ran;
    offerVariables();
    const of = { events, names, hasSteps: hasSteps(algorithm), hasTests: hasTests(algorithm) };
    const best = bestReading(of, (as) => {
      const lines = readAs({ events, names, nodes, variables }, as);
      const check = (/** @type {string} */ text) => module.check(algorithm, game, options, text);
      return { as, lines, checked: lines.text ? checkedSteps(check, lines.text) : 0 };
    });
    const { as, lines, checked } = best;
    ran.lines = lines;
    if (typeof checked === "number")
      return replace(told, ...remarks, el("p", {}, words(checked ? "program.unread" : "program.nothing")));
    const { difference } = checked;
    const agrees =
      (difference?.line === 1 &&
        withWindow((own) => module.check(algorithm, game, own, lines.text), lines.text, options)) ||
      checked.agrees;
    replace(told, ...remarks, ...verdict(desk, { ...checked, agrees }, compared()));
    if (difference?.said && agrees.length === 0) {
      const check = (/** @type {string} */ tree, /** @type {typeof options} */ other, /** @type {string} */ text) =>
        module.check(algorithm, tree, other, text);
      tellApart(apartFromReturns(check, [{ tree: game, text: lines.text, nodes }], options));
    }
    const then = () => {
      if (start !== null && !checked.difference)
        void tryElsewhere(module, { variables, as, algorithm, options }, start, lines.text);
    };
    if (lines.from.length <= MOST_LINES) return show(then);
    told.append(el("p", {}, words("program.long", MOST_LINES)));
    then();
  }

  /**
   * Tells that a program does what the search does, apart from what it returns.
   * @param {[string, string][] | null} options  those of the search
   */
  function tellApart(options) {
    if (!options) return;
    const own = Object.entries(desk.state.options);
    const isChosen =
      options.length === own.length && options.every(([name, value]) => desk.state.options[name] === value);
    told.append(el("p", {}, words(isChosen ? "program.apart" : "program.apart.variant", titleOf(desk))));
    if (!isChosen) told.append(choices(desk, [options]));
  }

  /**
   * Tries a program that does what the search does on other trees.
   * @param {Awaited<ReturnType<typeof loadModule>>} module
   * @param {Pick<import("./elsewhere.js").Program, "variables" | "as" | "algorithm" | "options">} judged
   * @param {string} start
   * @param {string} said  what it does here
   */
  async function tryElsewhere(module, judged, start, said) {
    trying = new AbortController();
    const { signal } = trying;
    // Until the browser has drawn the first step of this run.
    await new Promise((resolve) => setTimeout(resolve, REST));
    if (signal.aborted) return;
    const program = { ...judged, run: { ...written(signal), start } };
    const chance = hasChance(ran?.nodes ?? []);
    const here = { tree: desk.state.game, text: said, nodes: ran?.nodes ?? [] };
    const found = await elsewhere(module, program, here, chance).catch(() => null);
    if (signal.aborted || !found) return;
    prepare(chosen());
    if ("tree" in found) {
      const { tree, difference, apart } = found;
      const onclick = () => desk.write(tree);
      const show = el("button", { type: "button", class: "quiet", onclick }, el("code", {}, tree));
      told.append(el("p", { class: "is-wrong" }, words("program.elsewhere"), " ", show, " ", difference.said ?? ""));
      tellApart(apart);
    } else if (found.options.length > 0)
      told.append(el("p", {}, words("program.variant", found.trees)), choices(desk, [found.options]));
    else told.append(el("p", {}, words("program.everywhere", found.trees)));
    told.scrollIntoView({ block: "nearest" });
  }

  /** Shows what the program has done. @param {() => void} [then]  what is done once it is shown */
  function show(then) {
    if (!ran) return;
    desk.tell(ran.lines.text, {
      shown(session) {
        shown = session;
        back.hidden = false;
        back.textContent = words("program.search");
        step();
        told.scrollIntoView({ block: "nearest" });
        then?.();
      },
      failed: (error) => void told.append(el("p", { class: "is-wrong" }, textOf(error))),
    });
  }

  /** Returns how the search is told that the program is compared with. @returns {import("./verdict.js").Search} */
  function compared() {
    return {
      ...searchOf(desk),
      differs(line, said) {
        const event = ran?.lines.from[line - 1];
        const own = event === undefined ? undefined : ran?.events.line[event];
        const onclick = () => viewer.seek(ran?.lines.shown[line - 1] ?? 0);
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
            void loadModule(FULL.name).then((module) => judge(module, [], null));
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
  function exchange() {
    if (shown && desk.session === shown) return desk.open({ ...desk.state, at: 0 });
    show();
  }

  /** Marks the line of the step that is shown, and tells the variables. */
  function step() {
    const isOwn = !!ran && !!shown && desk.session === shown;
    const line = isOwn && viewer.at > 0 ? ran?.lines.shown.findIndex((at) => at >= viewer.at) : undefined;
    const event = line === undefined ? undefined : ran?.lines.from[line];
    if (!ran || event === undefined) {
      source.mark(null);
      return replace(values);
    }
    const own = ran.events.line[event];
    source.mark(own);
    const now = valuesAt(ran.events, ran.names, event);
    replace(
      values,
      ...now.flatMap(([name, value], at) => [
        at > 0 && " ",
        el("span", {}, name, " = ", el("strong", {}, String(value).replace("Infinity", "∞").replace("-", "−"))),
      ]),
    );
    if (!source.breaks(own) || stopped === viewer.at) return;
    stopped = viewer.at;
    viewer.send({ type: "pause" });
  }

  function end() {
    running?.abort();
    trying?.abort();
    running = trying = null;
    discard();
    const isOwn = shown && desk.session === shown;
    ran = shown = awaited = null;
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
    beginning = read();
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
      if (awaited?.game === desk.state.game) {
        const { then } = awaited;
        awaited = null;
        return then();
      }
      // The search is shown, or another tree.
      back.textContent = words("program.again");
      step();
    },
    step,
  };
}
