// Italian: what a search says that plays at random and counts visits.

export default {
  "start.mcts":
    "Non si esplora ogni mossa. Ogni passo scende nell’albero, da lì gioca mosse casuali fino alla fine della partita, e conta il risultato in ogni nodo del cammino. <strong>n</strong> è quante volte un nodo è stato visitato, <strong>Ø</strong> il risultato medio; gli archi sono spessi quanto le visite. Le mosse con una buona media si visitano più spesso, e quelle visitate poco si riprovano.",

  // the title: why the step went to the root's move that it went to
  "step.unvisited": "Passo {number} · Prima visita",
  "step.mean": "Passo {number} · Per la media",
  "step.exploration": "Passo {number} · Per l’esplorazione",
  "step.both": "Passo {number} · Per media ed esplorazione",
  "step.tie": "Passo {number} · Parità",
  "step.chance": "Passo {number} · Estratto dal caso",

  // selection: at the root, and below it
  "choose.only": "C’è una sola mossa, {child}.",
  "choose.chance": "In {node} il caso estrae {child}, che ha probabilità {chance}.",
  "choose.unvisited": "{child} non ha ancora visite; le mosse così vengono per prime, da sinistra a destra.",
  "choose.unvisited.brief": "{child} non ha ancora visite.",
  "choose.mean":
    "{child} ha l’UCB1 massimo: {mean} + {exploration} = <strong>{sum}</strong>. Decide la sua <strong>media</strong>: è la migliore per {player}.",
  "choose.both":
    "{child} ha l’UCB1 massimo: {mean} + {exploration} = <strong>{sum}</strong>. La sua media è la migliore per {player}, e nessun’altra mossa è stata visitata meno spesso.",
  "choose.exploration":
    "{child} ha l’UCB1 massimo: {mean} + {exploration} = <strong>{sum}</strong>. Decide il suo termine di <strong>esplorazione</strong>: {rival} ha la media migliore, {rival_result}, cioè {rival_mean} del cammino da {worst} a {top}, ma {rival_visits, plural, one {# visita} many {# di visite} other {# visite}} contro {visits}.",
  "choose.exploration.raw":
    "{child} ha l’UCB1 massimo: {mean} + {exploration} = <strong>{sum}</strong>. Decide il suo termine di <strong>esplorazione</strong>: {rival} ha la media migliore, {rival_result}, ma {rival_visits, plural, one {# visita} many {# di visite} other {# visite}} contro {visits}.",
  "choose.tie":
    "{child} e un’altra mossa hanno l’UCB1 massimo: {mean} + {exploration} = <strong>{sum}</strong>. A parità si prende la più a sinistra.",
  "choose.between":
    "{choices, plural, one {Un’altra scelta porta} many {Altre # di scelte portano} other {Altre # scelte portano}} più in basso.",
  "below.only": "Al nodo {node} c’è una sola mossa, {child}.",
  "below.chance": "Più in basso, in {node}, il caso estrae {child}, che ha probabilità {chance}.",
  "below.unvisited": "Sotto il nodo {node}, {child} non ha ancora visite.",
  "below.mean": "Al nodo {node} la scelta è {child}: {mean} + {exploration} = <strong>{sum}</strong>, per la media.",
  "below.both":
    "Al nodo {node} la scelta è {child}: {mean} + {exploration} = <strong>{sum}</strong>, per entrambi i termini.",
  "below.exploration":
    "Al nodo {node} la scelta è {child}: {mean} + {exploration} = <strong>{sum}</strong>, per il termine di esplorazione; {rival} ha la media migliore.",
  "below.tie":
    "Al nodo {node} la scelta è {child}: {mean} + {exploration} = <strong>{sum}</strong>, la più a sinistra a parità.",

  "plain.select": "La discesa finisce al nodo {node}.",

  // expansion
  "expand.root":
    "La radice riceve {children, plural, one {il suo unico figlio} many {i suoi # di figli} other {i suoi # figli}}; il primo da visitare è {first}.",
  "expand.root.chance":
    "La radice riceve {children, plural, one {il suo unico figlio} many {i suoi # di figli} other {i suoi # figli}}.",
  "expand.again":
    "{node} viene visitato per la seconda volta, quindi si espande. Riceve {children, plural, one {il suo unico figlio} many {i suoi # di figli} other {i suoi # figli}}, e si visita {first}.",
  "expand.again.chance":
    "{node} viene visitato per la seconda volta, quindi si espande. Riceve {children, plural, one {il suo unico figlio} many {i suoi # di figli} other {i suoi # figli}}.",

  // playout
  "part.playout": "Passo {number} · simulazione",
  playout:
    "Dal nodo {node}, {plies, plural, one {una mossa casuale porta} many {# di mosse casuali portano} other {# mosse casuali portano}} al risultato <strong>{value}</strong>.",
  "playout.infinite":
    "Dal nodo {node}, {plies, plural, one {una mossa casuale porta} many {# di mosse casuali portano} other {# mosse casuali portano}} al risultato <strong>{value}</strong>, che si conta come {counts}: le medie sono finite.",
  "unknown.playout":
    "La simulazione dal nodo {node} finisce in una foglia di cui nessuno conosce il valore, e con essa la ricerca.",
  "playout.leaf": "Al nodo {node} non ci sono mosse da giocare: vale <strong>{value}</strong>.",
  "playout.leaf.infinite":
    "Al nodo {node} non ci sono mosse da giocare: vale <strong>{value}</strong>, che si conta come {counts}: le medie sono finite.",

  "playout.given": "La simulazione da {node} è data: il suo risultato è <strong>{value}</strong>.",
  "plain.visit": "Il nodo {node} lo conta.",

  // backpropagation
  "backup.visits":
    "Ogni nodo lungo la risalita lo conta: ora il nodo {node} ha {visits, plural, one {# visita} many {# di visite} other {# visite}} e media <strong>{mean}</strong>.",
  "backup.visits.brief":
    "Ora il nodo {node} ha {visits, plural, one {# visita} many {# di visite} other {# visite}} e media <strong>{mean}</strong>.",
  "backup.leads": "Ora {node} è la mossa <best>più visitata</best>.",

  "done.budget":
    "Tutte le {visits} simulazioni (playout) sono state giocate. La loro media è {mean}: una stima, non una dimostrazione.",
  "done.budget.move":
    "Tutte le {visits} simulazioni (playout) sono state giocate, con media {mean}. La mossa da giocare è <best>{best}</best>: è stata visitata più spesso, {best_visits} volte, con media {best_mean}. È una stima, non una dimostrazione.",

  "done.budget.value":
    "Tutte le {visits} simulazioni (playout) sono state giocate, con media {mean}. La mossa da giocare è <best>{best}</best>: la sua media è la migliore, {best_mean} in {best_visits, plural, one {# visita} many {# di visite} other {# visite}}. È una stima, non una dimostrazione.",
  playouts:
    "{value, plural, one {<strong>#</strong> simulazione} many {<strong>#</strong> di simulazioni} other {<strong>#</strong> simulazioni}}",

  "rule.iterations": "Le simulazioni (playout) sono <strong>{value}</strong>.",
  "rule.exploration":
    "La costante di UCB1 è <strong>{value}</strong>: più è grande, più spesso si provano altre mosse.",
  "rule.means.scaled": "UCB1 scala le medie secondo il risultato minimo e il massimo finora.",
  "rule.means.raw": "UCB1 prende le medie come sono, per MIN con il segno opposto.",
  "rule.pick.visits": "Alla fine si gioca la mossa più visitata.",
  "rule.pick.value": "Alla fine si gioca la mossa con la media migliore.",
  "rule.results": "Le prime simulazioni hanno i risultati <strong>{value}</strong>.",
  "rule.seed": "Le mosse casuali sono quelle del seme <strong>{value}</strong>.",

  "fact.visits":
    "{visits, plural, one {<strong>#</strong> visita} many {<strong>#</strong> di visite} other {<strong>#</strong> visite}}, risultato medio <strong>{mean}</strong>",

  "tab.panel": "Visite",
  "panel.visits": "Le mosse della radice",
  "panel.visits.all": "{0} simulazioni, media {1}",
  "panel.visits.empty": "Non è ancora stato visitato nulla.",
  "panel.visits.none": "ancora nessuna visita",
  "panel.visits.leads": "visitata più spesso",
  "panel.visits.only": "C’è una sola mossa.",
  "panel.visits.chance": "La mossa è estratta dal caso, ognuna con la sua probabilità.",
  "panel.visits.unvisited": "Una mossa senza visite viene per prima.",
  "panel.visits.both": "La media migliore, e nessuna è stata visitata meno spesso.",
  "panel.visits.mean": "Decide la media.",
  "panel.visits.exploration": "Decide il termine di esplorazione.",
  "panel.visits.tie": "Somme uguali: si prende la più a sinistra.",
  "panel.visits.scale":
    "Quando questo passo ha scelto, UCB1 era la media (pieno), da 0 per il risultato {0} a 1 per {1}, più l’esplorazione (tratteggiato): {2} · √(ln N / n), con N visite della radice e n della mossa.",
  "panel.visits.raw":
    "Quando questo passo ha scelto, UCB1 era la media (pieno), per le mosse di MIN con il segno opposto, più l’esplorazione (tratteggiato): {0} · √(ln N / n), con N visite della radice e n della mossa.",
  "column.move": "mossa",
  "column.visits": "visite",
  "column.mean": "media",
  "column.ucb1": "UCB1",

  // what its options are called
  "option.iterations": "Simulazioni (playout)",
  "option.exploration": "Costante C di UCB1",
  "option.means": "Medie in UCB1",
  "option.pick": "Mossa finale",
  "option.results": "Risultati delle prime simulazioni",
  "option.seed": "Seme delle mosse casuali",
};
