// Slovak: what a search says that brings values up from the leaves.

export default {
  "start.minimax":
    "Minimax navštívi všetky uzly zľava doprava a prenáša hodnoty z listov nahor: {max} berie najväčšiu, {min} najmenšiu.",
  "tab.panel": "Cesta",
  "panel.stack": "Cesta s doterajšími hodnotami",
};
