// Splits the text of a tour into its stops, and finds what is too much for one.

/** @import { Fault } from "./types.js" */

/** The text of a stop. @typedef {{ line: number, lines: string[] }} Section */

// With these limits, a stop is read and shown within the time of a few frames, whatever stands in it.
/** The greatest number of stops. */
const STOPS = 500;
/** The greatest number of characters of a stop. */
const CHARACTERS = 6000;
/** The greatest number of lines of a stop. */
const LINES = 200;
/** The greatest number of strokes in a line, which make the columns of a table. */
const STROKES = 20;

const HEADING = /^#{1,2}(?:[ \t]|$)/;
const FENCE = /^ {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/;
const COMMENT = /^ {0,3}<!--/;

/** Returns what ends a fenced code, if a line begins one. @param {string} line */
function endOfFence(line) {
  const [, ticks, waves] = FENCE.exec(line) ?? [];
  const fence = ticks ?? waves;
  return fence ? new RegExp(`^ {0,3}${fence}${fence[0]}*[ \\t]*$`) : null;
}

/**
 * Returns the sections of a tour: first what stands before its first heading, then its stops.
 * @param {string[]} lines
 * @returns {Section[]}
 */
export function sectionsOf(lines) {
  /** @type {Section} */
  let section = { line: 1, lines: [] };
  const sections = [section];
  // In code and in comments, # begins nothing.
  /** @type {RegExp | null} */
  let end = null;
  lines.forEach((line, index) => {
    if (end) {
      if (end.test(line)) end = null;
    } else if (HEADING.test(line)) {
      section = { line: index + 1, lines: [] };
      sections.push(section);
    } else if (COMMENT.test(line)) end = line.includes("-->") ? null : /-->/;
    else end = endOfFence(line);
    section.lines.push(line);
  });
  return sections;
}

/** Removes the stops that are too many, and what is too much in the others. @param {Section[]} sections @returns {Fault[]} */
export function limit(sections) {
  /** @type {Fault[]} */
  const faults = [];
  for (const section of sections) {
    const { line, lines } = section;
    const wide = lines.findIndex((text) => text.split("|", STROKES + 2).length > STROKES + 1);
    if (lines.length > LINES) faults.push({ line, key: "lines", slots: [LINES] });
    else if (lines.join("\n").length > CHARACTERS) faults.push({ line, key: "long", slots: [CHARACTERS] });
    else if (wide >= 0) faults.push({ line: line + wide, key: "wide", slots: [STROKES] });
    else continue;
    // Its heading is what it shows.
    section.lines = lines.slice(0, 1).filter((text) => text.length <= CHARACTERS && wide !== 0);
  }
  const [first] = sections.splice(STOPS + 1);
  if (first) faults.push({ line: first.line, key: "stops", slots: [STOPS] });
  return faults;
}
