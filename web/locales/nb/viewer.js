// Norwegian (bokmål): what is said of any run, and the viewer's own words.

export default {
  // titles, and the first step
  "title.start": "Før første steg",
  step: "Steg {number}",
  "step.label": "Dette steget",
  "start.*": "{about}",

  // the parts of a step
  "part.pass": "Steg {number} · ny runde",
  "part.enter": "Steg {number} · gå inn",
  "part.evaluate": "Steg {number} · evaluer",
  "part.back-up": "Steg {number} · før verdien opp",
  "part.cut-off": "Steg {number} · skjær av",
  "part.select": "Steg {number} · velg",
  "part.expand": "Steg {number} · ekspander",
  "part.pop": "Steg {number} · ta ut",
  "part.push": "Steg {number} · legg inn",
  "part.done": "Steg {number} · ferdig",
  "plain.enter": "Vi går inn i {node}.",
  "plain.leave": "{node} returnerer {value}.",

  // what several depth-first searches say
  enter: "Vi går inn i {node}; {player} er i trekket.",
  "enter.no-room":
    "Vi går inn i {node}; {player} er i trekket. Vinduet (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) er tomt: den første verdien lukker det.",
  "enter.open":
    "Vi går inn i {node}; {player} er i trekket. Ingen grense er gitt ovenfra, så alle verdier teller: vinduet er (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.open.brief":
    "Vi går inn i {node}; {player} er i trekket, med vinduet (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.max-has":
    "Vi går inn i {node}; {player} er i trekket. {max} har allerede {alpha} et annet sted; synker {node} til {alpha}, betyr noden ikke lenger noe. Vinduet er (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.min-has":
    "Vi går inn i {node}; {player} er i trekket. {min} har allerede {beta} et annet sted; stiger {node} til {beta}, betyr noden ikke lenger noe. Vinduet er (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.inside":
    "Vi går inn i {node}; {player} er i trekket. Bare verdier innenfor vinduet (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) teller.",
  evaluate: "{node} er en løvnode med verdien {value}.",
  unknown: "Her betyr verdien av {node} noe, og ingen kjenner den: søket slutter.",
  leave: "Alle barna til {node} er behandlet.",
  "backup.keeps": "{from} gir <strong>{bound}</strong>: ikke bedre for {player}, som beholder {best} i {node}.",
  "backup.enough":
    "{from} gir <strong>{bound}</strong>, alt {player} trenger å vite: ikke bedre enn {best}, som {node} beholder.",
  "backup.best": "{from} gir <strong>{bound}</strong>, det beste for {player} i {node} så langt.",
  "backup.closes":
    "{from} gir <strong>{bound}</strong>, det beste for {player} i {node} så langt. Det lukker vinduet (<alpha>{alpha}</alpha>, <beta>{beta}</beta>), men det er ingen barn igjen å skjære av.",
  "backup.crosses":
    "{from} gir <strong>{bound}</strong>, det beste for {player} i {node} så langt. Det lukker vinduet (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "backup.stays":
    "{from} gir <strong>{bound}</strong>, det beste for {player} i {node} så langt. Vinduet er fortsatt (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "backup.sure.max":
    "{from} gir <strong>{bound}</strong>, det beste for {player} i {node} så langt. Så mye er {max} sikret, og derfor er vinduet nå (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "backup.sure.min":
    "{from} gir <strong>{bound}</strong>, det beste for {player} i {node} så langt. Mer tillater ikke {min}, og derfor er vinduet nå (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "cutoff.alpha":
    "{from} gir <strong>{gives}</strong>; {max} har allerede <alpha>{bound}</alpha>, og <plain>{value} ≤ {bound}</plain>: ingenting mer under {node} kan bety noe. Det er en <alpha>α-avskjæring</alpha>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}}.",
  "cutoff.alpha.by":
    "{from} gir <strong>{gives}</strong>; {max} har allerede <alpha>{bound}</alpha> fra {by}, og <plain>{value} ≤ {bound}</plain>: ingenting mer under {node} kan bety noe. Det er en <alpha>α-avskjæring</alpha>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}}.",
  "cutoff.beta":
    "{from} gir <strong>{gives}</strong>; {min} har allerede <beta>{bound}</beta>, og <plain>{value} ≥ {bound}</plain>: ingenting mer under {node} kan bety noe. Det er en <beta>β-avskjæring</beta>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}}.",
  "cutoff.beta.by":
    "{from} gir <strong>{gives}</strong>; {min} har allerede <beta>{bound}</beta> fra {by}, og <plain>{value} ≥ {bound}</plain>: ingenting mer under {node} kan bety noe. Det er en <beta>β-avskjæring</beta>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}}.",
  "cutoff.deep":
    "Avskjæringen er <strong>dyp</strong> (deep cutoff): grensen er det {player} har i {node}, {plies} halvtrekk lenger opp.",
  "table.hit": "Tabellen kjenner allerede {node} ({bound}), og det er nok her.",
  "table.miss": "Det tabellen vet om {node}, er ikke nok; noden må gjennomsøkes.",

  // ends
  "done.solved": "<best>Ferdig</best>: spillet er verdt {value}.",
  "done.solved.move": "<best>Ferdig</best>: spillet er verdt {value}, og {best} er trekket som bør spilles.",
  "done.estimate": "Det er et anslag: varianten ender ved horisonten, {node}.",

  // boards, for those who don't see them
  "board.grid": "Brettet, rad for rad: {rows}",
  "board.heaps": "Hauger med fyrstikker: {heaps}",
  "board.map": "Et kart med {places} steder",
  "board.map.way": "Et kart med {places} steder; veien så langt: {way}",
  "board.sum": "Summen {terms}",

  // what is said of nodes
  "players.max": "MAX",
  "players.min": "MIN",
  "players.chance": "tilfeldighet",
  "players.leaf": "løvnode",
  "row.leaves": "løv",
  "row.chance": "tilfeldighet",
  "row.player": "spiller",
  "row.open": "i OPEN",
  "node.root.within": "roten",
  "node.root.opening": "Roten",
  "node.root.short": "rot",
  "list.more": "{0} til",

  // the tree
  "stage.tree": "Treet",
  "walk.enter": "Fra node til node",
  "stage.board": "Brettet",
  "stage.in": "Zoom inn",
  "stage.out": "Zoom ut",
  "stage.fit": "Vis hele treet",

  // the transport
  "transport.label": "Avspilling",
  "transport.first": "Til starten",
  "transport.back": "Ett steg tilbake",
  "transport.play": "Spill av",
  "transport.pause": "Pause",
  "transport.forward": "Ett steg fram",
  "transport.part-back": "Én del tilbake",
  "transport.part-forward": "Én del fram",
  "transport.last": "Til slutten",
  "transport.mark-back": "Til forrige viktige steg",
  "transport.mark-forward": "Til neste viktige steg",
  "transport.timeline": "Steg",
  "transport.at": "{0} av {1}",
  "transport.at.mark": "{0}: {1}",
  "transport.at.part": "{0}, {1}",
  "transport.part": "del {0} av {1}",
  "transport.by": "Gå fram",
  "transport.by.step": "stegvis",
  "transport.by.event": "i deler",
  "transport.speed": "Steg i sekundet",
  "transport.rate": "{0} /s",

  // panels
  "panel.empty": "Det er ingenting å vise i dette steget.",
  "panel.more": "og {0} til",
  "column.node": "node",
  "column.value": "verdi",
  "column.child": "i barn",
  "change.popped": "tatt ut",
  "change.pushed": "lagt inn",

  // the recording
  "run.stopped": "Stoppet etter {0} noder. Siste steg har det som er kjent.",

  // what went wrong
  "fault.engine": "Motoren kunne ikke startes: {0}",
  "fault.part": "En del av siden kunne ikke lastes: {0}. Last siden på nytt.",
  "page.dismiss": "Lukk denne meldingen",
  "page.open": "Åpne i Plyscope",
};
