// What the page shows and what it is asked for, by the table of its events.

import assert from "node:assert/strict";
import { test } from "node:test";
import { advance, EMPTY, LEGAL } from "../../web/js/page/state.js";

/** @import { Page, PageEvent, Request } from "../../web/js/page/state.js" */

/** @param {string} game @param {Partial<Request>} [more] @returns {Request} */
const request = (game, more) => ({
  state: { algorithm: "minimax", game, at: 3, options: {}, overlay: [] },
  remarks: [],
  ...more,
});
/** @param {boolean} isInField @param {any} [problem] */
const link = (isInField, problem) => ({ text: "#", fragment: "#", isInField, remarks: [], problem });
const inGame = /** @type {any} */ ({ field: "game", offset: 2 });
const inOption = /** @type {any} */ ({ field: "option", option: "depth" });

/** @param {Page} page @param {...PageEvent} events */
const after = (page, ...events) => events.reduce(advance, page);
/** @param {Request} asked @returns {PageEvent} */
const show = (asked) => ({ type: "show", request: asked, at: asked.state.at, title: "Minimax" });
/** @param {Request} asked @param {any} [error] @returns {PageEvent} */
const refuse = (asked, error = inGame) => ({
  type: "refuse",
  request: asked,
  error,
  right: request("right").state,
  at: 5,
});

const first = request("[1,2]");
const second = request("[3,4]");
const loading = after(EMPTY, { type: "ask", request: first });
const shown = after(loading, show(first));
/** A page in each status. @type {Record<Page["status"], Page>} */
const PAGES = {
  empty: EMPTY,
  loading: { ...after(shown, { type: "ask", request: second }), standing: { at: 1 } },
  shown: { ...shown, standing: { at: 1 } },
  refused: { ...after(shown, { type: "ask", request: second }, refuse(second)), standing: { at: 1 } },
};
/**
 * An event of each type, which each page that knows it is changed by.
 * @type {{ [Type in PageEvent["type"]]: PageEvent }}
 */
const EVENTS = {
  ask: { type: "ask", request: request("[5,6]") },
  again: { type: "again", request: second },
  choose: { type: "choose", choice: { game: "nim" } },
  show: show(second),
  refuse: refuse(second),
  beyond: { type: "beyond", request: second, at: 9 },
  miss: { type: "miss", request: second },
  leave: { type: "leave" },
  view: { type: "view", changes: { size: "10x10" } },
  call: { type: "call", names: { names: "letters" } },
  overlay: { type: "overlay", overlay: ["leaves"] },
};
/**
 * The status to which an event leads from each status that handles it; the same one where nothing is said.
 * @type {Record<string, Page["status"]>}
 */
const LEADS = {
  ask: "loading",
  again: "loading",
  choose: "loading",
  "loading show": "shown",
  refuse: "refused",
  miss: "refused",
};

test("every event of the table leads where it should, and others change nothing", () => {
  for (const [status, page] of Object.entries(PAGES)) {
    assert.equal(page.status, status);
    for (const [type, event] of Object.entries(EVENTS)) {
      const next = advance(page, event);
      if (!LEGAL[page.status].includes(event.type)) assert.equal(next, page, `${status}: ${type}`);
      else {
        assert.notEqual(next, page, `${status}: ${type}`);
        assert.equal(next.status, LEADS[`${status} ${type}`] ?? LEADS[type] ?? status, `${status}: ${type}`);
      }
    }
  }
  const types = new Set(Object.values(LEGAL).flat());
  assert.deepEqual([...types].sort(), Object.keys(EVENTS).sort());
});

test("the controls show at once what is asked for, and the tree when it is there", () => {
  const page = after(shown, { type: "ask", request: second });
  assert.deepEqual([page.wanted, page.shown, page.loading], [second.state, first.state, second]);
  const next = after(page, show(second));
  assert.deepEqual([next.wanted, next.shown, next.loading], [second.state, second.state, null]);
});

test("a run that was asked for before is shown meanwhile, but what is asked for is still on its way", () => {
  const page = after(loading, { type: "ask", request: second }, show(first));
  assert.deepEqual([page.status, page.loading, page.shown], ["loading", second, first.state]);
  // What goes wrong with it is of no interest any more.
  for (const type of /** @type {const} */ (["refuse", "miss", "again"])) {
    const event = { ...EVENTS[type], request: first };
    assert.equal(advance(page, /** @type {PageEvent} */ (event)), page);
  }
});

test("a choice takes the place of what was on its way", () => {
  const choice = { game: "nim" };
  const page = after(loading, { type: "choose", choice });
  assert.equal(page.loading, choice);
  assert.equal(after(page, { type: "ask", request: second }).loading, second);
});

test("of a broken link of the address, the controls show what is right, and it stays there", () => {
  const broken = request("[7]", { link: link(false) });
  const page = after(EMPTY, { type: "ask", request: broken }, refuse(broken, inOption));
  assert.deepEqual(page.standing, { at: 5 });
  assert.deepEqual([page.wanted.game, page.wanted.at], ["[7]", 3]);
  const rest = request("right", { link: link(false), rest: true });
  const mended = after(page, { type: "again", request: rest }, show(rest));
  assert.equal(mended.shown.game, "right");
  assert.equal(mended.wanted.game, "[7]", "the field keeps the game");
  assert.deepEqual(mended.standing, { at: 3 });
  assert.equal(after(mended, { type: "leave" }).standing, null);
});

test("a mistake in the game changes no control, and a link in the field does not stand in the address", () => {
  const broken = request("[7", { link: link(true) });
  const page = after(shown, { type: "ask", request: broken }, refuse(broken));
  assert.deepEqual([page.wanted, page.standing], [broken.state, null]);
  const ignored = request("[7]", { link: link(false, { key: "at", word: "x" }) });
  assert.deepEqual(after(shown, { type: "ask", request: ignored }, show(ignored)).standing, { at: 3 });
});

test("a link to a step that the run doesn't have stands where it is", () => {
  const far = request("[7]", { link: link(false) });
  const page = after(loading, { type: "ask", request: far }, show(far), { type: "beyond", request: far, at: 8 });
  assert.deepEqual([page.status, page.refused, page.standing], ["shown", far, { at: 8 }]);
});

test("how a run is shown is changed for what is shown and for what is wanted", () => {
  for (const page of Object.values(PAGES)) {
    const next = after(page, EVENTS.view, EVENTS.call, EVENTS.overlay);
    for (const state of [next.shown, next.wanted]) {
      assert.deepEqual([state.view, state.names, state.overlay], [{ size: "10x10" }, "letters", ["leaves"]]);
    }
  }
  assert.deepEqual(advance(PAGES.shown, { type: "view", changes: { size: "" } }).shown.view, {});
});

/** Returns a number below a limit, from a sequence that is the same in each run. @param {number} seed */
function sequence(seed) {
  let state = seed;
  return (/** @type {number} */ limit) => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

test("whatever happens, what is refused never takes away what was shown last", () => {
  for (let seed = 0; seed < 300; seed++) {
    const next = sequence(seed);
    let page = EMPTY;
    /** @type {Request[]} */
    const asked = [first];
    let good = EMPTY.shown.game;
    for (let at = 0; at < 60; at++) {
      const types = /** @type {PageEvent["type"][]} */ (Object.keys(EVENTS));
      const type = types[next(types.length)];
      /** @type {any} */
      const event = { ...EVENTS[type] };
      if (type === "ask") {
        const by = [undefined, link(true), link(false), link(false, { key: "at", word: "x" })][next(4)];
        asked.push(request(`[${seed},${at}]`, { link: by, rest: by && next(2) === 1 }));
      }
      if ("request" in event) event.request = type === "ask" ? asked.at(-1) : asked[next(asked.length)];
      if (type === "refuse") event.error = [inGame, inOption][next(2)];
      const before = page;
      page = advance(page, event);
      const isLegal = LEGAL[before.status].includes(type);
      if (!isLegal) assert.equal(page, before);
      if (type === "show" && isLegal) good = event.request.state.game;
      assert.equal(page.shown.game, good, `seed ${seed}, event ${at}`);
      assert.equal(page.status === "loading", page.loading !== null, `seed ${seed}, event ${at}`);
      assert.ok(page.status !== "shown" || page.title !== "", `seed ${seed}, event ${at}`);
      assert.ok(page.status !== "refused" || page.refused !== null, `seed ${seed}, event ${at}`);
    }
  }
});
