// The notebook widget in JupyterLab, in the long tests: a server with the wheel in an environment of its own, target/jupyterlab,
// and a notebook that is run in a browser.

import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { after, before, describe, test } from "node:test";
import { launch } from "../browser/browser.mjs";
import { root } from "./project.mjs";

const long = process.env.PLYSCOPE_LONG === "1";

/** What is installed beside the wheel. */
const PACKAGES = ["anywidget==0.11.0", "ipykernel", "jupyterlab==4.6.6", "nbconvert==7.17.2"];
const TOKEN = "plyscope";
const SHOWN = `import plyscope
w = plyscope.show("b-star", [[3, 12, 8], [2, 4, 6]])
w`;
/** Another widget: what JupyterLab keeps of this one is not ours. */
const PLAIN = `import anywidget
class Plain(anywidget.AnyWidget):
    _esm = "export default { render({ el }) { el.innerHTML = '<p class=plain>plain</p>' } }"
w = Plain()
w`;
/** The rounds of opening and closing that are compared, and those before, after which JupyterLab has what it loads late. */
const ROUNDS = 10;
const WARM = 2;
/**
 * How much more than of the other widget there may be after the rounds. JupyterLab makes a document with 130 listeners now and then, and once
 * something with 800, so of listeners and nodes the round that adds the most isn't counted. A view that is kept has 70 listeners and 300 nodes, in each round.
 */
const MORE = { workers: 0, frames: 1, documents: 2, listeners: 300, nodes: 400 };

/** Makes the environment, unless it is there, and installs the wheel. Returns its Python. */
function installed() {
  const folder = join(root, "target/jupyterlab");
  const python = join(folder, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  const pip = (/** @type {string[]} */ ...wanted) =>
    execFileSync(python, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", ...wanted]);
  const note = join(folder, "installed.txt");
  const wanted = PACKAGES.join("\n");
  if (!existsSync(note) || readFileSync(note, "utf8") !== wanted) {
    rmSync(folder, { recursive: true, force: true });
    execFileSync("python3", ["-m", "venv", folder]);
    pip(...PACKAGES);
    writeFileSync(note, wanted);
  }
  const wheels = join(root, "dist/python");
  const [wheel, ...others] = existsSync(wheels) ? readdirSync(wheels) : [];
  if (!wheel || others.length > 0) throw new Error("dist/python should have one wheel; cargo xtask wheel makes it");
  pip("--no-deps", "--force-reinstall", join(wheels, wheel));
  return python;
}

describe("in JupyterLab", { skip: !long && "--long fetches JupyterLab" }, () => {
  let python = "";
  /** The folder of the notebooks, of the settings and of all else that JupyterLab writes. */
  let folder = "";
  let address = "";
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let server;
  /** @type {import("playwright-core").Browser | undefined} */
  let browser;

  before(async () => {
    python = installed();
    folder = mkdtempSync(join(tmpdir(), "plyscope-jupyterlab-"));
    for (const name of ["notebooks", "config/labconfig"]) mkdirSync(join(folder, name), { recursive: true });
    // One would ask for news, and the other reports an error when a notebook is closed early.
    const disabled = ["@jupyterlab/apputils-extension:announcements", "@jupyterlab/debugger-extension"];
    const disabledExtensions = Object.fromEntries(disabled.map((name) => [name, true]));
    writeFileSync(join(folder, "config/labconfig/page_config.json"), JSON.stringify({ disabledExtensions }));
    const own = ["CONFIG", "DATA", "RUNTIME"].map((name) => [`JUPYTER_${name}_DIR`, join(folder, name.toLowerCase())]);
    const lab = ["SETTINGS", "WORKSPACES"].map((name) => [`JUPYTERLAB_${name}_DIR`, join(folder, name.toLowerCase())]);
    server = spawn(
      python,
      [
        "-m",
        "jupyterlab",
        "--no-browser",
        "--allow-root",
        "--ip=127.0.0.1",
        "--port=0",
        `--IdentityProvider.token=${TOKEN}`,
        `--ServerApp.root_dir=${join(folder, "notebooks")}`,
        "--LabApp.expose_app_in_browser=True",
        "--LabApp.extension_manager=readonly",
      ],
      { env: { ...process.env, ...Object.fromEntries([...own, ...lab]) }, stdio: ["ignore", "ignore", "pipe"] },
    );
    /** @type {string[]} */
    const told = [];
    for await (const line of createInterface({
      input: /** @type {import("node:stream").Readable} */ (server.stderr),
    })) {
      told.push(line);
      address = line.match(/http:\/\/127\.0\.0\.1:\d+(?=\/lab)/)?.[0] ?? "";
      if (address) break;
    }
    assert.ok(address, `JupyterLab has not started:\n${told.join("\n")}`);
    server.stderr?.resume();
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    if (server && server.exitCode === null) {
      const end = new Promise((resolve) => server?.once("exit", resolve));
      server.kill();
      await end;
    }
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  /** @typedef {Awaited<ReturnType<typeof notebook>>} Lab */

  /** Opens a new notebook with these cells. @param {string} name @param {string[]} sources */
  async function notebook(name, ...sources) {
    const cells = sources.map((source, at) => ({
      cell_type: "code",
      id: `cell-${at}`,
      metadata: {},
      execution_count: null,
      outputs: [],
      source,
    }));
    const kernelspec = { display_name: "Python 3", language: "python", name: "python3" };
    const file = join(folder, "notebooks", name);
    writeFileSync(file, JSON.stringify({ cells, metadata: { kernelspec }, nbformat: 4, nbformat_minor: 5 }));
    const page = await /** @type {import("playwright-core").Browser} */ (browser).newPage();
    /** @type {string[]} */
    const problems = [];
    // Of a script that isn't there after two seconds, as on a busy machine, anywidget says so, and goes on. JupyterLab
    // says so of an output that it draws once more when the object has been closed; of another, nothing would be shown.
    const usual = ["[anywidget] Failed to initialize model.", "Error: widget model not found"];
    /** Takes note of an error. @param {string} text */
    const report = (text) => usual.some((one) => text.includes(one)) || problems.push(text);
    page.on("pageerror", (error) => report(error.message.split("\n")[0]));
    page.on("console", (message) => message.type() === "error" && report(message.text()));
    await page.goto(`${address}/lab/tree/${name}?token=${TOKEN}&reset`);
    /** Executes a command of JupyterLab. @param {string} id @param {object} [options] */
    const command = (id, options = {}) =>
      page.evaluate(
        async ([id, options]) => void (await /** @type {any} */ (window).jupyterapp.commands.execute(id, options)),
        /** @type {const} */ ([id, options]),
      );
    /** Runs code in the kernel of the notebook. Returns what it prints. @param {string} code */
    const kernel = (code) =>
      page.evaluate(async (code) => {
        const { kernel } = /** @type {any} */ (window).jupyterapp.shell.currentWidget.context.sessionContext.session;
        const future = kernel.requestExecute({ code, store_history: false });
        let printed = "";
        future.onIOPub = (/** @type {any} */ { content }) => {
          printed += content.text ?? content.traceback?.join("\n") ?? "";
        };
        await future.done;
        return printed.trim();
      }, code);
    /** Waits until the view shows a step. @param {number} step */
    const shows = (step) =>
      page
        .locator("ply-scope-widget .counter")
        .filter({ hasText: new RegExp(`^${step}\\s*/`) })
        .waitFor();
    /** Waits until the kernel says so. @param {string} code @param {string} wanted */
    async function says(code, wanted) {
      let said = "";
      for (let turn = 0; turn < 100; turn++) {
        said = await kernel(code);
        if (said === wanted) return;
        await page.waitForTimeout(100);
      }
      assert.equal(said, wanted);
    }
    /** Waits until the kernel of the notebook is there. */
    const ready = () =>
      page.waitForFunction(() => {
        const { context } = /** @type {any} */ (window).jupyterapp?.shell.currentWidget ?? {};
        return context?.sessionContext.session?.kernel?.status === "idle";
      });
    await ready();
    return { page, problems, file, command, kernel, ready, shows, says };
  }

  test("a cell shows the widget, and the object and the view follow each other", async () => {
    const { page, problems, command, kernel, shows, says } = await notebook("follow.ipynb", SHOWN);
    await command("notebook:run-all-cells");
    await shows(0);
    // The widget, and not the picture that the saved notebook keeps.
    const output = page.locator(".jp-OutputArea-output");
    assert.equal(await output.count(), 1);
    assert.equal(await output.locator("ply-scope-widget").count(), 1);
    assert.equal(await output.locator("img, .jp-RenderedSVG").count(), 0);
    const inked = await page
      .locator("ply-scope-widget canvas")
      .first()
      .evaluate((canvas) => {
        const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
        const { data } = /** @type {any} */ (canvas).getContext("2d").getImageData(0, 0, width, height);
        return data.filter((/** @type {number} */ value, /** @type {number} */ at) => at % 4 === 3 && value > 0).length;
      });
    assert.ok(inked > 1000, `${inked} pixels of the tree are drawn`);
    assert.match(await page.locator("ply-scope-widget .sentence").innerText(), /\w/);

    await page.locator("ply-scope-widget").getByRole("button", { name: "One step on" }).click();
    await shows(1);
    // The same events as in the kernel.
    await kernel(`kinds = lambda search: [[event.event for event in step] for step in plyscope.search(search, w.game)]
said = lambda search: (w.at, w.steps, [line['event'] for line in w.events] == kinds(search)[w.at - 1])`);
    await says("print(*said('b-star'))", "1 4 True");
    await kernel("w.at = 3");
    await shows(3);
    await says("print(*said('b-star'))", "3 4 True");
    await kernel("w.algorithm, w.at = 'alpha-beta', 'end'");
    await says("print(w.at == w.steps == len(kinds('alpha-beta')), *said('alpha-beta')[2:])", "True True");
    assert.deepEqual(problems, []);
    await page.close();
  });

  test("the saved notebook, and the page that nbconvert makes of it, have the picture", async () => {
    const { page, problems, file, command, shows } = await notebook("saved.ipynb", SHOWN);
    await command("notebook:run-all-cells");
    await shows(0);
    /** Returns what the saved notebook has of the cell. */
    const saved = async () => {
      await command("docmanager:save");
      return JSON.parse(readFileSync(file, "utf8")).cells[0].outputs[0]?.data ?? {};
    };
    let data = await saved();
    for (let turn = 0; turn < 50 && !data["image/svg+xml"]; turn++) {
      await page.waitForTimeout(100);
      data = await saved();
    }
    const text = (/** @type {string} */ type) => [data[type]].flat().join("");
    assert.match(text("image/svg+xml"), /^<svg [^>]*width="700".*>12<.*<\/svg>\s*$/s);
    assert.match(text("text/plain"), /#algorithm=b-star&game=\[\[3,12,8\],\[2,4,6\]\]/);
    assert.ok(data["application/vnd.jupyter.widget-view+json"], Object.keys(data).join());
    assert.deepEqual(problems, []);
    await page.close();

    execFileSync(python, ["-m", "nbconvert", "--to", "html", file], { stdio: "pipe" });
    const html = readFileSync(file.replace(/ipynb$/, "html"), "utf8");
    const images = [...html.matchAll(/src="data:image\/svg\+xml;base64,([^"]*)"/g)];
    assert.deepEqual(
      images.map(([, bytes]) => Buffer.from(bytes, "base64").toString("utf8")),
      [text("image/svg+xml")],
    );
  });

  /** How a reader closes it, and opens it again. @type {[string, (lab: Lab) => Promise<void>, ((lab: Lab) => Promise<void>)?][]} */
  const ways = [
    ["the output is cleared", ({ command }) => command("notebook:clear-all-cell-outputs")],
    ["the object is closed", async ({ kernel }) => void (await kernel("w.close()"))],
    [
      "the notebook is closed",
      // Without the question what to do with changes, which are lost.
      ({ page }) => page.evaluate(() => /** @type {any} */ (window).jupyterapp.shell.currentWidget.dispose()),
      async ({ command, ready }) => {
        await command("docmanager:open", { path: "close.ipynb" });
        await ready();
      },
    ],
  ];
  for (const [name, close, open] of ways)
    test(`nothing is left when ${name}`, async () => {
      /** Opens and closes a widget. Returns what the page held in each round. @param {string} source @param {string} shown */
      async function rounds(source, shown) {
        const lab = await notebook("close.ipynb", source);
        const { page, problems, command } = lab;
        const scales = await createScales(page);
        /** @type {Awaited<ReturnType<typeof scales>>[]} */
        const held = [];
        for (let round = 0; round < WARM + ROUNDS; round++) {
          if (round > 0) await open?.(lab);
          await command("notebook:run-all-cells");
          await page.locator(shown).waitFor();
          await close(lab);
          await page.locator(shown).waitFor({ state: "detached" });
          held.push(await scales());
        }
        assert.deepEqual(problems, []);
        await page.close();
        return held;
      }
      const [ours, plain] = [await rounds(SHOWN, "ply-scope-widget .counter"), await rounds(PLAIN, ".plain")];
      const told = [...plain, ...ours].map((of) => JSON.stringify(of)).join("\n");
      // The page knows whose turn it was last.
      for (const { views } of ours) assert.ok(views <= 1, told);
      for (const name of /** @type {(keyof typeof MORE)[]} */ (Object.keys(MORE))) {
        const [more, usual] = [ours, plain].map((held) => {
          const added = held.slice(WARM).map((now, round) => now[name] - held[WARM + round - 1][name]);
          const most = name === "listeners" || name === "nodes" ? Math.max(...added) : 0;
          return added.reduce((all, one) => all + one) - most;
        });
        assert.ok(more <= usual + MORE[name], `${name}\n${told}`);
      }
    });
});

/** Counts what a page holds after garbage is collected. @param {import("playwright-core").Page} page */
async function createScales(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return async () => {
    for (let turn = 0; turn < 3; turn++) await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const of = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    const expression = '(customElements.get("ply-scope-widget") ?? class {}).prototype';
    const { result: prototype } = await session.send("Runtime.evaluate", { expression });
    const found = await session.send("Runtime.queryObjects", { prototypeObjectId: String(prototype.objectId) });
    const { result: views } = await session.send("Runtime.callFunctionOn", {
      objectId: found.objects.objectId,
      functionDeclaration: "function () { return this.length }",
      returnByValue: true,
    });
    await session.send("Runtime.releaseObject", { objectId: String(found.objects.objectId) });
    return {
      views: Number(views.value),
      workers: page.workers().length,
      frames: of.Frames,
      documents: of.Documents,
      listeners: of.JSEventListeners,
      nodes: of.Nodes,
    };
  };
}
