// What a page and a frame share: the tree, the sentence, the panels and the
// transport, all at the same step.

import { el, replace } from "./dom.js";
import { listenToKeys } from "./keys.js";
import { ui } from "./locales/en.js";
import { memoryLimit } from "./memory.js";
import { bytes, narrate, plain, setNaming, words } from "./narrate.js";
import { searchPanel } from "./panels/index.js";
import { listingPanel } from "./panels/listing.js";
import { advance, EMPTY } from "./player.js";
import { createStage } from "./stage.js";
import { createTransport } from "./transport.js";

/** @import { Schedule } from "./scheduler.js" */
/** @import { Player, PlayerEvent } from "./player.js" */
/** @import { Session } from "./types.js" */

/** What means that somebody moves through the run. */
const TAKING = new Set(["seek", "grab", "play", "toggle"]);
/** A key moves the view by this part of it. */
const GLANCE = 0.25;
/** From so many bytes on, a run says what it takes. */
const LARGE = 32e6;
/** Whoever listens is told when things have come to rest. */
const QUIET = 400;

/**
 * @param {Schedule} schedule
 * @param {object} options
 * @param {boolean} [options.framed]  inside of somebody else's page: no listing, no counters
 * @param {(at: number) => void} [options.onStep]
 * @param {() => void} [options.onHelp]
 * @param {(names: string[]) => void} [options.onOverlay]
 * @param {() => void} [options.onTake]  somebody wants to move through the run
 * @param {() => void} [options.onMore]  somebody wants a step more than there is, of a run that may go on
 */
export function createViewer(schedule, { framed = false, onStep, onHelp, onOverlay, onTake, onMore } = {}) {
  /** @type {Session | null} */
  let session = null;
  /** @type {Player} */
  let player = EMPTY;
  let shown = -1;
  /** Whether there may be more steps than there are. */
  let open = false;

  const stage = createStage(schedule, { polite: framed, onOverlay });
  const transport = createTransport(schedule, {
    command,
    grab: () => send({ type: "grab" }),
    seek: (at) => send({ type: "seek", at }),
    drop: () => send({ type: "drop" }),
    speed: (speed) => send({ type: "speed", speed }),
  });
  const title = el("h2", { class: "step" });
  const text = el("p", { class: "sentence" });
  const voice = el("p", { class: "spoken", "aria-live": "polite" });
  const sentence = el("section", { class: "says" }, title, text, voice);
  const search = el("section", { class: "panel", id: "panel-search" });
  const listing = el("section", { class: "panel", id: "panel-listing" });
  const counters = el("p", { class: "counters" });
  const rules = el("section", { class: "rules" });
  const tabs = el("div", { class: "tabs", role: "tablist" });
  const side = el(
    "div",
    { class: "side", "data-tab": "search" },
    sentence,
    tabs,
    el("div", { class: "panels" }, search, !framed && listing, !framed && rules, !framed && counters),
  );

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
        return send({ type: "seek", at: at - 1 });
      case "forward":
        return open && at === steps ? onMore?.() : send({ type: "seek", at: at + 1 });
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
    transport.update(player, open);
    if (!session || shown === player.at) return;
    shown = player.at;
    session.seek(shown);
    stage.step(player.status === "scrubbing");
    const { title: heading, text: sentences } = session.narration();
    replace(title, ...narrate(heading));
    replace(
      text,
      ...sentences.flatMap((message, index) => (index === 0 ? narrate(message) : [" ", ...narrate(message)])),
    );
    replace(search, ...searchPanel(session.panel(), session));
    if (!framed) {
      replace(listing, ...listingPanel(session.listing()));
      replace(
        counters,
        ...session.counters().map((message) => el("span", {}, ...narrate(message))),
        session.bytes >= LARGE && el("span", {}, words("run.memory.of", bytes(session.bytes), bytes(memoryLimit()))),
      );
    }
    speak(
      [heading, ...sentences]
        .map(plain)
        .join(". ")
        .replace(/([.!?])\. /g, "$1 "),
    );
    onStep?.(shown);
  };

  let quiet = 0;
  /** @param {string} words */
  function speak(words) {
    clearTimeout(quiet);
    quiet = setTimeout(() => (voice.textContent = words), QUIET);
  }

  /* ------------------------------------------------------------ names of nodes */

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
      if (path !== null && /** @type {any} */ (event).pointerType !== "touch") stage.point(point ? path : null);
    });
  }
  side.addEventListener("click", (event) => {
    const path = named(event);
    if (path !== null) stage.reveal(path);
  });

  /* ------------------------------------------------------------ tabs, where it is narrow */

  /** @param {Session} next */
  function dressTabs(next) {
    const names = [
      ["search", ui["tab.panel"][next.about.panel]],
      ["listing", words("tab.listing")],
    ];
    /** @param {string} name */
    const select = (name) => {
      side.dataset.tab = name;
      for (const tab of tabs.children) {
        const is = tab.getAttribute("data-tab") === name;
        tab.setAttribute("aria-selected", String(is));
        /** @type {HTMLElement} */ (tab).tabIndex = is ? 0 : -1;
      }
    };
    replace(
      tabs,
      ...names.map(([name, label]) =>
        el(
          "button",
          {
            type: "button",
            role: "tab",
            "data-tab": name,
            "aria-controls": `panel-${name}`,
            onclick: () => select(name),
          },
          label,
        ),
      ),
    );
    tabs.onkeydown = ({ key }) => {
      if (key !== "ArrowLeft" && key !== "ArrowRight") return;
      const name = side.dataset.tab === "search" ? "listing" : "search";
      select(name);
      tabs.querySelector(`[data-tab=${name}]`)?.dispatchEvent(new Event("focus"));
      /** @type {HTMLElement | null} */ (tabs.querySelector("[tabindex='0']"))?.focus();
    };
    select(side.dataset.tab ?? "search");
  }

  listenToKeys((name) => {
    switch (name) {
      case "help":
        return onHelp?.();
      case "look-left":
        return stage.pan(-GLANCE, 0);
      case "look-right":
        return stage.pan(GLANCE, 0);
      case "look-up":
        return stage.pan(0, -GLANCE);
      case "look-down":
        return stage.pan(0, GLANCE);
      default:
        return command(name);
    }
  });

  return {
    stage: stage.element,
    side,
    transport: transport.element,

    get at() {
      return player.at;
    },
    get steps() {
      return player.steps;
    },
    get atEnd() {
      return player.at === player.steps;
    },

    /**
     * Shows another run. The one before is freed.
     * @param {Session} next
     * @param {number} at
     * @param {boolean} keepView
     * @param {string[]} overlay
     */
    show(next, at, keepView, overlay) {
      session?.free();
      session = next;
      open = false;
      shown = -1;
      player = advance(player, { type: "load", steps: next.steps, at });
      next.seek(player.at);
      setNaming(namingOf(next));
      transport.show(next);
      dressTabs(next);
      const { rules: sentences } = next.about;
      const lines = sentences.map(narrate).filter((line) => line.length > 0);
      rules.hidden = lines.length === 0;
      replace(rules, el("h2", {}, words("panel.rules")), ...lines.map((line) => el("p", {}, ...line)));
      stage.show(next, keepView, overlay);
      update();
    },

    /**
     * The run on show has more steps by now.
     * @param {boolean} follow  goes to the last of them; else it stays where it is
     * @param {boolean} more  whether there may be others
     */
    grow(follow, more) {
      if (!session) return;
      open = more;
      player = advance(player, { type: "load", steps: session.steps, at: follow ? session.steps : player.at });
      shown = -1;
      transport.show(session);
      stage.grow();
      update();
    },

    /** @param {number} at */
    seek: (at) => send({ type: "seek", at }),
  };
}

/** @param {Session} session */
function namingOf(session) {
  const { game } = session.about;
  const own = /^(tree:|min:|[[({])/.test(game);
  const named = own && /:\S/.test(game.replace(/^(tree|min):/, ""));
  return {
    own,
    /** @param {string} path */
    find: (path) => (named ? session.node(session.node_at(path))?.name : undefined),
  };
}
