// A preprocessor of mdBook (book.toml): links to files of the repository that are not in the book lead to the
// repository, and links of Plyscope, which are written as code, to the page beside the book (build/pages.mjs). mdBook calls it with `supports html`, then without arguments, and gives it the book as JSON.

import { existsSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import process from "node:process";
import { json } from "node:stream/consumers";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const docs = join(root, "docs");

/**
 * @typedef {{ content: string, path: string | null, sub_items: Item[] }} Chapter
 * @typedef {{ Chapter?: Chapter } | string} Item  a chapter, or a line or a title between chapters
 */

/**
 * Returns all chapters, also those below others.
 * @param {Item[]} items
 * @returns {Chapter[]}
 */
export function chapters(items) {
  const own = items.flatMap((item) => (typeof item !== "string" && item.Chapter ? [item.Chapter] : []));
  return own.flatMap((chapter) => [chapter, ...chapters(chapter.sub_items)]);
}

/**
 * Returns the text of a page whose links out of the book lead to the repository.
 * @param {string} text
 * @param {string} path  of the page in docs/
 * @param {Set<string>} inside  the paths of all pages of the book
 * @param {string} repository  its address
 */
export function withLinks(text, path, inside, repository) {
  return text.replace(/\]\(([^()\s#]+)(#[^()\s]*)?\)/g, (whole, target, anchor = "") => {
    if (/^[a-z]+:/.test(target)) return whole;
    const file = join(docs, dirname(path), target);
    const page = relative(docs, file).replaceAll(sep, "/");
    // mdBook copies what is in docs/ and no page.
    const isCopied = !page.startsWith("..") && !page.endsWith(".md");
    // What is not there is no link, but code that looks like one: tests/links.mjs finds the others.
    if (inside.has(page) || isCopied || !existsSync(file)) return whole;
    const kind = statSync(file).isDirectory() ? "tree" : "blob";
    return `](${repository}/${kind}/main/${relative(root, file).replaceAll(sep, "/")}${anchor})`;
  });
}

/**
 * Returns the text of a page in which each `#algorithm=…` leads to the page of the newest version.
 * @param {string} text
 * @param {string} path  of the page in docs/
 */
export function withRuns(text, path) {
  const latest = `${"../".repeat(path.split("/").length)}latest/`;
  return text.replace(
    /`(#algorithm=[^`\n]+)`/g,
    (code, link) => `[${code}](<${latest}${link.replaceAll("<", "%3C").replaceAll(">", "%3E")}>)`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href && process.argv[2] !== "supports") {
  const [context, book] = /** @type {any} */ (await json(process.stdin));
  const all = chapters(book.items);
  const inside = new Set(all.flatMap(({ path }) => (path ? [path.replaceAll(sep, "/")] : [])));
  const repository = context.config.output.html["git-repository-url"];
  for (const chapter of all) {
    if (!chapter.path) continue;
    const path = chapter.path.replaceAll(sep, "/");
    chapter.content = withRuns(withLinks(chapter.content, path, inside, repository), path);
  }
  process.stdout.write(JSON.stringify(book));
}
