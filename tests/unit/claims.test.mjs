// A sentence about an end without a proof says so, in each language.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";

const kinds = new URL("../../web/kinds/", import.meta.url);
/** What `crates/plyscope-fuzz/src/claims.rs` takes for such a sentence. */
const KEYS = /^done\.(budget|exhausted|unsound|live\.(budget|nothing|unsound)|payoffs\.(budget|unsound))/;
/** The words by which it says so. */
const WORDS = {
  en: /not a proof|nothing is proved|don't trust it|before any solution was found|nothing is left to expand\.$/i,
  it: /non una dimostrazione|nulla è dimostrato|non bisogna fidarsi|prima che si trovasse|nulla da espandere\.$/i,
  nb: /ikke et bevis|ingenting er bevist|ikke til å stole på|før noen løsning|igjen å ekspandere\.$/i,
  sk: /nie dôkaz|nič nie je dokázané|neverte|skôr, než|čo expandovať\.$/i,
};

for (const [language, words] of Object.entries(WORDS)) {
  test(`an end without a proof says so: ${language}`, async () => {
    let found = 0;
    for (const kind of readdirSync(kinds, { withFileTypes: true })) {
      if (!kind.isDirectory()) continue;
      const file = new URL(`${kind.name}/${language}.js`, kinds);
      const sentences = await import(file.href).then(
        ({ default: all }) => all,
        () => ({}),
      );
      for (const [key, sentence] of Object.entries(sentences)) {
        if (!KEYS.test(key)) continue;
        found++;
        assert.match(sentence, words, `${kind.name}: ${key}`);
      }
    }
    assert.ok(found > 15, `${found} sentences`);
  });
}

/** The words by which a sentence says that something is as the procedure is printed. */
const PRINTED = { en: /as printed/i, it: /come stampato/i, nb: /på trykk/i, sk: /v tlači/i };

for (const [language, words] of Object.entries(PRINTED)) {
  test(`what the purge as printed does is told as such, and what it costs: ${language}`, async () => {
    const { default: sentences } = await import(new URL(`open/${language}.js`, kinds).href);
    for (const key of ["push.again", "rule.purge.children"]) assert.match(sentences[key], words, key);
    // That OPEN may have a node more than once, as well as what leaves it.
    assert.equal(sentences["rule.purge.children"].split("OPEN").length, 3, sentences["rule.purge.children"]);
  });
}
