// The SVG files of figures look alike in a browser and in resvg, which programs for papers and slides use.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { before } from "node:test";
import { pathToFileURL } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { PNG } from "pngjs";
import { pageTest } from "./harness.mjs";
import { root } from "./server.mjs";

/** Runs with every kind of mark: windows, OPEN, intervals, numbers of proofs, visits; and names. */
const RUNS = [
  ["alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]", 12],
  ["sss-star", "[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]", 19],
  ["b-star", "[A:15..30[A1:15..26[A1a:22..26],A2:19..25[A2a:23..25],A3:22..30],B:8..22[B1:8..15]]", 3],
  ["proof-number", "[[3,12,8],[2,4,6],[14,5,2]]", 8],
  ["mcts", "[[9,8,1],[4,5,4]]", 20],
  ["minimax", '["ä < b":[x:3,y:-2.5],"c & d":[z:inf,w:4]]', 6],
];
const WIDTH = 600;
/** The side of a block, in pixels. The mean of its colours hardly depends on how edges are smoothed. */
const BLOCK = 6;
/**
 * What the means of a block may differ by, of 255. Each smooths the edges of letters and lines in its own way, and
 * places letters at its own parts of a pixel: by up to 26. Where one has a digit and the other none, it is 40 or more.
 */
const TOLERATED = 30;

const from = createRequire(import.meta.url);
const fontFiles = ["DejaVuSans", "DejaVuSans-Bold"].map((name) => from.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

/** @type {any} */
let engine;
before(async () => {
  engine = await import(pathToFileURL(join(root, "dist/wasm/plyscope-wasm.js")).href);
  engine.initSync({ module: readFileSync(join(root, "dist/wasm/plyscope-wasm_bg.wasm")) });
});

const options = { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: "DejaVu Sans" } };

/** Returns the SVG file of a step. @param {string} algorithm @param {string} game @param {number} at */
function figure(algorithm, game, at) {
  const session = engine.open(algorithm, game, {});
  while (!session.record(100, Infinity).done);
  while (!session.lay_out(100));
  const file = new TextDecoder().decode(session.figure("svg", Uint32Array.of(at), [], WIDTH, 1));
  session.free();
  return file.replaceAll(/font-family="[^"]*"|font-family:[^;}]*/g, (font) =>
    font.includes("=") ? 'font-family="DejaVu Sans"' : 'font-family:"DejaVu Sans"',
  );
}

pageTest(
  "the SVG file of a step looks alike in Chromium and in resvg",
  { policy: null },
  async ({ page, server, open, t }) => {
    const faces = fontFiles.map((file, bold) => {
      const data = readFileSync(file).toString("base64");
      return `@font-face{font-family:"DejaVu Sans";font-weight:${bold ? "600 900" : "100 500"};src:url(data:font/ttf;base64,${data})}`;
    });
    await open(
      server.host(
        `<!doctype html><title>SVG</title><style>${faces.join("")} body { margin: 0 } svg { display: block }</style>`,
      ),
    );
    for (const [algorithm, game, at] of /** @type {[string, string, number][]} */ (RUNS)) {
      const file = figure(algorithm, game, at);
      await page.evaluate(async (file) => {
        document.body.innerHTML = file;
        await document.fonts.ready;
      }, file);
      const seen = PNG.sync.read(await page.locator("svg").screenshot());
      const drawn = PNG.sync.read(new Resvg(file, options).render().asPng());
      assert.deepEqual([drawn.width, drawn.height], [seen.width, seen.height]);
      const found = difference(seen, drawn);
      t.diagnostic(`${algorithm}: ${found.toFixed(1)}`);
      assert.ok(found <= TOLERATED, `${algorithm}: ${found}`);
      if (algorithm !== "alpha-beta") continue;
      // Without one of its labels, nearly any of them, it would not be alike.
      const labels = [...file.matchAll(/<text(?![^>]*aria-hidden)[^>]*>[^<]*<\/text>/g)];
      const missed = labels.filter(([label]) => {
        const less = new Resvg(file.replaceAll(label, ""), options).render();
        return difference(seen, PNG.sync.read(less.asPng())) > TOLERATED;
      });
      assert.ok(missed.length > 0.8 * labels.length, `${missed.length} of ${labels.length}`);
    }
  },
);

/** Returns the greatest difference between the means of a block in two pictures. @param {PNG} one @param {PNG} other */
function difference(one, other) {
  const means = [one, other].map(blocks);
  return means[0].reduce((most, mean, at) => Math.max(most, Math.abs(mean - means[1][at])), 0);
}

/** Returns the means of red, green and blue in each block. @param {PNG} picture */
function blocks({ data, width, height }) {
  const across = Math.ceil(width / BLOCK);
  const means = new Float64Array(3 * across * Math.ceil(height / BLOCK));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++)
        means[3 * (Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK)) + channel] +=
          data[4 * (y * width + x) + channel] / BLOCK ** 2;
  return means;
}
