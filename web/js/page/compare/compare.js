// Two to four searches of one game side by side, over the whole page: they go together, what one looks
// at and another does not is lit up in all, and the numbers stand beside each other. All of it is in the
// link.

import { el, replace } from "../../dom.js";
import { goHome } from "../../focus.js";
import { icon } from "../../icons.js";
import { loadKind } from "../../kind.js";
import { MOST, readPace, readWith, writeWith } from "../../link/with.js";
import { narrate, setNames, words } from "../../narrate.js";
import { createScheduler } from "../../scheduler.js";
import { nameBeside } from "../beside.js";
import { createDialog } from "../dialog.js";
import { conclude } from "./conclusions.js";
import { COMPARISONS } from "./examples.js";
import { differences, lastPlace, placeIn } from "./looks.js";
import { createPacer } from "./pacer.js";
import { createPane } from "./pane.js";
import { recordRun } from "./runs.js";

/** @import { Pace, Search } from "../../link/with.js" */
/** @import { Desk } from "../desk.js" */
/** @import { Pane } from "./pane.js" */

/** @param {Desk} desk */
export function createCompare(desk) {
  const algorithms = desk.engine.catalogue.algorithms;
  const schedule = createScheduler((frame) =>
    requestAnimationFrame((now) => {
      if (dialog.isOpen) frame(now);
    }),
  );
  /** @type {Pane[]} */
  let panes = [];
  let at = 0;
  /** @type {Pace} */
  let pace = "leaf";
  /** Counts the comparisons that were asked for. */
  let asked = 0;
  /** What the panes show. */
  let known = "";

  const example = el(
    "select",
    { "aria-label": words("compare.examples"), onchange: take },
    el("option", { value: "" }, words("compare.examples")),
    ...COMPARISONS.map(({ name }) => el("option", { value: name }, words(`compare.example.${name}`))),
  );
  const add = el(
    "button",
    { type: "button", title: words("compare.add"), onclick: another },
    icon("plus"),
    " ",
    el("span", { class: "label" }, words("compare.add")),
  );
  const grid = el("div", { class: "panes" });
  const said = el("div", { class: "compare-said", role: "status" });
  const key = el(
    "p",
    { class: "compare-key muted" },
    el("span", { class: "ring gained" }),
    words("compare.gained"),
    el("span", { class: "ring missed" }),
    words("compare.missed"),
  );
  const pacer = createPacer({
    go(next) {
      at = next;
      go();
    },
    pace(next) {
      // About as far in the run.
      const share = at / Math.max(1, last());
      pace = next;
      at = Math.round(share * last());
      go();
    },
    speed: () => desk.viewer.speed,
  });
  const dialog = createDialog("compare", words("compare.title"), leave, example, add);
  dialog.element.append(
    dialog.header,
    el(
      "div",
      { class: "compare-body", tabindex: 0, autofocus: true, role: "group", "aria-label": words("compare.title") },
      grid,
      el("div", { class: "compare-told" }, said, key),
    ),
    pacer.element,
  );
  dialog.element.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || shiftKey) return;
    const used = target instanceof Element ? target.closest("input, select, textarea") : null;
    if (used || (key === " " && target instanceof HTMLButtonElement)) return;
    if (pacer.key(key)) event.preventDefault();
  });

  const last = () => lastPlace(looks(), pace);
  const looks = () => panes.flatMap(({ run }) => (run ? [run.looks] : []));

  /** Shows the place in all panes, and writes it into the link. */
  function go() {
    pacer.set(pace, at, last());
    for (const pane of panes) if (pane.run) pane.go(placeIn(pane.run.looks, pace, at), desk.state);
    keep();
  }

  /** Writes the comparison into the link. */
  function keep() {
    const [, ...others] = panes.map(({ search }) => search);
    const written = writeWith(others);
    known = keyOf(desk.state, written);
    desk.view({ with: written, pace: pace === "leaf" && at === 0 ? "" : `${pace}:${at}` });
  }

  /** Returns what a comparison is about, as text. @param {Desk["state"]} state @param {string} beside */
  const keyOf = ({ algorithm, game, options }, beside) => JSON.stringify([algorithm, game, options, beside]);

  function open() {
    dialog.open();
    known = "";
    follow();
  }

  /** Call this when the page shows another run. */
  function update() {
    if (!dialog.isOpen) return;
    // The reader has gone back to a link without a comparison.
    if (desk.state.view?.with) follow();
    else dialog.close();
  }

  /** Shows what the link of the page says. */
  function follow() {
    const { state } = desk;
    const beside = state.view?.with ?? "";
    if (keyOf(state, beside) === known) return;
    const place = readPace(state.view?.pace ?? "");
    [pace, at] = [place?.pace ?? "leaf", place?.at ?? 0];
    const first = { algorithm: state.algorithm, options: state.options };
    const others = readWith(beside) ?? [otherThan(first)];
    run([first, ...others]);
  }

  /** Returns a search to set beside another one. @param {Search} first @returns {Search} */
  const otherThan = ({ algorithm }) => ({ algorithm: nameBeside(algorithm), options: {} });

  /** Records the runs of these searches, and shows them. @param {Search[]} searches */
  async function run(searches) {
    const turn = ++asked;
    pacer.stop();
    while (panes.length > searches.length) panes.pop()?.close();
    while (panes.length < searches.length) {
      const index = panes.length;
      const pane = createPane(schedule, algorithms, {
        change: (search) => change(pane, search),
        remove: index === 0 ? null : () => without(pane),
      });
      panes.push(pane);
      grid.append(pane.element);
    }
    grid.dataset.panes = String(panes.length);
    add.disabled = panes.length > MOST;
    for (const [index, search] of searches.entries()) panes[index].set(search);
    keep();
    replace(said, el("p", {}, words("compare.recording")));
    const { game } = desk.state;
    for (const pane of [...panes]) {
      try {
        const made = await recordRun(desk.engine, pane.search, game, () => turn === asked && dialog.isOpen);
        await loadKind(made?.session.about.kind ?? "");
        if (!made || turn !== asked || !dialog.isOpen) return made?.session.free();
        pane.show(made, desk.state);
      } catch (error) {
        if (turn !== asked) return;
        pane.refuse(error);
        return replace(said);
      }
    }
    at = Math.min(at, last());
    light();
    go();
  }

  /** Lights up what the searches differ in, and says it. */
  function light() {
    const all = differences(looks().map(({ leaves }) => leaves));
    for (const [index, { gained, missed }] of all.entries()) {
      panes[index].run?.session.light(gained, missed);
      panes[index].repaint();
    }
    const [first, ...others] = panes.flatMap(({ run, title }) => (run ? [{ title, looks: run.looks }] : []));
    const { run } = panes[0];
    if (run) setNames(run.session, desk.state);
    replace(
      said,
      ...others.map((other) =>
        el("p", {}, ...conclude(first, other).flatMap((sentence) => [...narrate(sentence), " "])),
      ),
    );
  }

  /** @param {Pane} pane @param {Search} search */
  function change(pane, search) {
    if (pane === panes[0]) {
      known = "";
      return desk.open({ ...desk.state, ...search });
    }
    run(panes.map((other) => (other === pane ? search : other.search)));
  }

  /** @param {Pane} pane */
  function without(pane) {
    if (panes.length <= 2) return;
    panes = panes.filter((other) => other !== pane);
    pane.close();
    run(panes.map(({ search }) => search));
  }

  function another() {
    run([...panes.map(({ search }) => search), otherThan(panes[0].search)]);
  }

  /** Opens a comparison of the literature. */
  function take() {
    const chosen = COMPARISONS.find(({ name }) => name === example.value);
    if (!chosen) return;
    const { algorithm, game, options = {}, beside } = chosen;
    known = "";
    desk.open({ ...desk.state, algorithm, game, options, at: 0, view: { ...desk.state.view, with: beside, pace: "" } });
  }

  function leave() {
    asked += 1;
    pacer.stop();
    for (const pane of panes) pane.close();
    panes = [];
    desk.view({ with: "", pace: "" });
    desk.viewer.resume();
    goHome();
  }

  return {
    get isOpen() {
      return dialog.isOpen;
    },
    toggle: () => (dialog.isOpen ? dialog.close() : open()),
    update,
    follow: () => (dialog.isOpen ? update() : open()),
  };
}
