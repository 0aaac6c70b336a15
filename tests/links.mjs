// Finds dead links in the Markdown of the repository and the HTML of web/:
//
//     node tests/links.mjs
//
// A link is dead when its file is missing, or its anchor in that file. Anchors of
// Markdown are the ones that GitHub makes from headings. Links that lead out of the
// repository are counted, not followed: nothing here needs a network. Exits with 1
// when a link is dead.

import process from "node:process";
import { fileURLToPath } from "node:url";
import { globSync } from "glob";
import { LinkChecker } from "linkinator";

const root = fileURLToPath(new URL("..", import.meta.url));
const pages = globSync(["**/*.md", "web/**/*.html"], {
  cwd: root,
  ignore: ["**/node_modules/**", "target/**", "dist/**"],
}).sort();

// The checker serves the files to itself. A proxy would not find them.
for (const name of ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY"]) delete process.env[name];

const counts = { OK: 0, SKIPPED: 0, BROKEN: 0 };
for (const page of pages) {
  // One page at a time: of pages given together, a page that was read before it was
  // linked to is not searched for the anchor.
  const { links } = await new LinkChecker().check({
    path: page,
    serverRoot: root,
    markdown: true,
    checkFragments: true,
    directoryListing: true,
    linksToSkip: ["^(?!http://localhost)"],
  });
  for (const { url, state } of links) {
    // The fragment of a page of ours can hold settings instead of an anchor: embed.html#game=….
    const isSettings = /\.html#.*=/.test(url);
    const result = isSettings ? "OK" : state;
    counts[result]++;
    if (result === "BROKEN") {
      console.log(`${page}: ${url}: no such ${url.includes("#") ? "anchor" : "file"}`);
    }
  }
}
console.log(
  `${pages.length} files: ${counts.OK} links lead somewhere, ${counts.BROKEN} are dead; ` +
    `${counts.SKIPPED} lead out of the repository and are not followed`,
);
process.exitCode = counts.BROKEN > 0 ? 1 : 0;
