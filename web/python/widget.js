// The notebook widget: an element whose attributes are the traits of the Python object, and which
// tells it the step that is shown, with its events. https://anywidget.dev describes `render`.

import { PlyscopeElement } from "../js/element/plyscope-element.js";

/** Another version of the widget may have registered its own. */
const NAME = "ply-scope-widget";
if (!customElements.get(NAME)) customElements.define(NAME, class extends PlyscopeElement {});

/**
 * @typedef {object} Model  of anywidget
 * @property {(name: string) => any} get
 * @property {(name: string, value: unknown) => void} set
 * @property {() => void} save_changes
 * @property {(event: string, listener: () => void) => void} on
 * @property {(event: string, listener: () => void) => void} off
 */

/** The traits that say what is searched. */
const RUN = ["algorithm", "game", "options"];

/** @param {{ model: Model, el: HTMLElement }} place */
function render({ model, el }) {
  const element = /** @type {PlyscopeElement} */ (document.createElement(NAME));
  element.toggleAttribute("controls", true);

  function open() {
    for (const name of element.getAttributeNames())
      if (name !== "style" && name !== "controls" && !name.startsWith("data-")) element.removeAttribute(name);
    for (const [name, value] of Object.entries(model.get("options"))) element.setAttribute(name, String(value));
    element.algorithm = model.get("algorithm");
    element.game = model.get("game");
    element.at = model.get("at");
  }
  const seek = () => {
    if (model.get("at") !== element.at) element.at = model.get("at");
  };
  const size = () => element.style.setProperty("height", `${model.get("height")}px`);
  element.addEventListener("step", (event) => {
    const { at, events = [] } = /** @type {CustomEvent} */ (event).detail;
    // Its events took a while, and another step was asked for: it would lead back to this one.
    if (at !== element.at) return;
    model.set("at", at);
    model.set("steps", element.steps);
    model.set("events", events);
    model.save_changes();
  });
  for (const name of RUN) model.on(`change:${name}`, open);
  model.on("change:at", seek);
  model.on("change:height", size);
  open();
  size();
  el.append(element);
  return () => {
    for (const name of RUN) model.off(`change:${name}`, open);
    model.off("change:at", seek);
    model.off("change:height", size);
    element.remove();
  };
}

export default { render };
