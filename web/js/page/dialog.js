// A dialog of a tool, over the page: it is in the page while it is open.

import { el } from "../dom.js";
import { icon } from "../icons.js";
import { words } from "../narrate.js";

/** @import { Child } from "../dom.js" */

/**
 * Creates a dialog, which the caller fills. Its header has the title, and a button that closes it.
 * @param {string} name  its class
 * @param {string} title
 * @param {() => void} leave  called once for each time that it was open, whatever closed it
 * @param {...Child} tools  beside the title
 */
export function createDialog(name, title, leave, ...tools) {
  const dialog = el("dialog", { class: name, "aria-labelledby": `${name}-title`, onclose: left });
  const header = el(
    "header",
    {},
    el("h2", { id: `${name}-title` }, title),
    ...tools,
    el("button", { type: "button", class: "plain", "aria-label": words("page.close"), onclick: close }, icon("close")),
  );
  let isLeft = true;

  /** A browser tells later that a dialog was closed, when it may already be open again. */
  function left() {
    if (isLeft || dialog.open) return;
    isLeft = true;
    dialog.remove();
    leave();
  }

  function open() {
    document.body.append(dialog);
    dialog.showModal();
    isLeft = false;
  }

  function close() {
    dialog.close();
    left();
  }

  return {
    element: dialog,
    header,
    get isOpen() {
      return dialog.open;
    },
    open,
    close,
  };
}
