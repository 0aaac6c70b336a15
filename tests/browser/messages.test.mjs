// Messages between a frame and the page around it, which may be hostile.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageTest } from "./harness.mjs";
import { root } from "./server.mjs";

/** @typedef {import("playwright-core").Page} Page */

const TREE = "[[3,12,8],[2,4,6],[14,5,2]]";
const viewport = { width: 800, height: 600 };

/**
 * Returns a page with a frame that keeps what the frame says in `heard`.
 * @param {string} link @param {string} [folder]  the address of the page, such as one of another origin
 */
const host = (link, folder = "/") => `<!doctype html><title>Host</title><script>
  heard = [];
  addEventListener("message", ({ source, data }) => source === frames[0] && heard.push(data));
</script><iframe src="${folder}embed.html${link}" width="700" height="420" title="a run"></iframe>`;

/**
 * Sends messages to the frame, and returns when it has had time for them.
 * @param {Page} page
 * @param {unknown[]} messages
 */
const send = (page, ...messages) =>
  page.evaluate(async (messages) => {
    for (const message of messages) frames[0].postMessage(message, "*");
    await new Promise((done) => setTimeout(done, 300));
  }, messages);

/** Returns what the frame has said, and forgets it. @param {Page} page @returns {Promise<any[]>} */
const heard = (page) => page.evaluate(() => /** @type {any} */ (window).heard.splice(0));

/** Waits until the frame shows a step. @param {Page} page @param {number} step */
const stands = (page, step) =>
  page
    .frameLocator("iframe >> nth=0")
    .locator(".counter b", { hasText: new RegExp(`^${step}$`) })
    .waitFor();

pageTest(
  "a frame says that it is ready, and does what the page around it wants",
  { viewport },
  async ({ page, server, open }) => {
    await open(server.host(host(`#game=${TREE}&at=3`)));
    await stands(page, 3);
    await page.waitForFunction(() => /** @type {any} */ (window).heard.length === 3);
    const [{ height, ...ready }, lti, splice] = await heard(page);
    assert.deepEqual(ready, { subject: "plyscope.ready", version: 1, at: 3, steps: 22 });
    assert.ok(height >= 420 && height < 800, `${height}`);
    assert.deepEqual(lti, { subject: "lti.frameResize", height });
    assert.deepEqual(splice, { subject: "SPLICE.getState", message_id: "plyscope" });

    await send(page, { subject: "plyscope.state", message_id: 7 });
    assert.deepEqual(await heard(page), [
      { subject: "plyscope.state.response", message_id: 7, link: `#game=${TREE}&at=3`, at: 3, steps: 22 },
    ]);
    await send(page, { subject: "plyscope.seek", at: 5 });
    await stands(page, 5);
    await send(page, { subject: "plyscope.seek", at: "cutoff:1" });
    await stands(page, 12);
    assert.deepEqual(
      (await heard(page)).map(({ subject, at }) => [subject, at]),
      [
        ["plyscope.step", 5],
        ["plyscope.step", 12],
      ],
    );
    const reasons = [];
    for (const [message_id, at] of Object.entries({ a: 7, b: "end", c: 99, d: "purge:1" })) {
      await send(page, { subject: "plyscope.seek", message_id, at });
      await page.waitForFunction(
        (id) => /** @type {any} */ (window).heard.some((/** @type {any} */ each) => each.message_id === id),
        message_id,
      );
      reasons.push(...(await heard(page)).filter(({ subject }) => subject === "plyscope.seek.response"));
    }
    assert.deepEqual(
      reasons.map(({ message_id, at, error }) => [message_id, at, error]),
      [
        ["a", 7, undefined],
        ["b", 22, undefined],
        ["c", 22, "there is no step 99: steps are whole numbers from 0 to 22"],
        ["d", 22, "there is no step purge:1: the run has 0 such steps"],
      ],
    );
    await send(page, { subject: "plyscope.open", link: "#algorithm=sss-star&game=[[3,12],[2,4]]&at=end" });
    await page.frameLocator("iframe >> nth=0").locator("h1", { hasText: "SSS*" }).waitFor();
    await send(page, { subject: "plyscope.theme", theme: "dark" });
    assert.equal(await page.frameLocator("iframe >> nth=0").locator("html").getAttribute("data-theme"), "dark");
  },
);

pageTest(
  "a platform for courses keeps the state, and no score for looking on",
  { viewport },
  async ({ page, server, open }) => {
    await open(server.host(host(`#game=${TREE}`)));
    await stands(page, 0);
    await page.waitForFunction(() => /** @type {any} */ (window).heard.length === 3);
    await send(page, {
      subject: "SPLICE.getState.response",
      message_id: "plyscope",
      state: { link: `#game=${TREE}&at=11` },
    });
    await stands(page, 11);
    await heard(page);
    await page.frameLocator("iframe >> nth=0").getByRole("button", { name: "One step on" }).click();
    await page.waitForTimeout(1300);
    assert.deepEqual(await heard(page), [
      { subject: "SPLICE.sendEvent", name: "step", data: { at: 12, steps: 22 } },
      { subject: "SPLICE.reportScoreAndState", state: { link: `#game=${TREE}&at=12` } },
    ]);
  },
);

/** Returns the last report of marks. @param {import("playwright-core").Page} page */
async function reported(page) {
  const isReport = (/** @type {any} */ { subject }) => subject === "SPLICE.reportScoreAndState";
  await page.waitForFunction(() =>
    /** @type {any} */ (window).heard.some((/** @type {any} */ { state }) => state?.done?.length > 0),
  );
  return (await heard(page)).filter(isReport).at(-1);
}

pageTest(
  "a platform for courses is told of marks, and an exercise goes on",
  { viewport },
  async ({ page, server, open }) => {
    const link = `#game=${TREE}&practice=once,leaves,result`;
    const kept = async (/** @type {unknown} */ state) => {
      await open(server.host(host(link)));
      await page.waitForFunction(() => /** @type {any} */ (window).heard.length === 3);
      await heard(page);
      await send(page, { subject: "SPLICE.getState.response", message_id: "plyscope", state });
      const frame = page.frameLocator("iframe >> nth=0");
      const question = (/** @type {number} */ number) => frame.locator(".practice-question").nth(number - 1);
      await question(2).waitFor();
      return question;
    };
    let question = await kept(null);
    await question(1).locator("input").fill("3 12 8 2 4");
    await question(1).getByRole("button", { name: "Check" }).click();
    await question(1).getByText("Right is: 3, 12, 8, 2, 14, 5, 2").waitFor();
    const first = await reported(page);
    assert.equal(first.score, 4 / 9);
    assert.deepEqual(first.state.done, [0]);
    assert.ok(first.state.link.includes("&practice=once,leaves,result"), first.state.link);

    // What was checked stays so, and the rest can be worked.
    question = await kept(first.state);
    await question(1).getByText("Right is: 3, 12, 8, 2, 14, 5, 2").waitFor();
    assert.equal(await question(1).locator("input").inputValue(), "3; 12; 8; 2; 4");
    assert.ok(await question(1).locator("input").isDisabled());
    await heard(page);
    await question(2).locator("td input").nth(0).fill("3");
    await question(2).locator("td input").nth(1).fill("1");
    await question(2).getByRole("button", { name: "Check" }).click();
    await question(2).getByText("2 points of 2").waitFor();
    await page.waitForTimeout(1300);
    const second = await reported(page);
    assert.equal(second.score, 6 / 9);
    assert.deepEqual(second.state.done, [0, 1]);

    // Another run has no score.
    await send(page, { subject: "plyscope.open", link: `#game=${TREE}&at=3` });
    await stands(page, 3);
    await page.waitForTimeout(1300);
    const reports = (await heard(page)).filter(({ subject }) => subject === "SPLICE.reportScoreAndState");
    assert.deepEqual(reports.at(-1), {
      subject: "SPLICE.reportScoreAndState",
      state: { link: `#algorithm=alpha-beta&game=${TREE}&at=3` },
    });
    assert.equal(await page.frameLocator("iframe >> nth=0").locator(".practice").count(), 0);
  },
);

pageTest("an exercise that goes on keeps the hints that it has had", { viewport }, async ({ page, server, open }) => {
  const frame = page.frameLocator("iframe >> nth=0");
  /** Opens the exercise with what was kept of it. @param {unknown} state @param {string} [how] */
  const goOn = async (state, how = "on") => {
    await open(server.host(host(`#game=${TREE}&practice=${how},leaves`, server.otherUrl)));
    await page.waitForFunction(() => /** @type {any} */ (window).heard.length === 3);
    await heard(page);
    await send(page, { subject: "SPLICE.getState.response", message_id: "plyscope", state });
    await frame.locator(".practice-question input").waitFor();
  };
  await goOn(null);
  await frame.getByRole("button", { name: "Hint (3 left" }).click();
  await frame.getByRole("button", { name: "Hint (2 left" }).waitFor();
  await frame.locator(".practice-question input").fill("3 12 8 2 14 5 2");
  await frame.getByRole("button", { name: "Check" }).click();
  await frame.getByText("7 points of 7").waitFor();
  const { score, state } = await reported(page);
  assert.equal(score, 6 / 7, "a hint costs a point");
  assert.deepEqual(state.hints, [1]);
  await goOn(state);
  await frame.locator(".practice-score", { hasText: "6 of 7 points" }).waitFor();

  // Or it begins anew each time, if its author wants that.
  const link = state.link.replace("practice=on", "practice=on,afresh");
  await goOn({ ...state, link }, "on,afresh");
  await frame.getByRole("button", { name: "Hint (3 left" }).waitFor();
  await frame.locator(".practice-score:empty").waitFor({ state: "attached" });
  assert.equal(await frame.locator(".practice-question input").inputValue(), "");
});

pageTest("who has looked at the run in a frame gets no points", { viewport }, async ({ page, server, open }) => {
  await open(server.host(host(`#game=${TREE}&practice=once,leaves`, server.otherUrl)));
  await page.waitForFunction(() => /** @type {any} */ (window).heard.length === 3);
  await send(page, { subject: "SPLICE.getState.response", message_id: "plyscope", state: null });
  const frame = page.frameLocator("iframe >> nth=0");
  await frame.locator(".practice-question input").waitFor();
  await frame.getByRole("button", { name: "One step on" }).click();
  await frame.getByText("You have looked at the run").waitFor();
  await frame.locator(".practice-question input").fill("3 12 8 2 14 5 2");
  await frame.getByRole("button", { name: "Check" }).click();
  assert.equal((await reported(page)).score, 0);
});

pageTest("an exam in a frame tells only the platform what is right", { viewport }, async ({ page, server, open }) => {
  await open(server.host(host(`#game=${TREE}&practice=exam,leaves`, server.otherUrl)));
  await page.waitForFunction(() => /** @type {any} */ (window).heard.length === 3);
  await heard(page);
  await send(page, { subject: "SPLICE.getState.response", message_id: "plyscope", state: null });
  const frame = page.frameLocator("iframe >> nth=0");
  await frame.locator(".practice-question input").fill("3 12 8 2 14 5 2");
  await frame.getByRole("button", { name: "Hand in" }).click();
  assert.equal((await reported(page)).score, 1);
  assert.equal(await frame.locator(".practice .is-right, .practice .is-wrong, .practice mark").count(), 0);
});

pageTest(
  "messages of other windows, malformed ones and floods change nothing and hang nothing",
  { viewport },
  async ({ page, server, open }) => {
    await open(server.host(host(`#game=${TREE}&at=3`)));
    await stands(page, 3);
    await page.waitForFunction(() => /** @type {any} */ (window).heard.length === 3);
    await heard(page);
    // A frame beside it, and the frame itself.
    await page
      .evaluate(async () => {
        const other = document.createElement("iframe");
        other.srcdoc = `<script>parent.frames[0].postMessage({ subject: "plyscope.seek", at: 9 }, "*")</script>`;
        document.body.append(other);
        await new Promise((done) => setTimeout(done, 300));
        Reflect.get(frames[0], "eval")?.(`postMessage({ subject: "plyscope.seek", at: 9 }, "*")`);
      })
      .catch(() => {});
    await page.frames()[1].evaluate(() => postMessage({ subject: "plyscope.seek", at: 9 }, "*"));
    await page.waitForTimeout(300);
    await stands(page, 3);

    const link = "x".repeat(10_000_000);
    await send(page, null, 7, "plyscope.seek", [], {}, { subject: 7 }, { subject: ["plyscope.seek"], at: 9 });
    for (const at of [-1, 1.5, Number.NaN, Infinity, null, {}, [9], "9; x", "<b>", "cutoff:0", true])
      await send(page, { subject: "plyscope.seek", at });
    for (const wrong of [7, null, {}, "", "embed.html#at=9", "javascript:alert(1)", `#game=${link}`])
      await send(page, { subject: "plyscope.open", link: wrong });
    for (const theme of ["red", 1, null]) await send(page, { subject: "plyscope.theme", theme });
    await send(page, { subject: "SPLICE.getState.response", message_id: "other", state: { link: "#at=9" } });
    await send(page, { subject: "SPLICE.reportScoreAndState", score: 1 }, { subject: "plyscope.unknown" });
    await stands(page, 3);
    assert.deepEqual(await heard(page), []);

    // Names with markup stay text.
    const name = '<img src=x onerror="parent.heard.push(1)">';
    await send(page, {
      subject: "plyscope.open",
      link: `#game=${encodeURIComponent(`["${name.replaceAll('"', "")}":1,2]`)}&at=2`,
    });
    await stands(page, 2);
    assert.equal(await page.frameLocator("iframe >> nth=0").locator("img").count(), 0);
    await heard(page);

    // Of a flood, the last one is done, and few steps are shown on the way.
    await page.evaluate(() => {
      for (let at = 0; at < 20_000; at++) frames[0].postMessage({ subject: "plyscope.seek", at: at % 2 }, "*");
    });
    await stands(page, 1);
    await page.waitForTimeout(500);
    const steps = await heard(page);
    assert.ok(steps.length < 200, `${steps.length} steps were shown`);
  },
);

pageTest(
  "a frame of another width says what height it needs, and starts no loop",
  { viewport: { width: 1000, height: 600 } },
  async ({ page, server, open }) => {
    await open(server.host(host(`#algorithm=sss-star&game=${TREE}&at=7`)));
    await stands(page, 7);
    await page.waitForFunction(() => /** @type {any} */ (window).heard.length === 3);
    const [{ height: first }] = await heard(page);
    /** Returns what the frame says of another size: so many messages, and what else comes soon after. */
    const resize = async (
      /** @type {number} */ width,
      /** @type {number} */ height,
      /** @type {number} */ expected,
    ) => {
      await page.evaluate(
        ([width, height]) =>
          void Object.assign(/** @type {HTMLIFrameElement} */ (document.querySelector("iframe")), { width, height }),
        [width, height],
      );
      await page.waitForFunction((expected) => /** @type {any} */ (window).heard.length >= expected, expected);
      await page.waitForTimeout(900);
      return heard(page);
    };
    /** Returns the part of the sentence and the panel that is out of view. */
    const hidden = () =>
      page.frames()[1].evaluate(() => {
        const scrollers = [...document.querySelectorAll(".side, .telling, #panel-search")];
        return Math.max(...scrollers.map((element) => element.scrollHeight - element.clientHeight));
      });

    assert.deepEqual(await resize(700, first, 0), [], "the width is the same");
    const [narrow, ...more] = await resize(360, first, 1);
    assert.deepEqual(more, []);
    assert.equal(narrow.subject, "lti.frameResize");
    // Now the sentence and the panel are behind tabs.
    assert.ok(narrow.height > first + 20, `${narrow.height}, and ${first} at first`);
    assert.deepEqual(await resize(360, narrow.height, 0), [], "its height alone means nothing");
    assert.ok((await hidden()) <= 1, "it was the height that it needs");
    const [wide] = await resize(700, narrow.height, 1);
    assert.ok(Math.abs(wide.height - Math.max(first, 420)) <= 2, `${wide.height}, and ${first} at first`);

    // While it is being dragged, nothing. A drag that the machine interrupts is two, and is tried again.
    let pause = Infinity;
    for (let tries = 0; pause > 150 && tries < 8; tries++) {
      await page.waitForTimeout(1000);
      await heard(page);
      pause = await page.evaluate(
        async (left) => {
          const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
          let [last, pause] = [performance.now(), 0];
          for (let at = 0; at < 60; at++) {
            frame.width = `${left - at}`;
            await new Promise((done) => requestAnimationFrame(done));
            const now = performance.now();
            [last, pause] = [now, Math.max(pause, now - last)];
          }
          return pause;
        },
        640 - 60 * (tries % 2),
      );
      await page.waitForFunction(() => /** @type {any} */ (window).heard.length >= 1);
      await page.waitForTimeout(900);
    }
    assert.equal((await heard(page)).length, 1, "once at the end");

    // A host whose scroll bar comes and goes with the height.
    await page.waitForTimeout(1000);
    await page.evaluate(() => {
      const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
      addEventListener("message", ({ data }) => {
        if (data.subject !== "lti.frameResize") return;
        frame.width = frame.width === "500" ? "515" : "500";
        frame.height = data.height;
      });
      frame.width = "500";
    });
    await page.waitForTimeout(4000);
    const answers = (await heard(page)).length;
    assert.ok(answers >= 2 && answers <= 5, `${answers} messages`);
  },
);

const examples = readFileSync(join(root, "docs/messages.md"), "utf8");

pageTest("the example of docs/messages.md works", { viewport }, async ({ page, server, open }) => {
  const [, html] = /```html messages.html\n([\s\S]*?)```/.exec(examples) ?? [];
  const [, script] = /```js messages.js\n([\s\S]*?)```/.exec(examples) ?? [];
  await page.route("**/messages.js", (route) => route.fulfill({ body: script, contentType: "text/javascript" }));
  await page.addInitScript(() =>
    addEventListener("message", ({ data }) => {
      if (data.subject === "plyscope.ready") document.documentElement.dataset.ready = "";
    }),
  );
  await open(server.host(html.replaceAll("embed.html", "/embed.html").replaceAll('"messages.js"', '"/messages.js"')));
  // Before that, nobody listens.
  await page.locator("html[data-ready]").waitFor();
  await page.getByRole("button", { name: "The cutoff" }).click();
  await page.getByText(/^Step 10 of \d+$/).waitFor();
});
