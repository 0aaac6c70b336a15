// The searches that a link sets beside its own, and how they go together:
// `with=sss-star|mtd,first=inf&pace=leaf:7`.

/** The greatest number of searches beside the first one. */
export const MOST = 3;

/** What the searches go together by. @typedef {"leaf" | "event" | "share"} Pace */
/** @typedef {{ algorithm: string, options: Record<string, string> }} Search */

/** Returns the searches that a text means; null if it means none. @param {string} text @returns {Search[] | null} */
export function readWith(text) {
  const searches = text.split("|").map((part) => {
    // A value may have commas.
    const [algorithm, ...options] = part.split(/,(?=[a-z][\w-]*=)/);
    const pairs = options.map((option) => /** @type {[string, string]} */ (option.split(/=(.*)/s, 2)));
    return { algorithm, options: Object.fromEntries(pairs) };
  });
  const isRead = searches.length <= MOST && searches.every(({ algorithm }) => /^[a-z][a-z-]*$/.test(algorithm));
  return isRead ? searches : null;
}

/** @param {Search[]} searches */
export const writeWith = (searches) =>
  searches
    .map(({ algorithm, options }) => [algorithm, ...Object.entries(options).map((pair) => pair.join("="))].join(","))
    .join("|");

/**
 * Returns what searches go together by, and how far they are; null if a text means neither.
 * @param {string} text
 * @returns {{ pace: Pace, at: number } | null}
 */
export function readPace(text) {
  const [, pace, at = "0"] = /^(leaf|event|share)(?::(\d{1,9}))?$/.exec(text) ?? [];
  return pace ? { pace: /** @type {Pace} */ (pace), at: Number(at) } : null;
}
