// Italian: what a search says that carries a window down the tree.

export default {
  "start.alpha-beta":
    "Alfa-beta percorre l’albero da sinistra a destra con una finestra: <alpha>α</alpha> è ciò che {max} ha già, <beta>β</beta> ciò che {min} ha già. Quello che ne sta fuori non può contare, e viene potato (pruning).",

  "rule.cut.at-equality": "Si taglia dove v ≥ β quando muove {max}, v ≤ α quando muove {min}.",
  "rule.cut.past-equality": "Si taglia solo dove v > β quando muove {max}, v < α quando muove {min}.",
  "rule.fail.soft": "Fail-soft: un risultato può cadere fuori dalla finestra, e lì dice di più.",
  "rule.fail.hard": "Fail-hard: un risultato fuori dalla finestra diventa l’estremo della finestra.",
  "rule.convention.aima": "Come in Russell e Norvig: un nodo termina non appena v ≥ β o v ≤ α.",
  "rule.convention.cs188":
    "Come nel corso CS188 di Berkeley: con valori uguali non si taglia, e dove ci sono parità si guardano più foglie.",
  "rule.convention.lecture": "Come nella procedura della lezione: termina dove V ≤ U.",
  "rule.convention.textbook-strict": "Come nei testi che tagliano solo dove V < U: con valori uguali non si taglia.",
  "rule.window":
    "La radice riceve la finestra {value}, come se {max} avesse già altrove l’estremo inferiore e {min} quello superiore.",

  "cutoff.least":
    "{from} dà <strong>{gives}</strong>, il minimo che ci sia: niente altro sotto {node} può essere meno. Un <alpha>taglio α</alpha>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "cutoff.most":
    "{from} dà <strong>{gives}</strong>, il massimo che ci sia: niente altro sotto {node} può essere più. Un <beta>taglio β</beta>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "done.window.at-least":
    "Il gioco vale <strong>almeno {lower}</strong>. È fuori dalla finestra richiesta, quindi il suo valore non è noto.",
  "done.window.at-most":
    "Il gioco vale <strong>al massimo {upper}</strong>. È fuori dalla finestra richiesta, quindi il suo valore non è noto.",

  "cutoff.alpha.strict":
    "{from} dà <strong>{gives}</strong>; {max} ha già <alpha>{bound}</alpha>, e <plain>{value} < {bound}</plain>: sotto il nodo {node} nient’altro può contare. È un <alpha>taglio α</alpha>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "cutoff.alpha.strict.by":
    "{from} dà <strong>{gives}</strong>; {max} ha già <alpha>{bound}</alpha> da {by}, e <plain>{value} < {bound}</plain>: sotto il nodo {node} nient’altro può contare. È un <alpha>taglio α</alpha>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "cutoff.beta.strict":
    "{from} dà <strong>{gives}</strong>; {min} ha già <beta>{bound}</beta>, e <plain>{value} > {bound}</plain>: sotto il nodo {node} nient’altro può contare. È un <beta>taglio β</beta>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "cutoff.beta.strict.by":
    "{from} dà <strong>{gives}</strong>; {min} ha già <beta>{bound}</beta> da {by}, e <plain>{value} > {bound}</plain>: sotto il nodo {node} nient’altro può contare. È un <beta>taglio β</beta>. {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",

  "tab.panel": "Finestra",
  "panel.window": "Le chiamate aperte e le loro finestre",
  "panel.window.value": "il migliore finora: ",
  "panel.window.from": "{bound}: il nodo {node} lo ha da {by}",
  "panel.again": "di nuovo",

  // what its options are called
  "option.fail": "Risultati fuori dalla finestra",
  "option.convention": "Come in",
  "option.cut": "Taglio",
};
