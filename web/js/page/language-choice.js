// The control for the language of the page.

import { el } from "../dom.js";
import { LANGUAGES } from "../link/languages.js";
import { language } from "../messages.js";
import { words } from "../narrate.js";

/** Returns what a language calls itself, with a capital. @param {string} code */
function nameOf(code) {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** @param {(language: string) => void} onChange */
export function createLanguageChoice(onChange) {
  const choice = el(
    "select",
    { class: "control", id: "language", "aria-describedby": "language-about", onchange: () => onChange(choice.value) },
    ...LANGUAGES.map((code) => el("option", { value: code, lang: code, selected: code === language }, nameOf(code))),
  );
  return el(
    "div",
    { class: "option" },
    el("label", { for: choice.id }, words("language.title")),
    choice,
    el("p", { class: "muted", id: "language-about" }, words("language.about")),
  );
}
