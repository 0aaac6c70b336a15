// An embedded tree in other pages, in three engines, however it is served: a picture, or a
// sentence with the cause.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { PNG } from "pngjs";
import { root } from "../browser/server.mjs";
import { engines } from "./engines.mjs";
import { host } from "./host.mjs";

/** @typedef {import("./engines.mjs").Engine} Engine */
/** @typedef {import("./host.mjs").Manner} Manner */

const TREE = "#algorithm=alpha-beta&game=[[3,12],[2,4]]&at=5";
const EVAL = "script-src 'self' 'wasm-unsafe-eval'";

/** @type {Record<string, Manner>} */
const MANNERS = {
  plain: {},
  // A page in a sandbox is of no origin, not even for 'self'.
  cors: { csp: null, headers: { "Access-Control-Allow-Origin": "*" } },
  "octet-stream": { type: [/\.wasm$/, "application/octet-stream"] },
  "text-plain": { type: [/\.js$/, "text/plain"] },
  "no-wasm": { csp: "script-src 'self'" },
  "no-connections": { csp: `${EVAL}; connect-src 'none'` },
  "no-scripts": { csp: "script-src 'none'" },
  "trusted-types": { csp: `default-src 'self'; ${EVAL}; require-trusted-types-for 'script'; trusted-types 'none'` },
  "no-engine": { missing: /\.wasm$/ },
  "no-glue": { missing: /^(wasm|js\/start)\/[\w-]+\.js$/ },
  "no-script": { missing: /^js\/embed\.js$/ },
  "no-words": { missing: /^locales\/en\/viewer\.js$/ },
};

/**
 * What is tried in frames: how it is served, what must be seen (a tree, or a sentence), the
 * attributes of the frame, and whether it has another origin.
 * @type {[what: string, manner: keyof typeof MANNERS, seen: "tree" | RegExp, attributes?: string, isOther?: boolean][]}
 */
const CASES = [
  ["of the same origin", "plain", "tree"],
  ["of another origin", "plain", "tree", "", true],
  ["in a sandbox, from a host with CORS, without storage", "cors", "tree", `sandbox="allow-scripts"`],
  [
    "in a sandbox, from a host without CORS",
    "plain",
    /allow-same-origin unless the server sends Access-Control-Allow-Origin/,
    `sandbox="allow-scripts"`,
  ],
  ["with the engine as application/octet-stream", "octet-stream", "tree"],
  ["with scripts as text/plain", "text-plain", /sent as text\/plain/],
  ["under a policy without wasm", "no-wasm", /'wasm-unsafe-eval'/],
  ["under a policy without connections", "no-connections", /connect-src/],
  ["under a policy without scripts", "no-scripts", /the policy of the site/],
  ["under a policy with trusted types", "trusted-types", "tree"],
  ["without the engine", "no-engine", /no file wasm\/[\w-]+\.wasm/],
  ["without the engine's script", "no-glue", /no file (wasm|js\/start)\/[\w-]+\.js/],
  ["without the script", "no-script", /A file is missing/],
  ["without sentences", "no-words", /no file locales\/en\/viewer\.js/],
];

/** The sizes of frames: the width and height in CSS pixels. */
const SIZES = [200, 320, 480, 800].flatMap((height) => [320, 480, 768, 1200].map((width) => [width, height]));

/** @param {string} src @param {string} [attributes] @param {number[]} [size] */
function frame(src, attributes = "", [width, height] = [700, 420]) {
  return `<iframe src="${src}embed.html${TREE}" width="${width}" height="${height}" ${attributes}></iframe>`;
}

/** Returns what is seen in a page: its visible text, and whether a tree is drawn. */
function look() {
  const canvas = document.querySelector("canvas");
  const starting = /** @type {HTMLElement | null} */ (document.querySelector(".starting"));
  const causes = document.querySelector(".causes");
  const isTold = starting !== null && (causes === null || getComputedStyle(causes).visibility === "visible");
  const { width = 0, height = 0 } = canvas ?? {};
  const pixels = width * height > 0 ? canvas?.getContext("2d")?.getImageData(0, 0, width, height).data : undefined;
  let drawn = 0;
  for (let at = 3; pixels && at < pixels.length; at += 4) if (pixels[at] > 0) drawn++;
  const box = canvas?.getBoundingClientRect();
  return {
    at: document.querySelector(".counter b")?.textContent ?? null,
    told: isTold ? starting.innerText : null,
    drawn,
    box: box ? [Math.round(box.width), Math.round(box.height)] : [0, 0],
    over: document.documentElement.scrollWidth - innerWidth,
  };
}

/** The time in which everything must be seen, in ms: much, as an engine may begin on a busy machine. */
const PATIENCE = 40_000;

/**
 * Looks until a tree, or a sentence, is seen. Returns what was seen last.
 * @param {Engine} engine
 * @param {"tree" | RegExp} wanted
 * @param {number} [frame]
 */
async function see(engine, wanted, frame) {
  for (const end = Date.now() + PATIENCE; ; await sleep(100)) {
    try {
      const seen = await engine.read(look, frame);
      const isSeen =
        wanted === "tree" ? seen.told === null && seen.at === "5" && seen.drawn > 0 : wanted.test(seen.told ?? "");
      if (isSeen || Date.now() > end) return seen;
    } catch (error) {
      // The frame has not loaded yet.
      if (Date.now() > end) throw error;
    }
  }
}

/** @type {Awaited<ReturnType<typeof host>>} */
let at;
before(async () => {
  at = await host(MANNERS);
});
after(() => at.close());

for (const [name, start] of Object.entries(engines)) {
  test(name, { timeout: 240_000 }, async (t) => {
    const engine = await start();
    if (!engine) return t.skip("it is not installed");
    try {
      await t.test(`${name}: by itself`, async () => {
        await engine.open(`${at.url}plain/embed.html${TREE}`);
        isTree(await see(engine, "tree"));
      });

      await t.test(`${name}: from a disk`, async () => {
        await engine.open(pathToFileURL(join(root, "dist/embed.html")).href + TREE);
        const seen = await see(engine, /begins with file:/);
        assert.match(seen.told ?? "", /begins with file:/);
      });

      await t.test(`${name}: without scripts`, async () => {
        await engine.open(at.page([frame(`${at.url}plain/`, `sandbox=""`)]));
        // Nothing but the picture tells when it is painted.
        let dark = 0;
        for (let tries = 0; dark <= 300 && tries < 40; tries++) {
          await sleep(500);
          const { data, width } = PNG.sync.read(await engine.picture());
          dark = 0;
          for (let y = 0; y < 100; y++) for (let x = 0; x < 600; x++) if (data[4 * (y * width + x)] < 128) dark++;
        }
        assert.ok(dark > 300, `no text is to be seen: ${dark} dark pixels`);
      });

      const origin = (/** @type {boolean | undefined} */ isOther) => (isOther ? at.otherUrl : at.url);
      await engine.open(
        at.page(CASES.map(([, manner, , attributes, isOther]) => frame(`${origin(isOther)}${manner}/`, attributes))),
      );
      for (const [index, [what, , wanted]] of CASES.entries()) {
        await t.test(`${name}: in a frame ${what}`, async () => {
          const seen = await see(engine, wanted, index);
          if (wanted === "tree") isTree(seen);
          else assert.match(seen.told ?? "", wanted);
        });
      }

      await engine.open(at.page(SIZES.map((size) => frame(`${at.otherUrl}plain/`, "", size))));
      for (const [index, size] of SIZES.entries()) {
        await t.test(`${name}: in a frame of ${size.join(" × ")} pixels`, async () => {
          const seen = await see(engine, "tree", index);
          isTree(seen);
          assert.ok(seen.over <= 0, `${seen.over} pixels wider than the frame`);
          assert.ok(seen.box[0] >= 150 && seen.box[1] >= 60, `the tree has ${seen.box.join(" × ")} pixels`);
        });
      }

      await t.test(`${name}: two elements in a page`, async () => {
        await engine.open(at.page([ELEMENTS(at.otherUrl)]));
        // On a slow machine, a run is shown while it grows, and then at its step.
        const isThere = (/** @type {{ drawn: number, at: number }[]} */ all) =>
          all.every(({ drawn }) => drawn > 300) && all[1].at === 1;
        const first = await until(engine, lookAtElements, isThere);
        assert.deepEqual(
          first.map(({ at, theme }) => [at, theme]),
          [
            [3, "light"],
            [1, "dark"],
          ],
        );
        assert.ok(
          first.every(({ drawn }) => drawn > 300),
          JSON.stringify(first),
        );
        assert.match(first[0].sentence, /α|β|cut|worth|enter/);
        assert.match(first[1].panel, /OPEN/);

        // A step of one leaves the other as it is, and its events are told.
        await engine.read(() => void (/** @type {any} */ (document.querySelector("#one")).step()));
        const [one, two] = await until(
          engine,
          lookAtElements,
          ([one, two]) => one.events === "leave backup" && two.events !== "",
        );
        assert.deepEqual([one.at, one.events], [4, "leave backup"]);
        assert.deepEqual([two.at, two.events], [1, "push pop expand push push"]);
        await engine.read(() => document.querySelector("#one")?.setAttribute("theme", "dark"));
        const dark = await until(
          engine,
          lookAtElements,
          ([one]) => one.theme === "dark" && one.paper !== first[0].paper,
        );
        assert.notEqual(dark[0].paper, first[0].paper);

        // What is removed is gone, and the other one goes on.
        await engine.read(() => document.querySelector("#one")?.remove());
        await engine.read(() => void (/** @type {any} */ (document.querySelector("#two")).seek(5)));
        const [last, ...none] = await until(engine, lookAtElements, ([two]) => two.at === 5);
        assert.equal(last.at, 5);
        assert.deepEqual(none, []);
      });
    } finally {
      await engine.close();
    }
  });
}

/** A page with two elements, which keeps the events of the first. @param {string} url */
const ELEMENTS = (url) => `<script type="module" src="${url}cors/js/element.js"></script>
  <ply-scope id="one" algorithm="alpha-beta" game="[[3,12],[2,4]]" at="3" theme="light" controls>a tree</ply-scope>
  <ply-scope id="two" algorithm="sss-star" game="[[3,12],[2,4]]" at="1" theme="dark" controls>a tree</ply-scope>
  <script>
    customElements.whenDefined("ply-scope").then(() => {
      for (const scope of document.querySelectorAll("ply-scope"))
        scope.addEventListener("step", ({ detail }) => {
          scope.heard = detail.events.map(({ event }) => event).join(" ");
        });
    });
  </script>`;

/** Returns what is seen of the elements of a page. */
function lookAtElements() {
  const all = /** @type {NodeListOf<HTMLElement & Record<string, any>>} */ (document.querySelectorAll("ply-scope"));
  return [...all].map((scope) => {
    const text = (/** @type {string} */ selector) => scope.shadowRoot?.querySelector(selector)?.textContent ?? "";
    const canvas = scope.shadowRoot?.querySelector("canvas");
    const { width = 0, height = 0 } = canvas ?? {};
    const pixels = width * height > 0 ? canvas?.getContext("2d")?.getImageData(0, 0, width, height).data : undefined;
    let drawn = 0;
    for (let at = 3; pixels && at < pixels.length; at += 4) if (pixels[at] > 0) drawn++;
    const app = scope.shadowRoot?.querySelector("#app");
    return {
      at: Number(scope.at),
      steps: Number(scope.steps ?? 0),
      theme: scope.dataset.theme ?? "",
      paper: app ? getComputedStyle(app).backgroundColor : "",
      sentence: text(".sentence"),
      panel: text("#panel-search"),
      events: String(scope.heard ?? ""),
      drawn,
    };
  });
}

/**
 * Reads a page until what is read is as wanted. Returns what was read last.
 * @template T
 * @param {Engine} engine @param {() => T} read @param {(seen: T) => boolean} isWanted
 */
async function until(engine, read, isWanted) {
  for (const end = Date.now() + PATIENCE; ; await sleep(100)) {
    const seen = await engine.read(read);
    if (isWanted(seen) || Date.now() > end) return seen;
  }
}

/** @param {Awaited<ReturnType<typeof see>>} seen */
function isTree({ told, at, drawn }) {
  assert.equal(told, null);
  assert.equal(at, "5");
  assert.ok(drawn > 300, `${drawn} pixels are drawn`);
}
