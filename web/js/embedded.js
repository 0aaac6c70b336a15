// A tree in somebody else's page: the tree, the sentence, the panel and the transport. A frame
// (embed.js) and the element (element/viewing.js) put it into theirs.

import { el, fill } from "./dom.js";
import { EngineError } from "./engine.js";
import { DEFAULT_STATE, isPlain, readFragment } from "./fragment.js";
import { icon } from "./icons.js";
import { createLater, loadPart, onFault, textOf } from "./later.js";
import { words } from "./narrate.js";
import { createNotice } from "./notice.js";
import { createRunController } from "./run/run-controller.js";
import { createViewer } from "./viewer/viewer.js";

/** @import { State } from "./fragment.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Find } from "./link/target.js" */
/** @import { Kept } from "./practice/practice.js" */
/** @import { Schedule } from "./scheduler.js" */
/** @import { Session } from "./types.js" */

/**
 * @typedef {object} Place  where it is
 * @property {HTMLElement} app  gets the viewer
 * @property {Schedule} schedule
 * @property {HTMLElement} heading  gets the name of the search
 * @property {string} page  the address of the page in which the run can be opened; empty for none
 * @property {EventTarget} [keys]  see `createViewer`
 * @property {() => void} [turn]  see `createViewer`
 * @property {() => void} [onStep]  called when another step is shown
 * @property {() => void} [onRest]  called when all of a run is recorded and shown
 * @property {(error: unknown) => void} [onFault]  called when the run of a link can't be shown
 * @property {(lines: string[]) => void} [onRefuse]  shows why there is no run; by default it stands instead of the viewer
 */

/** @typedef {ReturnType<typeof createEmbedded>} Embedded */

/**
 * Makes the viewer, which {@link enter} puts into its place: that takes time on a slow machine, and
 * its code may still be on its way.
 * @param {() => Engine} engine  returns a module with the requested search, or the full module, when there is one
 * @param {Place} place
 */
export function createEmbedded(
  engine,
  { app, schedule, heading, page, keys, turn, onStep, onRest, onFault: onBroken, onRefuse },
) {
  const runs = createRunController(engine, () => viewer);
  const notice = createNotice();
  /** The link that is followed. */
  let fragment = "";
  /** @type {State | null} */
  let state = null;
  /** The link of the run that is shown. */
  let shown = "";
  /** @type {Session | undefined} */
  let standing;
  const link = el(
    "a",
    {
      class: "plain out",
      target: "_blank",
      rel: "noopener",
      title: words("page.open"),
      "aria-label": words("page.open"),
    },
    icon("out"),
  );
  const viewer = createViewer(schedule, {
    embedded: true,
    keys,
    turn,
    onTake: () => runs.take(),
    onMore: () => runs.more(),
    onStep() {
      link.href = page + here();
      onStep?.();
    },
  });
  if (page) viewer.side.firstElementChild?.prepend(link);
  const work = el("div", { class: "work" }, viewer.tree, notice.element);
  const tabs = createLater(
    async () => {
      const { createSideTabs } = await loadPart(import("./viewer/side-tabs.js"), "side-tabs");
      return createSideTabs(viewer.side);
    },
    ({ update }) => state && update(),
  );
  /** Says that a part can't be loaded. */
  const listen = () => onFault((error) => notice.say(words("fault.part", textOf(error))));
  listen();
  new ResizeObserver(() => app.clientHeight < (app.clientWidth < 545 ? 577 : 417) && tabs.need()).observe(app);

  /** Writes links, once there was one that is not plain. @type {((state: State) => string) | undefined} */
  let write;

  /** Takes its place. */
  function enter() {
    if (work.isConnected) return;
    app.replaceChildren();
    fill(app, heading, work, viewer.side, viewer.transport);
  }

  /** Returns what is shown, as a link. */
  function here() {
    const { at, by, part } = viewer.place;
    if (!state) return fragment;
    if (write) return write({ ...state, at, by, part });
    const run = shown.replace(/(^#|&)(at|by|part)=[^&]*/g, "").replace(/^[#&]*/, "#");
    return `${run}${by ? "&by=event" : ""}&at=${at}${part ? `&part=${part}` : ""}`;
  }

  /**
   * Says why a run can't be shown. The one before it stays; without one, nothing else is shown.
   * @param {string[]} lines
   * @param {unknown} error
   */
  function refuse(lines, error) {
    loadReader().then(({ kept, refuse }) => {
      if (state) notice.say(...lines, kept());
      else (onRefuse ?? refuse)(lines, app, page && page + fragment);
      onBroken?.(error);
    });
  }

  /** @param {unknown} error */
  function broken(error) {
    notice.say(words("fault.engine", textOf(error)));
    onBroken?.(error);
  }

  /** Loads what reads a link that is not plain, or that can't be followed. */
  const loadReader = () => loadPart(import("./link/frame.js"));

  /** @param {State} next @param {string[]} [remarks] @param {Find} [find] */
  function ask(next, remarks = [], find) {
    const asked = fragment;
    runs.start(next, next.at, {
      find,
      show(session, step) {
        if (!state) enter();
        state = next;
        standing = session;
        shown = asked;
        heading.textContent = session.about.title;
        viewer.show(session, step, false, next, true);
        tabs.part?.update();
      },
      say(lines, isBeyond) {
        if (isBeyond) return loadReader().then(({ beyond }) => notice.say(...remarks, beyond(next.at, viewer)), broken);
        const all = [...remarks, ...lines];
        if (all.length > 0) notice.say(...all);
        else notice.clear();
      },
      rested: onRest,
      failed(error, bytes) {
        if (!(error instanceof EngineError)) {
          loadPart(import("./run/broke.js")).then(({ broke }) => notice.say(broke(error, bytes)), broken);
          throw error;
        }
        // The full module may accept what a small one does not, or has the message. The reader comes
        // with more sentences.
        if (!engine().whole) {
          Promise.all([engine().enlarge(), loadReader()]).then(() => {
            // Another link may have been followed in the meantime.
            if (asked === fragment) ask(next, remarks, find);
          }, broken);
          return;
        }
        loadReader()
          .then(({ askAgain, writeFragment }) => {
            write = writeFragment;
            const link = () => fragment;
            return askAgain(engine(), error, link, next, remarks, find, ask, (lines) => refuse(lines, error));
          })
          .catch(broken);
      },
    });
  }

  /** Reads all links after the first one that is not plain. @type {ReturnType<typeof loadReader> | undefined} */
  let reader;

  return {
    viewer,
    here,
    listen,
    enter,

    /** What is kept of an exercise, and its link. @type {Kept & { link: string } | null} */
    kept: null,

    /** The run that is shown. */
    get session() {
      return standing;
    },

    /** Shows what a link says. @param {string} next */
    follow(next) {
      fragment = next;
      const reading = readFragment(next);
      if (!reader && isPlain(next, reading)) return ask({ ...DEFAULT_STATE, ...reading });
      reader ??= loadReader();
      reader
        .then(({ followLink, writeFragment }) => {
          write = writeFragment;
          followLink(next, viewer, app, ask, (lines) => refuse(lines, new Error(lines[0])));
        })
        .catch(broken);
    },

    /** Frees its memory. Nothing may be asked of it after that. */
    close() {
      runs.close();
      viewer.close();
    },
  };
}
