// Italian: what searches, games and examples say of themselves, by the English text.

export default {
  // searches
  "Visits every node and backs the best value up; the other searches are measured against it.":
    "Visita tutti i nodi e fa risalire il valore migliore; le altre ricerche si misurano con questa.",
  "Alpha-beta with one bound, the parent's value: it cuts shallow, but never deep.":
    "Alfa-beta con un solo limite, il valore del padre: fa tagli superficiali, ma mai profondi.",
  "Skips what can't matter: each node has a window, and a child that closes it cuts its siblings off.":
    "Salta ciò che non può contare: ogni nodo ha una finestra, e un figlio che la chiude taglia via i suoi fratelli.",
  "Evaluates the first child, and tests of each other child whether it is better before it evaluates that one too.":
    "Valuta il primo figlio, e di ogni altro verifica con un test se è migliore, prima di valutarlo.",
  "Asks with a null window whether a child is better than the siblings before it, and searches it again if it is.":
    "Chiede con una finestra nulla (null window) se un figlio è migliore dei fratelli che lo precedono, e se lo è lo esplora di nuovo.",
  "Best first over solution trees: OPEN holds the most that MAX can still hope for from each, and the head is worked on.":
    "Ricerca best-first sugli alberi soluzione: OPEN contiene il massimo che MAX può ancora sperare da ciascuno, e si lavora sulla testa.",
  "Best first over solution trees: OPEN holds the least that MIN can still hope for from each, and the head is worked on.":
    "Ricerca best-first sugli alberi soluzione: OPEN contiene il minimo che MIN può ancora sperare da ciascuno, e si lavora sulla testa.",
  "Closes in on the value: each pass asks with a null window whether the value is reached, and keeps both bounds of every node.":
    "Si avvicina al valore: ogni passata chiede con una finestra nulla se il valore è raggiunto, e conserva entrambi i limiti di ogni nodo.",
  "Best-first, with an optimistic and a pessimistic bound for every node, until one move is proved best.":
    "Ricerca best-first, con un limite ottimistico e uno pessimistico per ogni nodo, finché di una mossa è dimostrato che è la migliore.",
  "Best-first, to prove or disprove that MAX reaches a goal: expands the node that takes the fewest leaves to settle.":
    "Ricerca best-first per dimostrare o confutare che MAX raggiunge un obiettivo: espande il nodo per cui bastano meno foglie.",
  "For one player who minimises: always the node with the least bound, until none is below the best solution so far.":
    "Per un solo giocatore che minimizza: sempre il nodo con il limite minimo, finché nessuno sta sotto la migliore soluzione finora.",
  "Random playouts, more of them where their mean is good or little is known: the most visited move is played.":
    "Simulazioni casuali (playout), più numerose dove la media è buona o si sa poco: si gioca la mossa più visitata.",

  // their options
  "Remember positions in a transposition table, and don't search one again whose bounds settle it; auto: in games that merge equal positions.":
    "Ricorda le posizioni in una tabella delle trasposizioni, e non esplora di nuovo quelle che i loro limiti bastano a decidere; auto: nei giochi che uniscono posizioni uguali.",
  "Nodes at this depth are evaluated instead of searched; without it, the game is searched to its end.":
    "I nodi a questa profondità vengono valutati invece che esplorati; senza, il gioco si esplora fino alla fine.",
  "The parent's value that the root is called with; with -inf, as in one printed version, the answer is often wrong.":
    "Il valore del padre con cui viene chiamata la radice; con -inf, come in una versione stampata, la risposta è spesso sbagliata.",
  "The parent's value that a first child is called with; with -inf, as in one printed correction, the answer is mostly wrong.":
    "Il valore del padre con cui viene chiamato un primo figlio; con -inf, come in una correzione stampata, la risposta è per lo più sbagliata.",
  "Outside the window, return the bound that was found (soft) or the end of the window (hard); the visits are the same.":
    "Fuori dalla finestra restituisce il limite trovato (soft) o l’estremo della finestra (hard); le visite sono le stesse.",
  "Cut when LB meets parentVal (≥), or only when it passes it (>).":
    "Tagliare quando LB raggiunge parentVal (≥), o solo quando lo supera (>).",
  "The side that numbers are seen from: MAX at every node, or the player who is to move there.":
    "La parte da cui si vedono i numeri: MAX in ogni nodo, o il giocatore a cui tocca muovere.",
  "Cut when the value meets the bound (≥ β, ≤ α), or only when it passes it (> β, < α).":
    "Taglia quando il valore raggiunge il limite (≥ β, ≤ α), o solo quando lo supera (> β, < α).",
  "When a node is solved in case 4, remove from OPEN all that is below it, or only its children, as often printed: the value is the same, but leaves may be looked at that alpha-beta leaves out.":
    "Quando nel caso 4 un nodo è risolto, toglie da OPEN tutto ciò che gli sta sotto, o solo i suoi figli, come spesso stampato: il valore è lo stesso, ma può guardare foglie che alfa-beta pota.",
  "The first guess: inf and then downwards like SSS*, -inf and then upwards like DUAL*, or a number as in MTD(f); bisect halves the bounds.":
    "La prima ipotesi: inf e poi verso il basso come SSS*, -inf e poi verso l’alto come DUAL*, oppure un numero come in MTD(f); bisect dimezza i limiti.",
  "The distance by which each guess goes further than needed, as long as all answers point to the same side.":
    "Di quanto ogni ipotesi va più in là del necessario, finché tutte le risposte indicano la stessa direzione.",
  "The choice of strategy while the best child has the greatest lower bound too.":
    "La scelta della strategia finché il figlio migliore ha anche il limite inferiore più grande.",
  "The most expansions, the root's included; after that the answer is a judgement.":
    "Il massimo di espansioni, compresa quella della radice; dopo, la risposta è una stima.",
  "Begin the next descent where the backup stopped instead of at the root.":
    "Comincia la prossima discesa dove si è fermato l’aggiornamento invece che dalla radice.",
  "Make equal positions one node, and back up to all of its parents; auto: in games that merge them.":
    "Fa di posizioni uguali un solo nodo, e aggiorna tutti i suoi padri; auto: nei giochi che le uniscono.",
  "For a game that gives no bounds: the greatest distance of a bound from the true value, and a seed.":
    "Per un gioco che non dà limiti: la distanza massima di un limite dal valore vero, e un seme.",
  "After separation, search again with every estimate widened by so many units.":
    "Dopo la separazione, cerca di nuovo con ogni stima allargata di tante unità.",
  "The number of times to widen.": "Il numero di volte in cui allargare.",
  "Make the bounds of so many percent of the nodes wrong on purpose, and a seed.":
    "Rende sbagliati di proposito i limiti di questa percentuale di nodi, e un seme.",
  "Count the least number of expansions by which any proof is possible, too, in a tree of at most 3,000 nodes without `graph` and `widen`.":
    "Conta anche il numero minimo di espansioni con cui è possibile una dimostrazione, in un albero di al massimo 3000 nodi senza `graph` e `widen`.",
  "Prove that MAX gets at least this; without it, more than 0, which is a win.":
    "Dimostra che MAX ottiene almeno questo; senza, più di 0, cioè una vittoria.",
  "The most expansions; after that the answer is a judgement.":
    "Il massimo di espansioni; dopo, la risposta è una stima.",
  "Expand the live node with the least bound first (best; if the bound counts the moves so far, this is A*), or the deepest one (depth).":
    "Espande per primo il nodo vivo con il limite minimo (best; se il limite conta le mosse fatte, è A*), o il più profondo (depth).",
  "The most expansions; after that the answer is a judgement: the best solution so far.":
    "Il massimo di espansioni; dopo, la risposta è una stima: la migliore soluzione finora.",
  "The lower bound, of those that the game has; auto: the one that the game is written with. too-high is wrong on purpose.":
    "Il limite inferiore, tra quelli che il gioco ha; auto: quello con cui è scritto il gioco. too-high è sbagliato di proposito.",
  "Drop nodes that can't lead below M at once, and end when none is left (emptied), or leave them in the queue, and end when the node that is popped has a bound above M (as-popped).":
    "Scarta subito i nodi che non possono portare sotto M, e finisce quando non ne resta nessuno (emptied), oppure li lascia nella coda, e finisce quando il nodo estratto ha un limite sopra M (as-popped).",
  "Expand equal positions once, where they were reached at the least cost; auto: in games that merge them.":
    "Espande posizioni uguali una volta sola, là dove sono state raggiunte al costo minimo; auto: nei giochi che le uniscono.",
  "How many playouts there are; the answer is a judgement.": "Quante sono le simulazioni; la risposta è una stima.",
  "UCB1's constant C: the greater, the more often moves are tried that look worse.":
    "La costante C di UCB1: più è grande, più spesso si provano mosse che sembrano peggiori.",
  "Another seed, other random moves.": "Un altro seme, altre mosse casuali.",

  // games
  "A tree written out: nested lists, a number is a leaf.":
    "Un albero scritto per esteso: liste annidate, un numero è una foglia.",
  "A random tree, made from a seed as it is searched.": "Un albero casuale, generato da un seme mentre lo si esplora.",
  "Three in a row on a board of nine squares; X is MAX and moves first.":
    "Tris: tre in fila su una griglia di nove caselle; X è MAX e muove per primo.",
  "Heaps of matches: take as many as you like from one heap.":
    "Mucchi di fiammiferi: da un mucchio se ne prendono quanti si vuole.",
  "The travelling salesman: the shortest tour through all cities, by a matrix of lengths or on a random map.":
    "Il commesso viaggiatore: il giro più corto per tutte le città, da una matrice di lunghezze o su una mappa casuale.",
  "The sliding puzzle of eight or fifteen tiles, solved in as few moves as possible.":
    "Il gioco dell’otto o del quindici, risolto con meno mosse possibile.",
  "Chess from a position in FEN, evaluated by material, squares and captures. White is MAX.":
    "Gli scacchi da una posizione in FEN, valutata per materiale, case e catture. Il Bianco è MAX.",
  "The end of a game of crosswords with letters that are worth points; both racks are known.":
    "La fine di una partita a parole incrociate con lettere che valgono punti; si conoscono i due leggii.",
  "Discs fall into seven columns of six; four in a row win. MAX moves first.":
    "Forza quattro: i gettoni cadono in sette colonne da sei; vincono quattro in fila. MAX muove per primo.",
  "Several games at once, a move in one of them: {left options|right options}, and numbers are scores.":
    "Più giochi insieme, una mossa in uno di essi: {opzioni di sinistra|opzioni di destra}, e i numeri sono punteggi.",

  // examples
  "Nine leaves": "Nove foglie",
  "The textbook tree: MAX takes the maximum, MIN the minimum":
    "L’albero del manuale: MAX prende il massimo, MIN il minimo",
  "A first cutoff": "Un primo taglio",
  "The same tree: one α-cutoff spares two leaves": "Lo stesso albero: un taglio α risparmia due foglie",
  "A deep cutoff": "Un taglio profondo",
  "A cutoff by the bound of a distant ancestor": "Un taglio grazie al limite di un antenato lontano",
  "One bound only": "Un solo limite",
  "The same tree: a bound from far above is forgotten":
    "Lo stesso albero: un limite che viene da molto in alto si dimentica",
  "Wrong on purpose": "Sbagliato di proposito",
  "A first bound of −∞ cuts off what matters": "Un primo limite di −∞ taglia ciò che conta",
  "Ask first": "Prima chiedere",
  "Is it better? Only then: how much?": "È migliore? Solo allora: di quanto?",
  "Null windows": "Finestre nulle",
  "The first move should be best; if not, a second search":
    "La prima mossa dovrebbe essere la migliore; se no, una seconda ricerca",
  "In passes": "A passate",
  "Test by test, with the leaves of SSS*": "Un test dopo l’altro, con le foglie di SSS*",
  "A good guess": "Una buona ipotesi",
  "MTD(f): a first guess of 30 needs three passes": "MTD(f): con una prima ipotesi di 30 servono tre passate",
  Halving: "Dimezzare",
  "Each pass tests the middle of the bounds": "Ogni passata verifica il punto medio dei limiti",
  Stockman: "Stockman",
  "The tree SSS* was introduced with": "L’albero con cui è stato presentato SSS*",
  "Plaat et al.": "Plaat et al.",
  "SSS* skips leaves that alpha-beta evaluates": "SSS* salta foglie che alfa-beta valuta",
  "From MIN's side": "Dalla parte di MIN",
  "The same tree, from below": "Lo stesso albero, dal basso",
  Berliner: "Berliner",
  "Bounds, until one move is separated from the rest": "Limiti, finché una mossa è separata dalle altre",
  "A budget": "Espansioni contate",
  "The same tree, stopped after three expansions": "Lo stesso albero, fermato dopo tre espansioni",
  "Many ways, one position": "Tante vie, una posizione",
  "Tic-tac-toe, with equal positions as one node": "Tris, con posizioni uguali come un solo nodo",
  "Can X win?": "X può vincere?",
  "Tic-tac-toe: expands the most-proving node": "Tris: espande il nodo più probante (most-proving)",
  "A trap for means": "Una trappola per le medie",
  "Monte Carlo: move 1 looks better until its refutation is found":
    "Monte Carlo: la mossa 1 sembra migliore finché non si trova la sua confutazione",
  "A round trip": "Un giro",
  "Five cities and the shortest tour, lowest bound first": "Cinque città e il giro più corto, dal limite più basso",
  "The 15-puzzle": "Il gioco del quindici",
  "Three moves from the goal: branch and bound is A*": "A tre mosse dalla meta: branch and bound è A*",
  Nim: "Nim",
  "Two heaps; who takes the last match loses": "Due mucchi; chi prende l’ultimo fiammifero perde",
  "Nim, remembered": "Nim, con memoria",
  "A table knows positions that come up again": "Una tabella conosce le posizioni che si ripresentano",
  "Random games": "Partite casuali",
  "Tic-tac-toe by Monte Carlo tree search: edges as thick as visits":
    "Tris con Monte Carlo tree search: archi spessi quanto le visite",
  "Tic-tac-toe": "Tris",
  "Near the end of a game": "Verso la fine di una partita",
  "Two plies": "Due semimosse",
  "Tic-tac-toe without mirror images: three first moves instead of nine":
    "Tris senza immagini speculari: tre prime mosse invece di nove",
  "Connect Four": "Forza quattro",
  Chess: "Scacchi",
  "B* with the bounds of captures and of passing, and alpha-beta would play the same":
    "B* con i limiti delle catture e del passare, e alfa-beta giocherebbe lo stesso",
  "Four plies ahead, by the lines that are still open": "Quattro semimosse avanti, in base alle linee ancora aperte",
  "A sum of games": "Una somma di giochi",
  "Three at once, a move in one of them; B* knows their stops":
    "Tre insieme, una mossa in uno di essi; B* conosce i loro stop",
  "A word game": "Un gioco di parole",
  "Both racks are known; B* plans the rest of the game for each side":
    "Si conoscono i due leggii; B* pianifica il resto della partita per ciascuna parte",
  "A random tree": "Un albero casuale",
  "81 leaves, the same for everybody": "81 foglie, uguali per tutti",
};
