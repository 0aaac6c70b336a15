// Makes the site archive:
//
//     node build/site.mjs <version>
//
// takes the page from dist/, puts its files together in target/site/ and packs them as
// dist/site/plyscope-site-<version>.zip, or in the folder that is named behind the version. Scripts, styles and the engine are in a folder whose name is a
// hash of its contents, so that browsers and proxies may keep them for ever. The pages have the same names
// in each version.

import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import process from "node:process";
import { build } from "esbuild";
import { zipSync } from "fflate";
import { parse } from "node-html-parser";
import { policyOf } from "../web/api/server.js";
import { dist, moduleNamed, modules, root } from "./table.mjs";

const made = join(root, "target/site");
const [version, into = join(dist, "site")] = process.argv.slice(2);

/** The script of the element, which other sites name: it has the same address in each version. */
const ELEMENT = "js/element.js";
/** Matches what scripts load by its name. */
const LOADED =
  /^(css\/(element|embed|page|icon|later\/[\w-]+)\.(css|svg)|kinds\/[\w-]+\/(panel\.css|[a-z]{2,3}\.js)|js\/start\/[\w-]+\.js|locales\/.+\.js|tours\/.+\.(json|md)|wasm\/[\w-]+\.(js|wasm))$/;
/**
 * Matches what a program of a reader runs with. Its frame has a policy of its own, and stands in the folder, where no
 * other one is sent with it.
 */
const OF_PROGRAMS = /^(sandbox\.html|js\/lib\/micropython\.\w+|js\/program\/(worker\.js|(python|starts)\/.+))$/;
/** Matches the addresses of such files in a page. */
const OWN = /^(css|js|kinds|locales|wasm)\//;
/** The time of the files in the archive: the same files make the same archive. */
const TIME = "1980-01-01T12:00:00";

const scripts = new Set(await reached("js/main.js", "js/embed.js", ELEMENT));
const fixed = filesIn(dist).filter((path) => LOADED.test(path) || OF_PROGRAMS.test(path) || scripts.has(path));
const hash = createHash("sha256");
for (const path of fixed) hash.update(`${path}\0`).update(readFileSync(join(dist, path)));
hash.update(read(root, "web/site/offline.js"));
const folder = hash.digest("hex").slice(0, 12);

rmSync(made, { recursive: true, force: true });
for (const path of fixed) cpSync(join(dist, path), join(made, folder, path));
cpSync(join(root, "web/site/offline.js"), join(made, folder, "js/offline.js"));
const pages = readdirSync(dist).filter((name) => name.endsWith(".html") && !OF_PROGRAMS.test(name));
for (const name of pages) {
  const page = parse(read(dist, name));
  for (const attribute of ["href", "src", "data-href"])
    for (const element of page.querySelectorAll(`[${attribute}]`)) {
      const path = element.getAttribute(attribute) ?? "";
      if (OWN.test(path)) element.setAttribute(attribute, `${folder}/${path}`);
    }
  const offline = `<script type="module" src="${folder}/js/offline.js"></script>\n  `;
  if (name === "index.html") page.querySelector("head")?.insertAdjacentHTML("beforeend", offline);
  write(name, page.toString());
}
mkdirSync(join(made, dirname(ELEMENT)), { recursive: true });
write(ELEMENT, `import "../${folder}/${ELEMENT}";\n`);
// An element links to the page of its version.
cpSync(join(dist, "index.html"), join(made, folder, "index.html"));
cpSync(join(dist, "examples"), join(made, "examples"), { recursive: true });
for (const name of ["LICENSE-APACHE", "LICENSE-MIT"]) cpSync(join(root, name), join(made, name));
for (const name of readdirSync(dist).filter((name) => name.startsWith("NOTICE-")))
  cpSync(join(dist, name), join(made, name));
// The full module has all searches. A frame loads another one, which is kept when it is used; so is what programs need.
const others = modules.filter((module) => module !== moduleNamed("full")).map(({ file }) => `wasm/${file}`);
const isKept = (/** @type {string} */ path) =>
  !path.endsWith("_still.wasm") && !OF_PROGRAMS.test(path) && !others.some((file) => path.startsWith(file));
const kept = [...fixed.filter(isKept), "js/offline.js"];
const list = ["./", "index.html", "embed.html", ...kept.map((path) => `${folder}/${path}`)];
write(
  "sw.js",
  read(root, "web/site/sw.js")
    .replace("{version}", folder)
    .replace('"{files}"', () => JSON.stringify(list)),
);
write("_headers", headers());

/** @type {Record<string, Uint8Array>} */
const contents = {};
for (const path of filesIn(made)) contents[path] = readFileSync(join(made, path));
const archive = join(into, `plyscope-site-${version}.zip`);
mkdirSync(dirname(archive), { recursive: true });
writeFileSync(archive, zipSync(contents, { level: 9, mtime: TIME }));
console.log(`The site is ${archive}`);

/** @param {string} folder @param {string} path */
function read(folder, path) {
  return readFileSync(join(folder, path), "utf8");
}

/** @param {string} path @param {string} text */
function write(path, text) {
  writeFileSync(join(made, path), text);
}

/** Returns the paths of all files, in order. @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll(sep, "/"))
    .sort();
}

/** Returns the scripts that some import, at once or later. @param {...string} entries  in dist/ */
async function reached(...entries) {
  const { metafile } = await build({
    entryPoints: entries.map((path) => join(dist, path)),
    outdir: made,
    bundle: true,
    splitting: true,
    format: "esm",
    write: false,
    metafile: true,
    absWorkingDir: dist,
  });
  return Object.keys(metafile.inputs).map((path) => relative(dist, join(dist, path)).replaceAll(sep, "/"));
}

/** Returns the headers of the files, as Netlify, Cloudflare Pages and others read them. */
function headers() {
  const pages = ["/", "/index.html", "/embed.html"].map((path) => {
    // A link may name a tour at another address.
    const tours = path === "/embed.html" ? "" : "; connect-src 'self' https:";
    const policy = policyOf(read(made, path === "/" ? "index.html" : path)) + tours;
    return `${path}\n  Content-Security-Policy: ${policy}\n  Cache-Control: no-cache\n`;
  });
  return [
    ...pages,
    "/sw.js\n  Cache-Control: no-cache\n",
    `/${ELEMENT}\n  Cache-Control: no-cache\n  Access-Control-Allow-Origin: *\n`,
    `/${folder}/*\n  Cache-Control: public, max-age=31536000, immutable\n  Access-Control-Allow-Origin: *\n`,
  ].join("");
}
