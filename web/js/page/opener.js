// Opens runs: finds the module that one needs, has it recorded and shown, and says why one can't be.

import { FULL } from "../code.js";
import { EngineError, loadModule } from "../engine.js";
import { DEFAULT_STATE } from "../fragment.js";
import { loadPart, textOf } from "../later.js";
import { sentenceOf } from "../link/fault.js";
import { lacking } from "../link/overlays.js";
import { language } from "../messages.js";
import { count, words } from "../narrate.js";
import { fragmentIn, without } from "./broken-link.js";
import { reloadFor } from "./language.js";
import { withoutRange } from "./link-writer.js";
import { TOLD } from "./page-engine.js";
import { asBinary, otherReading, readAs } from "./read-as.js";
import { isInGame } from "./state.js";
import { suited } from "./suited.js";

/** @import { State } from "../fragment.js" */
/** @import { createNotice } from "../notice.js" */
/** @import { createRunController } from "../run/run-controller.js" */
/** @import { Session } from "../types.js" */
/** @import { createViewer } from "../viewer/viewer.js" */
/** @import { createAddress } from "./address.js" */
/** @import { createLinkReader, Link } from "./link-reader.js" */
/** @import { PageEngine } from "./page-engine.js" */
/** @import { Reading } from "./reading.js" */
/** @import { Choice, Request } from "./state.js" */
/** @import { Store } from "./store.js" */

/**
 * @typedef {object} Parts  what it works with
 * @property {Store} store
 * @property {PageEngine} engines
 * @property {ReturnType<typeof createViewer>} viewer
 * @property {ReturnType<typeof createLinkReader>} reader
 * @property {ReturnType<typeof createRunController>} runs
 * @property {ReturnType<typeof createAddress>} address
 * @property {ReturnType<typeof createNotice>} notice
 * @property {Pick<Reading, "session">} reading
 * @property {Lead[]} leads
 * @property {{ tell: () => void }} rested  the recording of a run has stopped
 */

/**
 * Returns true if it decides what a link shows.
 * @callback Lead
 * @param {State} state  of the link
 * @param {Link} link
 * @returns {boolean}
 */

/**
 * Returns the state with letters for nodes, unless a link or the reader has chosen.
 * @param {State} state
 * @returns {State}
 */
export const named = (state) => ({ ...state, names: state.names ?? "letters" });

/** @typedef {ReturnType<typeof createOpener>} Opener */

/** @param {Parts} parts */
export function createOpener({ store, engines, viewer, reader, runs, address, notice, reading, leads, rested }) {
  const { engine } = engines;

  /**
   * Goes on as soon as something is loaded, unless something else is asked for.
   * @param {Request | Choice} request
   * @param {() => void} proceed
   */
  const waiting = (request, proceed) => ({
    isWanted: () => store.now.loading === request,
    proceed,
    /** @param {unknown} error */
    failed(error) {
      store.send({ type: "miss", request });
      notice.say(words("fault.engine", textOf(error)));
    },
  });

  /**
   * Runs a search and shows it. On failure, shows the error and keeps the current run.
   * @param {State} next
   * @param {Partial<Request>} [request]
   */
  function ask(next, request = {}) {
    const state = request.link ? next : withoutRange(next);
    /** @type {Request} */
    const whole = { ...request, state, remarks: request.link?.remarks ?? [] };
    store.send({ type: "ask", request: whole });
    notice.clear();
    start(whole);
  }

  /** @param {Request} request */
  function start(request) {
    engines.prepare(
      request.state.game,
      waiting(request, () => run(request)),
    );
  }

  /** Loads a run in another way, or what is right of it. @param {Request} request */
  function again(request) {
    if (store.send({ type: "again", request })) start(request);
  }

  /** @param {Request} request */
  function run(request) {
    const { state, at, link } = request;
    runs.start(state, at, {
      find: link?.find,
      show: (run, step) => show(request, run, step),
      say: (lines, isBeyond) => say(request, lines, isBeyond),
      failed(error, bytes) {
        // The full module may accept what a small one does not, or has the message.
        if (!engine.whole) {
          if (store.send({ type: "again", request })) engines.complete(waiting(request, () => start(request)));
        } else if (error instanceof EngineError) refuse(request, error);
        else stopped(request, error, bytes);
      },
    });
  }

  /** @param {Request} request @param {Session} run @param {number} step */
  function show(request, run, step) {
    const { state, link } = request;
    const { title, game } = run.about;
    const sameGame = state.game === store.now.shown.game;
    // What is due is the address of the run before.
    address.settle();
    // What others open is read by any module, and has no comments in it.
    const own = request.written && readAs(state.game, game) ? game : undefined;
    store.send({ type: "show", request, at: Math.min(step, run.steps), title, own });
    viewer.show(run, step, sameGame, state, link !== undefined);
    document.title = `${title} · Plyscope`;
    if (engine.whole) return;
    const failed = (/** @type {unknown} */ error) => notice.say(words("fault.engine", textOf(error)));
    engines.complete({ isWanted: () => true, proceed: () => viewer.complete(), failed });
  }

  /**
   * Says what is to be said of a run when its recording has stopped.
   * @param {Request} request
   * @param {string[]} lines
   * @param {boolean} [isBeyond]
   */
  function say(request, lines, isBeyond) {
    const { state, at, link, rest } = request;
    rested.tell();
    request.ready?.();
    const all = [...request.remarks, ...lines];
    if (link && reading.session) all.push(...lacking(state.overlay, reading.session));
    const read = request.written && reading.session && readAs(state.game, reading.session.about.game);
    if (read) all.push(words("game.read-as", read));
    if (isBeyond && at !== undefined) all.push(words("link.beyond", count(at), count(viewer.steps)));
    const binary = request.written ? asBinary(state.game) : undefined;
    if (binary) {
      all.push(words("game.one-ply", count(binary.leaves)));
      const asMeant = () => ask({ ...state, game: binary.game });
      notice.offer(all, words("game.binary"), asMeant);
    } else if (all.length > 0) notice.say(...all);
    if (request.written) offerOther(state, all);
    if (link && !rest && isBeyond) store.send({ type: "beyond", request, at: viewer.at });
  }

  /**
   * Offers the game that a tree may be as well, which takes a moment to find.
   * @param {State} state
   * @param {string[]} lines  that are said already
   */
  async function offerOther(state, lines) {
    const game = await otherReading(state.game);
    if (!game || store.now.shown !== state) return;
    const name = game.slice(0, game.indexOf(":"));
    const asMeant = () => ask(suited(engine, { ...state, game }, game));
    notice.offer([...lines, words("game.tree", name)], words("game.other", name), asMeant);
  }

  /**
   * Says why the engine has stopped.
   * @param {Request} request
   * @param {unknown} error
   * @param {number} [bytes]  that were recorded
   */
  async function stopped(request, error, bytes) {
    store.send({ type: "miss", request });
    const { broke } = await loadPart(import("../run/broke.js"));
    notice.say(broke(error, bytes));
    throw error;
  }

  /** @param {Request} request @param {EngineError} error */
  function refuse(request, error) {
    const { state, link, remarks } = request;
    const [closed, mended] = (isInGame(error) && reader.closed(state, link)) || [];
    if (closed) return ask(closed, { ...request, link: mended });
    const right = without(state, error, engine.catalogue.algorithms);
    if (!store.send({ type: "refuse", request, error, right, at: viewer.at })) return;
    const lines = [...remarks, sentenceOf(error)];
    if (store.now.title !== "") return notice.say(...lines, words("run.kept"));
    // There is no current run: show what is right of the link.
    const title = engine.catalogue.algorithms.find(({ name }) => name === right.algorithm)?.title ?? "";
    const mend =
      right.game === DEFAULT_STATE.game
        ? words("link.mend.default")
        : right.algorithm === state.algorithm
          ? words("link.mend")
          : words("link.mend.with", title);
    again({ state: right, at: right.at, link, rest: true, remarks: [...lines.filter((line) => line !== mend), mend] });
  }

  /** Shows what the reader opens. @param {State} next @param {Partial<Request>} [request] */
  const open = (next, request) => ask(named(next), request);

  /** @param {string} fragment @param {Pick<Link, "text" | "isInField">} from */
  function follow(fragment, from) {
    reader.read(fragment, from, (next, link) => {
      if (reloadFor(link.fragment, next.view?.lang, language) || leads.some((lead) => lead(next, link))) return;
      // Without a link, it is the first visit.
      ask(link.fragment.length > 1 ? next : named(next), { at: next.at, link });
    });
  }

  return {
    ask,
    open,
    follow,

    /**
     * Reads what the reader has written into the field: a game, or a link.
     * @param {string} text
     * @param {State} [from]
     * @param {number} [at]
     */
    write(text, from = store.now.wanted, at = store.now.standing ? store.now.wanted.at : undefined) {
      const fragment = fragmentIn(text);
      if (fragment) follow(fragment, { text, isInField: true });
      else ask({ ...from, game: text }, { at, occasion: "text", written: true });
    },

    /** Opens a game with a search that takes it. @param {string} game */
    choose(game) {
      const choice = { game };
      store.send({ type: "choose", choice });
      engines.withModule(
        game,
        waiting(choice, () => open(suited(engine, store.now.wanted, game), { at: 0 })),
      );
    },

    /**
     * Shows what a program says of its search of the game that is shown, in place of the run.
     * @param {string} said
     * @param {import("./desk.js").Hearing} [on]
     */
    async tell(said, { shown, failed } = {}) {
      const { shown: state } = store.now;
      engines.hear(await loadModule(FULL.name));
      if (store.now.shown !== state) return;
      runs.start({ ...state, algorithm: TOLD, options: { said } }, 1, {
        show(session, step) {
          viewer.show(session, step, true, state);
          shown?.(session);
        },
        say: rested.tell,
        failed: failed ?? ((error) => notice.say(textOf(error))),
      });
    },

    /** Proceeds as soon as the engine has all that the run can be asked for. @param {() => void} proceed */
    whole(proceed) {
      if (engine.whole) return proceed();
      const failed = (/** @type {unknown} */ error) => notice.say(words("fault.engine", textOf(error)));
      const again = () => ask(store.now.shown, { at: viewer.at, ready: proceed });
      engines.complete({ isWanted: () => true, proceed: again, failed });
    },
  };
}
