// What is said by the tools of the page that are loaded when they are first used.

export default {
  // changing a tree by hand
  "edit.title": "Change the tree",
  "edit.tree": "The nodes of the tree",
  "edit.keys":
    "Arrows go from node to node. Digits or Enter write a value, plus adds a child, a comma a sibling, Delete removes a node; with Shift, arrows move it. Escape ends it.",
  "edit.begin": "Press a leaf and type its value, or drag a node to another place.",
  "edit.begin.keys":
    "By keyboard: arrows, digits, + for a child, a comma for a sibling, Delete, Shift and arrows to move; Esc ends it.",
  "edit.name": "{node}",
  "edit.leaf": "{0}, a leaf worth {1}",
  "edit.inner": "{0}, {1}, {2, plural, one {# child} other {# children}}",
  "edit.value": "What {0} is worth, or its name",
  "edit.child": "Add a child (+)",
  "edit.sibling": "Add a sibling (,)",
  "edit.left": "Move to the left (Shift ←)",
  "edit.right": "Move to the right (Shift →)",
  "edit.remove": "Delete (Del)",
  "edit.undo": "Undo (Ctrl Z)",
  "edit.redo": "Redo (Ctrl Y)",
  "edit.empty": "Begin a new tree",
  "edit.done": "Done (Esc)",
  "edit.write": "Write as …",
  "edit.write.lists": "nested lists",
  "edit.write.tuples": "tuples",
  "edit.write.symbols": "an s-expression",
  "edit.write.json": "JSON",
  "edit.write.forest": "LaTeX’s forest",
  "edit.write.none": "This notation has no bounds of nodes with children.",
  "edit.text": "The tree as text",
  "edit.no.tree":
    "Only trees that are written down can be changed by hand. Write one in the field, or take an example.",
  "edit.no.room": "This tree has {0} nodes; by hand, trees of up to {1} can be changed. The field takes any tree.",

  // searches side by side
  "compare.title": "Searches side by side",
  "compare.examples": "Comparisons of the literature",
  "compare.example.dominates": "SSS* never looks at what alpha-beta leaves out",
  "compare.example.stockman": "Stockman’s tree: alpha-beta, SSS*, DUAL*",
  "compare.example.sss": "SSS* is MTD(+∞), leaf by leaf",
  "compare.example.dual": "DUAL* is MTD(−∞), leaf by leaf",
  "compare.example.case-four": "Case 4 of Γ, as meant and as printed",
  "compare.example.good": "NegaScout, with the best child first",
  "compare.example.bad": "NegaScout, with the worst child first",
  "compare.example.growing": "UCT against alpha-beta, as its budget grows",
  "compare.add": "Another search",
  "compare.remove": "Remove this search",
  "compare.options.none": "no options",
  "compare.recording": "The searches are recorded …",
  "compare.long": "This run is too long to be compared. Take a smaller tree, or search it less deep.",
  "compare.gained": "looked at here, and not by all",
  "compare.missed": "left out here, and not by all",
  "compare.leaves": "{0} of {1, plural, one {# leaf} other {# leaves}}",
  "compare.cutoffs": "{0} of {1, plural, one {# cutoff} other {# cutoffs}}",
  "compare.steps": "step {0} of {1}",
  "compare.transport": "Transport of all searches",
  "compare.first": "All to the start",
  "compare.back": "All back",
  "compare.play": "Play all",
  "compare.pause": "Pause all",
  "compare.forward": "All on",
  "compare.last": "All to the end",
  "compare.place": "Place",
  "compare.pace": "Together by",
  "compare.pace.leaf": "by leaf",
  "compare.pace.event": "by event",
  "compare.pace.share": "by share of the run",
  "compare.at.leaf": "leaf {0} of {1}",
  "compare.at.event": "event {0} of {1}",
  "compare.at.share": "{0} %",
  "compare.less":
    "<strong>{other}</strong> looks at {fewer, plural, one {one leaf} other {# leaves}} fewer than {first}, and at none that {first} leaves out. It spares {less}.",
  "compare.more":
    "<strong>{other}</strong> looks at all leaves that {first} looks at, and at {number, plural, one {one more} other {# more}}: {more}.",
  "compare.both":
    "<strong>{other}</strong> looks at {number, plural, one {one leaf} other {# leaves}} that {first} leaves out: {more}; and leaves out {fewer, plural, one {one} other {#}} that {first} looks at: {less}.",
  "compare.same": "<strong>{other}</strong> looks at the same leaves as {first}, in the same order.",
  "compare.order": "<strong>{other}</strong> looks at the same leaves as {first}, in another order.",
  "compare.worth": "It returns {to}, and {first} {from}.",

  // what follows from a change
  "edit.told.value": "{node}: <strong>{from} → {to}</strong>.",
  "edit.told.values": "{value, plural, one {# value is} other {# values are}} different.",
  "edit.told.added": "{value, plural, one {# node} other {# nodes}} more.",
  "edit.told.removed": "{value, plural, one {# node} other {# nodes}} less.",
  "edit.told.moved": "The tree has another shape, or other names.",
  "edit.told.cutoff.gone":
    "{value, plural, one {The cutoff at {nodes} disappears.} other {The cutoffs at {nodes} disappear.}}",
  "edit.told.cutoff.new":
    "{value, plural, one {There is a cutoff at {nodes} now.} other {There are cutoffs at {nodes} now.}}",
  "edit.told.leaves.more":
    "{value, plural, one {One more leaf is looked at: {nodes}.} other {# more leaves are looked at: {nodes}.}}",
  "edit.told.leaves.less":
    "{value, plural, one {One leaf is no longer looked at: {nodes}.} other {# leaves are no longer looked at: {nodes}.}}",
  "edit.told.worth": "The tree is worth <strong>{to}</strong> instead of {from}.",
  "edit.told.best": "{node} is the move to play now.",
  "edit.told.same": "The search looks at the same leaves in the same order, and has the same result.",
  "edit.told.order": "The search looks at the same leaves in another order, and has the same result.",

  // nodes and positions, ply by ply
  "plies.title": "Nodes, ply by ply",
  "plies.about":
    "Of the whole game, whatever the search looks at. Positions that several lines of play lead to are counted once as different positions.",
  "plies.ply": "ply",
  "plies.nodes": "nodes",
  "plies.positions": "different positions",
  "plies.all": "all",
  "plies.counting": "Counting ply {0} …",
  "plies.most": "Ply {0} has more than {1} different positions: the count ends here.",
  "plies.more": "Only the first {0} plies are counted.",
};
