// Runs tests of wasm-bindgen in an engine that its runner can't drive. Cargo calls it as
//
//     node bindings.mjs <engine> <wasm-bindgen-test-runner> <module> <arguments>
//
// The runner serves the tests as a page, which the engine opens.

import { spawn } from "node:child_process";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { engines } from "./engines.mjs";

const [name, runner, ...given] = process.argv.slice(2);
/** WebKit runs without its compilers (engines.mjs): what computes most there is for `cargo xtask test --long`. */
const SLOW =
  name === "webkit" && process.env.PLYSCOPE_LONG !== "1" ? ["every_search_says_the_same_of_every_game_here"] : [];
const tests = [...given, ...SLOW.flatMap((test) => ["--skip", test])];
/** Milliseconds until the tests must have ended. */
const patience = 1000 * Number(process.env.WASM_BINDGEN_TEST_TIMEOUT ?? 60);

const server = spawn(runner, tests, {
  env: { ...process.env, NO_HEADLESS: "1", WASM_BINDGEN_TEST_ADDRESS: "127.0.0.1:0" },
  stdio: ["ignore", "pipe", "inherit"],
});
let said = "";
/** The address of the page; nothing if the runner ends without one. */
const address = await new Promise((found) => {
  server.stdout.on("data", (data) => {
    said += data;
    const [, url] = /available at (http:\S+)/.exec(said) ?? [];
    if (url) found(url);
  });
  server.on("close", () => found(undefined));
});

if (address) {
  process.exitCode = await run(address);
  server.kill();
} else {
  process.stdout.write(said);
  process.exitCode = server.exitCode ?? 1;
}

/** Runs the tests, prints what they say, and returns the exit code. @param {string} address */
async function run(address) {
  const engine = await engines[/** @type {keyof typeof engines} */ (name)]();
  if (!engine) {
    console.log(`${name} is not installed\n\ntest result: ok. 0 passed; 0 failed; 1 ignored`);
    return 0;
  }
  try {
    await engine.open(address);
    let output = "";
    for (const end = Date.now() + patience; Date.now() < end; await sleep(200)) {
      output = await engine.read(() => document.getElementById("output")?.textContent ?? "");
      if (/^test result: /m.test(output)) break;
    }
    console.log(`${name}: ${output}`);
    return /^test result: ok/m.test(output) ? 0 : 1;
  } finally {
    await engine.close();
  }
}
