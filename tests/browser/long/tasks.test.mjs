// Tests of what measures the tasks of a page.

import assert from "node:assert/strict";
import { setTimeout as after } from "node:timers/promises";
import { pageTest } from "../harness.mjs";
import { tasksOf } from "../tasks.mjs";

const blank = "<!doctype html><title>a page</title>";

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
