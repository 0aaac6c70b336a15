// What the page says of guided tours.

export default {
  "tour.label": "Tour",
  "tour.text": "What this stop says",
  "tour.at": "Stop {0} of {1}: {2}",
  "tour.back": "Back",
  "tour.next": "Next",
  "tour.close": "End the tour",
  "tour.notes": "Speaker’s notes, in another window",
  "tour.screen": "Full screen (F); B makes it black",

  // questions
  "tour.answer": "Your answer",
  "tour.check": "Check",
  "tour.right": "Right.",
  "tour.wrong": "Not quite.",
  "tour.point":
    "Click a node of the tree, then “Answer with this node”. By keyboard: Enter in the tree, the arrows, Tab.",
  "tour.this": "Answer with this node",
  "tour.node": "Node {0}",

  // the window of the speaker
  "tour.notes.title": "Notes: {0}",
  "tour.no-notes": "No notes for this stop.",
  "tour.then": "Next: {0}",
  "tour.last": "This is the last stop.",

  // the menu
  "tour.ready": "Guided tours",
  "tour.ready.file": "A tour of your own…",
  "tour.ready.file.about": "A Markdown file from this device; you can also drop one on the page",

  // a tour that can’t be opened
  "tour.failed": "The tour `{0}` can’t be opened",
  "tour.fetch.file": "The link is of a tour in a file. Open that file: Examples, A tour of your own.",
  "tour.fetch.name": "There is no ready tour `{0}`. There are: {1}. For a file, write its address: `./{0}.md`.",
  "tour.fetch.address":
    "`{0}` is not an address. It must begin with `https://`, or lead on from the address of this page.",
  "tour.fetch.network": "`{0}` can’t be reached.",
  "tour.fetch.cors":
    "`{0}` can’t be read. Either the address is wrong, or its server lets no other site read the file: it must send `Access-Control-Allow-Origin: *`. The policy of this site may also forbid it.",
  "tour.fetch.slow": "`{0}` has not answered for {1} seconds.",
  "tour.fetch.status": "The server of `{0}` answers with the status {1}.",
  "tour.fetch.long": "`{0}` has more than {1} MB, which is too much for a tour.",

  // mistakes in a tour
  "tour.faults": "{0, plural, one {This tour has # mistake} other {This tour has # mistakes}}",
  "tour.fault": "Line {0}: {1}",
  "tour.fault.none": "There is no stop. Each begins with a heading: # The name of the tour.",
  "tour.fault.before":
    "This stands before the first stop, and is not shown. A heading begins a stop: # The name of the tour.",
  "tour.fault.heading": "The heading is empty. Write the name of the stop behind #.",
  "tour.fault.link":
    "The first stop shows nothing. Make its heading a link to a search: # [Name](#algorithm=minimax&game=[3,12]).",
  "tour.fault.search": "The link of this stop can’t be read. {0}",
  "tour.fault.twice": "A stop asks one question. Begin another stop with a heading.",
  "tour.fault.task": "This item has no box. An answer begins with - [x] if it is right, and with - [ ] if not.",
  "tour.fault.why": "The answer {0} doesn’t say why. Write it behind a colon: - [x] answer: why.",
  "tour.fault.node": "{0} is not the path of a node. Write it as in a link: node:2.1, or node:e for the root.",
  "tour.fault.mixed": "A question is answered by typing or by pointing at a node, not by both.",
  "tour.fault.right": "No answer of this question is right. Begin the right one with - [x].",
  "tour.fault.unnamed": "A right answer stands in backticks: what is typed, or node: and a path.",
  "tour.fault.long": "This stop has more than {0} characters; only its heading is read. Make two stops of it.",
  "tour.fault.lines": "This stop has more than {0} lines; only its heading is read. Make two stops of it.",
  "tour.fault.wide":
    "This line has more than {0} strokes |, so that only the heading of its stop is read. A table may have so many columns.",
  "tour.fault.stops": "A tour has at most {0} stops. This one and those after it are left out.",
};
