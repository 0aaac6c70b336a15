// The viewer of an element, loaded when the first element comes near the view.

import { codeOfRun } from "../code.js";
import { el } from "../dom.js";
import { createEmbedded } from "../embedded.js";
import { loadEngine } from "../engine.js";
import { address, isSingle } from "../files.js";
import { goHome } from "../focus.js";
import { DEFAULT_STATE, readFragment } from "../fragment.js";
import { loadKind } from "../kind.js";
import { loadPart, textOf } from "../later.js";
import { languageIn } from "../link/languages.js";
import { loadLanguage } from "../messages.js";
import { createScheduler } from "../scheduler.js";
import { loadStyle } from "../style.js";
import { announce, places } from "../theme.js";
import { take } from "../turn.js";
import { linkOf } from "./attributes.js";
import { add, choose, remove } from "./styles.js";
import { isOnDark, watch } from "./surroundings.js";

/** @import { Session, TraceLine } from "../types.js" */
/** @import { Embedded } from "../embedded.js" */

/** The page in which a run can be opened, where there is one. */
const PAGE = isSingle ? "" : address("index.html");
/** The events at which a viewer gets its turn. */
const USES = (
  "click change input wheel keydown keyup focus blur focusin focusout pointerdown pointermove pointerup " +
  "pointercancel pointerover pointerout pointerenter pointerleave"
).split(" ");

/** The language of all elements. @type {string | undefined} */
let language;
/** What all elements need, once. @type {Promise<unknown> | undefined} */
let common;

/**
 * Gives a custom property a type, so that its value is the same wherever it is used, and moves as a number does.
 * @param {string} name @param {string} syntax @param {string} initialValue
 */
function register(name, syntax, initialValue) {
  try {
    CSS.registerProperty({ name, syntax, inherits: true, initialValue });
  } catch {
    // Another script has registered it.
  }
}

/** Loads what all elements need, in the language of the first one. @param {Element} element */
function loadCommon(element) {
  const [code] = element.closest("[lang]")?.getAttribute("lang")?.toLowerCase().split("-") ?? [""];
  language ??= languageIn(code) ?? "en";
  register("--ply-rem", "<length>", "15px");
  // In a shadow root, the `@property` of css/viewer/motion.css means nothing.
  for (const name of ["from", "to", "at"]) register(`--ply-${name}`, "<number>", "0");
  common ??= Promise.all([loadLanguage(language, "viewer"), loadStyle("css/element")]).catch((error) => {
    common = undefined;
    throw error;
  });
  return common;
}

/**
 * @typedef {object} Viewing
 * @property {number} at
 * @property {number} steps
 * @property {string} link
 * @property {Session | undefined} session
 * @property {() => void} follow  shows what the attributes say
 * @property {(by: 1 | -1) => number} move
 * @property {(place: unknown) => Promise<number>} seek
 * @property {() => Promise<void>} settled  resolves when what was asked for last is shown, or can't be; rejects if nothing is shown
 * @property {() => Promise<void>} ready  resolves when what was asked for last is shown; rejects if it can't be
 * @property {() => number} play
 * @property {() => number} pause
 * @property {() => Promise<TraceLine[]>} events
 * @property {() => void} close
 */

/**
 * Shows the run of an element.
 * @param {HTMLElement} element
 * @param {ShadowRoot} root
 * @param {{ isTraced: () => boolean }} wants
 * @returns {Promise<Viewing>}
 */
export async function view(element, root, { isTraced }) {
  const slot = /** @type {HTMLSlotElement} */ (root.querySelector("slot"));
  /** @type {Embedded | undefined} */
  let embedded;
  let isClosed = false;
  const turn = () => {
    choose(root);
    embedded?.viewer.resume();
    embedded?.listen();
  };
  add(root);
  try {
    const { algorithm, game } = { ...DEFAULT_STATE, ...readFragment(linkOf(element.attributes).link) };
    const code = codeOfRun(algorithm, game);
    await loadCommon(element);
    const [engine] = await Promise.all([loadEngine(code), code.kind && loadKind(code.kind)]);
    return show(engine);
  } catch (error) {
    remove(root);
    await giveUp(error);
    throw error;
  }

  /** Says why there is no picture, above the content of the element. @param {unknown} error */
  async function giveUp(error) {
    const line = el("p", { role: "alert", part: "error" }, textOf(error));
    root.querySelector("[role=alert]")?.remove();
    root.prepend(line);
    try {
      const { causeOf, failed } = await loadPart(import("../cause.js"));
      line.textContent = failed((await causeOf(line.textContent ?? "")) ?? line.textContent);
    } catch {
      // The message of the error stays.
    }
  }

  /** @param {import("../engine.js").Engine} engine @returns {Viewing} */
  function show(engine) {
    const app = el("div", { id: "app", role: "region", lang: language });
    const heading = el("h2", { class: "spoken" });
    let { link, run } = linkOf(element.attributes);
    /** The step that was told last. */
    let told = -1;
    /** The session whose run is shown. @type {unknown} */
    let shown;
    const schedule = createScheduler((frame) =>
      requestAnimationFrame((now) => {
        if (isClosed) return;
        take(turn);
        frame(now);
      }),
    );
    /** @param {string} type @param {object} [detail] */
    const say = (type, detail) => element.dispatchEvent(new CustomEvent(type, { detail }));
    /** What was asked for last. */
    let wish = wishing();
    /** Asks for the run of the link, in place of what is still asked for. */
    function ask() {
      if (wish.isOver) wish = wishing();
      embedded?.follow(link);
    }
    /** @param {unknown} error */
    function fail(error) {
      say("error", { message: textOf(error) });
      wish.reject(error);
    }

    function onStep() {
      if (!embedded) return;
      const { viewer, session } = embedded;
      const { at, atEnd, steps } = viewer;
      if (session !== shown) {
        shown = session;
        told = -1;
        slot.hidden = true;
        app.hidden = false;
        root.querySelector("[part=error]")?.remove();
        app.setAttribute("aria-label", heading.textContent ?? "");
        say("ready", { steps });
      }
      if (at === told) return;
      told = at;
      tell(at, atEnd);
    }

    /** @param {number} at @param {boolean} isEnd */
    async function tell(at, isEnd) {
      /** @type {{ at: number, events?: TraceLine[] }} */
      const detail = { at };
      if (isTraced()) {
        try {
          detail.events = await events(at);
        } catch (error) {
          say("error", { message: textOf(error) });
        }
      }
      if (isClosed) return;
      say("step", detail);
      if (isEnd) say("end", { at });
    }

    /** @param {number} at */
    async function events(at) {
      const { eventsOf } = await import("./events.js");
      const { algorithm, game, options } = { ...DEFAULT_STATE, ...readFragment(embedded?.here() ?? link) };
      return eventsOf(algorithm, game, options, at);
    }

    for (const type of USES) root.addEventListener(type, () => take(turn), true);
    // It lets the keys go, and means nothing to the page.
    app.addEventListener("keydown", (event) => event.key === "Escape" && event.stopPropagation());
    // What is clicked has no use for keys: the viewer has.
    app.addEventListener("click", () => root.activeElement ?? goHome());
    const follow = () => {
      const next = linkOf(element.attributes);
      const at = element.getAttribute("at") ?? "0";
      const isStep = next.run === run && /^\d{1,15}$/.test(at) && !element.hasAttribute("by");
      const isSame = next.link === link;
      ({ link, run } = next);
      colour();
      if (isSame || !embedded) return;
      take(turn);
      if (isStep) embedded.viewer.seek(Number(at));
      else ask();
    };
    const colour = () => {
      const theme = element.getAttribute("theme");
      const isDark = theme === "dark" || (theme !== "light" && isOnDark(element));
      const next = isDark ? "dark" : "light";
      if (element.dataset.theme === next) return;
      element.dataset.theme = next;
      announce();
    };
    take(turn);
    places.add(root);
    const unwatch = watch(colour);
    colour();
    root.append(app);
    embedded = createEmbedded(() => engine, {
      app,
      schedule,
      heading,
      page: PAGE,
      keys: app,
      turn,
      onStep,
      onRest: () => wish.resolve(),
      onFault: fail,
      onRefuse(lines) {
        app.hidden = true;
        root.querySelector("[part=error]")?.remove();
        root.prepend(el("div", { role: "alert", part: "error" }, ...lines.map((line) => el("p", {}, line))));
      },
    });
    embedded.enter();
    const { viewer } = embedded;
    for (const [part, selector] of Object.entries(PARTS)) app.querySelector(selector)?.part.add(part);
    embedded.follow(link);

    return {
      get at() {
        return viewer.at;
      },
      get steps() {
        return viewer.steps;
      },
      get link() {
        return embedded?.here() ?? "";
      },
      get session() {
        return embedded?.session;
      },
      follow,
      events: () => events(viewer.at),
      move(by) {
        viewer.send({ type: "move", by });
        return viewer.at;
      },
      async seek(place) {
        const { stepFor } = await import("../link/place.js");
        if (!embedded?.session) throw new Error("nothing is shown");
        viewer.seek(stepFor(place, embedded.session));
        return viewer.at;
      },
      ready: () => wish.done,
      async settled() {
        await wish.done.catch((error) => {
          if (!embedded?.session) throw error;
        });
      },
      play() {
        viewer.send({ type: "play" });
        return viewer.at;
      },
      pause() {
        viewer.send({ type: "pause" });
        return viewer.at;
      },
      close() {
        isClosed = true;
        wish.reject(new Error("the element was removed before its run was shown"));
        unwatch();
        embedded?.close();
        places.delete(root);
        remove(root);
        app.remove();
        slot.hidden = false;
      },
    };
  }
}

/** Returns a promise with what settles it, once. */
function wishing() {
  let [resolve, reject] = [() => {}, (/** @type {unknown} */ _) => {}];
  const done = /** @type {Promise<void>} */ (
    new Promise((...ends) => {
      [resolve, reject] = ends;
    })
  );
  const wish = {
    done,
    isOver: false,
    resolve() {
      wish.isOver = true;
      resolve();
    },
    /** @param {unknown} error */
    reject(error) {
      wish.isOver = true;
      reject(error);
    },
  };
  // Nobody may ask for it.
  done.catch(() => {});
  return wish;
}

/** The parts that a page can style with `::part()`. */
const PARTS = {
  tree: ".work",
  side: ".side",
  sentence: ".says",
  panel: "#panel-search",
  transport: ".transport",
  timeline: ".timeline",
};
