// The controls for what nodes and players are called.

import { el, replace } from "../dom.js";
import { LONGEST_PLAYER, playersOf } from "../fragment.js";
import { words } from "../narrate.js";

/** @import { Names } from "../narrate.js" */

const CHOICES = /** @type {const} */ (["letters", "numbers"]);
const PLAYERS = /** @type {const} */ (["max", "min"]);

/** @param {(names: Names) => void} onChange */
export function createNaming(onChange) {
  /** @type {Names} */
  let current = {};
  const choice = el(
    "select",
    { class: "control", id: "naming-names", "aria-describedby": "naming-names-about", onchange: changeNames },
    ...CHOICES.map((name) => el("option", { value: name }, words(`naming.names.${name}`))),
  );
  const inputs = PLAYERS.map((player) =>
    el("input", {
      class: "control",
      id: `naming-${player}`,
      type: "text",
      maxlength: LONGEST_PLAYER,
      autocomplete: "off",
      spellcheck: "false",
      placeholder: words(`players.${player}`),
      "aria-describedby": `naming-${player}-about`,
      onchange: changePlayers,
    }),
  );
  const fault = el("p", { class: "fault", role: "alert", hidden: true });
  const element = el(
    "div",
    { class: "options naming", role: "group", "aria-label": words("naming.title") },
    el(
      "div",
      { class: "option" },
      el("label", { for: choice.id }, words("naming.names")),
      choice,
      el("p", { class: "muted", id: "naming-names-about" }, words("naming.names.about")),
    ),
    ...PLAYERS.map((player, index) =>
      el(
        "div",
        { class: "option" },
        el("label", { for: inputs[index].id }, words(`naming.${player}`)),
        inputs[index],
        el("p", { class: "muted", id: `naming-${player}-about` }, words(`naming.${player}.about`)),
      ),
    ),
    fault,
  );

  function changeNames() {
    current = { ...current, names: CHOICES[choice.selectedIndex] };
    onChange(current);
  }

  function changePlayers() {
    const given = inputs.map((input) => input.value.trim());
    // An empty field stands for its placeholder.
    const written = given.map((name, index) => name || words(`players.${PLAYERS[index]}`));
    const players = given.some(Boolean) ? playersOf(written.join(",")) : undefined;
    complain(given.some(Boolean) && !players ? words("naming.players.fault") : "");
    if (!fault.hidden) return;
    current = { ...current, players };
    onChange(current);
  }

  /** @param {string} message  empty to remove it */
  function complain(message) {
    fault.hidden = message === "";
    replace(fault, message);
    for (const input of inputs) input.setAttribute("aria-invalid", String(!fault.hidden));
  }

  return {
    element,

    /** @param {Names} names */
    set({ names, players }) {
      current = { names, players };
      choice.value = names ?? "numbers";
      inputs.forEach((input, index) => {
        input.value = players?.[index] ?? "";
      });
      complain("");
    },
  };
}
