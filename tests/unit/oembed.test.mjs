// The answers of an oEmbed provider.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { oembed } from "../../web/api/oembed.js";

const base = "https://example.org/tools/plyscope/";

test("only pages of the folder are answered", () => {
  for (const name of ["", "index.html", "embed.html", "index.html?x=1", "embed.html#at=2"])
    assert.ok(oembed(base + name, { base }), name);
  for (const address of [
    "",
    "embed.html",
    "https://example.org/tools/",
    "https://example.org.evil.example/tools/plyscope/",
    "http://example.org/tools/plyscope/",
    `${base}other.html`,
    `${base}../`,
    "javascript:alert(1)",
  ])
    assert.equal(oembed(address, { base }), null, address);
});

test("the frame has the size of the link, within the limits that are asked for", () => {
  const size = (/** @type {string} */ link, limits = {}) => {
    const { width, height } = oembed(base + link, { base, ...limits }) ?? {};
    return [width, height];
  };
  assert.deepEqual(size(""), [700, 480]);
  assert.deepEqual(size("#size=500x300"), [500, 300]);
  assert.deepEqual(size("#size=1x1"), [700, 480]);
  assert.deepEqual(size("#size=500x300", { maxwidth: 400, maxheight: 1000 }), [400, 300]);
});

test("the example of the documentation has a frame of the size that is asked for", () => {
  const text = readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8");
  const [, call] = /const answer = (oembed\([\s\S]*?\}\));\n/.exec(text) ?? assert.fail("there is no example");
  const answer = new Function("oembed", `return ${call}`)(oembed);
  assert.match(answer.html, /embed\.html#algorithm=sss-star&amp;at=7&amp;size=600x400" .* width="500" height="400"/);
});

test("a link with markup stays an attribute", () => {
  for (const link of [`#algorithm="><script>`, "#algorithm=%22%3E%3Cscript%3E&game='\"<b>", "#=&=&"]) {
    const { html = "" } = oembed(base + link, { base }) ?? {};
    assert.match(
      html,
      /^<iframe src="[^"<>]*" title="[^"<]*" width="700" height="480" loading="lazy" style="max-width: 100%"><\/iframe>$/,
    );
  }
});
