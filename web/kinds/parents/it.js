// Italian: what a search says whose calls get the value of their parent.

export default {
  "start.ab-node-value":
    "La procedura della lezione porta giù nell’albero un solo limite: il valore che il padre ha già. Ciò che non può superare il valore del padre viene potato; i limiti che vengono da più in alto si dimenticano.",

  // the numbers of the calls, seen from the player of each
  "call.root":
    "{node} viene chiamato con <beta>parentVal = {parent}</beta>, tocca a {player}: non c’è un padre da soddisfare. Qui tutti i numeri sono visti da {player}.",
  "call.first":
    "{node} viene chiamato con <beta>parentVal = {parent}</beta>, tocca a {player}: suo padre non ha ancora nulla. Qui tutti i numeri sono visti da {player}.",
  call: "{node} viene chiamato con <beta>parentVal = {parent}</beta>, tocca a {player}: è ciò che ha suo padre, visto da {player}. Appena LB raggiunge {parent}, il padre preferisce ciò che ha.",
  "call.levels":
    "<strong>numLev = {levels}</strong>: {levels, plural, one {resta # livello} many {restano # livelli} other {restano # livelli}}.",
  "call.forgets":
    "Al nodo {node} {player} ha già <strong>{value}</strong>, ma qui lo si dimentica: si passa solo il valore del padre.",
  "leaf.terminal": "{node} è <strong>terminale</strong>: visto da {player}, vale {value}.",
  "leaf.estimate":
    "<strong>numLev = 0</strong> al nodo {node}, dove la partita non è finita: visto da {player}, si stima {value}.",
  "lb.first": "{from} restituisce <strong>{returned}</strong>. Con il segno cambiato è {gives}: LB ← {best}.",
  "lb.better":
    "{from} restituisce <strong>{returned}</strong>. Con il segno cambiato è {gives}, più di prima: LB ← {best}.",
  "lb.keeps":
    "{from} restituisce <strong>{returned}</strong>. Con il segno cambiato è {gives}, non più di prima: LB resta {best}.",
  "test.none": "Non resta nessun figlio, quindi non si verifica nulla: {node} restituisce LB.",
  "test.fails":
    "LB ≥ parentVal? <plain>{best} ≥ {parent}</plain> non vale, quindi si chiama il figlio seguente, con parentVal = −LB = {next}.",
  "test.fails.strict":
    "LB > parentVal? <plain>{best} > {parent}</plain> non vale, quindi si chiama il figlio seguente, con parentVal = −LB = {next}.",
  "test.holds":
    "LB ≥ parentVal? <plain>{best} ≥ {parent}</plain> <beta>vale</beta>: {node} restituisce subito LB. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "test.holds.by":
    "LB ≥ parentVal? <plain>{best} ≥ {parent}</plain> <beta>vale</beta>: {node} restituisce subito LB, perché il padre ha già altrettanto da {by}. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "test.holds.strict":
    "LB > parentVal? <plain>{best} > {parent}</plain> <beta>vale</beta>: {node} restituisce subito LB. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "test.holds.strict.by":
    "LB > parentVal? <plain>{best} > {parent}</plain> <beta>vale</beta>: {node} restituisce subito LB, perché il padre ha già di più da {by}. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "test.holds.unsound":
    "LB ≥ parentVal? <plain>{best} ≥ {parent}</plain> vale subito, perché parentVal è −∞: è stato passato alla chiamata, nessun padre l’ha mai avuto. Un taglio con <strong>nessun valore alle spalle</strong>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}. Da qui in poi la risposta può essere sbagliata.",

  // the same as windows, seen from MAX
  "enter.open.forgets":
    "Si visita il nodo {node}: tocca a {player}. Suo padre non ha ancora nulla, quindi non passa nessun limite: la finestra è (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.forgets.alpha":
    "Al nodo {node} {max} ha già <alpha>{value}</alpha>, ma qui lo si dimentica: si passa solo il valore del padre.",
  "enter.forgets.beta":
    "Al nodo {node} {min} ha già <beta>{value}</beta>, ma qui lo si dimentica: si passa solo il valore del padre.",
  "cutoff.unsound":
    "{from} dà {value}, e LB ≥ parentVal vale subito, perché parentVal è −∞: è stato passato alla chiamata, nessun padre l’ha mai avuto. Un taglio con <strong>nessun valore alle spalle</strong>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}. Da qui in poi la risposta può essere sbagliata.",

  // options that are wrong on purpose
  "done.unsound":
    "La procedura restituisce {value}, ma <strong>non bisogna fidarsi</strong>: con queste opzioni ha tagliato ciò che può contare. Per vedere il valore, rimetti <strong>start</strong> e <strong>first</strong> a inf.",

  "rule.start.inf": "La radice viene chiamata con parentVal = ∞: non c’è un padre da soddisfare.",
  "rule.start.-inf":
    "<strong>Sbagliato di proposito</strong>: la radice viene chiamata con parentVal = −∞, come una volta è stato stampato. LB ≥ −∞ vale sempre, quindi la radice ritorna dopo il primo figlio.",
  "rule.first.inf": "Un primo figlio viene chiamato con parentVal = ∞: suo padre non ha ancora nulla.",
  "rule.first.-inf":
    "<strong>Sbagliato di proposito</strong>: un primo figlio viene chiamato con parentVal = −∞, come una volta è stato corretto. LB ≥ −∞ vale sempre, quindi ritorna dopo il proprio primo figlio.",
  "rule.cut.at-equality": "Si taglia dove LB ≥ parentVal.",
  "rule.cut.past-equality": "Si taglia solo dove LB > parentVal.",

  "fact.parentVal": "chiamato con parentVal = {value}",
  "fact.numLev": "numLev = {value}",
  "fact.LB": "LB = {value}",

  "cutoff.alpha.strict":
    "{from} dà <strong>{gives}</strong>; {max} ha già <alpha>{bound}</alpha>, e <plain>{value} < {bound}</plain>: sotto il nodo {node} nient’altro può contare. È un <alpha>taglio α</alpha>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "cutoff.alpha.strict.by":
    "{from} dà <strong>{gives}</strong>; {max} ha già <alpha>{bound}</alpha> da {by}, e <plain>{value} < {bound}</plain>: sotto il nodo {node} nient’altro può contare. È un <alpha>taglio α</alpha>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "cutoff.beta.strict":
    "{from} dà <strong>{gives}</strong>; {min} ha già <beta>{bound}</beta>, e <plain>{value} > {bound}</plain>: sotto il nodo {node} nient’altro può contare. È un <beta>taglio β</beta>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "cutoff.beta.strict.by":
    "{from} dà <strong>{gives}</strong>; {min} ha già <beta>{bound}</beta> da {by}, e <plain>{value} > {bound}</plain>: sotto il nodo {node} nient’altro può contare. È un <beta>taglio β</beta>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",

  "tab.panel": "Chiamate",
  "panel.calls": "Le chiamate aperte e i loro numeri",
  "panel.calls.test": "LB ≥ parentVal?",
  "panel.calls.holds": "{0} vale",
  "panel.calls.fails": "{0} non vale",
  "panel.window": "Le chiamate aperte e le loro finestre",
  "panel.window.value": "il migliore finora: ",
  "panel.window.from": "{bound}: il nodo {node} lo ha da {by}",
  "panel.again": "di nuovo",
  "column.numLev": "numLev",
  "column.parentVal": "parentVal",
  "column.LB": "LB",

  // what its options are called
  "option.cut": "Taglio",
  "option.start": "parentVal della radice",
  "option.first": "parentVal di un primo figlio",
};
