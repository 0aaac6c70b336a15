// Italian: what a search says that looks one ply ahead, then two, then three.

export default {
  "start.iterative-deepening":
    "L’approfondimento iterativo è alfa-beta a una semimossa, poi a due, poi a tre. Ogni passata ricomincia da capo, ma ciò che ha mostrato dice alla successiva quali mosse provare per prime, e con le mosse buone per prime si taglia più di quanto siano costate le passate precedenti.",
  "step.depth": "Passo {number} · profondità {depth}",

  "pass.first": "La prima passata guarda <strong>una semimossa</strong> avanti: i nodi che stanno lì vengono valutati.",
  "pass.depth": "La passata successiva guarda <strong>{depth} semimosse</strong> avanti, di nuovo dalla radice.",
  "pass.window":
    "La passata successiva guarda <strong>{depth} semimosse</strong> avanti, con una finestra stretta: (<alpha>{alpha}</alpha>, <beta>{beta}</beta>), attorno al valore della passata precedente.",
  "pass.again":
    "Di nuovo la stessa profondità, con quell’estremo della finestra aperto: (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "pass.over": "La passata a profondità {depth} è finita: {best} è la mossa migliore, e vale <strong>{value}</strong>.",
  "pass.over.leaf": "La passata è finita: non ci sono mosse, e il gioco vale <strong>{value}</strong>.",
  "pass.low":
    "La passata restituisce {value}, che non supera <alpha>α = {alpha}</alpha>: il gioco vale meno di quanto mostri la finestra, e di quanto non si sa.",
  "pass.high":
    "La passata restituisce {value}, che non è sotto <beta>β = {beta}</beta>: il gioco vale più di quanto mostri la finestra, e di quanto non si sa.",

  "order.pv": "{first} viene per prima: sta sulla <strong>variante principale</strong> della passata precedente.",
  "order.table": "{first} viene per prima: <strong>prima</strong> era la mossa migliore qui, dice la tabella.",
  "order.killer":
    "{first} viene per prima: la sua mossa ha appena chiuso la finestra di un altro nodo a questa semimossa, è una <strong>killer move</strong>.",
  "order.history":
    "{first} viene per prima: la sua mossa è stata più spesso la migliore, dice la tabella <strong>history</strong>.",
  "evaluate.quiet": "{node} è quieto, e il gioco continua sotto di esso: viene <strong>stimato</strong> {value}.",
  "enter.unquiet":
    "{node} <strong>non è quieto</strong>: le prossime mosse possono cambiarne molto il valore, perciò non viene valutato, ma esplorato oltre l’orizzonte.",
  "evaluate.horizon":
    "Il nodo {node} sta all’orizzonte, e sotto il gioco continua: viene <strong>stimato</strong> {value}.",
  "enter.null":
    "{node} riceve una finestra nulla, (<alpha>{alpha}</alpha>, <beta>{beta}</beta>), che mostra soltanto da quale parte sta il valore.",
  tested:
    "La finestra nulla dice che {node} è migliore delle mosse precedenti: restituisce {value}. Perciò viene esplorato di nuovo, con una finestra più ampia.",

  passes:
    "{value, plural, one {<strong>#</strong> passata} many {<strong>#</strong> di passate} other {<strong>#</strong> passate}}",
  depth: "profondità <strong>{value}</strong>",
  evaluations:
    "{value, plural, one {<strong>#</strong> valutazione} many {<strong>#</strong> di valutazioni} other {<strong>#</strong> valutazioni}}",

  "done.deepening.budget":
    "Il budget è esaurito. {best} è la mossa migliore dell’ultima passata finita: un giudizio, non una dimostrazione.",

  "rule.pv.on": "Per prima viene la variante principale della passata precedente.",
  "rule.killers.on":
    "Poi le killer move: le ultime due mosse che hanno chiuso la finestra di un nodo alla stessa semimossa.",
  "rule.history.on":
    "Poi le mosse che sono state più spesso le migliori; quelle di sottoalberi grandi contano più di quelle di sottoalberi piccoli.",
  "rule.null-windows.on": "Dal secondo figlio in poi, una finestra nulla chiede prima se è migliore.",
  "rule.quiescence.on": "All’orizzonte, i nodi non quieti vengono esplorati oltre.",
  "rule.aspiration":
    "Ogni passata comincia con una finestra che arriva <strong>{value}</strong> sotto e sopra il valore della passata precedente.",

  "tab.panel": "Passate",
  "panel.deepening": "Le passate",
  "panel.deepening.earlier": "{0} passate prima di queste",
  "column.depth": "profondità",
  "column.window": "finestra",
  "column.move": "mossa",
  "column.leaves": "foglie",
  "panel.first": "Perché le mosse sono venute per prime in questa passata",
  "first.pv": "variante principale",
  "first.table": "tabella",
  "first.killer": "killer",
  "first.history": "tabella history",
  "panel.again": "di nuovo",

  // what its options are called
  "option.pv": "Prima la variante principale",
  "option.killers": "Killer move",
  "option.history": "Tabella history",
  "option.null-windows": "Finestre nulle",
  "option.quiescence": "Quiescenza",
  "option.aspiration": "Finestra di aspirazione",
};
