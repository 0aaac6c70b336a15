// Italian: what is said by the tools of the page that are loaded when they are first used.

export default {
  // changing a tree by hand
  "edit.title": "Modifica l’albero",
  "edit.tree": "I nodi dell’albero",
  "edit.keys":
    "Le frecce vanno da un nodo all’altro. Le cifre o Invio scrivono un valore, il più aggiunge un figlio, la virgola un fratello, Canc elimina un nodo; con Maiusc, le frecce lo spostano. Esc per uscire.",
  "edit.begin": "Premi su una foglia e scrivi il suo valore, o trascina un nodo in un altro posto.",
  "edit.begin.keys":
    "Da tastiera: frecce, cifre, + per un figlio, virgola per un fratello, Canc, Maiusc e frecce per spostare; Esc per uscire.",
  "edit.name": "{node}",
  "edit.leaf": "{0}, una foglia che vale {1}",
  "edit.inner": "{0}, {1}, {2, plural, one {# figlio} many {# di figli} other {# figli}}",
  "edit.value": "Valore o nome: {0}",
  "edit.child": "Aggiungi un figlio (+)",
  "edit.sibling": "Aggiungi un fratello (,)",
  "edit.left": "Sposta a sinistra (Maiusc ←)",
  "edit.right": "Sposta a destra (Maiusc →)",
  "edit.remove": "Elimina (Canc)",
  "edit.undo": "Annulla (Ctrl Z)",
  "edit.redo": "Ripeti (Ctrl Y)",
  "edit.empty": "Comincia un albero nuovo",
  "edit.done": "Fatto (Esc)",
  "edit.write": "Scrivi come …",
  "edit.write.lists": "liste annidate",
  "edit.write.tuples": "tuple",
  "edit.write.symbols": "un’espressione simbolica",
  "edit.write.json": "un oggetto JSON",
  "edit.write.forest": "forest di LaTeX",
  "edit.write.none": "Questa notazione non prevede limiti per i nodi con figli.",
  "edit.text": "L’albero come testo",
  "edit.no.tree":
    "A mano si possono modificare solo gli alberi scritti per esteso. Scrivine uno nel campo, o prendi un esempio.",
  "edit.no.room":
    "Questo albero ha {0} nodi; a mano si possono modificare alberi fino a {1} nodi. Il campo accetta qualsiasi albero.",

  // searches side by side
  "compare.title": "Ricerche a confronto",
  "compare.examples": "Confronti dalla letteratura",
  "compare.example.dominates": "SSS* non guarda mai ciò che alfa-beta pota",
  "compare.example.stockman": "L’albero di Stockman: alfa-beta, SSS*, DUAL*",
  "compare.example.sss": "SSS* è MTD(+∞), foglia per foglia",
  "compare.example.dual": "DUAL* è MTD(−∞), foglia per foglia",
  "compare.example.case-four": "Il caso 4 di Γ, com’è inteso e com’è stampato",
  "compare.example.good": "NegaScout, con il figlio migliore per primo",
  "compare.example.bad": "NegaScout, con il figlio peggiore per primo",
  "compare.example.growing": "UCT contro alfa-beta, al crescere delle simulazioni",
  "compare.add": "Un’altra ricerca",
  "compare.remove": "Togli questa ricerca",
  "compare.options.none": "nessuna opzione",
  "compare.recording": "Le ricerche vengono registrate …",
  "compare.long":
    "Questa ricerca è troppo lunga per un confronto. Prendi un albero più piccolo, o esploralo meno a fondo.",
  "compare.gained": "guardata qui, ma non da tutte",
  "compare.missed": "potata qui, ma non da tutte",
  "compare.leaves": "{0} di {1, plural, one {# foglia} many {# di foglie} other {# foglie}}",
  "compare.cutoffs": "{0} di {1, plural, one {# taglio} many {# di tagli} other {# tagli}}",
  "compare.steps": "passo {0} di {1}",
  "compare.transport": "Comandi di tutte le ricerche",
  "compare.first": "Tutte all’inizio",
  "compare.back": "Tutte indietro",
  "compare.play": "Avvia tutte",
  "compare.pause": "Metti tutte in pausa",
  "compare.forward": "Tutte avanti",
  "compare.last": "Tutte alla fine",
  "compare.place": "Punto",
  "compare.pace": "Di pari passo",
  "compare.pace.leaf": "per foglia",
  "compare.pace.event": "per evento",
  "compare.pace.share": "in percentuale",
  "compare.at.leaf": "foglia {0} di {1}",
  "compare.at.event": "evento {0} di {1}",
  "compare.at.share": "al {0} %",
  "compare.less":
    "<strong>{other}</strong> guarda {fewer, plural, one {una foglia} many {# di foglie} other {# foglie}} in meno di {first}, e nessuna che {first} pota. Risparmia {less}.",
  "compare.more":
    "<strong>{other}</strong> guarda tutte le foglie che guarda {first}, e {number, plural, one {un’altra} many {altre #} other {altre #}}: {more}.",
  "compare.both":
    "<strong>{other}</strong> guarda {number, plural, one {una foglia} many {# di foglie} other {# foglie}} che {first} pota: {more}; e ne pota {fewer, plural, one {una} many {#} other {#}} che {first} guarda: {less}.",
  "compare.same": "<strong>{other}</strong> guarda le stesse foglie di {first}, nello stesso ordine.",
  "compare.order": "<strong>{other}</strong> guarda le stesse foglie di {first}, in un altro ordine.",
  "compare.worth": "Restituisce {to}, mentre {first} restituisce {from}.",

  // what follows from a change
  "edit.told.value": "{node}: <strong>{from} → {to}</strong>.",
  "edit.told.values":
    "{value, plural, one {Un valore è cambiato.} many {# di valori sono cambiati.} other {# valori sono cambiati.}}",
  "edit.told.added": "{value, plural, one {Un nodo} many {# di nodi} other {# nodi}} in più.",
  "edit.told.removed": "{value, plural, one {Un nodo} many {# di nodi} other {# nodi}} in meno.",
  "edit.told.moved": "L’albero ha un’altra forma, o altri nomi.",
  "edit.told.cutoff.gone":
    "{value, plural, one {Il taglio in {nodes} scompare.} many {I tagli in {nodes} scompaiono.} other {I tagli in {nodes} scompaiono.}}",
  "edit.told.cutoff.new":
    "{value, plural, one {Ora c’è un taglio in {nodes}.} many {Ora ci sono tagli in {nodes}.} other {Ora ci sono tagli in {nodes}.}}",
  "edit.told.leaves.more":
    "{value, plural, one {Una foglia in più viene guardata: {nodes}.} many {# di foglie in più vengono guardate: {nodes}.} other {# foglie in più vengono guardate: {nodes}.}}",
  "edit.told.leaves.less":
    "{value, plural, one {Una foglia non viene più guardata: {nodes}.} many {# di foglie non vengono più guardate: {nodes}.} other {# foglie non vengono più guardate: {nodes}.}}",
  "edit.told.worth": "L’albero vale <strong>{to}</strong> invece di {from}.",
  "edit.told.best": "La mossa da giocare ora è {node}.",
  "edit.told.same": "La ricerca guarda le stesse foglie nello stesso ordine, con lo stesso risultato.",
  "edit.told.order": "La ricerca guarda le stesse foglie in un altro ordine, con lo stesso risultato.",

  // nodes and positions, ply by ply
  "plies.title": "Nodi, semimossa per semimossa",
  "plies.about":
    "Dell’intero gioco, qualunque cosa guardi la ricerca. Le posizioni a cui portano più linee di gioco contano una volta sola tra le posizioni diverse.",
  "plies.ply": "semimossa",
  "plies.nodes": "nodi",
  "plies.positions": "posizioni diverse",
  "plies.all": "tutti",
  "plies.counting": "Si conta dopo {0} semimosse …",
  "plies.most": "Dopo {0} semimosse ci sono più di {1} posizioni diverse: il conteggio finisce qui.",
  "plies.more": "Si contano solo le prime {0} righe.",
};
