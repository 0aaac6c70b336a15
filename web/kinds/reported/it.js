// Italian: what a program says of its own search.

export default {
  "start.reported":
    "Questo è il tuo programma. Un passo è una sua chiamata, un ritorno, o un valore nuovo dopo il ritorno di un figlio.",
  "told.enter": "Il tuo programma guarda {node}, con la finestra da <alpha>{alpha}</alpha> a <beta>{beta}</beta>.",
  "told.enter.plain": "Il tuo programma guarda {node}.",
  "told.now":
    "Dopo {from}, nel tuo programma {node} ha <strong>{value}</strong> e la finestra da <alpha>{alpha}</alpha> a <beta>{beta}</beta>.",
  "told.now.plain": "Dopo {from}, nel tuo programma {node} ha <strong>{value}</strong>.",
  "told.left-out": "Il tuo programma lascia {node} senza {pruned}.",
  "told.leave": "Per {node} il tuo programma restituisce <strong>{value}</strong>.",
  "told.done": "<best>Finito</best>: secondo il tuo programma il gioco vale {value}.",
  "told.ended": "Il tuo programma finisce qui, senza un valore per la radice.",

  "tab.panel": "Cammino",
  "panel.stack": "Il cammino, con i valori finora",
  "panel.window": "Le chiamate aperte e le loro finestre",
  "panel.window.value": "il migliore finora: ",
  "panel.window.from": "{bound}: il nodo {node} lo ha da {by}",
};
