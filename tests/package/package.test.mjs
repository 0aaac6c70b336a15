// The npm package, installed in an empty project: the examples of docs/javascript.md, its
// types, and what bundlers make of it.

import assert from "node:assert/strict";
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import process from "node:process";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { checkPackage, Package } from "@arethetypeswrong/core";
import { launch } from "../browser/browser.mjs";
import { recipe } from "../browser/recipes.mjs";
import { serve, strictPolicy } from "../browser/server.mjs";
import { commands, files, project, root } from "./project.mjs";

/** @type {ReturnType<typeof project>} */
let made;
/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  made = project();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  made?.remove();
});

/**
 * Opens a page of the project and calls a function with it, which the page passes if it logs no error.
 * @param {string} path
 * @param {(page: import("playwright-core").Page) => Promise<void>} body
 * @param {string | null} [policy]
 */
async function inBrowser(path, body, policy = `${strictPolicy}; worker-src 'self'`) {
  const server = await serve({ folder: made.folder, policy });
  const page = await browser.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  try {
    await page.goto(server.url + path);
    await body(page);
    assert.deepEqual(problems, []);
  } catch (error) {
    throw new Error(`${path}: ${problems.join("; ")}`, { cause: error });
  } finally {
    await page.close();
    await server.close();
  }
}

/** Writes a page that runs a script. @param {string} name @param {string} script */
const host = (name, script) =>
  writeFileSync(
    join(made.folder, name),
    `<!doctype html><meta charset="utf-8"><title>…</title><script type="module" src="${script}"></script>\n`,
  );

/** What the worker of the documentation does. */
const IN_NODE = [
  'import { open } from "plyscope";',
  `const search = await open(${/postMessage\((\{.*\})\)/.exec(files.get("main.js") ?? "")?.[1]});`,
  "const { value } = search.run();",
  'process.stdout.write([value, "after", search.steps, "steps"].join(" "));',
].join(" ");

const inNode = commands.filter(({ command }) => command.startsWith("node "));

test("the documentation has a program for Node of three lines, and others", () => {
  assert.equal(files.get("three.mjs")?.trim().split("\n").length, 3);
  assert.ok(inNode.length >= 4, `${inNode.length}`);
  const run = new Set(commands.flatMap(({ command }) => command.split(" ")));
  for (const name of files.keys()) assert.ok(run.has(name) || !name.endsWith(".mjs"), `${name} is never run`);
});

for (const { command, output } of inNode) {
  test(`${command} prints what the documentation says`, async () => assert.equal(await made.run(command), output));
}

test("a thread of Node runs a search", async () => {
  writeFileSync(join(made.folder, "in-node.mjs"), IN_NODE);
  const thread = 'import { Worker } from "node:worker_threads"; new Worker(new URL("./in-node.mjs", import.meta.url));';
  writeFileSync(join(made.folder, "thread.mjs"), thread);
  assert.match(await made.run("node thread.mjs"), /^\S+ after \d+ steps$/);
});

test("a thread that is ended in the middle of a search takes nothing with it", async () => {
  const searching = `
    import { parentPort } from "node:worker_threads";
    import { open } from "plyscope";
    const search = await open({ algorithm: "minimax", game: "random:branching=10,depth=10" });
    parentPort.postMessage("begun");
    search.run();
    parentPort.postMessage("done");`;
  writeFileSync(join(made.folder, "searching.mjs"), searching);
  const program = `
    import { Worker } from "node:worker_threads";
    import { open } from "plyscope";
    for (let turn = 0; turn < 3; turn++) {
      const thread = new Worker(new URL("./searching.mjs", import.meta.url));
      const said = [];
      await new Promise((done) => thread.on("message", (text) => done(said.push(text))));
      await new Promise((done) => setTimeout(done, 100));
      await thread.terminate();
      const search = await open({ algorithm: "minimax", game: "[3,12]" });
      console.log(said.join(" "), search.run().value);
      search.dispose();
    }`;
  writeFileSync(join(made.folder, "ending.mjs"), program);
  assert.equal(await made.run("node ending.mjs"), "begun 12\nbegun 12\nbegun 12\n");
});

test("the program of docs/embedding.md answers for oEmbed", async () => {
  const program = `${recipe("oembed.mjs", "embedding.md")}console.log(JSON.stringify(answer));\n`;
  writeFileSync(join(made.folder, "oembed.mjs"), program);
  const { html, width, height } = JSON.parse(await made.run("node oembed.mjs"));
  assert.deepEqual([width, height], [500, 400]);
  assert.match(html, /^<iframe src="https:\/\/example\.org\/plyscope\/embed\.html#algorithm=sss-star&amp;at=7&amp;/);
});

test("pictures and traces are those of the command line", async () => {
  await made.run("node record.mjs");
  const read = (/** @type {string} */ name) => readFileSync(join(made.folder, name), "utf8");
  assert.match(read("step.svg"), /^<svg [^>]*width="600" height="400".*<title>SSS\*, Step 16[ <].*<\/svg>\s*$/s);
  assert.match(read("step.tex"), /\\begin\{tikzpicture\}.*\\end\{tikzpicture\}/s);
  assert.match(read("trace.jsonl"), /^\{"trace":1,"algorithm":"sss-star",.*"event":"done".*\n$/s);
});

test("TypeScript accepts the program of the documentation, and the types have no `any`", async () => {
  const [{ command, output }] = commands.filter(({ command }) => command.startsWith("tsc "));
  assert.equal(await made.run(command), output);
  for (const name of readdirSync(join(made.folder, "node_modules/plyscope"), { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".d.ts")) continue;
    const types = readFileSync(join(made.folder, "node_modules/plyscope", name), "utf8");
    assert.doesNotMatch(types.replace(/\/\*.*?\*\/|\/\/.*$/gms, ""), /\bany\b/, name);
  }
});

test("TypeScript refuses what is wrong", async () => {
  const wrong = [
    'import { open, record } from "plyscope";',
    'const search = await open({ algorithm: "minimax" });',
    'for (const event of search.step()) if (event.event === "cut") console.log(event);',
    'for (const event of search.step()) if (event.event === "cutoff") console.log(event.by === "gamma");',
    "search.step(3);",
    "const value: string = search.nodes;",
    'const { at } = await record({ algorithm: "minimax", game: "1", locale: "en" });',
    'import type { PlyscopeElement } from "plyscope/element"; import "plyscope/element/define";',
    'const tree: PlyscopeElement = document.createElement("ply-scope");',
    'tree.addEventListener("step", ({ detail }) => detail.steps);',
    "tree.steps = 3;",
    "tree.seek(true);",
    '(await record({ algorithm: "minimax", game: "1" })).table("xml");',
    'await open({ algorithm: "alpha-betta", game: "1" });',
    'await open({ algorithm: "alpha-beta", game: "1", options: { fail: "harsh" } });',
    'await open({ algorithm: "alpha-beta", game: "1", options: { purge: "children" } });',
    'await open({ algorithm: "alpha-beta", game: "1", options: { depth: "deep" } });',
    'await open({ algorithm: "minimax" as string, game: "1" });',
    'await open({ algorithm: "minimax", game: [[1, "2"]] });',
    'await record({ algorithm: "minimax", game: "1", by: "part" });',
    '(await record({ algorithm: "minimax", game: "1" })).node("1").status === "done";',
    'import { mount } from "plyscope/mount";',
    'mount(document.body, { algorithm: "minimax", game: [1], names: "words" });',
    'const game = { start: 3, player: (): "max" => "max", moves: (left: number) => [left], play: (left: number) => left, value: () => 1 };',
    'await open({ algorithm: "minimax", game: { ...game, value: () => "1" } });',
    'await open({ algorithm: "minimax", game: { ...game, player: () => "X" } });',
    'await record({ algorithm: "minimax", game });',
    'mount(document.body, { algorithm: "minimax", game });',
  ];
  writeFileSync(join(made.folder, "wrong.ts"), wrong.join("\n"));
  const error = await made
    .run("tsc --strict --noEmit --target esnext --module preserve wrong.ts")
    .then(() => assert.fail("it is accepted"), String);
  const lines = [...error.matchAll(/^wrong\.ts\((\d+),/gm)].map(([, line]) => Number(line));
  assert.deepEqual(lines, [2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 25, 26, 28], error);
});

test("the types need no DOM, and take that of the program", async () => {
  const program = [
    'import { catalogue, init, open, record, type Choice, type NodeTree } from "plyscope";',
    "await init(new Uint8Array(8));",
    'const choice: Choice = { algorithm: "mtd", game: [[3, 12], { value: 2 }], options: { first: -3, step: "0.5", depth: 2 } };',
    "using search = await open(choice);",
    "for (const { name } of (await catalogue()).algorithms) await open({ algorithm: name, game: search.game });",
    'const recording = await record({ algorithm: "b-star", game: [1], by: "event", options: { graph: true } });',
    'recording.addEventListener("seek", (event) => recording.seek(event.at - event.part), { once: true });',
    "const size = (node: NodeTree): number => node.children.reduce((sum, child) => sum + size(child), 1);",
    // Positions and moves are inferred.
    "await open({ algorithm: 'scout', game: { start: 7, player: (left) => (left % 2 ? 'max' : 'min'), moves: (left) => (left ? ['a'] : []), play: (left, move) => left - move.length, value: (left) => left.toFixed().length } });",
    "recording.paint({ width: size(recording.tree()), height: 3, getContext: () => null });",
  ].join("\n");
  const inPage = [
    "await init(new URL(location.href));",
    'const event: Event = await new Promise((done) => recording.addEventListener("seek", done));',
    "recording.paint(new OffscreenCanvas(1, 1));",
    "recording.paint(document.createElement('canvas'));",
    "const target: EventTarget = recording;",
    'import { mount } from "plyscope/mount"; import "plyscope/element/define";',
    "mount(document.body, { algorithm: 'mtd', game: [1] }).addEventListener('step', ({ detail }) => recording.seek(detail.at));",
    "export { event, target };",
  ].join("\n");
  writeFileSync(join(made.folder, "plain.ts"), program);
  writeFileSync(join(made.folder, "dom.ts"), `${program}\n${inPage}`);
  // Types of other packages are left out, such as those of Node, which have a part of the DOM.
  for (const strict of ["--strict", "--strict --exactOptionalPropertyTypes"]) {
    const command = `tsc ${strict} --noEmit --target es2022 --module preserve --types ''`;
    await made.run(`${command} --lib es2022 plain.ts`);
    await made.run(`${command} --lib es2022,dom dom.ts`);
  }
});

test("a binary that a bundler takes as a file has an address as its type", async () => {
  const names = ["plyscope", "chess", "words"];
  const lines = names.map(
    (name) => `import ${name} from "plyscope/${name}.wasm";\nexport const of_${name}: string = ${name};`,
  );
  writeFileSync(join(made.folder, "binaries.ts"), lines.join("\n"));
  await made.run("tsc --strict --noEmit --target es2022 --module preserve --types --lib es2022 binaries.ts");
});

test("JSX has the element, with its attributes", async () => {
  for (const name of ["@types/react", "csstype"])
    cpSync(join(root, "tests/node_modules", name), join(made.folder, "node_modules", name), { recursive: true });
  const run = (/** @type {string} */ file, /** @type {string[]} */ lines) => {
    writeFileSync(join(made.folder, file), ['import type {} from "plyscope/jsx";', ...lines].join("\n"));
    return made.run(`tsc --strict --noEmit --target es2022 --module preserve --jsx react-jsx --lib es2022,dom ${file}`);
  };
  // That of the documentation, as it stands there.
  await made.run("tsc --strict --noEmit --target es2022 --module preserve --jsx react-jsx --lib es2022,dom tree.tsx");
  await run("right.tsx", [
    'import type { PlyscopeElement } from "plyscope/element";',
    "const ref: { current: PlyscopeElement | null } = { current: null };",
    'export const tree = <ply-scope ref={ref} algorithm="alpha-beta" game="[1,2]" at="end" fail="hard" className="x" controls />;',
    "export const other = <ply-scope depth={3} onstep={({ detail }) => ref.current?.seek(detail.at)} />;",
    "export const as = <ply-scope key='k' style={{ height: 300 }} aria-label='SSS*' onClick={(event) => event.currentTarget.play()}>…</ply-scope>;",
  ]);
  const wrong = [
    '<ply-scope algorithm="alpha-betta" />',
    "<ply-scope games='x' />",
    "<ply-scope names='words' />",
    "<ply-scope style='height: 300px' />",
  ];
  const error = await run(
    "wrong.tsx",
    wrong.map((element, index) => `export const wrong${index} = ${element};`),
  ).then(() => assert.fail("it is accepted"), String);
  const lines = [...error.matchAll(/^wrong\.tsx\((\d+),/gm)].map(([, line]) => Number(line));
  assert.deepEqual(lines, [2, 3, 4, 5], error);
});

test("a page without a bundler imports the files of the package", () =>
  inBrowser("page.html", async (page) => {
    await page.waitForFunction(() => document.querySelector("p")?.textContent?.includes("the game is worth 3"));
    const colours = await page.evaluate(() => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
      const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, 0, 640, 400);
      return new Set(new Uint32Array(data.buffer)).size;
    });
    assert.ok(colours > 20, `the canvas has ${colours} colours`);
  }));

/**
 * Opens a page of the project that was built, and compares what it says with what Node prints. Then it opens a game whose
 * module is loaded only then.
 * @param {string} path
 */
const withWorker = (path) =>
  inBrowser(path, async (page) => {
    await page.waitForFunction(() => / after \d+ steps$/.test(document.title));
    writeFileSync(join(made.folder, "in-node.mjs"), IN_NODE);
    assert.equal(await page.title(), await made.run("node in-node.mjs"));
    const binaries = () =>
      page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.includes(".wasm")).length);
    assert.equal(await binaries(), 0, "the module of the worker is its own");
    const value = await page.evaluate(() => /** @type {any} */ (window).mate());
    assert.deepEqual([value, await binaries()], [-9999, 1]);
  });
/** A page with the worker of the documentation, and a function for its chess. */
const WITH_WORKER = [
  files.get("main.js"),
  'import { open } from "plyscope";',
  `const game = ${/ game: ("chess:[^"]+")/.exec(files.get("own.js") ?? "")?.[1]};`,
  'window.mate = async () => (await open({ algorithm: "alpha-beta", game, options: { depth: 2 } })).run().value;',
];

/** The commands of Vite, by the folder of what they build. Version 5 is that of VitePress. */
const VITES = {
  vite: "vite",
  "vite-5": `node ${JSON.stringify(join(root, "tests/node_modules/vitepress/node_modules/vite/bin/vite.js"))}`,
};

for (const [folder, vite] of Object.entries(VITES)) {
  test(`${folder} builds a page with a worker, which awaits outside of functions`, async () => {
    writeFileSync(join(made.folder, "with-worker.js"), [...WITH_WORKER, "await document.fonts.ready;"].join("\n"));
    host("index.html", "./with-worker.js");
    await made.run(`${vite} build --logLevel error --outDir ${folder}`);
    const built = readdirSync(join(made.folder, folder, "assets"));
    assert.equal(built.filter((name) => name.endsWith(".wasm")).length, 3, `${built}`);
    await withWorker(`${folder}/index.html`);
  });
}

test("VitePress builds a page with a component that has the element", async () => {
  const site = join(made.folder, "vitepress");
  mkdirSync(join(site, ".vitepress"), { recursive: true });
  writeFileSync(
    join(site, "index.md"),
    "<script setup>\nimport Tree from '../Tree.vue'\n</script>\n\n<Tree />\n\n[on](./on)\n",
  );
  writeFileSync(join(site, "on.md"), "# On\n");
  const config =
    'import config from "../../vitepress.config.js";\nexport default { ...config, base: "/vitepress/.vitepress/dist/" };\n';
  writeFileSync(join(site, ".vitepress/config.js"), config);
  await made.run("vitepress build vitepress");
  const body = async (/** @type {import("playwright-core").Page} */ page) => {
    await page.getByText("Step 3", { exact: true }).waitFor();
    await page.evaluate(() => /** @type {any} */ (document.querySelector("ply-scope")).step());
    await page.getByText("Step 4", { exact: true }).waitFor();
    // To another page and back, without loading it anew.
    await page.getByRole("link", { name: "on", exact: true }).click();
    await page.getByRole("heading", { name: "On" }).waitFor();
    assert.equal(await page.locator("ply-scope").count(), 0);
    await page.goBack();
    await page.getByText("Step 3", { exact: true }).waitFor();
  };
  await inBrowser("vitepress/.vitepress/dist/index.html", body, null);
});

test("esbuild bundles a page, with the addresses of the modules", async () => {
  const [{ command }] = commands.filter(({ command }) => command.startsWith("esbuild "));
  for (const [name, worth] of [
    ["bundled", "worth 3"],
    ["own", "worth -9999"],
  ]) {
    await made.run(`${command.replace("bundled.js", `${name}.js`)} --log-level=error`);
    host(`${name}.html`, `./out/${name}.js`);
    await inBrowser(`${name}.html`, async (page) => {
      await page.waitForFunction(() => document.title.startsWith("worth"));
      assert.equal(await page.title(), worth);
    });
  }
});

/**
 * Bundles a script with webpack, and writes a page with it.
 * @param {string} script @param {string} folder  of what is built; the page has its name
 */
async function webpacked(script, folder) {
  const { default: webpack } = await import("webpack");
  const stats = await new Promise((resolve, reject) => {
    const options = /** @type {import("webpack").Configuration} */ ({
      mode: "production",
      context: made.folder,
      entry: script,
      output: { path: join(made.folder, folder), filename: "main.js" },
      performance: false,
    });
    webpack(options, (error, stats) => (error ? reject(error) : resolve(stats)));
  });
  assert.deepEqual(stats.toJson({ all: false, errors: true, warnings: true }), { errors: [], warnings: [] });
  host(`${folder}.html`, `./${folder}/main.js`);
}

test("webpack builds a page with a worker", async () => {
  writeFileSync(join(made.folder, "with-worker.js"), WITH_WORKER.join("\n"));
  await webpacked("./with-worker.js", "webpack");
  await withWorker("webpack.html");
});

/** Other programs that run JavaScript, with what runs a file. With --long, npm fetches them: up to 100 MB. */
const OTHERS = {
  "deno@2": "run --quiet --allow-read --node-modules-dir=manual",
  "bun@1.4.4": "run",
};

for (const [other, run] of Object.entries(OTHERS)) {
  test(`${other} runs a program of the documentation`, async (t) => {
    const program = process.env.PLYSCOPE_LONG === "1" ? `npx --yes ${other}` : other.split("@")[0];
    const found = await made.run(`${program} --version`).catch((/** @type {Error} */ error) => error);
    if (found instanceof Error) return t.skip(`it is not installed: ${found.message.trim().split("\n").at(-1)}`);
    const [{ command, output }] = inNode.filter(({ command }) => command.startsWith("node three.mjs"));
    assert.equal(await made.run(command.replace("node", `${program} ${run}`)), output);
  });
}

test("what can't be loaded is told with its address and the remedy, and can be tried again", async () => {
  const { init, LoadError, open } = await import(
    pathToFileURL(join(made.folder, "node_modules/plyscope/api/index.js")).href
  );
  const missing = pathToFileURL(join(made.folder, "missing.wasm"));
  await assert.rejects(init(missing), (error) => {
    assert.ok(error instanceof LoadError);
    assert.equal(error.address, missing.href);
    assert.match(error.message, /missing\.wasm can't be loaded.*pass its address to init/s);
    return true;
  });
  await assert.rejects(init(new Uint8Array([1, 2, 3, 4])), LoadError);
  const search = await open({ algorithm: "minimax", game: "[1,2]" });
  assert.equal(search.run().value, 2);
  // That of a game is asked for with the game.
  await init(undefined, { chess: missing });
  const chess = { algorithm: "minimax", game: "chess", options: { depth: 1 } };
  await assert.rejects(
    open(chess),
    /missing\.wasm can't be loaded.* Serve chess_bg\.wasm .* pass its address to init/s,
  );
  await init(undefined, { chess: readFileSync(join(made.folder, "node_modules/plyscope/wasm/chess_bg.wasm")) });
  assert.equal((await open(chess)).run().counts.leaves, 20);
});

test("tables and PDF files are those of the page", async () => {
  await made.run("node table.mjs");
  const read = (/** @type {string} */ name) => readFileSync(join(made.folder, name), "latin1");
  assert.match(read("strip.pdf"), /^%PDF-1\.\d.*%%EOF\s*$/s);
  const rows = read("steps.csv").trimEnd().split("\n");
  assert.equal(rows.length, 23);
  assert.equal(rows[0], "step,node,events,alpha,beta,value,bound,cut,pruned");
  const { GameError, PlyscopeError, record } = await import(
    pathToFileURL(join(made.folder, "node_modules/plyscope/api/index.js")).href
  );
  const run = await record({ algorithm: "minimax", game: "[Жук:3,é:12]" });
  run.seek(2);
  assert.throws(
    () => run.pdf(),
    (error) => error instanceof PlyscopeError && !(error instanceof GameError) && /no letter for Ж/.test(error.message),
  );
  assert.throws(() => run.table("xml"), TypeError);
  assert.throws(() => run.table("csv", { steps: [99] }), RangeError);
  assert.match(run.table("latex", { steps: [2], sentences: true }), /Жук is a leaf, worth 3/);
  assert.equal(run.at, 2, "it stays where it was");
});

test("the element: its class where there is no document, and registered in a page", async () => {
  const find = createRequire(join(made.folder, "program.js")).resolve;
  const { PlyscopeElement } = await import(pathToFileURL(find("plyscope/element")).href);
  assert.equal(typeof PlyscopeElement, "function");
  const script = relative(made.folder, find("plyscope/element/define"));
  host("element.html", script);
  await inBrowser("element.html", async (page) => {
    const steps = await page.evaluate(async () => {
      const element = Object.assign(document.createElement("ply-scope"), { game: "[[3,12],[2,4]]" });
      document.body.append(element);
      await customElements.whenDefined("ply-scope");
      return new Promise((done) => element.addEventListener("ready", ({ detail }) => done(detail.steps)));
    });
    assert.equal(steps, 12);
  });
});

/** A page with elements: a written tree, another game, one with a module of its own, and another language. */
const WITH_ELEMENTS = [
  'import "plyscope/element/define";',
  "const place = document.body.appendChild(document.createElement('div'));",
  "place.lang = 'it';",
  "window.show = async (attributes) => {",
  "  const element = document.createElement('ply-scope');",
  "  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);",
  "  place.append(element);",
  "  const told = new Promise((done) => element.addEventListener('step', ({ detail }) => detail.at && done(detail.events.length)));",
  "  await element.ready;",
  "  await element.seek(3);",
  "  const sentence = element.shadowRoot.querySelector('.says').textContent;",
  "  return [element.at, element.steps, await told, sentence];",
  "};",
];

/** Opens a page with elements that was built. @param {string} path */
const withElements = (path) =>
  inBrowser(path, async (page) => {
    await page.waitForFunction(() => "show" in window);
    const { record } = await import(pathToFileURL(join(made.folder, "node_modules/plyscope/api/index.js")).href);
    for (const choice of [
      { algorithm: "sss-star", game: "[[3,12],[2,4]]" },
      { algorithm: "alpha-beta", game: "nim:2,1" },
      { algorithm: "alpha-beta", game: "chess:8/8/8/8/8/5k2/5q2/7K b", depth: 1 },
    ]) {
      const { depth, ...rest } = choice;
      const [at, steps, events, sentence] = await page.evaluate(
        (choice) => /** @type {any} */ (window).show(choice),
        choice,
      );
      const run = await record({ ...rest, options: depth ? { depth } : {} });
      run.seek(3);
      assert.deepEqual([at, steps, events], [3, run.steps, run.events.length], `${choice.game}`);
      assert.match(sentence, /foglia|tocca|mossa/);
    }
    const modules = await page.evaluate(() =>
      performance.getEntriesByType("resource").flatMap(({ name }) => /[\w.-]+\.wasm/.exec(name)?.[0] ?? []),
    );
    // Those of trees, of games, of chess, and the full one, which tells the events of steps.
    assert.equal(new Set(modules).size, 4, `${modules}`);
  });

/** The files that may stand beside a page with the element, and their bytes as they are sent, by gzip. */
const [MOST_FILES, MOST_BYTES] = [20, 4_200_000];

/** @param {string} folder  of the files that a bundler has put beside a page */
function assertFew(folder) {
  const built = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const sent = built.map((file) => gzipSync(readFileSync(join(file.parentPath, file.name))).length);
  const bytes = sent.reduce((sum, bytes) => sum + bytes, 0);
  const list = built.map(({ name }) => name).join(" ");
  assert.ok(built.length <= MOST_FILES && bytes <= MOST_BYTES, `${built.length} files, ${bytes} bytes: ${list}`);
}

for (const [folder, vite] of Object.entries(VITES)) {
  test(`${folder} puts a few files beside a page with the element`, async () => {
    writeFileSync(join(made.folder, "elements.js"), WITH_ELEMENTS.join("\n"));
    host("index.html", "./elements.js");
    await made.run(`${vite} build --logLevel error --outDir ${folder}-elements`);
    assertFew(join(made.folder, `${folder}-elements`));
    await withElements(`${folder}-elements/index.html`);
  });
}

test("webpack puts a few files beside a page with the element", async () => {
  writeFileSync(join(made.folder, "elements.js"), WITH_ELEMENTS.join("\n"));
  await webpacked("./elements.js", "webpack-elements");
  assertFew(join(made.folder, "webpack-elements"));
  await withElements("webpack-elements.html");
});

test("publint finds nothing in the package", async () => {
  const file = readdirSync(join(root, "dist/npm")).find((file) => /^plyscope-\d/.test(file)) ?? "";
  assert.match(await made.run(`publint run ${JSON.stringify(join(root, "dist/npm", file))} --strict`), /All good/);
});

test("the types of each entry of the package are found, and are right", async () => {
  const folder = join(made.folder, "node_modules/plyscope");
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const name = (/** @type {string} */ path) => `/node_modules/plyscope/${relative(folder, path).replaceAll("\\", "/")}`;
  const content = Object.fromEntries(paths.map((path) => [name(path), new Uint8Array(readFileSync(path))]));
  const result = await checkPackage(new Package(content, "plyscope", "0.1.0"));
  assert.ok(result.types && Object.keys(result.entrypoints).length >= 8);
  // It has ES modules only, and entries that Node 10 didn't know.
  const old = ["node10", "node16-cjs"];
  const problems = result.problems.filter((it) => !("resolutionKind" in it && old.includes(it.resolutionKind)));
  assert.deepEqual(problems, []);
});

test("the package has no page, and the page is a package", () => {
  const folder = join(made.folder, "node_modules/plyscope");
  assert.deepEqual(
    readdirSync(folder)
      .filter((name) => !/^(LICENSE|NOTICE)-|README|package\.json/.test(name))
      .sort(),
    ["api", "element", "js", "locales", "wasm"],
  );
  for (const [name, most] of Object.entries({ plyscope: 4_350_000, "plyscope-site": 11_800_000 })) {
    const file = readdirSync(join(root, "dist/npm")).find((file) => file.startsWith(`${name}-0`)) ?? "";
    const { size } = statSync(join(root, "dist/npm", file));
    assert.ok(size <= most, `${file} has ${size} bytes`);
  }
  // A CDN has what is in the package at addresses of these names.
  const { name, version } = JSON.parse(readFileSync(join(root, "target/npm-site/package.json"), "utf8"));
  const address = readFileSync(join(root, "docs/element.md"), "utf8").match(
    /https:\/\/cdn\.jsdelivr\.net\/npm\/(\S+)`/,
  );
  assert.equal(address?.[1].replace("<version>", version), `${name}@${version}/site/js/element.js`);
  assert.ok(statSync(join(root, "target/npm-site/site/js/element.js")).size > 0);
});

test("a viewer is put into an element of a page, and taken away", async () => {
  await inBrowser("mount.html", async (page) => {
    await page.waitForFunction(() => document.title.startsWith("the end"));
    assert.match(await page.title(), /^the end, step [1-9]\d*$/);
    const seen = await page.evaluate(async () => {
      const { mount } = await import(/** @type {string} */ ("/node_modules/plyscope/api/mount.js"));
      const place = document.body.appendChild(document.createElement("div"));
      place.append("before");
      const choice = {
        algorithm: "alpha-beta",
        game: [
          [3, 12],
          [2, 4],
        ],
        options: { fail: "hard" },
      };
      const viewer = mount(place, { ...choice, at: "cutoff:1", overlay: ["leaves"], controls: false });
      const other = mount(place, { ...choice, players: ["White", "Black"] });
      await Promise.all([viewer.ready, other.ready]);
      const faults = [
        { ...choice, step: 3 },
        { ...choice, game: [[3], Number.NaN] },
        { ...choice, options: { at: 3 } },
      ];
      /** @param {unknown} error */
      const message = (error) => String(/** @type {Error} */ (error).message ?? error);
      const attempts = [...faults.map((fault) => () => mount(place, fault)), () => mount(null, choice)];
      const messages = attempts.map((attempt) => {
        try {
          return attempt();
        } catch (error) {
          return message(error);
        }
      });
      const wrong = mount(place, { ...choice, algorithm: "alpha-betta" });
      const refusal = await wrong.ready.then(() => "", message);
      wrong.remove();
      const back = await viewer.back();
      const links = [viewer.link, other.link];
      const shown = place.textContent + [...place.children].map((child) => `${child.localName} `).join("");
      const controls = [viewer.controls, other.controls];
      viewer.remove();
      other.remove();
      return { back, links, shown, controls, messages, refusal, left: place.innerHTML };
    });
    assert.deepEqual(seen.links, [
      "#algorithm=alpha-beta&game=[[3,12],[2,4]]&fail=hard&overlay=leaves&at=9",
      "#algorithm=alpha-beta&game=[[3,12],[2,4]]&fail=hard&players=White,Black&at=0",
    ]);
    assert.deepEqual([seen.back, seen.shown, seen.controls], [9, "beforeply-scope ply-scope ", [false, true]]);
    assert.match(seen.messages[0], /^there is no setting step: they are algorithm, game, options, at, /);
    assert.match(seen.messages[1], /^game\[1\]: NaN/);
    assert.match(seen.messages[2], /^at is no option of a search/);
    assert.match(seen.messages[3], /^mount\(\) puts a viewer into an element of the page; it got null$/);
    assert.match(seen.refusal, /alpha-betta/);
    assert.equal(seen.left, "before");
  });
});
