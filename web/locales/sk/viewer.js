// Slovak: what is said of any run, and the viewer's own words. The word “uzol” stands before the name of
// a node inside a sentence, because names have no cases: “v uzle A1”, “v uzle koreň”.

export default {
  // titles, and the first step
  "title.start": "Pred prvým krokom",
  step: "Krok {number}",
  "step.label": "Tento krok",
  "start.*": "{about}",

  // the parts of a step
  "part.pass": "Krok {number} · nový prechod",
  "part.enter": "Krok {number} · vstup",
  "part.evaluate": "Krok {number} · ohodnotenie",
  "part.back-up": "Krok {number} · prenos nahor",
  "part.cut-off": "Krok {number} · orezanie",
  "part.select": "Krok {number} · výber",
  "part.expand": "Krok {number} · expanzia",
  "part.pop": "Krok {number} · odobratie",
  "part.push": "Krok {number} · vloženie",
  "part.done": "Krok {number} · koniec",
  "plain.enter": "Vstupujeme do uzla {node}.",
  "plain.leave": "Uzol {node} vracia {value}.",

  // what several depth-first searches say
  enter: "Vstupujeme do uzla {node}; na ťahu je {player}.",
  "enter.no-room":
    "Vstupujeme do uzla {node}; na ťahu je {player}. Okno (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) je prázdne: zatvorí ho hneď prvá hodnota.",
  "enter.open":
    "Vstupujeme do uzla {node}; na ťahu je {player}. Zhora neprišla nijaká hranica, takže záleží na každej hodnote: okno je (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.open.brief":
    "Vstupujeme do uzla {node}; na ťahu je {player}, s oknom (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.max-has":
    "Vstupujeme do uzla {node}; na ťahu je {player}. {max} už má inde {alpha}; ak uzol {node} klesne na {alpha}, nebude na ňom záležať. Okno je (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.min-has":
    "Vstupujeme do uzla {node}; na ťahu je {player}. {min} už má inde {beta}; ak uzol {node} stúpne na {beta}, nebude na ňom záležať. Okno je (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.inside":
    "Vstupujeme do uzla {node}; na ťahu je {player}. Záleží len na hodnotách vnútri okna (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  evaluate: "{node} je list s hodnotou {value}.",
  unknown: "Tu záleží na hodnote {node}, ktorú nikto nepozná: hľadanie sa končí.",
  leave: "Všetci synovia uzla {node} sú vybavení.",
  "backup.keeps":
    "{from} dáva <strong>{bound}</strong>: to nie je lepšie pre hráča {player}, ktorý si v uzle {node} necháva {best}.",
  "backup.enough":
    "{from} dáva <strong>{bound}</strong>, čo hráčovi {player} stačí vedieť: nie je to lepšie než {best}, ktoré si uzol {node} necháva.",
  "backup.best": "{from} dáva <strong>{bound}</strong>, zatiaľ najlepšie pre hráča {player} v uzle {node}.",
  "backup.closes":
    "{from} dáva <strong>{bound}</strong>, zatiaľ najlepšie pre hráča {player} v uzle {node}. Tým sa okno (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) zatvára, ale nezostal syn, ktorého by bolo možné orezať.",
  "backup.crosses":
    "{from} dáva <strong>{bound}</strong>, zatiaľ najlepšie pre hráča {player} v uzle {node}. Tým sa okno (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) zatvára.",
  "backup.stays":
    "{from} dáva <strong>{bound}</strong>, zatiaľ najlepšie pre hráča {player} v uzle {node}. Okno zostáva (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "backup.sure.max":
    "{from} dáva <strong>{bound}</strong>, zatiaľ najlepšie pre hráča {player} v uzle {node}. Toľko má {max} isté, takže okno je teraz (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "backup.sure.min":
    "{from} dáva <strong>{bound}</strong>, zatiaľ najlepšie pre hráča {player} v uzle {node}. Viac {min} nedovolí, takže okno je teraz (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "cutoff.alpha":
    "{from} dáva <strong>{gives}</strong>; {max} už má <alpha>{bound}</alpha> a <plain>{value} ≤ {bound}</plain>: na ničom ďalšom pod uzlom {node} nemôže záležať. To je <alpha>α-orezanie</alpha>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "cutoff.alpha.by":
    "{from} dáva <strong>{gives}</strong>; {max} už má <alpha>{bound}</alpha> z {by} a <plain>{value} ≤ {bound}</plain>: na ničom ďalšom pod uzlom {node} nemôže záležať. To je <alpha>α-orezanie</alpha>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "cutoff.beta":
    "{from} dáva <strong>{gives}</strong>; {min} už má <beta>{bound}</beta> a <plain>{value} ≥ {bound}</plain>: na ničom ďalšom pod uzlom {node} nemôže záležať. To je <beta>β-orezanie</beta>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "cutoff.beta.by":
    "{from} dáva <strong>{gives}</strong>; {min} už má <beta>{bound}</beta> z {by} a <plain>{value} ≥ {bound}</plain>: na ničom ďalšom pod uzlom {node} nemôže záležať. To je <beta>β-orezanie</beta>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "cutoff.deep":
    "Orezanie je <strong>hlboké</strong> (deep cutoff): hranica je to, čo má {player} v uzle {node}, o {plies, plural, one {# polťah} few {# polťahy} many {# polťahu} other {# polťahov}} vyššie.",
  "table.hit": "Tabuľka už uzol {node} pozná ({bound}) a tu to stačí.",
  "table.miss": "To, čo tabuľka vie o uzle {node}, nestačí; treba ho prehľadať.",

  // ends
  "done.solved": "<best>Hotovo</best>: hodnota hry je {value}.",
  "done.solved.move": "<best>Hotovo</best>: hodnota hry je {value} a treba hrať ťah {best}.",
  "done.estimate": "Je to odhad: variant sa končí na horizonte, {node}.",

  // boards, for those who don't see them
  "board.grid": "Hracia doska, riadok po riadku: {rows}",
  "board.heaps": "Kôpky zápaliek: {heaps}",
  "board.map": "Mapa, počet miest: {places}",
  "board.map.way": "Mapa, počet miest: {places}; doterajšia trasa: {way}",
  "board.sum": "Súčet {terms}",

  // what is said of nodes
  "players.max": "MAX",
  "players.min": "MIN",
  "players.chance": "náhoda",
  "players.leaf": "list",
  "row.leaves": "listy",
  "row.chance": "náhoda",
  "row.player": "hráč",
  "row.open": "v OPEN",
  "node.root.within": "koreň",
  "node.root.opening": "Koreň",
  "node.root.short": "koreň",
  "list.more": "{0, plural, one {# ďalší} few {# ďalšie} many {# ďalšieho} other {# ďalších}}",

  // the tree
  "stage.tree": "Strom",
  "walk.enter": "Od uzla k uzlu",
  "stage.board": "Pozícia",
  "stage.in": "Priblížiť",
  "stage.out": "Oddialiť",
  "stage.fit": "Zobraziť celý strom",

  // the transport
  "transport.label": "Prehrávanie",
  "transport.first": "Na začiatok",
  "transport.back": "O krok späť",
  "transport.play": "Prehrať",
  "transport.pause": "Pozastaviť",
  "transport.forward": "O krok vpred",
  "transport.part-back": "O časť späť",
  "transport.part-forward": "O časť vpred",
  "transport.last": "Na koniec",
  "transport.mark-back": "Na predchádzajúci dôležitý krok",
  "transport.mark-forward": "Na ďalší dôležitý krok",
  "transport.timeline": "Krok",
  "transport.at": "{0} z {1}",
  "transport.at.mark": "{0}: {1}",
  "transport.at.part": "{0}, {1}",
  "transport.part": "časť {0} z {1}",
  "transport.by": "Postupovať",
  "transport.by.step": "po kroku",
  "transport.by.event": "po časti",
  "transport.speed": "Kroky za sekundu",
  "transport.rate": "{0} /s",

  // panels
  "panel.empty": "V tomto kroku nie je čo ukázať.",
  "panel.more": "a {0, plural, one {# ďalší} few {# ďalšie} many {# ďalšieho} other {# ďalších}}",
  "column.node": "uzol",
  "column.value": "hodnota",
  "column.child": "v synovi",
  "change.popped": "odobraté",
  "change.pushed": "vložené",

  // the recording
  "run.stopped": "Zastavené; počet uzlov: {0}. Posledný krok má, čo je známe.",

  // what went wrong
  "fault.engine": "Program sa nepodarilo spustiť: {0}",
  "fault.part": "Časť stránky sa nepodarilo načítať: {0}. Načítajte stránku znova.",
  "page.dismiss": "Zavrieť túto správu",
  "page.open": "Otvoriť v Plyscope",
};
