// The viewer, used by the page and by embedded trees: the tree, the sentence, the panels
// and the transport, all at the same step.

import { el, replace } from "../dom.js";
import { setHome } from "../focus.js";
import { drawPanel, setKind } from "../kind.js";
import { setNames, words } from "../narrate.js";
import { createTreeView } from "../tree/tree-view.js";
import { take } from "../turn.js";
import { createCommands } from "./commands.js";
import { flow, mark } from "./flow.js";
import { createForesight } from "./foresight.js";
import { listenToKeys } from "./keys.js";
import { createPlayback } from "./playback.js";
import { beside, isAtEnd, SPEEDS, WHOLE } from "./player.js";
import { listenToNames } from "./pointing.js";
import { createScroller } from "./scroller.js";
import { createSentence } from "./sentence.js";
import { createTransport } from "./transport.js";

/** @import { State } from "../fragment.js" */
/** @import { Names } from "../narrate.js" */
/** @import { Schedule } from "../scheduler.js" */
/** @import { OverlayMenu } from "../tree/tree-view.js" */
/** @import { Moment, Session } from "../types.js" */
/** @import { Place, Player } from "./player.js" */

/**
 * What a page shows beside the panel of the search.
 * @typedef {object} Beside
 * @property {HTMLElement} tabs  choose between the panels, where there is little space
 * @property {HTMLElement[]} panels
 * @property {(session: Session) => void} show  called with another run, and when its nodes are called otherwise
 * @property {(moment: Moment, session: Session) => void} meet  takes note of a step that is to come
 * @property {() => void} reserve  keeps room for what was noted
 * @property {(moment: Moment, session: Session) => void} step  called at another step
 */

/** The duration of the motion of a panel after that of the tree, in ms, and at most as a share of a step while a run is played. */
const AFTER = 160;
const SHARE = 0.2;

/** @param {Place} one @param {Place} other */
const isSame = (one, other) => one.at === other.at && one.part === other.part;

/**
 * @param {Schedule} schedule
 * @param {object} options
 * @param {boolean} [options.embedded]  true in a frame of another page
 * @param {Beside} [options.reading]  the listing and what else is beside the panel
 * @param {OverlayMenu} [options.overlays]
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
  /** The run that is shown. @type {Session | null} */
  let session = null;
  /** True if it may get more steps. */
  let isOpen = false;
  /** The place that is drawn, if any. @type {Player | null} */
  let drawn = null;
  /** The place that sentence and panel tell of: until a value has arrived in the tree, that before. @type {Place | null} */
  let told = null;
  /** What nodes and players are called. @type {Names} */
  let called = {};

  /** Returns the number of parts of a step. @param {number} step */
  const parts = (step) => session?.parts(step) ?? 1;
  const playback = createPlayback(schedule, { change: update, take: onTake });
  const { send } = playback;

  const tree = createTreeView(schedule, { embedded, overlays, whole, actions });
  const commands = createCommands({ playback, tree, run: () => ({ session, isOpen }), keys, onHelp, onMore });
  const transport = createTransport(schedule, {
    command: commands.command,
    grab: () => send({ type: "grab" }),
    seek: (at) => send({ type: "seek", at }),
    drop: () => send({ type: "drop" }),
    speed: (speed) => send({ type: "speed", speed }),
    by(event) {
      drawn = null;
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
  listenToNames(side, tree);
  listenToKeys(commands.key, keys);

  /** Draws the step, if it is another one. */
  function update() {
    const player = playback.now;
    take(turn);
    transport.update(player, isOpen);
    if (!session || (drawn && isSame(drawn, player))) return;
    const before = drawn ?? player;
    drawn = player;
    seek();
    // A jump has no motion, and neither has the first picture.
    const rate = player.status === "playing" ? SPEEDS[player.speed] : 0;
    const by = Number(isSame(beside(before, 1), player)) - Number(isSame(beside(player, 1), before));
    const later = by < 0 ? before : player;
    const after = rate > 0 ? (SHARE * 1000) / rate : AFTER;
    const way = { step: later.at, part: later.part, by, rate };
    const duration = tree.step(player.status === "scrubbing", way, () => tell(player, Math.min(AFTER, after)));
    if (duration === 0 || by < 0) tell(player, duration);
    else if (!told || !isSame(told, before)) tell(before, 0);
    onStep?.();
  }

  /**
   * Shows what is told of a place.
   * @param {Place} place
   * @param {number} duration  of the motion of the panel, in ms
   */
  function tell(place, duration) {
    if (!session) return;
    speak(session);
    told = place;
    seek(place);
    const moment = session.moment();
    sentence.show(moment.narration, place.at === 0);
    const panel = drawPanel(moment.panel, session);
    flow(search, () => replace(search, ...panel), duration);
    mark(search, moment.changed);
    reading?.step(moment, session);
    // In the room that the panel then has.
    scroller.follow();
    if (!isSame(place, playback.now)) seek();
  }

  /** Has its words in use again: of a comparison over the page, others were. @param {Session} run */
  function speak(run) {
    take(turn);
    setKind(run.about.kind);
    setNames(run, called);
  }

  /** Draws the same step again. */
  function redraw() {
    drawn = null;
    update();
  }

  /** Goes to a place, by default the one that is to be shown. @param {Place} [place] */
  function seek({ at, part } = playback.now) {
    session?.seek(at, playback.now.parts === WHOLE ? undefined : part);
  }

  const foresee = createForesight({
    session: () => session,
    seek,
    meet: reading?.meet,
    reserve(known) {
      sentence.reserve(known);
      reading?.reserve();
    },
    speak,
  });

  /** Calls nodes and players like this. @param {Session} session @param {Names} names */
  function call(session, names) {
    called = names;
    setNames(session, names);
    foresee(session);
    reading?.show(session);
  }

  return {
    tree: tree.element,
    side,
    transport: transport.element,
    overlay: tree.overlay,
    pointAgain: tree.pointAgain,
    /** Marks the nodes in the tree that an element names. @param {HTMLElement} element */
    listen: (element) => listenToNames(element, tree),

    get at() {
      return playback.now.at;
    },
    get steps() {
      return playback.now.steps;
    },
    get atEnd() {
      return isAtEnd(playback.now);
    },
    /** What a link says of the moment. @returns {Pick<State, "at" | "by" | "part">} */
    get place() {
      const { at, part, parts } = playback.now;
      return { at, part, by: parts === WHOLE ? undefined : "event" };
    },
    get speed() {
      return SPEEDS[playback.now.speed];
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
      isOpen = false;
      // The timeline names the mark of the step that is set.
      transport.show(next);
      if (isLink) playback.set({ type: "by", parts: state.by ? parts : WHOLE });
      const part = isLink && state.at === at ? state.part : 0;
      playback.set({ type: "load", steps: next.steps, at, part, isOther: true });
      setKind(next.about.kind);
      call(next, state);
      search.setAttribute("aria-label", words("tab.panel"));
      tree.show(next, keepView, state.overlay);
      redraw();
    },

    /**
     * Call this when the current run has more steps.
     * @param {number | undefined} step  goes there; by default it stays at the current one
     * @param {boolean} more  true if more may follow
     */
    grow(step, more) {
      if (!session) return;
      isOpen = more;
      const { at, part } = step === undefined ? playback.now : { at: step, part: 0 };
      transport.show(session);
      playback.set({ type: "load", steps: session.steps, at, part });
      drawn = null;
      tree.grow();
      // In a task of its own.
      schedule(update);
    },

    /** Calls nodes and players otherwise, at the same step. @param {Names} names */
    call(names) {
      if (!session) return;
      call(session, names);
      redraw();
    },

    /** Call this when the engine has all that is shown. */
    complete() {
      if (!session) return;
      tree.complete();
      call(session, called);
      redraw();
      tree.pointAgain();
    },

    /** @param {number} at @param {number} [part] */
    seek: (at, part) => send({ type: "seek", at, part }),

    /** Has its words and its focus in use again. */
    resume() {
      setHome(home);
      if (session) speak(session);
    },

    /** Frees the run. Nothing may be asked of the viewer after that. */
    close() {
      session?.free();
      session = null;
    },
  };
}
