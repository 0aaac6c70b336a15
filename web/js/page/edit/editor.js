// Changing a tree by hand: the nodes over the picture, the buttons above it, and what follows from
// each change below it. The text of the field and the tree are two views of one thing: each change
// writes the text, and what is written in the field is a change, too.

import { el, replace } from "../../dom.js";
import { EngineError } from "../../engine.js";
import { goHome } from "../../focus.js";
import { sentenceOf } from "../../link/fault.js";
import { plain, words } from "../../narrate.js";
import * as changes from "./changes.js";
import * as edits from "./edits.js";
import { press } from "./keys.js";
import { createLayer } from "./layer.js";
import { createOutcome } from "./outcome.js";
import { begin, go, redo, undo } from "./past.js";
import { createToolbar } from "./toolbar.js";
import { nodesOf, readTree, writeTree } from "./tree-text.js";
import { createValueField } from "./value-field.js";

/** @import { Session } from "../../types.js" */
/** @import { Desk } from "../desk.js" */
/** @import { Change } from "./changes.js" */
/** @import { Acts } from "./keys.js" */
/** @import { Past } from "./past.js" */
/** @import { Tree } from "./tree-text.js" */

/** The greatest number of nodes of a tree that is changed by hand. */
const MOST = 400;
/** The number of characters of a text that is not read to look for a tree in it. */
const LONG = 100_000;

/** Returns true if the text of a tree is long, and not only for its names. @param {Session} run */
const isLarge = (run) => run.about.game.length > LONG && run.drawn > MOST;

/** @param {Desk} desk */
export function createEditor(desk) {
  /** The tree, and those before and after it; null while the mode is closed. @type {Past<Tree> | null} */
  let past = null;
  /** The node that is chosen. */
  let selected = 0;
  /** The text that was written last. */
  let sent = "";

  const now = () => /** @type {Past<Tree>} */ (past).now;
  /** Returns the node that is chosen. @param {number} [id] */
  const chosen = (id = selected) => edits.wayTo(now().root, id).at(-1);
  /** @param {Session} run */
  const treeOf = (run) => readTree(run.about.game);

  /** @type {Acts} */
  const acts = {
    step(to) {
      const parent = () => edits.parentOf(now(), selected);
      const next = to === "parent" ? parent() : to === "child" ? chosen()?.children[0] : undefined;
      const found = typeof to === "number" ? changes.beside(now(), selected, to) : next;
      if (found) select(found.id);
    },
    move(by) {
      if (by === "up") change(edits.moveUp(now(), selected));
      else if (by === "down") change(edits.moveDown(now(), selected));
      else change(edits.moveBeside(now(), selected, by));
    },
    type: openField,
    child: () => make(changes.childAdded(now(), selected)),
    sibling: () => make(changes.siblingAdded(now(), selected)),
    player: () => change(edits.turn(now(), selected)),
    remove: () => make(changes.removed(now(), selected)),
    undo: () => back(undo),
    redo: () => back(redo),
    close,
    isLeaf: () => chosen()?.children.length === 0,
  };
  const layer = createLayer({
    select,
    press(id, isMouse) {
      if (chosen(id)?.children.length === 0) openField();
      else if (isMouse) layer.focus();
    },
    drop: (id, target, place) => change(edits.moveTo(now(), id, target, place), id),
    key: (event) => past && press(event, acts),
  });
  const field = createValueField({ take, leave: layer.focus });
  layer.element.append(field.element);
  const told = el("div", {
    class: "edit-told",
    role: "status",
    onclick(/** @type {Event} */ { target }) {
      const path = target instanceof Element && target.closest("[data-node]")?.getAttribute("data-node");
      const named = path && past && edits.nodeAt(past.now.root, path);
      if (!named) return;
      select(named.id);
      layer.focus();
    },
  });
  /** @param {...HTMLElement} lines */
  const say = (...lines) => replace(told, ...lines);
  const outcome = createOutcome(desk, {
    painted(picture) {
      layer.lay(picture);
      field.place(layer.at(selected));
    },
    say,
  });
  const bar = createToolbar(desk.engine.catalogue.notations, {
    child: acts.child,
    sibling: acts.sibling,
    player: acts.player,
    left: () => acts.move(-1),
    right: () => acts.move(1),
    remove: acts.remove,
    undo: acts.undo,
    redo: acts.redo,
    empty() {
      make(changes.cleared(now()));
      layer.focus();
    },
    done: close,
    tree: now,
  });
  const under = el("div", { class: "edit-under" }, told);
  const { work } = desk;
  // The tree begins below the one, and ends above the other.
  const observer = new ResizeObserver(() => {
    work.style.setProperty("--tools", `${bar.element.offsetHeight}px`);
    work.style.setProperty("--told", `${under.offsetHeight}px`);
  });
  for (const element of [bar.element, under]) observer.observe(element);

  /** Opens the mode, if there is a tree that can be changed. */
  function open() {
    const run = desk.session;
    if (run && isLarge(run)) return desk.say(words("edit.no.room", run.drawn, MOST));
    const tree = run && treeOf(run);
    if (!tree) return desk.say(words("edit.no.tree"));
    const { length } = nodesOf(tree.root);
    if (length > MOST) return desk.say(words("edit.no.room", length, MOST));
    past = begin(tree);
    selected = tree.root.id;
    sent = desk.state.game;
    work.classList.add("editing");
    work.append(bar.element, layer.element, under);
    say(el("p", {}, words("edit.begin")), el("p", { class: "by-keys muted" }, words("edit.begin.keys")));
    update();
    layer.focus();
  }

  function close() {
    past = null;
    for (const element of [bar.element, layer.element, under]) element.remove();
    work.classList.remove("editing");
    outcome.close();
    goHome();
  }

  /** Returns what is wrong with a tree. @param {Tree} tree @param {string} text  of it */
  function faultOf(tree, text) {
    const { length } = nodesOf(tree.root);
    if (length > MOST) return words("edit.no.room", length, MOST);
    const fault = desk.fault(text);
    return fault && (fault instanceof EngineError ? sentenceOf(fault) : fault.message);
  }

  /**
   * Shows another tree.
   * @param {Tree} next
   * @param {number} [select]  the node that is then chosen
   * @returns {boolean} false if it can't be shown
   */
  function change(next, select = selected) {
    if (!past || next === past.now) return false;
    const text = writeTree(next);
    const fault = faultOf(next, text);
    if (fault) {
      say(el("p", { class: "fault" }, fault));
      return false;
    }
    past = go(past, next);
    selected = select;
    write(text);
    return true;
  }

  /** @param {Change | null} next */
  const make = (next) => next !== null && change(next.tree, next.chosen);

  /** @param {string} text */
  function write(text) {
    sent = text;
    render();
    desk.write(text);
  }

  /** @param {typeof undo} move */
  function back(move) {
    if (!past || field.isOpen) return;
    const next = move(past);
    if (next === past) return;
    past = next;
    if (!chosen()) selected = now().root.id;
    write(writeTree(next.now));
  }

  /** @param {number} id */
  function select(id) {
    selected = id;
    field.close();
    render();
  }

  /** Opens the field over the chosen node. @param {string} [text]  in it; by default what the node has */
  function openField(text) {
    const { name, value = "", children = [] } = chosen() ?? {};
    const label = name === undefined ? value : children.length === 0 ? `${name}: ${value}` : name;
    const path = edits.pathOf(now().root, selected);
    field.open(plain({ key: "edit.name", args: { node: { node: path } } }), text ?? label);
    if (text !== undefined) field.element.setSelectionRange(text.length, text.length);
    field.place(layer.at(selected));
  }

  /** Takes what was typed over the chosen node. @param {string} text @param {boolean} isLast */
  function take(text, isLast) {
    const old = chosen();
    if (!old) return true;
    const next = changes.typed(now(), old, text.trim());
    if (!next) {
      field.refuse();
      return false;
    }
    change(next);
    if (!isLast && make(changes.siblingAdded(now(), selected))) openField("");
    return true;
  }

  /** Shows the state of the buttons, and the chosen node. */
  function render() {
    if (!past) return;
    layer.select(selected);
    const parent = edits.parentOf(past.now, selected);
    const at = parent?.children.findIndex(({ id }) => id === selected) ?? -1;
    bar.set({
      sibling: parent !== undefined,
      player: edits.turns(past.now, selected),
      left: at > 0,
      right: parent !== undefined && at < parent.children.length - 1,
      remove: parent !== undefined,
      undo: past.before.length > 0,
      redo: past.after.length > 0,
    });
  }

  /** Call this when a run is there, or is complete. */
  function update() {
    const run = desk.session;
    const tree = past && run && !isLarge(run) && treeOf(run);
    if (!past || !run) return;
    if (!tree || nodesOf(tree.root).length > MOST) return close();
    outcome.follow(run);
    edits.alike(tree.root, past.now.root);
    if (desk.state.game !== sent && writeTree(tree) !== writeTree(past.now)) past = go(past, tree);
    sent = desk.state.game;
    if (!chosen()) selected = now().root.id;
    layer.show(run, now());
    render();
    outcome.show(run, now());
  }

  return {
    get isOpen() {
      return past !== null;
    },
    toggle: () => (past ? close() : open()),
    update,
  };
}
