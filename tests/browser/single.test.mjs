// Pages that are a single file: wherever a browser shows them, and as Share saves them.

import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { withRun } from "../../web/js/page/with-run.js";
import { pageTest } from "./harness.mjs";
import { recipe } from "./recipes.mjs";
import { root } from "./server.mjs";

const dist = join(root, "dist");
const PAGE = "plyscope.html";
const TREES = "plyscope-trees.html";
const names = readdirSync(dist).filter((name) => /^plyscope.*\.html$/.test(name));
const LINK = "#algorithm=sss-star&game=[[3,12,8],[2,4,6]]&at=3";
/** The limit of the file for written trees, in gzip bytes: chance nodes brought 16,000 of them, iterative deepening 12,000. */
const LIMIT = 362_000;

/** @typedef {import("playwright-core").Frame | import("playwright-core").Page} Place */

/** @param {string} name @param {string} [link] */
const onDisk = (name, link = "") => pathToFileURL(join(dist, name)).href + link;

/** Returns text for a double-quoted attribute. @param {string} text */
const quoted = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Returns the file with a link in it. @param {string} name */
const withLink = (name) => withRun(readFileSync(join(dist, name), "utf8"), LINK, "SSS*", "[[3,12,8],[2,4,6]]");

/** Waits until a step is shown. @param {Place} place @param {number} step */
const shows = (place, step) => place.locator(".counter", { hasText: new RegExp(`^${step}\\s*/`) }).waitFor();

/** Returns what is drawn and said. @param {Place} place */
const picture = (place) =>
  place.evaluate(() => [
    document.querySelector(".sentence")?.textContent,
    /** @type {HTMLCanvasElement} */ (document.querySelector(".stage > canvas")).toDataURL(),
  ]);

/** @param {string} file  in dist/ @returns {number} bytes */
const gzipped = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

test("there is a file for written trees, of a limited size, one for each part of the games, and one with everything", async () => {
  const parts = ["chess", "games", "trees", "words"].map((part) => `plyscope-${part}.html`);
  assert.deepEqual(names.sort(), [...parts, PAGE].sort());
  assert.ok(gzipped(TREES) < LIMIT, `${TREES} has ${gzipped(TREES)} bytes`);
});

test("the sizes in the documentation are those of the files", () => {
  const text = (/** @type {string} */ name) => readFileSync(join(root, "docs", name), "utf8");
  /** @type {[file: string, told: number][]} */
  const sizes = [
    ["wasm/trees_bg.wasm", 1000 * Number(/(\d+) KB for a written tree/.exec(text("element.md"))?.[1])],
    ["wasm/chess_bg.wasm", 1000 * Number(/own, (\d+) and 1,090 KB/.exec(text("javascript.md"))?.[1])],
  ];
  for (const [row] of text("embedding.md").matchAll(/^\| `plyscope.*\|$/gm)) {
    const told = [...row.matchAll(/\d+(?:,\d{3})+/g)].map(([number]) => Number(number.replaceAll(",", "")));
    for (const [index, [, file]] of [...row.matchAll(/`(plyscope[\w-]*\.html)`/g)].entries())
      sizes.push([file, told[index]]);
  }
  assert.equal(sizes.length, 2 + names.length);
  const measured = readFileSync(join(root, "BENCHMARKS.md"), "utf8");
  const [, row = ""] = /^\| one file: .*\| 1 each \| (.*) KB \|$/m.exec(measured) ?? [];
  const ofFiles = [
    "plyscope-trees.html",
    "plyscope-games.html",
    "plyscope-chess.html",
    "plyscope-words.html",
    "plyscope.html",
  ];
  for (const [index, size] of row.split(", ").entries())
    sizes.push([ofFiles[index], 1000 * Number(size.replaceAll(",", ""))]);
  assert.equal(sizes.length, 2 + 2 * names.length);
  for (const [file, told] of sizes) {
    const share = gzipped(file) / told;
    assert.ok(Math.abs(share - 1) < 0.05, `${file} has ${gzipped(file)} bytes, and the documentation says ${told}`);
  }
});

for (const name of names)
  pageTest(`${name} opens by itself from a disk`, async ({ page, open }) => {
    await open(onDisk(name));
    await shows(page, 0);
    assert.equal(await page.locator("[role=alert]:visible").count(), 0);
  });

pageTest("each file opens from a disk, and requests nothing", async ({ page, open }) => {
  /** @type {string[]} */
  const requests = [];
  page.on("request", (request) => /^(data|blob):/.test(request.url()) || requests.push(request.url()));
  for (const [name, search] of [
    [TREES, "nega-scout"],
    ["plyscope-games.html", "branch-and-bound&game=tsp"],
    [TREES, "b-star"],
    [TREES, "dual-star"],
    [TREES, "mtd"],
    [TREES, "proof-number"],
    [TREES, "mcts"],
    [PAGE, "mtd&theme=dark"],
  ]) {
    await open("about:blank");
    await open(onDisk(name, `#algorithm=${search}&at=2`));
    await shows(page, 2);
  }
  assert.deepEqual(
    requests.filter((url) => !names.some((name) => url.startsWith(onDisk(name)))),
    [],
  );
});

for (const name of [TREES, PAGE]) {
  pageTest(`${name} shows its link in any frame`, { policy: null }, async ({ page, open, server }) => {
    const html = withLink(name);
    const size = "width=900 height=600";
    const frames = {
      sandbox: `<iframe sandbox="allow-scripts" src="/${name}${LINK}" ${size}></iframe>`,
      srcdoc: `<iframe srcdoc="${quoted(html)}" ${size}></iframe>`,
      "srcdoc in a sandbox": `<iframe sandbox="allow-scripts" srcdoc="${quoted(html)}" ${size}></iframe>`,
      // A browser takes two megabytes of an address, which the page with all its games has not: only what means something
      // in one is written otherwise.
      ...(name === TREES && {
        data: `<iframe src="data:text/html;charset=utf-8,${quoted(html.replace(/[%#?\s]/g, encodeURIComponent))}" ${size}></iframe>`,
      }),
    };
    for (const [what, frame] of Object.entries(frames)) {
      await open(server.host(frame));
      await shows(/** @type {Place} */ (page.frames().at(-1)), 3).catch((error) => assert.fail(`${what}: ${error}`));
    }
    // A server that sends a sandbox in its policy, as Jupyter does for files.
    await open(server.host(html, { "Content-Security-Policy": "sandbox allow-scripts" }));
    await shows(page, 3);
    // The address of the page writes the steps.
    if (name === PAGE) {
      await page.keyboard.press("ArrowRight");
      await page.waitForFunction(() => location.hash.includes("at=4"));
    }
  });
}

pageTest(
  "the attribute of docs/embedding.md is a link, and its frame shows the same",
  async ({ page, open, server }) => {
    const file = readFileSync(join(dist, TREES), "utf8");
    const written = file.replace(/<html[^>]*>/, () => recipe("link.html", "embedding.md").trim());
    assert.notEqual(written, file);
    await open(server.host(written));
    await shows(page, 7);
    const [sentence] = await picture(page);
    const line = recipe("frame.html", "embedding.md").replace("https://example.org/plyscope/", "/");
    await open(server.host(`<!doctype html><title>Course</title>${line}`));
    const frame = page.frames().at(-1) ?? assert.fail("there is no frame");
    await shows(frame, 7);
    assert.equal(await frame.locator(".sentence").textContent(), sentence);
  },
);

pageTest("the link in the address goes before that in the file", async ({ page, open, server }) => {
  await open(server.host(withLink(TREES)) + LINK.replace("at=3", "at=5"));
  await shows(page, 5);
});

pageTest("a file for written trees says that it is one, if its link is of another game", async ({ page, open }) => {
  await open(onDisk(TREES, "#algorithm=alpha-beta&game=nim:1,2"));
  const line = page.locator(".starting", { hasText: "this file has only these searches" });
  await line.waitFor();
  assert.match(await line.innerText(), /trees that are written down: minimax, .*mcts/);
});

/**
 * Saves the file that Share offers, and returns its path.
 * @param {import("playwright-core").Page} page
 * @param {string} folder
 */
async function save(page, folder) {
  await page.getByRole("button", { name: "Share" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file", exact: true }).click(),
  ]);
  const path = join(folder, download.suggestedFilename());
  await page.getByText(`Saved as ${download.suggestedFilename()}`).waitFor();
  await download.saveAs(path);
  return path;
}

pageTest("what Share saves shows the same step", { viewport: { width: 900, height: 560 } }, async ({ page, open }) => {
  const folder = mkdtempSync(join(tmpdir(), "plyscope-single-"));
  try {
    for (const [link, title] of [
      // Names with markup stay names.
      [`${LINK}&overlay=leaves&players="<b>,</script>`, "SSS\\*"],
      ["#algorithm=alpha-beta&game=nim:1,2&at=4", "Alpha-beta"],
    ]) {
      await open("about:blank");
      await open(link);
      await page.locator(".counter").waitFor();
      const path = await save(page, folder);
      assert.match(path, /(sss-star-3-12-8-2-4-6-step-3|alpha-beta-nim-1-2-step-4)\.html$/);
      const at = Number(/at=(\d+)/.exec(link)?.[1]);
      await open(pathToFileURL(path).href);
      await shows(page, at);
      assert.match(await page.title(), new RegExp(`^${title} · Plyscope$`));
      const saved = await picture(page);
      await open("about:blank");
      await open(`embed.html${link}`);
      await shows(page, at);
      assert.deepEqual(saved, await picture(page));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

pageTest("the page that is a file saves a copy of itself with another step", async ({ page, open }) => {
  const folder = mkdtempSync(join(tmpdir(), "plyscope-single-"));
  try {
    await open(onDisk(PAGE, `${LINK}&theme=dark`));
    await shows(page, 3);
    await page.keyboard.press("ArrowRight");
    await shows(page, 4);
    const path = await save(page, folder);
    assert.equal(await page.locator(".share-line:not(.figure):visible").count(), 1, "a file has no address for others");
    await open(pathToFileURL(path).href);
    await shows(page, 4);
    const text = readFileSync(path, "utf8");
    const original = readFileSync(join(dist, PAGE), "utf8");
    assert.match(text, /<pre>\[\[3,12,8\],\[2,4,6\]\]<\/pre>/);
    // It has nothing else of the run.
    assert.ok(Math.abs(text.length - original.length) < 300, `${text.length} and ${original.length}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

pageTest("Share says so if the server has no file to save", { allow: [/404/] }, async ({ page, open }) => {
  await page.route(/plyscope-trees\.html$/, (route) => route.fulfill({ status: 404 }));
  await open(LINK);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Save as a file", exact: true }).click();
  await page.getByText("The page for the file can't be loaded (404).").waitFor();
});

pageTest(
  "a saved file shows its tree as text where scripts are off",
  { context: { javaScriptEnabled: false } },
  async ({ page, open, server }) => {
    await open(server.host(withLink(TREES)));
    await page.getByText("[[3,12,8],[2,4,6]]").waitFor();
    await page.getByText(/Scripts are turned off here/).waitFor();
  },
);
