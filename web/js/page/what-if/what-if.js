// What would change if a leaf had another value, below the tree: for which values the search has another result, or
// looks at other leaves, and what comes out with a value that the reader tries. Of a leaf that was left out, it
// shows the step that gives the reason.

import { ordinal } from "../../../kinds/ordinal.js";
import { el, replace } from "../../dom.js";
import { goHome } from "../../focus.js";
import { icon } from "../../icons.js";
import { sentenceOf } from "../../link/fault.js";
import { narrate, words } from "../../narrate.js";
import { valueShown } from "../edit/consequences.js";
import { nodeAt } from "../edit/edits.js";
import { hasChance, readTree, valueIn } from "../edit/tree-text.js";
import { has, onlyIn, rangesOf, triesOf } from "./outcomes.js";
import { differences, rangeNamed, toldOf } from "./sentences.js";
import { othersOf, stretchesBetween, unitsOf } from "./stretches.js";
import { createTrials, TooLong } from "./trials.js";

/** @import { State } from "../../fragment.js" */
/** @import { Sentence, Session } from "../../types.js" */
/** @import { Desk } from "../desk.js" */
/** @import { Tree, TreeNode } from "../edit/tree-text.js" */
/** @import { Outcome, Range } from "./outcomes.js" */

/** The greatest number of nodes of a tree whose search is run again for all values of a leaf. */
const MOST = 200;
/** Milliseconds, for each look at a part of a recording. */
const SLICE = 8;
/** The number of characters of a text that is not read to find out that it is a tree: no other game has so many. */
const LONG = 20_000;

/** A leaf that is asked about. @typedef {{ session: Session, path: string, tree: Tree, leaf: TreeNode, decimals: number }} Asked */

/** @param {Sentence[]} sentences */
const told = (sentences) => sentences.flatMap((each) => [...narrate(each), " "]);

/** Returns what is said of a run that fails. @param {unknown} error */
const faultOf = (error) =>
  error instanceof TooLong ? words("compare.long") : sentenceOf(/** @type {Error} */ (error));

/** @param {Desk} desk */
export function createWhatIf(desk) {
  const { work, viewer } = desk;
  /** @type {Asked | null} */
  let asked = null;
  /** Counts the leaves that were asked about, and the values that were tried. */
  let [turn, tried] = [0, 0];
  /** What came out of the run that is shown, once it is known. @type {Outcome | null} */
  let now = null;
  /** The run before the one that was opened from here, and the text of that. @type {{ state: State, opened: string } | null} */
  let before = null;

  const name = el("p", { class: "what-if-leaf" });
  const reason = el("div", { class: "what-if-reason" });
  const ranges = el("div", { class: "what-if-ranges", role: "status" });
  const result = el("p", { class: "what-if-result", role: "status" });
  const input = el("input", {
    type: "text",
    id: "what-if-value",
    placeholder: words("predict.number"),
    autocomplete: "off",
    spellcheck: "false",
    enterkeyhint: "done",
    oninput: forget,
  });
  const show = el("button", { type: "button", hidden: true }, words("trial.open"));
  const back = el("button", { type: "button", hidden: true, onclick: goBack });
  const form = el(
    "form",
    {
      onsubmit(/** @type {Event} */ event) {
        event.preventDefault();
        attempt(input.value.trim());
      },
    },
    el("label", { for: "what-if-value" }, words("trial.try")),
    input,
    // No keyboard of a phone has it.
    el("button", { type: "button", class: "what-if-sign", onclick: () => write("∞") }, "∞"),
    el("button", { type: "button", class: "what-if-sign", onclick: () => write("−") }, "−"),
    el("button", { type: "submit", class: "what-if-check" }, words("trial.check")),
    show,
    back,
  );
  const element = el(
    "section",
    {
      class: "what-if",
      tabindex: -1,
      "aria-labelledby": "what-if-title",
      onkeydown(/** @type {KeyboardEvent} */ event) {
        if (event.key !== "Escape" || event.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      },
    },
    el(
      "header",
      {},
      el("h2", { id: "what-if-title" }, words("trial.title")),
      name,
      el(
        "button",
        { type: "button", class: "plain", "aria-label": words("page.close"), onclick: close },
        icon("close"),
      ),
    ),
    reason,
    form,
    result,
    ranges,
  );
  viewer.listen(element);
  // The tree ends above it.
  new ResizeObserver(() => work.style.setProperty("--what-if", `${element.offsetHeight}px`)).observe(element);

  /** Returns the leaf with a path, if other values of it can be tried. @param {Session} session @param {string} path */
  function find(session, path) {
    const { decimals } = session.about;
    const tree = isOrdinal(session) ? readTree(session.about.game) : undefined;
    // A mean depends on more than the order of values.
    if (!tree || decimals === null || hasChance(tree)) return null;
    const leaf = nodeAt(tree.root, path);
    if (!leaf || leaf.children.length > 0 || leaf.value === undefined || leaf.value.includes("..")) return null;
    return { session, path, tree, leaf, decimals };
  }

  /** Returns true if a run depends on the order of values alone. @param {Session} session */
  const isOrdinal = ({ about }) => ordinal[about.kind]?.(desk.state.options) === true;

  /** @param {Asked} next */
  function begin(next) {
    asked = next;
    now = null;
    turn += 1;
    const { path, leaf } = next;
    replace(
      name,
      ...narrate({
        key: "trial.leaf",
        args: { node: { node: path }, value: { value: valueShown(leaf.value ?? ""), number: null } },
      }),
    );
    replace(reason);
    replace(ranges);
    input.value = "";
    forget();
    back.hidden = before === null || before.opened !== desk.state.game;
    if (!element.isConnected) work.append(element);
    const mine = turn;
    explore(next, () => mine === turn).catch((error) => {
      if (mine === turn) replace(ranges, el("p", {}, faultOf(error)));
    });
  }

  /**
   * Tells of all values of a leaf.
   * @param {Asked} asked
   * @param {() => boolean} isWanted
   */
  async function explore({ session, path, tree, leaf, decimals }, isWanted) {
    const { options } = desk.state;
    const value = leaf.value ?? "";
    const trials = createTrials(desk.engine, desk.state, tree, leaf, decimals, isWanted);
    const stretches = stretchesBetween(othersOf(tree, leaf.id, options, decimals));
    const tries = triesOf(stretches, decimals);
    const first = await trials.run(value);
    if (!first) return;
    now = first;
    if (!first.leaves.includes(path)) await tellWhy(session, path, isWanted);
    const progress = el("p", { class: "muted" });
    replace(ranges, progress);
    /** @type {Outcome[]} */
    const outcomes = [];
    for (const each of tries) {
      const outcome = await trials.run(each);
      if (!outcome || !isWanted()) return;
      outcomes.push(outcome);
      const line = words("trial.running", outcomes.length, tries.length);
      // A reader who listens hears the result only.
      if (outcomes.length % 50 === 0) progress.textContent = line;
    }
    const found = rangesOf(stretches, outcomes, decimals);
    /** @param {Range} range */
    const row = (range) => {
      const isNow = found.length > 1 && has(range, unitsOf(value, decimals));
      return el(
        "div",
        { class: isNow ? "now" : null },
        el("dt", {}, ...narrate(rangeNamed(range, decimals)), isNow && el("small", {}, " ", words("trial.now"))),
        el("dd", {}, ...told(toldOf(first, range))),
      );
    };
    replace(ranges, el("dl", {}, ...found.map(row)), el("p", { class: "muted" }, words("trial.runs", tries.length)));
  }

  /**
   * Shows why a leaf was left out.
   * @param {Session} session
   * @param {string} path
   * @param {() => boolean} isWanted
   */
  async function tellWhy(session, path, isWanted) {
    const node = session.node_at(path);
    let step = session.step_of(node, true, SLICE);
    while (step === undefined) {
      await new Promise((next) => setTimeout(next));
      if (!isWanted() || desk.session !== session) return;
      step = session.step_of(node, true, SLICE);
    }
    // A leaf that the search never came to has the reason why the search is over.
    const at = step > 0 ? step : session.steps;
    const [{ text }] = session.told(Uint32Array.of(at));
    replace(
      reason,
      el(
        "p",
        {},
        step > 0 ? words("trial.left", step) : words("trial.never"),
        " ",
        ...told(text),
        el("button", { type: "button", onclick: () => viewer.seek(at) }, words("trial.go", at)),
      ),
    );
  }

  /** Forgets the value that was tried. */
  function forget() {
    tried += 1;
    input.removeAttribute("aria-invalid");
    show.hidden = true;
    replace(result);
    light([], []);
  }

  /** Rings leaves in the tree. @param {string[]} gained @param {string[]} missed */
  function light(gained, missed) {
    if (!asked || desk.session !== asked.session) return;
    asked.session.light(gained, missed);
    desk.repaint();
  }

  /** Tells what comes out with a value. @param {string} text */
  async function attempt(text) {
    forget();
    if (!asked || !now) return;
    const [first, { tree, leaf, decimals }, mine] = [now, asked, tried];
    const value = valueIn(text);
    if (value === undefined || value.includes("..")) return refuse(words("trial.wrong"));
    const trials = createTrials(desk.engine, desk.state, tree, leaf, decimals, () => mine === tried);
    try {
      const outcome = await trials.run(value);
      if (!outcome || mine !== tried) return;
      replace(result, ...told(differences(first, outcome)));
      light(onlyIn(outcome, first), onlyIn(first, outcome));
      const game = trials.textWith(value);
      show.hidden = value === leaf.value;
      show.onclick = () => open(game, outcome.steps);
    } catch (error) {
      if (mine === tried) refuse(faultOf(error));
    }
  }

  /** @param {string} why */
  function refuse(why) {
    input.setAttribute("aria-invalid", "true");
    replace(result, why);
  }

  /** @param {string} sign */
  function write(sign) {
    input.value += sign;
    forget();
    input.focus();
  }

  /** Opens a tree as a run. @param {string} game @param {number} steps */
  function open(game, steps) {
    const state = { ...desk.state, at: viewer.at };
    before = { state, opened: game };
    back.textContent = words("trial.back", valueShown(asked?.leaf.value ?? ""));
    element.focus({ preventScroll: true });
    desk.open({ ...state, game, at: Math.min(viewer.at, steps) });
  }

  function goBack() {
    if (!before) return;
    const { state } = before;
    before = null;
    element.focus({ preventScroll: true });
    desk.open(state);
  }

  function end() {
    forget();
    turn += 1;
    asked = now = before = null;
    element.remove();
  }

  function close() {
    end();
    goHome();
  }

  return {
    /** Returns true if something can be told of a leaf, if only that there are too many. @param {Session} session @param {number} node */
    suits(session, node) {
      if (session.about.game.length > LONG) return isOrdinal(session);
      return find(session, session.node(node).path) !== null;
    },

    /** Asks about a leaf. @param {string} path */
    ask(path) {
      const { session } = desk;
      if (!session) return;
      if (session.drawn > MOST) return desk.say(words("trial.no.room", session.drawn, MOST));
      const found = find(session, path);
      if (!found) return;
      before = null;
      begin(found);
      // On a phone, the field would bring up the keyboard.
      (matchMedia("(pointer: coarse)").matches ? element : input).focus({ preventScroll: true });
    },

    /** Call this when the recording of a run has stopped. */
    update() {
      if (!asked || desk.session === asked.session) return;
      const found = desk.session && desk.session.drawn <= MOST && find(desk.session, asked.path);
      if (found) begin(found);
      else end();
    },
  };
}
