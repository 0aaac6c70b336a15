// Norwegian (bokmål): what a search says that plays at random and counts visits.

export default {
  "start.mcts":
    "Ikke alle trekk gjennomsøkes. Hvert steg går ned i treet, spiller tilfeldige trekk derfra til slutten av spillet, og teller resultatet i hver node på veien. <strong>n</strong> er hvor ofte en node er besøkt, <strong>Ø</strong> gjennomsnittsresultatet; kantene er like tykke som besøkene er mange. Trekk med godt gjennomsnitt besøkes oftere, og trekk som er lite besøkt, prøves igjen.",

  // the title: why the step went to the root's move that it went to
  "step.unvisited": "Steg {number} · Første besøk",
  "step.mean": "Steg {number} · Ut fra snittet",
  "step.exploration": "Steg {number} · Ut fra utforskingen",
  "step.both": "Steg {number} · Ut fra snitt og utforsking",
  "step.tie": "Steg {number} · Likt",
  "step.chance": "Steg {number} · Trukket av tilfeldigheten",

  // selection: at the root, and below it
  "choose.only": "Det er bare ett trekk, {child}.",
  "choose.chance": "I {node} trekker tilfeldigheten {child}, som har sannsynlighet {chance}.",
  "choose.unvisited": "{child} har ingen besøk ennå; slike trekk kommer først, fra venstre mot høyre.",
  "choose.unvisited.brief": "{child} har ingen besøk ennå.",
  "choose.mean":
    "{child} har størst UCB1: {mean} + {exploration} = <strong>{sum}</strong>. Det er <strong>gjennomsnittet</strong> som avgjør: det er det beste for {player}.",
  "choose.both":
    "{child} har størst UCB1: {mean} + {exploration} = <strong>{sum}</strong>. Gjennomsnittet er det beste for {player}, og ingen andre trekk er besøkt sjeldnere.",
  "choose.exploration":
    "{child} har størst UCB1: {mean} + {exploration} = <strong>{sum}</strong>. Det er <strong>utforskingsleddet</strong> som avgjør: {rival} har bedre gjennomsnitt, {rival_result}, det er {rival_mean} av veien fra {worst} til {top}, men {rival_visits, plural, one {# besøk} other {# besøk}} mot {visits}.",
  "choose.exploration.raw":
    "{child} har størst UCB1: {mean} + {exploration} = <strong>{sum}</strong>. Det er <strong>utforskingsleddet</strong> som avgjør: {rival} har bedre gjennomsnitt, {rival_result}, men {rival_visits, plural, one {# besøk} other {# besøk}} mot {visits}.",
  "choose.tie":
    "{child} og et annet trekk har størst UCB1: {mean} + {exploration} = <strong>{sum}</strong>. Av like tas det som står lengst til venstre.",
  "choose.between": "{choices, plural, one {Ett valg til fører} other {# valg til fører}} lenger ned.",
  "below.only": "{node} har bare ett trekk, {child}.",
  "below.chance": "Lenger ned, i {node}, trekker tilfeldigheten {child}, som har sannsynlighet {chance}.",
  "below.unvisited": "Under {node} har {child} ingen besøk ennå.",
  "below.mean": "I {node} er det {child}: {mean} + {exploration} = <strong>{sum}</strong>, ut fra gjennomsnittet.",
  "below.both": "I {node} er det {child}: {mean} + {exploration} = <strong>{sum}</strong>, ut fra begge ledd.",
  "below.exploration":
    "I {node} er det {child}: {mean} + {exploration} = <strong>{sum}</strong>, ut fra utforskingsleddet; {rival} har bedre gjennomsnitt.",
  "below.tie": "I {node} er det {child}: {mean} + {exploration} = <strong>{sum}</strong>, lengst til venstre av like.",

  "plain.select": "Veien ned slutter i {node}.",

  // expansion
  "expand.root":
    "Roten får {children, plural, one {sitt ene barn} other {sine # barn}}; {first} er det første som besøkes.",
  "expand.root.chance": "Roten får {children, plural, one {sitt ene barn} other {sine # barn}}.",
  "expand.again":
    "{node} besøkes for andre gang, og ekspanderes derfor. Noden får {children, plural, one {sitt ene barn} other {sine # barn}}, og {first} besøkes.",
  "expand.again.chance":
    "{node} besøkes for andre gang, og ekspanderes derfor. Noden får {children, plural, one {sitt ene barn} other {sine # barn}}.",

  // playout
  "part.playout": "Steg {number} · utspilling",
  playout:
    "Fra {node} fører {plies, plural, one {ett tilfeldig trekk} other {# tilfeldige trekk}} til resultatet <strong>{value}</strong>.",
  "playout.infinite":
    "Fra {node} fører {plies, plural, one {ett tilfeldig trekk} other {# tilfeldige trekk}} til resultatet <strong>{value}</strong>, som telles som {counts}: gjennomsnitt er endelige.",
  "unknown.playout":
    "Utspillingen fra {node} ender i en løvnode med en verdi som ingen kjenner, og det gjør søket også.",
  "playout.leaf": "I {node} er det ingen trekk å spille: verdien er <strong>{value}</strong>.",
  "playout.leaf.infinite":
    "I {node} er det ingen trekk å spille: verdien er <strong>{value}</strong>, som telles som {counts}: gjennomsnitt er endelige.",

  "playout.given": "Utspillingen fra {node} er gitt: resultatet er <strong>{value}</strong>.",
  "plain.visit": "{node} teller det.",

  // backpropagation
  "backup.visits":
    "Hver node på veien opp teller det: {node} har nå {visits, plural, one {# besøk} other {# besøk}} og gjennomsnittet <strong>{mean}</strong>.",
  "backup.visits.brief":
    "{node} har nå {visits, plural, one {# besøk} other {# besøk}} og gjennomsnittet <strong>{mean}</strong>.",
  "backup.leads": "{node} er nå det <best>mest besøkte</best> trekket.",

  "done.budget": "Alle {visits} utspillinger (playouts) er spilt. Gjennomsnittet er {mean}: et anslag, ikke et bevis.",
  "done.budget.move":
    "Alle {visits} utspillinger (playouts) er spilt, med gjennomsnitt {mean}. <best>{best}</best> er trekket som bør spilles: det ble besøkt oftest, {best_visits} ganger, med gjennomsnitt {best_mean}. Dette er et anslag, ikke et bevis.",

  "done.budget.value":
    "Alle {visits} utspillinger (playouts) er spilt, med gjennomsnitt {mean}. <best>{best}</best> er trekket som bør spilles: gjennomsnittet er best, {best_mean} i {best_visits, plural, one {# besøk} other {# besøk}}. Dette er et anslag, ikke et bevis.",
  playouts: "{value, plural, one {<strong>#</strong> utspilling} other {<strong>#</strong> utspillinger}}",

  "rule.iterations": "Det er <strong>{value}</strong> utspillinger (playouts).",
  "rule.exploration":
    "Konstanten i UCB1 er <strong>{value}</strong>: jo større den er, desto oftere prøves andre trekk.",
  "rule.means.scaled": "UCB1 skalerer gjennomsnitt etter det minste og det største resultatet så langt.",
  "rule.means.raw": "UCB1 tar gjennomsnitt som de er, for MIN med motsatt fortegn.",
  "rule.pick.visits": "Til slutt spilles det mest besøkte trekket.",
  "rule.pick.value": "Til slutt spilles trekket med best gjennomsnitt.",
  "rule.results": "De første utspillingene har resultatene <strong>{value}</strong>.",
  "rule.seed": "De tilfeldige trekkene er de fra frø <strong>{value}</strong>.",

  "fact.visits":
    "{visits, plural, one {<strong>#</strong> besøk} other {<strong>#</strong> besøk}}, gjennomsnitt <strong>{mean}</strong>",

  "tab.panel": "Besøk",
  "panel.visits": "Trekkene i roten",
  "panel.visits.all": "{0} utspillinger, snitt {1}",
  "panel.visits.empty": "Ingenting er besøkt ennå.",
  "panel.visits.none": "ingen besøk ennå",
  "panel.visits.leads": "besøkt oftest",
  "panel.visits.only": "Det er bare ett trekk.",
  "panel.visits.chance": "Tilfeldigheten trekker et trekk, hvert med sin sannsynlighet.",
  "panel.visits.unvisited": "Et trekk uten besøk kommer først.",
  "panel.visits.both": "Det beste gjennomsnittet, og ingen er besøkt sjeldnere.",
  "panel.visits.mean": "Gjennomsnittet avgjør.",
  "panel.visits.exploration": "Utforskingsleddet avgjør.",
  "panel.visits.tie": "Like summer: det lengst til venstre tas.",
  "panel.visits.scale":
    "Da dette steget valgte, var UCB1 gjennomsnittet (helt), fra 0 for resultatet {0} til 1 for {1}, pluss utforskingen (stripet): {2} · √(ln N / n), med N besøk i roten og n for trekket.",
  "panel.visits.raw":
    "Da dette steget valgte, var UCB1 gjennomsnittet (helt), for MINs trekk med motsatt fortegn, pluss utforskingen (stripet): {0} · √(ln N / n), med N besøk i roten og n for trekket.",
  "column.move": "trekk",
  "column.visits": "besøk",
  "column.mean": "snitt",
  "column.ucb1": "UCB1",

  // what its options are called
  "option.iterations": "Utspillinger (playouts)",
  "option.exploration": "Konstanten C i UCB1",
  "option.means": "Gjennomsnitt i UCB1",
  "option.pick": "Trekk til slutt",
  "option.results": "Resultater av de første utspillingene",
  "option.seed": "Frø for de tilfeldige trekkene",
};
