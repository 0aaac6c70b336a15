// `npx plyscope-site`: the page and the answers for oEmbed, from the installed package.

import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { after, before, test } from "node:test";
import { gunzipSync } from "node:zlib";
import { launch } from "../browser/browser.mjs";
import { recipe } from "../browser/recipes.mjs";
import { project, root } from "./project.mjs";

/** @type {ReturnType<typeof project>} */
let made;
/** @type {import("node:child_process").ChildProcess[]} */
const servers = [];
let address = "";

/** Starts the program, and returns the address that it prints. @param {...string} options */
async function start(...options) {
  const program = join(made.folder, "node_modules/plyscope-site/api/serve.js");
  const server = spawn(process.execPath, [program, ...options], { stdio: ["ignore", "pipe", "inherit"] });
  servers.push(server);
  for await (const line of server.stdout) return /http:\S+/.exec(String(line))?.[0] ?? "";
  return "";
}

before(async () => {
  made = project("plyscope-site");
  address = await start();
});
after(() => {
  for (const server of servers) server.kill();
  made.remove();
});

/** Returns the answer to a request with this name of the host. @param {string} path @param {string} host */
const ask = (path, host) =>
  new Promise((resolve, reject) => {
    const asked = request(new URL(path, address), { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on("error", reject).end();
  });

test("it prints its help, and what is wrong", async () => {
  assert.match(await made.run("npx plyscope-site --help"), /--port N/);
  for (const wrong of ["--port x", "--port 70000", "--colour"]) {
    await assert.rejects(made.run(`npx plyscope-site ${wrong}`), /^plyscope-site: .*\nusage: /m);
  }
});

test("it serves the page with its policy and the right types, and nothing else", async () => {
  const [, policy] = /^"Content-Security-Policy" = "(.*)"$/m.exec(readFileSync(join(root, "Trunk.toml"), "utf8")) ?? [];
  for (const [path, type] of [
    ["", "text/html"],
    ["embed.html", "text/html"],
    ["js/main.js", "text/javascript"],
    ["css/page.css", "text/css"],
    ["wasm/plyscope-wasm_bg.wasm", "application/wasm"],
  ]) {
    const response = await fetch(address + path);
    assert.equal(response.status, 200, path);
    assert.ok(response.headers.get("Content-Type")?.startsWith(type), path);
    const [, script] = /<script data-href[^>]*>(.*?)<\/script>/.exec(await response.text()) ?? [];
    // The script in the text of a page is allowed by its hash.
    const hash = script && ` 'sha256-${createHash("sha256").update(script).digest("base64")}'`;
    assert.equal(type === "text/html", hash !== undefined, path);
    const sent = response.headers.get("Content-Security-Policy");
    assert.equal(sent, policy?.replace("'wasm-unsafe-eval'", `'wasm-unsafe-eval'${hash ?? ""}`), path);
  }
  // This page has a policy of its own.
  assert.equal((await fetch(`${address}plyscope.html`)).headers.get("Content-Security-Policy"), null);
  for (const path of ["nothing.html", "..%2fpackage.json", "..%2f..%2fpackage.json", "%2e%2e/package.json", "%00"])
    assert.equal((await fetch(address + path)).status, 404, path);
  assert.match(address, /^http:\/\/127\.0\.0\.1:/);
});

test("it sends what becomes smaller by gzip, to who takes it", async () => {
  /** @param {string} path @param {Record<string, string>} headers @param {string} [method] */
  const sent = (path, headers, method) =>
    new Promise((resolve, reject) => {
      const asked = request(new URL(path, address), { headers, method }, async (response) => {
        const chunks = await response.toArray();
        resolve({ headers: response.headers, body: Buffer.concat(chunks) });
      });
      asked.on("error", reject).end();
    });
  for (const path of ["", "js/main.js", "css/page.css", "wasm/plyscope-wasm_bg.wasm"]) {
    const plain = await sent(path, {});
    const refused = await sent(path, { "Accept-Encoding": "gzip;q=0, deflate" });
    for (const { headers } of [plain, refused]) assert.equal(headers["content-encoding"], undefined);
    const zipped = await sent(path, { "Accept-Encoding": "deflate, gzip;q=0.8, br" });
    assert.deepEqual([zipped.headers["content-encoding"], zipped.headers.vary], ["gzip", "Accept-Encoding"]);
    assert.equal(zipped.headers["content-length"], `${zipped.body.length}`);
    assert.ok(zipped.body.length < 0.7 * plain.body.length, `${path}: ${zipped.body.length}`);
    assert.ok(gunzipSync(zipped.body).equals(plain.body) && refused.body.equals(plain.body), path);
    assert.equal(zipped.headers["content-type"], plain.headers["content-type"]);
    const head = await sent(path, { "Accept-Encoding": "gzip" }, "HEAD");
    assert.deepEqual([head.headers["content-length"], head.body.length], [zipped.headers["content-length"], 0]);
  }
});

const isWindows = process.platform === "win32";

test("the commands of docs/embedding.md install it and open it", { skip: isWindows }, async () => {
  const [install, start, ...others] = [...recipe("site.console", "embedding.md").matchAll(/^\$ (.*)$/gm)].map(
    ([, it]) => it,
  );
  assert.deepEqual(others, []);
  const folder = mkdtempSync(join(tmpdir(), "plyscope-site-"));
  try {
    const name = install.split(" ").at(-1) ?? "";
    cpSync(join(root, "dist/npm", name), join(folder, name));
    writeFileSync(join(folder, "package.json"), "{}");
    const options = { cwd: folder, shell: true, env: { ...process.env, npm_config_offline: "true" } };
    execFileSync(install, options);
    // A port that is free, and a program that opens nothing.
    const port = 1 + Number(new URL(address).port);
    const opens = process.platform === "darwin" ? "open" : "xdg-open";
    writeFileSync(join(folder, opens), '#!/bin/sh\necho "$1" > opened\n', { mode: 0o755 });
    const PATH = `${folder}:${process.env.PATH}`;
    const server = spawn(start.replace("8080", `${port}`), {
      ...options,
      env: { ...options.env, PATH },
      detached: true,
    });
    try {
      for await (const line of server.stdout) if (String(line).includes(`http://127.0.0.1:${port}/`)) break;
      const page = await fetch(`http://127.0.0.1:${port}/embed.html`);
      assert.equal(page.status, 200);
      while (!existsSync(join(folder, "opened"))) await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      process.kill(-Number(server.pid));
    }
    assert.equal(readFileSync(join(folder, "opened"), "utf8").trim(), `http://127.0.0.1:${port}/`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("it takes the next port if one is in use, and says so of one that is asked for", async () => {
  const { port } = new URL(address);
  assert.ok(Number(new URL(await start()).port) > Number(port));
  await assert.rejects(made.run(`npx plyscope-site --port ${port}`), new RegExp(`port ${port} is in use`));
});

test("it shows a search in a browser, from the page and from one file", async () => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    for (const name of ["", "plyscope-trees.html"]) {
      await page.goto(`${address}${name}#algorithm=sss-star&at=3`);
      await page.locator(".counter", { hasText: /^3\s*\// }).waitFor();
    }
    assert.deepEqual(errors, []);
  } finally {
    await browser.close();
  }
});

test("it answers for oEmbed with the frame of a link", async () => {
  const link = "#algorithm=sss-star&game=[[3,12],[2,4]]&at=3&size=600x300";
  const query = (/** @type {Record<string, string>} */ names) => `${address}oembed?${new URLSearchParams(names)}`;
  const response = await fetch(query({ url: `${address}${link}`, format: "json", maxwidth: "500" }));
  assert.equal(response.headers.get("Content-Type"), "application/json");
  const { html, ...rest } = await response.json();
  assert.deepEqual(rest, {
    version: "1.0",
    type: "rich",
    title: "SSS* in Plyscope",
    provider_name: "Plyscope",
    provider_url: address,
    width: 500,
    height: 300,
  });
  assert.ok(html.includes(`src="${address}embed.html${link.replaceAll("&", "&amp;")}"`), html);
  assert.equal((await fetch(query({ url: "https://example.org/" }))).status, 404);
  assert.equal((await fetch(query({ url: address, format: "xml" }))).status, 501);
  assert.equal(await ask("oembed?url=http://evil.example/", "evil.example"), 404);
});
