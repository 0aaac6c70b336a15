// The service worker of the site archive, in a host where several versions of the page have a folder each.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const script = readFileSync(new URL("../../web/site/sw.js", import.meta.url), "utf8");

/**
 * Returns what is left of some caches when a worker of a folder begins its work, with the one that it fills.
 * @param {string} scope
 * @param {string} version
 * @param {string[]} before  the names of the caches
 */
async function left(scope, version, before) {
  const names = new Set(before);
  /** @type {Promise<void>[]} */
  const work = [];
  /** @type {Record<string, (event: object) => void>} */
  const listeners = {};
  const self = {
    registration: { scope },
    addEventListener: (/** @type {string} */ name, /** @type {() => void} */ listener) => {
      listeners[name] = listener;
    },
  };
  const caches = {
    open: async (/** @type {string} */ name) => {
      names.add(name);
      return { addAll: async () => {} };
    },
    keys: async () => [...names],
    delete: async (/** @type {string} */ name) => names.delete(name),
  };
  runInNewContext(script.replace("{version}", version).replace('"{files}"', "[]"), { self, caches, URL });
  for (const name of ["install", "activate"]) {
    listeners[name]({ waitUntil: (/** @type {Promise<void>} */ promise) => work.push(promise) });
    await Promise.all(work);
  }
  return [...names];
}

test("a new version forgets the old one of its folder, and no other", async () => {
  const [root] = await left("https://host/", "1", []);
  const [latest] = await left("https://host/latest/", "1", []);
  const [first] = await left("https://host/v1/", "1", []);
  assert.equal(new Set([root, latest, first]).size, 3);
  for (const [scope, old] of [
    ["https://host/", root],
    ["https://host/latest/", latest],
    ["https://host/v1/", first],
  ]) {
    const after = await left(scope, "2", [root, latest, first, "another program"]);
    assert.equal(after.length, 4);
    assert.ok(!after.includes(old), scope);
  }
});
