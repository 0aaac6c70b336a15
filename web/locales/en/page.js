// What only the page around the viewer says.

export default {
  // counters
  leaves: "{value, plural, one {<strong>#</strong> leaf} other {<strong>#</strong> leaves}}",
  "leaves.of": "<strong>{value}</strong> of {of, plural, one {# leaf} other {# leaves}}",
  cutoffs: "{value, plural, one {<strong>#</strong> cutoff} other {<strong>#</strong> cutoffs}}",
  nodes: "{value, plural, one {<strong>#</strong> node} other {<strong>#</strong> nodes}}",
  pops: "{value, plural, one {<strong>#</strong> pop} other {<strong>#</strong> pops}}",
  expansions: "{value, plural, one {<strong>#</strong> expansion} other {<strong>#</strong> expansions}}",

  // rules that several searches have; an option that no language knows says it itself
  "rule.*": "<strong>{option}={value}</strong>: {about}",
  "rule.depth": "Nodes at depth <strong>{value}</strong> are evaluated instead of searched.",
  "rule.table.on": "Positions are remembered; none is searched twice whose bounds settle it.",
  "rule.budget": "After <strong>{value}</strong> expansions the answer is a judgement.",

  "page.algorithm": "Algorithm",
  "page.game": "Game or tree",
  "page.undo": "Undo",
  "page.undo.about": "Back to what you wrote",
  "page.examples": "Examples",
  "page.recent": "Recent",
  "page.recent.about": "Kept in this browser only.",
  "page.recent.clear": "Forget them",
  "page.examples.first": "First steps",
  "page.examples.windows": "Questions instead of values",
  "page.examples.best": "Best first",
  "page.examples.alone": "For one player",
  "page.examples.games": "Games",
  "page.examples.all": "All games, with the current search",
  "page.options": "Options",
  "page.options.none": "{0} has no options.",
  "page.options.default": "default: {0}",
  "page.options.nothing": "none",
  "page.options.reset": "Back to the defaults",
  "page.share": "Share",
  "page.share.link": "A link to exactly this picture",
  "page.share.frame": "To embed it in a course page",
  "page.share.copy": "Copy",
  "page.share.copied": "Copied",
  "page.share.failed": "Select and copy it by hand",
  "page.share.title": "{0} in Plyscope",
  "page.theme.dark": "Dark colours",
  "page.theme.light": "Light colours",
  "page.help": "Keys and marks",
  "page.close": "Close",

  // a link with a mistake
  "link.mend": "Mend it in the field above; until then, this is the rest of the link.",
  "link.mend.default": "Mend it in the field above; until then, this is the textbook example.",

  // what can be laid over the tree
  "stage.overlays": "Lay over the tree",
  "overlay.critical": "Critical tree",
  "overlay.critical.about":
    "What no search can do without if the best child stands first, with the types 1, 2 and 3 of its nodes; here the children count as they stand.",
  "overlay.line": "Principal variation",
  "overlay.line.about": "The line of best play, at every step.",
  "overlay.solution": "Solution tree",
  "overlay.solution.about": "What the head of OPEN stands for: one answer to each of the other side's moves so far.",
  "overlay.leaves": "Leaves looked at",
  "overlay.leaves.about": "Framed and numbered in the order of their evaluation.",

  // the list of keys: which, and what they do
  "keys.title": "Keys and marks",
  "keys.step": "← →",
  "keys.step.about": "one step back, on",
  "keys.mark": "Shift ← →",
  "keys.mark.about": "to the previous, next important step",
  "keys.play": "Space",
  "keys.play.about": "play, pause",
  "keys.ends": "Home End",
  "keys.ends.about": "to the start, the end",
  "keys.speed": "+ −",
  "keys.speed.about": "faster, slower",
  "keys.look": "Ctrl ← → ↑ ↓",
  "keys.look.about": "the view moves over the tree",
  "keys.page": "Page ↑ ↓",
  "keys.page.about": "one step back, on, with a clicker",
  "keys.back": "Esc",
  "keys.back.about": "from a field or a menu back to the tree",
  "keys.help": "?",
  "keys.help.about": "this list",
  "keys.marks":
    "Above the timeline: a dot is a leaf that is evaluated, \\ an α-cutoff, / a β-cutoff, × a purge, ◆ a change of strategy, ● a new best solution, ✓ a new best line, = a node searched again, | a new pass. Where they crowd, β stands above α, and the grey behind them says how much happens.",
  "keys.tree":
    "Marks in the tree: ▲ MAX, ▼ MIN, ■ a leaf. Hollow: not looked at. Blue: being worked on. Ink: done. Dashed: left out. A thin edge is only a test, a double one was searched again, a dashed curve leads to a position that is known already.",
  "keys.more":
    "In the tree: drag to move, wheel or two fingers to zoom, double click to zoom in on what is below a node. In the small map of a tree that is larger than the view: drag, or click. Shift and a click on ◀ ▶ go to the important steps, too.",
};
