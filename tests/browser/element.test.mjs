// The element `<ply-scope>`: several in a page of somebody else.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageTest } from "./harness.mjs";
import { recipe } from "./recipes.mjs";
import { root } from "./server.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {HTMLElement & Record<string, any>} Scope */

/** The policy of a page that has the files of Plyscope, and no style or script of its own in its text. */
const STRICT = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";
const TREE = "[[3,12,8],[2,4,6],[14,5,2]]";

/** Returns a page with the one line that loads the element. @param {string} body @param {string} [from] */
const lecture = (body, from = "/") =>
  `<!doctype html><title>Lecture</title><script type="module" src="${from}js/element.js"></script>${body}`;

/** Waits until elements show a step. @param {Page} page @param {Record<string, number>} steps  by id */
const stands = (page, steps) =>
  page.waitForFunction(
    (steps) =>
      Object.entries(steps).every(([id, step]) => {
        const root = document.getElementById(id)?.shadowRoot;
        return root?.querySelector(".counter b")?.textContent === String(step);
      }),
    steps,
  );

/** Returns a text of an element. @param {Page} page @param {string} id @param {string} selector */
const text = (page, id, selector) =>
  page.evaluate(
    ([id, selector]) => document.getElementById(id)?.shadowRoot?.querySelector(selector)?.textContent ?? "",
    [id, selector],
  );

/** Counts what is compiled, and the frames that are asked for. */
function count() {
  const counts = { compiled: 0, frames: 0 };
  for (const name of /** @type {const} */ (["compile", "compileStreaming", "instantiate", "instantiateStreaming"])) {
    const real = /** @type {any} */ (WebAssembly[name]);
    /** @type {any} */ (WebAssembly)[name] = (/** @type {unknown[]} */ ...args) => {
      if (!(args[0] instanceof WebAssembly.Module)) counts.compiled += 1;
      return real.apply(WebAssembly, args);
    };
  }
  const request = requestAnimationFrame;
  window.requestAnimationFrame = (job) => {
    counts.frames += 1;
    return request(job);
  };
  Object.assign(window, { counts });
}

pageTest("elements of several searches stand in one page, each at its step", async ({ page, server, open }) => {
  await open(
    server.host(
      lecture(`
        <ply-scope id="a" algorithm="sss-star" game="[[3,12,8],[2,4,6]]" at="7" controls>a tree</ply-scope>
        <ply-scope id="b" algorithm="alpha-beta" game="${TREE}" at="cutoff:1" controls></ply-scope>
        <ply-scope id="c" algorithm="b-star" game="[A:2..9[3..5, 4], B:0..7]" at="end" names="letters"></ply-scope>`),
      { "Content-Security-Policy": STRICT },
    ),
  );
  await stands(page, { a: 7, b: 12 });
  // It is below the others, and shown all the same when it comes into sight.
  await page.locator("#c").scrollIntoViewIfNeeded();
  await stands(page, { c: 3 });
  assert.match(await text(page, "a", ".sentence"), /It goes back into OPEN, solved, with merit 3/);
  assert.match(await text(page, "a", "#panel-search"), /OPEN, best merit first/);
  assert.match(await text(page, "b", ".sentence"), /α-cutoff/);
  assert.match(await text(page, "c", "#panel-search"), /The root's moves and bounds/);

  // What one does has the words and the styles of its own search.
  await page.locator("#a").getByRole("button", { name: "One step on" }).click();
  await stands(page, { a: 8, b: 12 });
  assert.match(await text(page, "a", "#panel-search"), /OPEN, best merit first/);
  const display = (/** @type {string} */ id, /** @type {string} */ what) =>
    page.locator(`#${id} ${what}`).evaluate((found) => getComputedStyle(found).display);
  assert.equal(await display("b", "#panel-search ol.lines"), "grid");
  await page.locator("#b").getByRole("button", { name: "One step back" }).click();
  await stands(page, { a: 8, b: 11 });
  assert.equal(await display("b", "#panel-search ol.lines"), "grid");

  // The content of the element was there until the picture was, and names of the page mean nothing inside.
  assert.equal(await page.locator("#a slot").isVisible(), false);
  assert.equal(await page.evaluate(() => document.querySelector("#app, .side, .notice")), null);
  assert.equal(await page.locator("#c .transport").isVisible(), false, "without `controls`");
});

const MOVING = { context: { reducedMotion: /** @type {const} */ ("no-preference") } };

pageTest("marks glide to their places, and a page keeps its properties", MOVING, async ({ page, server, open }) => {
  await open(
    server.host(
      lecture(`<style>body { --from: 7deg; --at: "here" }</style>
        <ply-scope id="a" algorithm="b-star" game="[A:2..9[3..5, 4], B:0..7]" at="1" controls></ply-scope>`),
    ),
  );
  await stands(page, { a: 1 });
  await page.waitForTimeout(300);
  const way = await page.evaluate(async () => {
    const scope = /** @type {Scope} */ (document.getElementById("a"));
    const name = "--ply-from";
    scope.step();
    for (let frame = 0; frame < 60; frame++) {
      await new Promise((done) => requestAnimationFrame(done));
      for (const animation of scope.shadowRoot?.getAnimations() ?? []) {
        const { effect } = animation;
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        if (!(effect instanceof KeyframeEffect) || frames[0]?.[name] === undefined) continue;
        animation.pause();
        animation.currentTime = Number(effect.getTiming().duration) / 2;
        const half = getComputedStyle(/** @type {Element} */ (effect.target)).getPropertyValue(name);
        return [frames[0][name], half, frames[1][name]].map(Number);
      }
    }
    return null;
  });
  assert.ok(way, "nothing moves");
  assert.ok(Math.abs(way[1] - (way[0] + way[2]) / 2) < 0.02, `${way}`);
  const own = await page.evaluate(() => {
    const style = getComputedStyle(document.body);
    return [style.getPropertyValue("--from"), style.getPropertyValue("--at")];
  });
  assert.deepEqual(own, ["7deg", '"here"']);
});

pageTest("in a low element, the panel is behind a tab", async ({ page, server, open }) => {
  await open(
    server.host(
      lecture(`<ply-scope id="a" algorithm="sss-star" game="${TREE}" at="12" style="height:300px" controls></ply-scope>
        <ply-scope id="b" algorithm="sss-star" game="${TREE}" at="12" style="height:420px" controls></ply-scope>`),
    ),
  );
  await stands(page, { a: 12, b: 12 });
  const tab = page.locator("#a").getByRole("tab", { name: "OPEN" });
  await tab.click();
  const row = page.locator("#a #panel-search tbody tr").last();
  await row.waitFor();
  const [inside, side] = await Promise.all([row.boundingBox(), page.locator("#a .side").boundingBox()]);
  assert.ok(inside && side && inside.y + inside.height <= side.y + side.height, "OPEN is in view");
  assert.equal(await page.locator("#b").getByRole("tab").count(), 0, "where there is room, both are seen");
});

pageTest(
  "keys are for the element that has the focus, and at the ends of its run for the page",
  async ({ page, server, open }) => {
    await open(
      server.host(
        lecture(`
        <ply-scope id="a" game="[1,2]" controls></ply-scope>
        <ply-scope id="b" game="[1,2]" controls></ply-scope><script>
          heard = [];
          addEventListener("keydown", ({ key, defaultPrevented }) => heard.push(key));
        </script>`),
      ),
    );
    await stands(page, { a: 0, b: 0 });
    await page.keyboard.press("ArrowRight");
    await stands(page, { a: 0, b: 0 });
    await page.locator("#a .sentence").click();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("PageDown");
    await stands(page, { a: 2, b: 0 });
    await page.locator("#b .sentence").click();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    const steps = /** @type {number} */ (
      await page.evaluate(() => /** @type {any} */ (document.getElementById("b")).steps)
    );
    await stands(page, { a: 2, b: steps - 1 });
    assert.deepEqual(await page.evaluate(() => Reflect.get(window, "heard")), ["ArrowRight"]);
    await page.keyboard.press("PageDown");
    await page.keyboard.press("PageDown");
    await stands(page, { b: steps });
    assert.deepEqual(await page.evaluate(() => Reflect.get(window, "heard")), ["ArrowRight", "PageDown"]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowLeft");
    await stands(page, { b: steps });
    assert.deepEqual(await page.evaluate(() => Reflect.get(window, "heard")), ["ArrowRight", "PageDown", "ArrowLeft"]);
  },
);

pageTest("attributes, properties, methods and events", async ({ page, server, open }) => {
  await open(
    server.host(lecture(`<ply-scope id="a" game="[[3,12],[8,2]]" class="x" data-v-7 @click="no"></ply-scope>`)),
  );
  await stands(page, { a: 0 });
  const told = await page.evaluate(async () => {
    const scope = /** @type {Scope} */ (document.getElementById("a"));
    const notice = () => scope.shadowRoot?.querySelector(".notice p")?.textContent;
    /** @type {unknown[]} */
    const told = [];
    const next = (/** @type {string} */ type) =>
      new Promise((resolve) => scope.addEventListener(type, ({ detail }) => resolve(detail), { once: true }));
    const end = next("end");
    told.push(await scope.step(), await scope.step(), await scope.back(), await scope.seek(4), scope.at, scope.steps);
    scope.at = 2;
    while (scope.at !== 2) await new Promise((done) => setTimeout(done));
    scope.setAttribute("algorithm", "sss-star");
    while (!scope.link.includes("sss-star")) await new Promise((done) => setTimeout(done));
    told.push(scope.link, scope.algorithm, notice());
    scope.at = "end";
    told.push(await end, scope.controls);
    const error = next("error");
    scope.game = "[[1,2";
    told.push(await error);
    return told;
  });
  assert.deepEqual(told.slice(0, 6), [1, 2, 1, 4, 4, 14]);
  assert.deepEqual(told.slice(6), [
    "#game=[[3,12],[8,2]]&algorithm=sss-star&at=2",
    "sss-star",
    undefined,
    { at: 12 },
    false,
    { message: "expected `]`, a comma or a space, found the end of the text" },
  ]);
});

pageTest(
  "each run has a promise that resolves when it is there, and a step that can be asked for",
  async ({ page, server, open }) => {
    await open(server.host(lecture("")));
    const told = await page.evaluate(async () => {
      await customElements.whenDefined("ply-scope");
      const scope = /** @type {Scope} */ (document.createElement("ply-scope"));
      scope.setAttribute("game", "[[3,12],[2,4]]");
      document.body.append(scope);
      await scope.ready;
      const told = [[scope.steps, await scope.seek(3), scope.at]];
      scope.game = "[[1,2],[3,4]]";
      await scope.ready;
      told.push([scope.steps, scope.at, scope.link]);
      // Without waiting, too.
      scope.game = "[[3,12],[2,4]]";
      told.push([await scope.seek(5), scope.steps]);
      scope.algorithm = "nonsense";
      told.push([await scope.ready.catch((/** @type {Error} */ { message }) => message.slice(0, 30)), scope.steps]);
      told.push([scope.link, await scope.step()]);
      return told;
    });
    assert.deepEqual(told, [
      [12, 3, 3],
      [14, 0, "#game=[[1,2],[3,4]]&at=0"],
      [5, 12],
      ["there is no search `nonsense`;", 12],
      ["#algorithm=alpha-beta&game=[[3,12],[2,4]]&at=5", 6],
    ]);
  },
);

pageTest("a page is told of each run, and of its first step", async ({ page, server, open }) => {
  await open(server.host(lecture(`<ply-scope id="a" game="[[3,12],[2,4]]"></ply-scope>`)));
  const told = await page.evaluate(async () => {
    await customElements.whenDefined("ply-scope");
    const scope = /** @type {Scope} */ (document.getElementById("a"));
    await scope.ready;
    /** @type {unknown[]} */
    const told = [];
    scope.addEventListener("ready", ({ detail }) => told.push(detail.steps));
    const step = () => new Promise((resolve) => scope.addEventListener("step", resolve, { once: true }));
    for (const game of ["[[1,2],[3,4]]", "[[3,12],[2,4]]"]) {
      const next = step();
      scope.game = game;
      told.push((await next).detail.at);
    }
    return told;
  });
  assert.deepEqual(told, [14, 0, 12, 0]);
});

pageTest("a step is asked for as in a link, and one that isn’t there is refused", async ({ page, server, open }) => {
  await open(server.host(lecture(`<ply-scope id="a" game="[[3,12],[2,4]]"></ply-scope>`)));
  const found = await page.evaluate(async () => {
    const scope = /** @type {Scope} */ (document.getElementById("a"));
    await customElements.whenDefined("ply-scope");
    await scope.ready;
    /** @type {unknown[]} */
    const found = [];
    for (const place of [4, "7", "40%", "end", "cutoff:1", "leaf:2", "node:2.1"]) found.push(await scope.seek(place));
    for (const place of [99, -1, 1.5, NaN, "", "nonsense", "cutoff:7", "purge:1", "node:9", "node:2.2", null])
      found.push(
        await scope
          .seek(place)
          .catch((/** @type {Error} */ { name, message }) => `${name}: ${message}; at ${scope.at}`),
      );
    return found;
  });
  const KINDS = "a step is a number, a percentage such as 40%, end, cutoff:1, purge:1, pass:1, leaf:1 or node:2.1";
  assert.deepEqual(
    found,
    [
      ...[4, 7, 5, 12, 10, 5, 9],
      "there is no step 99: steps are whole numbers from 0 to 12",
      ...["-1", "1.5", "NaN", '""', '"nonsense"'].map((place) => `there is no step ${place}: ${KINDS}`),
      "there is no step cutoff:7: the run has 1 such steps",
      "there is no step purge:1: the run has 0 such steps",
      "there is no node 9 in the tree",
      "the search never visits node 2.2",
      `there is no step null: ${KINDS}`,
    ].map((each) => (typeof each === "number" ? each : `RangeError: ${each}; at 9`)),
  );
});

pageTest("an element whose run can’t be opened shows why, and no other tree", async ({ page, server, open }) => {
  await open(server.host(lecture("")));
  const told = await page.evaluate(async () => {
    await customElements.whenDefined("ply-scope");
    const scope = /** @type {Scope} */ (document.createElement("ply-scope"));
    /** @type {unknown[]} */
    const told = [];
    scope.addEventListener("error", ({ detail }) => told.push(detail.message));
    scope.addEventListener("ready", () => told.push("ready"));
    Object.assign(scope, { algorithm: "alpha-betta", game: "[[3,!],[2,4]]", textContent: "The text of the author." });
    document.body.append(scope);
    const app = () => scope.shadowRoot?.querySelector("#app")?.checkVisibility();
    const line = () => scope.shadowRoot?.querySelector("[part=error]")?.textContent;
    told.push(await scope.ready.then(String, (/** @type {Error} */ { name }) => name), app(), line(), scope.steps);
    told.push(scope.shadowRoot?.querySelector("slot")?.checkVisibility());
    Object.assign(scope, { algorithm: "alpha-beta", game: "[[3,5],[2,4]]" });
    await scope.ready;
    told.push(app(), line());
    return told;
  });
  const why = /expected a number or a list, found `!`/i;
  assert.match(String(told[0]), why);
  assert.match(String(told[3]), why);
  assert.deepEqual([told[1], told[2], ...told.slice(4)], ["EngineError", false, 0, true, "ready", true, undefined]);
});

pageTest(
  "an element has the theme of what is behind it, and the colours that the page gives it",
  async ({ page, server, open }) => {
    await open(
      server.host(
        lecture(`
        <style>body.dark { background: #111 } #c { --alpha: rgb(1, 2, 3) } #c::part(sentence) { color: rgb(4, 5, 6) }</style>
        <ply-scope id="a" game="[1,2]" controls></ply-scope>
        <div style="background: #123"><ply-scope id="b" game="[1,2]" controls></ply-scope></div>
        <ply-scope id="c" game="[1,2]" theme="light" controls></ply-scope>`),
      ),
    );
    for (const id of ["a", "b", "c"]) await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await stands(page, { a: 0, b: 0, c: 0 });
    const paper = (/** @type {string} */ id) =>
      page.locator(`#${id} #app`).evaluate((app) => getComputedStyle(app).backgroundColor);
    const [light, dark] = ["rgb(251, 250, 246)", "rgb(21, 23, 27)"];
    assert.deepEqual([await paper("a"), await paper("b"), await paper("c")], [light, dark, light]);
    await page.evaluate(() => document.body.classList.add("dark"));
    await page.waitForFunction(() => document.getElementById("a")?.dataset.theme === "dark");
    assert.deepEqual([await paper("a"), await paper("b"), await paper("c")], [dark, dark, light]);
    const style = (/** @type {string} */ selector, /** @type {string} */ name) =>
      page.locator(selector).evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), name);
    assert.equal(await style("#c #app", "--alpha"), "rgb(1, 2, 3)");
    assert.equal(await style("#c .says", "color"), "rgb(4, 5, 6)");
  },
);

pageTest(
  "an element that can't start says why, above its content",
  { allow: [/./] },
  async ({ page, server, open }) => {
    const scope = `<ply-scope id="a" game="[1,2]">The tree has two leaves.</ply-scope>`;
    for (const [what, sentence] of /** @type {[RegExp, RegExp][]} */ ([
      [/viewing\.js$/, /Failed to fetch dynamically imported module/],
      [/element\.css$/, /no file css\/element\.css \(it answers 404\)/],
      [/_bg\.wasm$/, /no file wasm\/trees_bg\.wasm \(it answers 404\)/],
    ])) {
      await page.route(what, (route) => route.fulfill({ status: 404 }));
      await open(server.host(lecture(scope)));
      await page.locator("#a [role=alert]", { hasText: sentence }).waitFor();
      assert.ok(await page.getByText("The tree has two leaves.").isVisible());
      await page.unroute(what);
    }
    await open(server.host(lecture(scope), { "Content-Security-Policy": "default-src 'self'" }));
    await page.locator("#a [role=alert]", { hasText: /wasm-unsafe-eval/ }).waitFor();
    assert.ok(await page.getByText("The tree has two leaves.").isVisible());
  },
);

pageTest("a small one has the tree, and the sentence or the panel", async ({ page, server, open }) => {
  const small = `style="width: 320px; height: 240px" controls`;
  await open(
    server.host(
      lecture(`
        <ply-scope id="a" algorithm="sss-star" game="${TREE}" at="7" ${small}></ply-scope>
        <ply-scope id="b" game="${TREE}" at="12" ${small}></ply-scope>
        <ply-scope id="c" game="${TREE}" at="12" controls></ply-scope>`),
    ),
  );
  await stands(page, { a: 7, b: 12 });
  for (const [id, panel] of [
    ["a", "OPEN"],
    ["b", "Window"],
  ]) {
    const scope = page.locator(`#${id}`);
    const seen = async () => [
      await scope.locator(".sentence").isVisible(),
      await scope.locator("#panel-search").isVisible(),
    ];
    await scope.getByRole("tab", { name: panel, exact: true }).waitFor();
    assert.deepEqual(await seen(), [true, false]);
    await scope.getByRole("tab", { name: panel, exact: true }).click();
    assert.deepEqual(await seen(), [false, true]);
    const { height = 0 } = (await scope.locator(".stage").boundingBox()) ?? {};
    assert.ok(height >= 100, `the tree has ${height} pixels`);
    const scrolled = await scope.evaluate((host) => host.shadowRoot?.querySelector("#app")?.scrollWidth);
    assert.ok(Number(scrolled) <= 320, `${scrolled} pixels wide`);
  }
  await page.locator("#c").scrollIntoViewIfNeeded();
  await stands(page, { c: 12 });
  assert.equal(await page.locator("#c").getByRole("tab").count(), 0);
});

pageTest(
  "at every width, a page with an element scrolls down only, by the wheel, too",
  async ({ page, server, open }) => {
    // Nothing may be text that becomes a script or markup.
    const policy = `${STRICT}; require-trusted-types-for 'script'; trusted-types 'none'`;
    await open(
      server.host(
        lecture(
          `<ply-scope id="a" algorithm="sss-star" game="${TREE}" at="7" controls></ply-scope>${"<p>.".repeat(99)}`,
        ),
        {
          "Content-Security-Policy": policy,
        },
      ),
    );
    await stands(page, { a: 7 });
    for (const width of [320, 480, 544, 768, 1200]) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      const room = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok((await room()) <= 0, `${await room()} pixels too wide at ${width}`);
      const { x = 0, y = 0 } = (await page.locator("#a .stage").boundingBox()) ?? {};
      await page.mouse.move(x + 50, y + 50);
      await page.mouse.wheel(0, 100);
      await page.waitForFunction(() => scrollY > 0);
      await page.evaluate(() => scrollTo(0, 0));
    }
  },
);

pageTest(
  "on a phone, one of the usual height has OPEN behind a tab, and all of it in sight",
  async ({ page, server, open }) => {
    await open(
      server.host(
        lecture(
          `<ply-scope id="a" algorithm="sss-star" game="${TREE}" at="7" style="width: 320px; height: 480px" controls></ply-scope>`,
        ),
      ),
    );
    await stands(page, { a: 7 });
    const scope = page.locator("#a");
    const panel = scope.locator("#panel-search");
    await scope.getByRole("tab", { name: "OPEN", exact: true }).waitFor();
    assert.ok(await scope.locator(".sentence").isVisible());
    assert.ok(!(await panel.isVisible()));
    await scope.getByRole("tab", { name: "OPEN", exact: true }).click();
    assert.ok(await panel.isVisible());
    const cut = await scope.evaluate((host) => {
      const side = host.shadowRoot?.querySelector(".side")?.getBoundingClientRect();
      const rows = [...(host.shadowRoot?.querySelectorAll("#panel-search tbody tr, #panel-search li") ?? [])];
      const isIn = (/** @type {DOMRect} */ row) =>
        side &&
        row.top >= side.top &&
        row.bottom <= side.bottom + 0.5 &&
        row.left >= side.left &&
        row.right <= side.right;
      return [rows.length, rows.filter((row) => !isIn(row.getBoundingClientRect())).length];
    });
    assert.ok(cut[0] > 0 && cut[1] === 0, `${cut[1]} of ${cut[0]} rows are cut`);
    const { height = 0 } = (await scope.locator(".stage").boundingBox()) ?? {};
    assert.ok(height >= 180, `the tree has ${height} pixels`);
  },
);

pageTest("files of another site are loaded from there", async ({ page, server, open }) => {
  await page.route(`${server.otherUrl}**`, async (route) => {
    // The server may just have closed a connection.
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, headers: { ...response.headers(), "access-control-allow-origin": "*" } });
  });
  const here = new URL(server.url).origin;
  const there = new URL(server.otherUrl).origin;
  await open(
    server.host(lecture(`<ply-scope id="a" game="${TREE}" at="3" controls></ply-scope>`, server.otherUrl), {
      "Content-Security-Policy": `default-src 'none'; script-src ${there} 'wasm-unsafe-eval'; connect-src ${there}`,
    }),
  );
  await stands(page, { a: 3 });
  const asked = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name)));
  assert.ok(asked.every(({ origin, pathname }) => origin !== here || pathname === "/favicon.ico"));
  // A part may still be on its way.
  await page.waitForLoadState("networkidle");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

pageTest(
  "fifty elements load each file once, compile once, and do nothing out of view",
  async ({ page, context, server, open }) => {
    await page.addInitScript(count);
    /** @type {string[]} */
    const asked = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const scopes = Array.from(
      { length: 50 },
      (_, at) => `<ply-scope id="s${at}" game="${TREE}" at="${at % 20}" controls></ply-scope>`,
    );
    await open(server.host(lecture(`<div style="height:3000px"></div>${scopes.join("")}`)));
    await page.waitForTimeout(300);
    assert.equal(asked.filter((path) => !/host\/|element\.js|favicon/.test(path)).length, 0, `${asked}`);

    const counts = () => page.evaluate(() => ({ .../** @type {any} */ (window).counts }));
    await page.evaluate(() => scrollTo(0, 3000));
    await stands(page, { s0: 0, s1: 1 });
    const standing = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll("ply-scope")].filter((each) => each.shadowRoot?.querySelector("#app")).length,
      );
    await page.waitForTimeout(300);
    assert.ok((await standing()) < 5, "those out of view are not there");

    const cdp = await context.newCDPSession(page);
    const held = async () => {
      await cdp.send("HeapProfiler.collectGarbage");
      const { nodes } = await cdp.send("Memory.getDOMCounters");
      return { nodes, heap: (await cdp.send("Runtime.getHeapUsage")).usedSize };
    };
    const before = await held();
    for (let at = 0; at < 50; at++) {
      await page.locator(`#s${at}`).scrollIntoViewIfNeeded();
      await stands(page, { [`s${at}`]: at % 20 });
    }
    assert.equal(await standing(), 50);
    const many = asked.filter((path, at) => asked.indexOf(path) !== at);
    assert.deepEqual(many, []);
    assert.equal((await counts()).compiled, 1);

    // Nothing moves, so no frame is asked for.
    await page.waitForTimeout(700);
    const { frames } = await counts();
    await page.waitForTimeout(500);
    assert.equal((await counts()).frames, frames);

    // Removed, they give their memory back: as many others take no more than they did.
    const full = await held();
    const removed = async () => {
      await page.evaluate(() => {
        for (const scope of document.querySelectorAll("ply-scope")) scope.remove();
      });
      await page.waitForTimeout(700);
      return held();
    };
    const once = await removed();
    assert.ok(
      once.nodes - before.nodes < (full.nodes - before.nodes) / 20,
      `${before.nodes}, ${full.nodes}, ${once.nodes} nodes`,
    );
    await page.evaluate((tree) => {
      for (let at = 0; at < 50; at++) {
        const scope = Object.assign(document.createElement("ply-scope"), { game: tree, controls: true });
        document.body.append(scope);
        /** @type {any} */ (scope).ready;
      }
    }, TREE);
    await page.waitForFunction(() =>
      [...document.querySelectorAll("ply-scope")].every((each) => each.shadowRoot?.querySelector(".counter b")),
    );
    await page.waitForTimeout(300);
    const twice = await removed();
    const kept = (twice.heap - once.heap) / 50;
    console.log(
      `an element has ${Math.round((full.nodes - before.nodes) / 48)} nodes; removed, it leaves ${Math.round(kept)} bytes`,
    );
    assert.ok(kept < 4000, `${once.heap} and ${twice.heap} bytes`);
    assert.equal((await counts()).compiled, 1);
  },
);

pageTest(
  "the examples of docs/element.md work, and the events of steps are those of the trace",
  async ({ page, server, open }) => {
    const example = (/** @type {string} */ name) => recipe(name, "element.md");
    const head = example("head.html").replace("https://example.org/plyscope/", "/");
    await open(server.host(head + example("page.html").replace("<ply-scope", '<ply-scope id="a"')));
    await stands(page, { a: 7 });
    const style = () =>
      page.evaluate(() => {
        const scope = /** @type {Scope} */ (document.getElementById("a"));
        const [sentence, leaf] = ['[part="sentence"]', ".says"].map((name) => scope.shadowRoot?.querySelector(name));
        const { fontStyle } = getComputedStyle(/** @type {Element} */ (leaf ?? sentence));
        return [scope.offsetHeight, fontStyle, getComputedStyle(scope).getPropertyValue("--alpha").trim()];
      });
    const [height, plain, colour] = await style();
    assert.deepEqual([height, plain, colour === "rebeccapurple"], [480, "normal", false]);
    await page.addStyleTag({ content: example("style.css") });
    const [low, slanted, purple] = await style();
    assert.deepEqual([low, slanted], [360, "italic"]);
    assert.match(String(purple), /^(rebeccapurple|rgb\(102, 51, 153\)|#663399)$/);
    await page.route(
      ({ pathname }) => pathname === "/events.js",
      (route) => route.fulfill({ body: example("events.js"), contentType: "text/javascript" }),
    );
    await open(server.host(head + example("events.html").replace('"events.js"', '"/events.js"')));
    await stands(page, { run: 0 });
    for (const [step, events] of /** @type {[number, string][]} */ ([
      [3, "enter, evaluate"],
      [5, "enter, evaluate"],
    ])) {
      await page.getByRole("button", { name: "The next leaf" }).click();
      await stands(page, { run: step });
      await page.locator("p", { hasText: events }).waitFor();
    }

    const [header, ...lines] = readFileSync(join(root, "tests/corpus/traces/alpha-beta.jsonl"), "utf8")
      .trim()
      .split("\n");
    const { algorithm, game, options } = JSON.parse(header);
    const events = await page.evaluate(
      async ([algorithm, game, options]) => {
        const scope = /** @type {Scope} */ (document.createElement("ply-scope"));
        for (const [name, value] of Object.entries({ algorithm, game, ...options })) scope.setAttribute(name, value);
        document.body.append(scope);
        await scope.ready;
        const events = [];
        while (scope.at < scope.steps) {
          await scope.step();
          events.push(...(await scope.events()));
        }
        return events;
      },
      [algorithm, game.replace("tree:", ""), options],
    );
    assert.deepEqual(
      events,
      lines.map((line) => JSON.parse(line)),
    );
  },
);
