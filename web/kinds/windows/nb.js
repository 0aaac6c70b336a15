// Norwegian (bokmål): what a search says that carries a window down the tree.

export default {
  "start.alpha-beta":
    "Alfa-beta går gjennom treet fra venstre mot høyre med et vindu: <alpha>α</alpha> er det {max} allerede har, <beta>β</beta> det {min} allerede har. Det som faller utenfor, kan ikke bety noe, og blir beskåret (pruning).",

  "rule.cut.at-equality": "Skjærer av der v ≥ β når {max} er i trekket, v ≤ α når {min} er i trekket.",
  "rule.cut.past-equality": "Skjærer av bare der v > β når {max} er i trekket, v < α når {min} er i trekket.",
  "rule.fail.soft": "Fail-soft: et resultat kan ligge utenfor vinduet, og sier mer der.",
  "rule.fail.hard": "Fail-hard: et resultat utenfor vinduet blir enden av vinduet.",
  "rule.convention.aima": "Som hos Russell og Norvig: en node er ferdig så snart v ≥ β eller v ≤ α.",
  "rule.convention.cs188":
    "Som i CS188 ved Berkeley: det skjæres ikke av ved like verdier, så det ses på flere løvnoder der noe er likt.",
  "rule.convention.lecture": "Som i forelesningens prosedyre: den er ferdig der V ≤ U.",
  "rule.convention.textbook-strict":
    "Som i tekster som bare skjærer av der V < U: det skjæres ikke av ved like verdier.",
  "rule.window":
    "Roten får vinduet {value}, som om {max} allerede hadde den nedre enden et annet sted, og {min} den øvre.",

  "cutoff.least":
    "{from} gir <strong>{gives}</strong>, det minste som finnes: ingenting mer under {node} kan være mindre. Et <alpha>α-kutt</alpha>. {pruned} utelates.",
  "cutoff.most":
    "{from} gir <strong>{gives}</strong>, det meste som finnes: ingenting mer under {node} kan være mer. Et <beta>β-kutt</beta>. {pruned} utelates.",
  "done.window.at-least":
    "Spillet er verdt <strong>minst {lower}</strong>. Det ligger utenfor vinduet det ble spurt om, så verdien er ikke kjent.",
  "done.window.at-most":
    "Spillet er verdt <strong>høyst {upper}</strong>. Det ligger utenfor vinduet det ble spurt om, så verdien er ikke kjent.",

  "cutoff.alpha.strict":
    "{from} gir <strong>{gives}</strong>; {max} har allerede <alpha>{bound}</alpha>, og <plain>{value} < {bound}</plain>: ingenting mer under {node} kan bety noe. Det er en <alpha>α-avskjæring</alpha>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}}.",
  "cutoff.alpha.strict.by":
    "{from} gir <strong>{gives}</strong>; {max} har allerede <alpha>{bound}</alpha> fra {by}, og <plain>{value} < {bound}</plain>: ingenting mer under {node} kan bety noe. Det er en <alpha>α-avskjæring</alpha>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}}.",
  "cutoff.beta.strict":
    "{from} gir <strong>{gives}</strong>; {min} har allerede <beta>{bound}</beta>, og <plain>{value} > {bound}</plain>: ingenting mer under {node} kan bety noe. Det er en <beta>β-avskjæring</beta>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}}.",
  "cutoff.beta.strict.by":
    "{from} gir <strong>{gives}</strong>; {min} har allerede <beta>{bound}</beta> fra {by}, og <plain>{value} > {bound}</plain>: ingenting mer under {node} kan bety noe. Det er en <beta>β-avskjæring</beta>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}}.",

  "tab.panel": "Vindu",
  "panel.window": "De åpne kallene og vinduene deres",
  "panel.window.value": "best så langt: ",
  "panel.window.from": "{bound}: {node} har den fra {by}",
  "panel.again": "på nytt",

  // what its options are called
  "option.fail": "Resultater utenfor vinduet",
  "option.convention": "Som i",
  "option.cut": "Avskjæring",
};
