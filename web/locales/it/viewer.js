// Italian: what is said of any run, and the viewer's own words. The word “nodo” stands before the name of
// a node inside a sentence, so that no preposition merges with an article: “al nodo A1”, “al nodo radice”.

export default {
  // titles, and the first step
  "title.start": "Prima del primo passo",
  step: "Passo {number}",
  "step.label": "Questo passo",
  "start.*": "{about}",

  // the parts of a step
  "part.pass": "Passo {number} · nuova passata",
  "part.enter": "Passo {number} · visita",
  "part.evaluate": "Passo {number} · valutazione",
  "part.back-up": "Passo {number} · propagazione verso l’alto",
  "part.cut-off": "Passo {number} · taglio",
  "part.select": "Passo {number} · selezione",
  "part.expand": "Passo {number} · espansione",
  "part.pop": "Passo {number} · estrazione",
  "part.push": "Passo {number} · inserimento",
  "part.done": "Passo {number} · fine",
  "plain.enter": "Si visita il nodo {node}.",
  "plain.leave": "Il nodo {node} restituisce {value}.",

  // what several depth-first searches say
  enter: "Si visita il nodo {node}: tocca a {player}.",
  "enter.no-room":
    "Si visita il nodo {node}: tocca a {player}. La finestra (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) è vuota: la chiude già il primo valore.",
  "enter.open":
    "Si visita il nodo {node}: tocca a {player}. Dall’alto non arriva nessun limite, quindi ogni valore conta: la finestra è (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.open.brief":
    "Si visita il nodo {node}: tocca a {player}, con la finestra (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.max-has":
    "Si visita il nodo {node}: tocca a {player}. Altrove {max} ha già {alpha}; se il nodo {node} scende fino a {alpha}, non conta più. La finestra è (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.min-has":
    "Si visita il nodo {node}: tocca a {player}. Altrove {min} ha già {beta}; se il nodo {node} sale fino a {beta}, non conta più. La finestra è (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.inside":
    "Si visita il nodo {node}: tocca a {player}. Contano solo i valori dentro la finestra (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  evaluate: "{node} è una foglia e vale {value}.",
  unknown: "Qui conta il valore di {node}, che nessuno conosce: la ricerca finisce.",
  leave: "Tutti i figli del nodo {node} sono stati trattati.",
  "backup.keeps": "{from} dà <strong>{bound}</strong>: non è meglio per {player}, che al nodo {node} si tiene {best}.",
  "backup.enough":
    "{from} dà <strong>{bound}</strong>, quanto basta a {player}: non è meglio di {best}, che il nodo {node} si tiene.",
  "backup.best": "{from} dà <strong>{bound}</strong>, finora il meglio per {player} al nodo {node}.",
  "backup.closes":
    "{from} dà <strong>{bound}</strong>, finora il meglio per {player} al nodo {node}. La finestra (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) si chiude, ma non restano figli da tagliare.",
  "backup.crosses":
    "{from} dà <strong>{bound}</strong>, finora il meglio per {player} al nodo {node}. La finestra (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) si chiude.",
  "backup.stays":
    "{from} dà <strong>{bound}</strong>, finora il meglio per {player} al nodo {node}. La finestra resta (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "backup.sure.max":
    "{from} dà <strong>{bound}</strong>, finora il meglio per {player} al nodo {node}. {max} ha questo valore assicurato, quindi ora la finestra è (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "backup.sure.min":
    "{from} dà <strong>{bound}</strong>, finora il meglio per {player} al nodo {node}. {min} non concederà di più, quindi ora la finestra è (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "cutoff.alpha":
    "{from} dà <strong>{gives}</strong>; {max} ha già <alpha>{bound}</alpha>, e <plain>{value} ≤ {bound}</plain>: sotto il nodo {node} nient’altro può contare. È un <alpha>taglio α</alpha>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "cutoff.alpha.by":
    "{from} dà <strong>{gives}</strong>; {max} ha già <alpha>{bound}</alpha> da {by}, e <plain>{value} ≤ {bound}</plain>: sotto il nodo {node} nient’altro può contare. È un <alpha>taglio α</alpha>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "cutoff.beta":
    "{from} dà <strong>{gives}</strong>; {min} ha già <beta>{bound}</beta>, e <plain>{value} ≥ {bound}</plain>: sotto il nodo {node} nient’altro può contare. È un <beta>taglio β</beta>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "cutoff.beta.by":
    "{from} dà <strong>{gives}</strong>; {min} ha già <beta>{bound}</beta> da {by}, e <plain>{value} ≥ {bound}</plain>: sotto il nodo {node} nient’altro può contare. È un <beta>taglio β</beta>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "cutoff.deep":
    "Il taglio è <strong>profondo</strong> (deep cutoff): il limite è ciò che {player} ha al nodo {node}, {plies} semimosse più in alto.",
  "table.hit": "La tabella conosce già il nodo {node} ({bound}), e qui basta.",
  "table.miss": "Ciò che la tabella sa del nodo {node} non basta: bisogna esplorarlo.",

  // ends
  "done.solved": "<best>Fine</best>: il gioco vale {value}.",
  "done.solved.move": "<best>Fine</best>: il gioco vale {value}, e la mossa da giocare è {best}.",
  "done.estimate": "È una stima: la variante finisce all’orizzonte, {node}.",

  // boards, for those who don't see them
  "board.grid": "La scacchiera, riga per riga: {rows}",
  "board.heaps": "Mucchi di fiammiferi: {heaps}",
  "board.map": "Una mappa di {places} luoghi",
  "board.map.way": "Una mappa di {places} luoghi; il percorso finora: {way}",
  "board.sum": "La somma {terms}",

  // what is said of nodes
  "players.max": "MAX",
  "players.min": "MIN",
  "players.chance": "caso",
  "players.leaf": "foglia",
  "row.leaves": "foglie",
  "row.chance": "caso",
  "row.player": "giocatore",
  "row.open": "in OPEN",
  "node.root.within": "radice",
  "node.root.opening": "Il nodo radice",
  "node.root.short": "radice",
  "list.more": "{0, plural, one {un altro} many {altri #} other {altri #}}",

  // the tree
  "stage.tree": "L’albero",
  "walk.enter": "Da un nodo all’altro",
  "stage.board": "La posizione",
  "stage.in": "Ingrandisci",
  "stage.out": "Riduci",
  "stage.fit": "Adatta l’albero alla finestra",

  // the transport
  "transport.label": "Comandi",
  "transport.first": "All’inizio",
  "transport.back": "Un passo indietro",
  "transport.play": "Avvia",
  "transport.pause": "Pausa",
  "transport.forward": "Un passo avanti",
  "transport.part-back": "Una parte indietro",
  "transport.part-forward": "Una parte avanti",
  "transport.last": "Alla fine",
  "transport.mark-back": "Al precedente passo importante",
  "transport.mark-forward": "Al prossimo passo importante",
  "transport.timeline": "Passo",
  "transport.at": "{0} di {1}",
  "transport.at.mark": "{0}: {1}",
  "transport.at.part": "{0}, {1}",
  "transport.part": "parte {0} di {1}",
  "transport.by": "Avanza",
  "transport.by.step": "per passi",
  "transport.by.event": "per parti",
  "transport.speed": "Passi al secondo",
  "transport.rate": "{0} /s",

  // panels
  "panel.empty": "A questo passo non c’è nulla da mostrare.",
  "panel.more": "e {0, plural, one {un altro} many {altri #} other {altri #}}",
  "column.node": "nodo",
  "column.value": "valore",
  "column.child": "nel figlio",
  "change.popped": "estratto",
  "change.pushed": "inserito",

  // the recording
  "run.stopped": "Fermato dopo {0} nodi. L’ultimo passo ha ciò che si sa.",

  // what went wrong
  "fault.engine": "Non è stato possibile avviare il motore: {0}",
  "fault.part": "Non è stato possibile caricare una parte della pagina: {0}. Ricarica la pagina.",
  "page.dismiss": "Chiudi questo messaggio",
  "page.open": "Apri in Plyscope",
};
