// Slovak: what searches, their options, games and examples say of themselves, by name.

export default {
  // searches
  "algorithm.minimax.about":
    "Navštívi všetky uzly a prenáša nahor najlepšiu hodnotu, v uzle náhody priemer (expectiminimax); ostatné algoritmy sa porovnávajú s týmto.",
  "algorithm.ab-node-value.about":
    "Alfa-beta s jedinou hranicou, hodnotou rodiča: orezáva plytko, ale nikdy nie hlboko.",
  "algorithm.alpha-beta.about":
    "Preskočí to, na čom nemôže záležať: každý uzol má okno a syn, ktorý ho zatvorí, oreže svojich súrodencov.",
  "algorithm.scout.about":
    "Ohodnotí prvého syna a pri každom ďalšom najprv testuje, či je lepší, až potom ohodnotí aj jeho.",
  "algorithm.nega-scout.about":
    "S nulovým oknom (null window) sa pýta, či je syn lepší ako súrodenci pred ním, a ak je, prehľadá ho znova.",
  "algorithm.iterative-deepening.about":
    "Prehľadáva do hĺbky jedného polťahu, potom dvoch, potom troch: každý prechod povie ďalšiemu, ktoré ťahy má skúsiť najprv.",
  "algorithm.max-n.about": "Traja hráči: každý si vezme potomka, ktorý mu dáva najviac.",
  "algorithm.sss-star.about":
    "Najprv najlepší zo stromov riešení: v OPEN je to najviac, v čo môže MAX pri každom ešte dúfať, a pracuje sa na prvom.",
  "algorithm.dual-star.about":
    "Najprv najlepší zo stromov riešení: v OPEN je to najmenej, v čo môže MIN pri každom ešte dúfať, a pracuje sa na prvom.",
  "algorithm.mtd.about":
    "Približuje sa k hodnote: každý prechod sa s nulovým oknom pýta, či sa hodnota dosiahne, a uchováva obe hranice každého uzla.",
  "algorithm.b-star.about":
    "Najprv najlepší, s optimistickou a pesimistickou hranicou každého uzla, až kým sa o jednom ťahu nedokáže, že je najlepší.",
  "algorithm.proof-number.about":
    "Najprv najlepší, na dôkaz alebo vyvrátenie, že MAX dosiahne cieľ: expanduje uzol, na ktorého rozhodnutie treba najmenej listov.",
  "algorithm.branch-and-bound.about":
    "Pre jedného hráča, ktorý minimalizuje: vždy uzol s najmenšou hranicou, až kým nijaký nie je pod doteraz najlepším riešením.",
  "algorithm.mcts.about":
    "Náhodné simulácie (playout), viac tam, kde je priemer dobrý alebo sa vie málo: hrá sa najnavštevovanejší ťah.",

  // their options; those that several have, once
  "option.table.about":
    "Pamätá si pozície v transpozičnej tabuľke a neprehľadáva znova tie, o ktorých rozhodujú už ich hranice; auto: v hrách, ktoré spájajú rovnaké pozície.",
  "option.depth.about":
    "Uzly v tejto hĺbke sa ohodnotia namiesto prehľadávania; bez nej sa hra prehľadáva až do konca.",
  "option.chance.about":
    "V uzloch náhody vynechá to, na čom nemôže záležať, nech má zvyšok akúkoľvek hodnotu (star1), po pohľade na jedného syna každého syna (star2), alebo nič (full).",
  "option.range.about":
    "Najmenšia a najväčšia hodnota, ktorá sa môže vyskytnúť: nič nie je pre MAX ani MIN lepšie, takže zvyšok sa oreže. Podľa nich sa vynechávajú aj synovia uzlov náhody, bez nich podľa hodnôt hry.",
  "option.window.about":
    "Okno, ktoré dostane koreň; o hodnote mimo neho sa zistí len to. Bez neho je dôležitá každá hodnota.",
  "option.numbers.about":
    "Ako sa píšu priemery, ktoré nie sú celé; auto: ako zlomky, ak nie sú všetky pravdepodobnosti desatinné čísla.",
  "option.view.about": "Strana, z ktorej pohľadu sú čísla: MAX v každom uzle, alebo hráč, ktorý je tam na ťahu.",
  "algorithm.ab-node-value.option.start.about":
    "Hodnota rodiča, s ktorou sa volá koreň; s -inf, ako v jednej vytlačenej verzii, je odpoveď často nesprávna.",
  "algorithm.ab-node-value.option.first.about":
    "Hodnota rodiča, s ktorou sa volá prvý syn; s -inf, ako v jednej vytlačenej oprave, je odpoveď väčšinou nesprávna.",
  "algorithm.ab-node-value.option.cut.about": "Orezať, keď LB dosiahne parentVal (≥), alebo až keď ju prekročí (>).",
  "algorithm.alpha-beta.option.fail.about":
    "Mimo okna vráti nájdenú hranicu (soft) alebo kraj okna (hard); návštevy sú rovnaké.",
  "algorithm.alpha-beta.option.cut.about":
    "Oreže, keď hodnota dosiahne hranicu (≥ β, ≤ α), alebo až keď ju prekročí (> β, < α).",
  "option.pv.about": "Najprv prehľadaj hlavný variant predošlého prechodu.",
  "algorithm.iterative-deepening.option.table.about":
    "Pamätaj si rovnaké pozície v tabuľke: v rámci prechodu ich hodnoty a medzi prechodmi ich najlepšie ťahy, ktoré nasledujú; auto: v hrách, ktoré ich spájajú.",
  "option.killers.about": "Potom prehľadaj posledné dva ťahy, ktoré zavreli okno uzla v tej istej hĺbke.",
  "option.history.about": "Potom prehľadaj ťahy, ktoré boli najčastejšie najlepšie, podľa veľkosti podstromov.",
  "option.null-windows.about":
    "Od druhého potomka sa nulovým oknom opýtaj, či je lepší, a ak áno, prehľadaj ho znova, ako NegaScout.",
  "option.quiescence.about":
    "Na horizonte nehodnoť uzol označený ako nepokojný, ale hľadaj ďalej, kým nie sú všetky pokojné.",
  "option.aspiration.about":
    "Začni každý prechod oknom, ktoré sa končí v tejto vzdialenosti od hodnoty predošlého prechodu; ak nestačí, prehľadá sa znova s tým krajom otvoreným.",
  "algorithm.iterative-deepening.option.budget.about":
    "Najväčší počet expanzií vo všetkých prechodoch; ťah je ten z posledného hotového prechodu.",
  "algorithm.iterative-deepening.option.depth.about":
    "Hĺbka posledného prechodu; bez nej prechody pokračujú, kým sa hra neprehľadá do konca.",
  "option.purge.about":
    "Keď je v prípade 4 uzol vyriešený, odstráni z OPEN všetko pod ním, alebo len jeho synov, ako sa často tlačí: hodnota je rovnaká, ale uzol môže byť v OPEN viackrát, môžu sa prezerať listy, ktoré alfa-beta oreže, a v hlbokých stromoch tie isté znova a znova.",
  "algorithm.max-n.option.ties.about": "Z potomkov, ktorí hráčovi dávajú to isté, si vezme prvého alebo posledného.",
  "algorithm.max-n.option.prune.about":
    "Vynechá to, kam by hráč nad ním neprišiel (shallow), alebo ktorýkoľvek hráč vyššie, čo môže byť nesprávne (deep).",
  "algorithm.mtd.option.first.about":
    "Prvý odhad: inf a potom nadol ako SSS*, -inf a potom nahor ako DUAL*, alebo číslo ako v MTD(f); bisect rozpoľuje interval medzi hranicami.",
  "algorithm.mtd.option.step.about":
    "O koľko ide každý odhad ďalej, než treba, kým všetky odpovede ukazujú tým istým smerom.",
  "algorithm.b-star.option.policy.about": "Voľba stratégie, kým má najlepší syn aj najväčšiu dolnú hranicu.",
  "algorithm.b-star.option.budget.about": "Najviac expanzií, vrátane expanzie koreňa; potom je odpoveď odhad.",
  "algorithm.b-star.option.resume.about": "Začne ďalší zostup tam, kde sa zastavil prenos nahor, namiesto v koreni.",
  "algorithm.b-star.option.graph.about":
    "Urobí z rovnakých pozícií jeden uzol a prenáša zmeny ku všetkým jeho rodičom; auto: v hrách, ktoré ich spájajú.",
  "algorithm.b-star.option.bounds.about":
    "Pre hru, ktorá neuvádza hranice: najväčšia vzdialenosť hranice od skutočnej hodnoty a zárodok (seed).",
  "algorithm.b-star.option.widen.about": "Po oddelení prehľadáva znova, s každým odhadom rozšíreným o toľko jednotiek.",
  "algorithm.b-star.option.rounds.about": "Koľkokrát sa má rozšíriť.",
  "algorithm.b-star.option.errors.about":
    "Zámerne pokazí hranice toľkým percentám uzlov; druhé číslo je zárodok (seed).",
  "algorithm.b-star.option.least.about":
    "Spočíta aj najmenší počet expanzií, ktorým sa dá niečo dokázať, v strome s najviac 3000 uzlami bez `graph` a `widen`.",
  "algorithm.proof-number.option.goal.about": "Dokazuje, že MAX dostane aspoň toto; bez toho viac ako 0, čo je výhra.",
  "algorithm.proof-number.option.budget.about": "Najviac expanzií; potom je odpoveď odhad.",
  "algorithm.branch-and-bound.option.order.about":
    "Najprv expanduje živý uzol s najmenšou hranicou (best; ak hranica počíta doterajšie ťahy, je to A*), alebo najhlbší (depth).",
  "algorithm.branch-and-bound.option.ties.about":
    "Z uzlov s najmenšou hranicou expanduje najhlbší (deeper), alebo ten, ktorý vznikol skôr (first).",
  "algorithm.branch-and-bound.option.budget.about":
    "Najviac expanzií; potom je odpoveď odhad: doteraz najlepšie riešenie.",
  "algorithm.branch-and-bound.option.bound.about":
    "Dolná hranica, z tých, ktoré hra má; auto: tá, s ktorou je hra zapísaná. too-high je zámerne nesprávna.",
  "algorithm.branch-and-bound.option.stop.about":
    "Uzly, ktoré nemôžu viesť pod M, hneď zahodí a skončí, keď nijaký nezostane (emptied), alebo ich nechá vo fronte a skončí, keď má odobratý uzol hranicu nad M (as-popped).",
  "algorithm.branch-and-bound.option.graph.about":
    "Rovnaké pozície expanduje raz, tam, kam sa prišlo najlacnejšie; auto: v hrách, ktoré ich spájajú.",
  "algorithm.mcts.option.iterations.about": "Koľko je simulácií; odpoveď je odhad.",
  "algorithm.mcts.option.exploration.about":
    "Konštanta C v UCB1: čím je väčšia, tým častejšie sa skúšajú ťahy, ktoré vyzerajú horšie.",
  "algorithm.mcts.option.means.about":
    "V UCB1 sa priemery prepočítavajú podľa najmenšieho a najväčšieho doterajšieho výsledku, alebo sa berú, ako sú.",
  "algorithm.mcts.option.pick.about":
    "Nakoniec sa hrá ťah, ktorý bol navštívený najčastejšie, alebo ten s najlepším priemerom.",
  "algorithm.mcts.option.results.about": "Výsledky prvých simulácií v poradí namiesto tých, ktoré sa odohrajú.",
  "algorithm.mcts.option.seed.about": "Iný zárodok (seed), iné náhodné ťahy.",

  // games
  "game.tree.about": "Vypísaný strom: vnorené zoznamy, číslo je list.",
  "game.random.about": "Náhodný strom, ktorý vzniká zo zárodku (seed) počas prehľadávania.",
  "game.tic-tac-toe.about": "Piškvorky na deviatich políčkach, tri v rade; X je MAX a ťahá prvý.",
  "game.nim.about": "Kôpky zápaliek: z jednej kôpky si vezmete, koľko chcete.",
  "game.tsp.about": "Obchodný cestujúci: najkratší okruh cez všetky mestá, podľa matice dĺžok alebo na náhodnej mape.",
  "game.pig.about": "Kocka: hodiť znova alebo si nechať súčet ťahu; jednotka ho zmarí.",
  "game.pig.option.die.about": "Počet strán kocky.",
  "game.pig.option.rolls.about": "Najviac hodov v jednom ťahu.",
  "game.pig.option.turns.about": "Počet ťahov každého hráča.",
  "game.players.about":
    "Strom hry pre troch hráčov: zoznamy a v listoch to, čo dostane každý z nich; alebo náhodný strom.",
  "game.players.option.branching.about": "Počet potomkov uzla v náhodnom strome.",
  "game.players.option.depth.about": "Koľko polťahov má náhodný strom pod koreňom.",
  "game.players.option.seed.about": "Iný seed, iný náhodný strom.",
  "game.players.option.total.about": "Koľko dostanú hráči náhodného stromu spolu.",
  "game.puzzle.about": "Posúvací hlavolam s ôsmimi alebo pätnástimi kameňmi, vyriešený čo najmenším počtom ťahov.",
  "game.chess.about": "Šach z pozície v zápise FEN, hodnotený podľa materiálu, polí a braní. Biely je MAX.",
  "game.words.about": "Koniec krížovkovej hry s písmenami, ktoré majú hodnotu; písmená oboch strán sú známe.",
  "game.connect-four.about":
    "Štyri v rade: kamene padajú do siedmich stĺpcov po šesť; vyhrávajú štyri v rade. MAX ťahá prvý.",
  "game.sum.about": "Viac hier naraz, ťah v jednej z nich: {ťahy ľavého|ťahy pravého} a čísla sú body.",

  // examples
  "example.nine-leaves.title": "Deväť listov",
  "example.nine-leaves.about": "Strom z učebnice: MAX berie maximum, MIN minimum",
  "example.a-first-cutoff.title": "Prvé orezanie",
  "example.a-first-cutoff.about": "Ten istý strom: jedno α-orezanie ušetrí dva listy",
  "example.a-deep-cutoff.title": "Hlboké orezanie",
  "example.a-deep-cutoff.about": "Orezanie podľa hranice vzdialeného predka",
  "example.a-die-decides.title": "Rozhodne kocka",
  "example.a-die-decides.about": "Uzly náhody majú hodnotu priemeru svojich synov",
  "example.cut-at-chance.title": "Orezanie pri náhode",
  "example.cut-at-chance.about": "Star1: aj keby celý zvyšok bol najviac, čo je",
  "example.ply-by-ply.title": "Polťah za polťahom",
  "example.ply-by-ply.about": "O polťah dopredu vyzerá lepšie A, o dva polťahy B",
  "example.beyond-the-horizon.title": "Za horizontom",
  "example.beyond-the-horizon.about": "Šachy odsúvajú stratu dámy z dohľadu až po štvrtý polťah",
  "example.not-quiet.title": "Nepokojný",
  "example.not-quiet.about": "Ten istý strom s nepokojnými uzlami: už prvý prechod vidí stratu",
  "example.a-win-is-enough.title": "Výhra stačí",
  "example.a-win-is-enough.about": "Žiadna hodnota nie je väčšia ako 1: hráč, ktorý ju má, ďalej nehľadá",
  "example.one-bound-only.title": "Len jedna hranica",
  "example.one-bound-only.about": "Ten istý strom: na hranicu zhora sa zabudne",
  "example.wrong-on-purpose.title": "Zámerne nesprávne",
  "example.wrong-on-purpose.about": "Prvá hranica −∞ oreže to, na čom záleží",
  "example.ask-first.title": "Najprv sa pýtať",
  "example.ask-first.about": "Je to lepšie? Až potom: o koľko?",
  "example.null-windows.title": "Nulové okná",
  "example.null-windows.about": "Prvý ťah by mal byť najlepší; ak nie je, prehľadáva sa druhý raz",
  "example.in-passes.title": "Na viac prechodov",
  "example.in-passes.about": "Test za testom, s listami ako SSS*",
  "example.a-good-guess.title": "Dobrý odhad",
  "example.a-good-guess.about": "MTD(f): s prvým odhadom 30 stačia tri prechody",
  "example.halving.title": "Rozpoľovanie",
  "example.halving.about": "Každý prechod testuje stred medzi hranicami",
  "example.stockman.title": "Stockman",
  "example.stockman.about": "Strom, na ktorom bol SSS* predstavený",
  "example.plaat-et-al.title": "Plaat a kol.",
  "example.plaat-et-al.about": "SSS* preskočí listy, ktoré alfa-beta ohodnotí",
  "example.from-mins-side.title": "Z pohľadu hráča MIN",
  "example.from-mins-side.about": "Ten istý strom, zdola",
  "example.berliner.title": "Berliner",
  "example.berliner.about": "Hranice, až kým sa jeden ťah neoddelí od ostatných",
  "example.a-budget.title": "Obmedzený počet expanzií",
  "example.a-budget.about": "Ten istý strom, zastavené po troch expanziách",
  "example.many-ways-one-position.title": "Veľa ciest, jedna pozícia",
  "example.many-ways-one-position.about": "Piškvorky 3 × 3, rovnaké pozície ako jeden uzol",
  "example.can-x-win.title": "Môže X vyhrať?",
  "example.can-x-win.about": "Piškvorky 3 × 3: expanduje najviac dokazujúci uzol (most-proving)",
  "example.a-trap-for-means.title": "Pasca na priemery",
  "example.a-trap-for-means.about": "Monte Carlo: ťah 1 vyzerá lepšie, kým sa nenájde jeho vyvrátenie",
  "example.results-by-hand.title": "Výsledky ručne",
  "example.results-by-hand.about": "Monte Carlo ako na papieri: výsledky šiestich simulácií sú dané",
  "example.three-players.title": "Traja hráči",
  "example.three-players.about": "Každý si vezme, čo je najlepšie preňho, nech dostanú ostatní čokoľvek",
  "example.the-last-of-equals.title": "Posledný z rovnakých",
  "example.the-last-of-equals.about": "Ten istý strom: pri rovnosti druhá voľba mení, čo dostanú ostatní",
  "example.all-against-one.title": "Všetci proti jednému",
  "example.all-against-one.about": "Alfa-beta, akoby hráči 2 a 3 hrali spolu proti hráčovi 1; maxⁿ zahrá B",
  "example.cut-for-three.title": "Orezanie pre troch",
  "example.cut-for-three.about": "Spolu dostanú 10: hráč, ktorý dostane 5, nechá tomu nad ním primálo",
  "example.cut-too-deep.title": "Príliš hlboké orezanie",
  "example.cut-too-deep.about": "Orezanie hráčom 1, o dva polťahy vyššie, zmení ťah hráča 2 medzi nimi",
  "example.a-round-trip.title": "Okružná cesta",
  "example.a-round-trip.about": "Päť miest a najkratší okruh, od najmenšej hranice",
  "example.the-15-puzzle.title": "Hlavolam 15",
  "example.the-15-puzzle.about": "Tri ťahy od cieľa: branch and bound je A*",
  "example.pig.title": "Prasa",
  "example.pig.about": "Hodiť znova alebo si nechať, čo ťah priniesol",
  "example.nim.title": "Nim",
  "example.nim.about": "Dve kôpky; kto vezme poslednú zápalku, prehrá",
  "example.nim-remembered.title": "Nim s pamäťou",
  "example.nim-remembered.about": "Tabuľka pozná pozície, ktoré sa opakujú",
  "example.random-games.title": "Náhodné partie",
  "example.random-games.about": "Piškvorky 3 × 3 metódou Monte Carlo tree search: hrany hrubé podľa návštev",
  "example.tic-tac-toe.title": "Piškvorky 3 × 3",
  "example.tic-tac-toe.about": "Blízko konca partie",
  "example.two-plies.title": "Dva polťahy",
  "example.two-plies.about": "Piškvorky 3 × 3 bez zrkadlových obrazov: tri prvé ťahy namiesto deviatich",
  "example.connect-four.title": "Štyri v rade",
  "example.connect-four.about": "Štyri polťahy vopred, podľa radov, ktoré sú ešte otvorené",
  "example.a-sum-of-games.title": "Súčet hier",
  "example.a-sum-of-games.about": "Tri naraz, ťah v jednej z nich; B* pozná ich koncové hodnoty (stops)",
  "example.chess.title": "Šach",
  "example.chess.about": "B* s hranicami podľa braní a podľa vynechania ťahu; alfa-beta by hralo rovnako",
  "example.a-word-game.title": "Slovná hra",
  "example.a-word-game.about": "Písmená oboch strán sú známe; B* plánuje zvyšok partie za každú stranu",
  "example.a-random-tree.title": "Náhodný strom",
  "example.a-random-tree.about": "81 listov, pre každého tie isté",
};
