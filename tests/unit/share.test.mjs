// What Share writes stays a link in Markdown, in chat and in mail.

import assert from "node:assert/strict";
import { test } from "node:test";
import MarkdownIt from "markdown-it";
import { linkOf } from "../../web/js/element/attributes.js";
import { pack } from "../../web/js/link/packed.js";
import { readLink } from "../../web/js/link/reading.js";
import { writeFragment } from "../../web/js/link/writing.js";
import { elementOf } from "../../web/js/page/element-of.js";
import { outward } from "../../web/js/page/link-writer.js";

const PAGE = "https://example.org/plyscope/";
const markdown = new MarkdownIt({ html: true, linkify: true, typographer: true });

/** @type {import("../../web/js/fragment.js").State[]} */
const states = [
  { algorithm: "alpha-beta", game: "[[3,12,8],[2,4,6],[14,5,2]]", options: {}, overlay: [], at: 12 },
  {
    algorithm: "b-star",
    game: "[[A:2..9[3..5,4],B:0..7]]",
    options: { policy: "smaller-tree" },
    overlay: ["leaves"],
    at: 1,
  },
  { algorithm: "minimax", game: "sum:{4|1}+{3|-2}+{0|-5}", options: {}, overlay: [], at: 3 },
  { algorithm: "minimax", game: "tic-tac-toe:X.O/.X./..O", options: {}, overlay: [], at: 3 },
  { algorithm: "minimax", game: "(A (B 3 12) (C 2 4))", options: {}, overlay: [], at: 2, players: ["_Ann_", "*Bob*"] },
  { algorithm: "minimax", game: "[[1,2],[3,4]](x)", options: { a_b_c: "~~d~~" }, overlay: [], at: 2 },
  { algorithm: "minimax", game: '["`a`":1,"__b__":2,"c--d---e":3,"<i>":4]', options: {}, overlay: [], at: 2 },
  {
    algorithm: "minimax",
    game: "[1,2]",
    options: {},
    overlay: [],
    at: 2,
    packed: { game: "[1,2]", text: "a--b__c---_d-_" },
  },
];

/** Returns the addresses of the links in a text. @param {string} text */
function addresses(text) {
  const found = [];
  for (const { children } of markdown.parse(text, {}))
    for (const { type, attrs } of children ?? []) if (type === "link_open") found.push(attrs?.[0][1]);
  return found;
}

test("what Share writes is one link in Markdown, with the same meaning", async () => {
  const game = `[${Array.from({ length: 3_000 }, (_, index) => (index * 7919) % 1000)}]`;
  const long = { ...states[0], game, packed: { game, text: await pack(game) } };
  for (const state of [...states, long]) {
    const fragment = outward(writeFragment(state));
    const address = PAGE + fragment;
    for (const text of [
      address,
      `See ${address}, and then go on.`,
      `See ${address}.`,
      `(${address})`,
      `"${address}"`,
      `**${address}**`,
      `*see ${address}*`,
      `[[the tree]](${address})`,
      `[the tree](${address} "a title")`,
      `<${address}>`,
      `- ${address}\n- x`,
      `| link | x |\n| --- | --- |\n| ${address} | y |`,
      `<p>\n\n${address}\n\n</p>`,
      `[1]: ${address}\n\n[the tree][1]`,
    ]) {
      const found = addresses(text);
      assert.deepEqual(found, [address], text);
      const read = readLink(found[0].slice(found[0].indexOf("#")), state.packed?.game);
      assert.deepEqual({ ...read.state, options: { ...read.state.options } }, state, text);
      assert.deepEqual([read.problems, read.remarks], [[], []]);
    }
  }
});

test("without the escapes, a link breaks there", () => {
  const broken = states.filter((state) => {
    const address = PAGE + writeFragment(state);
    return [`| ${address} | y |`, `*see ${address}*`, `See ${address}.`].some((text) => {
      const table = text.startsWith("|") ? `| link | x |\n| --- | --- |\n${text}` : text;
      return addresses(table)[0] !== address;
    });
  });
  assert.ok(broken.length > 0);
});

test("the element that Share writes has the same meaning", () => {
  for (const state of states) {
    const html = elementOf(outward(writeFragment(state)), "https://example.org/js/element.js");
    const [, tag] = /<ply-scope (.*) controls><\/ply-scope>$/.exec(html) ?? assert.fail(html);
    const attributes = [...tag.matchAll(/(?<=^| )([a-z_]+)="([^"]*)"/g)].map(([, name, value]) => ({
      name,
      value: value.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&"),
    }));
    const { link } = linkOf(attributes.filter(({ name }) => /^[a-z]+$/.test(name)));
    const { a_b_c: _, ...options } = state.options;
    assert.deepEqual(readLink(link).state, { ...readLink(writeFragment({ ...state, options })).state });
  }
});
