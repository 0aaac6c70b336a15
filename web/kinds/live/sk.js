// Slovak: what a search says that keeps live nodes in order of their bounds.

export default {
  "start.branch-and-bound":
    "Metóda vetiev a hraníc (branch and bound) drží živé uzly usporiadané podľa hraníc: nijaké riešenie pod uzlom nemá menšiu hodnotu. Vždy expanduje uzol s najmenšou hranicou a skončí, keď nijaký nie je pod najlepším nájdeným riešením, <best>M</best>.",

  "live.root": "Nijaké riešenie celej úlohy nemôže byť pod {bound}: to je hranica uzla {node}, prvého živého uzla.",
  "live.sum": "{bound} = {sum}.",
  "live.sum.matrix":
    "{bound} = {sum}: najkratšia cesta von z každého mesta a potom z toho, čo zostalo, najkratšia do každého mesta. Okruh každé mesto raz opustí a do každého raz vojde.",
  "live.sum.road":
    "{bound} = {sum}: hranica uzla {parent}, tá časť cesty z mesta {from} do mesta {to}, ktorá v nej ešte nie je započítaná, a znova z toho, čo zostalo, najkratšia cesta von z každého mesta a do každého mesta.",
  "live.sum.road.alone":
    "{bound} = {sum}: hranica uzla {parent} a tá časť cesty z mesta {from} do mesta {to}, ktorá v nej ešte nie je započítaná.",
  "live.sum.tour": "Jeho cesty: {bound} = {sum}.",
  "live.sum.cheapest":
    "{bound} = {sum}: cesty trasy a pre každé mesto, ktoré ešte treba opustiť, najkratšia cesta von z neho ({roads}).",
  "live.sum.tree":
    "{bound} = {sum}: cesty trasy a minimálna kostra zvyšných miest, jej konca a mesta 1 ({roads}). Aj zvyšok okruhu je taký strom, ale možno dlhší.",
  "live.sum.weighted":
    "{bound} = {sum}: cesty trasy, kostra zvyšných miest, jej konca a mesta 1 ({roads}) a to, čo pridajú váhy miest. Predlžujú cesty miest, ktoré ich v takej kostre majú priveľa, a skracujú cesty tých, ktoré ich majú primálo. Všetky okruhy sa zmenia o rovnako a kostra sa priblíži k okruhu.",
  "live.sum.nearest":
    "{bound} = {sum}: cesty trasy a odtiaľ zakaždým do najbližšieho mesta ({roads}). To je okruh a iný môže byť kratší: ako dolná hranica je to priveľa.",
  "live.sum.misplaced": "{bound} = {sum}: doterajšie ťahy a jeden za každý kameň, ktorý nie je na svojom mieste.",
  "live.sum.conflicts":
    "{bound} = {sum}: doterajšie ťahy, vzdialenosť každého kameňa od jeho miesta a ešte dva ťahy za každý kameň, ktorý musí opustiť svoj riadok alebo stĺpec, aby iné mohli prejsť.",
  "live.sum.moves": "{bound} = {sum}: doterajšie ťahy a vzdialenosť každého kameňa od jeho miesta.",
  "live.pop.best": "{node} má najmenšiu hranicu, {bound}: nič z toho, čo je ešte otvorené, nemôže byť lepšie.",
  "live.pop.best.brief": "{node} má najmenšiu hranicu, {bound}.",
  "live.pop.depth": "{node} je najhlbší živý uzol, jeho hranica je {bound}.",
  "part.purge": "Krok {number} · zahodenie",
  "live.expand": "Uzol {node} sa expanduje.",
  "live.better":
    "{node} je riešenie s hodnotou {value}, <best>zatiaľ najlepšie</best>: M je teraz <best>{best}</best>.",
  "live.tour": "Okruh: {tour}.",
  "live.worse": "{node} je riešenie s hodnotou {value}; to nie je lepšie ako M, <best>{best}</best>.",
  "live.dropped":
    "{nodes} {nodes, plural, one {nemôže viesť pod M, <best>{best}</best>, a zahodí sa} few {nemôžu viesť pod M, <best>{best}</best>, a zahodia sa} many {nemôžu viesť pod M, <best>{best}</best>, a zahodia sa} other {nemôžu viesť pod M, <best>{best}</best>, a zahodia sa}}.",
  "live.same":
    "{node} je tá istá pozícia ako {of}, do ktorej sa prišlo za cenu, ktorá nie je väčšia; preto sa {node} neexpanduje.",
  "live.same.more": "To isté platí pre ďalšie už známe uzly; ich počet: {number}.",
  "live.costlier":
    "{nodes} {nodes, plural, one {sa zahodí} few {sa zahodia} many {sa zahodia} other {sa zahodia}}: do tej istej pozície sa teraz prišlo lacnejšie.",
  "live.refuted":
    "O uzle {node} sa hovorilo, že má hodnotu aspoň {bound}, ale pod ním je riešenie s hodnotou {value}: tá hranica bola privysoká.",
  "live.pushed": "{nodes} {nodes, plural, one {čaká} few {čakajú} many {čakajú} other {čakajú}} medzi živými uzlami.",
  "live.pushed.below":
    "{nodes} {nodes, plural, one {čaká} few {čakajú} many {čakajú} other {čakajú}} medzi živými uzlami, pod M.",

  "done.live":
    "<best>Hotovo</best>: nezostal živý uzol, ktorého hranica by bola pod M, takže nič neprekoná {node} s hodnotou <best>{value}</best>.",
  "done.live.popped":
    "<best>Hotovo</best>: odobratý uzol má najmenšiu hranicu a tá je nad M, takže nič neprekoná {node} s hodnotou <best>{value}</best>.",
  "done.live.unsound":
    "Nezostal živý uzol, ktorého hranica by bola pod M, a {node} má hodnotu <best>{value}</best>. Tieto hranice však môžu byť privysoké, takže nič nie je dokázané.",
  "live.lucky": "Našťastie nič nemá hodnotu menšiu ako {value}: nijaká privysoká hranica neuškodila.",
  "live.lost":
    "Existuje lepšie riešenie, s hodnotou {value}. Je pod uzlom {node}, o ktorého hranici sa hovorilo, že je {bound}: to nie je pod M, {best}, takže sa tam nikto nepozrel.",
  "done.live.budget":
    "{expansions, plural, one {Povolená # expanzia sa minula} few {Povolené # expanzie sa minuli} many {Povolených # expanzie sa minulo} other {Povolených # expanzií sa minulo}}, takže toto je odhad, nie dôkaz. Opiera sa o najlepšie nájdené riešenie, {node}, s hodnotou <best>{value}</best>; najmenšia hranica, ktorá ešte čaká, je {lower}, takže medzi nimi môže byť lepšie riešenie.",
  "done.live.nothing":
    "{expansions, plural, one {Povolená # expanzia sa minula} few {Povolené # expanzie sa minuli} many {Povolených # expanzie sa minulo} other {Povolených # expanzií sa minulo}} skôr, než sa našlo riešenie. Isté je len to, že nijaké nie je pod {lower}; ďalší by bol {node}.",

  "rule.order.best": "Ďalší je živý uzol s najmenšou hranicou.",
  "rule.order.depth": "Ďalší je najhlbší živý uzol; zo súrodencov ten s najmenšou hranicou.",
  "rule.ties.first": "Z rovnakých hraníc ide prvá hranica uzla, ktorý vznikol skôr.",
  "rule.ties.deeper": "Z rovnakých hraníc ide prvá hranica najhlbšieho uzla.",

  "rule.bound.auto": "",
  "rule.bound.reduced": "Hranice z redukovaných matíc.",
  "rule.bound.path": "Hranica trasy je jej dĺžka.",
  "rule.bound.cheapest-edges": "Hranica trasy: jej dĺžka a najkratšia cesta von z každého mesta, ktoré zostalo.",
  "rule.bound.spanning-tree": "Hranica trasy: jej dĺžka a minimálna kostra zvyšku.",
  "rule.bound.held-karp": "Hranica trasy: jej dĺžka a kostra zvyšku, ktorú váhy miest priblížia k okruhu.",
  "rule.bound.manhattan": "Hranica: doterajšie ťahy a vzdialenosť každého kameňa od jeho miesta.",
  "rule.bound.linear-conflict":
    "Hranica: doterajšie ťahy, vzdialenosť každého kameňa od jeho miesta a ťahy navyše pre kamene, ktoré si zavadzajú.",
  "rule.bound.misplaced": "Hranica: doterajšie ťahy a jeden za každý kameň mimo miesta.",
  "rule.bound.none": "Nijaká hranica: o uzle sa nič nevie, kým sa pod ním nenájde riešenie.",
  "rule.bound.too-high": "Hranica, ktorá je <strong>zámerne privysoká</strong>: najlepšie riešenie sa môže stratiť.",
  "rule.stop.emptied": "Uzly, ktorých hranica nie je pod M, sa hneď zahodia.",
  "rule.stop.as-popped": "Nič sa nezahadzuje: prehľadávanie skončí, keď má odobratý uzol hranicu nad M.",
  "rule.graph.on": "Rovnaké pozície sa expandujú raz, tam, kam sa prišlo najlacnejšie.",

  queue: "živé ≤ <strong>{value}</strong>",
  incumbent: "M = <best>{value}</best>",

  "fact.queue": "živý, čaká, kým naň príde rad",
  "fact.same": "tá istá pozícia ako {of}",
  "fact.also": "vedie sem aj {nodes}",
  "fact.bound": "nijaké riešenie pod ním nemá hodnotu menšiu ako {value}",

  "tab.panel": "Živé uzly",
  "panel.live": "Živé uzly od najmenšej hranice",
  "panel.live.depth": "Živé uzly od najhlbšieho",
  "panel.live.size": "živé: {0}",
  "panel.live.empty": "Nijaký uzol nie je živý.",
  "live.bound": "hranica {0}",
  "live.best": "M {0}",
  "live.board.now": "Expandovaný, hranica {0}",
  "live.board.best": "Najlepšie: M = {0}",
  "live.matrix": "Redukovaná matica pre",
  "live.matrix.about": "{0} z riadkov, {1} zo stĺpcov",
  "live.matrix.taken": "ubraté",
  "live.matrix.from": "z mesta {0}",
  "live.roads.cheapest-edges": "Najkratšie cesty von, pre",
  "live.roads.spanning-tree": "Kostra pre",
  "live.roads.held-karp": "Vážená kostra pre",
  "live.roads.nearest-neighbour": "Zakaždým do najbližšieho mesta, pre",
  "column.moves": "ťahy",
  "column.bound": "hranica",
  "change.dropped": "zahodené",

  // what its options are called
  "option.order": "Expandovať najprv",
  "option.ties": "Z rovnakých hraníc",
  "option.bound": "Dolná hranica",
  "option.stop": "Koniec",
  "option.graph": "Rovnaké pozície raz",
};
