// Programs of readers that do what they should not, in three engines: none of them gets to the network, to the page or to
// anything that stays, each ends, and the page goes on meanwhile.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { CSP, serve } from "../../web/api/server.js";
import { root } from "../browser/server.mjs";
import { engines } from "./engines.mjs";

/** @typedef {import("../../web/js/program/reply.js").FailureKind} FailureKind */
/**
 * @typedef {object} Attack
 * @property {"python" | "javascript"} [language]  JavaScript if it isn't said
 * @property {string} source  `URL` in it is an address that is counted
 * @property {(FailureKind | null)[]} [ends]  how it may fail; null if it doesn't
 * @property {string | RegExp} [prints]
 * @property {boolean} [records]  whether something is told of what it did
 */

/** A loop that gives requests the time to leave. */
const WAIT = "const end = performance.now() + 400; while (performance.now() < end);";

/** @type {Record<string, Attack>} */
const ATTACKS = {
  "an endless loop": { source: "function f() { let x = 1; while (true) x; }\nf();", ends: ["seconds"], records: true },
  "an endless loop in Python": {
    language: "python",
    source: "def f():\n    x = 1\n    while True: x\nf()\n",
    ends: ["seconds"],
    records: true,
  },
  "an endless loop without hooks": {
    source: "const it = { next: Object };\nit[Symbol.iterator] = it.valueOf;\nnew Set(it);",
    ends: ["seconds"],
  },
  "an endless loop without hooks in Python": {
    language: "python",
    source: "class I:\n    def __iter__(self): return self\n    __next__ = lambda self: 1\nsum(I())\n",
    ends: ["seconds"],
  },
  "endless recursion": { source: "const f = (n) => f(n + 1) + 1;\nf(0);", ends: ["depth"], records: true },
  "endless recursion in Python": {
    language: "python",
    source: "def f(n): return f(n + 1) + 1\nf(0)\n",
    ends: ["depth"],
    records: true,
  },
  "recursion that is caught": {
    source: "function f(n) { try { return f(n + 1) } catch { return f(n + 1) } }\nf(0);",
    ends: ["events", "seconds"],
    records: true,
  },
  "every exception swallowed in Python": {
    language: "python",
    source:
      "def f():\n    while True:\n        try:\n            x = 1\n            while True: x = 2\n        except: pass\nf()\n",
    ends: ["events", "seconds"],
    records: true,
  },
  "every exception swallowed": {
    source: "function f() { for (;;) { try { for (;;) { let x = 1; } } catch {} } }\nf();",
    ends: ["events", "seconds"],
    records: true,
  },
  "a program that leaves no answer": {
    source: "Object.keys = Object.entries = () => { throw 1 };\nsetInterval(() => fetch('URL'), 10);",
    ends: ["seconds"],
  },
  fetch: {
    source: `try { fetch("URL").catch(() => {}) } catch { }\n${WAIT}`,
    ends: [null],
  },
  XMLHttpRequest: {
    source:
      'try { const x = new XMLHttpRequest(); x.open("GET", "URL", false); x.send(); console.log("sent") } catch (e) { console.log("no") }',
    prints: "no\n",
  },
  WebSocket: { source: `try { new WebSocket("URL".replace("http", "ws")) } catch { }\n${WAIT}`, ends: [null] },
  EventSource: { source: `try { new EventSource("URL") } catch { }\n${WAIT}`, ends: [null] },
  importScripts: {
    source: 'try { importScripts("URL"); console.log("loaded") } catch { console.log("no") }',
    prints: "no\n",
  },
  "import()": { source: `import("URL").catch(() => {});\n${WAIT}`, ends: [null] },
  // The inner one takes a core, if it begins: the outer one may not come to its end in time.
  "a worker in the worker": {
    source: `try { const w = new Worker(URL.createObjectURL(new Blob(["fetch('URL'); for (;;);"]))); new Worker("URL") } catch { }\n${WAIT}`,
    ends: [null, "seconds"],
  },
  eval: { source: 'try { eval("1"); console.log("yes") } catch { console.log("no") }', prints: "no\n" },
  "the page": {
    source: "console.log(typeof self.frames, typeof top, typeof opener, typeof sessionStorage)",
    prints: `${"undefined ".repeat(4).trim()}\n`,
  },
  "what stands for the page": {
    source:
      "document.title = 'broken'; localStorage.setItem('a', 'b'); window.top.location = 'URL'; document.body.remove(); console.log('[' + document.title + document.cookie + window.parent.document.title + ']')",
    prints: "[]\n",
  },
  "messages to the page": { source: "postMessage('broken'); postMessage({ events: 1 }); self.close();", ends: [null] },
  "the origin": { source: "console.log(self.origin, location.protocol)", prints: "null blob:\n" },
  databases: {
    source: 'try { indexedDB.open("x"); console.log("opened") } catch { console.log("no") }',
    prints: /^(no|opened)\n$/,
  },
  caches: {
    source: 'try { caches.open("x").then(() => 1, () => 2) } catch { }\nconsole.log("done")',
    prints: "done\n",
  },
  prototypes: {
    source:
      'Object.prototype.spoiled = 1; Array.prototype.push = Array.prototype.map = () => { throw 1 }; Object.prototype.failed = "x";\nfunction f(x) { return x }\nf(1);',
  },
  "hooks of its own": { source: "__in = __out = __set = () => 7;\nfunction f(x) { x = 2; return x }\nf(1);" },
  "hooks of its own in Python": {
    language: "python",
    source: "__in = None\ndef f(x): return x\nf(1)\n",
    ends: ["exception"],
  },
  "ten million allocations": {
    source: "const all = [];\nfor (let i = 0; i < 1e7; i++) all.push({ i });\nconsole.log(all.length);",
    prints: /^(10000000\n)?$/,
  },
  "ten million allocations in Python": {
    language: "python",
    source: "all = []\nfor i in range(10**7): all.append([i])\n",
    ends: ["memory", "seconds"],
  },
  "much that is printed": {
    source: 'for (let i = 0; i < 1e8; i++) console.log("0123456789");',
    ends: ["seconds"],
    prints: /^.{9990,10000}$/s,
  },
  "much that is printed in Python": {
    language: "python",
    source: "while True: print('0123456789')\n",
    ends: ["seconds"],
    prints: /^.{9990,10000}$/s,
  },
  "the module js of MicroPython": {
    language: "python",
    source:
      "import sys\nfor name in ('js', 'jsffi', 'uctypes'):\n    try:\n        __import__(name)\n        print('found')\n    except ImportError: print('no')\n    sys.modules.pop(name, None)\n",
    prints: "no\nno\nno\n",
  },
  "a name that is no module": { language: "python", source: "import pandas\npandas.DataFrame()\n", ends: ["module"] },
};

/** What differs by the engine: how it ends is not said by a standard. */
const SECONDS = 1;

/**
 * Runs a program in the page. Returns what the page can tell of it.
 * @param {{ language: string, source: string, seconds: number }} given
 */
async function attack({ language, source, seconds }) {
  const path = "./js/program/sandbox.js";
  const { runProgram } = await import(new URL(path, document.baseURI).href);
  const tree = {
    nodes: [
      { path: "", max: true, children: [1] },
      { path: "1", max: false, value: 3, children: [] },
    ],
  };
  let last = performance.now();
  let gap = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    gap = Math.max(gap, now - last);
    last = now;
  }, 10);
  const frames = document.querySelectorAll("iframe").length;
  const from = performance.now();
  const { events, output, failed } = await runProgram({ language, source, tree, limits: { seconds } });
  const took = performance.now() - from;
  clearInterval(timer);
  return {
    count: events.kind.length,
    output,
    kind: failed?.kind ?? null,
    message: failed?.message ?? "",
    took,
    gap,
    left: document.querySelectorAll("iframe").length - frames,
    spoiled: "spoiled" in {},
    title: document.title,
    stored: localStorage.length,
  };
}

for (const [name, begin] of Object.entries(engines)) {
  test(name, { timeout: 300_000 }, async (t) => {
    const engine = await begin({ width: 1000, height: 800 });
    if (!engine) return t.skip("it is not installed");
    /** @type {string[]} */
    const requests = [];
    const server = await serve({
      folders: [join(root, "dist")],
      csp: CSP,
      answer(path) {
        if (!path.startsWith("/stolen")) return undefined;
        requests.push(path);
        return { body: "1", headers: { "Content-Type": "text/javascript", "Access-Control-Allow-Origin": "*" } };
      },
    });
    try {
      await engine.open(`${server.url}index.html`);
      while (!(await engine.read(() => document.title.includes("·")))) await sleep(50);
      const before = await engine.read(() => ({ title: document.title, stored: localStorage.length }));

      await t.test(`${name}: what is requested is counted`, async () => {
        await engine.read((url) => fetch(url).then(() => 1), -1, `${server.url}stolen/by-the-page`);
        assert.deepEqual(requests.splice(0), ["/stolen/by-the-page"]);
      });

      for (const [what, { language = "javascript", source, ends, prints, records }] of Object.entries(ATTACKS))
        await t.test(`${name}: ${what}`, async () => {
          const url = `${server.url}stolen/${encodeURIComponent(what)}`;
          const given = { language, source: source.replaceAll(/(?<!new |\.)\bURL\b(?!\.)/g, url), seconds: SECONDS };
          const seen = await engine.read(attack, -1, given);
          const told = JSON.stringify(seen).slice(0, 400);
          if (ends) assert.ok(ends.includes(/** @type {FailureKind | null} */ (seen.kind)), told);
          if (typeof prints === "string") assert.equal(seen.output, prints, told);
          else if (prints) assert.match(seen.output, prints, told);
          if (records !== undefined) assert.equal(seen.count > 0, records, told);
          assert.deepEqual([seen.left, seen.spoiled, seen.title, seen.stored], [0, false, before.title, before.stored]);
          assert.ok(seen.took < 20_000, told);
          assert.ok(seen.gap < 1_000, `the page stood still: ${told}`);
          assert.deepEqual(requests.splice(0), []);
        });

      await t.test(`${name}: no request comes later`, async () => {
        await sleep(500);
        assert.deepEqual(requests.splice(0), []);
        assert.equal(await engine.read(() => document.querySelectorAll("iframe").length), 0);
      });
    } finally {
      await engine.close();
      await server.close();
    }
  });
}
