// What runs in a page, or in a frame, that has a run: it waits until the run is there, goes to its last step and
// back to the first one with the keys of the page, and returns what is seen on the way.

/**
 * @typedef {object} Seen
 * @property {number} steps
 * @property {string[]} forth  what is said at each stop on the way to the last step
 * @property {string[]} back  and on the way back to the first one
 * @property {string[]} ticks  the ticks of number lines that there is room for, at each stop
 * @property {Picture[]} pictures  of the tree, at the first stop, in the middle and at the last one
 *
 * @typedef {object} Picture
 * @property {number} step
 * @property {{ text: string, x: number, y: number }[]} texts  each text that is drawn, with its size and colour
 * @property {Ink} drawn  everything
 * @property {Ink} lines  all but the texts
 * @property {number} strokes  the number of lines and curves that are drawn
 *
 * @typedef {{ across: number, cells: string }} Ink
 *     the ink in each square of so many pixels, in hundredths of a pixel of red, green and blue; nothing for none
 */

/**
 * Goes through a run with so many stops at even distances, or one at every step.
 *
 * While it does, it gives the page its frames and its time: nothing is shown late, and nothing is waited for.
 *
 * @param {object} way
 * @param {number | null} way.stops  at most so many; null for all steps
 * @param {number} way.patience  milliseconds until the run must be there
 * @param {number} way.cell  the side of the squares in which ink is measured
 * @param {number} [way.without]  the line or curve that is left out of the pictures
 * @returns {Promise<string>} `Seen` as JSON, which all drivers return alike
 */
export async function through({ stops, patience, cell, without }) {
  const find = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector));
  const real = { requestAnimationFrame, setTimeout, clearTimeout };
  const frame = (/** @type {FrameRequestCallback} */ run) => real.requestAnimationFrame.call(window, run);
  const drawn = () => new Promise((done) => frame(() => frame(done)));
  /** The frames that the page waits for. It asks for no other one before the browser has given it that. */
  let awaited = 0;
  window.requestAnimationFrame = (run) => {
    awaited++;
    return frame((now) => {
      awaited--;
      run(now);
    });
  };
  const end = performance.now() + patience;
  /** @param {string} what @param {() => unknown} is */
  async function until(what, is) {
    while (!is()) {
      if (performance.now() > end) throw new Error(`${what}: ${document.body.innerText.slice(0, 500)}`);
      await drawn();
    }
  }
  const counted = (/** @type {string} */ part) =>
    Number(find(`.counter ${part}`)?.textContent?.replace(/\D/g, "") || NaN);
  const recorded = () => counted("span") > 0 && !find(".progress")?.checkVisibility();
  await until("there is no run", recorded);
  const canvas = /** @type {HTMLCanvasElement} */ (find(".stage > canvas"));
  // The tree for screen readers: a page loads it, a frame does when it is asked for.
  if (find(".stage.embedded")) find(".way")?.click();
  await until("there is no tree for screen readers", () => find(".walk [role=treeitem]"));
  canvas.focus({ preventScroll: true });
  await drawn();
  await until("there is always another frame", () => awaited === 0);
  const steps = counted("span");

  /** @type {FrameRequestCallback[]} */
  let frames = [];
  /** @type {Map<number, () => void>} */
  const timers = new Map();
  let now = performance.now();
  let last = 1e9;
  const { replaceState } = history;
  Object.assign(window, {
    requestAnimationFrame: (/** @type {FrameRequestCallback} */ run) => frames.push(run),
    setTimeout: (/** @type {(...values: unknown[]) => void} */ run, /** @type {number} */ _, ...values) => {
      timers.set(++last, () => run(...values));
      return last;
    },
    clearTimeout: (/** @type {number} */ timer) => timers.delete(timer) || real.clearTimeout.call(window, timer),
  });
  // A browser allows a page a hundred changes of its address in half a minute.
  history.replaceState = () => {};

  /** Lets the time pass in which everything comes to rest. */
  function rest() {
    for (let turn = 0; frames.length + timers.size > 0; turn++) {
      if (turn > 100) throw new Error("the page doesn't come to rest");
      now += 1000;
      const due = frames.length > 0 ? frames : [...timers.values()];
      if (due === frames) frames = [];
      else timers.clear();
      for (const run of due) run(now);
    }
  }

  function press(/** @type {string} */ key) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }

  /** Returns the words that can be seen in an element. @param {Element} element */
  function words(element) {
    // Until it has laid out a new element, WebKit says that it isn't visible.
    element.getBoundingClientRect();
    const texts = [];
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { textContent, parentElement } = nodes.currentNode;
      const isSeen = parentElement?.checkVisibility({ visibilityProperty: true });
      // There may be room for fewer ticks.
      if (textContent?.trim() && (isSeen || parentElement?.closest(".axis"))) texts.push(textContent.trim());
    }
    return texts.join(" ");
  }

  /** Returns what is said at this step, with the tree as screen readers have it. */
  const said = () =>
    [
      ...["h1", ".counter", ".step", ".sentence", ".says [aria-live]", "#panel-search", ".listing"].flatMap((part) =>
        [...document.querySelectorAll(part)].map((element) => `${part}: ${words(element)}`),
      ),
      ...[...document.querySelectorAll(".walk [role=treeitem]")].map((item) =>
        item
          .getAttributeNames()
          .filter((name) => name.startsWith("aria-"))
          .sort()
          .map((name) => `${name.slice(5)} ${item.getAttribute(name)}`)
          .join("; "),
      ),
    ].join("\n");

  /** The ticks that there is room for. */
  const ticks = () =>
    [...document.querySelectorAll("#panel-search .axis .label")]
      .filter((label) => label.checkVisibility())
      .map((label) => label.textContent)
      .join(" ");

  let at = 0;
  /** @param {number} to */
  function go(to) {
    if (at === to) return;
    for (; at !== to; at += Math.sign(to - at)) press(to > at ? "ArrowRight" : "ArrowLeft");
    rest();
    if (counted("b") !== to) throw new Error(`step ${to} is wanted, and ${counted("b")} is shown`);
  }

  /** @type {Record<string, any>} */
  const brush = CanvasRenderingContext2D.prototype;
  const own = Object.fromEntries(["clearRect", "fillText", "strokeText"].map((name) => [name, brush[name]]));
  const lines = Object.fromEntries(
    ["lineTo", "arcTo", "bezierCurveTo", "rect", "arc"].map((name) => [name, brush[name]]),
  );
  /** @type {Picture["texts"]} */
  let texts = [];
  let strokes = 0;

  /**
   * Goes to a step, draws it with or without texts, and returns the ink.
   * @param {number} to
   * @param {boolean} hasText
   * @returns {Ink}
   */
  function paint(to, hasText) {
    /** @this {CanvasRenderingContext2D} @param {number[]} box */
    brush.clearRect = function (...box) {
      if (this.canvas === canvas) {
        texts = [];
        strokes = 0;
      }
      return Reflect.apply(own.clearRect, this, box);
    };
    /** @this {CanvasRenderingContext2D} @param {[string, number, number]} drawing */
    brush.fillText = function (...[text, x, y]) {
      const { font, textAlign, fillStyle } = this;
      const look = `${/[\d.]+px/.exec(font)} ${textAlign} ${fillStyle}`;
      if (this.canvas === canvas) texts.push({ text: `${text} ${look}`, x, y });
      if (hasText) Reflect.apply(own.fillText, this, [text, x, y]);
    };
    if (!hasText) brush.strokeText = () => {};
    for (const [name, stroke] of Object.entries(lines)) {
      /** @this {CanvasRenderingContext2D} @param {number[]} values */
      brush[name] = function (...values) {
        if (this.canvas !== canvas || strokes++ !== without) Reflect.apply(stroke, this, values);
      };
    }
    try {
      // It is drawn when it comes from another step.
      if (at === to) go(to > 0 ? to - 1 : 1);
      go(to);
    } finally {
      Object.assign(brush, own, lines);
    }
    const { width, height } = canvas;
    const across = Math.ceil(width / cell);
    const cells = Array(3 * across * Math.ceil(height / cell)).fill(0);
    const data = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const from = 4 * (y * width + x);
        if (data[from + 3] === 0) continue;
        const to = 3 * (Math.floor(y / cell) * across + Math.floor(x / cell));
        for (let colour = 0; colour < 3; colour++)
          cells[to + colour] += ((255 - data[from + colour]) * data[from + 3]) / (255 * 255);
      }
    }
    return { across, cells: cells.map((ink) => Math.round(100 * ink) || "").join() };
  }

  /** @type {Seen} */
  const seen = { steps, forth: [], back: [], ticks: [], pictures: [] };
  try {
    for (const key of ["End", "Home"]) {
      press(key);
      rest();
    }
    const last = Math.min(stops ?? Infinity, steps + 1) - 1;
    const all = Array.from({ length: last + 1 }, (_, n) => Math.round((n * steps) / last));
    for (const stop of all) {
      if (stop === 0 || stop === steps || stop === all[all.length >> 1]) {
        const drawn = paint(stop, true);
        const picture = { step: stop, texts, drawn, strokes };
        seen.pictures.push({ ...picture, lines: paint(stop, false) });
      }
      go(stop);
      seen.forth.push(said());
      seen.ticks.push(ticks());
    }
    for (const stop of all.toReversed()) {
      go(stop);
      seen.back.unshift(said());
    }
    return JSON.stringify(seen);
  } catch (error) {
    // A driver tells the message only; where a module of wasm has trapped, the stack says in which function.
    const { message, stack } = /** @type {Error} */ (error);
    throw new Error(`at step ${at} of ${steps}: ${message}\n${stack}`);
  } finally {
    Object.assign(window, real);
    history.replaceState = replaceState;
    for (const run of frames) requestAnimationFrame(run);
  }
}
