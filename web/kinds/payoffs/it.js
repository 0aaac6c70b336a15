// Italian: what a search says of several players, each of whom wants the most for themselves.

export default {
  "start.max-n":
    "Tre giocatori, e ogni foglia dice quanto riceve ciascuno. Chi muove prende il figlio che gli dà di più, qualunque cosa ricevano gli altri. Il numero in un nodo è quello del suo giocatore.",

  "enter.seat": "Si entra nel nodo {node}. Lì muove il giocatore <strong>{seat}</strong>.",
  "evaluate.payoffs": "{node} è una foglia: i giocatori ricevono <strong>{payoffs}</strong>.",
  "backup.payoffs.first": "{from} dà <strong>{payoffs}</strong>: al nodo {node} il giocatore {seat} può avere {own}.",
  "backup.payoffs.takes":
    "{from} dà <strong>{payoffs}</strong>: per il giocatore {seat}, {own} è più di {best}. Ora è ciò che ha {node}.",
  "backup.payoffs.keeps":
    "{from} dà <strong>{payoffs}</strong>: per il giocatore {seat}, {own} è meno di {best}. {node} tiene ciò che ha.",
  "backup.payoffs.tie":
    "{from} dà <strong>{payoffs}</strong>: di nuovo {own} per il giocatore {seat}. A parità si prende il primo, quindi {node} tiene ciò che ha.",
  "backup.payoffs.last":
    "{from} dà <strong>{payoffs}</strong>: di nuovo {own} per il giocatore {seat}. A parità si prende l’ultimo, quindi ora è ciò che ha {node}.",
  "cutoff.payoffs":
    "Tutti insieme ricevono al massimo {most}, e nessuno meno di {least}: con {value} per il giocatore {seat}, al giocatore {other} resta al massimo {left}; al nodo {above} ha già {bound}, e non verrà qui. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "cutoff.payoffs.deep":
    "Tutti insieme ricevono al massimo {most}, e nessuno meno di {least}: con {value} per il giocatore {seat}, al giocatore {other} resta al massimo {left}; ha {bound} al nodo {above}, {plies} semimosse più in alto. Ma ciò che si pota può decidere una mossa in mezzo: questo taglio <strong>non è sicuro</strong>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "done.payoffs": "<best>Fatto</best>: i giocatori ricevono {payoffs}, e {best} è la mossa del giocatore {seat}.",
  "done.payoffs.leaf": "<best>Fatto</best>: i giocatori ricevono {payoffs}.",
  "done.payoffs.unsound":
    "La ricerca termina con {payoffs}, e {best} come mossa del giocatore {seat}. Un taglio più giù non era sicuro: <strong>non bisogna fidarsi</strong>.",
  "done.payoffs.budget": "La ricerca è stata fermata, quindi nulla è dimostrato di ciò che ricevono i giocatori.",
  "leaves.of.payoffs": "<strong>{value}</strong> di {of, plural, one {# foglia} many {# di foglie} other {# foglie}}",
  "fact.payoffs": "i giocatori ricevono <strong>{payoffs}</strong>",

  "rule.ties.first": "Tra figli che danno lo stesso a un giocatore si prende il primo.",
  "rule.ties.last": "Tra figli che danno lo stesso a un giocatore si prende l’ultimo.",
  "rule.prune.shallow": "Potatura superficiale: si lascia un nodo quando il giocatore sopra non ci verrebbe.",
  "rule.prune.deep":
    "Potatura profonda: si lascia un nodo quando un giocatore qualsiasi sopra non ci verrebbe, il che può essere sbagliato.",

  "players.1": "giocatore 1",
  "players.2": "giocatore 2",
  "players.3": "giocatore 3",
  "tab.panel": "Giocatori",
  "panel.payoffs": "Il cammino, con ciò che ricevono i giocatori",
  "column.payoffs": "ricevono",

  // what its options are called
  "option.ties": "A parità di guadagno",
  "option.prune": "Potatura",
};
