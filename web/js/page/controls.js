// The controls of a run in the bar: its search, its game, and its options. They show what is wanted, and
// of a link that is broken, where.

import { el } from "../dom.js";
import { createDropdown } from "../dropdown.js";
import { carryOver } from "../fragment.js";
import { sentenceOf } from "../link/fault.js";
import { words } from "../narrate.js";
import { placeOfError, placeOfProblem, placeOfValue } from "./broken-link.js";
import { createDraft } from "./draft.js";
import { createExamplesMenu } from "./examples-menu.js";
import { createField } from "./field.js";
import { createNaming } from "./naming.js";
import { named } from "./opener.js";
import { createOptions } from "./options.js";
import { isInGame } from "./state.js";

/** @import { createViewer } from "../viewer/viewer.js" */
/** @import { createAddress } from "./address.js" */
/** @import { Place } from "./broken-link.js" */
/** @import { Link } from "./link-reader.js" */
/** @import { Opener } from "./opener.js" */
/** @import { PageEngine } from "./page-engine.js" */
/** @import { Page, PageEvent, Request } from "./state.js" */
/** @import { Store } from "./store.js" */

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {PageEngine} parts.engines
 * @param {ReturnType<typeof createViewer>} parts.viewer
 * @param {ReturnType<typeof createAddress>} parts.address
 * @param {Opener} parts.opener
 * @param {(panel: HTMLElement, close: () => void) => void} parts.tours  adds the tours to the menu of examples
 */
export function createControls({ store, engines, viewer, address, opener, tours }) {
  const { specOf, engine } = engines;

  const choice = createDropdown(
    {
      class: "control",
      "aria-label": words("page.algorithm"),
      onchange() {
        const algorithm = choice.value;
        const { wanted } = store.now;
        opener.open({ ...wanted, algorithm, options: carryOver(wanted.options, specOf(algorithm)?.options ?? []) });
      },
    },
    ...engine.catalogue.algorithms.map(({ name, title }) => el("option", { value: name }, title)),
  );
  const field = createField({
    text(text) {
      const { wanted, standing } = store.now;
      // What mends a link keeps what the link means.
      opener.write(text, standing ? wanted : named(wanted));
    },
    begin: address.part,
    undo() {
      const { text, from } = draft.take() ?? {};
      if (text === undefined) return;
      field.restore(text);
      opener.write(text, from, from?.at);
    },
  });
  const draft = createDraft(field);
  const examples = createExamplesMenu(engine.catalogue, {
    example: ({ algorithm, game, options = {} }) =>
      opener.open({ ...store.now.wanted, algorithm, game, at: 0, options }, { at: 0 }),
    game: opener.choose,
    recent: (game) => opener.open({ ...store.now.wanted, game }, { at: 0 }),
    opened: tours,
  });
  const naming = createNaming((names) => store.send({ type: "call", names }));
  const options = createOptions(
    (options) => opener.ask({ ...store.now.wanted, options }, { occasion: "options" }),
    naming.element,
  );

  /** @param {Page} page */
  function render({ wanted }) {
    choice.value = wanted.algorithm;
    const spec = specOf(wanted.algorithm);
    if (spec) options.set(spec, wanted.options);
    naming.set(wanted);
  }

  /** Shows a link in the field, with its mistake marked. @param {Link} link @param {Place | undefined} place */
  function expose(link, place) {
    if (field.isDue) return;
    field.restore(link.text);
    field.mark(place?.from, place?.length);
  }

  /** @param {Page} now @param {Request} request @param {Page} before */
  function asked(now, { state, link, written = false }, before) {
    const isInField = written || link?.isInField === true;
    const isInHistory = link !== undefined && field.text === before.shown.game;
    if (!isInField) draft.keep(state.game, { ...before.wanted, at: viewer.at }, isInHistory);
    render(now);
    if (!isInField) field.set(state.game);
  }

  /** @param {Page} now @param {Request} request */
  function shown(now, { state, link, rest, written }) {
    if (rest) render(now);
    else if (link?.problem) expose(link, placeOfProblem(link.text, link.problem));
    // What has been written meanwhile is read soon.
    else if (link && !field.isDue) field.set(state.game);
    if (written) draft.drop();
    examples.set(now.shown);
  }

  /** @param {Page} now @param {Extract<PageEvent, { type: "refuse" }>} event @param {Page} before */
  function refused(now, { request, error }, before) {
    const { state, link, rest } = request;
    if (now.wanted !== before.wanted) render(now);
    if (error.field === "option" && error.option) options.fault(error.option, sentenceOf(error));
    if (rest) return;
    if (link && isInGame(error) && !link.isInField) field.restore(state.game);
    else if (link) expose(link, placeOfError(link.text, error, specOf(state.algorithm)));
    if (error.field === "game" && !link?.isInField) field.mark(error.offset, error.length);
  }

  store.listen((now, event, before) => {
    switch (event.type) {
      case "ask":
        return asked(now, event.request, before);
      case "show":
        return shown(now, event.request);
      case "refuse":
        return refused(now, event, before);
      case "beyond": {
        const { link } = event.request;
        return link && expose(link, placeOfValue(link.text, "at"));
      }
    }
  });

  return {
    elements: [choice, field.element, examples.element],
    options: options.element,
    naming: naming.element,

    /** Shows a text as if the reader had written it. @param {string} text */
    put(text) {
      field.restore(text);
      opener.write(text);
    },
  };
}
