// Italian: what searches, their options, games and examples say of themselves, by name.

export default {
  // searches
  "algorithm.minimax.about":
    "Visita tutti i nodi e fa risalire il valore migliore, nei nodi del caso la media (expectiminimax); le altre ricerche si misurano con questa.",
  "algorithm.ab-node-value.about":
    "Alfa-beta con un solo limite, il valore del padre: fa tagli superficiali, ma mai profondi.",
  "algorithm.alpha-beta.about":
    "Salta ciò che non può contare: ogni nodo ha una finestra, e un figlio che la chiude taglia via i suoi fratelli.",
  "algorithm.scout.about":
    "Valuta il primo figlio, e di ogni altro verifica con un test se è migliore, prima di valutarlo.",
  "algorithm.nega-scout.about":
    "Chiede con una finestra nulla (null window) se un figlio è migliore dei fratelli che lo precedono, e se lo è lo esplora di nuovo.",
  "algorithm.iterative-deepening.about":
    "Esplora fino a una semimossa, poi a due, poi a tre: ogni passata dice alla successiva quali mosse provare per prime.",
  "algorithm.max-n.about": "Tre giocatori: ognuno prende il figlio che gli dà di più.",
  "algorithm.sss-star.about":
    "Ricerca best-first sugli alberi soluzione: OPEN contiene il massimo che MAX può ancora sperare da ciascuno, e si lavora sulla testa.",
  "algorithm.dual-star.about":
    "Ricerca best-first sugli alberi soluzione: OPEN contiene il minimo che MIN può ancora sperare da ciascuno, e si lavora sulla testa.",
  "algorithm.mtd.about":
    "Si avvicina al valore: ogni passata chiede con una finestra nulla se il valore è raggiunto, e conserva entrambi i limiti di ogni nodo.",
  "algorithm.b-star.about":
    "Ricerca best-first, con un limite ottimistico e uno pessimistico per ogni nodo, finché di una mossa è dimostrato che è la migliore.",
  "algorithm.proof-number.about":
    "Ricerca best-first per dimostrare o confutare che MAX raggiunge un obiettivo: espande il nodo per cui bastano meno foglie.",
  "algorithm.branch-and-bound.about":
    "Per un solo giocatore che minimizza: sempre il nodo con il limite minimo, finché nessuno sta sotto la migliore soluzione finora.",
  "algorithm.mcts.about":
    "Simulazioni casuali (playout), più numerose dove la media è buona o si sa poco: si gioca la mossa più visitata.",

  // their options; those that several have, once
  "option.table.about":
    "Ricorda le posizioni in una tabella delle trasposizioni, e non esplora di nuovo quelle che i loro limiti bastano a decidere; auto: nei giochi che uniscono posizioni uguali.",
  "option.depth.about":
    "I nodi a questa profondità vengono valutati invece che esplorati; senza, il gioco si esplora fino alla fine.",
  "option.chance.about":
    "Nei nodi del caso: escludi ciò che non può contare qualunque cosa valga il resto (star1), dopo uno sguardo a un figlio di ogni figlio (star2), o niente (full).",
  "option.range.about":
    "Il valore più piccolo e il più grande che possono presentarsi: niente è meglio per MAX o MIN, quindi il resto si taglia. In base a essi si escludono anche figli dei nodi del caso, altrimenti in base a quelli del gioco.",
  "option.window.about":
    "La finestra che riceve la radice; di un valore fuori di essa si trova solo questo. Senza, conta ogni valore.",
  "option.numbers.about":
    "Come si scrivono le medie non intere; auto: come frazioni, a meno che tutte le probabilità siano numeri decimali.",
  "option.view.about": "La parte da cui si vedono i numeri: MAX in ogni nodo, o il giocatore a cui tocca muovere.",
  "algorithm.ab-node-value.option.start.about":
    "Il valore del padre con cui viene chiamata la radice; con -inf, come in una versione stampata, la risposta è spesso sbagliata.",
  "algorithm.ab-node-value.option.first.about":
    "Il valore del padre con cui viene chiamato un primo figlio; con -inf, come in una correzione stampata, la risposta è per lo più sbagliata.",
  "algorithm.ab-node-value.option.cut.about":
    "Tagliare quando LB raggiunge parentVal (≥), o solo quando lo supera (>).",
  "algorithm.alpha-beta.option.fail.about":
    "Fuori dalla finestra restituisce il limite trovato (soft) o l’estremo della finestra (hard); le visite sono le stesse.",
  "algorithm.alpha-beta.option.cut.about":
    "Taglia quando il valore raggiunge il limite (≥ β, ≤ α), o solo quando lo supera (> β, < α).",
  "option.pv.about": "Esplora per prima la variante principale della passata precedente.",
  "algorithm.iterative-deepening.option.table.about":
    "Ricorda le posizioni uguali in una tabella: dentro una passata i loro valori, e da una passata all’altra le loro mosse migliori, che vengono subito dopo; auto: nei giochi che le uniscono.",
  "option.killers.about":
    "Esplora poi le ultime due mosse che hanno chiuso la finestra di un nodo alla stessa semimossa.",
  "option.history.about":
    "Esplora poi le mosse che sono state più spesso le migliori, secondo la grandezza dei sottoalberi.",
  "option.null-windows.about":
    "Dal secondo figlio in poi chiedi con una finestra nulla se è migliore, e in tal caso esploralo di nuovo, come NegaScout.",
  "option.quiescence.about":
    "All’orizzonte, non valutare un nodo segnato come non quieto, ma continua la ricerca finché tutti sono quieti.",
  "option.aspiration.about":
    "Comincia ogni passata con una finestra che finisce a questa distanza dal valore della passata precedente; una che fallisce si ripete con quell’estremo aperto.",
  "algorithm.iterative-deepening.option.budget.about":
    "Il numero massimo di espansioni in tutte le passate; la mossa è quella dell’ultima passata finita.",
  "algorithm.iterative-deepening.option.depth.about":
    "La profondità dell’ultima passata; senza, le passate continuano finché il gioco è esplorato fino alla fine.",
  "option.purge.about":
    "Quando nel caso 4 un nodo è risolto, toglie da OPEN tutto ciò che gli sta sotto, o solo i suoi figli, come spesso stampato: il valore è lo stesso, ma un nodo può stare in OPEN più di una volta, si possono guardare foglie che alfa-beta pota, e in alberi profondi le stesse più e più volte.",
  "algorithm.max-n.option.ties.about": "Tra figli che danno lo stesso a un giocatore, prende il primo o l’ultimo.",
  "algorithm.max-n.option.prune.about":
    "Tralascia ciò a cui il giocatore del padre non verrebbe (shallow), o qualsiasi giocatore sopra, il che può essere sbagliato (deep).",
  "algorithm.mtd.option.first.about":
    "La prima ipotesi: inf e poi verso il basso come SSS*, -inf e poi verso l’alto come DUAL*, oppure un numero come in MTD(f); bisect dimezza i limiti.",
  "algorithm.mtd.option.step.about":
    "Di quanto ogni ipotesi va più in là del necessario, finché tutte le risposte indicano la stessa direzione.",
  "algorithm.b-star.option.policy.about":
    "La scelta della strategia finché il figlio migliore ha anche il limite inferiore più grande.",
  "algorithm.b-star.option.budget.about":
    "Il massimo di espansioni, compresa quella della radice; dopo, la risposta è una stima.",
  "algorithm.b-star.option.resume.about":
    "Comincia la prossima discesa dove si è fermato l’aggiornamento invece che dalla radice.",
  "algorithm.b-star.option.graph.about":
    "Fa di posizioni uguali un solo nodo, e aggiorna tutti i suoi padri; auto: nei giochi che le uniscono.",
  "algorithm.b-star.option.bounds.about":
    "Per un gioco che non dà limiti: la distanza massima di un limite dal valore vero, e un seme.",
  "algorithm.b-star.option.widen.about": "Dopo la separazione, cerca di nuovo con ogni stima allargata di tante unità.",
  "algorithm.b-star.option.rounds.about": "Il numero di volte in cui allargare.",
  "algorithm.b-star.option.errors.about":
    "Rende sbagliati di proposito i limiti di questa percentuale di nodi, e un seme.",
  "algorithm.b-star.option.least.about":
    "Conta anche il numero minimo di espansioni con cui è possibile una dimostrazione, in un albero di al massimo 3000 nodi senza `graph` e `widen`.",
  "algorithm.proof-number.option.goal.about":
    "Dimostra che MAX ottiene almeno questo; senza, più di 0, cioè una vittoria.",
  "algorithm.proof-number.option.budget.about": "Il massimo di espansioni; dopo, la risposta è una stima.",
  "algorithm.branch-and-bound.option.order.about":
    "Espande per primo il nodo vivo con il limite minimo (best; se il limite conta le mosse fatte, è A*), o il più profondo (depth).",
  "algorithm.branch-and-bound.option.ties.about":
    "Tra i nodi con il limite minimo, espande il più profondo (deeper), o quello generato per primo (first).",
  "algorithm.branch-and-bound.option.budget.about":
    "Il massimo di espansioni; dopo, la risposta è una stima: la migliore soluzione finora.",
  "algorithm.branch-and-bound.option.bound.about":
    "Il limite inferiore, tra quelli che il gioco ha; auto: quello con cui è scritto il gioco. too-high è sbagliato di proposito.",
  "algorithm.branch-and-bound.option.stop.about":
    "Scarta subito i nodi che non possono portare sotto M, e finisce quando non ne resta nessuno (emptied), oppure li lascia nella coda, e finisce quando il nodo estratto ha un limite sopra M (as-popped).",
  "algorithm.branch-and-bound.option.graph.about":
    "Espande posizioni uguali una volta sola, là dove sono state raggiunte al costo minimo; auto: nei giochi che le uniscono.",
  "algorithm.mcts.option.iterations.about": "Quante sono le simulazioni; la risposta è una stima.",
  "algorithm.mcts.option.exploration.about":
    "La costante C di UCB1: più è grande, più spesso si provano mosse che sembrano peggiori.",
  "algorithm.mcts.option.means.about":
    "In UCB1 le medie si scalano secondo il risultato minimo e il massimo finora, oppure si prendono come sono.",
  "algorithm.mcts.option.pick.about":
    "Alla fine si gioca la mossa visitata più spesso, oppure quella con la media migliore.",
  "algorithm.mcts.option.results.about": "I risultati delle prime simulazioni, in ordine, al posto di quelli giocati.",
  "algorithm.mcts.option.seed.about": "Un altro seme, altre mosse casuali.",

  // games
  "game.tree.about": "Un albero scritto per esteso: liste annidate, un numero è una foglia.",
  "game.random.about": "Un albero casuale, generato da un seme mentre lo si esplora.",
  "game.tic-tac-toe.about": "Tris: tre in fila su una griglia di nove caselle; X è MAX e muove per primo.",
  "game.nim.about": "Mucchi di fiammiferi: da un mucchio se ne prendono quanti si vuole.",
  "game.tsp.about":
    "Il commesso viaggiatore: il giro più corto per tutte le città, da una matrice di lunghezze o su una mappa casuale.",
  "game.pig.about": "Un dado: lanciare ancora, o tenere la somma del turno; un 1 la fa perdere.",
  "game.pig.option.die.about": "Il numero di facce del dado.",
  "game.pig.option.rolls.about": "Il massimo di lanci in un turno.",
  "game.pig.option.turns.about": "Il numero di turni di ogni giocatore.",
  "game.players.about":
    "Un albero di un gioco per tre giocatori: liste, e nelle foglie ciò che riceve ciascuno; oppure uno casuale.",
  "game.players.option.branching.about": "Il numero di figli di un nodo di un albero casuale.",
  "game.players.option.depth.about": "Quante semimosse ha un albero casuale sotto la radice.",
  "game.players.option.seed.about": "Un altro seme, un altro albero casuale.",
  "game.players.option.total.about": "Quanto ricevono insieme i giocatori di un albero casuale.",
  "game.puzzle.about": "Il gioco dell’otto o del quindici, risolto con meno mosse possibile.",
  "game.chess.about": "Gli scacchi da una posizione in FEN, valutata per materiale, case e catture. Il Bianco è MAX.",
  "game.words.about":
    "La fine di una partita a parole incrociate con lettere che valgono punti; si conoscono i due leggii.",
  "game.connect-four.about":
    "Forza quattro: i gettoni cadono in sette colonne da sei; vincono quattro in fila. MAX muove per primo.",
  "game.sum.about":
    "Più giochi insieme, una mossa in uno di essi: {opzioni di sinistra|opzioni di destra}, e i numeri sono punteggi.",

  // examples
  "example.nine-leaves.title": "Nove foglie",
  "example.nine-leaves.about": "L’albero del manuale: MAX prende il massimo, MIN il minimo",
  "example.a-first-cutoff.title": "Un primo taglio",
  "example.a-first-cutoff.about": "Lo stesso albero: un taglio α risparmia due foglie",
  "example.a-deep-cutoff.title": "Un taglio profondo",
  "example.a-deep-cutoff.about": "Un taglio grazie al limite di un antenato lontano",
  "example.a-die-decides.title": "Decide un dado",
  "example.a-die-decides.about": "I nodi del caso valgono la media dei loro figli",
  "example.cut-at-chance.title": "Tagli nel caso",
  "example.cut-at-chance.about": "Star1: anche se tutto il resto fosse il massimo",
  "example.ply-by-ply.title": "Semimossa per semimossa",
  "example.ply-by-ply.about": "Una semimossa avanti sembra meglio A, due semimosse avanti B",
  "example.beyond-the-horizon.title": "Oltre l’orizzonte",
  "example.beyond-the-horizon.about":
    "Gli scacchi spingono la perdita della regina fuori dalla vista, fino alla quarta semimossa",
  "example.not-quiet.title": "Non quieto",
  "example.not-quiet.about": "Lo stesso albero con la quiescenza: già la prima passata vede la perdita",
  "example.a-win-is-enough.title": "Basta vincere",
  "example.a-win-is-enough.about": "Nessun valore supera 1: chi ce l’ha non guarda oltre",
  "example.one-bound-only.title": "Un solo limite",
  "example.one-bound-only.about": "Lo stesso albero: un limite che viene da molto in alto si dimentica",
  "example.wrong-on-purpose.title": "Sbagliato di proposito",
  "example.wrong-on-purpose.about": "Un primo limite di −∞ taglia ciò che conta",
  "example.ask-first.title": "Prima chiedere",
  "example.ask-first.about": "È migliore? Solo allora: di quanto?",
  "example.null-windows.title": "Finestre nulle",
  "example.null-windows.about": "La prima mossa dovrebbe essere la migliore; se no, una seconda ricerca",
  "example.in-passes.title": "A passate",
  "example.in-passes.about": "Un test dopo l’altro, con le foglie di SSS*",
  "example.a-good-guess.title": "Una buona ipotesi",
  "example.a-good-guess.about": "MTD(f): con una prima ipotesi di 30 servono tre passate",
  "example.halving.title": "Dimezzare",
  "example.halving.about": "Ogni passata verifica il punto medio dei limiti",
  "example.stockman.title": "Stockman",
  "example.stockman.about": "L’albero con cui è stato presentato SSS*",
  "example.plaat-et-al.title": "Plaat et al.",
  "example.plaat-et-al.about": "SSS* salta foglie che alfa-beta valuta",
  "example.from-mins-side.title": "Dalla parte di MIN",
  "example.from-mins-side.about": "Lo stesso albero, dal basso",
  "example.berliner.title": "Berliner",
  "example.berliner.about": "Limiti, finché una mossa è separata dalle altre",
  "example.a-budget.title": "Espansioni contate",
  "example.a-budget.about": "Lo stesso albero, fermato dopo tre espansioni",
  "example.many-ways-one-position.title": "Tante vie, una posizione",
  "example.many-ways-one-position.about": "Tris, con posizioni uguali come un solo nodo",
  "example.can-x-win.title": "X può vincere?",
  "example.can-x-win.about": "Tris: espande il nodo più probante (most-proving)",
  "example.a-trap-for-means.title": "Una trappola per le medie",
  "example.a-trap-for-means.about": "Monte Carlo: la mossa 1 sembra migliore finché non si trova la sua confutazione",
  "example.results-by-hand.title": "Risultati a mano",
  "example.results-by-hand.about": "Monte Carlo come su carta: i risultati di sei simulazioni sono dati",
  "example.three-players.title": "Tre giocatori",
  "example.three-players.about": "Ognuno prende ciò che è meglio per sé, qualunque cosa ricevano gli altri",
  "example.the-last-of-equals.title": "L’ultimo tra pari",
  "example.the-last-of-equals.about": "Lo stesso albero: a parità, l’altra scelta cambia ciò che ricevono gli altri",
  "example.all-against-one.title": "Tutti contro uno",
  "example.all-against-one.about":
    "Alfa-beta come se i giocatori 2 e 3 giocassero insieme contro il giocatore 1; maxⁿ gioca B",
  "example.cut-for-three.title": "Un taglio in tre",
  "example.cut-for-three.about": "Insieme ricevono 10: un giocatore che riceve 5 lascia troppo poco a quello sopra",
  "example.cut-too-deep.title": "Un taglio troppo profondo",
  "example.cut-too-deep.about":
    "Un taglio del giocatore 1, due semimosse più in alto, cambia la mossa del giocatore 2 in mezzo",
  "example.a-round-trip.title": "Un giro",
  "example.a-round-trip.about": "Cinque città e il giro più corto, dal limite più basso",
  "example.the-15-puzzle.title": "Il gioco del quindici",
  "example.the-15-puzzle.about": "A tre mosse dalla meta: branch and bound è A*",
  "example.pig.title": "Pig",
  "example.pig.about": "Lanciare ancora, o tenere ciò che il turno ha dato",
  "example.nim.title": "Nim",
  "example.nim.about": "Due mucchi; chi prende l’ultimo fiammifero perde",
  "example.nim-remembered.title": "Nim, con memoria",
  "example.nim-remembered.about": "Una tabella conosce le posizioni che si ripresentano",
  "example.random-games.title": "Partite casuali",
  "example.random-games.about": "Tris con Monte Carlo tree search: archi spessi quanto le visite",
  "example.tic-tac-toe.title": "Tris",
  "example.tic-tac-toe.about": "Verso la fine di una partita",
  "example.two-plies.title": "Due semimosse",
  "example.two-plies.about": "Tris senza immagini speculari: tre prime mosse invece di nove",
  "example.connect-four.title": "Forza quattro",
  "example.connect-four.about": "Quattro semimosse avanti, in base alle linee ancora aperte",
  "example.a-sum-of-games.title": "Una somma di giochi",
  "example.a-sum-of-games.about": "Tre insieme, una mossa in uno di essi; B* conosce i loro stop",
  "example.chess.title": "Scacchi",
  "example.chess.about": "B* con i limiti delle catture e del passare, e alfa-beta giocherebbe lo stesso",
  "example.a-word-game.title": "Un gioco di parole",
  "example.a-word-game.about": "Si conoscono i due leggii; B* pianifica il resto della partita per ciascuna parte",
  "example.a-random-tree.title": "Un albero casuale",
  "example.a-random-tree.about": "81 foglie, uguali per tutti",
};
