// The notebook widget: an element whose attributes are the traits of the Python object, and which
// tells it the step that is shown, with its events. https://anywidget.dev describes `render`.

import { ownModule } from "../js/code.js";
import { PlyscopeElement } from "../js/element/plyscope-element.js";
import { loadRooms } from "../js/messages.js";
import { words } from "../js/narrate.js";
import { askFrom } from "./further.js";

/** @import { Model } from "./further.js" */

/** Another version of the widget may have registered its own. */
const NAME = "ply-scope-widget";
/** The traits that say what is searched. */
const RUN = ["algorithm", "game", "options"];
/** The width of the picture that a saved notebook keeps. */
const WIDTH = 700;
/** The milliseconds after which is said what is waited for. */
const PATIENCE = 1500;

/**
 * When the notebook gets the picture, it makes a new place for the widget, and takes this one out of the old place
 * without telling it. It stays alive until it is there.
 */
class Widget extends PlyscopeElement {
  /** True once its place is gone for good. */
  isGone = false;
  /** Called when the run is there. @type {(() => void) | undefined} */
  keep;

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    const { keep } = this;
    this.keep = undefined;
    // If there is no run, the element says why.
    if (keep) this.ready.then(keep, () => {});
  }

  /** @override */
  disconnectedCallback() {
    if (this.isGone) super.disconnectedCallback();
  }
}
if (!customElements.get(NAME)) customElements.define(NAME, Widget);

/** @typedef {{ element: Widget, close: () => void }} Shown */

/** What shows an object. @type {WeakMap<Model, Shown>} */
const widgets = new WeakMap();

/** @param {{ model: Model, el: HTMLElement }} place */
function render({ model, el }) {
  const known = widgets.get(model);
  const shown = known && !known.element.isConnected ? known : show(model);
  widgets.set(model, shown);
  el.append(shown.element);
  return () => el.contains(shown.element) && shown.close();
}

/** @param {Model} model @returns {Shown} */
function show(model) {
  askFrom(model);
  let own = ownModule(model.get("game"));
  let element = made();

  function made() {
    const element = /** @type {Widget} */ (document.createElement(NAME));
    element.toggleAttribute("controls", true);
    element.addEventListener("step", step);
    element.keep = keep;
    if (own) setTimeout(wait, PATIENCE, element, own);
    return element;
  }
  function open() {
    const needed = ownModule(model.get("game"));
    if (needed !== own) {
      // A module is chosen when the element is seen first.
      own = needed;
      const other = made();
      element.replaceWith(other);
      close();
      element = other;
      size();
    }
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
  /** @param {Event} event */
  function step(event) {
    const { at, events = [] } = /** @type {CustomEvent} */ (event).detail;
    // Its events took a while, and another step was asked for: it would lead back to this one.
    if (at !== element.at) return;
    model.set("at", at);
    model.set("steps", element.steps);
    model.set("events", events);
    model.save_changes();
  }
  /** Gives the object a picture of the step that is shown, and its link. */
  function keep() {
    const { session, at, link } = element;
    if (!session) return;
    const picture = new TextDecoder().decode(session.figure("svg", Uint32Array.of(at), [], WIDTH, 0));
    model.send({ picture, link });
  }
  function close() {
    element.isGone = true;
    if (element.isConnected) element.remove();
    else element.disconnectedCallback();
  }
  for (const name of RUN) model.on(`change:${name}`, open);
  model.on("change:at", seek);
  model.on("change:height", size);
  open();
  size();
  return {
    get element() {
      return element;
    },
    close() {
      for (const name of RUN) model.off(`change:${name}`, open);
      model.off("change:at", seek);
      model.off("change:height", size);
      close();
    },
  };
}

/** Says what is waited for, unless it is there. @param {Widget} element @param {string} game */
async function wait(element, game) {
  if (element.session) return;
  await loadRooms("later");
  element.textContent = words("widget.waits", game);
}

export default { render };
