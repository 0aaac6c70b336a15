// ⏮ ◀ ▶ ▶ ⏭, the timeline, the counter and the speed.

import { el, replace } from "../dom.js";
import { createDropdown } from "../dropdown.js";
import { icon } from "../icons.js";
import { count, words } from "../narrate.js";
import { isAtEnd, SPEEDS, WHOLE } from "./player.js";
import { createTimeline } from "./timeline.js";

/** @import { Player } from "./player.js" */
/** @import { Schedule } from "../scheduler.js" */
/** @import { Session } from "../types.js" */

/** @type {(speed: number) => string} */
const speedName = (speed) => (speed === 0.25 ? "¼" : speed === 0.5 ? "½" : count(speed));

/** Says what a button does. @param {HTMLElement} tool @param {string} key */
function name(tool, key) {
  tool.title = tool.ariaLabel = words(`transport.${key}`);
}

/**
 * @typedef {"first" | "back" | "toggle" | "forward" | "last" | "mark-back" | "mark-forward" | "faster" | "slower"}
 *     Command
 *
 * @param {Schedule} schedule
 * @param {object} on
 * @param {(command: Command) => void} on.command
 * @param {() => void} on.grab
 * @param {(at: number) => void} on.seek
 * @param {() => void} on.drop
 * @param {(speed: number) => void} on.speed
 * @param {(event: boolean) => void} on.by
 */
export function createTransport(schedule, on) {
  /**
   * @param {"first" | "back" | "forward" | "last" | "mark-back" | "mark-forward"} does
   * @param {string} look  the part of the transport to which it belongs
   * @param {Command} [shifted]
   */
  const button = (does, look, shifted) => {
    const tool = el(
      "button",
      {
        type: "button",
        class: `tool ${look}`,
        onclick: (/** @type {MouseEvent} */ event) => on.command(event.shiftKey && shifted ? shifted : does),
      },
      icon(does),
    );
    name(tool, does);
    return tool;
  };

  const first = button("first", "end");
  const markBack = button("mark-back", "mark");
  const back = button("back", "one", "mark-back");
  const forward = button("forward", "one", "mark-forward");
  const markForward = button("mark-forward", "mark");
  const last = button("last", "end");
  const play = el("button", { type: "button", class: "tool play", onclick: () => on.command("toggle") });
  const at = el("b");
  const of = el("span");
  const part = el("span", { class: "part" });
  const counter = el("p", { class: "counter" }, at, " / ", of, part);
  const speed = createDropdown(
    {
      class: "control",
      "aria-label": words("transport.speed"),
      title: words("transport.speed"),
      onchange: () => on.speed(speed.selectedIndex),
    },
    ...SPEEDS.map((each) => el("option", {}, words("transport.rate", speedName(each)))),
  );
  const by = createDropdown(
    {
      class: "control by",
      "aria-label": words("transport.by"),
      onchange: () => on.by(by.selectedIndex === 1),
    },
    el("option", {}, words("transport.by.step")),
    el("option", {}, words("transport.by.event")),
  );
  const timeline = createTimeline(schedule, on);
  const element = el(
    "section",
    { class: "transport", "aria-label": words("transport.label") },
    el("div", { class: "buttons" }, first, markBack, back, play, forward, markForward, last),
    timeline.element,
    counter,
    by,
    speed,
  );

  /** @type {boolean | null} */
  let playing = null;

  return {
    element,
    timeline: timeline.element,

    /** @param {Session} session */
    show(session) {
      of.textContent = count(session.steps);
      // As wide as its longest text, so that the elements beside it don't move.
      counter.style.minWidth = `${2 * of.textContent.length + 3}ch`;
      timeline.show(session);
    },

    /** @param {Player} player @param {boolean} open  true if the run may get more steps */
    update(player, open) {
      const now = player.status === "playing";
      if (now !== playing) {
        playing = now;
        const does = now ? "pause" : "play";
        name(play, does);
        replace(play, icon(does));
      }
      at.textContent = count(player.at);
      const byEvent = player.parts !== WHOLE;
      const parts = byEvent ? player.parts(player.at) : 0;
      part.textContent = parts > 0 ? words("transport.part", count(player.part || parts), count(parts)) : "";
      by.selectedIndex = Number(byEvent);
      name(back, byEvent ? "part-back" : "back");
      name(forward, byEvent ? "part-forward" : "forward");
      // Not `disabled`, which would take the focus from the button.
      for (const tool of [first, markBack, back]) tool.setAttribute("aria-disabled", String(player.at === 0));
      for (const tool of [markForward, last]) tool.setAttribute("aria-disabled", String(isAtEnd(player)));
      forward.setAttribute("aria-disabled", String(isAtEnd(player) && !open));
      speed.selectedIndex = player.speed;
      const spoken = words("transport.at", count(player.at), count(player.steps));
      timeline.step(player.at, parts > 0 ? words("transport.at.part", spoken, part.textContent) : spoken);
    },
  };
}
