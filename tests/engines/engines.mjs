// Three browser engines, with the few things that a test of all of them needs. Chromium is
// driven by Playwright, Firefox by Puppeteer (WebDriver BiDi), WebKit by WebDriver.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { globSync } from "glob";
import puppeteer from "puppeteer-core";
import { launch } from "../browser/browser.mjs";

/**
 * @typedef {object} Engine
 * @property {(url: string) => Promise<void>} open
 * @property {<T, A>(read: (given: A) => T, frame?: number, given?: A) => Promise<T>} read
 *     returns what a function returns in the page, or in one of its frames, counted from 0; -1 is the page
 * @property {() => Promise<Buffer>} picture  returns the screen as PNG
 * @property {() => Promise<void>} close
 */

/** The engines, by name. Each returns null if it is not installed. */
export const engines = { chromium, firefox, webkit };

/** Milliseconds that a function may take in a page. */
const PATIENCE = 300_000;
/** The size of the window: what is out of sight is not drawn. */
const SIZE = { width: 2800, height: 1900 };

/** @param {typeof SIZE} [size] @returns {Promise<Engine | null>} */
async function chromium(size = SIZE) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: size });
  return {
    open: async (url) => void (await page.goto(url)),
    read: (read, frame = -1, given) => page.frames()[frame + 1].evaluate(/** @type {any} */ (read), given),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** @param {typeof SIZE} [size] @returns {Promise<Engine | null>} */
async function firefox(size = SIZE) {
  const executablePath = process.env.FIREFOX ?? ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync);
  if (!executablePath) return null;
  // Puppeteer lets pages on a disk read each other, which nobody else does.
  const extraPrefsFirefox = { "security.fileuri.strict_origin_policy": true };
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true, extraPrefsFirefox });
  const page = await browser.newPage();
  await page.setViewport(size);
  return {
    open: async (url) => void (await page.goto(url)),
    read: (read, frame = -1, given) => page.frames()[frame + 1].evaluate(/** @type {any} */ (read), given),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

/** @param {typeof SIZE} [size] @returns {Promise<Engine | null>} */
async function webkit(size = SIZE) {
  const [binary] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  if (!binary || !existsSync("/usr/bin/WebKitWebDriver") || !existsSync("/usr/bin/Xvfb")) return null;
  const display = `:${60 + (process.pid % 900)}`;
  // Below the ports that the system gives to connections, one of which the driver could find taken.
  const port = 10_000 + (process.pid % 20_000);
  const screen = spawn("Xvfb", [display, "-screen", "0", `${size.width}x${size.height + 100}x24`], { stdio: "ignore" });
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    // Its compiler breaks off a module now and then (docs/engines.md). What a page does then, stills.test.mjs tries.
    env: { ...process.env, DISPLAY: display, JSC_useBBQJIT: "0", JSC_useOMGJIT: "0" },
  });
  /** @param {string} method @param {string} path @param {object} [body] */
  const call = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = /** @type {{ value: any }} */ (await response.json());
    if (!response.ok) throw new Error(`WebKit: ${value?.error}: ${value?.message}`);
    return value;
  };
  const options = { binary, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const session = async (tries = 200) => {
    try {
      return await call("POST", "/session", { capabilities });
    } catch (error) {
      if (tries === 0) {
        // A program that runs on would keep the tests from ending.
        driver.kill();
        screen.kill();
        throw error;
      }
      await sleep(100);
      return session(tries - 1);
    }
  };
  const { sessionId } = await session();
  const at = `/session/${sessionId}`;
  await call("POST", `${at}/timeouts`, { script: PATIENCE });
  // The window has a bar above the page.
  await call("POST", `${at}/window/rect`, size);
  const inside = await call("POST", `${at}/execute/sync`, { script: "return [innerWidth, innerHeight]", args: [] });
  const [width, height] = [2 * size.width - inside[0], 2 * size.height - inside[1]];
  await call("POST", `${at}/window/rect`, { width, height });
  return {
    open: (url) => call("POST", `${at}/url`, { url }),
    async read(read, frame = -1, given) {
      await call("POST", `${at}/frame`, { id: frame < 0 ? null : frame });
      try {
        return await call("POST", `${at}/execute/sync`, {
          script: `return (${read})(arguments[0])`,
          args: [given ?? null],
        });
      } finally {
        await call("POST", `${at}/frame`, { id: null });
      }
    },
    picture: async () => Buffer.from(await call("GET", `${at}/screenshot`), "base64"),
    async close() {
      await call("DELETE", at).catch(() => {});
      driver.kill();
      screen.kill();
    },
  };
}
