// The step that is shown and the next one, as sentences in the speaker's window.

import { el } from "../../dom.js";
import { count, narrate, plain, words } from "../../narrate.js";
import { peek } from "../peek.js";
import { createSpeakerWindow } from "../speaker-window.js";

/** @import { Desk } from "../desk.js" */
/** @import { Narration } from "../../types.js" */

/** @param {Narration} narration */
const sentences = ({ text }) => text.map((sentence) => el("p", {}, ...narrate(sentence)));

/** @param {Desk} desk */
export function createAhead(desk) {
  const view = createSpeakerWindow({
    go: (by) => desk.viewer.send({ type: "move", by }),
    labels: [words("transport.back"), words("transport.forward")],
  });

  function step() {
    const { session, viewer } = desk;
    if (!session || !view.isOpen) return;
    const next = peek(session, viewer.place)?.next.told;
    const { narration } = session.moment();
    view.show({
      title: words("present.speaker"),
      place: `${count(viewer.at)} / ${count(viewer.steps)}`,
      name: plain(narration.title),
      text: sentences(narration),
      next: next ? [el("p", {}, words("present.next")), ...sentences(next)] : [words("present.end")],
    });
  }

  return {
    get isOn() {
      return view.isOpen;
    },
    async toggle() {
      if (view.isOpen) return view.close();
      await view.open();
      step();
    },
    step,
  };
}
