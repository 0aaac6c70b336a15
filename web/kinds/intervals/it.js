// Italian: what a search says that knows bounds on what each move is worth.

export default {
  "start.b-star":
    "B* conosce dei limiti per il valore di ogni mossa. Guarda oltre solo finché il limite inferiore di una mossa non raggiunge i limiti superiori di tutte le altre.",
  "step.prove-best": "Passo {number} · Prove-Best",
  "step.disprove-rest": "Passo {number} · Disprove-Rest",
  pass: "La passata {number} comincia alla radice.",

  "choose.prove-best.raise":
    "Si guarda oltre sotto {node}, la mossa con il limite superiore più grande, per alzare il suo limite inferiore.",
  "choose.prove-best.lower":
    "Si guarda oltre sotto {node}, la mossa con il limite inferiore più piccolo, per abbassare il suo limite superiore.",
  "choose.disprove-rest.raise":
    "Si guarda oltre sotto {node}, la più promettente delle altre, per alzare il suo limite inferiore.",
  "choose.disprove-rest.lower":
    "Si guarda oltre sotto {node}, la più promettente delle altre, per abbassare il suo limite superiore.",
  "because.turn.prove-best": "Le due strategie si alternano, ed è il turno di Prove-Best.",
  "because.turn.disprove-rest": "Le due strategie si alternano, ed è il turno di Disprove-Rest.",
  "because.policy": "La regola lo fa ovunque può.",
  "because.not-ahead": "Il suo valore garantito non è ancora il migliore.",
  "because.smaller-tree": "Finora l’albero da questa parte non è più grande.",
  "because.depths": "Il criterio di Berliner la preferisce.",
  "because.other-exhausted": "L’altra strategia non ha più nulla da espandere sotto la sua mossa.",

  "part.choose": "Passo {number} · scelta",
  "part.descend": "Passo {number} · discesa",
  descend: "La discesa prende ogni volta il figlio più promettente, giù fino al nodo {node}.",
  expand:
    "Si espande il nodo {node}; ora {children} {children, plural, one {ha} many {hanno} other {hanno}} dei limiti.",
  same: "{node} è la stessa posizione del nodo {of}; ciò che si impara dell’uno vale per entrambi.",
  "same.more": "Lo stesso vale per altri {number} già noti.",
  "bounds.unknown": "Del nodo {node} non si sa ancora nulla.",
  "bounds.exact": "{node} vale esattamente {lower}.",
  "bounds.between": "{node} vale tra {lower} e {upper}.",
  "bounds.exact.estimated": "Di {node} si stima che valga {lower}.",
  "bounds.between.estimated": "Di {node} si stima che valga tra {lower} e {upper}.",
  refuted: "Di {node} si diceva che valesse da {lower} a {upper}; i suoi figli dicono da {from} a {to}.",
  "backup.all": "{node} ha più padri, {parents}, e l’aggiornamento sale verso tutti.",
  "backup.exact": "Quindi il nodo {node} vale esattamente {lower}.",
  "backup.between": "Quindi il nodo {node} vale tra {lower} e {upper}.",
  "backup.exact.estimated": "Quindi di {node} si stima che valga {lower}.",
  "backup.between.estimated": "Quindi di {node} si stima che valga tra {lower} e {upper}.",
  "backup.none": "Più in alto nessun limite cambia.",

  // the end: the best move's value is known or not, and there is another move or not
  "done.separation":
    "<best>Separazione</best> grazie a {best}. È la mossa da giocare; il suo valore esatto non è mai servito.",
  "done.separation.exact.only":
    "<best>Separazione</best>: {best} vale esattamente {best_lower}. È la mossa da giocare.",
  "done.separation.exact.max":
    "<best>Separazione</best>: {best} vale esattamente {best_lower}, e {other}, la migliore delle altre, al massimo {other_upper}. Quindi la mossa da giocare è {best}.",
  "done.separation.exact.min":
    "<best>Separazione</best>: {best} vale esattamente {best_lower}, e {other}, la migliore delle altre, almeno {other_lower}. Quindi la mossa da giocare è {best}.",
  "done.separation.max.only":
    "<best>Separazione</best>: {best} vale almeno {best_lower}. È la mossa da giocare; il suo valore esatto non è mai servito.",
  "done.separation.min.only":
    "<best>Separazione</best>: {best} vale al massimo {best_upper}. È la mossa da giocare; il suo valore esatto non è mai servito.",
  "done.separation.max":
    "<best>Separazione</best>: {best} vale almeno {best_lower}, e {other}, la migliore delle altre, al massimo {other_upper}. Quindi la mossa da giocare è {best}; il suo valore esatto non è mai servito.",
  "done.separation.min":
    "<best>Separazione</best>: {best} vale al massimo {best_upper}, e {other}, la migliore delle altre, almeno {other_lower}. Quindi la mossa da giocare è {best}; il suo valore esatto non è mai servito.",
  "done.budget": "Le espansioni concesse sono esaurite, quindi questa è una stima, non una dimostrazione.",
  "done.budget.max":
    "Le espansioni concesse sono esaurite, quindi questa è una stima, non una dimostrazione: {best} ha il limite inferiore più grande, {best_lower} (a parità, il punto medio più grande).",
  "done.budget.min":
    "Le espansioni concesse sono esaurite, quindi questa è una stima, non una dimostrazione: {best} ha il limite superiore più piccolo, {best_upper} (a parità, il punto medio più piccolo).",
  "worth.exact": "Vale esattamente {best_lower}.",
  "worth.between": "Vale tra {best_lower} e {best_upper}.",
  "done.exhausted": "Non resta nulla da espandere.",
  "done.exhausted.max":
    "Non resta nulla da espandere, e il {best_lower} di {best} non raggiunge il {other_upper} di {other}. Quindi la mossa da giocare è {best}: una stima, non una dimostrazione.",
  "done.exhausted.min":
    "Non resta nulla da espandere, e il {best_upper} di {best} non scende fino al {other_lower} di {other}. Quindi la mossa da giocare è {best}: una stima, non una dimostrazione.",
  "done.unsound.only":
    "{best} è l’unica mossa. Ma questi limiti possono essere sbagliati, quindi nulla è dimostrato del suo valore.",
  "done.unsound.max":
    "Separazione: di {best} si dice che valga almeno {best_lower}, e di {other}, la migliore delle altre, al massimo {other_upper}. Ma questi limiti possono essere sbagliati, quindi nulla è dimostrato.",
  "done.unsound.min":
    "Separazione: di {best} si dice che valga al massimo {best_upper}, e di {other}, la migliore delle altre, almeno {other_lower}. Ma questi limiti possono essere sbagliati, quindi nulla è dimostrato.",
  "unsound.wrong": "Qui i valori veri sono noti: <strong>{best} non è una mossa migliore</strong>.",
  "unsound.right": "Qui i valori veri sono noti: {best} è comunque una mossa migliore.",
  "done.least":
    "{expansions, plural, one {È servita # espansione} many {Sono servite # di espansioni} other {Sono servite # espansioni}}; la dimostrazione più breve ne richiede <strong>{least}</strong>.",

  "rule.policy.alternate":
    "Finché la mossa migliore ha anche il limite inferiore più grande, le due strategie si alternano; prima di allora confutare le altre non può concludere la ricerca, quindi si usa Prove-Best.",
  "rule.policy.prove-best": "Sempre Prove-Best.",
  "rule.policy.disprove-rest": "Disprove-Rest ovunque non sia inutile.",
  "rule.policy.smaller-tree": "La strategia dalla parte che finora ha l’albero più piccolo.",
  "rule.policy.berliner":
    "Il criterio di Berliner: la strategia si sceglie in base a quanto sono profonde le prove. La sua definizione di B* lascia aperta la scelta; negli esperimenti dello stesso articolo (1979) scelse in base alle profondità.",
  "rule.resume.on": "Una discesa comincia dove si è fermato l’ultimo aggiornamento.",
  "rule.graph.on": "Posizioni uguali sono un solo nodo: ciò che se ne impara vale ovunque si presentino.",
  "rule.bounds.1":
    "I limiti che il gioco non dice sono inventati, al massimo a <strong>{first}</strong> dal valore vero.",
  "rule.bounds.2":
    "I limiti che il gioco non dice sono inventati, al massimo a <strong>{first}</strong> dal valore vero, con il seme <strong>{second}</strong>.",
  "rule.widen": "Dopo la separazione, ancora una volta con le stime allargate di <strong>{value}</strong>.",
  "rule.rounds": "",
  "rule.errors.1": "Il <strong>{first}</strong> % dei limiti è sbagliato.",
  "rule.errors.2": "Il <strong>{first}</strong> % dei limiti è sbagliato, con il seme <strong>{second}</strong>.",
  "rule.least.on": "Alla fine si dice quante espansioni servono alla dimostrazione più breve.",

  "fact.same": "la stessa posizione del nodo {of}",
  "fact.also": "raggiunto anche da {nodes}",

  "tab.panel": "Intervalli",
  "panel.intervals": "Le mosse della radice e i loro limiti",
  "panel.to": "a",
  "panel.separation": "le altre devono arrivare a {0}",
  "panel.separated": "separata a {0}",
  "role.best": "migliore",
  "role.rest": "altra",
  "role.next": "poi: {0}",
  "strategy.prove-best": "Prove-Best",
  "strategy.disprove-rest": "Disprove-Rest",

  // what its options are called
  "option.policy": "Scelta della strategia",
  "option.resume": "Riprendi sotto la radice",
  "option.graph": "Posizioni uguali come un solo nodo",
  "option.bounds": "Limiti da inventare",
  "option.widen": "Allarga di",
  "option.rounds": "Quante volte allargare",
  "option.errors": "Limiti sbagliati",
  "option.least": "Minimo di espansioni",
};
