// Tests of the harness: each kind of problem must fail a test.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";

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
