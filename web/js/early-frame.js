// Has a frame load what its address asks for while its scripts are still on their way.
// build/page.mjs writes this into dist/embed.html. Where the policy of the site forbids scripts
// in pages, the same is loaded later.

import { codeOf } from "./code.js";
import { preload } from "./preload.js";

preload(codeOf(location.hash));
