// In *Share*: the hand-out, with the steps of its pictures.

import { el } from "../../dom.js";
import { words } from "../../narrate.js";
import { chosenSteps, MOST, moments, NONE } from "./moments.js";

/** @import { HandoutDesk } from "./types.js" */

/** @param {HandoutDesk} desk */
export function createForm({ shown, view }) {
  const steps = el("input", {
    class: "control",
    id: "handout-steps",
    type: "text",
    autocomplete: "off",
    spellcheck: "false",
    "aria-describedby": "handout-about",
    onchange: choose,
  });
  const about = el("p", { class: "muted", id: "handout-about" }, words("handout.about", MOST));
  const fault = el("p", { class: "figure-said fault", role: "alert" });
  const element = el(
    "form",
    {
      class: "share-line figure",
      "aria-label": words("handout.title"),
      onsubmit(/** @type {Event} */ event) {
        event.preventDefault();
        if (choose()) print();
      },
    },
    el("p", {}, words("handout.title")),
    el("div", { class: "figure-line" }, el("label", { for: steps.id }, words("handout.steps")), steps),
    about,
    el("div", { class: "figure-buttons" }, el("button", { class: "control", type: "submit" }, words("handout.print"))),
    fault,
  );

  /** Writes the steps into the link. Returns true if they can be printed. */
  function choose() {
    const run = shown();
    if (!run) return false;
    const { session } = run;
    const chosen = chosenSteps(steps.value, session);
    fault.textContent = chosen ? "" : words("handout.wrong", session.steps, MOST);
    if (chosen) steps.removeAttribute("aria-invalid");
    else steps.setAttribute("aria-invalid", "true");
    if (!chosen) return false;
    const isUsual = chosen.join() === moments(session).join();
    view({ print: isUsual ? "" : chosen.length > 0 ? steps.value.replace(/\s+/g, "") : NONE });
    return true;
  }

  return {
    element,

    /** Shows the steps of the run that is shown. */
    refresh() {
      const run = shown();
      if (!run) return;
      const { session, state } = run;
      const chosen = chosenSteps(state.view?.print, session) ?? moments(session);
      const written = state.view?.print;
      const isWritten = written !== undefined && written !== NONE && chosenSteps(written, session);
      steps.value = isWritten ? written : chosen.join(", ");
      fault.textContent = "";
      steps.removeAttribute("aria-invalid");
    },
  };
}
