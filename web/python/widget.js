// The notebook widget: an element whose attributes are the traits of the Python object, and which
// tells it the step that is shown, with its events. https://anywidget.dev describes `render`.

import { ownModule } from "../js/code.js";
import { PlyscopeElement } from "../js/element/plyscope-element.js";
import { loadRooms } from "../js/messages.js";
import { plain, words } from "../js/narrate.js";
import { models } from "./further.js";

/** @import { Model } from "./further.js" */

const NAME = "ply-scope-widget";
/** The traits that say what is searched. */
const RUN = ["algorithm", "game", "options"];
/** The width of the picture that a saved notebook keeps. */
const WIDTH = 700;
/** The milliseconds after which is said what is waited for. */
const PATIENCE = 1500;

/**
 * @typedef {object} Shown
 * @property {Widget} element
 * @property {(model: Model) => void} follow  follows the object as another place has it
 * @property {() => void} close
 */

/**
 * When the notebook gets the picture, it makes a new place for the widget, and takes this one out of the old place
 * without telling it. It stays alive until it is there.
 */
class Widget extends PlyscopeElement {
  /** What shows an object, by the key of the object. @type {Map<string, Shown>} */
  static shown = new Map();
  /** Those that are asked for modules of games. */
  static models = models;

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

  /** Takes it away for good. A notebook may have taken its place out of the document before: then the browser doesn't call. */
  close() {
    this.isGone = true;
    this.remove();
    this.disconnectedCallback();
  }

  /** Returns an SVG file with the step that is shown. */
  picture() {
    const { session, at } = this;
    if (!session) return "";
    const steps = Uint32Array.of(Number(at));
    const titles = session.told(steps).map(({ title }) => plain(title));
    return new TextDecoder().decode(session.figure("svg", steps, titles, WIDTH, 0));
  }

  /** Says what is waited for, unless it is there. @param {string} game */
  async wait(game) {
    if (this.session) return;
    await loadRooms("later");
    this.textContent = words("widget.waits", game);
  }
}
// Each object brings a copy of this script; all of them use the class of the first one, with its engine.
if (!customElements.get(NAME)) customElements.define(NAME, Widget);
const Registered = /** @type {typeof Widget} */ (customElements.get(NAME));

/** @param {{ model: Model, el: HTMLElement }} place */
function render({ model, el }) {
  const key = model.get("_key");
  const known = Registered.shown.get(key);
  const shown = known && !known.element.isConnected ? known : show(model);
  const former = shown.element.parentElement;
  shown.follow(model);
  Registered.shown.set(key, shown);
  const putting = new MutationObserver(() => {
    if (former && putBack(former, el)) putting.disconnect();
  });
  // From before the next line on, which is the last change of the document if the former place is out of it.
  if (former) putting.observe(document, { childList: true, subtree: true });
  el.append(shown.element);
  return () => {
    putting.disconnect();
    if (!el.contains(shown.element)) return;
    shown.close();
    if (Registered.shown.get(key) === shown) Registered.shown.delete(key);
  };
}

/**
 * Puts the former place of a widget behind the new one, without showing it, once JupyterLab has taken it out of the document:
 * it would fail to take it out again when the object is closed. Returns true if it is there.
 * @param {HTMLElement} former @param {HTMLElement} el
 */
function putBack(former, el) {
  if (former.isConnected || !el.isConnected) return false;
  former.style.display = "none";
  el.after(former);
  return true;
}

/** @param {Model} first @returns {Shown} */
function show(first) {
  let model = first;
  Registered.models.add(model);
  const own = ownModule(model.get("game"));
  const element = /** @type {Widget} */ (document.createElement(NAME));
  element.toggleAttribute("controls", true);
  element.addEventListener("step", step);
  element.keep = keep;
  if (own) setTimeout(() => element.wait(own), PATIENCE);

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
    const picture = element.picture();
    if (picture) model.send({ picture, link: element.link });
  }
  /** @type {[string, () => void][]} */
  const listeners = [
    ...RUN.map((name) => /** @type {[string, () => void]} */ ([name, open])),
    ["at", seek],
    ["height", size],
  ];
  const ignore = () => {
    for (const [name, listener] of listeners) model.off(`change:${name}`, listener);
  };
  open();
  size();
  return {
    element,
    follow(next) {
      ignore();
      Registered.models.delete(model);
      Registered.models.add(next);
      model = next;
      for (const [name, listener] of listeners) model.on(`change:${name}`, listener);
    },
    close() {
      ignore();
      Registered.models.delete(model);
      element.close();
    },
  };
}

export default { render };
