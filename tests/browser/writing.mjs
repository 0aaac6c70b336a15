// Writes programs into the tool of the page, for tests.

/** @param {import("playwright-core").Page} page */
export const told = (page) => page.locator(".program .check-told");
/** @param {import("playwright-core").Page} page */
export const source = (page) => page.locator(".program .cm-content");
/** @param {import("playwright-core").Page} page */
export const counter = (page) => page.locator(".counter b");

/** Opens the tool, once the run is there. @param {import("playwright-core").Page} page */
export async function begun(page) {
  await counter(page).filter({ hasText: /^0$/ }).waitFor();
  await page.keyboard.press("y");
}

/** Pastes a program in place of what is there. @param {import("playwright-core").Page} page @param {string} text */
export async function write(page, text) {
  // The program to begin with.
  await source(page).filter({ hasText: /\S/ }).waitFor();
  await source(page).focus();
  await page.keyboard.press("Control+a");
  await paste(page, text);
}

/** Pastes a text where the cursor is. @param {import("playwright-core").Page} page @param {string} text */
export async function paste(page, text) {
  await source(page).evaluate((it, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    it.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Writes a program and runs it. @param {import("playwright-core").Page} page @param {string} text */
export async function run(page, text) {
  await write(page, text);
  await page.keyboard.press("Control+Enter");
}
