// Has the browser keep the page of the site archive, so that it opens without a network.

try {
  await navigator.serviceWorker?.register("sw.js");
} catch {
  // Not allowed here, as in some frames, or sw.js is not on the server: the page needs the network.
}
