// The sentence about a step. It is shown at once, and announced to screen readers when no
// other step follows.

import { el, replace } from "../dom.js";
import { narrate, plain } from "../narrate.js";

/** @import { Narration } from "../types.js" */

/** Milliseconds without another step after which the sentence is announced. */
const QUIET = 400;

export function createSentence() {
  const title = el("h2", { class: "step" });
  const text = el("p", { class: "sentence" });
  const voice = el("p", { class: "spoken", "aria-live": "polite" });
  const element = el("section", { class: "says" }, title, text, voice);
  let timer = 0;

  /** @param {string} words */
  function speak(words) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      voice.textContent = words;
    }, QUIET);
  }

  return {
    element,

    /** @param {Narration} narration */
    show({ title: heading, text: sentences }) {
      replace(title, ...narrate(heading));
      replace(
        text,
        ...sentences.flatMap((message, index) => (index === 0 ? narrate(message) : [" ", ...narrate(message)])),
      );
      speak(
        [heading, ...sentences]
          .map(plain)
          .join(". ")
          .replace(/([.!?])\. /g, "$1 "),
      );
    },
  };
}
