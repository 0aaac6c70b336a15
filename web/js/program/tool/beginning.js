// The program that a reader begins with, that of the link or the search that is chosen, and what the link says of it.

import { FULL } from "../../code.js";
import { loadModule } from "../../engine.js";
import { pack, unpack } from "../../link/packed.js";
import { words } from "../../narrate.js";
import { prepare } from "../sandbox.js";
import { hasChance, MOST_POSITIONS } from "./attempt.js";
import { startOf } from "./examples.js";
import { LANGUAGES } from "./form.js";

/** @import { Desk } from "./verdict.js" */
/** @import { ProgramForm } from "./form.js" */

/**
 * @param {Desk} desk
 * @param {ProgramForm} form
 */
export function createBeginning(desk, form) {
  /** The program that it began with. */
  let started = "";
  /** What shows the first program. @type {Promise<void>} */
  let shown = Promise.resolve();

  /** Begins with the search that is chosen, as a textbook writes it. */
  async function begin() {
    const { language } = form;
    const before = form.source.text();
    const { algorithm, game } = desk.state;
    const nodes = (await loadModule(FULL.name)).positions(game, MOST_POSITIONS) ?? [];
    started = await startOf(language, algorithm, hasChance(nodes));
    // What has been written in the meantime stays.
    if (!form.isOpen || form.language !== language || form.source.text() !== before) return;
    put(started, "");
  }

  /** @param {string} text @param {string} start */
  function put(text, start) {
    form.put(text, start);
    prepare(form.language);
  }

  /** Shows the program of the link, and runs nothing. */
  async function read() {
    const { program = "" } = desk.state.view ?? {};
    const [name, packed = "", start = ""] = program.split(".");
    const known = LANGUAGES.find((known) => known === name);
    const text = known && (await unpack(packed));
    const called = start && (await unpack(start));
    if (!form.isOpen) return;
    if (known) form.language = known;
    // The language alone begins with a program in it.
    if (program && !text && (packed || !known)) form.say(words("program.link"));
    if (!text) return begin();
    put(text, called || "");
  }

  return {
    begin() {
      shown = begin();
    },
    read() {
      shown = read();
    },
    /** Waits for the first program. Whatever comes of it, there is something written then. */
    wait: () => Promise.allSettled([shown]),
    /** Has the program in the link, and the call that begins it, unless it is as it began. */
    async keep() {
      const { call: start, language } = form;
      const text = form.source.text();
      const parts = text === started && !start ? [] : [language, await pack(text)];
      if (start) parts.push(await pack(start));
      if (form.isOpen && form.source.text() === text) desk.view({ program: parts.join(".") });
    },
  };
}
