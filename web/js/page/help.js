// The list of keys.

import { el } from "../dom.js";
import { icon } from "../icons.js";
import { words } from "../narrate.js";

/** The rows of the list, by the effect of their keys. */
const ROWS = ["step", "mark", "play", "ends", "speed", "look", "page", "back", "help"];

export function createHelp() {
  const close = el(
    "button",
    { type: "button", class: "plain", "aria-label": words("page.close"), onclick: () => dialog.close() },
    icon("close"),
  );
  const dialog = el(
    "dialog",
    {
      "aria-labelledby": "keys-title",
      onclick: (/** @type {Event} */ event) => event.target === dialog && dialog.close(),
    },
    el(
      "div",
      { class: "help" },
      el("header", {}, el("h2", { id: "keys-title" }, words("keys.title")), close),
      el(
        "dl",
        {},
        ...ROWS.flatMap((row) => [
          el(
            "dt",
            {},
            ...words(`keys.${row}`)
              .split(" ")
              .flatMap((key) => [el("kbd", {}, key), " "]),
          ),
          el("dd", {}, words(`keys.${row}.about`)),
        ]),
      ),
      el("p", { class: "muted" }, words("keys.tree")),
      el("p", { class: "muted" }, words("keys.marks")),
      el("p", { class: "muted" }, words("keys.more")),
    ),
  );
  return dialog;
}
