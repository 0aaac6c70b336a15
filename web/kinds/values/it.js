// Italian: what a search says that brings values up from the leaves.

export default {
  "start.minimax":
    "Minimax visita tutti i nodi da sinistra a destra e fa risalire i valori dalle foglie: {max} prende il massimo, {min} il minimo.",
  "tab.panel": "Cammino",
  "panel.stack": "Il cammino, con i valori finora",
};
