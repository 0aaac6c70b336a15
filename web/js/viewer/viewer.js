// The viewer, used by the page and by embedded trees: the tree, the sentence, the panels
// and the transport, all at the same step.

import { el, replace } from "../dom.js";
import { leave, setHome } from "../focus.js";
import { drawPanel, setKind } from "../kind.js";
import { setNames, words } from "../narrate.js";
import { createTreeView } from "../tree/tree-view.js";
import { take } from "../turn.js";
import { flow, mark } from "./flow.js";
import { listenToKeys } from "./keys.js";
import { advance, beside, EMPTY, isAtEnd, SPEEDS, WHOLE } from "./player.js";
import { createScroller } from "./scroller.js";
import { createSentence } from "./sentence.js";
import { createTransport } from "./transport.js";

/** @import { State } from "../fragment.js" */
/** @import { Names } from "../narrate.js" */
/** @import { Overlays } from "../page/overlays.js" */
/** @import { Reading } from "../page/reading.js" */
/** @import { Schedule } from "../scheduler.js" */
/** @import { Narration, Session } from "../types.js" */
/** @import { Place, Player, PlayerEvent } from "./player.js" */

/** The events by which the reader moves through the run. */
const TAKING = new Set(["seek", "move", "grab", "play", "toggle"]);
/** The part of the view by which a key moves it. */
const PAN_PART = 0.25;
/** The number of steps whose sentences are known from the start. */
const FORESEEN = 100;
/** Nodes; a larger tree is gone through in tasks of its own. */
const LARGE = 100_000;
/** Milliseconds of a task in which they become known. In a large tree, each can take long. */
const SLICE = 24;

/** @param {Place} one @param {Place} other */
const isSame = (one, other) => one.at === other.at && one.part === other.part;

/**
 * @param {Schedule} schedule
 * @param {object} options
 * @param {boolean} [options.embedded]  true in a frame of another page
 * @param {Reading} [options.reading]  the listing and what else is beside the panel
 * @param {Overlays} [options.overlays]  the menu of overlays
 * @param {() => boolean} [options.whole]  returns false while the engine has only what is shown first
 * @param {import("../tree/card.js").Actions} [options.actions]
 * @param {() => HTMLElement[]} [options.hint]  returns what is said below the sentence before the first step
 * @param {EventTarget} [options.keys]  the part of the page whose keys are for the viewer
 * @param {() => void} [options.turn]  begins its turn, if the page may have several viewers
 * @param {() => void} [options.onStep]
 * @param {() => void} [options.onHelp]
 * @param {() => void} [options.onTake]  called when the reader moves through the run
 * @param {() => void} [options.onMore]  called for a step after the last one, if the run can continue
 */
export function createViewer(
  schedule,
  { embedded = false, reading, overlays, whole, actions, hint, keys = self, turn, onStep, onHelp, onTake, onMore },
) {
  /** @type {Session | null} */
  let session = null;
  /** @type {Player} */
  let player = EMPTY;
  /** The place that is shown, if any. @type {Player | null} */
  let shown = null;
  /** True if the run may get more steps. */
  let open = false;

  const tree = createTreeView(schedule, { embedded, overlays, whole, actions });
  const transport = createTransport(schedule, {
    command,
    grab: () => send({ type: "grab" }),
    seek: (at) => send({ type: "seek", at }),
    drop: () => send({ type: "drop" }),
    speed: (speed) => send({ type: "speed", speed }),
    by(event) {
      shown = null;
      send({ type: "by", parts: event ? parts : WHOLE });
    },
  });
  // An embedded tree that has the focus would take the wheel from the page around it.
  const home = embedded ? transport.timeline : tree.canvas;
  setHome(home);
  const sentence = createSentence(hint);
  const search = el("section", { class: "panel", id: "panel-search" });
  const scroller = createScroller(search, () => words("tab.panel"));
  const side = el(
    "div",
    { class: "side" },
    sentence.element,
    reading?.tabs,
    el("div", { class: "panels" }, search, ...(reading?.panels ?? [])),
  );

  /** Returns the number of parts of a step. @param {number} step */
  const parts = (step) => session?.parts(step) ?? 1;

  /** @param {PlayerEvent} event */
  function send(event) {
    if (TAKING.has(event.type)) onTake?.();
    const before = player;
    player = advance(player, event);
    if (player === before) return;
    if (player.status === "playing") schedule(tick);
    schedule(update);
  }

  /** @param {number} now */
  const tick = (now) => {
    if (player.status !== "playing") return;
    send({ type: "frame", now });
    if (player.status === "playing") schedule(tick);
  };

  /** @param {import("./transport.js").Command} name */
  function command(name) {
    const { at, steps } = player;
    switch (name) {
      case "first":
        return send({ type: "seek", at: 0 });
      case "back":
        return send({ type: "move", by: -1 });
      case "forward":
        return open && isAtEnd(player) ? onMore?.() : send({ type: "move", by: 1 });
      case "last":
        return send({ type: "seek", at: steps });
      case "mark-back":
        return send({ type: "seek", at: session?.next_mark(at, false) ?? at });
      case "mark-forward":
        return send({ type: "seek", at: session?.next_mark(at, true) ?? at });
      case "toggle":
      case "faster":
      case "slower":
        return send({ type: name });
    }
  }

  const update = () => {
    take(turn);
    transport.update(player, open);
    if (!session || (shown && isSame(shown, player))) return;
    const before = shown ?? player;
    shown = player;
    seek();
    const moment = session.moment();
    // A jump has no motion, and neither has the first picture.
    const rate = player.status === "playing" ? SPEEDS[player.speed] : 0;
    const by = Number(isSame(beside(before, 1), player)) - Number(isSame(beside(player, 1), before));
    const later = by < 0 ? before : player;
    const duration = tree.step(player.status === "scrubbing", { step: later.at, part: later.part, by, rate });
    sentence.show(moment.narration, player.at === 0);
    const panel = drawPanel(moment.panel, session);
    flow(search, () => replace(search, ...panel), duration);
    mark(search, moment.changed);
    scroller.follow();
    reading?.step(moment, session);
    onStep?.();
  };

  /** Goes to the place that is to be shown. */
  const seek = () => session?.seek(player.at, player.parts === WHOLE ? undefined : player.part);

  /** What nodes and players are called. @type {Names} */
  let called = {};

  /** Calls nodes and players like this. @param {Session} session @param {Names} names */
  function call(session, names) {
    called = names;
    setNames(session, names);
    // To the first steps of a large tree, and back, it is a long way: not in this task.
    if (session.drawn > LARGE) setTimeout(foresee, 0, session, []);
    else foresee(session, []);
    reading?.show(session);
  }

  /**
   * Keeps room for the sentences of the first steps, a few in each task.
   * @param {Session} run
   * @param {Narration[]} known  those of the steps so far
   */
  function foresee(run, known) {
    // In the meantime the run may have been freed.
    if (session !== run) return;
    const count = Math.min(run.steps, FORESEEN) + 1;
    if (known.length >= count) return;
    take(turn);
    const end = performance.now() + SLICE;
    do {
      run.seek(known.length);
      known.push(run.moment().narration);
    } while (known.length < count && performance.now() < end);
    seek();
    sentence.reserve(known);
    setTimeout(foresee, 0, run, known);
  }

  /* ------------------------------------------------------------ names of nodes */

  /** Returns true for a bound, which comes from a child and its parent. @param {Event} event */
  const isOrigin = (event) => event.target instanceof Element && event.target.closest("[data-from]") !== null;
  /** @param {Event} event */
  const named = (event) =>
    event.target instanceof Element ? (event.target.closest("[data-node]")?.getAttribute("data-node") ?? null) : null;
  for (const [type, point] of /** @type {const} */ ([
    ["pointerover", true],
    ["focusin", true],
    ["pointerout", false],
    ["focusout", false],
  ])) {
    side.addEventListener(type, (event) => {
      const path = named(event);
      if (path !== null && /** @type {any} */ (event).pointerType !== "touch")
        tree.point(point ? path : null, isOrigin(event));
    });
  }
  side.addEventListener("click", (event) => {
    const path = named(event);
    if (path !== null) tree.reveal(path, isOrigin(event));
  });

  /** Returns true if a command has no step to go to. @param {import("./transport.js").Command} name */
  const isNoMove = (name) => (name === "back" && player.at === 0) || (name === "forward" && !open && isAtEnd(player));

  listenToKeys((name) => {
    switch (name) {
      case "help":
        return onHelp?.();
      case "look-left":
        return tree.pan(-PAN_PART, 0);
      case "look-right":
        return tree.pan(PAN_PART, 0);
      case "look-up":
        return tree.pan(0, -PAN_PART);
      case "look-down":
        return tree.pan(0, PAN_PART);
      default:
        // At an end of the run, the next slide is what the keys should show.
        return isNoMove(name) ? leave(keys) : command(name);
    }
  }, keys);

  return {
    tree: tree.element,
    side,
    transport: transport.element,
    overlay: tree.overlay,

    get at() {
      return player.at;
    },
    get steps() {
      return player.steps;
    },
    get atEnd() {
      return isAtEnd(player);
    },
    /** What a link says of the moment. @returns {Pick<State, "at" | "by" | "part">} */
    get place() {
      const { at, part } = player;
      return { at, part, by: player.parts === WHOLE ? undefined : "event" };
    },
    get speed() {
      return SPEEDS[player.speed];
    },
    send,

    /**
     * Shows another run and frees the previous one.
     * @param {Session} next
     * @param {number} at
     * @param {boolean} keepView
     * @param {State} state  with its overlays and names
     * @param {boolean} [isLink]  true if it is of a link, which says how to go and to which part
     */
    show(next, at, keepView, state, isLink = false) {
      take(turn);
      session?.free();
      session = next;
      open = false;
      shown = null;
      player = { ...player, from: 0, to: Infinity };
      if (isLink) player = advance(player, { type: "by", parts: state.by ? parts : WHOLE });
      const part = isLink && state.at === at ? state.part : 0;
      player = advance(player, { type: "load", steps: next.steps, at, part });
      setKind(next.about.kind);
      call(next, state);
      transport.show(next);
      search.setAttribute("aria-label", words("tab.panel"));
      tree.show(next, keepView, state.overlay);
      update();
    },

    /**
     * Call this when the current run has more steps.
     * @param {boolean} follow  goes to the last step; otherwise it stays at the current one
     * @param {boolean} more  true if more may follow
     */
    grow(follow, more) {
      if (!session) return;
      open = more;
      const { at, part } = follow ? { at: session.steps, part: 0 } : player;
      player = advance(player, { type: "load", steps: session.steps, at, part });
      shown = null;
      transport.show(session);
      tree.grow();
      // In a task of its own.
      schedule(update);
    },

    /** Calls nodes and players otherwise, at the same step. @param {Names} names */
    call(names) {
      if (!session) return;
      call(session, names);
      shown = null;
      update();
    },

    /** Call this when the engine has all that is shown. */
    complete() {
      if (!session) return;
      tree.complete();
      call(session, called);
      shown = null;
      update();
    },

    /** @param {number} at @param {number} [part] */
    seek: (at, part) => send({ type: "seek", at, part }),

    /** Has its words and its focus in use again. */
    resume() {
      setHome(home);
      if (!session) return;
      setKind(session.about.kind);
      setNames(session, called);
    },

    /** Frees the run. Nothing may be asked of the viewer after that. */
    close() {
      session?.free();
      session = null;
    },
  };
}
