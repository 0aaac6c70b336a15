// The class of the element. It registers nothing and loads nothing until the element comes near the
// view; viewing.js then has the viewer.

/** @import { TraceLine } from "../types.js" */
/** @import { Viewing } from "./viewing.js" */

/**
 * The events of an element, by type.
 * @typedef {object} PlyscopeElementEvents
 * @property {CustomEvent<{ steps: number }>} ready
 * @property {CustomEvent<{ at: number, events: TraceLine[] }>} step
 * @property {CustomEvent<{ at: number }>} end
 * @property {CustomEvent<{ message: string }>} error
 */

/** The distance to the view at which the viewer is loaded. */
const NEAR = "300px";

/** As long as nothing is loaded, it has the size that it will have, so that nothing around it moves. */
const PLACE = `
:host {
  display: block;
  container: ply-scope / size;
  width: 100%;
  height: 480px;
  min-height: 240px;
  font: medium / 1.45 system-ui, sans-serif;
}
:host([hidden]) { display: none; }
slot { display: block; height: 100%; overflow: auto; }
slot[hidden] { display: none; }
`;

/** In programs without a document, such as those that render pages on a server, the class can be imported. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** @type {IntersectionObserver | undefined} */
let sight;

/** Tells elements that they come near the view, or leave it. */
const watched = () =>
  (sight ??= new IntersectionObserver(
    (entries) => {
      // After a fast movement there are several of an element; the last one counts.
      const last = new Map(entries.map(({ target, isIntersecting }) => [target, isIntersecting]));
      for (const [element, isNear] of last) if (element instanceof PlyscopeElement) element.seen(isNear);
    },
    { rootMargin: NEAR },
  ));

/**
 * A search of a game tree, shown step by step. The attributes are the names of a link
 * (docs/links.md); `controls` shows the transport. The content is shown until the picture is there,
 * and if there can't be one.
 */
export class PlyscopeElement extends Base {
  #root = this.attachShadow({ mode: "open" });
  /** @type {Promise<Viewing> | undefined} */
  #viewing;
  /** What is loaded. @type {Viewing | undefined} */
  #present;
  /** The changes of attributes, which may have any name. */
  #changes = new MutationObserver(() => this.#present?.follow());
  /** True if somebody wants to know the events of each step. */
  #traced = false;

  constructor() {
    super();
    const style = new CSSStyleSheet();
    style.replaceSync(PLACE);
    this.#root.adoptedStyleSheets = [style];
    this.#root.append(document.createElement("slot"));
  }

  connectedCallback() {
    watched().observe(this);
    this.#changes.observe(this, { attributes: true });
  }

  disconnectedCallback() {
    // An element that is moved is away for no longer than this task.
    queueMicrotask(() => {
      if (this.isConnected) return;
      sight?.unobserve(this);
      this.#changes.disconnect();
      this.#viewing?.then((viewing) => viewing.close()).catch(() => {});
      this.#viewing = this.#present = undefined;
    });
  }

  /** @param {boolean} isNear  the view @internal */
  seen(isNear) {
    if (isNear) this.#load().catch(() => {});
    else this.#present?.pause();
  }

  #load() {
    this.#viewing ??= this.#view().catch((error) => {
      this.#viewing = undefined;
      this.dispatchEvent(new CustomEvent("error", { detail: { message: String(error?.message ?? error) } }));
      throw error;
    });
    return this.#viewing;
  }

  async #view() {
    const { view } = await import("./viewing.js").catch((error) => {
      const line = document.createElement("p");
      line.setAttribute("role", "alert");
      line.part.add("error");
      line.textContent = error.message;
      this.#root.prepend(line);
      throw error;
    });
    const viewing = await view(this, this.#root, { isTraced: () => this.#traced });
    // It was removed in the meantime.
    if (!this.isConnected) viewing.close();
    else this.#present = viewing;
    return viewing;
  }

  /**
   * Listens. With the first listener for `step`, what tells the events of a step is loaded.
   * @override
   * @param {string} type
   * @param {EventListenerOrEventListenerObject} listener
   * @param {boolean | AddEventListenerOptions} [options]
   */
  addEventListener(type, listener, options) {
    if (type === "step") this.#traced = true;
    super.addEventListener(type, listener, options);
  }

  /** The name of the search, as the attribute says it. */
  get algorithm() {
    return this.getAttribute("algorithm") ?? "";
  }
  set algorithm(name) {
    this.setAttribute("algorithm", name);
  }

  /** The game, as the attribute says it. */
  get game() {
    return this.getAttribute("game") ?? "";
  }
  set game(text) {
    this.setAttribute("game", text);
  }

  /** The step that is shown. It is set to whatever a link can say: 12, "end", "cutoff:2". @type {number | string} */
  get at() {
    return this.#present?.at ?? (Number(this.getAttribute("at")) || 0);
  }
  set at(place) {
    this.setAttribute("at", String(place));
  }

  /** The number of steps; 0 until the search is there. */
  get steps() {
    return this.#present?.steps ?? 0;
  }

  /** What is shown, as the part of a link after its `#`; empty until it is there. */
  get link() {
    return this.#present?.link ?? "";
  }

  /** The run that is shown. @internal */
  get session() {
    return this.#present?.session;
  }

  /** True if the transport is shown. */
  get controls() {
    return this.hasAttribute("controls");
  }
  set controls(is) {
    this.toggleAttribute("controls", is);
  }

  /**
   * Resolves when the run that the attributes ask for is there; it is loaded even if it is out of view. Each run has a
   * promise of its own.
   * @returns {Promise<this>}
   */
  get ready() {
    // Attributes may have changed in this task.
    this.#present?.follow();
    return this.#load()
      .then((viewing) => viewing.ready())
      .then(() => this);
  }

  /** Resolves when there is a run that is shown. */
  async #settled() {
    this.#present?.follow();
    const viewing = await this.#load();
    await viewing.settled();
    return viewing;
  }

  /** Returns the events of the step that is shown, as in a trace. @returns {Promise<TraceLine[]>} */
  async events() {
    return (await this.#settled()).events();
  }

  /** Moves a step forward. Resolves to the step that is then shown, as do the others. */
  async step() {
    return (await this.#settled()).move(1);
  }

  /** Moves a step back. */
  async back() {
    return (await this.#settled()).move(-1);
  }

  /**
   * Moves to a step. Rejects if the run has no such step, and stays at the one that is shown.
   * @param {number | string} place  whatever a link can say: 12, "40%", "end", "cutoff:2", "node:2.1"
   */
  async seek(place) {
    return (await this.#settled()).seek(place);
  }

  /** Plays the run from here. */
  async play() {
    return (await this.#settled()).play();
  }

  /** Stops playing. */
  async pause() {
    return (await this.#settled()).pause();
  }
}
