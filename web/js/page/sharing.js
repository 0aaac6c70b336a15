// What a reader takes away from the page: a link, a file, a figure, or paper.

import { language } from "../messages.js";
import { shortLink } from "./example-link.js";
import { stateAt, withView } from "./link-writer.js";
import { createPrinting } from "./printing.js";
import { createShare } from "./share.js";

/** @import { createViewer } from "../viewer/viewer.js" */
/** @import { createLinkWriter } from "./link-writer.js" */
/** @import { PageEngine } from "./page-engine.js" */
/** @import { Reading } from "./reading.js" */
/** @import { Store } from "./store.js" */

/**
 * @param {object} parts
 * @param {HTMLElement} parts.work  around the tree
 * @param {Store} parts.store
 * @param {PageEngine} parts.engines
 * @param {ReturnType<typeof createViewer>} parts.viewer
 * @param {ReturnType<typeof createLinkWriter>} parts.links
 * @param {Reading} parts.reading
 * @param {(changes: Record<string, string>) => void} parts.view
 * @returns {HTMLElement} the menu
 */
export function createSharing({ work, store, engines, viewer, links, reading, view }) {
  /** Returns the link to what is shown. In English, it is for readers of any language. */
  const link = () =>
    links.write(withView(stateAt(store.now.shown, viewer), language === "en" ? {} : { lang: language }));

  const printing = createPrinting({
    work,
    shown() {
      const { session } = reading;
      // The module of a still makes no figures.
      if (!engines.engine.whole || !session) return null;
      return { session, at: viewer.at, state: store.now.shown, fragment: link() };
    },
    view,
  });
  store.listen((_, { type }) => type === "show" && printing.prepare());

  return createShare(
    () => {
      const { title, shown } = store.now;
      const { algorithm, game } = shown;
      const short = shortLink(stateAt(shown, viewer));
      return { fragment: link(), short, title, algorithm, game, size: shown.view?.size };
    },
    () => reading.session && { session: reading.session, at: viewer.at, algorithm: store.now.shown.algorithm },
    printing,
  );
}
