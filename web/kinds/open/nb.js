// Norwegian (bokmål): what a search says that works off a list of states, OPEN.

export default {
  "start.sss-star":
    "SSS* har en liste, OPEN, over hvor mye {max} ennå kan håpe på, og hvor. Det tar alltid opp det største håpet.",
  "start.dual-star":
    "DUAL* er SSS* sett fra {min}. OPEN inneholder hvor langt ned {min} ennå kan håpe å få spillet, og hvor. Det tar alltid opp det minste.",
  "step.case": "Steg {number} · tilfelle {case} av Γ",

  // the cases of Γ, with MAX's hopes in OPEN
  "gamma.1": "{node} er en løvnode med verdien {value}. Den går tilbake i OPEN, løst (solved), med dette som merit.",
  "gamma.1.capped":
    "{node} er en løvnode med verdien {value}, men det som er kjent lenger oppe, tillater ikke mer enn {pushed}. Den går tilbake i OPEN, løst (solved), med merit {pushed}.",
  "gamma.2": "{min} er i trekket i {node}: det første trekket, {child}, går inn i OPEN med samme merit, {merit}.",
  "gamma.3":
    "{max} er i trekket i {node}: {children} {children, plural, one {går} other {går}} inn i OPEN med samme merit, {merit}.",
  "gamma.4":
    "{node} er løst med {merit}, og der {max} er i trekket, er ett løst barn nok: {parent} kan ikke gi mer enn det.",
  "gamma.4.alone":
    "{node} er løst med {merit}, og der {max} er i trekket, er ett løst barn nok: {parent} kan ikke gi mer enn det. Ingenting annet under {parent} var i OPEN.",
  "gamma.5":
    "{node} er løst med {merit} og er det siste av trekkene til {min} i {parent}: alle er besvart, så {parent} er løst med {merit}.",
  "gamma.6":
    "{node} er løst med {merit}, men {min} har flere trekk i {parent}: det neste, {child}, går inn i OPEN og kan ikke gi mer enn {merit}.",
  "gamma.end":
    "Roten står først i OPEN, løst med {merit}: ingenting i OPEN lover mer. Det uthevede løsningstreet viser hva som gir det.",

  // the mirror, with MIN's
  "dual.1": "{node} er en løvnode med verdien {value}. Den går tilbake i OPEN, løst (solved), med dette som merit.",
  "dual.1.capped":
    "{node} er en løvnode med verdien {value}, men det som er kjent lenger oppe, tillater ikke mindre enn {pushed}. Den går tilbake i OPEN, løst (solved), med merit {pushed}.",
  "dual.2": "{max} er i trekket i {node}: det første trekket, {child}, går inn i OPEN med samme merit, {merit}.",
  "dual.3":
    "{min} er i trekket i {node}: {children} {children, plural, one {går} other {går}} inn i OPEN med samme merit, {merit}.",
  "dual.4":
    "{node} er løst med {merit}, og der {min} er i trekket, er ett løst barn nok: {parent} kan ikke gi mindre enn det.",
  "dual.4.alone":
    "{node} er løst med {merit}, og der {min} er i trekket, er ett løst barn nok: {parent} kan ikke gi mindre enn det. Ingenting annet under {parent} var i OPEN.",
  "dual.5":
    "{node} er løst med {merit} og er det siste av trekkene til {max} i {parent}: alle er besvart, så {parent} er løst med {merit}.",
  "dual.6":
    "{node} er løst med {merit}, men {max} har flere trekk i {parent}: det neste, {child}, går inn i OPEN og kan ikke gi mindre enn {merit}.",
  "dual.end":
    "Roten står først i OPEN, løst med {merit}: ingenting i OPEN lover mindre. Det uthevede løsningstreet viser hva som gir det.",

  // why, when a case comes for the first time
  "reason.2": "Alle trekkene til {player} må besvares, ett etter ett.",
  "reason.3": "Hvert av trekkene til {player} kan vise seg å være best.",

  // what leaves OPEN in case 4
  purge:
    "Alt annet under {node} går ut av OPEN: {count, plural, one {<strong>#</strong> tilstand} other {<strong>#</strong> tilstander}}.",
  "purge.children":
    "De andre barna til {node} går ut av OPEN: {count, plural, one {<strong>#</strong> tilstand} other {<strong>#</strong> tilstander}}.",
  "purge.stays":
    "Slik det står på trykk, går oppryddingen (purge) ikke dypere: {nodes} {nodes, plural, one {blir} other {blir}} værende i OPEN selv om {node} er løst.",
  "pop.stale":
    "{above} var alt løst, så ingenting under den kan bety noe: oppryddingen slik den står på trykk, lot {node} bli i OPEN, og dette er <strong>bortkastet arbeid</strong>. Alfa-beta kommer aldri tilbake hit.",
  "purge.evaluated":
    "{nodes} {count, plural, one {ble evaluert, men verdien} other {ble evaluert, men verdiene}} trengs ikke lenger.",
  "purge.live": "{nodes} {count, plural, one {ble} other {ble}} aldri sett på.",
  "purge.sorted":
    "Ingenting går tapt: OPEN er sortert etter merit, så det den hadde under {node}, lovet ikke mer enn {merit}.",
  "purge.sorted.min":
    "Ingenting går tapt: OPEN er sortert etter merit, så det den hadde under {node}, lovet ikke mindre enn {merit}.",

  "rule.purge.descendants": "Tilfelle 4 fjerner alle tilstander under den løste noden fra OPEN.",
  "rule.purge.children":
    "Som på trykk: tilfelle 4 fjerner bare tilstandene til barna til den løste noden fra OPEN. Verdien er riktig likevel, men det som blir igjen lenger nede, kan bli arbeidet med, slik at <strong>løvnoder blir sett på som alfa-beta beskjærer</strong>. En node kan stå i OPEN flere ganger, og i dype trær blir de samme løvnodene sett på om og om igjen.",
  "option.purge": "Opprydding (purge)",

  // the parts of a step
  "part.case": "Steg {number} · tilfelle av Γ",
  "pop.live": "{node} står først i OPEN, levende (live), med merit {merit}.",
  "pop.solved": "{node} står først i OPEN, løst (solved), med merit {merit}.",
  "case.all": "{player} er i trekket i {node}: trekkene går inn i OPEN ett etter ett.",
  "case.any": "{player} er i trekket i {node}: alle trekkene går inn i OPEN.",
  "push.live": "{nodes} går inn i OPEN, {nodes, plural, one {levende} other {levende}}, med merit {merit}.",
  "push.again": "{nodes} var i OPEN allerede. Slik det står på trykk, legges det likevel til en tilstand til.",
  "push.solved": "{node} går inn i OPEN, løst, med merit {merit}.",
  "push.capped":
    "{node} går inn i OPEN, løst. Meriten er fortsatt {merit}: det som er kjent lenger oppe, tillater ingenting utover det.",

  open: "OPEN ≤ <strong>{value}</strong>",

  "fact.open.live": "i OPEN, levende",
  "fact.open.solved": "i OPEN, løst",
  "fact.merit": "merit {value}",

  "tab.panel": "OPEN",
  "panel.open": "OPEN, beste merit først",
  "panel.open.min": "OPEN, minste merit først",
  "panel.open.size": "{0} i OPEN",
  "panel.open.empty": "OPEN er tom.",
  "column.status": "status",
  "column.merit": "merit",
  "change.purged": "fjernet",
  "status.live": "levende",
  "status.solved": "løst",
};
