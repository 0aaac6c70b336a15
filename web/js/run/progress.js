// The progress of a long recording, and the buttons that control it, shown below the
// tree while it runs.

import { el, replace } from "../dom.js";
import { createDropdown } from "../dropdown.js";
import { about, words } from "../narrate.js";
import { bytes } from "./bytes.js";
import { LIMITS, memoryLimit, setMemoryLimit } from "./memory.js";

/** @import { Recorded } from "../types.js" */

/** Milliseconds between two updates of the numbers, and between two that are announced. */
const CALM = 100;
const SPOKEN = 10_000;

/**
 * @param {{ pause: () => void, resume: () => void, stop: () => void }} on
 */
export function createProgress(on) {
  const far = el("p", { class: "far" });
  const taken = el("span");
  const limit = createDropdown(
    {
      "aria-label": words("run.limit"),
      title: words("run.limit"),
      onchange: () => {
        setMemoryLimit(Number(limit.value));
        if (last) render(last.progress, last.status);
      },
    },
    ...LIMITS.map((each) => el("option", { value: each, selected: each === memoryLimit() }, bytes(each))),
  );
  const why = el("p", { class: "why" });
  const toggle = el(
    "button",
    {
      class: "control",
      type: "button",
      onclick: () => {
        if (toggle.getAttribute("aria-disabled") === "true") return;
        if (last?.status === "recording") on.pause();
        else on.resume();
      },
    },
    words("run.pause"),
  );
  const stop = el("button", { class: "control", type: "button", onclick: on.stop }, words("run.stop"));
  const done = el("div", { class: "share" });
  const voice = el("p", { class: "spoken", "aria-live": "polite" });
  const element = el(
    "section",
    { class: "progress", "aria-label": words("run.label"), hidden: true },
    far,
    el("p", { class: "room" }, taken, " ", limit),
    why,
    el("div", { class: "actions" }, toggle, stop),
    done,
    voice,
  );

  /** @type {{ progress: Recorded, status: "recording" | "paused" | "full" } | null} */
  let last = null;
  let shown = 0;
  let spoken = 0;
  /** True if the browser has no more memory, below the limit. */
  let spent = false;

  /** @param {Recorded} progress @param {"recording" | "paused" | "full"} status */
  function render(progress, status) {
    const { nodes, depth, share, pass } = progress;
    const figures =
      pass === null ? words("run.far", about(nodes), depth) : words("run.far.pass", about(nodes), depth, pass);
    const percent = share === null ? "" : words("run.percent", Math.floor(share * 100));
    replace(
      far,
      status !== "recording" && el("b", {}, words("run.paused")),
      status !== "recording" && " · ",
      figures,
      percent && `, ${percent}`,
      percent && el("span", { class: "wide" }, words("run.percent.of")),
    );
    taken.textContent = words("run.memory", bytes(progress.bytes));
    const short = status === "full" && (spent || progress.bytes >= memoryLimit());
    why.hidden = !short;
    why.textContent = !short ? "" : spent ? words("run.full.browser") : words("run.full", bytes(memoryLimit()));
    toggle.textContent = words(status === "recording" ? "run.pause" : "run.continue");
    // Not `disabled`, which would take the focus from the button.
    toggle.setAttribute("aria-disabled", String(short));
    done.style.transform = `scaleX(${share ?? 0})`;
    done.hidden = share === null;
    element.dataset.status = status;
  }

  return {
    element,

    /** @param {Recorded} progress @param {"recording" | "paused" | "full"} status */
    show(progress, status) {
      const now = performance.now();
      const turns = last?.status !== status;
      if (!turns && now - shown < CALM) return;
      if (turns) spent = status === "full" && progress.bytes < memoryLimit();
      shown = now;
      last = { progress, status };
      render(progress, status);
      element.hidden = false;
      if (turns || now - spoken > SPOKEN) {
        spoken = now;
        voice.textContent = [far.textContent, why.textContent].join(". ");
      }
    },

    hide() {
      last = null;
      element.hidden = true;
    },
  };
}
