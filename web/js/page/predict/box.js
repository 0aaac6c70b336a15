// What is seen of predictions, above the sentence of the step: the question, the answers, and what was
// right.

import { el, replace } from "../../dom.js";
import { icon } from "../../icons.js";
import { plain, words } from "../../narrate.js";
import { answerIn, choicesOf } from "./answers.js";

/** @import { Kind, Question } from "./questions.js" */

/**
 * @param {object} on
 * @param {(given: string) => void} on.answer
 * @param {() => void} on.skip
 * @param {() => void} on.close
 * @param {(kind: string) => void} on.choose  called with what is to be asked for
 */
export function createBox(on) {
  const score = el("p", { class: "predict-score" });
  const kinds = el("select", { "aria-label": words("predict.kinds"), onchange: () => on.choose(kinds.value) });
  const asked = el("p", { class: "predict-asked", id: "predict-asked" });
  const answers = el("div", { class: "predict-answers" });
  const told = el("div", { class: "predict-told" });
  const voice = el("p", { class: "spoken", role: "status" });
  const element = el(
    "section",
    { class: "predict", "aria-label": words("predict.title") },
    el(
      "header",
      {},
      el("h2", {}, words("predict.title")),
      score,
      kinds,
      el(
        "button",
        {
          type: "button",
          class: "plain",
          title: words("predict.close"),
          "aria-label": words("predict.close"),
          onclick: on.close,
        },
        icon("close"),
      ),
    ),
    told,
    asked,
    answers,
    voice,
  );
  const input = el("input", {
    type: "text",
    "aria-labelledby": "predict-asked",
    placeholder: words("predict.number"),
    autocomplete: "off",
    spellcheck: "false",
    enterkeyhint: "done",
  });
  const form = el(
    "form",
    {
      onsubmit(/** @type {Event} */ event) {
        event.preventDefault();
        if (input.value.trim() === "") on.skip();
        else on.answer(input.value.trim());
      },
    },
    input,
    // No keyboard of a phone has it.
    el("button", { type: "button", class: "predict-sign", onclick: () => write("∞") }, "∞"),
    el("button", { type: "button", class: "predict-sign", onclick: () => write("−") }, "−"),
    el("button", { type: "submit", class: "predict-check" }, words("predict.check")),
  );

  /** @param {string} sign */
  function write(sign) {
    input.value += sign;
    input.focus();
  }

  return {
    element,
    input,

    /** @param {Kind[]} offered @param {string} chosen */
    offer(offered, chosen) {
      kinds.hidden = offered.length < 2;
      replace(
        kinds,
        ...["all", ...offered].map((kind) => el("option", { value: kind }, words(`predict.kind.${kind}`))),
      );
      kinds.value = chosen;
    },

    /** @param {number} right @param {number} of */
    count(right, of) {
      score.textContent = of > 0 ? words("predict.score", right, of) : "";
    },

    /**
     * Says whether answers were right, and asks the next question, if there is one.
     * @param {{ question: Question, given: string, right: boolean }[]} given
     * @param {Question | null} next
     */
    show(given, next) {
      const held = element.contains(document.activeElement);
      element.classList.toggle("asks", next !== null);
      replace(told, ...given.map(verdict));
      asked.textContent = next ? plain(next) : words("predict.next");
      asked.hidden = !next && given.length > 0;
      // Where the sentence scrolls, the question begins it.
      if (element.parentElement) element.parentElement.scrollTop = 0;
      const choices = next ? choicesOf(next) : [];
      const said = choices.map((answer, index) => next && `${index + 1}: ${answerIn(next, answer)}.`);
      voice.textContent = [told.textContent, next && asked.textContent, ...said].filter(Boolean).join(" ");
      if (!next) return answers.replaceChildren();
      const buttons = choices.map((answer, index) =>
        el(
          "button",
          {
            type: "button",
            class: "predict-answer",
            "aria-keyshortcuts": index < 9 ? index + 1 : null,
            onclick: () => on.answer(answer),
          },
          index < 9 && el("kbd", { "aria-hidden": "true" }, index + 1),
          answerIn(next, answer),
        ),
      );
      input.value = "";
      answers.replaceChildren(
        ...(next.how === "number" ? [form] : buttons),
        el("button", { type: "button", class: "predict-skip", onclick: on.skip }, words("predict.skip")),
      );
      // On a phone, the field would bring up the keyboard.
      if (next.how === "number" && (held || !matchMedia("(pointer: coarse)").matches))
        input.focus({ preventScroll: true });
    },
  };
}

/** Returns what is said of an answer. @param {{ question: Question, given: string, right: boolean }} answer */
const verdict = ({ question, given, right }) =>
  el(
    "p",
    { "data-answer": right ? "right" : "wrong" },
    right
      ? words("predict.right", answerIn(question, question.answer))
      : words("predict.wrong", answerIn(question, question.answer), answerIn(question, given)),
  );
