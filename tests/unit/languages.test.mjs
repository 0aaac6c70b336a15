// What runs say, in every language: all of it is there, in that language, and with the numbers of the
// event. The runs are those of the examples, and each search of the example of each game.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { language, loadLanguage, loadSentences, plurals, sentence, speakOf } from "../../web/js/messages.js";
import { count, plain, setNames } from "../../web/js/narrate.js";
import { EXAMPLES, NEEDS } from "../../web/js/page/examples.js";
import { translatedCatalogue, translatedExample } from "../../web/js/page/texts.js";
import { partsOf } from "../../web/js/spelling.js";
import { kinds, languages, list, locales, textsOf, web } from "./locales.mjs";

/** @import { Part } from "../../web/js/spelling.js" */
/** @import { Sentence } from "../../web/js/types.js" */

const dist = new URL("../../dist/wasm/", import.meta.url);
const engine = await import(new URL("plyscope-wasm.js", dist).href);
engine.initSync({ module: readFileSync(new URL("plyscope-wasm_bg.wasm", dist)) });
/** With the games that have a module of their own. @type {{ catalogue: import("../../web/js/types.js").Catalogue }} */
const { catalogue } = await import(new URL("../js/catalogue.js", dist).href);
const { algorithms, games } = catalogue;
const others = languages.filter((code) => code !== "en");

/** The steps of a run, and the nodes, that are listened to; and the messages of a key that are kept. */
const STEPS = 100;
const NODES = 40;
const KEPT = 30;

/** What the runs say, by kind and key. @type {Map<string, Map<string, Sentence>>} */
const said = new Map();

/** @param {string} kind @param {Sentence[]} messages */
function keep(kind, messages) {
  for (const message of messages) {
    const key = `${kind} ${message.key}`;
    const all = said.get(key) ?? new Map();
    said.set(key, all);
    if (all.size < KEPT) all.set(JSON.stringify(message.args), message);
  }
}

/** @param {string} algorithm @param {string} game @param {Record<string, string>} options */
function listen(algorithm, game, options) {
  let session;
  try {
    session = engine.open(algorithm, game, options);
  } catch {
    return;
  }
  // Of a long run, the beginning will do.
  session.record(200, 1e8);
  const { kind, rules = [] } = session.about;
  keep(kind, rules);
  for (let step = 0; step <= Math.min(session.steps, STEPS); step++) {
    for (let part = session.parts(step); part >= 0; part--) {
      session.seek(step, part || null);
      const { narration, counters } = session.moment();
      keep(kind, [narration.title, ...narration.text, ...counters]);
    }
    if (step % 10 > 0 && step < session.steps) continue;
    for (let node = 0; node < Math.min(session.drawn, NODES); node++) {
      const { facts, board } = session.node(node);
      keep(kind, board ? [board, ...facts] : facts);
    }
  }
  session.free();
}

for (const [, examples] of EXAMPLES) {
  for (const { algorithm, game, options = {} } of examples) {
    listen(algorithm, game, options);
  }
}
for (const { name, options } of algorithms) {
  for (const game of games) listen(name, game.example, NEEDS[game.name] ?? {});
  for (const option of options)
    for (const value of option.choices ?? ["1", "3"]) {
      listen(name, "[[3,12,8],[2,4,6],[14,5,2]]", { [option.name]: value });
      listen(name, "[a:2..9[3..5,4],b:0..7[1..3,6]]", { [option.name]: value });
      listen(name, "tsp:random,cities=4,seed=3", { [option.name]: value });
    }
}

/** @param {string} code */
async function speak(code) {
  await loadLanguage(code, "viewer", "later", "page");
  for (const kind of kinds) await loadSentences(kind);
}
await speak("en");
// Nodes are called by their paths, and the root in words.
const called = (/** @type {string} */ path) => (path === "e" ? "" : path);
setNames(/** @type {any} */ ({ about: { named_nodes: false }, called, set_names: () => {} }), {});

/**
 * Returns the numbers of a message: those of the event, and those that are words of the locale.
 * @param {Sentence} message
 */
function numbers({ key, args }) {
  /** @param {Part[]} parts @returns {string[]} */
  const within = (parts) =>
    parts.flatMap((part) => {
      if (typeof part === "string") return part.match(/\d+/g) ?? [];
      if ("mark" in part) return within(part.parts);
      const number = "count" in part ? part.count : "number" in part.value ? part.value.number : undefined;
      // A language may have a word for one.
      if (number !== undefined) return number === 1 ? [] : [String(number)];
      // The players may be named anywhere; what counts is of the event.
      return !("value" in part) || "player" in part.value ? [] : [JSON.stringify(part.value)];
    });
  const pattern = sentence(key);
  assert.ok(pattern, key);
  return [...new Set(within(partsOf(pattern, args, plurals)))].sort();
}

/** Words that are English only. Names of searches have some, and English terms stand in parentheses or quotes. */
const ENGLISH =
  /\b(the|of|is|are|and|with|has|have|its|leaf|leaves|child|children|worth|nodes|moves|left|every|which|that|what|searched|evaluated|bounds|you|this|from|than|more|less|only|here|step)\b/i;
const NAMES =
  /branch and bound|monte carlo tree search|\([^()]*\)|[“„«][^”“»]*[”“»]|\w+=[\w.,-]*|\w+:[\w.]+|\b(letters|numbers) \w+ (numbers)/gi;
/** @param {string} text */
const english = (text) => ENGLISH.exec(text.replace(NAMES, ""))?.[0];

test("the runs say most of what can be said", () => {
  const stage = readFileSync(join(web, "../crates/plyscope-stage/tests/stage/messages.txt"), "utf8");
  const all = stage.trimEnd().split("\n");
  const unsaid = all.filter((line) => !said.has(line.split(" ", 2).join(" ")));
  assert.ok(said.size > 250 && unsaid.length < all.length / 4, `${said.size} said, of ${all.length}: ${unsaid}`);
});

test("what is said has the numbers of the event in every language", async (t) => {
  const errors = t.mock.method(console, "error", () => {});
  /** The numbers in English. @type {Map<Sentence, string[]>} */
  const first = new Map();
  /** What is said in English for want of a sentence. @type {string[]} */
  const borrowed = [];
  for (const code of languages) {
    await speak(code);
    assert.equal(language, code);
    for (const [name, messages] of said) {
      speakOf(name.split(" ")[0]);
      for (const message of messages.values()) {
        const found = numbers(message);
        if (code === "en") first.set(message, found);
        assert.deepEqual(found, first.get(message), `${code}: ${name}`);
        const text = plain(message);
        // Of the words that come with an event, a sum has braces.
        const own = Object.values(message.args).reduce((rest, arg) => rest.replaceAll(arg.word ?? "", ""), text);
        assert.doesNotMatch(own, /[{}]|<(?! )|undefined|NaN|\[object/, `${code}: ${name}`);
        if (code === "en") continue;
        // What a search or an option says of itself stands in for a sentence of its own.
        const about = message.args.about?.word ?? "";
        assert.equal(english(text.replace(about, "")), undefined, `${code}: ${name}: ${text}`);
        if (about && english(text)) borrowed.push(`${code} has no sentence for ${name}: ${text}`);
      }
    }
  }
  list(t, [...new Set(borrowed)]);
  assert.equal(errors.mock.callCount(), 0, String(errors.mock.calls[0]?.arguments));
});

test("no other language has English in its sentences", async () => {
  for (const { language, path, sentences } of locales()) {
    if (language === "en") continue;
    for (const [key, text] of Object.entries(sentences)) {
      const words = text.replace(/\{\w+\}/g, "0").replace(/\{\w+, plural,|\b(one|few|many|other) \{|<\/?\w+>/g, " ");
      assert.equal(english(words), undefined, `${path}: ${key}: ${text}`);
    }
  }
  for (const code of others)
    for (const text of Object.values(await textsOf(code))) assert.equal(english(text), undefined, `${code}: ${text}`);
});

test("numbers are written as the language does", async () => {
  /** @type {Record<string, string>} */
  const written = { en: "1,234,567.5", it: "1.234.567,5", nb: "1 234 567,5", sk: "1 234 567,5" };
  for (const code of languages) {
    await speak(code);
    assert.equal(count(1234567.5).replace(/\s/g, " "), written[code]);
  }
});

test("what is English in Rust and in the examples has words in every language, or is listed", async (t) => {
  for (const code of others) {
    const words = await textsOf(code);
    /** @type {Set<string>} */
    const known = new Set();
    /** @type {string[]} */
    const missing = [];
    /** @type {import("../../web/js/page/texts.js").Translate} */
    const look = (english, ...names) => {
      const name = names.find((name) => Object.hasOwn(words, name));
      if (name) known.add(name);
      else missing.push(`${code} has no ${names.at(-1)}: ${english}`);
      return english;
    };
    translatedCatalogue({ algorithms, games: games.map((game) => ({ ...game, options: [] })), version: "" }, look);
    for (const [, examples] of EXAMPLES) for (const example of examples) translatedExample(example, look);
    assert.ok(known.size > 100);
    const spare = Object.keys(words).filter((name) => !known.has(name));
    list(t, [...missing, ...spare.map((name) => `${code} has ${name}, which nothing needs`)]);
  }
});
