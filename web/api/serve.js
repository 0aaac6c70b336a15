#!/usr/bin/env node
// Serves the page on this machine:
//
//     npx plyscope-site [--port N] [--open]
//
// With --folder, which can be repeated, it serves these folders instead of the page of the
// package, the first one that has a file. With --attached, it ends when its input ends.

import { spawn } from "node:child_process";
import { resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { provide } from "./provider.js";
import { serve } from "./server.js";

/** The port without --port; if it is in use, the next free one. */
const PORT = 8080;
/** The number of ports that are tried. */
const TRIES = 100;
const USAGE = "usage: plyscope-site [--port N] [--open]";

const settings = read();
const { url } = await start(settings.port);
console.log(`Plyscope is at ${url} (Ctrl-C stops it)`);
if (settings.open) show(url);
if (settings.attached) process.stdin.resume().on("end", () => process.exit());

/** Reads the arguments, or says what is wrong with them and exits. */
function read() {
  const end = (/** @type {string} */ message) => {
    console.error(`plyscope-site: ${message}\n${USAGE}`);
    process.exit(2);
  };
  try {
    const { values } = parseArgs({
      options: {
        port: { type: "string" },
        open: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
        folder: { type: "string", multiple: true, default: [fileURLToPath(new URL("../site", import.meta.url))] },
        attached: { type: "boolean", default: false },
      },
    });
    if (values.help) {
      console.log(
        `${USAGE}\nServes the page of Plyscope on this machine, by default at port ${PORT} or the next free one.`,
      );
      process.exit();
    }
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536))
      return end(`\`${values.port}\` is no port: a port is a number from 1 to 65535`);
    return { ...values, port, folders: values.folder.map((folder) => resolve(folder)) };
  } catch (error) {
    return end(error instanceof Error ? error.message : String(error));
  }
}

/** Serves at a port, or, without one, at the first that is free. @param {number | undefined} wanted */
async function start(wanted) {
  for (let port = wanted ?? PORT; ; port++) {
    try {
      return await serve({ folders: settings.folders, port, compress: true, answer: provide });
    } catch (error) {
      const isUsed = /** @type {NodeJS.ErrnoException} */ (error).code === "EADDRINUSE";
      if (isUsed && wanted === undefined && port < PORT + TRIES) continue;
      if (!isUsed) throw error;
      console.error(`plyscope-site: port ${port} is in use; choose another with --port`);
      process.exit(1);
    }
  }
}

/** Opens an address in the browser of this system. @param {string} address */
function show(address) {
  const [program, ...first] =
    process.platform === "darwin" ? ["open"] : process.platform === "win32" ? ["explorer.exe"] : ["xdg-open"];
  const child = spawn(program, [...first, address], { stdio: "ignore", detached: true });
  child.on("error", () => console.error("plyscope-site: no browser was found; open the address above"));
  child.unref();
}
