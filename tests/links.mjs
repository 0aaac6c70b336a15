// Finds dead links in the Markdown of the repository and the HTML of web/:
//
//     node tests/links.mjs
//
// A link is dead when its file is missing, or its anchor in that file. Anchors of
// Markdown are the ones that GitHub makes from headings. Links out of the
// repository are counted and not followed, so that no network is needed. Exits with 1 if
// a link is dead.

import process from "node:process";
import { fileURLToPath } from "node:url";
import { globSync } from "glob";
import { LinkChecker } from "linkinator";

const root = fileURLToPath(new URL("..", import.meta.url));
const pages = globSync(["**/*.md", "web/**/*.html"], {
  cwd: root,
  ignore: ["**/node_modules/**", "target/**", "dist/**"],
}).sort();

// The checker requests the files from a server of its own, without a proxy.
for (const name of ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY"]) delete process.env[name];

const counts = { OK: 0, SKIPPED: 0, BROKEN: 0 };
for (const page of pages) {
  // One page at a time: if several are given, a page that was read before a link to it is
  // not searched for the anchor.
  const { links } = await new LinkChecker().check({
    path: page,
    serverRoot: root,
    markdown: true,
    checkFragments: true,
    directoryListing: true,
    linksToSkip: ["^(?!http://localhost)"],
  });
  for (const { url, state } of links) {
    // The fragment of index.html or embed.html may be settings instead of an anchor: embed.html#game=….
    // So may that of a tour's own link: `tests/browser/tours.test.mjs` follows it.
    const isSettings = /\.html#.*=|tours\/[^/]*\.md#.*=/.test(url);
    const result = isSettings ? "OK" : state;
    counts[result]++;
    if (result === "BROKEN") {
      console.log(`${page}: ${url}: no such ${url.includes("#") ? "anchor" : "file"}`);
    }
  }
}
console.log(
  `${pages.length} files: ${counts.OK} links have a target, ${counts.BROKEN} are dead; ` +
    `${counts.SKIPPED} leave the repository and are not followed`,
);
process.exitCode = counts.BROKEN > 0 ? 1 : 0;
