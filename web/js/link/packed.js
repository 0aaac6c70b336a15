// Long games in links: compressed with DEFLATE, and written with letters that every program leaves
// as they are.

/** The length from which on a game is compressed in a link. */
export const LONG = 2000;
/** The greatest length of a game that is unpacked. A few bytes could stand for any number. */
export const LONGEST = 32_000_000;

/** The number of bytes that a stream gets at once: it takes a few milliseconds for them. */
const PIECE = 65_536;

/** @param {Uint8Array<ArrayBuffer>} bytes @param {WritableStreamDefaultWriter} writer */
async function write(bytes, writer) {
  for (let from = 0; from < bytes.length; from += PIECE) {
    // Others have their turn.
    if (from > 0) await new Promise((done) => setTimeout(done));
    await writer.write(bytes.subarray(from, from + PIECE));
  }
  await writer.close();
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {GenericTransformStream} stream
 */
async function* through(bytes, { readable, writable }) {
  // An error arrives at the reader, too.
  write(bytes, writable.getWriter()).catch(() => {});
  const reader = readable.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  reader.releaseLock();
}

/** Returns a game as it stands in a link. @param {string} game */
export async function pack(game) {
  let binary = "";
  for await (const chunk of through(new TextEncoder().encode(game), new CompressionStream("deflate-raw")))
    for (let from = 0; from < chunk.length; from += 8192)
      binary += String.fromCharCode(...chunk.subarray(from, from + 8192));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * Returns the game that stands compressed in a link; null if it can't be read, or is too long.
 * @param {string} text
 */
export async function unpack(text) {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let game = "";
    for await (const chunk of through(bytes, new DecompressionStream("deflate-raw"))) {
      game += decoder.decode(chunk, { stream: true });
      if (game.length > LONGEST) return null;
    }
    return game + decoder.decode();
  } catch {
    return null;
  }
}
