// Write it yourself, in a frame of another page: with a field in place of the editor, and the full module of the engine, which it loads.

import { FULL } from "../code.js";
import { loadEngine, loadModule } from "../engine.js";
import { readLink } from "../link/reading.js";
import { writeFragment } from "../link/writing.js";
import { loadRooms } from "../messages.js";
import { createRunController } from "../run/run-controller.js";
import { createPlainSource } from "./tool/plain.js";
import { createTool } from "./tool/tool.js";

/** @import { Embedded } from "../embedded.js" */
/** @import { Session } from "../types.js" */
/** @import { Desk } from "./tool/verdict.js" */

/** @type {ReturnType<typeof createTool> | undefined} */
let tool;

/** Shows the program that the link has; a frame without one has no tool. @param {Embedded} embedded */
export async function program(embedded) {
  if (tool) return tool.update();
  await loadRooms("explore");
  const [engine, { told }] = await Promise.all([loadEngine(), loadModule(FULL.name)]);
  const { viewer } = embedded;
  const stateOf = () => readLink(embedded.here()).state;
  /** The run of the program, while it is shown. @type {Session | null} */
  let own = null;
  const runs = createRunController(
    () => ({ ...engine, open: (_, game, { said }) => told(game, said) }),
    () => viewer,
  );
  /** @param {import("../fragment.js").State} state */
  const open = (state) => {
    own = null;
    embedded.follow(writeFragment({ ...state, view: stateOf().view }));
  };
  /** @type {Desk} */
  const desk = {
    viewer,
    engine,
    get session() {
      return own ?? embedded.session ?? null;
    },
    get state() {
      return stateOf();
    },
    open,
    tell(said, { shown, failed }) {
      const state = stateOf();
      runs.start({ ...state, options: { said } }, 1, {
        show(session, step) {
          own = session;
          viewer.show(session, step, true, state, true);
          shown?.(session);
        },
        say() {},
        failed: (error) => failed?.(error),
      });
    },
    view() {},
    write: (game) => open({ ...stateOf(), game, at: 0 }),
    fault(game) {
      const { algorithm, options } = stateOf();
      try {
        engine.open(algorithm, game, options).free();
        return null;
      } catch (error) {
        return /** @type {Error} */ (error);
      }
    },
  };
  tool = createTool(desk, createPlainSource);
  if (parent !== self) (await import("../greeting.js")).onLook(tool.step);
  tool.follow();
}
