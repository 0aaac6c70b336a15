// The site archive: names that caches may keep for ever, and a page that opens without a network.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { before, test } from "node:test";
import { unzipSync } from "fflate";
import { policyOf } from "../../web/api/server.js";
import { pageTest } from "./harness.mjs";
import { root, serve } from "./server.mjs";

const made = join(root, "target/site");
const make = () =>
  execFileSync(process.execPath, [join(root, "build/site.mjs"), "0.1.0", join(root, "target")], { encoding: "utf8" });
let archive = "";
before(() => {
  archive = make().replace("The site is ", "").trim();
});
const folders = () => readdirSync(made).filter((name) => /^[0-9a-f]{12}$/.test(name));

test("the archive has the files, the same ones each time, and the policy of the page", () => {
  const first = readFileSync(archive);
  make();
  assert.ok(first.equals(readFileSync(archive)), "another archive of the same files");
  const names = Object.keys(unzipSync(first));
  const [folder, ...others] = folders();
  assert.deepEqual(others, []);
  for (const name of ["index.html", "sw.js", `${folder}/js/main.js`, `${folder}/wasm/plyscope-wasm_bg.wasm`])
    assert.ok(names.includes(name), name);
  // Programs of readers run in a frame with a policy of its own, which no header may narrow. Nobody keeps what they
  // need who writes none.
  const kept = readFileSync(join(made, "sw.js"), "utf8");
  for (const name of [
    "sandbox.html",
    "js/lib/micropython.mjs",
    "js/lib/micropython.wasm",
    "js/program/worker.js",
    "js/program/python/hooks.py",
    "js/program/starts/minimax.py",
  ]) {
    assert.ok(names.includes(`${folder}/${name}`), name);
    assert.ok(!kept.includes(name), name);
  }
  assert.ok(!names.includes("sandbox.html"));
  const headers = readFileSync(join(made, "_headers"), "utf8");
  for (const [name, tours] of [
    ["index.html", "; connect-src 'self' https:"],
    ["embed.html", ""],
  ]) {
    const policy = policyOf(readFileSync(join(made, name), "utf8")) + tours;
    assert.ok(headers.includes(`/${name}\n  Content-Security-Policy: ${policy}\n`), name);
  }
  assert.match(headers, new RegExp(`^/${folder}/\\*\n.*immutable`, "m"));
  assert.doesNotMatch(headers.slice(headers.indexOf(`/${folder}/*`)), /Content-Security-Policy/);
});

pageTest("a page of the site loads all but itself from the folder with the hash", async ({ page, open }) => {
  const site = await serve({ folder: made });
  try {
    const [folder] = folders();
    /** @type {string[]} */
    const paths = [];
    page.on("request", (request) => paths.push(new URL(request.url()).pathname));
    for (const name of ["index.html", "embed.html"]) {
      await open(`${site.url}${name}#algorithm=sss-star&at=2`);
      await page.locator(".counter", { hasText: /^2\s*\// }).waitFor();
    }
    const others = paths.filter((path) => !path.startsWith(`/${folder}/`));
    assert.deepEqual([...new Set(others)].sort(), ["/embed.html", "/index.html"]);
  } finally {
    await site.close();
  }
});

pageTest("under the policy of _headers, a tour of another host is read", async ({ page, context, open }) => {
  const [, policy = ""] =
    /^\/index\.html\n {2}Content-Security-Policy: (.*)$/m.exec(readFileSync(join(made, "_headers"), "utf8")) ?? [];
  assert.match(policy, /default-src 'self'.*connect-src/);
  const site = await serve({ folder: made, policy });
  try {
    await context.route("https://far.example/**", (route) =>
      route.fulfill({
        body: "# [Far away](#game=[[3,12],[2,4]]&at=2)\n\nHello.\n",
        headers: { "access-control-allow-origin": "*" },
      }),
    );
    await open(`${site.url}index.html#tour=${encodeURIComponent("https://far.example/a.md")}`);
    await page.locator(".tour-text", { hasText: "Hello." }).waitFor();
    await page.locator(".counter", { hasText: /^2\s*\// }).waitFor();
  } finally {
    await site.close();
  }
});

pageTest("an element of the site has an address that stays, and a page to open", async ({ page, open }) => {
  const site = await serve({ folder: made });
  try {
    const element = '<ply-scope algorithm="sss-star" at="2" controls></ply-scope>';
    await open(site.url + site.host(`<script type="module" src="/js/element.js"></script>${element}`));
    await page.locator(".counter", { hasText: /^2\s*\// }).waitFor();
    const href = await page.locator("a.out").evaluate((link) => /** @type {HTMLAnchorElement} */ (link).href);
    await open(href);
    await page.locator(".counter", { hasText: /^2\s*\// }).waitFor();
  } finally {
    await site.close();
  }
});

pageTest(
  "the page opens without a network, with any search, and is never an old one",
  async ({ page, open, allow }) => {
    allow(/ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_ABORTED/);
    const site = await serve({ folder: made });
    try {
      await open(`${site.url}index.html`);
      await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        if (active?.state !== "activated")
          await new Promise((resolve) => active?.addEventListener("statechange", resolve));
      });
      // With a network, a new version of the page is there at once.
      const index = readFileSync(join(made, "index.html"), "utf8");
      writeFileSync(join(made, "index.html"), index.replace("<title>Plyscope", "<title>New version"));
      await page.reload({ waitUntil: "commit" });
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      const text = await page.evaluate(async () => (await fetch("index.html")).text());
      assert.match(text, /<title>New version/);
      writeFileSync(join(made, "index.html"), index);
      const queries = await page.evaluate(async () => {
        for (const query of ["?a=1", "?a=2"]) await (await fetch(`index.html${query}`)).text();
        const [name] = await caches.keys();
        const kept = await (await caches.open(name)).keys();
        return kept.map(({ url }) => new URL(url).search).filter((query) => query !== "");
      });
      assert.deepEqual(queries, [], "a page is kept once, and not for each query");
    } finally {
      await site.close();
    }
    for (const search of ["mcts", "b-star", "branch-and-bound&game=tsp"]) {
      await open("about:blank");
      await open(`${site.url}index.html#algorithm=${search}&at=2`);
      await page.locator(".counter", { hasText: /^2\s*\// }).waitFor();
    }
  },
);
