// Italian: what is said by the parts of the viewer that are loaded when they are first needed.

export default {
  // why the viewer can't start
  "cause.start": "Plyscope non può partire. {0}",
  "cause.browser": "Questo browser non ha WebAssembly, di cui Plyscope ha bisogno. Un browser più recente ce l’ha.",
  "cause.fetch":
    "Non si può caricare il file {0}: manca la connessione, oppure lo vieta la policy di questa pagina (connect-src).",
  "cause.missing": "Il server non ha il file {0} (risponde {1}). Deve esserci l’intera cartella di Plyscope.",
  "cause.type": "Il server invia {0} come {1}. Gli script vanno inviati come text/javascript.",
  "cause.policy": "La policy di questa pagina vieta WebAssembly: il suo script-src deve contenere 'wasm-unsafe-eval'.",
  "single.lacking":
    "Non si può seguire il link: questo file ha soltanto queste ricerche, di alberi scritti per esteso: {0}.",
  "single.lacking.games": "Non si può seguire il link: contiene un errore che questo file non sa indicare.",
  "widget.waits":
    "Il kernel di questo notebook invia ciò che serve per {0}. Se non appare nulla, avvia il kernel ed esegui di nuovo questa cella.",

  // nodes too close to be drawn one by one
  span: "<strong>{value}</strong> nodi, troppo vicini per essere disegnati uno per uno",
  "span.cut.alpha": "potati da <alpha>tagli α</alpha>: {value}",
  "span.cut.beta": "potati da <beta>tagli β</beta>: {value}",
  "span.cut": "potati: {value}",
  "span.line": "sulla <best>linea di gioco migliore</best>: {value}",
  "span.open": "in attesa: {value}",
  "span.live": "in lavorazione: {value}",
  "span.resolved": "risolti: {value}",
  "span.idle": "non guardati: {value}",

  // what is known of a node
  "fact.idle": "non guardato",
  "fact.live": "in lavorazione",
  "fact.resolved": "risolto",
  "fact.cut": "potato",
  "fact.cut.alpha": "potato da un <alpha>taglio α</alpha>",
  "fact.cut.beta": "potato da un <beta>taglio β</beta>",
  "fact.leaf": "una foglia che vale {value}",
  "fact.window": "finestra (<alpha>{alpha}</alpha>, <beta>{beta}</beta>)",
  "fact.from.alpha": "<alpha>α</alpha>: il nodo {node} lo ha da {by}",
  "fact.from.beta": "<beta>β</beta>: il nodo {node} lo ha da {by}",
  "fact.best": "finora il meglio è {value}",
  "fact.interval": "vale tra {lower} e {upper}",
  "fact.interval.exact": "vale esattamente {lower}",
  "fact.value": "vale {value}",
  "fact.sum": "la somma finora è {value}",
  "fact.at-least": "vale almeno {value}",
  "fact.at-most": "vale al massimo {value}",
  "fact.sum.matrix": "{bound} = {sum}: la strada minima in uscita da ogni città, e poi la minima in entrata in ognuna",
  "fact.sum.road":
    "{bound} = {sum}: il limite del nodo {parent}, ciò che vi aggiunge la strada dalla città {from} alla città {to} e, di quel che resta, la minima in uscita da ogni città e poi la minima in entrata",
  "fact.sum.road.alone":
    "{bound} = {sum}: il limite del nodo {parent}, e ciò che vi aggiunge la strada dalla città {from} alla città {to}",
  "fact.sum.tour": "{bound} = {sum}: le strade del giro",
  "fact.sum.path": "{bound} = {sum}: le strade del cammino",
  "fact.sum.cheapest":
    "{bound} = {sum}: le strade del cammino, e la strada più corta in uscita da ogni città che va ancora lasciata ({roads})",
  "fact.sum.tree": "{bound} = {sum}: le strade del cammino, e un albero ricoprente minimo del resto ({roads})",
  "fact.sum.weighted":
    "{bound} = {sum}: le strade del cammino, un albero ricoprente del resto ({roads}), e quello che aggiungono i pesi delle città",
  "fact.sum.nearest":
    "{bound} = {sum}: le strade del cammino, e da lì ogni volta la città più vicina ({roads}); un altro giro può essere più corto",
  "fact.sum.misplaced": "{bound} = {sum}: le mosse fatte, più una per ogni tessera fuori posto",
  "fact.sum.conflicts":
    "{bound} = {sum}: le mosse fatte, la distanza di ogni tessera dal suo posto, e due mosse per ogni tessera che intralcia le altre",
  "fact.sum.moves": "{bound} = {sum}: le mosse fatte, e la distanza di ogni tessera dal suo posto",
  "fact.sum.terms": "da {bound} a {upper}, la somma dei limiti dei suoi addendi: {sum}",
  "fact.children":
    "{value, plural, one {<strong>#</strong> figlio} many {<strong>#</strong> di figli} other {<strong>#</strong> figli}}",
  "fact.line": "sulla <best>linea di gioco migliore</best>",

  // the tabs of a small frame
  "tab.step": "Passo",

  // the tree, node by node
  "walk.tree": "L’albero, nodo per nodo",
  "walk.keys": "Su e giù: padre e primo figlio. Sinistra e destra: fratelli. Esc per uscire.",
  "walk.node": "{node}, {player}",

  // the marks of the timeline
  "mark.timeline.evaluation": "si valuta una foglia",
  "mark.timeline.alpha-cut": "un taglio α",
  "mark.timeline.beta-cut": "un taglio β",
  "mark.timeline.purge": "uno svuotamento parziale di OPEN (purge)",
  "mark.timeline.strategy": "un cambio di strategia",
  "mark.timeline.incumbent": "una nuova soluzione migliore",
  "mark.timeline.best": "una nuova linea migliore",
  "mark.timeline.again": "un nodo esplorato di nuovo",
  "mark.timeline.pass": "una nuova passata",
  "mark.timeline.end": "la fine della ricerca",

  // a run that takes long
  "run.label": "La registrazione",
  "run.far": "{0} nodi, profondità {1}",
  "run.far.pass": "{0} nodi, profondità {1}, passata {2}",
  "run.percent": "{0} %",
  "run.percent.of": " delle mosse della radice",
  "run.paused": "In pausa",
  "run.memory": "{0} di",
  "run.limit": "Limite di memoria",
  "run.broke": "Il motore si è fermato in modo imprevisto: {0}. Ricarica la pagina.",
  "run.broke.memory":
    "La memoria è finita e il motore si è fermato. Ricarica la pagina ed esplora un albero più piccolo.",
  "run.full":
    "{0} è tutto ciò che può occupare. Quel che è registrato resta. Per continuare, concedi di più, oppure esplora un albero più piccolo o meno in profondità.",
  "run.full.browser":
    "Il browser non ha più memoria. Quel che è registrato resta. Per vedere la fine, esplora un albero più piccolo o meno in profondità.",
  "run.pause": "Pausa",
  "run.continue": "Continua",
  "run.stop": "Ferma",

  // the code of this language
  "language.code": "it",

  // a link that says more than usual, or is wrong
  "fault.column": "colonna {0}",
  "fault.place": "Riga {0}, colonna {1}: {2}",
  "run.kept": "Quella che vedi è ancora l’ultima esecuzione riuscita.",
  "link.part": "Una parte del link non si può leggere: “{0}”.",
  "link.twice": "Il link dice due volte “{0}”; conta la prima.",
  "link.at":
    "Il link chiede il passo “{0}”, che non è un passo. Ci sono numeri, 40%, end, cutoff:2, purge:1, pass:2, leaf:7 e node:2.1. Questo è l’inizio.",
  "game.read-as": "Letto come `{0}`.",
  "link.beyond": "Il link chiede il passo {0}, ma questa esecuzione ne ha solo {1}; questa è la sua fine.",
  "link.from": "Il link dice from={0}, che non è un passo; si parte dall’inizio.",
  "link.to": "Il link dice to={0}, che non è un passo; si arriva fino alla fine dell’esecuzione.",
  "link.range": "Nel link la fine viene prima dell’inizio; si arriva fino alla fine dell’esecuzione.",
  "link.names": "Il link dice {0}; ci sono letters e numbers.",
  "link.by": "Il link dice {0}; c’è solo by=event. Questi sono passi interi.",
  "link.players": "Il link dice {0}; servono due nomi diversi di al massimo 16 caratteri, come White,Black.",
  "link.v": "Il link è della versione {0}, che qui non è nota; si mostra ciò che se ne può leggere.",
  "link.theme": "Il link dice theme={0}; ci sono light e dark.",
  "link.lang": "Il link dice lang={0}, una lingua che non c’è ancora.",
  "link.speed": "Il link dice speed={0}; ci sono 0.25, 0.5, 1, 2, 4, 8, 16, 60, 250 e 1000 passi al secondo.",
  "link.with": "Il link dice with={0}; prende da una a tre ricerche, come sss-star|mtd,first=inf.",
  "link.pace": "Il link dice pace={0}; ci sono “leaf”, “event” e “share”, con un numero, come “leaf:7”.",
  "link.chart":
    "Il link dice chart={0}; ci vanno alberi e da una a quattro ricerche, come random:depth=1-6,seed=0..50|alpha-beta|sss-star.",
  "link.print": "Il link dice print={0}; ci vanno passi, come 3,7-9, oppure none.",
  "link.predict": "Il link dice predict={0}; ci sono all, value, window, cutoff, pop e choice.",
  "link.type": "Il link dice type={0}; c’è large.",
  "link.panel": "Il link dice panel={0}; ci sono search, listing e none.",
  "link.listing": "Il link dice panel={0}, che ha solo la pagina; questo è il pannello della ricerca.",
  "link.tour": "Il link dice tour={0}; il nome di una visita, o il suo indirizzo, ha al più 2.000 caratteri.",
  "link.tour-stop": "Il link dice tour-stop={0}, che non è il numero di una tappa.",
  "link.size": "Il link dice size={0}; servono una larghezza e un’altezza da 100 a 4000, come 700x420.",
  "link.packed": "Il link contiene un albero compresso che non si può leggere: “{0}”.",
  "link.overlay": "Il link dice overlay={0}, che questa ricerca non ha; viene ignorato.",
  "link.unknown": "Il link dice “{0}”, che per questa ricerca non significa nulla; viene ignorato.",
  "link.ignored": "Questa parte del link viene ignorata.",
  "link.more": "Altre {0} parti del link vengono ignorate.",
  "link.html": "Un altro programma ha scritto “&amp;” al posto di “&” nel link; è stato letto come si intendeva.",
  "link.encoded": "Un altro programma ha codificato il link una seconda volta; è stato letto come si intendeva.",
  "link.closed": "Al link mancava la fine; all’albero è stato aggiunto “{0}”.",
  "link.node": "Il link chiede il nodo {0}, che non è nell’albero; questo è l’inizio.",
  "link.unvisited": "Il link chiede il nodo {0}, che questa ricerca non visita mai; questo è l’inizio.",
  "link.no.cutoff": "Il link chiede il taglio {0}; questa esecuzione non ha tagli, quindi questo è l’inizio.",
  "link.no.purge": "Il link chiede il purge {0}; questa esecuzione non ne ha, quindi questo è l’inizio.",
  "link.no.pass": "Il link chiede la passata {0}; questa esecuzione non ne ha, quindi questo è l’inizio.",
  "link.no.leaf": "Il link chiede la foglia {0}; questa esecuzione non valuta foglie, quindi questo è l’inizio.",
  "link.few.cutoff": "Il link chiede il taglio {0}, ma questa esecuzione ne ha solo {1}; questo è l’ultimo.",
  "link.few.purge": "Il link chiede il purge {0}, ma questa esecuzione ne ha solo {1}; questo è l’ultimo.",
  "link.few.pass": "Il link chiede la passata {0}, ma questa esecuzione ne ha solo {1}; questa è l’ultima.",
  "link.few.leaf": "Il link chiede la foglia {0}, ma questa esecuzione ne valuta solo {1}; questa è l’ultima.",

  // what the player to move sees
  "mover.start":
    "Tutti i numeri sono visti da <strong>chi muove</strong>: da {max} a {min}, e viceversa, cambiano segno.",
  "mover.turn": "{from} restituisce <strong>{returned}</strong>, visto dalla sua parte; per {player} è {gives}.",
  "mover.turn.bounds":
    "{from} vale da {lower} a {upper}, visto dalla sua parte; per {player} è da {gives_lower} a {gives_upper}.",
  "mover.enter.has":
    "Si visita il nodo {node}: tocca a {player}. {other} ha già {beta} altrove, visto da {player}; se {node} arriva a {beta}, non conta più. La finestra è (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "mover.backup.sure":
    "{from} dà <strong>{bound}</strong>, il meglio per {player} al nodo {node} finora. {player} ne è sicuro, quindi la finestra ora è (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "mover.cutoff":
    "{from} dà <strong>{gives}</strong>; {other} non lascia a {player} più di <beta>{bound}</beta>, e <plain>{value} ≥ {bound}</plain>: nient’altro sotto {node} può contare. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "mover.cutoff.by":
    "{from} dà <strong>{gives}</strong>; {other} non lascia a {player} più di <beta>{bound}</beta> a causa di {by}, e <plain>{value} ≥ {bound}</plain>: nient’altro sotto {node} può contare. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "mover.cutoff.strict":
    "{from} dà <strong>{gives}</strong>; {other} non lascia a {player} più di <beta>{bound}</beta>, e <plain>{value} > {bound}</plain>: nient’altro sotto {node} può contare. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "mover.cutoff.strict.by":
    "{from} dà <strong>{gives}</strong>; {other} non lascia a {player} più di <beta>{bound}</beta> a causa di {by}, e <plain>{value} > {bound}</plain>: nient’altro sotto {node} può contare. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",

  // il caso
  "chance.enter": "Si entra in {node}. Lì muove il caso: {node} vale la media dei suoi figli.",
  "chance.enter.inside":
    "Si entra in {node}. Lì muove il caso, e conta solo una media dentro la finestra (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "chance.window":
    "Si entra in {node}, muove {player}. Con {alpha} o meno lì, o con {beta} o più, la media in {above} non può contare, qualunque cosa valga il resto. La finestra è (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "chance.window.alpha":
    "Si entra in {node}, muove {player}. Con {alpha} o meno lì, la media in {above} non può contare, qualunque cosa valga il resto. La finestra è (<alpha>{alpha}</alpha>, <beta>{beta}</beta>), che finisce dove finiscono tutti i valori.",
  "chance.window.beta":
    "Si entra in {node}, muove {player}. Con {beta} o più lì, la media in {above} non può contare, qualunque cosa valga il resto. La finestra è (<alpha>{alpha}</alpha>, <beta>{beta}</beta>), che comincia dove cominciano tutti i valori.",
  "chance.window.open":
    "Si entra in {node}, muove {player}. Nessun valore lì decide la media in {above}: la finestra (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) ha tutti i valori.",
  "chance.backup": "{from} dà <strong>{bound}</strong>. Finora la somma in {node} è <plain>{terms}</plain> = {best}.",
  "chance.backup.last": "{from} dà <strong>{bound}</strong>. {node} vale <plain>{terms}</plain> = {best}.",
  "chance.probe":
    "Un figlio di {from} basta per un limite: {from} è <strong>{bound}</strong>. Gli altri figli aspettano.",
  "chance.cutoff.alpha":
    "{from} dà <strong>{gives}</strong>. Anche se tutto ciò che resta fosse {rest}, {node} varrebbe <plain>{terms}</plain> = {value}; {max} ha già <alpha>{bound}</alpha>, e <plain>{value} ≤ {bound}</plain>. Un <alpha>taglio α</alpha>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "chance.cutoff.beta":
    "{from} dà <strong>{gives}</strong>. Anche se tutto ciò che resta fosse {rest}, {node} varrebbe <plain>{terms}</plain> = {value}; {min} ha già <beta>{bound}</beta>, e <plain>{value} ≥ {bound}</plain>. Un <beta>taglio β</beta>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "chance.settled.alpha":
    "{from} dà <strong>{gives}</strong>. Anche se tutto ciò che resta fosse {rest}, {node} varrebbe <plain>{terms}</plain> = {value}, e <plain>{value} ≤ {bound}</plain>, che {max} ha già: {node} non può contare.",
  "chance.settled.beta":
    "{from} dà <strong>{gives}</strong>. Anche se tutto ciò che resta fosse {rest}, {node} varrebbe <plain>{terms}</plain> = {value}, e <plain>{value} ≥ {bound}</plain>, che {min} ha già: {node} non può contare.",
  "chance.cut.alpha":
    "{from} dà <strong>{gives}</strong>, e <plain>{value} ≤ {bound}</plain>: con questo la media in {above} non può contare, qualunque cosa valga il resto. Un <alpha>taglio α</alpha>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "chance.cut.beta":
    "{from} dà <strong>{gives}</strong>, e <plain>{value} ≥ {bound}</plain>: con questo la media in {above} non può contare, qualunque cosa valga il resto. Un <beta>taglio β</beta>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "rule.chance.star1":
    "Nei nodi del caso, Star1: un figlio è escluso quando la media non può contare, qualunque cosa valga il resto.",
  "rule.chance.star2": "Nei nodi del caso, Star2: prima si guarda un figlio di ogni figlio, come limite.",
  "rule.chance.full": "Nei nodi del caso si esamina ogni figlio, con tutti i valori.",
  "rule.range": "Tutti i valori stanno in {value}.",
};
