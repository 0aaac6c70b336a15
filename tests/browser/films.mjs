// Films: the pictures of the way to a step, at fixed parts of it.
//
//     node tests/browser/films.mjs
//
// writes each film to target/films/ as one picture with its frames in rows. The page must be
// in dist/.

import { mkdirSync, writeFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { launch } from "./browser.mjs";
import { serve } from "./server.mjs";

/**
 * @typedef {{ of: string, run: [string, string, Record<string, string>], key: RegExp, after?: number }} Film  a run,
 *     what the sentence of its step is about, and a step before that one
 */

const SMALL = "[[3,12,8],[2,4,6],[14,5,2]]";
const BERLINER = "[A:15..30[A1:15..26[22..26],A2:19..25[23..25],A3:22..30],B:8..22[B1:8..15],C:10..19[C1:10..14]]";
const ARTICLE = "[[[[18,17],[35]],[[50,12]]],[[[10,41],[9,30]],[[36],[40,25]]]]";
const CHANCE = "[A:chance:[1/2:6,1/2:8],B:chance:[1/2:[2,9],1/4:5,1/4:7]]";
const PLAYERS = "players:[A:[(1,2,6),(4,3,2)],B:[(6,1,2),(7,4,1)]]";

/** @type {Film[]} */
export const FILMS = [
  { of: "a backup", run: ["alpha-beta", SMALL, {}], key: /"backup/ },
  { of: "a cutoff", run: ["alpha-beta", SMALL, {}], key: /"cutoff/ },
  { of: "a mean at a chance node", run: ["minimax", CHANCE, {}], key: /"chance\.backup\.last/ },
  { of: "a cutoff at a chance node", run: ["alpha-beta", CHANCE, {}], key: /"chance\.cutoff/ },
  { of: "case 4", run: ["sss-star", ARTICLE, {}], key: /"gamma\.4/ },
  // Deep enough for an update that passes several edges, and for a way from one part of the tree to another.
  {
    of: "an update of proof numbers",
    run: ["proof-number", "[[[[1,0],[0,1]],[[1,0],[0,0]]],[[[0,0],[1,0]],[[1,1],[0,1]]]]", {}],
    key: /"proof\.numbers/,
    after: 5,
  },
  { of: "a choice of B* with its descent", run: ["b-star", BERLINER, {}], key: /"choose\./, after: 2 },
  // A pass wipes what the one before it leaves.
  {
    of: "a pass of iterative deepening",
    run: ["iterative-deepening", "[A:6[A1:2[1,3],A2:8[9,5]],B:4[B1:6[7,2],B2:7[4,8]]]", {}],
    key: /"pass\.depth/,
    after: 8,
  },
  { of: "payoffs of three players", run: ["max-n", PLAYERS, {}], key: /"backup\.payoffs/, after: 3 },
  { of: "a pass of MTD", run: ["mtd", SMALL, {}], key: /"pass\.asks/, after: 2 },
  { of: "an iteration of UCT", run: ["mcts", ARTICLE, { iterations: "60" }], key: /"choose\./, after: 20 },
];
const FRAMES = 16;

/**
 * Returns the frames of a film, as data URLs: forwards, backwards (in the same order), and the
 * picture of the step itself.
 * @param {import("playwright-core").Page} page  any page of the site
 * @param {Film} film
 * @param {{ width: number, height: number }} size
 */
export function shoot(page, { run, key, after = 1 }, size) {
  return page.evaluate(
    async ({ run, key, after, count, width, height }) => {
      const { loadEngine } = await import(new URL("/js/engine.js", location.href).href);
      const engine = await loadEngine();
      const session = engine.open(...run);
      while (!session.record(8, 1e9).done);
      session.lay_out(Number.POSITIVE_INFINITY);
      let step = after + 1;
      for (; step < session.steps; step++) {
        session.seek(step);
        if (new RegExp(key).test(JSON.stringify(session.moment().narration)) && session.motion_length(step)) break;
      }
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [width, height];
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      const view = session.view_fit(width, height);
      const palette = { font: "sans-serif" };
      /** @param {(() => void)} paint */
      const picture = (paint) => {
        context.clearRect(0, 0, width, height);
        paint();
        return canvas.toDataURL();
      };
      const part = (/** @type {number} */ index) =>
        picture(() => session.paint_motion(context, view, width, height, -1, palette, step, index / (count - 1)));
      const indices = [...Array(count).keys()];
      session.seek(step);
      const on = indices.map(part);
      // As when the reader goes back: the step before is the current one.
      session.seek(step - 1);
      const back = indices.reverse().map(part).reverse();
      session.seek(step);
      return { step, on, back, still: picture(() => session.paint(context, view, width, height, -1, palette)) };
    },
    { run, key: key.source, after, count: FRAMES, ...size },
  );
}

/** Writes all films to a folder. @param {string} folder */
async function write(folder) {
  mkdirSync(folder, { recursive: true });
  const server = await serve({ policy: null });
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1320, height: 940 } });
  for (const film of FILMS) {
    await page.goto(new URL("embed.html", server.url).href);
    const { step, on } = await shoot(page, film, { width: 640, height: 400 });
    const frames = on.map((frame) => `<img src="${frame}">`).join("");
    const style = "body{display:grid;grid-template-columns:repeat(4,1fr);gap:8px;margin:8px}img{width:100%}";
    await page.setContent(`<!doctype html><style>${style}</style>${frames}`);
    const file = `${folder}/${film.of.replace(/\W+/g, "-")}.png`;
    writeFileSync(file, await page.screenshot({ fullPage: true }));
    process.stdout.write(`${file}: ${film.run[0]}, step ${step}\n`);
  }
  await browser.close();
  await server.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await write(fileURLToPath(new URL("../../target/films", import.meta.url)));
}
