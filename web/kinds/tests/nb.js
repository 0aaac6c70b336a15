// Norwegian (bokmål): what a search says that asks before it evaluates.

export default {
  "start.scout":
    "SCOUT evaluerer det første trekket, og om hvert av de andre spør det først bare: er det bedre? Å spørre er billigere enn å evaluere. Bare der svaret er ja, går det tilbake og evaluerer: en test sier at et trekk er bedre, ikke hvor mye. En tynn kant er bare en test, en dobbel ble gjennomsøkt på nytt.",
  "start.nega-scout":
    "NegaScout er alfa-beta som satser på det første trekket. Om hvert av de andre spør det først bare, med et vindu som ikke har plass til noe (null window), om det er bedre; der det er det, gjennomsøkes det på nytt: en test sier at det er bedre, ikke hvor mye. En tynn kant er bare en test, en dobbel ble gjennomsøkt på nytt.",
  "step.test": "Steg {number} · bare en test",
  "step.again": "Steg {number} · gjennomsøkt på nytt",

  "enter.first":
    "{node} er et første barn, og gjennomsøkes derfor direkte, med vinduet (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.first.open": "{node} er et første barn, og gjennomsøkes derfor direkte.",
  "enter.test.more": "Om {node} spør vi bare: er verdien mer enn <alpha>{than}</alpha>?",
  "enter.test.less": "Om {node} spør vi bare: er verdien mindre enn <beta>{than}</beta>?",
  "enter.within.more.one":
    "Er {node} verdt mer enn <alpha>{than}</alpha>? {player} er i trekket: <strong>ett</strong> slikt barn er nok.",
  "enter.within.less.one":
    "Er {node} verdt mindre enn <beta>{than}</beta>? {player} er i trekket: <strong>ett</strong> slikt barn er nok.",
  "enter.within.more.all":
    "Er {node} verdt mer enn <alpha>{than}</alpha>? {player} er i trekket: det må gjelde <strong>alle</strong> barna.",
  "enter.within.less.all":
    "Er {node} verdt mindre enn <beta>{than}</beta>? {player} er i trekket: det må gjelde <strong>alle</strong> barna.",
  "enter.again": "Derfor må {node} gjennomsøkes på nytt, med vinduet (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.again.open": "Derfor må {node} evalueres likevel.",

  "test.yes.more":
    "<strong>Ja</strong>: {from} er verdt mer enn <alpha>{than}</alpha>. Det kan være det beste trekket i {node}, så nå trengs verdien.",
  "test.yes.less":
    "<strong>Ja</strong>: {from} er verdt mindre enn <beta>{than}</beta>. Det kan være det beste trekket i {node}, så nå trengs verdien.",
  "test.no.more":
    "<strong>Nei</strong>: {from} er ikke verdt mer enn <alpha>{than}</alpha>. Mer trenger vi ikke å vite; {node} beholder verdien sin.",
  "test.no.less":
    "<strong>Nei</strong>: {from} er ikke verdt mindre enn <beta>{than}</beta>. Mer trenger vi ikke å vite; {node} beholder verdien sin.",
  "backup.meets": "{node} kommer ikke til noe bedre enn testen hadde funnet: verdien er nøyaktig {value}.",
  "test.within.yes.more": "{from} er verdt mer enn <alpha>{than}</alpha>, altså er {node} det også.",
  "test.within.yes.less": "{from} er verdt mindre enn <beta>{than}</beta>, altså er {node} det også.",
  "test.within.no.more": "{from} er ikke verdt mer enn <alpha>{than}</alpha>, altså er heller ikke {node} det.",
  "test.within.no.less": "{from} er ikke verdt mindre enn <beta>{than}</beta>, altså er heller ikke {node} det.",
  "test.within.yes.more.open": "{from} er verdt mer enn <alpha>{than}</alpha>; {node} har flere barn å spørre.",
  "test.within.yes.less.open": "{from} er verdt mindre enn <beta>{than}</beta>; {node} har flere barn å spørre.",
  "test.within.no.more.open": "{from} er ikke verdt mer enn <alpha>{than}</alpha>; {node} har flere barn å spørre.",
  "test.within.no.less.open": "{from} er ikke verdt mindre enn <beta>{than}</beta>; {node} har flere barn å spørre.",
  "test.pruned": "{pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}}.",

  evaluations: "{value, plural, one {<strong>#</strong> evaluering} other {<strong>#</strong> evalueringer}}",
  tests: "{value, plural, one {<strong>#</strong> test} other {<strong>#</strong> tester}}",
  researches: "<strong>{value}</strong> gjennomsøkt på nytt",

  "fact.test.max": "bare spurt: er verdien mer enn <alpha>{than}</alpha>?",
  "fact.test.min": "bare spurt: er verdien mindre enn <beta>{than}</beta>?",
  "fact.tested": "bare testet",
  "fact.again": "først testet, så gjennomsøkt på nytt",

  "rule.window":
    "Roten får vinduet {value}, som om {max} allerede hadde den nedre enden et annet sted, og {min} den øvre.",
  "done.window.at-least":
    "Spillet er verdt <strong>minst {lower}</strong>. Det ligger utenfor vinduet det ble spurt om, så verdien er ikke kjent.",
  "done.window.at-most":
    "Spillet er verdt <strong>høyst {upper}</strong>. Det ligger utenfor vinduet det ble spurt om, så verdien er ikke kjent.",

  "tab.panel": "Vindu",
  "panel.window": "De åpne kallene og vinduene deres",
  "panel.window.value": "best så langt: ",
  "panel.window.from": "{bound}: {node} har den fra {by}",
  "panel.again": "på nytt",
};
