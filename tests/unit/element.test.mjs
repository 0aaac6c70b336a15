// The pure parts of the element.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { linkOf } from "../../web/js/element/attributes.js";
import { PlyscopeElement } from "../../web/js/element/plyscope-element.js";
import { scoped } from "../../web/js/element/scoped.js";
import { readFragment } from "../../web/js/fragment.js";

/** @param {Record<string, string>} attributes */
const link = (attributes) => linkOf(Object.entries(attributes).map(([name, value]) => ({ name, value })));

test("attributes are the names of a link, and others are left out", () => {
  const { link: whole, run } = link({
    class: "x",
    style: "height: 3px",
    "data-v-7": "",
    "@click": "no",
    "aria-label": "a",
    onclick: "no",
    controls: "",
    theme: "dark",
    algorithm: "sss-star",
    game: "[A & B:1, 50%:2]",
    depth: "4",
    at: "cutoff:1",
  });
  const { algorithm, game, options, problems } = readFragment(whole);
  assert.deepEqual([algorithm, game, { ...options }], ["sss-star", "[A & B:1, 50%:2]", { depth: "4" }]);
  assert.deepEqual(problems, [["at=cutoff:1", false]]);
  assert.equal(`${run}&at=cutoff:1`, whole);
  assert.equal(link({}).link, "#");
});

test("styles of a frame become those of a shadow root", () => {
  assert.equal(scoped(":where(:root) { --a: 1 }"), ":where(:host) { --a: 1 }");
  assert.equal(scoped(`:where(:root:not([data-theme="light"])) {}`), `:where(:host(:not([data-theme="light"]))) {}`);
  assert.equal(scoped(":root[data-theme=dark] .x {}"), ":host([data-theme=dark]) .x {}");
  assert.equal(
    scoped("a { margin: -.5rem 1.25rem 0 3px }"),
    "a { margin: calc(-.5 * var(--ply-rem)) calc(1.25 * var(--ply-rem)) 0 3px }",
  );
  assert.equal(scoped("a { height: 100dvh; width: 40vw }"), "a { height: 100cqh; width: 40cqw }");
  assert.equal(
    scoped("@media(max-width:34rem)and (max-height:26rem){"),
    "@container ply-scope (max-width:34em)and (max-height:26em){",
  );
  assert.equal(scoped("@container work (max-width: 36rem) {"), "@container work (max-width: 36em) {");
  assert.equal(
    scoped("@media (pointer: coarse) { a { left: 1rem } }"),
    "@media (pointer: coarse) { a { left: calc(1 * var(--ply-rem)) } }",
  );
  assert.equal(scoped("/* of :root */a{}"), "a{}");
});

test("the class can be imported without a document, and custom-elements.json describes it", () => {
  const path = new URL("../../web/js/element/custom-elements.json", import.meta.url);
  const { modules } = JSON.parse(readFileSync(path, "utf8"));
  const [{ members, attributes, cssProperties }] = modules[0].declarations;
  const names = Object.getOwnPropertyNames(PlyscopeElement.prototype);
  const internal = ["constructor", "connectedCallback", "disconnectedCallback", "seen", "session", "addEventListener"];
  assert.deepEqual(members.map(({ name }) => name).sort(), names.filter((name) => !internal.includes(name)).sort());
  const docs = readFileSync(new URL("../../docs/element.md", import.meta.url), "utf8");
  for (const { name } of [...members, ...attributes, ...cssProperties]) assert.ok(docs.includes(`\`${name}`), name);
});
