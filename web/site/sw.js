// The service worker of the site archive. Files whose folder is named by its contents never change:
// a kept one is taken at once. Of all others, pages among them, a kept one is taken only where
// the server can't be reached.

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);
/** The name of the folder, which is another one in each version. */
const VERSION = "{version}";
/** What the page needs, with any search. @type {string[]} */
const FILES = /** @type {any} */ ("{files}");
const { pathname: folder } = new URL(worker.registration.scope);
/** Other folders of the same site may have other versions of the page, which keep what they need. */
const OURS = `plyscope-${folder} `;
const NAME = OURS + VERSION;

worker.addEventListener("install", (event) => event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES))));

// The pages of earlier versions are closed by now.
worker.addEventListener("activate", (event) => event.waitUntil(forget()));

async function forget() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(folder)) return;
  const isFixed = /^[0-9a-f]{12}\//.test(pathname.slice(folder.length));
  event.respondWith(isFixed ? keptOrFetched(request) : fetchedOrKept(request));
});

/** @param {Request} request */
async function keptOrFetched(request) {
  return (await caches.match(request)) ?? fetchAndKeep(request);
}

/** @param {Request} request */
async function fetchedOrKept(request) {
  try {
    return await fetchAndKeep(request);
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}

/** @param {Request} request */
async function fetchAndKeep(request) {
  const response = await fetch(request);
  if (response.ok && response.type === "basic") {
    const cache = await caches.open(NAME);
    // A page is the same one with any query.
    const { origin, pathname } = new URL(request.url);
    await cache.put(origin + pathname, response.clone());
  }
  return response;
}
