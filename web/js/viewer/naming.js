// The names of the nodes of a run.

/** @import { Session } from "../types.js" */

/** @param {Session} session */
export function namingOf(session) {
  const { game } = session.about;
  const own = /^(tree:|min:|[[({])/.test(game);
  const named = own && /:\S/.test(game.replace(/^(tree|min):/, ""));
  return {
    own,
    /** @param {string} path */
    find: (path) => (named ? session.node(session.node_at(path))?.name : undefined),
  };
}
