// Who cuts more: how many leaves alpha-beta evaluates in this tree as it is written, and in the best and the worst
// order of its moves.

import { FULL } from "../code.js";
import { el, replace } from "../dom.js";
import { loadModule } from "../engine.js";
import { count, words } from "../narrate.js";
import { createDialog } from "./dialog.js";

/** @import { Desk, Tool } from "./desk.js" */

/** The rows, in their order. */
const ROWS = ["written", "best", "worst"];

/** @param {Desk} desk @returns {Tool} */
export function createOrders(desk) {
  const body = el("tbody", {});
  const state = el("p", { class: "muted", role: "status" });
  const dialog = createDialog("orders", words("orders.title"), () => {});
  const { element, header } = dialog;
  element.addEventListener("click", ({ target }) => target === element && dialog.close());
  const table = el(
    "table",
    {},
    el(
      "thead",
      {},
      el("tr", {}, ...["order", "leaves", "tree"].map((name) => el("th", { scope: "col" }, words(`orders.${name}`)))),
    ),
    body,
  );
  const about = el("p", {}, words("orders.about"));
  element.append(el("div", { class: "orders-body" }, header, about, table, state));

  /** @param {string} name @param {{ leaves: number, tree: string }} row */
  const row = (name, { leaves, tree }) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, words(`orders.${name}`)),
      el("td", {}, el("strong", {}, count(leaves))),
      el("td", {}, el("button", { type: "button", class: "quiet", onclick: () => show(tree) }, words("orders.show"))),
    );

  /** @param {string} tree */
  function show(tree) {
    dialog.close();
    desk.write(tree);
  }

  async function open() {
    dialog.open();
    replace(body);
    state.textContent = "";
    const { orders } = await loadModule(FULL.name);
    const { refused = "game", rows = [] } = orders(desk.state.game) ?? {};
    table.hidden = about.hidden = rows.length === 0;
    replace(body, ...rows.map((each, index) => row(ROWS[index], each)));
    state.textContent = refused ? words(`orders.refused.${refused}`) : "";
  }

  return {
    get isOpen() {
      return dialog.isOpen;
    },
    toggle: () => (dialog.isOpen ? dialog.close() : void open()),
    update() {},
  };
}
