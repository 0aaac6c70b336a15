// Write it yourself: a reader's own program in Python or JavaScript searches the tree that is shown. Its calls and
// variables are the steps of a run, its lines are marked, and it is compared with the search that is chosen.

import { FULL } from "../../code.js";
import { el, replace } from "../../dom.js";
import { loadModule } from "../../engine.js";
import { goHome } from "../../focus.js";
import { textOf } from "../../later.js";
import { words } from "../../narrate.js";
import { searchIn } from "../call.js";
import { valuesAt } from "../lines.js";
import { absentModules } from "../modules.js";
import { gameText } from "../own-game.js";
import { discard, prepare, runProgram } from "../sandbox.js";
import { treeText } from "../tree-text.js";
import { variablesIn } from "../window.js";
import { attempt, hasChance, MOST_POSITIONS, ranOf } from "./attempt.js";
import { createBeginning } from "./beginning.js";
import { searchFor, searchOfChance } from "./examples.js";
import { createProgramForm } from "./form.js";
import { createJudge, REST } from "./judge.js";

/** @import { OwnSearch } from "../own.js" */
/** @import { OwnGame } from "../reply.js" */
/** @import { Session } from "../../types.js" */
/** @import { Ran } from "./attempt.js" */
/** @import { Module } from "./elsewhere.js" */
/** @import { CreateSource } from "./form.js" */
/** @import { Desk } from "./verdict.js" */

/** The most nodes of a tree that a program brings, and positions of its game. */
const MOST_OWN = 100_000;
/** The seconds in which a game by its functions is gone through. */
const SECONDS_OF_GAME = 20;

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
  /** The last tree that a program has brought. */
  let brought = "";
  /** A game that is about to be shown, and what is done then. @type {{ game: string, then: () => void } | null} */
  let awaited = null;
  /** The step at which a breakpoint has stopped the run at last. */
  let stopped = -1;

  const form = createProgramForm(createSource, {
    choose: () => beginning.begin(),
    write: () => void beginning.keep(),
    run: () => void run(),
    openGame: () => void openGame(),
    exchange,
    close,
  });
  const { source, told, say } = form;
  const beginning = createBeginning(desk, form);
  const judging = createJudge(desk, form, show);
  const isShown = () => !!shown && desk.session === shown;

  /**
   * Begins a run and ends it, unless one goes on: then that is ended. Returns null if another run, tree or search has come in
   * between, or the tool was closed.
   * @template T
   * @param {(signal: AbortSignal) => Promise<T>} act
   * @returns {Promise<T | null>}
   */
  async function once(act) {
    judging.stop();
    if (running) {
      running.abort();
      return null;
    }
    const { game, algorithm } = desk.state;
    running = new AbortController();
    const { signal } = running;
    form.begin();
    const result = await act(signal);
    if (running?.signal === signal) running = null;
    form.end();
    const { state } = desk;
    if (!form.isOpen || signal.aborted || state.game !== game || state.algorithm !== algorithm) return null;
    setTimeout(() => form.isOpen && prepare(form.language), REST);
    return result;
  }

  async function run() {
    await beginning.wait();
    const module = await loadModule(FULL.name);
    const nodes = module.positions(desk.state.game, MOST_POSITIONS);
    const result = await once((signal) => attempt(form.written(signal), form.call, nodes ?? []));
    if (!result) return;
    if (result instanceof Error) return say(words("program.shut", textOf(result)));
    const { reply, own, isCalled, called, imports } = result;
    const remarks = form.report(reply);
    if (called) remarks.push(el("p", {}, words("program.called"), " ", el("code", {}, called)));
    if (own) return openOwn(module, own, reply.names, remarks);
    if (!nodes) return say(words("program.large", MOST_POSITIONS));
    ran = ranOf(reply.events, reply.names, nodes);
    const absent = reply.failed || isCalled ? [] : absentModules(imports);
    if (absent.length > 0)
      remarks.push(el("p", { class: "is-wrong" }, words("program.failed.module", absent.join(", "))));
    const search = reply.failed || called || isCalled ? "" : searchIn(form.language, source.text());
    if (search) remarks.push(el("p", {}, words("program.callable", search)));
    judging.judge(module, ran, remarks, called || form.call);
  }

  /**
   * Shows the tree that a program brings, and then what the program does there.
   * @param {Module} module
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
      judging.judge(module, ran, all, null);
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
    const asked = { tree: { nodes: [] }, positions: MOST_OWN, limits: { seconds: SECONDS_OF_GAME } };
    const reply = await once((signal) =>
      runProgram({ ...form.written(signal), ...asked }).catch((/** @type {Error} */ error) => error),
    );
    if (!reply) return;
    if (reply instanceof Error) return say(words("program.shut", textOf(reply)));
    const remarks = form.report(reply);
    if (reply.game) showGame(reply.game, remarks);
    else replace(told, ...remarks);
  }

  /** @param {OwnGame} game @param {HTMLElement[]} remarks */
  function showGame(game, remarks) {
    const { positions, plies, whole } = game;
    const size = [positions.length, plies];
    remarks.push(
      el("p", {}, whole ? words("program.whole", ...size) : words("program.plies", ...size, "value(state)")),
    );
    const text = gameText(game);
    const show = () => replace(told, ...remarks);
    if (!text) return say(words("program.weights", "chance(state)"));
    if (desk.state.game === text) return show();
    const { algorithm, options } = desk.state;
    const own = positions.some(([, , moves]) => moves[0]?.[2] !== undefined) ? searchOfChance(algorithm) : algorithm;
    const state = { ...desk.state, algorithm: own, options: own === algorithm ? options : {} };
    openAs(text, { ...state, game: text, at: 0 }, show);
  }

  /** Shows what the program has done. @param {() => void} [then]  what is done once it is shown */
  function show(then) {
    if (!ran) return;
    desk.tell(ran.lines.text, {
      shown(session) {
        shown = session;
        form.offer(words("program.search"));
        step();
        told.scrollIntoView({ block: "nearest" });
        then?.();
      },
      failed: (error) => void told.append(el("p", { class: "is-wrong" }, textOf(error))),
    });
  }

  /** Shows the search instead of the program, or the program again. */
  function exchange() {
    if (isShown()) return desk.open({ ...desk.state, at: 0 });
    show();
  }

  /** Marks the line of the step that is shown, and tells the variables. */
  function step() {
    const line = isShown() && viewer.at > 0 ? ran?.lines.shown.findIndex((at) => at >= viewer.at) : undefined;
    const event = line === undefined ? undefined : ran?.lines.from[line];
    if (!ran || event === undefined) {
      source.mark(null);
      return form.value([]);
    }
    const own = ran.events.line[event];
    source.mark(own);
    form.value(valuesAt(ran.events, ran.names, event));
    if (!source.breaks(own) || stopped === viewer.at) return;
    stopped = viewer.at;
    viewer.send({ type: "pause" });
  }

  function end() {
    judging.stop();
    running?.abort();
    running = null;
    discard();
    const isOwn = isShown();
    ran = shown = awaited = null;
    replace(form.variables);
    form.element.remove();
    if (isOwn) desk.open(desk.state);
  }

  function close() {
    // The search that is shown again is that of a link without the program.
    desk.view({ program: "" });
    end();
    goHome();
  }

  function open() {
    viewer.side.prepend(form.element);
    replace(told);
    beginning.read();
  }

  return {
    get isOpen() {
      return form.isOpen;
    },
    toggle() {
      if (form.isOpen) return close();
      open();
      source.focus();
    },
    follow: open,
    update() {
      if (!form.isOpen || isShown()) return;
      if (awaited?.game === desk.state.game) {
        const { then } = awaited;
        awaited = null;
        return then();
      }
      // The search is shown, or another tree.
      form.rename(words("program.again"));
      step();
    },
    step,
  };
}
