// The text of the page as it was before it started. A copy of it is saved with another run.

const root = document.documentElement;
const starting = document.querySelector(".starting")?.cloneNode(true);

/** Returns the page, without a run. */
export function template() {
  const copy = /** @type {HTMLElement} */ (root.cloneNode(true));
  delete copy.dataset.theme;
  copy.dataset.link = "";
  const title = copy.querySelector("title");
  if (title) title.textContent = "Plyscope";
  if (starting) copy.querySelector("#app")?.replaceChildren("\n", starting.cloneNode(true));
  for (const added of copy.querySelectorAll("body > :not(main, script)")) added.remove();
  return `<!doctype html>\n${copy.outerHTML}\n`;
}
