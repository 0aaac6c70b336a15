// Tests of the harness: each kind of problem must fail a test.

import assert from "node:assert/strict";
import { setTimeout as after } from "node:timers/promises";
import { pageTest } from "../harness.mjs";
import { tasksOf } from "../tasks.mjs";

const blank = "<!doctype html><title>a page</title>";

pageTest(
  "an uncaught error is a problem",
  { allow: [/uncaught.*on purpose/s] },
  async ({ page, open, server, problems }) => {
    await open(server.host(`${blank}<script>setTimeout(() => { throw new Error("on purpose") })</script>`));
    await page.waitForTimeout(100);
    assert.match(problems().join("\n"), /on purpose/);
  },
);

pageTest("console.error is a problem", { allow: [/on purpose/] }, async ({ page, open, server, problems }) => {
  await open(server.host(blank));
  await page.evaluate(() => console.error("on purpose"));
  await page.waitForTimeout(50);
  assert.equal(problems().length, 1);
});

pageTest("a missing file is a problem", { allow: [/not-there/] }, async ({ open, server, problems }) => {
  await open(server.host(`${blank}<script src="/not-there.js"></script>`));
  assert.match(problems().join("\n"), /not-there\.js: 404/);
});

pageTest(
  "a request that is given up, as when its page is left, is no problem",
  async ({ page, open, server, problems }) => {
    await open(server.host(blank));
    await page.evaluate(() => {
      const leaving = new AbortController();
      const answer = fetch("/index.html", { signal: leaving.signal }).catch(() => undefined);
      leaving.abort();
      return answer;
    });
    await page.waitForTimeout(100);
    assert.deepEqual(problems(), []);
  },
);

pageTest(
  "an inline script breaks the policy",
  { allow: [/Content Security Policy/] },
  async ({ page, open, problems }) => {
    await open("index.html");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.body.append(script);
    });
    await page.waitForTimeout(50);
    assert.equal(await page.evaluate(() => window.ran), undefined);
    assert.match(problems().join("\n"), /Content Security Policy/);
  },
);

pageTest("a long task is recorded, once", async ({ page, open, server, longTasks }) => {
  await open(server.host(blank));
  await longTasks();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          const end = performance.now() + 150;
          while (performance.now() < end);
          resolve(undefined);
        });
      }),
  );
  const tasks = (await longTasks()).filter((task) => task.duration >= 140);
  assert.equal(tasks.length, 1, JSON.stringify(tasks));
  assert.deepEqual(await longTasks(), []);
});

pageTest("a task counts by the time that the processor works for it", async ({ page, open, server }) => {
  await open(server.host(blank));
  const [work] = await tasksOf(page, () =>
    page.evaluate(() => {
      // As much as it is, and not as long as it takes on a busy machine.
      let sum = 0;
      for (let i = 0; i < 3e8; i++) sum = (sum * 31 + i) | 0;
      return sum;
    }),
  );
  assert.ok(work > 100, `300 million steps take ${work} ms of the processor`);
  // A task waits for an answer as it waits while other programs run.
  await page.route("**/late", async (route) => {
    await after(600);
    await route.fulfill({ body: "" });
  });
  const [wait] = await tasksOf(page, () =>
    page.evaluate(() => {
      const request = new XMLHttpRequest();
      request.open("GET", "/late", false);
      request.send();
    }),
  );
  assert.ok(wait < 100, `a task that waits for 600 ms takes ${wait} ms of the processor`);
});
