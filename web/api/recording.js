// A recorded search, which goes forwards and back, tells what happens and draws the tree.

/// <reference lib="esnext.disposable" preserve="true" />

import { stepFor } from "../js/link/place.js";
import { beside, WHOLE } from "../js/viewer/player.js";
import english from "../locales/en.js";
import { checked, RECORD } from "./choice.js";
import { DisposedError, openError, PlyscopeError } from "./errors.js";
import { nodeOf, treeOf } from "./nodes.js";
import { SeekEvent } from "./seek-event.js";
import { Writer } from "./sentences.js";
import { engineFor, openRules } from "./wasm.js";

/** @import { Narration, Palette, Recorded, Sentence, Session, TraceOutcome } from "../wasm/plyscope-wasm.js" */
/** @import { Choice } from "./choice.js" */
/** @import { Engine } from "./games.js" */
/** @import { Rules } from "./rules.js" */
/** @import { Canvas, Context, Listener, ListenerOptions, PlatformTarget, Signal } from "./platform.js" */
/** @import { Locale } from "./sentences.js" */

/** The milliseconds for which it records before other tasks have their turn. */
const SLICE = 16;

/** The formats of the table of steps. */
const TABLES = ["csv", "markdown", "latex"];

/** The font of pictures on a canvas. */
const FONT = "system-ui, sans-serif";

/**
 * @typedef {object} RecordingSettings
 * @property {Locale} [locale]  the language; English by default
 * @property {"step" | "event"} [by]  "event": it goes part by part through each step
 * @property {number} [limit]  the number of bytes that it may take
 * @property {Signal} [signal]  ends it
 * @property {(progress: Recorded) => void} [progress]  called from time to time
 *
 */

/**
 * @template [Position=unknown]
 * @template [Move=unknown]
 * @typedef {Choice<Position, Move> & RecordingSettings} RecordingChoice
 */

/** The size of a picture, in pixels of CSS. @typedef {{ width?: number, height?: number }} Size */

/**
 * @typedef {object} Paint
 * @property {number} [scale]  pixels of the canvas for one of CSS
 * @property {"light" | "dark"} [theme]
 * @property {Partial<Palette>} [palette]  replaces colours of the theme
 */

/** A format of the table of steps. @typedef {"csv" | "markdown" | "latex"} TableFormat */

/**
 * @typedef {object} TableChoice
 * @property {Iterable<number>} [steps]  all, unless it is given
 * @property {boolean} [sentences]  true for a column with what is told of each step
 *
 * @typedef {object} PdfChoice
 * @property {Iterable<number>} [steps]  the one that is shown, unless it is given; several stand in one picture
 * @property {number} [width]  of the picture of a step, in pixels of CSS
 */

/** What a recording tells of a moment. @typedef {{ title: string, text: string }} Told */

/**
 * Runs a search to its end and records it. The recording is then at its start.
 * @template [Position=unknown]
 * @template [Move=unknown]
 * @param {RecordingChoice<Position, Move>} choice
 * @returns {Promise<Recording>}
 */
export async function record(choice) {
  const known = checked(/** @type {Choice} */ (choice), RECORD);
  const { algorithm, game, options, rules } = known;
  const { locale = english, by = "step", limit = Infinity, signal, progress: told } = choice;
  if (typeof locale !== "object" || !locale?.common)
    throw new PlyscopeError(
      `locale should be a language of the package, such as it: import it from "plyscope/locales/it"; it is ${JSON.stringify(locale)}`,
    );
  if (by !== "step" && by !== "event") throw new PlyscopeError('by should be "step" or "event"');
  if (typeof limit !== "number" || !(limit >= 0)) throw new PlyscopeError("limit should be a number of bytes");
  const engine = await engineFor(game);
  signal?.throwIfAborted();
  /** @type {Session} */
  let session;
  try {
    session = rules ? openRules(algorithm, rules, options) : engine.open(algorithm, game, options);
  } catch (raw) {
    rules?.check();
    throw openError(raw, known);
  }
  try {
    const more = () => {
      const progress = session.record(SLICE, limit);
      rules?.check();
      return progress;
    };
    let progress = more();
    while (!progress.done && !progress.full) {
      told?.(progress);
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
      progress = more();
    }
    while (!session.lay_out(SLICE)) await new Promise((resolve) => setTimeout(resolve));
    told?.(progress);
    return new Recording(session, progress, locale, by, rules, engine.palette);
  } catch (error) {
    session.free();
    rules?.check();
    throw openError(error, known);
  }
}

/** The greatest width and height of a picture. */
const LARGEST = 100_000;

/** @param {Record<string, number>} lengths  in pixels */
function checkSize(lengths) {
  for (const [name, length] of Object.entries(lengths))
    if (!(typeof length === "number" && length > 0 && length <= LARGEST))
      throw new RangeError(`${name} should be a number of pixels up to ${LARGEST}`);
}

const Base = /** @type {new () => PlatformTarget} */ (EventTarget);

/**
 * A recorded search, made by `record`. Steps count from 0, before the first, to `steps`, after
 * the last. It has the event `seek`.
 */
export class Recording extends Base {
  /** @type {Session | null} */
  #raw;
  #by;
  #rules;
  #palette;
  /** The step that it is at, or in. */
  #at = 0;
  /** The part of the step at whose end it is, counted from 1; 0 if that is the last. */
  #part = 0;
  #progress;
  #writer;
  /** What is told of the present moment, once it was asked for. @type {ReturnType<Session["moment"]> | null} */
  #moment = null;

  /**
   * @param {Session} session
   * @param {Recorded} progress
   * @param {Locale} locale
   * @param {"step" | "event"} by
   * @param {Rules | null} rules
   * @param {Engine["palette"]} palette
   * @internal
   */
  constructor(session, progress, locale, by, rules, palette) {
    super();
    this.#raw = session;
    this.#by = by;
    this.#rules = rules;
    this.#palette = palette;
    this.#show(0, 0);
    this.#progress = progress;
    this.#writer = new Writer(locale, session.about, (path) => session.called(path));
    session.set_names(
      false,
      this.#writer.write({ key: "players.max", args: {} }),
      this.#writer.write({ key: "players.min", args: {} }),
    );
    session.set_words(
      this.#writer.write({ key: "row.leaves", args: {} }),
      this.#writer.write({ key: "row.chance", args: {} }),
      this.#writer.write({ key: "row.player", args: {} }),
      this.#writer.write({ key: "row.open", args: {} }),
    );
  }

  get #session() {
    if (!this.#raw) throw new DisposedError("recording");
    this.#rules?.check();
    return this.#raw;
  }

  get #now() {
    const session = this.#session;
    this.#moment ??= session.moment();
    return this.#moment;
  }

  /** The search, the game and the rules in force. */
  get about() {
    return this.#session.about;
  }

  /** The rules in force, in words. */
  get rules() {
    return this.about.rules.map((rule) => this.write(rule)).filter(Boolean);
  }

  /** The number of steps. */
  get steps() {
    return this.#session.steps;
  }

  /** The number of nodes, with those that the search never generated. */
  get nodes() {
    return this.#session.drawn;
  }

  /** False if there was no room for the whole search. */
  get complete() {
    return this.#session && this.#progress.searched;
  }

  /** The outcome; null if there was no room for the whole search. @returns {TraceOutcome | null} */
  get outcome() {
    const last = this.#session.events(this.steps).at(-1);
    if (last?.event !== "done") return null;
    const { t, event, ...outcome } = last;
    return outcome;
  }

  /** The step that is shown. */
  get at() {
    return this.#session && this.#at;
  }

  /** What it goes by: "step", or "event", part by part. @returns {"step" | "event"} */
  get by() {
    return this.#by;
  }

  /** The number of parts of the step that is shown; 0 at the start. */
  get parts() {
    return this.#session.parts(this.at);
  }

  /** The part of the step at whose end everything is shown, counted from 1; by step, the last. */
  get part() {
    const { parts } = this;
    return this.#part || parts;
  }

  /**
   * Moves to a step.
   * @param {number | string} place  whatever a link can say: 12, "40%", "end", "cutoff:2", "node:2.1"
   * @param {{ part?: number }} [choice]  by event, the part of the step, counted from 1; the last one by default
   * @throws {RangeError} if there is no such step; it stays at the one that is shown
   */
  seek(place, { part } = {}) {
    const session = this.#session;
    const step = stepFor(place, session);
    if (part === undefined) return this.#move(step, 0);
    if (this.#by !== "event") throw new PlyscopeError('a part is for a recording by event: record({ by: "event" })');
    const parts = session.parts(step);
    if (!(Number.isInteger(part) && part >= 1 && part <= parts))
      throw new RangeError(`step ${step} has no part ${part}: it has ${parts}, counted from 1`);
    this.#move(step, part < parts ? part : 0);
  }

  /** @param {number} step @param {number} part */
  #move(step, part) {
    const from = this.at;
    if (step === from && part === this.#part) return;
    this.#show(step, part);
    this.dispatchEvent(new SeekEvent(step, from, this.part));
  }

  /** @param {number} step @param {number} part */
  #show(step, part) {
    this.#session.seek(step, this.#by === "event" ? part : undefined);
    this.#at = step;
    this.#part = part;
    this.#moment = null;
  }

  /** Moves to what is beside it. @param {1 | -1} by */
  #go(by) {
    const { at, steps } = this;
    const parts = this.#by === "event" ? (/** @type {number} */ step) => this.#session.parts(step) : WHOLE;
    const next = beside({ at, part: this.#part, parts, steps }, by);
    this.#move(next.at, next.part);
  }

  /** Moves a step forward, or by event a part, and returns its events, as in a trace; none at the end. */
  step() {
    if (this.at === this.steps && this.#part === 0) return [];
    this.#go(1);
    return this.events;
  }

  /** Moves a step back, or by event a part, and returns the events that are taken back; none at the start. */
  back() {
    if (this.at === 0) return [];
    const { events } = this;
    this.#go(-1);
    return events;
  }

  /**
   * Has a listener called whenever the recording has moved.
   * @override
   * @param {"seek"} type
   * @param {Listener<SeekEvent>} listener
   * @param {ListenerOptions} [options]
   */
  addEventListener(type, listener, options) {
    super.addEventListener(type, /** @type {EventListener | null} */ (listener), options);
  }

  /**
   * Has a listener no longer called.
   * @override
   * @param {"seek"} type
   * @param {Listener<SeekEvent>} listener
   * @param {ListenerOptions} [options]
   */
  removeEventListener(type, listener, options) {
    super.removeEventListener(type, /** @type {EventListener | null} */ (listener), options);
  }

  /** The events of the step that is shown, or by event of the part, as in a trace; none at the start. */
  get events() {
    return this.#by === "event" ? this.#session.events_of_part(this.at, this.#part) : this.#session.events(this.at);
  }

  /**
   * Returns a node as it is now: its numbers, its status, its place in the tree and in the drawing.
   * @param {string | number} path  such as "2.1", or "e" for the root
   * @throws {RangeError} if there is no such node
   */
  node(path) {
    return nodeOf(this.#session, path);
  }

  /** Returns the tree as it is now: the root, each node with its children. */
  tree() {
    return treeOf(this.#session);
  }

  /** What the step did, in words. @returns {Told} */
  get narration() {
    return this.#told(this.#now.narration);
  }

  /** @param {Narration} narration @returns {Told} */
  #told({ title, text }) {
    const sentences = text.map((sentence) => this.write(sentence));
    return { title: this.write(title), text: sentences.filter(Boolean).join(" ") };
  }

  /** Returns what is told of some steps. @param {Uint32Array} steps */
  #toldOf(steps) {
    return this.#session.told(steps).map((narration) => this.#told(narration));
  }

  /**
   * Returns steps as the engine takes them.
   * @param {Iterable<number>} steps
   * @throws {RangeError} if there is no such step
   */
  #known(steps) {
    return Uint32Array.from(steps, (step) => {
      this.#check(step);
      return step;
    });
  }

  /** @param {number} step */
  #check(step) {
    if (Number.isInteger(step) && step >= 0 && step <= this.steps) return;
    throw new RangeError(`there is no step ${step}: steps are whole numbers from 0 to ${this.steps}`);
  }

  /** The data of the panel beside the tree: the windows, OPEN, the intervals … */
  get panel() {
    return this.#now.panel;
  }

  /** The textbook listing, and the lines of it that the step carried out, counted from 0. */
  get listing() {
    return this.#now.listing;
  }

  /** The paths of the nodes whose numbers the step has changed. */
  get changed() {
    return this.#now.changed;
  }

  /** The counts so far, in words. */
  get counters() {
    return this.#now.counters.map((sentence) => this.write(sentence)).filter(Boolean);
  }

  /** Returns a sentence, of a panel for example, in words. @param {Sentence} sentence */
  write(sentence) {
    return this.#session && this.#writer.write(sentence);
  }

  /** Returns the picture of the whole tree as an SVG file. @param {Size} [size] */
  svg({ width = 800, height = 500 } = {}) {
    const session = this.#session;
    checkSize({ width, height });
    return session.svg(session.view_fit(width, height), width, height, this.narration.title);
  }

  /** Returns the picture of the whole tree as a TikZ picture. */
  tikz() {
    return this.#session.tikz();
  }

  /**
   * Returns a PDF file with the picture of the whole tree, in light colours.
   * @param {PdfChoice} [choice]
   * @throws {PlyscopeError} if a name has a letter that the fonts of PDF files lack
   */
  pdf({ steps = [this.at], width = 600 } = {}) {
    checkSize({ width });
    const each = this.#known(steps);
    const titles = this.#toldOf(each).map(({ title }) => title);
    try {
      return this.#session.figure("pdf", each, titles, width, 1);
    } catch (error) {
      const letter = /** @type {Error} */ (error).message;
      throw new PlyscopeError(`the fonts of PDF files have no letter for ${letter}; an SVG file has it`);
    }
  }

  /**
   * Returns the table of steps: a row for each, with its node, its events and their numbers.
   * @param {TableFormat} [format]
   * @param {TableChoice} [choice]
   */
  table(format = "csv", { steps, sentences = false } = {}) {
    if (!TABLES.includes(format)) throw new TypeError(`there is no table ${format}: it is ${TABLES.join(", ")}`);
    const each = this.#known(steps ?? Array.from({ length: this.steps }, (_, index) => index + 1));
    const told = sentences ? this.#toldOf(each).map(({ text }) => text) : [];
    return this.#session.table(format, each, told);
  }

  /** Returns the whole trace, as JSON Lines. */
  trace() {
    const session = this.#session;
    let text = `${JSON.stringify(session.header())}\n`;
    for (let step = 1; step <= session.steps; step++) {
      for (const event of session.events(step)) text += `${JSON.stringify(event)}\n`;
    }
    return text;
  }

  /**
   * Paints the whole tree on a canvas, which is cleared.
   * @param {Canvas} canvas
   * @param {Paint} [paint]
   */
  paint(canvas, { scale = 1, theme = "light", palette: own = {} } = {}) {
    const session = this.#session;
    checkSize({ scale });
    const context = /** @type {Context | null} */ (canvas.getContext("2d"));
    if (!context) throw new TypeError("the canvas has a context of another kind than 2d; take a new canvas");
    const [width, height] = [canvas.width / scale, canvas.height / scale];
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, width, height);
    const colours = { font: FONT, ...this.#palette(theme === "dark"), ...own };
    context.fillStyle = colours.paper;
    context.fillRect(0, 0, width, height);
    session.paint(context, session.view_fit(width, height), width, height, -1, colours);
  }

  /** Gives the memory back. */
  dispose() {
    this.#raw?.free();
    this.#raw = null;
  }

  /** Gives the memory back, for `using`. */
  [Symbol.dispose]() {
    this.dispose();
  }
}
