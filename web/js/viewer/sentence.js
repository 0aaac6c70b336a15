// The sentence about a step. It is shown at once, and announced to screen readers when no
// other step follows. The longest sentences of the run lie invisibly in the same place: they
// keep room at every width, so that nothing below moves from step to step.

import { el, replace } from "../dom.js";
import { narrate, plain, words } from "../narrate.js";

/** @import { Narration } from "../types.js" */

/** Milliseconds without another step after which the sentence is announced. */
const QUIET = 400;
/** Milliseconds after which it has been taken up. In the order of reading, it would stand there twice. */
const TAKEN = 2000;
/** The number of sentences that keep room. The longest one is not always the highest. */
const KEPT = 6;

/**
 * Empties an element, unless it is gone: a timer would keep all that it belongs to.
 * @param {WeakRef<Element>} element
 */
const empty = (element) => element.deref()?.replaceChildren();

/** @typedef {{ weight: number, narration: Narration }} Weighed */

/** @param {() => HTMLElement[]} [hint]  returns what is said below the sentence before the first step */
export function createSentence(hint = () => []) {
  const title = el("h2", { class: "step" });
  const text = el("p", { class: "sentence" });
  const room = el("div", { class: "reserve", "aria-hidden": "true" });
  const voice = el("p", { class: "spoken", "aria-live": "polite" });
  const start = el("div", { class: "begin", hidden: true }, ...hint());
  const telling = el("div", { class: "telling" }, el("div", { class: "told" }, text, start), room);
  const element = el("section", { class: "says", "aria-label": words("step.label") }, title, telling, voice);
  let timer = 0;
  /** The longest sentences so far, the shortest first. @type {Weighed[]} */
  let longest = [];

  /** @param {string} said */
  function speak(said) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      voice.textContent = said;
      timer = setTimeout(empty, TAKEN, new WeakRef(voice));
    }, QUIET);
  }

  /**
   * Keeps a narration if it is among the longest.
   * @param {Narration} narration
   * @returns {boolean} true if it is
   */
  function weigh(narration) {
    const weight = narration.text.reduce((sum, message) => sum + plain(message).length, 0);
    if (longest.length === KEPT && weight <= longest[0].weight) return false;
    if (longest.some((other) => other.weight === weight && same(other.narration, narration))) return false;
    longest = [...longest, { weight, narration }].sort((a, b) => a.weight - b.weight).slice(-KEPT);
    return true;
  }

  /** The narration before the first step, with the hint below it. @type {Narration | null} */
  let opening = null;

  const keepRoom = () =>
    room.replaceChildren(
      ...longest.map(({ narration }) => el("p", {}, ...shadow(narration))),
      opening ? el("div", {}, el("p", {}, ...shadow(opening)), el("div", { class: "begin" }, ...hint())) : "",
    );

  return {
    element,

    /**
     * Sets the narrations that the sentence has room for, the one before the first step first.
     * @param {Iterable<Narration>} narrations
     */
    reserve(narrations) {
      longest = [];
      opening = null;
      for (const narration of narrations) {
        opening ??= narration;
        weigh(narration);
      }
      keepRoom();
    },

    /** @param {Narration} narration @param {boolean} first  true before the first step */
    show(narration, first) {
      const { title: heading, text: sentences } = narration;
      replace(title, ...narrate(heading));
      replace(text, ...tell(narration));
      start.hidden = !first || start.childElementCount === 0;
      // A long run is not known in advance.
      if (weigh(narration)) keepRoom();
      speak(
        [heading, ...sentences]
          .map(plain)
          .join(". ")
          .replace(/([.!?])\. /g, "$1 "),
      );
    },
  };
}

/** @param {Narration} narration */
const tell = ({ text }) =>
  text.flatMap((message, index) => (index === 0 ? narrate(message) : [" ", ...narrate(message)]));

/** Returns the sentences with names that are no buttons. @param {Narration} narration */
const shadow = (narration) =>
  tell(narration).map((part) =>
    part instanceof HTMLButtonElement ? el("span", { class: "node" }, ...part.childNodes) : part,
  );

/** @param {Narration} a @param {Narration} b */
const same = (a, b) => a.text.map(plain).join(" ") === b.text.map(plain).join(" ");
