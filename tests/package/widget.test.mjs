// The notebook widget: its script with a model like that of anywidget, and, in the long tests, the
// wheel in an environment of its own.

import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { after, before, test } from "node:test";
import { launch } from "../browser/browser.mjs";
import { recipe } from "../browser/recipes.mjs";
import { root } from "./project.mjs";

const long = process.env.PLYSCOPE_LONG === "1";

/** The folder of the script, and of the modules that the object in Python sends. */
const made = join(root, "target/widget");

/** @type {import("playwright-core").Browser} */
let browser;
let script = "";
before(async () => {
  execFileSync(process.execPath, [join(root, "build/widget.mjs"), join(made, "widget.js")]);
  script = readFileSync(join(made, "widget.js"), "utf8");
  browser = await launch();
});
after(() => browser?.close());

/**
 * Opens a page with a widget, as a notebook does.
 * @param {Record<string, unknown>} traits
 * @param {boolean} [hasKernel]  false if nobody answers
 */
async function notebook(traits, hasKernel = true) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("request", (request) => /^(blob|data|about):/.test(request.url()) || problems.push(request.url()));
  await page.exposeFunction("fileOf", (/** @type {string} */ name) =>
    hasKernel ? readFileSync(join(made, name), "base64") : undefined,
  );
  await page.evaluate(
    async ([script, traits]) => {
      const listeners = /** @type {Record<string, ((...values: any[]) => void)[]>} */ ({});
      const model = {
        state: { options: {}, at: 0, height: 420, steps: 0, events: [], _key: "k", .../** @type {any} */ (traits) },
        saves: 0,
        /** @type {any[]} */
        sent: [],
        get: (/** @type {string} */ name) => model.state[name],
        set(/** @type {string} */ name, /** @type {unknown} */ value) {
          model.state[name] = value;
          for (const listener of listeners[`change:${name}`] ?? []) listener();
        },
        save_changes: () => void model.saves++,
        async send(/** @type {any} */ content) {
          model.sent.push(content);
          const text = content.file && (await /** @type {any} */ (window).fileOf(content.file));
          if (!text) return;
          // Between other bytes, as in a message.
          const bytes = Uint8Array.from(`--${atob(text)}--`, (char) => char.charCodeAt(0));
          const buffers = [new DataView(bytes.buffer, 2, bytes.length - 4)];
          for (const listener of listeners["msg:custom"] ?? []) listener({ file: "another.gz" }, []);
          for (const listener of listeners["msg:custom"] ?? []) listener({ file: content.file }, buffers);
        },
        on(/** @type {string} */ event, /** @type {(...values: any[]) => void} */ listener) {
          listeners[event] = [...(listeners[event] ?? []), listener];
        },
        off(/** @type {string} */ event, /** @type {() => void} */ listener) {
          listeners[event] = (listeners[event] ?? []).filter((other) => other !== listener);
        },
      };
      const address = URL.createObjectURL(new Blob([/** @type {string} */ (script)], { type: "text/javascript" }));
      const { default: widget } = await import(address);
      // As anywidget does, each place gets another object for the model.
      const render = (/** @type {HTMLElement} */ el) => widget.render({ model: { ...model }, el });
      Object.assign(window, { model, render, remove: render(document.body), listeners });
    },
    /** @type {const} */ ([script, traits]),
  );
  /** Waits until the model has these values. @param {Record<string, unknown>} values */
  const has = (values) =>
    page.waitForFunction((values) => {
      const { state } = /** @type {any} */ (window).model;
      return Object.entries(values).every(([name, value]) => state[name] === value);
    }, values);
  const set = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    page.evaluate(
      ([name, value]) => /** @type {any} */ (window).model.set(name, value),
      /** @type {const} */ ([name, value]),
    );
  const events = () =>
    page.evaluate(() => /** @type {any} */ (window).model.state.events.map((/** @type {any} */ line) => line.event));
  return { page, problems, has, set, events };
}

test("the widget shows the step of the object, and tells it the step of the reader, with its events", async () => {
  const { page, problems, has, set, events } = await notebook({
    algorithm: "sss-star",
    game: "[[3,12,8],[2,4,6]]",
    at: 3,
  });
  await has({ at: 3, steps: 12 });
  assert.ok((await events()).includes("push"), `${await events()}`);
  const counter = page.locator(".counter");
  assert.match(await counter.innerText(), /^3\s*\//);
  await page.locator(".transport button").nth(3).click();
  await has({ at: 4 });
  await set("at", 9);
  await counter.filter({ hasText: /^9\s*\// }).waitFor();
  await set("at", "end");
  await has({ at: 12 });
  assert.ok((await events()).includes("done"), `${await events()}`);
  assert.deepEqual(problems, []);
  await page.close();
});

test("a step that is told late does not undo a step that was asked for since", async () => {
  const { page, has } = await notebook({ algorithm: "minimax", game: "[1,[2,3]]" });
  await page.evaluate(() => {
    // The events of step 0 are still to be loaded.
    const ready = () => /** @type {any} */ (window).model.set("at", 2);
    document.querySelector("ply-scope-widget")?.addEventListener("ready", ready);
  });
  await has({ at: 2 });
  await page
    .locator(".counter")
    .filter({ hasText: /^2\s*\// })
    .waitFor();
  await page.close();
});

test("the widget shows another search, game and option, and can be removed", async () => {
  const { page, problems, has, set } = await notebook({ algorithm: "minimax", game: "[1,[2,3]]" });
  await page.locator(".counter").filter({ hasText: "0" }).waitFor();
  await set("at", 2);
  await has({ at: 2 });
  await set("game", "nim:1,2");
  await set("algorithm", "alpha-beta");
  await set("options", { depth: 1 });
  await page.getByText("Alpha-beta").first().waitFor({ state: "attached" });
  await set("height", 300);
  const { height } = (await page.locator("ply-scope-widget").boundingBox()) ?? {};
  assert.equal(height, 300);
  assert.deepEqual(problems, []);
  await page.evaluate(() => /** @type {any} */ (window).remove());
  assert.equal(await page.locator("ply-scope-widget").count(), 0);
  const left = await page.evaluate(() => Object.values(/** @type {any} */ (window).listeners).flat().length);
  assert.equal(left, 0);
  await page.close();
});

test("a game with a module of its own is sent by the object, before and after other games", async () => {
  const { page, problems, set } = await notebook({
    algorithm: "alpha-beta",
    game: "chess:e4",
    options: { depth: 1 },
  });
  for (const [next, options] of /** @type {[string, object][]} */ ([
    ["chess:e4", { depth: 1 }],
    ["[[3,12],[2,4]]", {}],
    ["words:5/5/1CAT1/5/5,ERS,DO?", { depth: 1 }],
    ["chess:e4", { depth: 1 }],
  ])) {
    await set("game", next);
    await set("options", options);
    await set("at", "end");
    await page.waitForFunction(
      (game) => decodeURIComponent(document.querySelector("ply-scope-widget")?.link ?? "").includes(`game=${game}&`),
      next,
    );
  }
  const asked = await page.evaluate(() => /** @type {any} */ (window).model.sent.flatMap(({ file }) => file ?? []));
  assert.deepEqual(asked, ["chess_bg.wasm.gz", "words_bg.wasm.gz"]);
  assert.equal(await page.locator("ply-scope-widget").count(), 1);
  assert.deepEqual(problems, []);
  await page.close();
});

test("each object brings a copy of the script, and all use the first one", async () => {
  const { page, problems } = await notebook({ algorithm: "minimax", game: "[1,2]" });
  await page.waitForFunction(() => /** @type {any} */ (window).model.sent.length > 0);
  const file = await page.evaluate(async (script) => {
    const { default: widget } = await import(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
    const { model } = /** @type {any} */ (window);
    const state = { ...model.state, _key: "other", game: "chess:e4", options: { depth: 1 } };
    const other = { ...model, sent: [], get: (/** @type {string} */ name) => state[name], set() {} };
    /** @param {any} content */
    other.send = (content) => {
      other.sent.push(content);
      model.send(content);
    };
    widget.render({ model: other, el: document.body });
    while (other.sent.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
    return [other.sent[0].file, other.sent[1].picture];
  }, script);
  assert.equal(file[0], "chess_bg.wasm.gz");
  assert.match(file[1], /<title>Minimax.*<desc>chess:e4<.*>a5</s);
  assert.deepEqual(problems, []);
  await page.close();
});

test("without a kernel, such a game is not shown as another one", async () => {
  const { page } = await notebook({ algorithm: "alpha-beta", game: "chess:e4", options: { depth: 1 } }, false);
  await page.getByText("The kernel of this notebook sends what chess needs.").waitFor();
  assert.equal(await page.locator(".counter").count(), 0);
  await page.close();
});

test("the object gets a picture of the step that is shown first, and the widget outlives its place", async () => {
  const { page, problems, has } = await notebook({ algorithm: "sss-star", game: "[[3,12,8],[2,4,6]]", at: 3 });
  await page.waitForFunction(() => /** @type {any} */ (window).model.sent.length > 0);
  const sent = await page.evaluate(() => /** @type {any} */ (window).model.sent);
  assert.deepEqual(Object.keys(sent[0]), ["picture", "link"]);
  assert.match(sent[0].picture, /^<svg [^>]*width="700".*<title>SSS\*, Step 3.*>12<.*<\/svg>\s*$/s);
  assert.equal(sent[0].link, "#algorithm=sss-star&game=[[3,12,8],[2,4,6]]&at=3");
  await page.locator(".transport button").nth(3).click();
  await has({ at: 4 });
  // As JupyterLab does it when the object adds the picture to the output.
  const left = await page.evaluate(async () => {
    const first = document.querySelector("ply-scope-widget");
    document.body.textContent = "Loading widget...";
    await new Promise((resolve) => setTimeout(resolve, 200));
    document.body.textContent = "";
    const place = document.body.appendChild(document.createElement("div"));
    Object.assign(window, { remove: /** @type {any} */ (window).render(place) });
    // A second place has a widget of its own.
    const other = document.body.appendChild(document.createElement("div"));
    /** @type {any} */ (window).render(other);
    return [place.firstChild === first, other.firstChild === first];
  });
  assert.deepEqual(left, [true, false]);
  await page.waitForFunction(() => document.querySelectorAll("ply-scope-widget").length === 2);
  assert.match(await page.locator(".counter").first().innerText(), /^4\s*\//);
  assert.deepEqual(problems, []);
  await page.close();
});

test("a place that the notebook takes out of the document is put back, and gives up its view when it is removed", async () => {
  const { page, problems } = await notebook({ algorithm: "minimax", game: "[1,[2,3]]" });
  const left = await page.evaluate(async () => {
    const render = (/** @type {HTMLElement} */ place) => /** @type {any} */ (window).render(place);
    const created = () => document.createElement("div");
    const soon = async (/** @type {() => unknown} */ is) => {
      for (let turn = 0; turn < 200 && !is(); turn++) await new Promise((resolve) => setTimeout(resolve, 20));
      return Boolean(is());
    };
    const first = document.body.appendChild(created());
    render(first);
    const viewer = first.querySelector("ply-scope-widget")?.shadowRoot;
    const shown = [await soon(() => viewer?.querySelector(".counter"))];
    first.remove();
    const second = created();
    const remove = render(second);
    document.body.append(second);
    const back = await soon(() => first.previousSibling === second && first.style.display === "none");
    shown.push(Boolean(viewer?.querySelector(".counter")));
    second.remove();
    remove();
    return [...shown, back, await soon(() => !viewer?.querySelector(".counter"))];
  });
  assert.deepEqual(left, [true, true, true, true]);
  assert.deepEqual(problems, []);
  await page.close();
});

/** An environment of Python with the wheel, once a test needs it. @type {string | undefined} */
let environment;
after(() => environment && rmSync(environment, { recursive: true, force: true }));

/** Installs the wheel and other packages. Returns the Python of the environment. @param {string[]} packages */
function installed(...packages) {
  const wheels = join(root, "dist/python");
  const [wheel, ...others] = readdirSync(wheels);
  assert.deepEqual(others, []);
  const isNew = environment === undefined;
  if (isNew) environment = mkdtempSync(join(tmpdir(), "plyscope-wheel-"));
  const folder = String(environment);
  const python = join(folder, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  if (isNew) execFileSync("python3", ["-m", "venv", folder]);
  // With the packages of the widget, too.
  const wanted = [`${join(wheels, wheel)}[widget]`, ...packages];
  execFileSync(python, ["-m", "pip", "install", "--quiet", ...wanted]);
  return python;
}

test("the wheel is installed, and the object has its traits", { skip: !long && "--long fetches anywidget" }, () => {
  const python = installed();
  const program = [
    recipe("widget.py"),
    "scope.at = 'cutoff:1'",
    "print(scope.algorithm, scope.at, scope.steps, len(scope._esm) > 500_000, sorted(scope.get_state())[:3])",
    // What is sent, and what a cell shows.
    "from IPython.display import DisplayHandle",
    "from IPython.core.interactiveshell import InteractiveShell",
    "scope._ipython_display_()",
    "InteractiveShell.instance()",
    "shown = []",
    "DisplayHandle.update = lambda self, bundle, **_: shown.append(sorted(bundle))",
    "sent = []",
    "scope.send = lambda content, buffers: sent.append((content['file'], len(buffers[0]) > 300_000))",
    "for name in ['chess_bg.wasm.gz', 'words_bg.wasm.gz', '../__init__.py', None]: scope._receive(scope, {'file': name}, [])",
    "scope._ipython_display_()",
    "for _ in range(2): scope._receive(scope, {'picture': '<svg/>', 'link': '#at=3'}, [])",
    "print(sent, shown)",
    "import plyscope",
    "print(plyscope.show('alpha-beta fail=hard', [[3, 12], (2, 4)], at='end', table=True))",
    "print([Plyscope('minimax', game).game for game in ['[1,2]', [[3, 12], (2, 4)]]])",
    "scope.game = [1, [2, 3]]",
    "print(scope.game, scope)",
    "for wrong in [lambda: Plyscope('alpha-beta', [1, 2], depth=2), lambda: Plyscope(game=[[1], None])]:",
    "    try: wrong()",
    "    except (TypeError, ValueError) as error: print(error)",
  ];
  const licences =
    "import importlib.metadata as m; print(*sorted(f.name for f in m.files('plyscope') if 'licenses' in f.parts))";
  assert.equal(
    execFileSync(python, ["-c", licences], { encoding: "utf8" }).trim(),
    "LICENSE-APACHE LICENSE-MIT NOTICE-crates.txt",
  );
  const printed = execFileSync(python, ["-c", program.join("\n")], { encoding: "utf8" });
  assert.match(printed, /^sss-star cutoff:1 0 True \[/);
  assert.match(
    printed,
    /\[\('chess_bg.wasm.gz', True\), \('words_bg.wasm.gz', True\)\] \[\[[^[]*'image\/svg\+xml', 'text\/plain'\]\]$/m,
  );
  assert.deepEqual(printed.trimEnd().split(/\r?\n/).slice(-5), [
    "Plyscope('alpha-beta', '[[3,12],[2,4]]', options={'fail': 'hard', 'table': 'on'}, at='end')",
    "['[1,2]', '[[3,12],[2,4]]']",
    "[1,[2,3]] Plyscope('sss-star', '[1,[2,3]]', at='cutoff:1')",
    "depth is no argument; an option of the search stands in options={'depth': 2}",
    "game[1]: None is no tree; a tree is a number, or a list or tuple of trees, or text",
  ]);
});

test("a saved notebook keeps the picture when nbconvert makes a page of it", {
  skip: !long && "--long fetches nbconvert",
}, async () => {
  const { page } = await notebook({ algorithm: "sss-star", game: "[[3,12,8],[2,4,6]]", at: 3 });
  await page.waitForFunction(() => /** @type {any} */ (window).model.sent.length > 0);
  const [sent] = await page.evaluate(() => /** @type {any} */ (window).model.sent);
  await page.close();
  const python = installed("nbconvert", "ipykernel");
  const folder = mkdtempSync(join(tmpdir(), "plyscope-notebook-"));
  try {
    const program = [
      "import json, sys, nbformat",
      "from nbclient import NotebookClient",
      "sent = json.load(sys.stdin)",
      "shown = '''from plyscope import Plyscope",
      'scope = Plyscope("sss-star", "[[3,12,8],[2,4,6]]", at=3)',
      "scope'''",
      // What the widget sends from the browser.
      "cells = [shown, f'scope._receive(scope, {sent!r}, [])']",
      "book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])",
      // JupyterLab, too, saves no state of widgets unless it is told to.
      "NotebookClient(book, kernel_name='python3', store_widget_state=False).execute()",
      "nbformat.write(book, 'saved.ipynb')",
    ];
    const cwd = { cwd: folder, encoding: /** @type {const} */ ("utf8") };
    execFileSync(python, ["-c", program.join("\n")], { ...cwd, input: JSON.stringify(sent), stdio: "pipe" });
    const saved = JSON.parse(readFileSync(join(folder, "saved.ipynb"), "utf8"));
    const [{ data }] = saved.cells[0].outputs;
    const text = (/** @type {string} */ type) => [data[type]].flat().join("");
    assert.equal(text("image/svg+xml"), sent.picture);
    assert.match(text("text/plain"), /#algorithm=sss-star&game=\[\[3,12,8\],\[2,4,6\]\]&at=3$/);
    execFileSync(python, ["-m", "nbconvert", "--to", "html", "saved.ipynb"], { ...cwd, stdio: "pipe" });
    const html = readFileSync(join(folder, "saved.html"), "utf8");
    const images = [...html.matchAll(/src="data:image\/svg\+xml;base64,([^"]*)"/g)];
    assert.deepEqual(
      images.map(([, bytes]) => Buffer.from(bytes, "base64").toString("utf8")),
      [sent.picture],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
