// What a program says of its own search.

export default {
  "start.reported":
    "This is your program. A step is one of its calls, a return, or a new value once a child has returned.",
  "told.enter": "Your program looks at {node}, with the window <alpha>{alpha}</alpha> to <beta>{beta}</beta>.",
  "told.enter.plain": "Your program looks at {node}.",
  "told.now":
    "After {from}, {node} has <strong>{value}</strong> in your program, and the window <alpha>{alpha}</alpha> to <beta>{beta}</beta>.",
  "told.now.plain": "After {from}, {node} has <strong>{value}</strong> in your program.",
  "told.left-out": "Your program leaves {node} without {pruned}.",
  "told.leave": "For {node}, your program returns <strong>{value}</strong>.",
  "told.done": "<best>Done</best>: your program says that the game is worth {value}.",
  "told.ended": "Your program ends here, without a value for the root.",

  "tab.panel": "Path",
  "panel.stack": "The path, with values so far",
  "panel.window": "The open calls and their windows",
  "panel.window.value": "best so far: ",
  "panel.window.from": "{bound}: {node} has it from {by}",
};
