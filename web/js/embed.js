// The same run, for a frame in somebody else's page: the tree, the sentence, the
// panel and the transport.

import { el, fill } from "./dom.js";
import { EngineError, loadEngine } from "./engine.js";
import { icon } from "./icons.js";
import { count, words } from "./narrate.js";
import { createNotice, sentenceOf } from "./notice.js";
import { createRecorder } from "./run.js";
import { createScheduler } from "./scheduler.js";
import { asked, FIRST } from "./start.js";
import { writeFragment } from "./state.js";
import { restoreTheme } from "./theme.js";
import { createViewer } from "./viewer.js";

/** @import { Engine } from "./types.js" */
/** @import { State } from "./state.js" */

restoreTheme();
const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const schedule = createScheduler();
const notice = createNotice();
try {
  embed(await loadEngine(asked(location.hash).state.algorithm));
} catch (error) {
  if (!app.hasChildNodes()) app.append(notice.element);
  notice.say(words("fault.engine", String(error instanceof Error ? error.message : error)));
}

/** @param {Engine} engine  a part of it that has the search asked for, or the whole */
function embed(engine) {
  let recorder = createRecorder(engine);
  /** @type {State | null} */
  let state = null;
  const link = el("a", { class: "plain out", target: "_blank", rel: "noopener", href: "index.html", title: words("page.open"), "aria-label": words("page.open") }, icon("out"));
  const viewer = createViewer(schedule, {
    framed: true,
    onStep: (at) => state && (link.href = `index.html${writeFragment({ ...state, at })}`),
  });
  viewer.side.firstElementChild?.prepend(link);
  fill(app, el("div", { class: "work" }, viewer.stage, notice.progress, notice.element), viewer.side, viewer.transport);

  /** @param {State} next @param {string[]} remarks */
  function ask(next, remarks) {
    recorder.start(next.algorithm, next.game, next.options, {
      progress: ({ nodes }) => notice.busy(words("run.progress", count(nodes)), recorder.stop),
      done(session, { done, nodes }) {
        notice.busy(null);
        state = next;
        const lines = [...remarks];
        if (!done) lines.push(words("run.stopped", count(nodes)));
        if (next.at > session.steps) lines.push(words("link.beyond", count(next.at), count(session.steps)));
        if (lines.length > 0) notice.say(...lines);
        else notice.clear();
        viewer.show(session, next.at, false, next.overlay);
      },
      failed(error) {
        if (!engine.whole) return void enlarge(next, remarks);
        notice.busy(null);
        if (!(error instanceof EngineError)) throw error;
        const lines = [...remarks, sentenceOf(error)];
        if (state) notice.say(...lines, words("run.kept"));
        else ask(FIRST, [...lines, words("fault.default")]);
      },
    });
  }

  /** What a part of the engine can't do, the whole can, or tells what is wrong. @param {State} next @param {string[]} remarks */
  async function enlarge(next, remarks) {
    if (!engine.whole) {
      engine = await loadEngine();
      recorder = createRecorder(engine);
    }
    ask(next, remarks);
  }

  const follow = () => {
    const { state: next, remarks } = asked(location.hash);
    ask(next, remarks);
  };
  addEventListener("hashchange", follow);
  follow();
}
