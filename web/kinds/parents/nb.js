// Norwegian (bokmål): what a search says whose calls get the value of their parent.

export default {
  "start.ab-node-value":
    "Prosedyren fra forelesningen tar med seg én grense nedover i treet: verdien som forelderen allerede har. Det som ikke kan komme forbi verdien til forelderen, blir beskåret; grenser lenger oppe fra blir glemt.",
  "call.root":
    "{node} kalles med <beta>parentVal = {parent}</beta>, {player} er i trekket: det finnes ingen forelder å ta hensyn til. Alle tall her er sett fra {player}.",
  "call.first":
    "{node} kalles med <beta>parentVal = {parent}</beta>, {player} er i trekket: forelderen har ikke noe ennå. Alle tall her er sett fra {player}.",
  call: "{node} kalles med <beta>parentVal = {parent}</beta>, {player} er i trekket: det forelderen har, sett fra {player}. Så snart LB når {parent}, foretrekker forelderen det den har.",
  "call.levels": "<strong>numLev = {levels}</strong>: {levels, plural, one {# nivå} other {# nivåer}} igjen.",
  "call.forgets":
    "{player} har allerede <strong>{value}</strong> i {node}, men det er glemt her: bare forelderens verdi gis videre.",
  "leaf.terminal": "{node} er <strong>terminal</strong>: sett fra {player} er den verdt {value}.",
  "leaf.estimate":
    "<strong>numLev = 0</strong> i {node}, der partiet ikke er slutt: sett fra {player} anslås den til {value}.",
  "lb.first": "{from} returnerer <strong>{returned}</strong>. Med snudd fortegn er det {gives}: LB ← {best}.",
  "lb.better":
    "{from} returnerer <strong>{returned}</strong>. Med snudd fortegn er det {gives}, mer enn før: LB ← {best}.",
  "lb.keeps":
    "{from} returnerer <strong>{returned}</strong>. Med snudd fortegn er det {gives}, ikke mer enn før: LB forblir {best}.",
  "test.none": "Ingen barn er igjen, så ingenting testes: {node} returnerer LB.",
  "test.fails":
    "LB ≥ parentVal? <plain>{best} ≥ {parent}</plain> holder ikke, så neste barn kalles, med parentVal = −LB = {next}.",
  "test.fails.strict":
    "LB > parentVal? <plain>{best} > {parent}</plain> holder ikke, så neste barn kalles, med parentVal = −LB = {next}.",
  "test.holds":
    "LB ≥ parentVal? <plain>{best} ≥ {parent}</plain> <beta>holder</beta>: {node} returnerer LB med en gang. {pruned} {pruned, plural, one {blir} other {blir}} beskåret.",
  "test.holds.by":
    "LB ≥ parentVal? <plain>{best} ≥ {parent}</plain> <beta>holder</beta>: {node} returnerer LB med en gang, for forelderen har allerede like mye fra {by}. {pruned} {pruned, plural, one {blir} other {blir}} beskåret.",
  "test.holds.strict":
    "LB > parentVal? <plain>{best} > {parent}</plain> <beta>holder</beta>: {node} returnerer LB med en gang. {pruned} {pruned, plural, one {blir} other {blir}} beskåret.",
  "test.holds.strict.by":
    "LB > parentVal? <plain>{best} > {parent}</plain> <beta>holder</beta>: {node} returnerer LB med en gang, for forelderen har allerede mer fra {by}. {pruned} {pruned, plural, one {blir} other {blir}} beskåret.",
  "test.holds.unsound":
    "LB ≥ parentVal? <plain>{best} ≥ {parent}</plain> holder med en gang, fordi parentVal er −∞: kallet fikk den, ingen forelder har hatt den. En avskjæring med <strong>ingen verdi bak seg</strong>. {pruned} {pruned, plural, one {blir} other {blir}} beskåret. Herfra kan svaret være galt.",
  "enter.open.forgets":
    "Vi går inn i {node}; {player} er i trekket. Forelderen har ingenting ennå, så ingen grense sendes ned: vinduet er (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.forgets.alpha":
    "{max} har allerede <alpha>{value}</alpha> i {node}, men det glemmes her: bare verdien til forelderen sendes ned.",
  "enter.forgets.beta":
    "{min} har allerede <beta>{value}</beta> i {node}, men det glemmes her: bare verdien til forelderen sendes ned.",
  "cutoff.unsound":
    "{from} gir {value}, og LB ≥ parentVal gjelder med en gang, fordi parentVal er −∞: kallet fikk den med, ingen forelder har noen gang hatt den. En avskjæring med <strong>ingen verdi bak seg</strong>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}}. Fra nå av kan svaret være galt.",
  "done.unsound":
    "Prosedyren returnerer {value}, men <strong>det er ikke til å stole på</strong>: med disse valgene har den skåret av noe som kan bety noe. Sett <strong>start</strong> og <strong>first</strong> tilbake til inf for å se verdien.",
  "rule.start.inf": "Roten kalles med parentVal = ∞: det er ingen forelder å gjøre fornøyd.",
  "rule.start.-inf":
    "<strong>Galt med vilje</strong>: roten kalles med parentVal = −∞, slik det en gang ble trykt. LB ≥ −∞ gjelder alltid, så roten returnerer etter sitt første barn.",
  "rule.first.inf": "Et første barn kalles med parentVal = ∞: forelderen har ingenting ennå.",
  "rule.first.-inf":
    "<strong>Galt med vilje</strong>: et første barn kalles med parentVal = −∞, slik det en gang ble rettet. LB ≥ −∞ gjelder alltid, så det returnerer etter sitt eget første barn.",
  "rule.cut.at-equality": "Kutter der LB ≥ parentVal.",
  "rule.cut.past-equality": "Kutter bare der LB > parentVal.",
  "fact.parentVal": "kalt med parentVal = {value}",
  "fact.numLev": "numLev = {value}",
  "fact.LB": "LB = {value}",
  "cutoff.alpha.strict":
    "{from} gir <strong>{gives}</strong>; {max} har allerede <alpha>{bound}</alpha>, og <plain>{value} < {bound}</plain>: ingenting mer under {node} kan bety noe. Det er en <alpha>α-avskjæring</alpha>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}}.",
  "cutoff.alpha.strict.by":
    "{from} gir <strong>{gives}</strong>; {max} har allerede <alpha>{bound}</alpha> fra {by}, og <plain>{value} < {bound}</plain>: ingenting mer under {node} kan bety noe. Det er en <alpha>α-avskjæring</alpha>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}}.",
  "cutoff.beta.strict":
    "{from} gir <strong>{gives}</strong>; {min} har allerede <beta>{bound}</beta>, og <plain>{value} > {bound}</plain>: ingenting mer under {node} kan bety noe. Det er en <beta>β-avskjæring</beta>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}}.",
  "cutoff.beta.strict.by":
    "{from} gir <strong>{gives}</strong>; {min} har allerede <beta>{bound}</beta> fra {by}, og <plain>{value} > {bound}</plain>: ingenting mer under {node} kan bety noe. Det er en <beta>β-avskjæring</beta>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}}.",

  "tab.panel": "Kall",
  "panel.calls": "De åpne kallene og tallene deres",
  "panel.calls.test": "LB ≥ parentVal?",
  "panel.calls.holds": "{0} holder",
  "panel.calls.fails": "{0} holder ikke",
  "panel.window": "De åpne kallene og vinduene deres",
  "panel.window.value": "best så langt: ",
  "panel.window.from": "{bound}: {node} har den fra {by}",
  "panel.again": "på nytt",
  "column.numLev": "numLev",
  "column.parentVal": "parentVal",
  "column.LB": "LB",
  "option.cut": "Avskjæring",
  "option.start": "parentVal for roten",
  "option.first": "parentVal for et første barn",
};
