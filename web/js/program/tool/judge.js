// Compares what a program has done with the search that is chosen, there and on other trees, and tells it.

import { el, replace } from "../../dom.js";
import { words } from "../../narrate.js";
import { variablesOf } from "../lines.js";
import { prepare } from "../sandbox.js";
import { checkedSteps } from "../steps.js";
import { hasChance } from "./attempt.js";
import { elsewhere } from "./elsewhere.js";
import { hasSteps, hasTests } from "./examples.js";
import { bestReading, readAs } from "./reading.js";
import { apartFromReturns, withWindow } from "./returns.js";
import { choices, searchOf, titleOf, verdict } from "./verdict.js";

/** @import { Variables } from "../lines.js" */
/** @import { Ran } from "./attempt.js" */
/** @import { Module, Program } from "./elsewhere.js" */
/** @import { ProgramForm } from "./form.js" */
/** @import { Desk } from "./verdict.js" */

/** The most lines that are shown as steps: each changes the tree. */
const MOST_LINES = 100_000;

/**
 * The milliseconds after a run until it is tried on other trees, and until what the next one needs is opened, so that that
 * begins at once: until then, the first step of this one is shown.
 */
export const REST = 200;

/**
 * @param {Desk} desk
 * @param {ProgramForm} form
 * @param {(then: () => void) => void} show  shows what the program has done
 */
export function createJudge(desk, form, show) {
  const { told } = form;
  /** What ends the runs on other trees. @type {AbortController | null} */
  let trying = null;

  /**
   * Compares what a program has done, and shows it.
   * @param {Module} module
   * @param {Ran} ran  which gets its lines
   * @param {HTMLElement[]} remarks
   * @param {string | null} start  the call that began the program on the tree of the page; null if it has one of its own
   */
  function judge(module, ran, remarks, start) {
    const { algorithm, game, options } = desk.state;
    const { nodes, variables } = ran;
    offerVariables(module, ran);
    const { as, lines, checked } = readingOf(module, desk.state, ran);
    ran.lines = lines;
    if (typeof checked === "number")
      return replace(told, ...remarks, el("p", {}, words(checked ? "program.unread" : "program.nothing")));
    const { difference } = checked;
    const agrees =
      (difference?.line === 1 &&
        withWindow((own) => module.check(algorithm, game, own, lines.text), lines.text, options)) ||
      checked.agrees;
    replace(told, ...remarks, ...verdict(desk, { ...checked, agrees }, compared(ran)));
    if (difference?.said && agrees.length === 0) {
      const check = (/** @type {string} */ tree, /** @type {typeof options} */ other, /** @type {string} */ text) =>
        module.check(algorithm, tree, other, text);
      tellApart(apartFromReturns(check, [{ tree: game, text: lines.text, nodes }], options));
    }
    const then = () => {
      if (start !== null && !difference)
        void tryElsewhere(module, ran, { variables, as, algorithm, options }, start, lines.text);
    };
    if (lines.from.length <= MOST_LINES) return show(then);
    told.append(el("p", {}, words("program.long", MOST_LINES)));
    then();
  }

  /** Returns how the search is told that a program is compared with. @param {Ran} ran @returns {import("./verdict.js").Search} */
  function compared({ lines, events }) {
    return {
      ...searchOf(desk),
      differs(line, said) {
        const event = lines.from[line - 1];
        const own = event === undefined ? undefined : events.line[event];
        const onclick = () => desk.viewer.seek(lines.shown[line - 1] ?? 0);
        return [
          words("program.differs", said),
          " ",
          el("button", { type: "button", class: "quiet", onclick }, words("program.line", own ?? 0)),
        ];
      },
    };
  }

  /**
   * Tells that a program does what the search does, apart from what it returns.
   * @param {[string, string][] | null} options  those of the search
   */
  function tellApart(options) {
    if (!options) return;
    const own = Object.entries(desk.state.options);
    const isChosen =
      options.length === own.length && options.every(([name, value]) => desk.state.options[name] === value);
    told.append(el("p", {}, words(isChosen ? "program.apart" : "program.apart.variant", titleOf(desk))));
    if (!isChosen) told.append(choices(desk, [options]));
  }

  /**
   * Tries a program that does what the search does on other trees.
   * @param {Module} module
   * @param {Ran} ran
   * @param {Pick<Program, "variables" | "as" | "algorithm" | "options">} judged
   * @param {string} start
   * @param {string} said  what it does here
   */
  async function tryElsewhere(module, { nodes }, judged, start, said) {
    trying = new AbortController();
    const { signal } = trying;
    // Until the browser has drawn the first step of this run.
    await new Promise((resolve) => setTimeout(resolve, REST));
    if (signal.aborted) return;
    const program = { ...judged, run: { ...form.written(signal), start } };
    const here = { tree: desk.state.game, text: said, nodes };
    const found = await elsewhere(module, program, here, hasChance(nodes)).catch(() => null);
    if (signal.aborted || !found) return;
    prepare(form.language);
    if ("tree" in found) {
      const { tree, difference, apart } = found;
      const onclick = () => desk.write(tree);
      const show = el("button", { type: "button", class: "quiet", onclick }, el("code", {}, tree));
      told.append(el("p", { class: "is-wrong" }, words("program.elsewhere"), " ", show, " ", difference.said ?? ""));
      tellApart(apart);
    } else if (found.options.length > 0)
      told.append(el("p", {}, words("program.variant", found.trees)), choices(desk, [found.options]));
    else told.append(el("p", {}, words("program.everywhere", found.trees)));
    told.scrollIntoView({ block: "nearest" });
  }

  /** Lets the reader choose the variables that are α, β and the value. @param {Module} module @param {Ran} ran */
  function offerVariables(module, ran) {
    const names = variablesOf(ran.events, ran.names);
    const fields = /** @type {(keyof Variables)[]} */ (["alpha", "beta", "value"]).map((what) => {
      const select = el(
        "select",
        {
          onchange() {
            ran.variables = { ...ran.variables, [what]: select.value };
            judge(module, ran, [], null);
          },
        },
        el("option", { value: "" }, words("program.none")),
        ...names.map((name) => el("option", { value: name }, name)),
      );
      select.value = ran.variables[what];
      return el("label", {}, words(`program.${what}`), " ", select);
    });
    replace(form.variables, ...fields);
  }

  return {
    judge,
    /** Ends the runs on other trees. */
    stop() {
      trying?.abort();
      trying = null;
    },
  };
}

/** Reads what a program has done as does best for it. @param {Module} module @param {Desk["state"]} state @param {Ran} ran */
function readingOf(module, { algorithm, game, options }, { events, names, nodes, variables }) {
  const of = { events, names, hasSteps: hasSteps(algorithm), hasTests: hasTests(algorithm) };
  return bestReading(of, (as) => {
    const lines = readAs({ events, names, nodes, variables }, as);
    const check = (/** @type {string} */ text) => module.check(algorithm, game, options, text);
    return { as, lines, checked: lines.text ? checkedSteps(check, lines.text) : 0 };
  });
}
