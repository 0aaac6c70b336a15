// What a page that is a single file says of a run for which it lacks something.

/**
 * Returns the sentence.
 * @param {Record<string, string>} sentences
 * @param {string[]} searches  of the page; empty if it has all, and the games
 */
export const lackingOf = (sentences, searches) =>
  searches.length > 0
    ? sentences["single.lacking"].replace("{0}", searches.join(", "))
    : sentences["single.lacking.games"];
