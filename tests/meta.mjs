import { gzipSync } from "node:zlib";
import { build } from "esbuild";

for (const e of ["web/js/embed.js", "web/css/embed.css"]) {
  const r = await build({
    entryPoints: [e],
    bundle: true,
    minify: true,
    format: e.endsWith("js") ? "esm" : undefined,
    target: "es2022",
    legalComments: "none",
    metafile: true,
    write: false,
    logLevel: "warning",
    external: ["*.wasm"],
  });
  const o = Object.values(r.metafile.outputs)[0];
  console.log(e, r.outputFiles[0].contents.length, gzipSync(r.outputFiles[0].contents, { level: 9 }).length);
  for (const [k, v] of Object.entries(o.inputs).sort((a, b) => b[1].bytesInOutput - a[1].bytesInOutput))
    console.log(v.bytesInOutput, k);
}
