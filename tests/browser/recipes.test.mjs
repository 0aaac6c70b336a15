// The recipes of docs/recipes.md, each on a page of another origin.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { after, before, test } from "node:test";
import sanitize from "sanitize-html";
import { serve } from "../../web/api/server.js";
import { long, pageTest } from "./harness.mjs";
import { recipe as file, files } from "./recipes.mjs";
import { root } from "./server.mjs";

const TYPES = /** @type {const} */ ({ html: "text/html; charset=utf-8", js: "text/javascript" });

/**
 * Returns a file of a recipe.
 * @param {string} name
 * @param {import("./server.mjs").Server} [plyscope]  where Plyscope is
 */
function recipe(name, plyscope) {
  const text = file(name);
  if (!plyscope) return text;
  assert.ok(text.includes("https://example.org"), name);
  return text.replaceAll("https://example.org/plyscope/", plyscope.url).replaceAll("https://example.org", plyscope.url);
}

/** The host of the pages. @type {Awaited<ReturnType<typeof serve>>} */
let host;
/**
 * What it answers, beside the packages of npm.
 * @type {Map<string, { body: string, headers: Record<string, string> }>}
 */
const answers = new Map();
before(async () => {
  const folders = [join(root, "tests/node_modules")];
  host = await serve({ folders, csp: null, answer: (path) => answers.get(path.slice(1)) });
});
after(() => host.close());

/**
 * Returns the address of a page with this text.
 * @param {string} name
 * @param {string} body
 * @param {Record<string, string>} [headers]
 */
function put(name, body, headers = {}) {
  const type = TYPES[/** @type {keyof typeof TYPES} */ (name.split(".").at(-1))];
  answers.set(name, { body, headers: { "Content-Type": type, ...headers } });
  return host.url + name;
}

/** Waits until the frame of a page shows a step. @param {import("playwright-core").Page} page @param {number} step */
const shows = (page, step) =>
  page
    .frameLocator("iframe")
    .locator(".counter", { hasText: new RegExp(`^${step}\\s*/`) })
    .waitFor();

pageTest("a plain page, also on a phone", async ({ page, open, server }) => {
  await open(put("plain.html", `<!doctype html><title>Plain</title>${recipe("plain.html", server)}`));
  await shows(page, 7);
  await page.setViewportSize({ width: 360, height: 700 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 360, `the page is ${width} pixels wide`);
});

pageTest("a page with a strict policy", async ({ page, open, server, allow }) => {
  const policy = recipe("policy.txt", server).trim();
  const frame = recipe("plain.html", server).replace(/ style="[^"]*"/, "");
  const body = `<!doctype html><title>Strict</title>${frame}`;
  await open(put("strict.html", body, { "Content-Security-Policy": policy }));
  await shows(page, 7);
  // Without its host, the policy forbids it.
  allow(/frame-src|violates the following Content Security Policy|chrome-error/);
  const without = { "Content-Security-Policy": policy.replace(/frame-src [^;]*/, "frame-src 'none'") };
  await open(put("stricter.html", body, without));
  assert.equal(await page.frameLocator("iframe").locator(".counter").count(), 0);
});

/** What an author may use on a page that is sanitized. */
const ALLOWED = {
  allowedTags: ["p", "a", "img", "iframe"],
  allowedAttributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    iframe: ["src", "title", "width", "height", "loading"],
  },
};

pageTest("a page that is sanitized by a list", async ({ page, open, server }) => {
  const { hostname } = new URL(server.url);
  const clean = sanitize(recipe("plain.html", server), { ...ALLOWED, allowedIframeHostnames: [hostname] });
  assert.match(clean, /<iframe src=/);
  await open(put("list.html", `<!doctype html><title>List</title>${clean}`));
  await shows(page, 7);
  // A host that is not in the list loses its frame.
  const other = sanitize(recipe("plain.html", server), { ...ALLOWED, allowedIframeHostnames: ["example.com"] });
  assert.doesNotMatch(other, /src=/);
});

/** The sanitizer of browsers. */
const PURIFY = readFileSync(createRequire(import.meta.url).resolve("dompurify/dist/purify.min.js"), "utf8");

pageTest("a page that is sanitized in the browser", async ({ page, open, server }) => {
  await open(put("purify.html", "<!doctype html><title>Purify</title><div></div>"));
  await page.addScriptTag({ content: PURIFY });
  const clean = (/** @type {string} */ html, /** @type {object} */ options) =>
    page.evaluate(
      ([html, options]) => {
        const pure = /** @type {any} */ (window).DOMPurify.sanitize(html, options);
        /** @type {HTMLElement} */ (document.querySelector("div")).innerHTML = pure;
        return /** @type {string} */ (pure);
      },
      /** @type {const} */ ([html, options]),
    );
  await clean(recipe("plain.html", server), { ADD_TAGS: ["iframe"] });
  await shows(page, 7);
  // As it comes, it removes frames; the picture with its link stays.
  assert.doesNotMatch(await clean(recipe("plain.html", server), {}), /iframe/);
  const picture = recipe("picture.html", server).replace(/<img src="[^"]*"/, '<img src="data:,"');
  const { href } = new URL(/href="([^"]*)"/.exec(picture)?.[1].replaceAll("&amp;", "&") ?? "");
  await clean(picture, {});
  assert.equal(await page.locator("a").evaluate((link) => /** @type {HTMLAnchorElement} */ (link).href), href);
  await page.locator("a").click();
  await page.locator(".counter", { hasText: /^7\s*\// }).waitFor();
});

pageTest("slides of reveal.js, with a clicker that goes through the run and on", async ({ page, open, server }) => {
  put("slides.js", recipe("slides.js"));
  await open(put("slides.html", recipe("slides.html", server)));
  const slide = (/** @type {string} */ text) => page.locator("section.present", { hasText: text }).waitFor();
  await slide("Minimax");
  await page.keyboard.press("PageDown");
  await shows(page, 0);
  const counter = page.frameLocator("iframe").locator(".counter");
  const steps = Number((await counter.innerText()).split("/")[1]);
  assert.ok(steps > 3, `${steps}`);
  for (let step = 1; step <= steps; step++) {
    await page.keyboard.press("PageDown");
    await shows(page, step);
  }
  // One press tells that the run has ended, and the slides have the next one.
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await slide("Questions?");
  await page.keyboard.press("PageUp");
  await page.locator("section.present iframe").waitFor();
  await shows(page, steps);
});

/** Waits until an element shows a step. @param {import("playwright-core").Page} page */
const showsElement = (page) =>
  page
    .locator("ply-scope .counter", { hasText: /^7\s*\// })
    .first()
    .waitFor();

/** Plyscope on the host of the page, which need not allow other hosts. @param {string} text */
const beside = (text) => text.replaceAll("https://example.org/plyscope/", "/");

pageTest("twenty elements on one page, with one engine", async ({ page, open, server }) => {
  const [head, element] = beside(recipe("elements.html")).split("\n\n");
  /** @type {string[]} */
  const modules = [];
  page.on("request", (request) => request.url().endsWith(".wasm") && modules.push(request.url()));
  await open(server.host(`<!doctype html><title>Twenty</title>${head}${element.repeat(20)}`));
  for (const scope of await page.locator("ply-scope").all()) {
    await scope.scrollIntoViewIfNeeded();
    await scope.locator(".counter", { hasText: /^7\s*\// }).waitFor();
  }
  assert.equal(await page.locator("ply-scope").count(), 20);
  assert.equal(modules.length, 1, `${modules}`);
});

pageTest("a page of MDX", async ({ page, open, server }) => {
  const [{ evaluate }, runtime, { renderToStaticMarkup }] = await Promise.all([
    import("@mdx-js/mdx"),
    import("react/jsx-runtime"),
    import("react-dom/server"),
  ]);
  const { default: Page } = await evaluate(recipe("lecture.mdx"), /** @type {any} */ (runtime));
  const html = renderToStaticMarkup(runtime.jsx(Page, {}));
  await open(
    server.host(`<!doctype html><title>MDX</title><script type="module" src="/js/element.js"></script>${html}`),
  );
  await showsElement(page);
  assert.equal(await page.locator("ply-scope .transport").count(), 1);
});

/**
 * Makes a site in a folder, and looks at a page of it.
 * @param {Pick<import("./harness.mjs").Stage, "page" | "open">} stage
 * @param {(folder: string, run: (program: string, ...args: string[]) => void) => string} build  returns the folder of
 *     the site
 * @param {string} [path]  of the page
 * @param {() => Promise<void>} [look]  looks further
 */
async function showsSite({ page, open }, build, path = "", look = async () => {}) {
  const folder = mkdtempSync(join(tmpdir(), "plyscope-site-"));
  try {
    const made = build(folder, (program, ...args) => execFileSync(program, args, { cwd: folder, stdio: "pipe" }));
    const site = await serve({ folders: [made, join(root, "dist")], csp: null });
    try {
      await open(site.url + path);
      await showsElement(page);
      await look();
    } finally {
      await site.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Installs a program of PyPI in a folder and returns Python. @param {string} folder @param {string} name */
function python(folder, name) {
  const program = join(folder, process.platform === "win32" ? "env/Scripts/python.exe" : "env/bin/python");
  execFileSync("python3", ["-m", "venv", join(folder, "env")]);
  execFileSync(program, ["-m", "pip", "install", "--quiet", name]);
  return program;
}

pageTest(
  "a site of MkDocs",
  // Its theme has a highlighter from another host.
  { skip: !long && "--long fetches MkDocs", timeout: 180_000, allow: [/cdnjs|hljs|ERR_NAME_NOT_RESOLVED/] },
  (stage) =>
    showsSite(stage, (folder, run) => {
      mkdirSync(join(folder, "docs"));
      writeFileSync(join(folder, "mkdocs.yml"), beside(recipe("mkdocs.yml")));
      writeFileSync(join(folder, "docs/index.md"), recipe("index.md"));
      run(python(folder, "mkdocs==1.6.1"), "-m", "mkdocs", "build", "--quiet", "--strict");
      return join(folder, "site");
    }),
);

pageTest(
  "a site of MkDocs with the theme Material, dark, and the element in a note",
  { skip: !long && "--long fetches MkDocs and its theme", timeout: 180_000, allow: [/fonts\.g|ERR_NAME_NOT_RESOLVED/] },
  (stage) =>
    showsSite(
      stage,
      (folder, run) => {
        mkdirSync(join(folder, "docs"));
        const theme = "theme: { name: material, palette: { scheme: slate } }\nmarkdown_extensions: [admonition]\n";
        writeFileSync(join(folder, "mkdocs.yml"), beside(recipe("mkdocs.yml")) + theme);
        const note = recipe("index.md").replace(/^<ply-scope.*$/m, (element) => `!!! note\n\n    ${element}`);
        writeFileSync(join(folder, "docs/index.md"), note);
        run(python(folder, "mkdocs-material==9.6.20"), "-m", "mkdocs", "build", "--quiet", "--strict");
        return join(folder, "site");
      },
      "",
      async () => {
        const { theme } = await stage.page.locator(".admonition ply-scope").evaluate(({ dataset }) => dataset);
        assert.equal(theme, "dark");
      },
    ),
);

pageTest("a site of Docusaurus", { skip: !long && "--long fetches Docusaurus", timeout: 600_000 }, (stage) =>
  showsSite(stage, (folder, run) => {
    const packages = ["core", "plugin-content-pages", "theme-classic"].map((name) => `@docusaurus/${name}@3.10.2`);
    mkdirSync(join(folder, "src/pages"), { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
    writeFileSync(join(folder, "docusaurus.config.js"), beside(recipe("docusaurus.config.js")));
    writeFileSync(join(folder, "src/pages/index.mdx"), recipe("lecture.mdx"));
    run("npm", "install", "--no-audit", "--no-fund", "--loglevel=error", ...packages, "react@19", "react-dom@19");
    run("npx", "docusaurus", "build");
    return join(folder, "build");
  }),
);

pageTest(
  "a document of pandoc, which Quarto uses",
  { skip: !long && "--long fetches pandoc", timeout: 180_000 },
  (stage) =>
    showsSite(
      stage,
      (folder, run) => {
        writeFileSync(join(folder, "lecture.qmd"), beside(recipe("lecture.qmd")));
        const convert =
          "pypandoc.convert_file('lecture.qmd', 'html', 'markdown', ['--standalone'], outputfile='lecture.html')";
        run(python(folder, "pypandoc_binary==1.15"), "-c", `import pypandoc; ${convert}`);
        return folder;
      },
      "lecture.html",
    ),
);

test("each file of a recipe is used by a test", () => {
  const tests = ["recipes.test.mjs", "../package/widget.test.mjs"];
  const source = tests.map((name) => readFileSync(new URL(name, import.meta.url), "utf8")).join("");
  for (const name of files.keys()) assert.ok(source.includes(`recipe("${name}"`), name);
});
