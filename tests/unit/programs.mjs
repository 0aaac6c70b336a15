// Runs programs of readers in Node, for tests: the worker of the page (web/js/program/worker.js) in a thread, with the few
// things that a browser gives to a worker. What it does in a browser, tests/engines/programs.test.mjs tries.

import { readFileSync } from "node:fs";
import { MessageChannel, Worker } from "node:worker_threads";
import { javascriptParser, pythonParser } from "../../web/js/lib/editor.js";
import { instrument } from "../../web/js/program/instrument.js";
import { filesFor } from "../../web/js/program/modules.js";
import { replyOf } from "../../web/js/program/reply.js";

/** @typedef {import("../../web/js/program/instrument.js").Language} Language */

const web = new URL("../../web/", import.meta.url);
const text = (/** @type {string} */ path) => readFileSync(new URL(path, web), "utf8");

/** What a browser gives to a worker. */
const BROWSER = `
const vm = require("node:vm");
const { parentPort } = require("node:worker_threads");
const scripts = new Map();
globalThis.self = globalThis;
globalThis.WorkerGlobalScope = function () {};
globalThis.Blob = class { constructor(parts) { this.text = parts.join(""); } };
URL.createObjectURL = ({ text }) => {
  const isModule = text.includes("export default");
  const address = isModule ? "data:text/javascript;base64," + Buffer.from(text).toString("base64") : "blob:" + scripts.size;
  scripts.set(address, text);
  return address;
};
URL.revokeObjectURL = () => {};
globalThis.importScripts = (address) => vm.runInThisContext(scripts.get(address), { filename: address });
parentPort.once("message", ({ data, port }) => self.onmessage({ data, ports: [port] }));
delete globalThis.process;
`;

/**
 * @typedef {object} Given
 * @property {Language} language
 * @property {string} source
 * @property {string} [start]
 * @property {import("../../web/js/program/sandbox.js").GivenTree} [tree]
 * @property {{ events?: number, seconds?: number }} [limits]
 * @property {boolean} [isPlain]  without hooks
 * @property {number} [positions]
 * @property {string} [answers]
 */

/** @param {Given} given @returns {Promise<import("../../web/js/program/reply.js").Reply>} */
export async function runInNode({
  language,
  source,
  start = "",
  tree = { nodes: [] },
  limits,
  isPlain = false,
  positions = 0,
  answers = "",
}) {
  const hooked = instrument(language, source, language === "python" ? pythonParser : javascriptParser);
  const isHooked = !isPlain && hooked.wrong === null;
  const lines = isHooked ? hooked.lines : source.split("\n").map((_, at) => at + 1);
  // More than any needs on a machine with other work.
  const all = { events: 200_000, seconds: 120, ...limits };
  const python = language === "python" && {
    micropython: text("js/lib/micropython.mjs"),
    wasm: readFileSync(new URL("js/lib/micropython.wasm", web)),
    hooks: text("js/program/python/hooks.py"),
  };
  const names = language === "python" ? filesFor(hooked.imports) : [];
  const modules = Object.fromEntries(names.map((name) => [name, text(`js/program/python/${name}.py`)]));
  const worker = new Worker(BROWSER + text("js/program/worker.js"), { eval: true });
  const { port1: port, port2 } = new MessageChannel();
  try {
    return await new Promise((resolve, reject) => {
      worker.on("error", reject);
      port.on("message", (message) => {
        const given = {
          language,
          source: isHooked ? hooked.source : source,
          start,
          tree,
          limits: all,
          modules,
          positions,
          answers,
        };
        if (message === "ready") return port.postMessage(given);
        if (message === "started") return;
        const reply = replyOf(message, { nodes: tree.nodes.length, events: all.events, lines, wrong: hooked.wrong });
        if (reply) resolve(reply);
        else reject(new Error("the reply is not read"));
      });
      worker.postMessage({ data: { language, memory: 128, events: all.events, ...python }, port: port2 }, [port2]);
    });
  } finally {
    port.close();
    await worker.terminate();
  }
}

/**
 * Returns what a recording says, a line an event.
 * @param {import("../../web/js/program/reply.js").Reply} reply
 */
export function told({ events, names }) {
  const words = ["call", "return", "set", "at", "value"];
  return Array.from(events.kind, (kind, at) => {
    const value = Number.isNaN(events.value[at]) ? "" : ` ${events.value[at]}`;
    return `${events.line[at]}: ${words[kind]} ${names[events.name[at]]}${value}, call ${events.frame[at]}, node ${events.node[at]}`;
  });
}
