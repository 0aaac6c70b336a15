// Any state of the page stands in its link: what is read back gives the same picture, to the byte.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { pack, unpack } from "../../web/js/link/packed.js";
import { packedIn, readLink } from "../../web/js/link/reading.js";
import { writeFragment } from "../../web/js/link/writing.js";
import { takeUnknown } from "../../web/js/page/broken-link.js";
import { outward } from "../../web/js/page/link-writer.js";
import { SPEEDS } from "../../web/js/viewer/player.js";

/** @import { State } from "../../web/js/fragment.js" */

const dist = new URL("../../dist/wasm/", import.meta.url);
const engine = await import(new URL("plyscope-wasm.js", dist).href);
engine.initSync({ module: readFileSync(new URL("plyscope-wasm_bg.wasm", dist)) });
const { algorithms } = engine.catalogue();

const COUNT = 10_000;
const SIZE = { width: 800, height: 500 };

/** Returns random whole numbers below a limit: a linear congruential generator. @param {number} seed */
function random(seed) {
  let state = BigInt(seed);
  return (/** @type {number} */ limit) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & ((1n << 64n) - 1n);
    return Number((state >> 33n) % BigInt(limit));
  };
}
const below = random(11);
/** @template T @param {readonly T[]} all @returns {T} */
const pick = (all) => all[below(all.length)];
const chance = (/** @type {number} */ percent) => below(100) < percent;

const NAMES = ["A", "left", "β", "x_1", '"a b"', '"50%41"', '"&at=1"', '"[("', '"<b>|*_"', '"\u{1f600}"'];

/** Returns a random tree. @param {number} plies @param {boolean} named @param {boolean} bounds @returns {string} */
function tree(plies, named, bounds) {
  const name = named && chance(70) ? `${pick(NAMES)}:` : "";
  const value = () => (chance(4) ? pick(["inf", "-inf"]) : chance(15) ? `${below(50) - 25}.5` : String(below(50) - 25));
  if (bounds) {
    const lower = below(40) - 20;
    const range = `${lower}..${lower + below(15)}`;
    return plies === 0 || chance(30) ? name + range : `${name}${range}${list(plies, named, bounds)}`;
  }
  return plies === 0 || chance(20) ? name + value() : name + list(plies, named, bounds);
}
/** @param {number} plies @param {boolean} named @param {boolean} bounds @returns {string} */
const list = (plies, named, bounds) =>
  `[${Array.from({ length: 1 + below(3) }, () => tree(plies - 1, named, bounds)).join(",")}]`;

/** Returns a random game, mostly a tree. @param {string} algorithm */
function game(algorithm) {
  if (algorithm === "max-n") return `players:random,depth=${below(3)},seed=${below(1_000)}`;
  if (algorithm === "branch-and-bound") return `tsp:random,cities=${3 + below(3)},seed=${below(1_000)}`;
  if (chance(5))
    return pick(["nim:2,1", "sum:{4|1}+{3|-2}", "random:branching=2,depth=3,seed=7", "tic-tac-toe:XOX/.O./OX."]);
  const text = list(1 + below(3), chance(30), algorithm === "b-star" && chance(80));
  return chance(15) ? `min:${text}` : text;
}

/** Returns random options of a search. @param {any[]} specs */
function options(specs) {
  /** @type {Record<string, string>} */
  const chosen = {};
  for (const { name, kind, choices = [], min = 0, max = 9, default: usual } of specs) {
    if (!chance(30)) continue;
    const value =
      kind === "choice" ? pick(choices) : kind === "number" ? String(min + below(Math.min(max - min, 20) + 1)) : usual;
    if (value !== usual && value !== undefined) chosen[name] = value;
  }
  return chosen;
}

/** Returns a random state with a session of its run; null if the search doesn't take it. */
function sample() {
  const { name: algorithm, options: specs } = pick(algorithms);
  const what = { algorithm, game: game(algorithm), options: options(specs) };
  let session;
  try {
    session = engine.open(what.algorithm, what.game, what.options);
  } catch {
    return null;
  }
  session.record(1_000, 1e8);
  const at = below(session.steps + 1);
  /** @type {State} */
  const state = { ...what, at, overlay: session.overlays.filter(() => chance(20)) };
  if (chance(40)) state.names = pick(["letters", "numbers"]);
  if (chance(20))
    state.players = pick([
      ["White", "Black"],
      ["50%41", "a&b=c"],
      ["Ann [1]", "*Bob*"],
    ]);
  if (chance(30)) state.by = "event";
  const parts = session.parts(at);
  if (state.by && parts > 1 && chance(60)) state.part = 1 + below(parts - 1);
  /** @type {Record<string, string>} */
  const view = {};
  if (chance(10)) view.theme = pick(["light", "dark"]);
  if (chance(10)) view.speed = String(pick(SPEEDS));
  if (chance(10)) view.panel = pick(["search", "listing", "none"]);
  if (chance(10)) view.size = `${100 + below(3900)}x${100 + below(3900)}`;
  if (Object.keys(view).length > 0) state.view = view;
  return { state, session };
}

/** Returns the picture of a state. @param {any} session @param {State} state */
function picture(session, { at, by, part = 0, overlay, names, players = ["MAX", "MIN"] }) {
  session.set_names(names === "letters", players[0], players[1]);
  session.overlay(overlay);
  session.seek(at, by ? part : undefined);
  return session.svg(session.view_fit(SIZE.width, SIZE.height), SIZE.width, SIZE.height, "");
}

test("a state, its link and the state that is read from it have the same picture", { timeout: 120_000 }, async () => {
  const begin = performance.now();
  /** @type {Map<string, number>} */
  const searches = new Map();
  let done = 0;
  let packed = 0;
  for (let tries = 0; done < COUNT; tries++) {
    assert.ok(tries < 3 * COUNT, "few runs can be opened");
    const one = sample();
    if (!one) continue;
    const { state, session } = one;
    if (chance(5)) state.packed = { game: state.game, text: await pack(state.game) };
    const written = writeFragment(state);
    const link = chance(50) ? outward(written) : written;
    // As an address, in which the browser escapes some characters more.
    const { hash } = new URL(link, "https://example.org/");
    const compressed = packedIn(hash);
    const { state: read, problems, remarks, fragment } = readLink(hash, compressed && (await unpack(compressed)));
    assert.deepEqual([problems, remarks, takeUnknown(read, algorithms)], [[], [], []], link);
    assert.deepEqual({ ...read, options: { ...read.options } }, state, link);
    assert.equal(fragment, hash);
    const again = engine.open(read.algorithm, read.game, read.options);
    again.record(1_000, 1e8);
    assert.equal(picture(again, read), picture(session, state), link);
    session.free();
    again.free();
    searches.set(state.algorithm, (searches.get(state.algorithm) ?? 0) + 1);
    packed += Number(compressed !== undefined);
    done += 1;
  }
  assert.equal(done, COUNT);
  for (const { name } of algorithms) assert.ok((searches.get(name) ?? 0) > 100, `${name}: ${searches.get(name)}`);
  assert.ok(packed > 300, `${packed} compressed`);
  assert.ok(performance.now() - begin < 60_000, `${performance.now() - begin} ms`);
});

test("another step, part or option has another picture", () => {
  const session = engine.open("alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]", {});
  session.record(1_000, 1e8);
  /** @type {State} */
  const state = { algorithm: "alpha-beta", game: "", options: {}, overlay: [], at: 12 };
  const pictures = [
    state,
    { ...state, at: 13 },
    { ...state, by: /** @type {const} */ ("event"), part: 1 },
    { ...state, overlay: ["critical"] },
  ].map((each) => picture(session, each));
  assert.equal(new Set(pictures).size, pictures.length);
});
