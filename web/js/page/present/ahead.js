// The step that is shown and the next one, as sentences in the speaker's window.

import { el } from "../../dom.js";
import { createLater, loadPart } from "../../later.js";
import { count, narrate, plain, words } from "../../narrate.js";
import { peek } from "../peek.js";

/** @import { Desk } from "../desk.js" */
/** @import { Narration } from "../../types.js" */

/** @param {Narration} narration */
const sentences = ({ text }) => text.map((sentence) => el("p", {}, ...narrate(sentence)));

/** @param {Desk} desk */
export function createAhead(desk) {
  const view = createLater(async () => {
    const { createSpeakerWindow } = await loadPart(import("../speaker-window.js"), "speaker");
    return createSpeakerWindow({
      go: (by) => desk.viewer.send({ type: "move", by }),
      labels: [words("transport.back"), words("transport.forward")],
    });
  }, toggle);

  function toggle() {
    if (!view.part) return view.need();
    if (view.part.isOpen) return view.part.close();
    view.part.open();
    step();
  }

  function step() {
    const { session, viewer } = desk;
    if (!session || !view.part?.isOpen) return;
    const next = peek(session, viewer.place)?.next.told;
    const { narration } = session.moment();
    view.part.show({
      title: words("present.speaker"),
      place: `${count(viewer.at)} / ${count(viewer.steps)}`,
      name: plain(narration.title),
      text: sentences(narration),
      next: next ? [el("p", {}, words("present.next")), ...sentences(next)] : [words("present.end")],
    });
  }

  return { toggle, step };
}
