// Slovak: what is said by the parts of the viewer that are loaded when they are first needed.

export default {
  // why the viewer can't start
  "cause.start": "Plyscope sa nemôže spustiť. {0}",
  "cause.browser": "Tento prehliadač nemá WebAssembly, ktoré Plyscope potrebuje. Novší prehliadač ho má.",
  "cause.fetch": "Súbor {0} sa nedá načítať: chýba spojenie alebo to zakazujú pravidlá tejto stránky (connect-src).",
  "cause.missing": "Na serveri nie je súbor {0} (odpovedá {1}). Musí tam byť celý priečinok Plyscope.",
  "cause.type": "Server posiela {0} ako {1}. Skripty musí posielať ako text/javascript.",
  "cause.policy": "Pravidlá tejto stránky zakazujú WebAssembly: jej script-src musí obsahovať 'wasm-unsafe-eval'.",
  "single.lacking": "Odkaz sa nedá otvoriť: v tomto súbore sú len tieto algoritmy, a to pre vypísané stromy: {0}.",
  "single.lacking.games": "Odkaz sa nedá otvoriť: je v ňom chyba, ktorú tento súbor nevie pomenovať.",
  "widget.waits":
    "Jadro tohto zápisníka pošle, čo potrebuje {0}. Ak sa nič nezobrazí, spustite jadro a vykonajte túto bunku znova.",

  // nodes too close to be drawn one by one
  span: "{value, plural, one {<strong>#</strong> uzol} few {<strong>#</strong> uzly} many {<strong>#</strong> uzla} other {<strong>#</strong> uzlov}}, príliš blízko seba na to, aby sa kreslili po jednom",
  "span.cut.alpha": "orezané <alpha>α-orezaním</alpha>: {value}",
  "span.cut.beta": "orezané <beta>β-orezaním</beta>: {value}",
  "span.cut": "orezané: {value}",
  "span.line": "na <best>najlepšej línii</best>: {value}",
  "span.open": "čakajúce: {value}",
  "span.live": "rozpracované: {value}",
  "span.resolved": "vyriešené: {value}",
  "span.idle": "neprezreté: {value}",

  // what is known of a node
  "fact.idle": "neprezretý",
  "fact.live": "rozpracovaný",
  "fact.resolved": "vyriešený",
  "fact.cut": "orezaný",
  "fact.cut.alpha": "orezaný <alpha>α-orezaním</alpha>",
  "fact.cut.beta": "orezaný <beta>β-orezaním</beta>",
  "fact.leaf": "list s hodnotou {value}",
  "fact.window": "okno (<alpha>{alpha}</alpha>, <beta>{beta}</beta>)",
  "fact.from.alpha": "<alpha>α</alpha>: uzol {node} ju má z {by}",
  "fact.from.beta": "<beta>β</beta>: uzol {node} ju má z {by}",
  "fact.best": "zatiaľ najlepšie: {value}",
  "fact.interval": "hodnota medzi {lower} a {upper}",
  "fact.interval.exact": "hodnota presne {lower}",
  "fact.value": "hodnota {value}",
  "fact.sum": "súčet je zatiaľ {value}",
  "fact.at-least": "hodnota aspoň {value}",
  "fact.at-most": "hodnota najviac {value}",
  "fact.sum.matrix": "{bound} = {sum}: najkratšia cesta von z každého mesta a potom najkratšia do každého mesta",
  "fact.sum.road":
    "{bound} = {sum}: hranica uzla {parent}, to, čo k nej pridáva cesta z mesta {from} do mesta {to}, a z toho, čo zostalo, najkratšia cesta von z každého mesta a potom do každého mesta",
  "fact.sum.road.alone":
    "{bound} = {sum}: hranica uzla {parent} a to, čo k nej pridáva cesta z mesta {from} do mesta {to}",
  "fact.sum.tour": "{bound} = {sum}: cesty okruhu",
  "fact.sum.path": "{bound} = {sum}: cesty trasy",
  "fact.sum.cheapest":
    "{bound} = {sum}: cesty trasy a najkratšia cesta von z každého mesta, ktoré ešte treba opustiť ({roads})",
  "fact.sum.tree": "{bound} = {sum}: cesty trasy a minimálna kostra zvyšku ({roads})",
  "fact.sum.weighted": "{bound} = {sum}: cesty trasy, kostra zvyšku ({roads}) a to, čo pridajú váhy miest",
  "fact.sum.nearest":
    "{bound} = {sum}: cesty trasy a odtiaľ zakaždým do najbližšieho mesta ({roads}); iný okruh môže byť kratší",
  "fact.sum.misplaced": "{bound} = {sum}: doterajšie ťahy a jeden za každý kameň, ktorý nie je na svojom mieste",
  "fact.sum.conflicts":
    "{bound} = {sum}: doterajšie ťahy, vzdialenosť každého kameňa od jeho miesta a dva ťahy za každý kameň, ktorý zavadzia iným",
  "fact.sum.moves": "{bound} = {sum}: doterajšie ťahy a vzdialenosť každého kameňa od jeho miesta",
  "fact.sum.terms": "{bound} až {upper}, súčet hraníc jednotlivých členov: {sum}",
  "fact.children":
    "{value, plural, one {<strong>#</strong> syn} few {<strong>#</strong> synovia} many {<strong>#</strong> syna} other {<strong>#</strong> synov}}",
  "fact.line": "na <best>najlepšej línii</best>",

  // the tabs of a small frame
  "tab.step": "Krok",

  // the tree, node by node
  "walk.tree": "Strom, uzol po uzle",
  "walk.keys": "Hore a dolu: rodič a prvý syn. Vľavo a vpravo: súrodenci. Esc ukončí prechádzanie.",
  "walk.node": "{node}, {player}",

  // the marks of the timeline
  "mark.timeline.evaluation": "ohodnotí sa list",
  "mark.timeline.alpha-cut": "α-orezanie",
  "mark.timeline.beta-cut": "β-orezanie",
  "mark.timeline.purge": "vyčistenie zoznamu OPEN (purge)",
  "mark.timeline.strategy": "zmena stratégie",
  "mark.timeline.incumbent": "nové najlepšie riešenie",
  "mark.timeline.best": "nová najlepšia línia",
  "mark.timeline.again": "uzol sa prehľadáva znova",
  "mark.timeline.pass": "nový prechod",
  "mark.timeline.end": "koniec prehľadávania",

  // a run that takes long
  "run.label": "Záznam",
  "run.far": "uzly: {0}, hĺbka {1}",
  "run.far.pass": "uzly: {0}, hĺbka {1}, prechod {2}",
  "run.percent": "{0} %",
  "run.percent.of": " ťahov koreňa",
  "run.paused": "Pozastavené",
  "run.memory": "{0} z",
  "run.limit": "Obmedzenie pamäte",
  "run.broke": "Program sa nečakane zastavil: {0}. Načítajte stránku znova.",
  "run.broke.memory": "Došla pamäť a program sa zastavil. Načítajte stránku znova a prehľadajte menší strom.",
  "run.full":
    "{0} je všetko, čo smie zabrať. Čo je zaznamenané, zostane. Ak chcete pokračovať, povoľte viac alebo prehľadajte menší strom či menej do hĺbky.",
  "run.full.browser":
    "Prehliadač už nemá viac pamäte. Čo je zaznamenané, zostane. Ak chcete vidieť koniec, prehľadajte menší strom alebo menej do hĺbky.",
  "run.pause": "Pozastaviť",
  "run.continue": "Pokračovať",
  "run.stop": "Zastaviť",

  // the code of this language
  "language.code": "sk",

  // a link that says more than usual, or is wrong
  "fault.column": "stĺpec {0}",
  "fault.place": "Riadok {0}, stĺpec {1}: {2}",
  "run.kept": "Vidíte ešte posledný beh, ktorý sa podaril.",
  "link.part": "Časť odkazu sa nedá prečítať: „{0}“.",
  "link.twice": "Odkaz uvádza „{0}“ dvakrát; platí prvý údaj.",
  "link.at":
    "Odkaz žiada krok „{0}“, čo nie je krok. Môžu to byť čísla, 40%, end, cutoff:2, purge:1, pass:2, leaf:7 a node:2.1. Toto je začiatok.",
  "game.read-as": "Prečítané ako `{0}`.",
  "link.beyond": "Odkaz žiada krok {0}, ale posledný krok tohto behu je {1}; toto je jeho koniec.",
  "link.from": "Odkaz uvádza from={0}, čo nie je krok; prehráva sa od začiatku.",
  "link.to": "Odkaz uvádza to={0}, čo nie je krok; prehráva sa až do konca behu.",
  "link.range": "V odkaze je koniec pred začiatkom, preto sa prehráva až do konca behu.",
  "link.names": "Odkaz uvádza {0}; môže to byť letters a numbers.",
  "link.by": "Odkaz uvádza {0}; je len by=event. Toto sú celé kroky.",
  "link.players": "Odkaz uvádza {0}; patria sem dve rôzne mená, najviac po 16 znakov, napríklad White,Black.",
  "link.v": "Odkaz je vo verzii {0}, ktorá tu nie je známa; zobrazuje sa to, čo sa z neho dá prečítať.",
  "link.theme": "Odkaz uvádza theme={0}; môže to byť light a dark.",
  "link.lang": "Odkaz uvádza lang={0}, jazyk, ktorý tu ešte nie je.",
  "link.speed": "Odkaz uvádza speed={0}; môže to byť 0.25, 0.5, 1, 2, 4, 8, 16, 60, 250 a 1000 krokov za sekundu.",
  "link.with": "Odkaz uvádza with={0}; patrí sem jeden až tri algoritmy, napríklad sss-star|mtd,first=inf.",
  "link.pace": "Odkaz uvádza pace={0}; môže to byť „leaf“, „event“ a „share“ s číslom, napríklad „leaf:7“.",
  "link.chart":
    "Odkaz uvádza chart={0}; patria tam stromy a jeden až štyri algoritmy, napríklad random:depth=1-6,seed=0..50|alpha-beta|sss-star.",
  "link.print": "Odkaz uvádza print={0}; patria tam kroky, napríklad 3,7-9, alebo none.",
  "link.predict": "Odkaz uvádza predict={0}; môže to byť all, value, window, cutoff, pop a choice.",
  "link.type": "Odkaz uvádza type={0}; môže to byť large.",
  "link.panel": "Odkaz uvádza panel={0}; môže to byť search, listing a none.",
  "link.listing": "Odkaz uvádza panel={0}, ktorý má len stránka; toto je panel algoritmu.",
  "link.tour": "Odkaz uvádza tour={0}; názov prehliadky alebo jej adresa má najviac 2 000 znakov.",
  "link.tour-stop": "Odkaz uvádza tour-stop={0}, čo nie je číslo zastávky.",
  "link.size": "Odkaz uvádza size={0}; patrí sem šírka a výška od 100 do 4000, napríklad 700x420.",
  "link.packed": "V odkaze je komprimovaný strom, ktorý sa nedá prečítať: „{0}“.",
  "link.overlay": "Odkaz hovorí overlay={0}, čo toto prehľadávanie nemá; ignoruje sa to.",
  "link.unknown": "Odkaz uvádza „{0}“, čo pre tento algoritmus nič neznamená; neberie sa do úvahy.",
  "link.ignored": "Táto časť odkazu sa neberie do úvahy.",
  "link.more": "Ďalšie časti odkazu sa neberú do úvahy; ich počet: {0}.",
  "link.html": "Iný program napísal v odkaze „&amp;“ namiesto „&“; odkaz sa prečítal tak, ako bol myslený.",
  "link.encoded": "Iný program zakódoval odkaz ešte raz; odkaz sa prečítal tak, ako bol myslený.",
  "link.closed": "Odkazu chýbal koniec; k stromu sa doplnilo „{0}“.",
  "link.node": "Odkaz žiada uzol {0}, ktorý v strome nie je; toto je začiatok.",
  "link.unvisited": "Odkaz žiada uzol {0}, ktorý tento algoritmus nikdy nenavštívi; toto je začiatok.",
  "link.no.cutoff": "Odkaz žiada orezanie č. {0}; v tomto behu nie sú orezania, preto je toto začiatok.",
  "link.no.purge": "Odkaz žiada vyčistenie č. {0}; v tomto behu nie je nijaké, preto je toto začiatok.",
  "link.no.pass": "Odkaz žiada prechod č. {0}; tento beh nemá prechody, preto je toto začiatok.",
  "link.no.leaf": "Odkaz žiada list č. {0}; v tomto behu sa listy neohodnocujú, preto je toto začiatok.",
  "link.few.cutoff": "Odkaz žiada orezanie č. {0}, ale posledné v tomto behu je č. {1}; je to toto.",
  "link.few.purge": "Odkaz žiada vyčistenie č. {0}, ale posledné v tomto behu je č. {1}; je to toto.",
  "link.few.pass": "Odkaz žiada prechod č. {0}, ale posledný v tomto behu je č. {1}; je to tento.",
  "link.few.leaf": "Odkaz žiada list č. {0}, ale posledný ohodnotený v tomto behu je č. {1}; je to tento.",

  // what the player to move sees
  "mover.start":
    "Všetky čísla sú z pohľadu <strong>toho, kto je na ťahu</strong>: od {max} k {min} a späť menia znamienko.",
  "mover.turn": "{from} vracia <strong>{returned}</strong> zo svojho pohľadu; pre {player} je to {gives}.",
  "mover.turn.bounds":
    "{from} má hodnotu {lower} až {upper} zo svojho pohľadu; pre {player} je to {gives_lower} až {gives_upper}.",
  "mover.enter.has":
    "Navštívi sa {node}, na ťahu je {player}. {other} už má inde {beta} z pohľadu {player}; ak {node} dosiahne {beta}, už na ňom nezáleží. Okno je (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "mover.backup.sure":
    "{from} dáva <strong>{bound}</strong>, zatiaľ najlepšie pre {player} v uzle {node}. {player} má toľko isté, takže okno je teraz (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "mover.cutoff":
    "{from} dáva <strong>{gives}</strong>; {other} nedovolí {player} viac než <beta>{bound}</beta>, a <plain>{value} ≥ {bound}</plain>: na ničom ďalšom pod uzlom {node} nezáleží. {pruned} {pruned, plural, one {sa vynechá} few {sa vynechajú} many {sa vynechá} other {sa vynechá}}.",
  "mover.cutoff.by":
    "{from} dáva <strong>{gives}</strong>; {other} nedovolí {player} viac než <beta>{bound}</beta> kvôli {by}, a <plain>{value} ≥ {bound}</plain>: na ničom ďalšom pod uzlom {node} nezáleží. {pruned} {pruned, plural, one {sa vynechá} few {sa vynechajú} many {sa vynechá} other {sa vynechá}}.",
  "mover.cutoff.strict":
    "{from} dáva <strong>{gives}</strong>; {other} nedovolí {player} viac než <beta>{bound}</beta>, a <plain>{value} > {bound}</plain>: na ničom ďalšom pod uzlom {node} nezáleží. {pruned} {pruned, plural, one {sa vynechá} few {sa vynechajú} many {sa vynechá} other {sa vynechá}}.",
  "mover.cutoff.strict.by":
    "{from} dáva <strong>{gives}</strong>; {other} nedovolí {player} viac než <beta>{bound}</beta> kvôli {by}, a <plain>{value} > {bound}</plain>: na ničom ďalšom pod uzlom {node} nezáleží. {pruned} {pruned, plural, one {sa vynechá} few {sa vynechajú} many {sa vynechá} other {sa vynechá}}.",

  // náhoda
  "chance.enter": "Vstupuje sa do {node}. Tam ťahá náhoda: {node} má hodnotu priemeru svojich synov.",
  "chance.enter.inside":
    "Vstupuje sa do {node}. Tam ťahá náhoda a záleží len na priemere vnútri okna (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "chance.window":
    "Vstupuje sa do {node}, na ťahu je {player}. Pri {alpha} alebo menej, alebo pri {beta} alebo viac, na priemere v {above} nemôže záležať, nech má zvyšok akúkoľvek hodnotu. Okno je (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "chance.window.alpha":
    "Vstupuje sa do {node}, na ťahu je {player}. Pri {alpha} alebo menej na priemere v {above} nemôže záležať, nech má zvyšok akúkoľvek hodnotu. Okno je (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) a končí sa tam, kde všetky hodnoty.",
  "chance.window.beta":
    "Vstupuje sa do {node}, na ťahu je {player}. Pri {beta} alebo viac na priemere v {above} nemôže záležať, nech má zvyšok akúkoľvek hodnotu. Okno je (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) a začína sa tam, kde všetky hodnoty.",
  "chance.window.open":
    "Vstupuje sa do {node}, na ťahu je {player}. Žiadna hodnota tam nerozhodne o priemere v {above}: okno (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) má všetky hodnoty.",
  "chance.backup": "{from} dáva <strong>{bound}</strong>. Súčet v {node} je zatiaľ <plain>{terms}</plain> = {best}.",
  "chance.backup.last": "{from} dáva <strong>{bound}</strong>. {node} má hodnotu <plain>{terms}</plain> = {best}.",
  "chance.probe": "Jeden syn uzla {from} stačí na hranicu: {from} je <strong>{bound}</strong>. Ostatní synovia čakajú.",
  "chance.cutoff.alpha":
    "{from} dáva <strong>{gives}</strong>. Aj keby všetko, čo zostáva, bolo {rest}, {node} by mal hodnotu <plain>{terms}</plain> = {value}; {max} už má <alpha>{bound}</alpha> a <plain>{value} ≤ {bound}</plain>. <alpha>α-orezanie</alpha>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "chance.cutoff.beta":
    "{from} dáva <strong>{gives}</strong>. Aj keby všetko, čo zostáva, bolo {rest}, {node} by mal hodnotu <plain>{terms}</plain> = {value}; {min} už má <beta>{bound}</beta> a <plain>{value} ≥ {bound}</plain>. <beta>β-orezanie</beta>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "chance.settled.alpha":
    "{from} dáva <strong>{gives}</strong>. Aj keby všetko, čo zostáva, bolo {rest}, {node} by mal hodnotu <plain>{terms}</plain> = {value} a <plain>{value} ≤ {bound}</plain>, čo {max} už má: na {node} nemôže záležať.",
  "chance.settled.beta":
    "{from} dáva <strong>{gives}</strong>. Aj keby všetko, čo zostáva, bolo {rest}, {node} by mal hodnotu <plain>{terms}</plain> = {value} a <plain>{value} ≥ {bound}</plain>, čo {min} už má: na {node} nemôže záležať.",
  "chance.cut.alpha":
    "{from} dáva <strong>{gives}</strong> a <plain>{value} ≤ {bound}</plain>: s tým na priemere v {above} nemôže záležať, nech má zvyšok akúkoľvek hodnotu. <alpha>α-orezanie</alpha>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "chance.cut.beta":
    "{from} dáva <strong>{gives}</strong> a <plain>{value} ≥ {bound}</plain>: s tým na priemere v {above} nemôže záležať, nech má zvyšok akúkoľvek hodnotu. <beta>β-orezanie</beta>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "rule.chance.star1":
    "V uzloch náhody Star1: syn sa vynechá, keď na priemere nemôže záležať, nech má zvyšok akúkoľvek hodnotu.",
  "rule.chance.star2": "V uzloch náhody Star2: najprv sa ako hranica pozrie jeden syn každého syna.",
  "rule.chance.full": "V uzloch náhody sa prehľadá každý syn so všetkými hodnotami.",
  "rule.range": "Všetky hodnoty ležia v {value}.",
};
