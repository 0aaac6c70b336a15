// Asks the question of a stop, and says why an answer is right or wrong.

import { el, fill, replace } from "../../dom.js";
import { words } from "../../narrate.js";
import { answerTo } from "./read-question.js";
import { show } from "./text.js";

/** @import { Answer, Question } from "./types.js" */

/**
 * @typedef {object} Asked
 * @property {HTMLElement} element
 * @property {((path: string) => void) | null} point  answers with a node, if the question is answered so
 * @property {(number: number) => boolean} choose  takes the answer with this number, if the question has answers to
 *     choose
 */

/** @param {Question} question @param {(fragment: string) => void} follow @returns {Asked} */
export function ask(question, follow) {
  const said = el("div", { class: "tour-why", role: "status" });

  /** @param {Answer | undefined} answer @param {string} [given]  what was typed, or the node */
  function say(answer, given) {
    const right = answer?.right === true;
    said.dataset.answer = right ? "right" : "wrong";
    replace(
      said,
      el(
        "p",
        {},
        given !== undefined && el("b", {}, given, " – "),
        el("b", {}, words(right ? "tour.right" : "tour.wrong")),
        " ",
        ...show(answer?.why ?? [], follow),
      ),
    );
  }

  if (question.how === "choose") {
    const items = question.answers.map((answer, index) => {
      const button = el(
        "button",
        {
          type: "button",
          class: "tour-answer",
          onclick() {
            button.dataset.answer = answer.right ? "right" : "wrong";
            for (const { button: other } of items) other.setAttribute("aria-pressed", String(other === button));
            say(answer);
          },
          "aria-pressed": "false",
          "aria-keyshortcuts": index < 9 ? index + 1 : null,
          "data-number": index < 9 ? index + 1 : null,
        },
        el("span", {}, ...show(answer.text, follow)),
      );
      return { button };
    });
    const list = el("div", { class: "tour-answers" }, ...items.map(({ button }) => button));
    return {
      element: el("div", { class: "tour-question" }, list, said),
      point: null,
      choose(number) {
        const item = items[number - 1];
        item?.button.click();
        return item !== undefined;
      },
    };
  }

  /** It has no answers to choose. */
  const choose = () => false;
  if (question.how === "type") {
    const input = el("input", {
      type: "text",
      "aria-label": words("tour.answer"),
      placeholder: words("tour.answer"),
      autocomplete: "off",
      spellcheck: "false",
      enterkeyhint: "done",
    });
    const form = el(
      "form",
      {
        class: "tour-form",
        onsubmit(/** @type {Event} */ event) {
          event.preventDefault();
          if (input.value.trim() !== "") say(answerTo(question, input.value), input.value.trim());
        },
      },
      input,
      el("button", { type: "submit" }, words("tour.check")),
    );
    return { element: el("div", { class: "tour-question" }, form, said), point: null, choose };
  }

  const element = el("div", { class: "tour-question" });
  fill(element, el("p", { class: "muted tour-hint" }, words("tour.point")), said);
  return { element, point: (path) => say(answerTo(question, path), words("tour.node", path)), choose };
}
