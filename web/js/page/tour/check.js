// Finds the links of a tour that can't be read, before anybody comes to their stops.

import { sentenceOf } from "../../link/fault.js";
import { readLink, told } from "../../link/reading.js";
import { takeUnknown } from "../broken-link.js";

/** @import { TourDesk } from "./types.js" */
/** @import { Fault, Stop } from "./types.js" */

/**
 * Returns the mistakes in the link of a stop. A compressed game is not looked at.
 * @param {Stop} stop
 * @param {Pick<TourDesk, "fault" | "algorithms">} desk
 * @returns {Fault[]}
 */
export function faultsOfLink({ line, fragment }, { fault, algorithms }) {
  if (!fragment || /[#&]packed=/.test(fragment)) return [];
  const { state, problems } = readLink(fragment);
  const lines = told([...problems, ...takeUnknown(state, algorithms)]);
  if (lines.length === 0) {
    const error = fault(state);
    if (error) lines.push(sentenceOf(error));
  }
  return lines.map((text) => ({ line, key: "search", slots: [text] }));
}
