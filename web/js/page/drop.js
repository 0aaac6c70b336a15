// Files with a tree, a game or a link, which the reader drops on the page.

/** The greatest number of bytes that are read. */
const LONGEST = 64_000_000;

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
