// Random choices, the same ones for each seed, and texts that are spoiled here and there.

/** Returns random whole numbers below a limit: a linear congruential generator. @param {number} seed */
export function dice(seed) {
  let state = BigInt(seed) * 2862933555777941757n + 3037000493n;
  /** @param {number} limit */
  const below = (limit) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & ((1n << 64n) - 1n);
    return Number((state >> 33n) % BigInt(limit));
  };
  return { below, /** @template T @param {readonly T[]} all @returns {T} */ pick: (all) => all[below(all.length)] };
}

/** @typedef {ReturnType<typeof dice>} Dice */

/** What is put in here and there. */
const PIECES = [
  ..."[](){}&=%#+,:;.|*!~'\"\\/- \n\t\0é∞−",
  "\u{1f332}",
  "\ud800",
  "\u202e",
  "\ufeff",
  "%25",
  "%5B",
  "%255B",
  "%zz",
  "%ff",
  "&amp;",
  "&#38;",
  "__proto__=1",
  "constructor=1",
  "toString",
  "&at=",
  "&part=2&by=event",
  "&game=",
  "&packed=",
  "&with=sss-star|mtd,first=inf",
  "&tour=",
  "&v=1",
  "&theme=dark",
  "&size=700x420",
  "&from=cutoff:1",
  "&to=40%",
  "&overlay=critical,,leaves",
  "&players=White,Black",
  "9".repeat(15),
  "[".repeat(100),
];

/**
 * Returns a text with up to four changes.
 * @param {string} text
 * @param {Dice} dice
 * @param {string[]} others  whose parts may come into it
 */
export function spoiled(text, { below, pick }, others = [text]) {
  for (let changes = 1 + below(4); changes > 0; changes--) {
    const at = below(text.length + 1);
    const end = Math.min(text.length, at + below(12));
    const from = pick(others);
    const start = below(from.length + 1);
    const by = [pick(PIECES), "", pick(PIECES), text.slice(at, end).repeat(2), from.slice(start, start + below(40))];
    text = text.slice(0, at) + pick(by) + text.slice(below(3) === 0 ? end : at);
  }
  return text;
}

/**
 * Returns the numbers of cases to try: so many, or those that take some minutes.
 * @param {number} count
 * @param {string | undefined} minutes
 * @returns {Generator<number>}
 */
export function* cases(count, minutes) {
  const end = minutes ? Date.now() + 60_000 * Number(minutes) : 0;
  // Another start each time that there is time to look for more.
  const first = minutes ? Math.floor(Date.now() / 1000) * 1_000_000 : 0;
  for (let index = 0; minutes ? Date.now() < end : index < count; index++) yield first + index;
}
