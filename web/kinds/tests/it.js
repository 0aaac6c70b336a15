// Italian: what a search says that asks before it evaluates.

export default {
  "start.scout":
    "SCOUT valuta la prima mossa, e di ogni altra chiede dapprima soltanto: è migliore? Chiedere costa meno che valutare. Solo dove la risposta è sì torna indietro e valuta: un test dice che una mossa è migliore, non di quanto. Un arco sottile è solo un test, uno doppio è stato esplorato di nuovo.",
  "start.nega-scout":
    "NegaScout è alfa-beta che scommette sulla prima mossa. Di ogni altra chiede dapprima soltanto, con una finestra che dentro non ha spazio (null window), se è migliore; dove lo è, la esplora di nuovo: un test dice che è migliore, non di quanto. Un arco sottile è solo un test, uno doppio è stato esplorato di nuovo.",
  "step.test": "Passo {number} · solo un test",
  "step.again": "Passo {number} · esplorato di nuovo",

  "enter.first":
    "{node} è un primo figlio, quindi viene esplorato direttamente, con la finestra (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.first.open": "{node} è un primo figlio, quindi viene esplorato direttamente.",
  "enter.test.more": "Del nodo {node} si chiede soltanto: vale più di <alpha>{than}</alpha>?",
  "enter.test.less": "Del nodo {node} si chiede soltanto: vale meno di <beta>{than}</beta>?",
  "enter.within.more.one":
    "Il nodo {node} vale più di <alpha>{than}</alpha>? Tocca a {player}: basta <strong>un solo</strong> figlio così.",
  "enter.within.less.one":
    "Il nodo {node} vale meno di <beta>{than}</beta>? Tocca a {player}: basta <strong>un solo</strong> figlio così.",
  "enter.within.more.all":
    "Il nodo {node} vale più di <alpha>{than}</alpha>? Tocca a {player}: deve valere per <strong>tutti</strong> i figli.",
  "enter.within.less.all":
    "Il nodo {node} vale meno di <beta>{than}</beta>? Tocca a {player}: deve valere per <strong>tutti</strong> i figli.",
  "enter.again":
    "Quindi il nodo {node} va esplorato di nuovo, con la finestra (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.again.open": "Quindi il nodo {node} va valutato lo stesso.",

  "test.yes.more":
    "<strong>Sì</strong>: {from} vale più di <alpha>{than}</alpha>. Può essere la mossa migliore del nodo {node}, quindi ora serve il suo valore.",
  "test.yes.less":
    "<strong>Sì</strong>: {from} vale meno di <beta>{than}</beta>. Può essere la mossa migliore del nodo {node}, quindi ora serve il suo valore.",
  "test.no.more":
    "<strong>No</strong>: {from} non vale più di <alpha>{than}</alpha>. Altro non serve sapere: il nodo {node} mantiene il suo valore.",
  "test.no.less":
    "<strong>No</strong>: {from} non vale meno di <beta>{than}</beta>. Altro non serve sapere: il nodo {node} mantiene il suo valore.",
  "backup.meets":
    "Il nodo {node} non arriva a nulla di meglio di ciò che il test aveva trovato: vale esattamente {value}.",
  "test.within.yes.more": "{from} vale più di <alpha>{than}</alpha>, quindi anche il nodo {node}.",
  "test.within.yes.less": "{from} vale meno di <beta>{than}</beta>, quindi anche il nodo {node}.",
  "test.within.no.more": "{from} non vale più di <alpha>{than}</alpha>, quindi nemmeno il nodo {node}.",
  "test.within.no.less": "{from} non vale meno di <beta>{than}</beta>, quindi nemmeno il nodo {node}.",
  "test.within.yes.more.open":
    "{from} vale più di <alpha>{than}</alpha>; il nodo {node} ha altri figli da interrogare.",
  "test.within.yes.less.open": "{from} vale meno di <beta>{than}</beta>; il nodo {node} ha altri figli da interrogare.",
  "test.within.no.more.open":
    "{from} non vale più di <alpha>{than}</alpha>; il nodo {node} ha altri figli da interrogare.",
  "test.within.no.less.open":
    "{from} non vale meno di <beta>{than}</beta>; il nodo {node} ha altri figli da interrogare.",
  "test.pruned": "{pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",

  evaluations:
    "{value, plural, one {<strong>#</strong> valutazione} many {<strong>#</strong> di valutazioni} other {<strong>#</strong> valutazioni}}",
  tests:
    "{value, plural, one {<strong>#</strong> test} many {<strong>#</strong> di test} other {<strong>#</strong> test}}",
  researches: "<strong>{value}</strong> esplorati di nuovo",

  "fact.test.max": "si chiede soltanto: vale più di <alpha>{than}</alpha>?",
  "fact.test.min": "si chiede soltanto: vale meno di <beta>{than}</beta>?",
  "fact.tested": "solo testato",
  "fact.again": "prima testato, poi esplorato di nuovo",

  "rule.window":
    "La radice riceve la finestra {value}, come se {max} avesse già altrove l’estremo inferiore e {min} quello superiore.",
  "done.window.at-least":
    "Il gioco vale <strong>almeno {lower}</strong>. È fuori dalla finestra richiesta, quindi il suo valore non è noto.",
  "done.window.at-most":
    "Il gioco vale <strong>al massimo {upper}</strong>. È fuori dalla finestra richiesta, quindi il suo valore non è noto.",

  "tab.panel": "Finestra",
  "panel.window": "Le chiamate aperte e le loro finestre",
  "panel.window.value": "il migliore finora: ",
  "panel.window.from": "{bound}: il nodo {node} lo ha da {by}",
  "panel.again": "di nuovo",
};
