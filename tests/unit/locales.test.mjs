// A locale contains only sentences, and every language has all of them.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "../../web/js/message-format.js";
import { languages, list, loadedBy, locales, MARKS, program, scripts, source, web } from "./locales.mjs";

/** @import { Pattern } from "../../web/js/message-format.js" */

/** Returns true if a module is an object of strings, with comments. @param {string} text */
function isData(text) {
  const STRING = /"(?:[^"\\\n]|\\.)*"/.source;
  const SPACE = /(?:\s|\/\/[^\n]*\n)*/.source;
  const entry = `(?:\\w+|${STRING}):${SPACE}${STRING},${SPACE}`;
  return new RegExp(`^${SPACE}export default \\{${SPACE}(?:${entry})*\\};\\n$`).test(text);
}

test("a locale is data", () => {
  const just = (/** @type {string} */ value) =>
    `// A language.\n\nexport default {\n  a: ${value},\n  "a.b": "b", // so\n};\n`;
  assert.ok(isData(just('"text with \\" in it, and // too"')));
  for (const other of ["() => 1", "/x/", "1", "`a`", '"a" + "b"', "b", "{}", '["a"]', 'f("a")', "true"]) {
    assert.ok(!isData(just(other)), other);
  }
  assert.ok(!isData(`import "x";\n${just('"a"')}`));
  assert.ok(!isData(`${just('"a"')}f();\n`));
  for (const { path } of locales()) assert.ok(isData(source(path)), path);
});

/**
 * Returns the arguments and the marks of a sentence, and the categories of its plurals.
 * @param {Pattern} pattern
 * @returns {{ names: string[], counted: string[], marks: string[], categories: string[][] }}
 */
function contents(pattern) {
  /** @type {ReturnType<typeof contents>} */
  const found = { names: [], counted: [], marks: [], categories: [] };
  /** @param {Pattern} inner */
  const add = (inner) => {
    const { names, counted, marks, categories } = contents(inner);
    found.names.push(...names);
    found.counted.push(...counted);
    found.marks.push(...marks);
    found.categories.push(...categories);
  };
  for (const piece of pattern) {
    if (typeof piece === "string") continue;
    if ("name" in piece) found.names.push(piece.name);
    if ("count" in piece) found.names.push(piece.count);
    if ("mark" in piece) {
      found.marks.push(piece.mark);
      add(piece.pattern);
    }
    if ("plural" in piece) {
      found.names.push(piece.plural);
      found.counted.push(piece.plural);
      found.categories.push(Object.keys(piece.cases));
      Object.values(piece.cases).forEach(add);
    }
  }
  return found;
}

/** @param {Iterable<string>} names */
const sorted = (names) => [...new Set(names)].sort();

test("every sentence of every language can be parsed", () => {
  for (const { language, path, sentences } of locales()) {
    const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, text] of Object.entries(sentences)) {
      const { marks, categories } = contents(parse(text));
      for (const mark of marks) assert.ok(MARKS.includes(mark), `${path}: ${key} has the mark ${mark}`);
      for (const found of categories) assert.deepEqual(sorted(found), sorted(plurals), `${path}: ${key}`);
    }
  }
});

/**
 * Returns true if a language has the family of a key, which stands in for it.
 * @param {string} key
 * @param {string} language
 */
const hasFamily = (key, language) => {
  const family = `${key.split(".")[0]}.*`;
  return locales().some(({ language: its, sentences }) => its === language && Object.hasOwn(sentences, family));
};

test("every language has the same keys, with the same arguments", (t) => {
  const [first, ...others] = languages.map((language) => locales().filter((locale) => locale.language === language));
  assert.ok(first.length > 8, "the files are not found");
  for (const other of others) {
    assert.deepEqual(
      other.map(({ room }) => room),
      first.map(({ room }) => room),
    );
    other.forEach(({ path, sentences }, index) => {
      const model = first[index].sentences;
      const [keys, models] = [new Set(Object.keys(sentences)), new Set(Object.keys(model))];
      const absent = [...models].filter((key) => !keys.has(key));
      const missing = absent.filter((key) => !hasFamily(key, other[index].language));
      const spare = [...keys].filter((key) => !models.has(key));
      assert.deepEqual({ path, missing }, { path, missing: [] });
      list(t, [
        ...absent.filter((key) => !missing.includes(key)).map((key) => `${path} has no ${key}`),
        ...spare.map((key) => `${path} has ${key}, which English doesn't have`),
      ]);
      for (const [key, text] of Object.entries(sentences).filter(([key]) => models.has(key))) {
        assert.deepEqual(
          sorted(contents(parse(text)).names),
          sorted(contents(parse(model[key])).names),
          `${path}: ${key}`,
        );
      }
    });
  }
});

test("a key is in only one of the files that are looked up together", () => {
  for (const language of languages) {
    const [kinds, common] = [true, false].map((own) =>
      locales().filter((locale) => locale.language === language && locale.room.startsWith("kinds/") === own),
    );
    const keys = common.flatMap(({ sentences }) => Object.keys(sentences));
    assert.deepEqual(keys.length, new Set(keys).size, "said twice");
    for (const { path, sentences } of kinds) {
      for (const key of Object.keys(sentences)) assert.ok(!keys.includes(key), `${path}: ${key} is said for all kinds`);
    }
  }
});

/**
 * Returns the keys that a script names: literals that begin like a key. `${…}` matches
 * any text.
 * @param {string} path
 */
function keysIn(path) {
  const families = new Set(
    locales().flatMap(({ sentences }) => Object.keys(sentences).map((key) => key.split(".")[0])),
  );
  const literals = [...program(path).matchAll(/"([a-z]+\.[\w.-]+)"|`([a-z]+\.(?:[\w.-]|\$\{[^}`]*\})+)`/g)];
  return literals.map(([, text, template]) => text ?? template).filter((key) => families.has(key.split(".")[0]));
}

/** @param {string} key  with `${…}` in it */
const matching = (key) => {
  const pattern = key.split(/\$\{[^}]*\}/).map((text) => text.replaceAll(".", "\\."));
  return new RegExp(`^${pattern.join("[\\w-]+")}$`);
};

test("the sentences of a script are in the files that are loaded with it", () => {
  const embedded = loadedBy("js/embed.js");
  assert.ok(embedded.has("js/narrate.js") && !embedded.has("js/main.js"), "imports are not found");
  const early = loadedBy("js/embed.js", false);
  assert.ok(embedded.has("js/tree/card.js") && !early.has("js/tree/card.js"), "the parts are not found");
  const atOnce = new Set([...loadedBy("js/main.js", false), ...embedded]);
  assert.ok(atOnce.has("js/page/explore.js") && !atOnce.has("js/page/edit/editor.js"), "the tools are not found");
  let found = 0;
  for (const language of languages) {
    const kinds = locales().filter(({ language: its, room }) => its === language && room.startsWith("kinds/"));
    // Scripts of others have no sentences, and words like their keys.
    for (const path of scripts.filter((path) => !path.startsWith("js/lib/"))) {
      const own = /^kinds\/[\w-]+(?=\/)/.exec(path)?.[0] ?? "";
      const rooms = locales().filter(
        ({ language: its, room }) =>
          its === language &&
          (room === "viewer" ||
            (room === "later" && !early.has(path)) ||
            (room === "page" && !embedded.has(path)) ||
            // A frame loads them with its exercise.
            (room === "explore" && (!atOnce.has(path) || /^js\/(practice|program)\//.test(path))) ||
            (room === "tour" && path.startsWith("js/page/tour/")) ||
            room === own ||
            (own === "kinds/shared" && room.startsWith("kinds/"))),
      );
      const keys = rooms.flatMap(({ sentences }) => Object.keys(sentences));
      for (const key of keysIn(path)) {
        found += 1;
        // Every kind has the keys that are looked up in the kind of the run.
        const said =
          keys.some((known) => matching(key).test(known)) || kinds.every(({ sentences }) => key in sentences);
        assert.ok(said, `${path} says ${key}`);
      }
    }
  }
  assert.ok(found > 100, "the keys are not found");
});

/** The messages of the stage: a kind, a key, and arguments, each with the field for its type. */
const messages = readFileSync(join(web, "../crates/plyscope-stage/tests/stage/messages.txt"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => {
    const [kind, key, ...args] = line.split(" ");
    return { kind, key, args: new Map(args.map((arg) => /** @type {[string, string]} */ (arg.split(":")))) };
  });

test("every message of the stage has a sentence, and the arguments for it", () => {
  assert.ok(messages.length > 300, "the messages are not found");
  for (const language of languages) {
    const rooms = new Map(
      locales()
        .filter((locale) => locale.language === language)
        .map(({ room, sentences }) => [room, sentences]),
    );
    for (const { kind, key, args } of messages) {
      const [own, viewer, later, page] = [`kinds/${kind}`, "viewer", "later", "page"].map(
        (room) => rooms.get(room) ?? {},
      );
      const sentence = own[key] ?? viewer[key] ?? later[key] ?? page[key];
      assert.notEqual(sentence, undefined, `${kind}: nothing for ${key}`);
      const { names, counted } = contents(parse(sentence));
      // Any sentence may name the players.
      for (const name of names.filter((name) => !/^(max|min)$/.test(name)))
        assert.ok(args.has(name), `${kind}: ${key} is not about ${name}`);
      for (const name of counted)
        assert.match(args.get(name) ?? "", /^(number|nodes)$/, `${kind}: ${key} counts ${name}`);
      // An embedded tree has no counters and no rules.
      if (sentence === page[key]) assert.match(key, /^(rule\.|[a-z]+(\.of)?$)/, key);
      // What is loaded later is said of nodes, or with the full module.
      if (sentence === later[key]) assert.match(key, /^(fact|span|mover|chance|rule)\b/, key);
    }
  }
});

test("every sentence is used", () => {
  const said = new Set(messages.map(({ key }) => key));
  const inScripts = scripts.flatMap(keysIn).map(matching);
  const stage = join(web, "../crates/plyscope-stage/src");
  const inStage = readdirSync(stage, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".rs"))
    .flatMap((path) =>
      [...readFileSync(join(stage, path), "utf8").matchAll(/"([a-z]+(?:\.[\w{}-]+)*)"/g)].map(([, text]) => text),
    )
    .map((text) => new RegExp(`^${text.replaceAll(".", "\\.").replace(/\{\w*\}/g, "[\\w.-]*")}$`));
  for (const { path, sentences } of locales()) {
    for (const key of Object.keys(sentences)) {
      const isSaid = said.has(key) || key.endsWith(".*") || [...inScripts, ...inStage].some((text) => text.test(key));
      assert.ok(isSaid, `${path}: ${key} is never said`);
    }
  }
});
