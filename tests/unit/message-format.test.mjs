// Sentences are ICU MessageFormat: the page formats them like the reference
// implementation.

import assert from "node:assert/strict";
import { test } from "node:test";
import { IntlMessageFormat } from "intl-messageformat";
import { fill, parse } from "../../web/js/message-format.js";
import { locales, MARKS } from "./locales.mjs";

/** @typedef {{ text: string, number: number }} Arg */

/** @param {string} text @param {Record<string, Arg>} args @param {string} language */
function ours(text, args, language) {
  const numbers = new Intl.NumberFormat(language);
  /** @param {import("../../web/js/message-format.js").Part<Arg>} part @returns {string} */
  const spell = (part) => {
    if (typeof part === "string") return part;
    if ("count" in part) return numbers.format(part.count);
    return "mark" in part ? `[${part.mark} ${part.parts.map(spell).join("")}]` : part.value.text;
  };
  return fill(parse(text), args, new Intl.PluralRules(language), ({ number }) => number)
    .map(spell)
    .join("");
}

/** Returns true if an argument is the number of a plural. @param {string} text @param {string} name */
const isCounted = (text, name) => text.includes(`{${name}, plural,`);

/** @param {string} text @param {Record<string, Arg>} args @param {string} language */
function theirs(text, args, language) {
  // In the reference implementation, a mark and an argument can't have the same name.
  const renamed = text.replace(/<(\/?)(\w+)>/g, "<$1mark-$2>");
  const values = Object.fromEntries([
    ...Object.entries(args).map(([name, { text: shown, number }]) => [name, isCounted(text, name) ? number : shown]),
    ...MARKS.map((mark) => [`mark-${mark}`, (/** @type {unknown[]} */ chunks) => `[${mark} ${chunks.join("")}]`]),
  ]);
  return [new IntlMessageFormat(renamed, language).format(values)].flat().join("");
}

test("sentences are formatted like by the reference implementation", () => {
  /** @type {[string, string][]} */
  const all = [
    ["en", "{a} comes before {b}, not {a}"],
    ["en", "v < α and {a} < {b}, <strong>{a} < {b}</strong>"],
    ["en", "<alpha>α</alpha><beta>{b}</beta>"],
    ["en", "{n, plural, one {one # of {a}} other {<strong>#</strong> of {a}}} at {a}"],
    ["de", "{n, plural, one {ein Blatt} other {# Blätter}}"],
    ["pl", "{n, plural, one {# liść} few {# liście} many {# liści} other {# liścia}}"],
    ["pl", "{n, plural, one {# liść} other {# liści}}"],
    ["ar", "{n, plural, zero {z} one {o} two {t} few {f} many {m} other {x}}"],
    ["en", "the root's, can't"],
    ["en", ""],
  ];
  for (const { language, sentences } of locales()) {
    for (const text of Object.values(sentences)) all.push([language, text]);
  }
  assert.ok(all.length > 300, "the locales are not found");
  for (const [language, text] of all) {
    for (const number of text.includes(", plural,") ? [0, 1, 2, 3, 5, 11, 22, 101, 1234567] : [1]) {
      // An argument that is counted is shown as a number elsewhere too, or not at all.
      const args = Object.fromEntries(
        [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => [
          name,
          { text: isCounted(text, name) ? String(number) : `‹${name}›`, number },
        ]),
      );
      assert.equal(ours(text, args, language), theirs(text, args, language), text);
    }
  }
});

test("invalid sentences are rejected", () => {
  for (const text of ["{", "{a", "{a, plural, one {x}", "{a b}", "<strong>open", "{n, plural, one}"]) {
    assert.throws(() => parse(text), SyntaxError, text);
    assert.throws(() => new IntlMessageFormat(text, "en"), text);
  }
  // Parts of the format other than arguments, plurals and marks.
  for (const text of ["}", "{a, select, other {x}}", "{a, number}", "'{'a}"]) {
    assert.throws(() => parse(text), SyntaxError, text);
  }
});

test("a missing argument is reported", () => {
  const rules = new Intl.PluralRules("en");
  for (const text of ["{a}", "<strong>{a}</strong>", "{a, plural, other {x}}"]) {
    assert.throws(() => fill(parse(text), {}, rules, Number), TypeError, text);
  }
});
