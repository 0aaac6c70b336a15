// Changing a tree by hand: the nodes over the picture, the buttons above it, and what follows from
// each change below it. The text of the field and the tree are two views of one thing: each change
// writes the text, and what is written in the field is a change, too.

import { el, replace } from "../../dom.js";
import { EngineError } from "../../engine.js";
import { goHome } from "../../focus.js";
import { sentenceOf } from "../../link/fault.js";
import { narrate, plain, words } from "../../narrate.js";
import { follow } from "../followed.js";
import { changesIn, consequences } from "./consequences.js";
import * as edits from "./edits.js";
import { createLayer } from "./layer.js";
import { begin, go, redo, undo } from "./past.js";
import { summaryOf } from "./summary.js";
import { createToolbar } from "./toolbar.js";
import { node, nodesOf, readNode, readTree, valueIn, writeTree } from "./tree-text.js";
import { createValueField } from "./value-field.js";

/** @import { Session } from "../../types.js" */
/** @import { Desk } from "../desk.js" */
/** @import { Past } from "./past.js" */
/** @import { Summary } from "./summary.js" */
/** @import { Tree, TreeNode } from "./tree-text.js" */

/** The greatest number of nodes of a tree that is changed by hand. */
const MOST = 400;

/** @param {Desk} desk */
export function createEditor(desk) {
  /** @type {Past<Tree> | null} */
  let past = null;
  let selected = 0;
  /** The text that was written last. */
  let sent = "";
  /** What the run that is shown has done. @type {Summary | null} */
  let shown = null;
  /** @type {Session | null} */
  let session = null;
  let unfollow = () => {};

  const layer = createLayer({ select, press, drop, key });
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
  const bar = createToolbar({
    child: () => add(edits.addChild),
    sibling: () => add(edits.addBeside),
    left: () => change(edits.moveBeside(now(), selected, -1)),
    right: () => change(edits.moveBeside(now(), selected, 1)),
    remove,
    undo: () => back(undo),
    redo: () => back(redo),
    empty: clear,
    done: close,
    tree: () => now(),
  });
  const under = el("div", { class: "edit-under" }, told);
  const { work } = desk;
  // The tree ends above it.
  new ResizeObserver(() => work.style.setProperty("--told", `${under.offsetHeight}px`)).observe(under);

  const now = () => /** @type {Past<Tree>} */ (past).now;
  /** Returns the node that is chosen. @param {number} [id] */
  const chosen = (id = selected) => edits.wayTo(now().root, id).at(-1);

  /** Returns true if the text of a tree is long, and not only for its names. @param {Session} run */
  const isLarge = (run) => run.about.game === "" && run.drawn > MOST;
  /** @param {Session} run */
  const treeOf = (run) => readTree(run.about.game || desk.state.game);

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
    shown = null;
    sent = desk.state.game;
    work.classList.add("editing");
    work.append(bar.element, layer.element, under);
    say(el("p", {}, words("edit.begin")), el("p", { class: "by-keys muted" }, words("edit.begin.keys")));
    update();
    layer.focus();
  }

  function close() {
    unfollow();
    // A run that is not shown any more has been freed.
    if (session === desk.session) session?.light([], []);
    past = session = null;
    for (const element of [bar.element, layer.element, under]) element.remove();
    work.classList.remove("editing");
    desk.repaint();
    goHome();
  }

  /** @param {...HTMLElement} lines */
  const say = (...lines) => replace(told, ...lines);

  /** Shows another tree. @param {Tree} next @param {number} [select]  the node that is then chosen */
  function change(next, select = selected) {
    if (!past) return false;
    if (next === past.now) return false;
    const text = writeTree(next);
    const { length } = nodesOf(next.root);
    if (length > MOST) {
      say(el("p", { class: "fault" }, words("edit.no.room", length, MOST)));
      return false;
    }
    const fault = desk.fault(text);
    if (fault) {
      say(el("p", { class: "fault" }, fault instanceof EngineError ? sentenceOf(fault) : fault.message));
      return false;
    }
    past = go(past, next);
    selected = select;
    write(text);
    return true;
  }

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

  /** @param {(tree: Tree, id: number, node: TreeNode) => Tree} put */
  function add(put) {
    const { children = [], value } = chosen() ?? {};
    const next = node({ value: put === edits.addChild && children.length === 0 ? value : "0" });
    if (put === edits.addChild && children.length === 0) {
      // The first child is worth what the leaf was.
      const tree = edits.addChild(now(), selected);
      return change(tree, edits.wayTo(tree.root, selected).at(-1)?.children[0].id);
    }
    return change(put(now(), selected, next), next.id);
  }

  function remove() {
    const parent = edits.parentOf(now(), selected);
    const at = parent?.children.findIndex(({ id }) => id === selected) ?? 0;
    const next = parent?.children[at + 1] ?? parent?.children[at - 1] ?? parent;
    if (next) change(edits.remove(now(), selected), next.id);
  }

  /** Begins with a tree of one leaf. */
  function clear() {
    const root = node({ value: "0" });
    change({ ...now(), players: "", root }, root.id);
    layer.focus();
  }

  /** @param {number} id */
  function select(id) {
    selected = id;
    field.close();
    render();
  }

  /** @param {number} id @param {boolean} isMouse */
  function press(id, isMouse) {
    if (chosen(id)?.children.length === 0) openField();
    else if (isMouse) layer.focus();
  }

  /** @param {number} id @param {number} target @param {"below" | 0 | 1} place */
  function drop(id, target, place) {
    change(edits.moveTo(now(), id, target, place), id);
  }

  /** Opens the field over the chosen node. @param {string} [text]  in it; by default what the node has */
  function openField(text) {
    const { name, value = "", children = [] } = chosen() ?? {};
    const label = name === undefined ? value : children.length === 0 ? `${name}: ${value}` : name;
    field.open(plain(named()), text ?? label);
    if (text !== undefined) field.element.setSelectionRange(text.length, text.length);
    field.place(layer.at(selected));
  }

  const named = () => ({ key: "edit.name", args: { node: { node: edits.pathOf(now().root, selected) } } });

  /** Takes what was typed over the chosen node: a value, a name, or a tree. @param {string} text @param {boolean} isLast */
  function take(text, isLast) {
    const old = chosen();
    if (!old) return true;
    const next = typed(text.trim(), old);
    if (!next) {
      field.refuse();
      return false;
    }
    change(next);
    if (!isLast) {
      const beside = node({ value: "0" });
      if (change(edits.addBeside(now(), selected, beside), beside.id)) openField("");
    }
    return true;
  }

  /** @param {string} text @param {TreeNode} old @returns {Tree | undefined} */
  function typed(text, { id, name, value, children }) {
    if (children.length > 0) {
      const [, called = "", bounds] = /^(.*?)(?::\s*(\S+\.\.\S+))?$/s.exec(text) ?? [];
      const range = bounds === undefined ? value : valueIn(bounds);
      return bounds !== undefined && range === undefined
        ? undefined
        : edits.call(now(), id, called.trim() || undefined, range);
    }
    const next = readNode(text);
    if (!next) return undefined;
    if (next.children.length === 0 && next.value === value && next.name === name) return now();
    // A value alone leaves the name.
    return edits.replace(now(), id, { ...next, name: next.name ?? name });
  }

  /** What the keys do on the tree. @type {Record<string, () => unknown>} */
  const KEYS = {
    ArrowUp: () => step(edits.parentOf(now(), selected)),
    ArrowDown: () => step(chosen()?.children[0]),
    ArrowLeft: () => step(beside(-1)),
    ArrowRight: () => step(beside(1)),
    Enter: () => openField(),
    F2: () => openField(),
    "+": () => add(edits.addChild),
    Insert: () => add(edits.addChild),
    ",": () => add(edits.addBeside),
    Delete: remove,
    Backspace: remove,
    Escape: close,
  };
  /** @type {Record<string, () => unknown>} */
  const SHIFTED = {
    ArrowLeft: () => change(edits.moveBeside(now(), selected, -1)),
    ArrowRight: () => change(edits.moveBeside(now(), selected, 1)),
    ArrowUp: () => change(edits.moveUp(now(), selected)),
    ArrowDown: () => change(edits.moveDown(now(), selected)),
    "+": () => add(edits.addChild),
  };

  /** Returns a sibling, or at their end the next node of the same depth. @param {1 | -1} by */
  function beside(by) {
    const level = edits.wayTo(now().root, selected).length;
    const row = nodesOf(now().root).filter(({ id }) => edits.wayTo(now().root, id).length === level);
    return row[row.findIndex(({ id }) => id === selected) + by];
  }

  /** @param {TreeNode | undefined} next */
  function step(next) {
    if (next) select(next.id);
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    if (!past || event.isComposing) return;
    const { key, shiftKey, altKey } = event;
    const isMeta = event.ctrlKey || event.metaKey;
    const name = key.toLowerCase();
    if (isMeta && !altKey && name === "z") back(shiftKey ? redo : undo);
    else if (isMeta && !altKey && name === "y") back(redo);
    else if (isMeta || altKey) return;
    else if (Object.hasOwn(shiftKey ? SHIFTED : KEYS, key)) (shiftKey ? SHIFTED : KEYS)[key]();
    else if (/^[\d.[∞−-]$/.test(key) && chosen()?.children.length === 0) openField(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Shows the state of the buttons, and the chosen node. */
  function render() {
    if (!past) return;
    layer.select(selected);
    const parent = edits.parentOf(past.now, selected);
    const at = parent?.children.findIndex(({ id }) => id === selected) ?? -1;
    bar.set({
      sibling: parent !== undefined,
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
    if (run !== session) {
      unfollow();
      session = run;
      unfollow = follow(run, (picture) => {
        layer.lay(picture);
        field.place(layer.at(selected));
      });
    }
    edits.alike(tree.root, past.now.root);
    if (desk.state.game !== sent && writeTree(tree) !== writeTree(past.now)) past = go(past, tree);
    sent = desk.state.game;
    if (!chosen()) selected = now().root.id;
    layer.show(run, now());
    render();
    const next = summaryOf(run, now(), desk.viewer.place);
    if (shown && shown.tree !== next.tree) compare(run, shown, next);
    shown = next;
    desk.repaint();
  }

  /** Says what has changed between two runs, and lights it up. @param {Session} run @param {Summary} before @param {Summary} after */
  function compare(run, before, after) {
    const { told, gained, missed } = consequences(before, after);
    run.light(gained, missed);
    say(
      el("p", {}, ...changesIn(before.tree, after.tree).flatMap((each) => [...narrate(each), " "])),
      el("p", {}, ...told.flatMap((each) => [...narrate(each), " "])),
    );
  }

  return {
    get isOpen() {
      return past !== null;
    },
    toggle: () => (past ? close() : open()),
    update,
  };
}
