// What a search says that brings values up from the leaves.

export default {
  "start.minimax":
    "Minimax will visit every node from left to right and bring the values up from the leaves: {max} takes the greatest, {min} the least.",
  "tab.panel": "Path",
  "panel.stack": "The path, with values so far",
};
