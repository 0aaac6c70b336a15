// Files with a tree, a game or a link, which the reader drops on the page.

/** The greatest number of bytes that are read. */
const LONGEST = 64_000_000;

/** Words alone, such as those of a dictionary. */
const WORDS = /^[\p{L}\s'’-]+$/u;

/**
 * Returns a game with words behind it, if the text of the file is a list of words that belong to the game, and no game
 * by itself; otherwise the text.
 * @param {string} text
 * @param {Parameters<import("./page-engine.js").PageEngine["read"]>[0]} shown  what is there
 * @param {import("./page-engine.js").PageEngine["read"]} read
 */
export function withGame(text, shown, read) {
  const written = (/** @type {string} */ game) => read({ ...shown, game });
  if (!WORDS.test(text) || !/\S\s+\S/.test(text) || written(text) !== null) return text;
  return written(`${shown.game}\n${text}`) ?? text;
}

/** @param {(text: string, name: string) => void} open  called with what stands in the file, and its name */
export function listenToDrops(open) {
  addEventListener("dragover", (event) => {
    // Otherwise the browser would leave the page, and show the file.
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  addEventListener("drop", async (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    if (file.size <= LONGEST) open((await file.text()).trim(), file.name);
  });
}
