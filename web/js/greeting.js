// The first messages to the page around a frame (docs/messages.md). If it answers, host.js is loaded.

import { loadPart } from "./later.js";

/** @import { Embedded } from "./embedded.js" */
/** @import { Host } from "./host.js" */

/** @type {Promise<Host> | undefined} */
let host;
/** Tells the host of a step, if it has spoken. */
let tell = () => {};
let isGreeted = false;

/** Tells an exercise that a step is shown. */
let look = () => {};
/** @param {() => void} listener  called at each step that is shown */
export const onLook = (listener) => {
  look = listener;
};

/** Tells the host of marks, if it has spoken. */
export const mark = () => void host?.then((host) => host.mark());

/** Greets the host at the first step that is shown, and tells it of the others. @param {Embedded} embedded */
export function greet(embedded) {
  look();
  tell();
  if (isGreeted) return;
  isGreeted = true;
  const { at, steps, side } = embedded.viewer;
  // As high as needed for all that is beside the tree.
  side.classList.add("whole");
  const height = innerHeight + side.scrollHeight - side.clientHeight;
  side.classList.remove("whole");
  for (const message of [
    { subject: "plyscope.ready", version: 1, at, steps, height },
    { subject: "lti.frameResize", height },
    { subject: "SPLICE.getState", message_id: "plyscope" },
  ])
    parent.postMessage(message, "*");
  const frame = { width: innerWidth, height: innerHeight };
  addEventListener("resize", () => {
    if (innerWidth !== frame.width) loadPart(import("./resizing.js")).then(({ resized }) => resized(frame, side));
  });
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== parent || !/^(plyscope|SPLICE)\./.test(data?.subject)) return;
    host ??= loadPart(import("./host.js")).then(({ createHost }) => createHost(embedded, origin));
    host.then((host) => {
      tell = host.step;
      host.receive(data);
    });
  });
}
