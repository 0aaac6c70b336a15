// The ready tours and those in files, in the menu of examples.

import { el } from "../../dom.js";
import { goHome } from "../../focus.js";
import { words } from "../../narrate.js";
import { inLanguage } from "./source.js";

/** @import { Ready } from "./source.js" */

/**
 * @param {Ready} ready
 * @param {object} on
 * @param {() => void} on.close  closes the menu
 * @param {(name: string) => void} on.open
 * @param {(text: string, name: string) => void} on.read
 */
export function createReady(ready, on) {
  /** @param {string} title @param {string} about @param {() => void} take */
  const item = (title, about, take) =>
    el(
      "button",
      {
        type: "button",
        class: "item",
        onclick() {
          on.close();
          goHome();
          take();
        },
      },
      el("b", {}, title),
      el("span", { class: "muted" }, about),
    );
  const file = el("input", {
    type: "file",
    accept: ".md,.markdown,text/markdown",
    hidden: true,
    async onchange() {
      const [chosen] = file.files ?? [];
      file.value = "";
      if (chosen) on.read(await chosen.text(), chosen.name);
    },
  });
  return el(
    "section",
    { class: "tours", "aria-labelledby": "examples-tours" },
    el("h2", { id: "examples-tours" }, words("tour.ready")),
    ...Object.entries(ready).map(([name, tour]) => item(...inLanguage(tour), () => on.open(name))),
    item(words("tour.ready.file"), words("tour.ready.file.about"), () => file.click()),
    file,
  );
}
