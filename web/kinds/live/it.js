// Italian: what a search says that keeps live nodes in order of their bounds.

export default {
  "start.branch-and-bound":
    "Branch and bound tiene i nodi vivi in ordine di limite: sotto un nodo nessuna soluzione vale meno. Espande sempre quello con il limite minimo, e si ferma quando nessuno sta sotto la migliore soluzione trovata, <best>M</best>.",

  "live.root":
    "Nessuna soluzione dell’intero problema può stare sotto {bound}: è il limite del nodo {node}, il primo nodo vivo.",
  "live.sum": "{bound} = {sum}.",
  "live.sum.matrix":
    "{bound} = {sum}: la strada minima in uscita da ogni città e poi, di quel che resta, la minima in entrata in ognuna. Un giro esce una volta da ogni città ed entra una volta in ogni città.",
  "live.sum.road":
    "{bound} = {sum}: il limite del nodo {parent}, la parte della strada dalla città {from} alla città {to} che non vi è ancora contata, e di nuovo, di quel che resta, la minima in uscita da ogni città e la minima in entrata.",
  "live.sum.road.alone":
    "{bound} = {sum}: il limite del nodo {parent}, e la parte della strada dalla città {from} alla città {to} che non vi è ancora contata.",
  "live.sum.tour": "Le sue strade: {bound} = {sum}.",
  "live.sum.cheapest":
    "{bound} = {sum}: le strade del cammino e, per ogni città che va ancora lasciata, la strada più corta in uscita ({roads}).",
  "live.sum.tree":
    "{bound} = {sum}: le strade del cammino, e un albero ricoprente minimo delle città che restano, della sua fine e della città 1 ({roads}). Anche il resto di un giro è un albero così, ma forse più lungo.",
  "live.sum.weighted":
    "{bound} = {sum}: le strade del cammino, un albero ricoprente delle città che restano, della sua fine e della città 1 ({roads}), e quello che aggiungono i pesi delle città. Allungano le strade delle città che in un albero così ne hanno troppe, e accorciano quelle delle città che ne hanno troppo poche. Tutti i giri cambiano di altrettanto, e l’albero si avvicina a un giro.",
  "live.sum.nearest":
    "{bound} = {sum}: le strade del cammino, e da lì ogni volta la città più vicina ({roads}). È un giro, e un altro può essere più corto: come limite inferiore è troppo alto.",
  "live.sum.misplaced": "{bound} = {sum}: le mosse fatte, più una per ogni tessera fuori posto.",
  "live.sum.conflicts":
    "{bound} = {sum}: le mosse fatte, la distanza di ogni tessera dal suo posto, e altre due mosse per ogni tessera che deve lasciare la sua riga o colonna per far passare le altre.",
  "live.sum.moves": "{bound} = {sum}: le mosse fatte, e la distanza di ogni tessera dal suo posto.",
  "live.pop.best": "{node} ha il limite minimo, {bound}: nulla di ciò che è ancora aperto può essere migliore.",
  "live.pop.best.brief": "{node} ha il limite minimo, {bound}.",
  "live.pop.depth": "{node} è il nodo vivo più profondo, il suo limite è {bound}.",
  "part.purge": "Passo {number} · scarto",
  "live.expand": "Si espande il nodo {node}.",
  "live.better":
    "{node} è una soluzione che vale {value}, <best>la migliore finora</best>: ora M è <best>{best}</best>.",
  "live.tour": "Il giro: {tour}.",
  "live.worse": "{node} è una soluzione che vale {value}; non è meglio di M, <best>{best}</best>.",
  "live.dropped":
    "{nodes} non {nodes, plural, one {può portare sotto M, <best>{best}</best>, e viene scartato} many {possono portare sotto M, <best>{best}</best>, e vengono scartati} other {possono portare sotto M, <best>{best}</best>, e vengono scartati}}.",
  "live.same":
    "{node} è la stessa posizione del nodo {of}, che è stata raggiunta a un costo non maggiore; quindi {node} non viene espanso.",
  "live.same.more": "Lo stesso vale per altri {number} già noti.",
  "live.costlier":
    "{nodes} {nodes, plural, one {viene scartato} many {vengono scartati} other {vengono scartati}}: ora la stessa posizione si raggiunge a un costo minore.",
  "live.refuted":
    "Del nodo {node} si diceva che valesse almeno {bound}, ma sotto di esso c’è una soluzione che vale {value}: quel limite era troppo alto.",
  "live.pushed": "{nodes} {nodes, plural, one {attende} many {attendono} other {attendono}} tra i nodi vivi.",
  "live.pushed.below":
    "{nodes} {nodes, plural, one {attende} many {attendono} other {attendono}} tra i nodi vivi, sotto M.",

  "done.live":
    "<best>Fine</best>: non resta nessun nodo vivo con il limite sotto M, quindi nulla può battere {node}, che vale <best>{value}</best>.",
  "done.live.popped":
    "<best>Fine</best>: il nodo estratto ha il limite minimo, e sta sopra M, quindi nulla può battere {node}, che vale <best>{value}</best>.",
  "done.live.unsound":
    "Non resta nessun nodo vivo con il limite sotto M, e {node} vale <best>{value}</best>. Ma questi limiti possono essere troppo alti, quindi nulla è dimostrato.",
  "live.lucky": "Per fortuna nulla vale meno di {value}: nessun limite troppo alto ha fatto danni.",
  "live.lost":
    "C’è una soluzione migliore, che vale {value}. Sta sotto il nodo {node}, il cui limite si diceva fosse {bound}: non è sotto M, {best}, quindi là non ha guardato nessuno.",
  "done.live.budget":
    "{expansions, plural, one {L’unica espansione concessa è esaurita} many {Le # di espansioni concesse sono esaurite} other {Le # espansioni concesse sono esaurite}}, quindi questa è una stima, non una dimostrazione. Si basa sulla migliore soluzione trovata, {node}, che vale <best>{value}</best>; il limite minimo ancora in attesa è {lower}, quindi tra i due può esserci qualcosa di meglio.",
  "done.live.nothing":
    "{expansions, plural, one {L’unica espansione concessa si è esaurita} many {Le # di espansioni concesse si sono esaurite} other {Le # espansioni concesse si sono esaurite}} prima che si trovasse una soluzione. Di sicuro c’è solo che nessuna sta sotto {lower}; il prossimo sarebbe stato {node}.",

  "rule.order.best": "Il prossimo è il nodo vivo con il limite minimo.",
  "rule.order.depth": "Il prossimo è il nodo vivo più profondo; tra fratelli, quello con il limite minimo.",
  "rule.ties.first": "Tra limiti uguali viene prima quello del primo nodo generato.",
  "rule.ties.deeper": "Tra limiti uguali viene prima quello del nodo più profondo.",

  "rule.bound.auto": "",
  "rule.bound.reduced": "Limiti da matrici ridotte.",
  "rule.bound.path": "Il limite di un cammino è la sua lunghezza.",
  "rule.bound.cheapest-edges":
    "Il limite di un cammino: la sua lunghezza, e la strada più corta in uscita da ogni città che resta.",
  "rule.bound.spanning-tree": "Il limite di un cammino: la sua lunghezza, e un albero ricoprente minimo del resto.",
  "rule.bound.held-karp":
    "Il limite di un cammino: la sua lunghezza, e un albero ricoprente del resto che i pesi delle città avvicinano a un giro.",
  "rule.bound.manhattan": "Il limite: le mosse fatte, e la distanza di ogni tessera dal suo posto.",
  "rule.bound.linear-conflict":
    "Il limite: le mosse fatte, la distanza di ogni tessera dal suo posto, e le mosse in più delle tessere che si intralciano.",
  "rule.bound.misplaced": "Il limite: le mosse fatte, più una per ogni tessera fuori posto.",
  "rule.bound.none": "Nessun limite: di un nodo non si sa nulla finché non si trova una soluzione al di sotto.",
  "rule.bound.too-high": "Un limite <strong>troppo alto di proposito</strong>: la soluzione migliore può andare persa.",
  "rule.stop.emptied": "I nodi il cui limite non sta sotto M vengono scartati subito.",
  "rule.stop.as-popped": "Non si scarta nulla: la ricerca finisce quando il nodo estratto ha un limite sopra M.",
  "rule.graph.on": "Posizioni uguali si espandono una volta sola, là dove sono state raggiunte al costo minimo.",

  queue: "vivi ≤ <strong>{value}</strong>",
  incumbent: "M = <best>{value}</best>",

  "fact.queue": "vivo, in attesa del suo turno",
  "fact.same": "la stessa posizione del nodo {of}",
  "fact.also": "raggiunto anche da {nodes}",
  "fact.bound": "sotto di esso nessuna soluzione vale meno di {value}",

  "tab.panel": "Nodi vivi",
  "panel.live": "Nodi vivi, dal limite minimo",
  "panel.live.depth": "Nodi vivi, dal più profondo",
  "panel.live.size": "{0} vivi",
  "panel.live.empty": "Nessun nodo è vivo.",
  "live.bound": "limite {0}",
  "live.best": "M {0}",
  "live.board.now": "Espanso, limite {0}",
  "live.board.best": "La migliore: M = {0}",
  "live.matrix": "Matrice ridotta di",
  "live.matrix.about": "{0} tolti dalle righe, {1} dalle colonne",
  "live.matrix.taken": "tolto",
  "live.matrix.from": "dalla città {0}",
  "live.roads.cheapest-edges": "Strade più corte in uscita, per",
  "live.roads.spanning-tree": "Albero ricoprente per",
  "live.roads.held-karp": "Albero ricoprente pesato per",
  "live.roads.nearest-neighbour": "Ogni volta la città più vicina, per",
  "column.moves": "mosse",
  "column.bound": "limite",
  "change.dropped": "scartato",

  // what its options are called
  "option.order": "Espandi per primo",
  "option.ties": "Tra limiti uguali",
  "option.bound": "Limite inferiore",
  "option.stop": "Fine",
  "option.graph": "Posizioni uguali una volta sola",
};
