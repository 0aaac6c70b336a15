// The state of the page: one place that has it, and tells every change of it.

import { createSignal } from "../signal.js";
import { advance, EMPTY } from "./state.js";

/** @import { Page, PageEvent } from "./state.js" */

/** @typedef {ReturnType<typeof createStore>} Store */

export function createStore() {
  let now = EMPTY;
  /** @type {ReturnType<typeof createSignal<[now: Page, event: PageEvent, before: Page]>>} */
  const { listen, tell } = createSignal();

  /** Returns true if the event has changed something. @param {PageEvent} event */
  function send(event) {
    const before = now;
    now = advance(now, event);
    if (now === before) return false;
    tell(now, event, before);
    return true;
  }

  return {
    get now() {
      return now;
    },
    listen,
    send,

    /** Shows the run in another way. @param {Record<string, string>} changes */
    view: (changes) => void send({ type: "view", changes }),
  };
}
