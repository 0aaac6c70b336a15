// Italian: what a search says that asks whether MAX reaches a goal.

export default {
  "start.proof-number":
    "{max} raggiunge l’obiettivo, sì o no? Ogni nodo ha due numeri. <strong>p</strong>, il suo numero di prova (proof number): per dimostrarlo bisogna dimostrare ancora almeno tante foglie sotto di esso. <strong>d</strong>, il suo numero di confutazione (disproof number): per confutarlo bisogna confutarne almeno tante. La ricerca va sempre dove manca di meno.",

  select:
    "{node} è il nodo più probante (most-proving): ci si arriva se {max} va verso il p minimo e {min} verso il d minimo.",
  "select.brief": "{node} è il nodo più probante (most-proving).",
  expand: "Si espande il nodo {node}.",
  "proof.reached": "{nodes} {nodes, plural, one {raggiunge} many {raggiungono} other {raggiungono}} l’obiettivo.",
  "proof.missed": "{nodes} {nodes, plural, one {lo manca} many {lo mancano} other {lo mancano}}.",
  "proof.open":
    "Di {nodes} non si sa ancora nulla: p e d valgono 1{nodes, plural, one {} many { ciascuno} other { ciascuno}}.",
  "part.update": "Passo {number} · aggiornamento",
  "proof.none": "Più in alto non cambia nessun numero.",
  "proof.numbers":
    "Per dimostrare il nodo {node} ora {proof, plural, one {serve # foglia} many {servono # di foglie} other {servono # foglie}}, per confutarlo {disproof}.",
  "proof.proved": "{node} è <best>dimostrato</best>.",
  "proof.disproved": "{node} è <strong>confutato</strong>.",

  "done.proved": "<best>Dimostrato</best>: {max} ottiene almeno {lower}. Quanto di più non è mai stato chiesto.",
  "done.proved.max":
    "<best>Dimostrato</best>: {max} ottiene almeno {lower}; la mossa che ci riesce è {best}. Quanto di più non è mai stato chiesto.",
  "done.proved.min":
    "<best>Dimostrato</best>: {max} ottiene almeno {lower}; a {min} {best} non serve. Quanto di più non è mai stato chiesto.",
  "done.disproved":
    "<best>Confutato</best>: {max} non ottiene più di {upper}. Quanto esattamente non è mai stato chiesto.",
  "done.disproved.min":
    "<best>Confutato</best>: {max} non ottiene più di {upper}, perché {min} gioca {best}. Quanto esattamente non è mai stato chiesto.",
  "done.budget": "Le espansioni concesse sono esaurite, quindi questa è una stima, non una dimostrazione.",
  "done.budget.max":
    "Le espansioni concesse sono esaurite, quindi questa è una stima, non una dimostrazione: tra le mosse della radice, finora {best} ha il numero di prova minimo.",
  "done.budget.min":
    "Le espansioni concesse sono esaurite, quindi questa è una stima, non una dimostrazione: tra le mosse della radice, finora {best} ha il numero di confutazione minimo.",

  "rule.goal": "La domanda è se {max} ottiene almeno <strong>{value}</strong>.",

  "fact.proof": "numero di prova <strong>{proof}</strong>, numero di confutazione <strong>{disproof}</strong>",
  "fact.proved": "<best>dimostrato</best>: l’obiettivo è raggiunto",
  "fact.disproved": "confutato: l’obiettivo è fuori portata",

  "tab.panel": "Prova",
  "panel.proofs": "Il cammino verso il nodo più probante",
  "panel.proofs.next": "Il prossimo nodo più probante è",
  "panel.proofs.line": "Una linea della dimostrazione",
  "panel.proofs.counter": "Una linea della confutazione",
  "panel.proofs.win": "obiettivo: più di 0",
  "panel.proofs.goal": "obiettivo: almeno {0}",
  "panel.proofs.proved": "dimostrato",
  "panel.proofs.disproved": "confutato",
  "panel.proofs.proof": "p",
  "panel.proofs.disproof": "d",
  "panel.proofs.least": "= minimo di",
  "panel.proofs.sum": "= somma di",

  // what its options are called
  "option.goal": "Obiettivo",
};
