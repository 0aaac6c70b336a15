// Programs with one mistake each, in Python and JavaScript, in the page's tool: on a tree where the mistake matters, the first difference is
// told and the mistake named. They are those of the command line's tests, with the nodes of the page in place of their own.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { long, pageTest } from "./harness.mjs";
import { root } from "./server.mjs";
import { begun, run, source, told } from "./writing.mjs";

/** @typedef {{ mistake: string, right: string, wrong: string }} Edit */
/** @typedef {"python" | "javascript"} Language */

const folder = join(root, "crates/plyscope-cli/tests/programs");
const textOf = (/** @type {string} */ name) => readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n");
/** @type {Record<Language, Record<string, Edit[]>>} */
const BROKEN = JSON.parse(textOf("broken.json"));
/** @type {Record<Language, string>} */
const PROGRAMS = { python: textOf("searches.py"), javascript: textOf("searches.mjs") };

/** The searches that a program of the page can be: nodes have no bounds there, and UCT's playouts are random. */
const SEARCHES = ["alpha-beta", "sss-star", "mtd"];
/** What a program is called by. @type {Record<string, Record<Language, string>>} */
const CALLS = {
  "alpha-beta": { python: "alpha_beta(root)", javascript: "alphaBeta(root);" },
  "sss-star": { python: "sss_star(root)", javascript: "sssStar(root);" },
  mtd: { python: "mtd(root)", javascript: "" },
};

/** The mistakes that other sources make on purpose: the options that do the same are offered. */
const CONVENTIONS = ["equality", "clipped", "purge-children"];

/**
 * The smallest trees on which each shows, by search and mistake, as the documentation has them.
 * @type {Record<string, Record<string, string>>}
 */
const SMALLEST = {};
for (const part of readFileSync(join(root, "docs/mistakes.md"), "utf8").split(/^#+ /m)) {
  const search = { "In alpha-beta": "alpha-beta", "In SSS*": "sss-star", "In MTD": "mtd" }[
    part.split("\n")[0].replaceAll("\\", "").trim()
  ];
  if (!search) continue;
  SMALLEST[search] = Object.fromEntries(
    [...part.matchAll(/^\| `([\w-]+)` \|[^|]*\| `([^`]*)`/gm)].map(([, mistake, tree]) => [mistake, tree]),
  );
}

/** Trees that are as programs meet them, for what the smallest doesn't show. */
const TREES = [
  "[[3,12,8],[2,4,6],[14,5,2]]",
  "[[[5,3],[6,2,9]],[[1,8],[4,7,2]],[[6,3],[9,9]]]",
  "[[[[4,1],[7,3]],[[2,8],[6,5]]],[[[9,2],[3,3]],[[1,6],[8,4]]]]",
  "[4,9,2,7]",
];

/** What a node has there, by the functions of the page. @type {Record<Language, string>} */
const HELP = {
  python: `
order = [root]
for one in order:
    order.extend(children(one))

def index(node):
    return sum(1 for one in order if key(one) < key(node))

def key(node):
    return [] if node is root else [int(part) for part in node.path.split(".")]

def is_below(node, above):
    return node is not above and key(node)[: len(key(above))] == key(above)
`,
  javascript: "",
};

/** Returns a program with the nodes of the page. @param {Language} language @param {string} search @param {string} text */
function adapted(language, search, text) {
  const isPython = language === "python";
  // Its own nodes and what it prints are left out, and what begins it.
  const from = text.indexOf(isPython ? "def alpha_beta" : "function alphaBeta");
  const to = text.indexOf(isPython ? "searches = {" : "const [search, tree]");
  const own = text
    .slice(from, to)
    .replace(/^ *(print|console\.log)\(.*\n/gm, "")
    .replace(/\bnode\.(lower|value)\b/g, "worth(node)")
    .replace(/([\w[\]]+)\.is_below\(/g, "is_below($1, ")
    .replace(/(\w+\[at\]\[0\])\.index\b/g, "index($1)")
    .replaceAll("node.place", "node.path");
  const start = isPython ? 'import math\nINF = float("inf")\nworth = value\n' : "const worth = value;\n";
  return `${start}${HELP[language]}\n${own}\n${CALLS[search][language]}\n`;
}

/**
 * Runs a program on a tree.
 * @param {import("playwright-core").Page} page @param {(path?: string) => Promise<void>} open
 * @param {{ language: Language, search: string, tree: string, text: string }} program
 */
async function answerOf(page, open, { language, search, tree, text }) {
  await page.goto("about:blank");
  await open(`#algorithm=${search}&game=${tree}&program=${language}`);
  await source(page)
    .getByText(language === "python" ? "def " : "function ")
    .first()
    .waitFor();
  await run(page, text);
  const answer = told(page).getByText(/Here it differs|It ends too early|all that it says agrees|error|can’t be read/);
  await answer.first().waitFor();
  return told(page).innerText();
}

/** All mistakes, of which a run that is not long tries one in each search and language. */
const all = Object.entries(BROKEN).flatMap(([language, searches]) =>
  SEARCHES.flatMap((search) => {
    const edits = searches[search] ?? [];
    return (long ? edits : edits.slice(-1)).map((edit) => ({
      language: /** @type {Language} */ (language),
      search,
      edit,
    }));
  }),
);
const timeout = 30_000 * all.length;

pageTest("each broken program is caught, and its mistake is named", { timeout }, async ({ page, open }) => {
  await open("#algorithm=alpha-beta&game=[2,[1,3]]");
  await begun(page);
  /** What the page calls the mistakes. @type {Record<string, string>} */
  const names = await page.evaluate(async () => (await import(`${location.origin}/locales/en/explore.js`)).default);
  /** @type {string[]} */
  const caught = [];
  for (const { language, search, edit } of all) {
    const { mistake, right, wrong } = edit;
    const text = PROGRAMS[language];
    assert.equal(text.split(right).length, 2, `${search} ${mistake}`);
    const broken = adapted(
      language,
      search,
      text.replace(right, () => wrong),
    );
    const whole = adapted(language, search, text);
    const answers = [];
    for (const tree of [SMALLEST[search][mistake], ...TREES]) {
      const answer = await answerOf(page, open, { language, search, tree, text: broken });
      answers.push(`${tree}: ${answer}`);
      const isTold = /Here it differs: \S|It ends too early/.test(answer);
      const isNamed = answer.includes(names[`mistake.${mistake}`]);
      const isOffered = CONVENTIONS.includes(mistake) && answer.includes("with these options:");
      if (!isTold || !(isNamed || isOffered)) continue;
      // There, the program is right without it.
      const agrees = await answerOf(page, open, { language, search, tree, text: whole });
      assert.match(agrees, /all that it says agrees/, `${search} ${tree}`);
      caught.push(`${language} ${search} ${mistake}`);
      break;
    }
    assert.equal(caught.at(-1), `${language} ${search} ${mistake}`, answers.join("\n\n"));
  }
  assert.equal(caught.length, long ? 29 : 5);
});
