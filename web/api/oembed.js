// The answers of an oEmbed provider (https://oembed.com): a program that is given the address of a
// page, such as a content management system, asks with it for the HTML of a frame.

import { titles } from "./titles.js";

/**
 * @typedef {object} OEmbed  an answer, to be sent as JSON
 * @property {"1.0"} version
 * @property {"rich"} type
 * @property {string} title
 * @property {"Plyscope"} provider_name
 * @property {string} provider_url
 * @property {number} width   in pixels, like the height
 * @property {number} height
 * @property {string} html
 */

/** The pages of Plyscope that have a frame. */
const PAGES = ["", "index.html", "embed.html"];
/** The size of a frame whose link says none. */
const SIZE = "700x480";

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/**
 * Returns the answer for a page; `null` if the address is not that of a page of Plyscope, which a
 * provider tells with the status 404.
 * @param {string} address  of the page, with its link
 * @param {object} options
 * @param {string | URL} options.base  the address of the folder with Plyscope's pages
 * @param {number} [options.maxwidth]  the greatest width, in pixels
 * @param {number} [options.maxheight]
 * @returns {OEmbed | null}
 */
export function oembed(address, { base, maxwidth = Infinity, maxheight = Infinity }) {
  const folder = new URL(".", base).href;
  if (!URL.canParse(address)) return null;
  const { hash, href } = new URL(address);
  if (!href.startsWith(folder) || !PAGES.includes(href.slice(folder.length).split(/[?#]/, 1)[0])) return null;
  const parts = new Map(
    hash
      .slice(1)
      .split("&")
      .map((part) => /** @type {[string, string]} */ (part.split("=", 2))),
  );
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(parts.get("size") ?? "") ?? ["", ...SIZE.split("x")];
  const size = { width: Math.min(Number(width), maxwidth), height: Math.min(Number(height), maxheight) };
  const algorithm = parts.get("algorithm");
  const title = algorithm ? `${titles.get(algorithm) ?? algorithm} in Plyscope` : "Plyscope";
  return {
    version: "1.0",
    type: "rich",
    title,
    provider_name: "Plyscope",
    provider_url: folder,
    ...size,
    html: `<iframe src="${escaped(`${folder}embed.html${hash}`)}" title="${escaped(title)}" width="${size.width}" height="${size.height}" loading="lazy" style="max-width: 100%"></iframe>`,
  };
}
