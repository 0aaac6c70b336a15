// What is told of a program: where it first differs from a search, what the search does there, and which options or
// known mistakes explain it.

import { el } from "../../dom.js";
import { speakOf } from "../../messages.js";
import { narrate, words } from "../../narrate.js";
import { memoryLimit } from "../../run/memory.js";

/** @import { Child } from "../../dom.js" */
/** @import { Checked, Session } from "../../types.js" */
/** @import { Engine } from "../../engine.js" */
/** @import { State } from "../../fragment.js" */
/** @import { createViewer } from "../../viewer/viewer.js" */

/**
 * What a program is compared on: the page, or a frame.
 * @typedef {object} Desk
 * @property {ReturnType<typeof createViewer>} viewer
 * @property {Engine} engine  with a catalogue
 * @property {Session | null} session  of the run that is shown
 * @property {State} state  that is shown
 * @property {(state: State) => void} open  shows another run
 * @property {(said: string, on: { shown?: (session: Session) => void, failed?: (error: unknown) => void }) => void} tell  shows what a
 *     program says of its search, in place of the run
 * @property {(changes: Record<string, string>) => void} view  changes what the link says of how the run is shown
 * @property {(text: string) => void} write  shows another game
 * @property {(text: string) => Error | null} fault  returns what is wrong with a game for the current search
 */

/** The greatest number of explanations that are told. */
const MOST_TOLD = 4;

/**
 * How a step of the search is told that the program is compared with.
 * @typedef {object} Search
 * @property {(line: number, said: string) => Child[]} differs  returns where the program differs from it
 * @property {(step: number) => Child[] | null} tell  returns what it does in a step; null if that can't be told
 * @property {(step: number) => void} go  shows the step
 */

/**
 * Returns what is told of a program.
 * @param {Desk} desk
 * @param {Checked} checked
 * @param {Search} search
 * @returns {Child[]}
 */
export function verdict(desk, { difference, agrees, explained }, search) {
  const title = titleOf(desk);
  if (!difference) return [el("p", { class: "is-right" }, words("check.agrees", title))];
  const { line, said, unknown, wanted, step } = difference;
  /** @type {Child[]} */
  const parts = [
    el("p", { class: "is-wrong" }, ...(line === null ? [words("check.ends")] : search.differs(line, said ?? ""))),
  ];
  if (unknown !== null) parts.push(el("p", {}, words("check.unknown", unknown)));
  const does = wanted === null ? null : search.tell(step);
  if (does) {
    const go = el(
      "button",
      { type: "button", class: "quiet", onclick: () => search.go(step) },
      words("check.go", step),
    );
    parts.push(el("p", {}, words("check.wanted", title)));
    parts.push(el("p", { class: "check-why" }, ...does, go));
  } else if (wanted === null) parts.push(el("p", {}, words("check.ended", title)));
  if (agrees.length > 0) parts.push(el("p", {}, words("check.variant", title)), choices(desk, agrees));
  for (const { mistakes, shows_on: tree } of explained.slice(0, MOST_TOLD)) {
    const names = mistakes.split(", ").map((name) => words(`mistake.${name}`));
    const show = tree !== null && desk.fault(tree) === null;
    const onclick = () => tree !== null && desk.write(tree);
    parts.push(
      el(
        "p",
        { class: "check-why" },
        words("check.explained", names.join(" + ")),
        " ",
        show &&
          el("button", { type: "button", class: "quiet", onclick }, words("check.shows"), ": ", el("code", {}, tree)),
      ),
    );
  }
  return parts;
}

/** Returns the options with which the search does the same. @param {Desk} desk @param {[string, string][][]} all */
export function choices(desk, all) {
  const lines = all.map((options) => {
    const onclick = () => desk.open({ ...desk.state, options: Object.fromEntries(options), at: 0 });
    return el(
      "li",
      {},
      el("code", {}, options.map((pair) => pair.join("=")).join(" ")),
      " ",
      el("button", { type: "button", class: "quiet", onclick }, words("check.take")),
    );
  });
  return el("ul", {}, ...lines);
}

/** Returns the name of the search. @param {Desk} desk */
export function titleOf(desk) {
  const { algorithm } = desk.state;
  return desk.engine.catalogue.algorithms.find(({ name }) => name === algorithm)?.title ?? algorithm;
}

/** Milliseconds of recording between two looks at its steps. */
const SLICE = 8;

/**
 * Returns how the steps of the search are told that is chosen, whatever run is shown.
 * @param {Desk} desk
 * @returns {Pick<Search, "tell" | "go">}
 */
export function searchOf(desk) {
  const { algorithm, game, options } = desk.state;
  return {
    tell(step) {
      const session = desk.engine.open(algorithm, game, options);
      try {
        while (session.steps < step && !session.record(SLICE, memoryLimit()).done);
        if (step > session.steps) return null;
        session.seek(step);
        // The run that is shown may be that of a program, which has other sentences.
        speakOf(session.about.kind);
        return session.moment().narration.text.flatMap((sentence) => [...narrate(sentence), " "]);
      } finally {
        session.free();
        if (desk.session) speakOf(desk.session.about.kind);
      }
    },
    go: (step) => desk.open({ ...desk.state, at: step }),
  };
}
