// The entry point of the page: makes its parts and connects them. What it shows and is asked for is in page/state.js.

import { ownModule } from "./code.js";
import { el, replace } from "./dom.js";
import { onFault, textOf } from "./later.js";
import { words } from "./narrate.js";
import { createNotice } from "./notice.js";
import { createAddress } from "./page/address.js";
import { keepAddress } from "./page/address-keeper.js";
import { createBar } from "./page/bar.js";
import { begin } from "./page/begin.js";
import { createControls } from "./page/controls.js";
import { keepKeys } from "./page/covered.js";
import { listenToDrops, withGame } from "./page/drop.js";
import { createExplore } from "./page/explore.js";
import { signFolds } from "./page/fold.js";
import { createHelp } from "./page/help.js";
import { chooseLanguage } from "./page/language.js";
import { createLanguageChoice } from "./page/language-choice.js";
import { createLinkReader } from "./page/link-reader.js";
import { createLinkWriter, stateAt, withView } from "./page/link-writer.js";
import { createOpener } from "./page/opener.js";
import { createOverlays } from "./page/overlays.js";
import { createPageEngine } from "./page/page-engine.js";
import { createReading } from "./page/reading.js";
import { createSharing } from "./page/sharing.js";
import { createStepButtons } from "./page/step-buttons.js";
import { createStore } from "./page/store.js";
import { createThemeButton } from "./page/theme-button.js";
import { createTouring } from "./page/touring.js";
import { createWhatIfButton } from "./page/what-if-button.js";
import { createRunController } from "./run/run-controller.js";
import { createScheduler } from "./scheduler.js";
import { createSignal } from "./signal.js";
import { restoreTheme } from "./theme.js";
import { createViewer } from "./viewer/viewer.js";

restoreTheme();
const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const notice = createNotice();
onFault((error) => notice.say(words("fault.part", textOf(error))));

begin((loaded) => {
  keepKeys();
  const store = createStore();
  const { view } = store;
  const [taken, more, stepped, rested] = [createSignal(), createSignal(), createSignal(), createSignal()];
  /** What adds buttons to the card of a node. @type {import("./tree/card.js").Actions[]} */
  const cards = [];
  /** What may decide what a link shows. @type {import("./page/opener.js").Lead[]} */
  const leads = [];

  const engines = createPageEngine(loaded);
  const { engine } = engines;
  const address = createAddress();
  const links = createLinkWriter();
  const reading = createReading({ open: (tool) => explore.open(tool), run: () => ({ engine, ...store.now.shown }) });
  const help = createHelp();
  const overlays = createOverlays((overlay) => store.send({ type: "overlay", overlay }));
  const viewer = createViewer(createScheduler(), {
    reading,
    overlays,
    whole: () => engine.whole,
    actions: (session, node) => cards.flatMap((actions) => actions(session, node)),
    hint: () => ["keys", "touch"].map((by) => el("p", { class: `by-${by}` }, words(`page.begin.${by}`))),
    onStep: stepped.tell,
    onHelp: help.open,
    onTake: taken.tell,
    onMore: more.tell,
  });
  const runs = createRunController(
    () => engine,
    () => viewer,
  );
  const reader = createLinkReader(engine, viewer, reading);
  const opener = createOpener({ store, engines, viewer, reader, runs, address, notice, reading, leads, rested });
  const work = el("div", { class: "work" }, viewer.tree, notice.element);
  const tours = createTouring({
    app,
    algorithms: engine.catalogue.algorithms,
    viewer,
    get state() {
      return store.now.shown;
    },
    follow: (fragment, isInField) => opener.follow(fragment, { text: fragment, isInField }),
    view,
    // A game with a module of its own is unknown until that is loaded.
    fault: (state) => (ownModule(state.game) ? null : engines.fault(state)),
    say: notice.say,
  });
  const controls = createControls({ store, engines, viewer, address, opener, tours: tours.list });
  /** @type {import("./page/desk.js").Desk} */
  const desk = {
    work,
    viewer,
    engine,
    get session() {
      return reading.session;
    },
    get state() {
      return store.now.shown;
    },
    open: (next) => opener.ask(next, { at: next.at }),
    tell: opener.tell,
    view,
    write: controls.put,
    fault: (game) => engines.fault({ ...store.now.shown, game }),
    repaint: () => viewer.overlay(store.now.shown.overlay),
    say: notice.say,
    whole: opener.whole,
  };
  const explore = createExplore(desk);
  const whatIf = createWhatIfButton(desk);

  const languages = createLanguageChoice((language) => {
    address.open(links.address(withView(stateAt(store.now.shown, viewer), { lang: "" })));
    chooseLanguage(language);
  });
  controls.naming.append(languages);
  leads.push(tours.lead);
  cards.push(tours.actions, explore.actions, createStepButtons(viewer.seek), whatIf.actions);
  taken.listen(address.part, runs.take);
  more.listen(runs.more);
  stepped.listen(keepAddress(store, address, links, viewer).remember, explore.step);
  signFolds([viewer.side, ...viewer.side.querySelectorAll(".told, #panel-search, .reading")]);
  rested.listen(explore.update, whatIf.update);
  store.listen((_, event) => {
    if (event.type === "call") viewer.call(event.names);
    if (event.type === "overlay") viewer.overlay(event.overlay);
  });
  listenToDrops((text, name) => tours.take(text, name) || controls.put(withGame(text, store.now.shown, engines.read)));
  replace(
    app,
    createBar(
      ...controls.elements,
      explore.element,
      controls.options,
      createSharing({ work, store, engines, viewer, links, reading, view }),
      createThemeButton(() => view({ theme: "" })),
      help.button,
    ),
    work,
    el("div", { class: "tools" }, overlays.element),
    viewer.side,
    viewer.transport,
    help.element,
  );
  address.read((text) => opener.follow(text, { text, isInField: false }));
});
