// The plies of a game: how many nodes each has, and how many different positions. They are counted a
// little at a time while the table is open.

import { el, replace } from "../dom.js";
import { count, words } from "../narrate.js";
import { createDialog } from "./dialog.js";

/** @import { Desk, Tool } from "./desk.js" */

/** The most different positions of a ply, and the most plies. */
const MOST = 50_000;
const PLIES = 40;
/** The positions that are worked on before the time is looked at, and that time in milliseconds. */
const SLICE = 20;
const TIME = 12;

/** @param {Desk} desk @returns {Tool} */
export function createPlies(desk) {
  const body = el("tbody", {});
  const foot = el("tfoot", {});
  const state = el("p", { class: "muted", role: "status" });
  const game = el("code", {});
  /** @param {string} name */
  const head = (name) => el("th", { scope: "col" }, words(`plies.${name}`));
  const dialog = createDialog("plies", words("plies.title"), () => {
    stop?.();
    desk.view({ plies: "" });
  });
  const { element, header } = dialog;
  element.addEventListener("click", ({ target }) => target === element && dialog.close());
  element.append(
    el(
      "div",
      { class: "plies-body" },
      header,
      el("p", { class: "plies-game" }, game),
      el("p", { class: "muted" }, words("plies.about")),
      el("table", {}, el("thead", {}, el("tr", {}, head("ply"), head("nodes"), head("positions"))), body, foot),
      state,
    ),
  );
  /** @type {(() => void) | null} */
  let stop = null;

  /** @param {string} name @param {bigint[]} numbers */
  const row = (name, numbers) =>
    el("tr", {}, el("th", { scope: "row" }, name), ...numbers.map((number) => el("td", {}, count(number))));

  function start() {
    const { session } = desk;
    if (!session) return;
    const plies = session.plies();
    let [frame, number] = [0, 0];
    let sums = [0n, 0n];
    stop = () => {
      cancelAnimationFrame(frame);
      plies.free();
      stop = null;
    };
    /** @param {string} said */
    function end(said) {
      if (!plies.ahead) replace(foot, row(words("plies.all"), sums));
      state.textContent = said;
      stop?.();
    }
    /** Adds the next ply to the table. Returns false if nothing more is to be counted. */
    function show() {
      const ahead = plies.ahead?.map(BigInt);
      if (!ahead) end("");
      else if (number === PLIES) end(words("plies.more", number));
      else {
        sums = sums.map((sum, index) => sum + ahead[index]);
        body.append(row(String(number), ahead));
        state.textContent = words("plies.counting", number + 1);
        number += 1;
        return true;
      }
      return false;
    }
    function go() {
      const until = performance.now() + TIME;
      do {
        if (plies.advance(SLICE) && !show()) return;
        if (plies.below > MOST) return end(words("plies.most", number, count(MOST)));
      } while (performance.now() < until);
      frame = requestAnimationFrame(go);
    }
    game.textContent = desk.state.game;
    replace(body);
    replace(foot);
    if (show()) frame = requestAnimationFrame(go);
  }

  function open() {
    dialog.open();
    start();
  }

  return {
    get isOpen() {
      return dialog.isOpen;
    },
    toggle() {
      if (dialog.isOpen) return dialog.close();
      open();
      desk.view({ plies: "on" });
    },
    follow: open,
    update() {},
  };
}
