// The oEmbed provider of the server: https://oembed.com.

import { oembed } from "./oembed.js";

/** @import { IncomingMessage } from "node:http" */
/** @typedef {{ status?: number, body: string, headers: Record<string, string> }} Answer */

/** @param {number} status @param {string} body @returns {Answer} */
const problem = (status, body) => ({ status, body, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/**
 * Returns the answer to a request, if it is one to the provider: `/oembed?url=…`.
 * @param {string} path
 * @param {IncomingMessage} request
 * @returns {Answer | undefined}
 */
export function provide(path, { url = "", headers, socket }) {
  if (path !== "/oembed") return undefined;
  const { host = "" } = headers;
  // Other names could lead here, too, and would be told as those of the pages.
  if (!["127.0.0.1", "localhost"].some((name) => host === `${name}:${socket.localPort}`))
    return problem(404, "no such host\n");
  const { searchParams } = new URL(url, `http://${host}/`);
  if ((searchParams.get("format") ?? "json") !== "json") return problem(501, "only JSON\n");
  const limit = (/** @type {string} */ name) => Number(searchParams.get(name)) || undefined;
  const answer = oembed(searchParams.get("url") ?? "", {
    base: `http://${host}/`,
    maxwidth: limit("maxwidth"),
    maxheight: limit("maxheight"),
  });
  if (!answer) return problem(404, "no such page\n");
  return { body: JSON.stringify(answer), headers: { "Content-Type": "application/json" } };
}
