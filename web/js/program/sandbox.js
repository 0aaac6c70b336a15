// Runs a reader's program in a frame without an origin, which has no network, no storage and no way to the page, and in
// a worker there, so that the page goes on meanwhile. Frame and worker end with the run.

import { el } from "../dom.js";
import { address, request } from "../files.js";
import { instrument } from "./instrument.js";
import { filesFor } from "./modules.js";
import { nothing, replyOf } from "./reply.js";

/** @import { Exits } from "./edits.js" */
/** @import { Language } from "./instrument.js" */
/** @import { Reply } from "./reply.js" */

/** @typedef {{ path: string, name?: string, max: boolean, value?: number, children: number[], chance?: number[] }} GivenNode */
/** @typedef {{ nodes: GivenNode[] }} GivenTree  the root first */
/** @typedef {{ events: number, seconds: number, memory: number }} Limits  memory in megabytes */
/**
 * @typedef {object} Run
 * @property {Language} language
 * @property {string} source
 * @property {string} [start]  an expression that is evaluated when the program has run, and whose value is the result
 * @property {GivenTree} tree
 * @property {Partial<Omit<Limits, "events">>} [limits]
 * @property {string} [answers]  what the reader answers when the program asks, a line each
 * @property {number} [positions]  the most of a game by its functions; its positions are told instead of a run
 * @property {AbortSignal} [signal]
 */

/** @type {Limits} */
export const LIMITS = { events: 1_000_000, seconds: 5, memory: 128 };
/** The milliseconds that a frame may take to begin, also after it has loaded, and that a program may go on after its time. */
const [PATIENCE, AFTER_LOAD, GRACE] = [20_000, 3_000, 500];

/** @type {Map<string, Promise<any>>} */
const files = new Map();

/**
 * Returns what a file has, which stays for later runs.
 * @template T
 * @param {string} path
 * @param {(response: Response) => Promise<T>} read
 * @returns {Promise<T>}
 */
function file(path, read) {
  const loading =
    files.get(path) ??
    request(path).then((response) => {
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return read(response);
    });
  files.set(path, loading);
  // It may be there the next time.
  loading.catch(() => files.delete(path));
  return loading;
}

/** @param {string} path @returns {Promise<string>} */
const textOf = (path) => file(path, (response) => response.text());

/** Returns what a worker loads, for as many events as a run may have. @param {Language} language @param {number} memory */
async function loadedFor(language, memory) {
  if (language !== "python") return { language, memory };
  const [micropython, wasm, hooks] = await Promise.all([
    textOf("js/lib/micropython.mjs"),
    file("js/lib/micropython.wasm", (response) => response.arrayBuffer()),
    textOf("js/program/python/hooks.py"),
  ]);
  return { language, memory, micropython, wasm, hooks, events: LIMITS.events };
}

/** Returns the files of Python that a program needs, by their names. @param {string[]} imports */
async function modulesFor(imports) {
  const texts = filesFor(imports).map(async (name) => [name, await textOf(`js/program/python/${name}.py`)]);
  return Object.fromEntries(await Promise.all(texts));
}

/** @typedef {{ send: (message: unknown) => void, told: (listener: (message: any) => void) => void, close: () => void }} Sandbox */

/**
 * Returns a worker in a frame, when it has loaded what it needs.
 * @param {Language} language
 * @param {number} memory
 * @returns {Promise<Sandbox>}
 */
async function opened(language, memory) {
  const [worker, loaded] = await Promise.all([textOf("js/program/worker.js"), loadedFor(language, memory)]);
  const { port1: port, port2 } = new MessageChannel();
  const frame = el("iframe", { sandbox: "allow-scripts", hidden: true, src: address("sandbox.html") });
  const close = () => {
    removeEventListener("message", hear);
    port.close();
    frame.remove();
  };
  let isHere = false;
  /** @type {(error: Error) => void} */
  let fail = () => {};
  /** @param {MessageEvent} event */
  function hear({ source, data }) {
    if (source !== frame.contentWindow) return;
    if (data === "broken") return fail(new Error("the worker has not begun"));
    if (data !== "here" || isHere) return;
    isHere = true;
    source?.postMessage({ worker, loaded }, { targetOrigin: "*", transfer: [port2] });
  }
  addEventListener("message", hear);
  const late = () => fail(new Error("the frame has not begun"));
  const timers = [setTimeout(late, PATIENCE)];
  const ready = new Promise((resolve, reject) => {
    fail = reject;
    port.onmessage = resolve;
    // A policy that the server sends for it may forbid its script.
    frame.onload = () => timers.push(setTimeout(() => isHere || late(), AFTER_LOAD));
  }).finally(() => {
    frame.onload = null;
    timers.forEach(clearTimeout);
  });
  document.body.append(frame);
  try {
    await ready;
  } catch (error) {
    close();
    throw error;
  }
  return {
    send: (message) => port.postMessage(message),
    told: (listener) => {
      port.onmessage = ({ data }) => listener(data);
    },
    close,
  };
}

/** A sandbox that waits for a program. @type {{ language: Language, memory: number, sandbox: Promise<Sandbox> } | null} */
let prepared = null;

/** Opens a sandbox for the next program, so that it begins at once. @param {Language} language @param {number} [memory] */
export function prepare(language, memory = LIMITS.memory) {
  if (prepared?.language === language && prepared.memory === memory) return;
  discard();
  const made = { language, memory, sandbox: opened(language, memory) };
  prepared = made;
  // The next run says why.
  made.sandbox.catch(() => {
    if (prepared === made) prepared = null;
  });
}

/** Closes the sandbox that waits for a program. */
export function discard() {
  prepared?.sandbox.then(({ close }) => close()).catch(() => {});
  prepared = null;
}

/** Returns a sandbox: the one that waits, if it is for such a program. @param {Language} language @param {number} memory */
function taken(language, memory) {
  if (prepared?.language !== language || prepared.memory !== memory) return opened(language, memory);
  const { sandbox } = prepared;
  prepared = null;
  return sandbox;
}

/**
 * Runs a program. It may fail, which the reply tells.
 * @param {Run} run
 * @returns {Promise<Reply & { exits: Exits, imports: string[] }>}
 * @throws if the sandbox can't be opened, or the signal ends the run
 */
export async function runProgram(run) {
  const { language, source } = run;
  run.signal?.throwIfAborted();
  const { javascriptParser, pythonParser } = await import("../lib/editor.js");
  const hooked = instrument(language, source, language === "python" ? pythonParser : javascriptParser);
  const { exits, imports, wrong, absent } = hooked;
  const reply = await replyTo(run, hooked);
  if (absent && reply.failed?.kind === "syntax") {
    const { what, instead, line } = absent;
    return { ...reply, failed: { kind: "absent", message: what, line, instead }, exits, imports };
  }
  if (wrong === null || reply.failed?.kind !== "syntax") return { ...reply, exits, imports };
  // The language says what is wrong with the program as it is.
  const lines = source.split("\n").map((_, at) => at + 1);
  return { ...(await replyTo(run, { ...hooked, source, lines })), exits, imports };
}

/**
 * @param {Run} run
 * @param {import("./instrument.js").Instrumented} hooked  what is run
 * @returns {Promise<Reply>}
 */
async function replyTo({ language, start = "", tree, limits, positions = 0, answers = "", signal }, hooked) {
  const { source, lines, wrong, imports } = hooked;
  const { seconds, memory } = { ...LIMITS, ...limits };
  const { events } = LIMITS;
  const modules = language === "python" ? await modulesFor(imports) : {};
  const sandbox = await taken(language, memory);
  try {
    return await new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      const end = () => resolve({ ...nothing(), failed: { kind: "seconds", message: "", line: 0 } });
      let timer = setTimeout(end, PATIENCE);
      let isStarted = false;
      sandbox.told((message) => {
        if (!isStarted) {
          isStarted = true;
          clearTimeout(timer);
          timer = setTimeout(end, 1000 * seconds + GRACE);
          return;
        }
        clearTimeout(timer);
        const reply = replyOf(message, { nodes: tree.nodes.length, events, lines, wrong });
        const failed = { kind: /** @type {const} */ ("exception"), message: "", line: wrong ?? 0 };
        resolve(reply ?? { ...nothing(), failed });
      });
      sandbox.send({ language, source, start, tree, limits: { events, seconds }, modules, positions, answers });
    });
  } finally {
    sandbox.close();
  }
}
