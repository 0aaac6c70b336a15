// `npx plyscope-site`: the page and the answers for oEmbed, from the installed package.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import process from "node:process";
import { after, before, test } from "node:test";
import { launch } from "../browser/browser.mjs";
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
