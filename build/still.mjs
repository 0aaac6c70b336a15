// Makes stills of a module of the engine:
//
//     node build/still.mjs target/modules/trees trees [alpha-beta …]
//
// For each search of the module, or these, uses the module as a reader who only looks and steps
// (`rehearsal.mjs`), and writes `target/modules/trees/<search>_still.wasm`, which is the module
// without what that didn't run: functions, branches of conditions, and what follows a jump. Or it
// does so for all searches at once, and writes `target/modules/games/games_still.wasm`: see `table.mjs`.
// There it has the instruction `unreachable` instead. `web/js/session.js` then
// takes the module itself. Of the data, those constants are left out that nothing refers to any more. Then the
// still has to tell what the module tells.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import binaryen from "binaryen";
import { gamesOf, rehearse } from "./rehearsal.mjs";
import { moduleNamed } from "./table.mjs";

/** @typedef {import("binaryen").Module} Module */

const { Features } = binaryen;
/** What Rust's modules use of wasm. */
const FEATURES =
  Features.BulkMemory |
  Features.BulkMemoryOpt |
  Features.MutableGlobals |
  Features.Multivalue |
  Features.NontrappingFPToInt |
  Features.ReferenceTypes |
  Features.SignExt;

/** The fields of an expression that are expressions. */
const PARTS = ["condition", "ifTrue", "ifFalse", "body", "target", "ptr", "left", "right", "dest", "source"];
/** The expressions after which the next one may not run. */
const JUMPS = [binaryen.BreakId, binaryen.SwitchId, binaryen.ReturnId];

/** The lowest address of a constant: what is below is the stack. */
const LOWEST = 1 << 20;
/**
 * Returns true for a number after the last character, by which Rust tells that there is none: no address, unless a
 * constant begins there.
 * @param {number} at
 */
const isNoCharacter = (at) => at >> 4 === 0x11000;
/** Bytes between two constants that stay. */
const GAP = 12;

/** The beginning of the names of the variables for places. */
const PLACE = "place ";

const [folder, name, ...only] = process.argv.slice(2);
const { stills, games = [] } = moduleNamed(name);
const bytes = readFileSync(join(folder, `bound/${name}_bg.wasm`));
const { create } = await import(pathToFileURL(join(folder, `${name}.js`)).href);

// V8 11.3, of Node 20, crashes where it gives up a function with a call of wasm in it.
setFlagsFromString("--no-turbo-inline-js-wasm-calls");
binaryen.setOptimizeLevel(2);
binaryen.setShrinkLevel(2);
binaryen.setLowMemoryUnused(true);
binaryen.setOneCallerInlineMaxSize(20);
binaryen.setAlwaysInlineMaxSize(8);

const constants = segments();
const whole = read();
setConstants(whole, constants);
writeFileSync(join(folder, `${name}_bg.wasm`), whole.emitBinary());
const wasm = watched();
const scenes = searches()
  .map((search) => ({ search, ...gamesOf(started(bytes).module, search, games) }))
  .filter(({ plain, random }) => plain.length + random.length > 0);
if (stills === "module") makeStill(name, scenes);
else for (const scene of scenes) makeStill(scene.search, [scene]);

/** Makes the still of some searches. @param {string} called @param {typeof scenes} scenes */
function makeStill(called, scenes) {
  const told = (/** @type {unknown} */ module) => scenes.map((scene) => rehearse(module, scene)).join();
  const { module, ran } = started(wasm);
  const all = told(module);
  const still = without(ran);
  if (told(started(still).module) !== all) throw new Error(`the still of ${called} tells something else`);
  writeFileSync(join(folder, `${called}_still.wasm`), still);
}

/** Returns the names of the searches of the module. @returns {string[]} */
function searches() {
  const module = create();
  module.initSync({ module: bytes });
  return only.length ? only : module.searches();
}

/**
 * Starts a module that notes which of its places ran, and returns it, and what says so.
 * @param {Uint8Array} wasm
 */
function started(wasm) {
  const module = create();
  const exports = module.initSync({ module: wasm });
  return { module, ran: (/** @type {number} */ place) => exports[`${PLACE}${place}`]?.value === 1 };
}

/** Returns the module with a variable for each place, which is set when it runs. */
function watched() {
  const module = read();
  // A variable for each place is much faster than a call.
  const hit = (/** @type {number} */ place) => {
    module.addGlobal(`${PLACE}${place}`, binaryen.i32, true, module.i32.const(0));
    module.addGlobalExport(`${PLACE}${place}`, `${PLACE}${place}`);
    return module.global.set(`${PLACE}${place}`, module.i32.const(1));
  };
  visit(module, {
    body: (place, body, results) => module.block(null, [hit(place), body], results),
    arm: (place, arm) => module.block(null, [hit(place), arm], binaryen.getExpressionType(arm)),
    after(block, after) {
      for (const [place, index] of after.toReversed()) binaryen.Block.insertChildAt(block, index, hit(place));
    },
  });
  const wasm = module.emitBinary();
  module.dispose();
  return wasm;
}

/** Returns the module without what didn't run. @param {(place: number) => boolean} ran */
function without(ran) {
  const module = read();
  const kept = (/** @type {number} */ place, /** @type {number} */ code) => (ran(place) ? code : module.unreachable());
  visit(module, {
    body: kept,
    arm: kept,
    after(block, after) {
      const [, end] = after.find(([place]) => !ran(place)) ?? [];
      if (end === undefined) return;
      for (let last = binaryen.Block.getNumChildren(block) - 1; last >= end; last--)
        binaryen.Block.removeChildAt(block, last);
      binaryen.Block.appendChild(block, module.unreachable());
    },
  });
  if (!module.validate()) throw new Error(`the still of ${name} is not valid`);
  module.optimize();
  module.runPasses(["dealign", "strip-producers", "strip-target-features"]);
  setConstants(module, usedConstants(module));
  const wasm = module.emitBinary();
  module.dispose();
  return wasm;
}

/** Returns the constants of the module: the linker has given each a segment. */
function segments() {
  const module = read();
  const all = Array.from({ length: module.getNumDataSegments() }, (_, index) => {
    const { offset, data } = module.getDataSegmentInfo(module.getDataSegmentByIndex(index));
    return { from: offset, to: offset + data.byteLength, bytes: new Uint8Array(data) };
  });
  module.dispose();
  return all;
}

/**
 * Returns the constants that the code of a module refers to, or another of them. A number that could be an address is
 * taken for one, that of an end, too: a loop may count up to it. What the still tells is compared in any case.
 * @param {Module} module
 */
function usedConstants(module) {
  const isOf = (/** @type {typeof constants[number]} */ { from, to }, /** @type {number} */ at) =>
    at === from || (from < at && at <= to && !isNoCharacter(at));
  /** @type {Set<typeof constants[number]>} */
  const kept = new Set();
  let found = addresses(module);
  while (found.length > 0) {
    const now = constants.filter((one) => !kept.has(one) && found.some((at) => isOf(one, at)));
    for (const one of now) kept.add(one);
    found = now.flatMap(({ bytes }) => {
      const view = new DataView(bytes.buffer);
      return Array.from({ length: bytes.length >> 2 }, (_, at) => view.getUint32(4 * at, true));
    });
  }
  return kept;
}

/**
 * Gives a module these constants and no others.
 * @param {Module} module
 * @param {Iterable<typeof constants[number]>} kept
 */
function setConstants(module, kept) {
  // A segment of its own takes more bytes than a short gap.
  /** @type {{ from: number, bytes: number[] }[]} */
  const joined = [];
  for (const { from, bytes } of [...kept].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    const gap = last ? from - last.from - last.bytes.length : Infinity;
    if (last && gap <= GAP) last.bytes.push(...new Uint8Array(gap), ...bytes);
    else joined.push({ from, bytes: [...bytes] });
  }
  const { initial, max = -1 } = module.getMemoryInfo();
  const data = joined.map(({ from, bytes }) => ({ offset: module.i32.const(from), data: Uint8Array.from(bytes) }));
  module.setMemory(initial, max, null, data);
}

/** Returns the numbers in the code of a module that may be addresses. @param {Module} module @returns {number[]} */
function addresses(module) {
  /** @type {Set<number>} */
  const found = new Set();
  const look = (/** @type {number} */ code) => {
    const info = told(code);
    if (info.id === binaryen.ConstId && info.type === binaryen.i32) found.add(info.value >>> 0);
    // The fixed part of where something is read or written.
    if (typeof info.offset === "number") found.add(info.offset);
    for (const part of parts(info)) look(part);
  };
  for (let index = 0; index < module.getNumFunctions(); index++) {
    const { module: from, body } = binaryen.getFunctionInfo(module.getFunctionByIndex(index));
    if (!from) look(body);
  }
  return [...found].filter((number) => number >= LOWEST);
}

function read() {
  const module = binaryen.readBinary(bytes);
  module.setFeatures(FEATURES);
  return module;
}

/**
 * Visits all places of a module, always in the same order: the bodies of functions, the arms of
 * conditions, and in blocks what follows an expression that may jump.
 * @param {Module} module
 * @param {object} on
 * @param {(place: number, body: number, results: number) => number} on.body  returns another body
 * @param {(place: number, arm: number) => number} on.arm  returns another arm
 * @param {(block: number, after: [place: number, index: number][]) => void} on.after
 */
function visit(module, on) {
  let places = 0;
  /** Visits an expression. Returns true if it has a jump in it. @param {number} code @returns {boolean} */
  const enter = (code) => {
    const info = told(code);
    const isBlock = info.id === binaryen.BlockId;
    let hasJump = JUMPS.includes(info.id);
    /** @type {[number, number][]} */
    const after = [];
    for (const [index, part] of parts(info).entries()) {
      if (!enter(part)) continue;
      hasJump = true;
      if (isBlock && index < info.children.length - 1) after.push([places++, index + 1]);
    }
    if (isBlock) on.after(code, after);
    if (info.id === binaryen.IfId) {
      binaryen.If.setIfTrue(code, on.arm(places++, info.ifTrue));
      if (info.ifFalse) binaryen.If.setIfFalse(code, on.arm(places++, info.ifFalse));
    }
    return hasJump;
  };
  for (let index = 0; index < module.getNumFunctions(); index++) {
    const declared = module.getFunctionByIndex(index);
    const { module: from, body, results } = binaryen.getFunctionInfo(declared);
    if (from) continue;
    const place = places++;
    enter(body);
    binaryen.Function.setBody(declared, on.body(place, body, results));
  }
}

/** Returns what binaryen.js knows of an expression. @param {number} code @returns {any} */
function told(code) {
  try {
    return binaryen.getExpressionInfo(code);
  } catch {
    // It fails for a few that have no conditions in them: `unreachable`, `ref.null`, `table.fill`.
    return { id: binaryen.getExpressionId(code) };
  }
}

/** Returns the parts of an expression. @param {any} info @returns {number[]} */
function parts(info) {
  /** @type {number[]} */
  const found = [];
  const add = (/** @type {any} */ part) => {
    if (typeof part === "number" && part !== 0) found.push(part);
  };
  for (const child of info.children ?? []) add(child);
  for (const operand of info.operands ?? []) add(operand);
  for (const field of PARTS) add(info[field]);
  if (info.id !== binaryen.ConstId) add(info.value);
  if ([binaryen.TableGetId, binaryen.TableSetId].includes(info.id)) add(info.index);
  if ([binaryen.MemoryCopyId, binaryen.MemoryFillId].includes(info.id)) add(info.size);
  return found;
}
