// The first script of a page that is a single file: without a link in its address, it shows the
// run of the link that is in the page.

import "./template.js";

const { link = "" } = document.documentElement.dataset;
if (location.hash.length < 2 && link) {
  const fragment = link.startsWith("#") ? link : `#${link}`;
  try {
    // With the whole address: "#…" alone is relative to the page around a `srcdoc`.
    history.replaceState(null, "", location.href.split("#")[0] + fragment);
  } catch {
    location.hash = fragment;
  }
}
