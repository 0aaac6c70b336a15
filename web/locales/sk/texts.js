// Slovak: what searches, games and examples say of themselves, by the English text.

export default {
  // searches
  "Visits every node and backs the best value up; the other searches are measured against it.":
    "Navštívi všetky uzly a prenáša nahor najlepšiu hodnotu; ostatné algoritmy sa porovnávajú s týmto.",
  "Alpha-beta with one bound, the parent's value: it cuts shallow, but never deep.":
    "Alfa-beta s jedinou hranicou, hodnotou rodiča: orezáva plytko, ale nikdy nie hlboko.",
  "Skips what can't matter: each node has a window, and a child that closes it cuts its siblings off.":
    "Preskočí to, na čom nemôže záležať: každý uzol má okno a syn, ktorý ho zatvorí, oreže svojich súrodencov.",
  "Evaluates the first child, and tests of each other child whether it is better before it evaluates that one too.":
    "Ohodnotí prvého syna a pri každom ďalšom najprv testuje, či je lepší, až potom ohodnotí aj jeho.",
  "Asks with a null window whether a child is better than the siblings before it, and searches it again if it is.":
    "S nulovým oknom (null window) sa pýta, či je syn lepší ako súrodenci pred ním, a ak je, prehľadá ho znova.",
  "Best first over solution trees: OPEN holds the most that MAX can still hope for from each, and the head is worked on.":
    "Najprv najlepší zo stromov riešení: v OPEN je to najviac, v čo môže MAX pri každom ešte dúfať, a pracuje sa na prvom.",
  "Best first over solution trees: OPEN holds the least that MIN can still hope for from each, and the head is worked on.":
    "Najprv najlepší zo stromov riešení: v OPEN je to najmenej, v čo môže MIN pri každom ešte dúfať, a pracuje sa na prvom.",
  "Closes in on the value: each pass asks with a null window whether the value is reached, and keeps both bounds of every node.":
    "Približuje sa k hodnote: každý prechod sa s nulovým oknom pýta, či sa hodnota dosiahne, a uchováva obe hranice každého uzla.",
  "Best-first, with an optimistic and a pessimistic bound for every node, until one move is proved best.":
    "Najprv najlepší, s optimistickou a pesimistickou hranicou každého uzla, až kým sa o jednom ťahu nedokáže, že je najlepší.",
  "Best-first, to prove or disprove that MAX reaches a goal: expands the node that takes the fewest leaves to settle.":
    "Najprv najlepší, na dôkaz alebo vyvrátenie, že MAX dosiahne cieľ: expanduje uzol, na ktorého rozhodnutie treba najmenej listov.",
  "For one player who minimises: always the node with the least bound, until none is below the best solution so far.":
    "Pre jedného hráča, ktorý minimalizuje: vždy uzol s najmenšou hranicou, až kým nijaký nie je pod doteraz najlepším riešením.",
  "Random playouts, more of them where their mean is good or little is known: the most visited move is played.":
    "Náhodné simulácie (playout), viac tam, kde je priemer dobrý alebo sa vie málo: hrá sa najnavštevovanejší ťah.",

  // their options
  "Remember positions in a transposition table, and don't search one again whose bounds settle it; auto: in games that merge equal positions.":
    "Pamätá si pozície v transpozičnej tabuľke a neprehľadáva znova tie, o ktorých rozhodujú už ich hranice; auto: v hrách, ktoré spájajú rovnaké pozície.",
  "Nodes at this depth are evaluated instead of searched; without it, the game is searched to its end.":
    "Uzly v tejto hĺbke sa ohodnotia namiesto prehľadávania; bez nej sa hra prehľadáva až do konca.",
  "The parent's value that the root is called with; with -inf, as in one printed version, the answer is often wrong.":
    "Hodnota rodiča, s ktorou sa volá koreň; s -inf, ako v jednej vytlačenej verzii, je odpoveď často nesprávna.",
  "The parent's value that a first child is called with; with -inf, as in one printed correction, the answer is mostly wrong.":
    "Hodnota rodiča, s ktorou sa volá prvý syn; s -inf, ako v jednej vytlačenej oprave, je odpoveď väčšinou nesprávna.",
  "Outside the window, return the bound that was found (soft) or the end of the window (hard); the visits are the same.":
    "Mimo okna vráti nájdenú hranicu (soft) alebo kraj okna (hard); návštevy sú rovnaké.",
  "Cut when LB meets parentVal (≥), or only when it passes it (>).":
    "Orezať, keď LB dosiahne parentVal (≥), alebo až keď ju prekročí (>).",
  "The side that numbers are seen from: MAX at every node, or the player who is to move there.":
    "Strana, z ktorej pohľadu sú čísla: MAX v každom uzle, alebo hráč, ktorý je tam na ťahu.",
  "Cut when the value meets the bound (≥ β, ≤ α), or only when it passes it (> β, < α).":
    "Oreže, keď hodnota dosiahne hranicu (≥ β, ≤ α), alebo až keď ju prekročí (> β, < α).",
  "When a node is solved in case 4, remove from OPEN all that is below it, or only its children, as often printed: the value is the same, but leaves may be looked at that alpha-beta leaves out.":
    "Keď je v prípade 4 uzol vyriešený, odstráni z OPEN všetko pod ním, alebo len jeho synov, ako sa často tlačí: hodnota je rovnaká, ale môžu sa prezerať listy, ktoré alfa-beta oreže.",
  "The first guess: inf and then downwards like SSS*, -inf and then upwards like DUAL*, or a number as in MTD(f); bisect halves the bounds.":
    "Prvý odhad: inf a potom nadol ako SSS*, -inf a potom nahor ako DUAL*, alebo číslo ako v MTD(f); bisect rozpoľuje interval medzi hranicami.",
  "The distance by which each guess goes further than needed, as long as all answers point to the same side.":
    "O koľko ide každý odhad ďalej, než treba, kým všetky odpovede ukazujú tým istým smerom.",
  "The choice of strategy while the best child has the greatest lower bound too.":
    "Voľba stratégie, kým má najlepší syn aj najväčšiu dolnú hranicu.",
  "The most expansions, the root's included; after that the answer is a judgement.":
    "Najviac expanzií, vrátane expanzie koreňa; potom je odpoveď odhad.",
  "Begin the next descent where the backup stopped instead of at the root.":
    "Začne ďalší zostup tam, kde sa zastavil prenos nahor, namiesto v koreni.",
  "Make equal positions one node, and back up to all of its parents; auto: in games that merge them.":
    "Urobí z rovnakých pozícií jeden uzol a prenáša zmeny ku všetkým jeho rodičom; auto: v hrách, ktoré ich spájajú.",
  "For a game that gives no bounds: the greatest distance of a bound from the true value, and a seed.":
    "Pre hru, ktorá neuvádza hranice: najväčšia vzdialenosť hranice od skutočnej hodnoty a zárodok (seed).",
  "After separation, search again with every estimate widened by so many units.":
    "Po oddelení prehľadáva znova, s každým odhadom rozšíreným o toľko jednotiek.",
  "The number of times to widen.": "Koľkokrát sa má rozšíriť.",
  "Make the bounds of so many percent of the nodes wrong on purpose, and a seed.":
    "Zámerne pokazí hranice toľkým percentám uzlov; druhé číslo je zárodok (seed).",
  "Count the least number of expansions by which any proof is possible, too, in a tree of at most 3,000 nodes without `graph` and `widen`.":
    "Spočíta aj najmenší počet expanzií, ktorým sa dá niečo dokázať, v strome s najviac 3000 uzlami bez `graph` a `widen`.",
  "Prove that MAX gets at least this; without it, more than 0, which is a win.":
    "Dokazuje, že MAX dostane aspoň toto; bez toho viac ako 0, čo je výhra.",
  "The most expansions; after that the answer is a judgement.": "Najviac expanzií; potom je odpoveď odhad.",
  "Expand the live node with the least bound first (best; if the bound counts the moves so far, this is A*), or the deepest one (depth).":
    "Najprv expanduje živý uzol s najmenšou hranicou (best; ak hranica počíta doterajšie ťahy, je to A*), alebo najhlbší (depth).",
  "The most expansions; after that the answer is a judgement: the best solution so far.":
    "Najviac expanzií; potom je odpoveď odhad: doteraz najlepšie riešenie.",
  "The lower bound, of those that the game has; auto: the one that the game is written with. too-high is wrong on purpose.":
    "Dolná hranica, z tých, ktoré hra má; auto: tá, s ktorou je hra zapísaná. too-high je zámerne nesprávna.",
  "Drop nodes that can't lead below M at once, and end when none is left (emptied), or leave them in the queue, and end when the node that is popped has a bound above M (as-popped).":
    "Uzly, ktoré nemôžu viesť pod M, hneď zahodí a skončí, keď nijaký nezostane (emptied), alebo ich nechá vo fronte a skončí, keď má odobratý uzol hranicu nad M (as-popped).",
  "Expand equal positions once, where they were reached at the least cost; auto: in games that merge them.":
    "Rovnaké pozície expanduje raz, tam, kam sa prišlo najlacnejšie; auto: v hrách, ktoré ich spájajú.",
  "How many playouts there are; the answer is a judgement.": "Koľko je simulácií; odpoveď je odhad.",
  "UCB1's constant C: the greater, the more often moves are tried that look worse.":
    "Konštanta C v UCB1: čím je väčšia, tým častejšie sa skúšajú ťahy, ktoré vyzerajú horšie.",
  "Another seed, other random moves.": "Iný zárodok (seed), iné náhodné ťahy.",

  // games
  "A tree written out: nested lists, a number is a leaf.": "Vypísaný strom: vnorené zoznamy, číslo je list.",
  "A random tree, made from a seed as it is searched.":
    "Náhodný strom, ktorý vzniká zo zárodku (seed) počas prehľadávania.",
  "Three in a row on a board of nine squares; X is MAX and moves first.":
    "Piškvorky na deviatich políčkach, tri v rade; X je MAX a ťahá prvý.",
  "Heaps of matches: take as many as you like from one heap.":
    "Kôpky zápaliek: z jednej kôpky si vezmete, koľko chcete.",
  "The travelling salesman: the shortest tour through all cities, by a matrix of lengths or on a random map.":
    "Obchodný cestujúci: najkratší okruh cez všetky mestá, podľa matice dĺžok alebo na náhodnej mape.",
  "The sliding puzzle of eight or fifteen tiles, solved in as few moves as possible.":
    "Posúvací hlavolam s ôsmimi alebo pätnástimi kameňmi, vyriešený čo najmenším počtom ťahov.",
  "Discs fall into seven columns of six; four in a row win. MAX moves first.":
    "Štyri v rade: kamene padajú do siedmich stĺpcov po šesť; vyhrávajú štyri v rade. MAX ťahá prvý.",
  "Chess from a position in FEN, evaluated by material, squares and captures. White is MAX.":
    "Šach z pozície v zápise FEN, hodnotený podľa materiálu, polí a braní. Biely je MAX.",
  "The end of a game of crosswords with letters that are worth points; both racks are known.":
    "Koniec krížovkovej hry s písmenami, ktoré majú hodnotu; písmená oboch strán sú známe.",
  "Several games at once, a move in one of them: {left options|right options}, and numbers are scores.":
    "Viac hier naraz, ťah v jednej z nich: {ťahy ľavého|ťahy pravého} a čísla sú body.",

  // examples
  "Nine leaves": "Deväť listov",
  "The textbook tree: MAX takes the maximum, MIN the minimum": "Strom z učebnice: MAX berie maximum, MIN minimum",
  "A first cutoff": "Prvé orezanie",
  "The same tree: one α-cutoff spares two leaves": "Ten istý strom: jedno α-orezanie ušetrí dva listy",
  "A deep cutoff": "Hlboké orezanie",
  "A cutoff by the bound of a distant ancestor": "Orezanie podľa hranice vzdialeného predka",
  "One bound only": "Len jedna hranica",
  "The same tree: a bound from far above is forgotten": "Ten istý strom: na hranicu zhora sa zabudne",
  "Wrong on purpose": "Zámerne nesprávne",
  "A first bound of −∞ cuts off what matters": "Prvá hranica −∞ oreže to, na čom záleží",
  "Ask first": "Najprv sa pýtať",
  "Is it better? Only then: how much?": "Je to lepšie? Až potom: o koľko?",
  "Null windows": "Nulové okná",
  "The first move should be best; if not, a second search":
    "Prvý ťah by mal byť najlepší; ak nie je, prehľadáva sa druhý raz",
  "In passes": "Na viac prechodov",
  "Test by test, with the leaves of SSS*": "Test za testom, s listami ako SSS*",
  "A good guess": "Dobrý odhad",
  "MTD(f): a first guess of 30 needs three passes": "MTD(f): s prvým odhadom 30 stačia tri prechody",
  Halving: "Rozpoľovanie",
  "Each pass tests the middle of the bounds": "Každý prechod testuje stred medzi hranicami",
  Stockman: "Stockman",
  "The tree SSS* was introduced with": "Strom, na ktorom bol SSS* predstavený",
  "Plaat et al.": "Plaat a kol.",
  "SSS* skips leaves that alpha-beta evaluates": "SSS* preskočí listy, ktoré alfa-beta ohodnotí",
  "From MIN's side": "Z pohľadu hráča MIN",
  "The same tree, from below": "Ten istý strom, zdola",
  Berliner: "Berliner",
  "Bounds, until one move is separated from the rest": "Hranice, až kým sa jeden ťah neoddelí od ostatných",
  "A budget": "Obmedzený počet expanzií",
  "The same tree, stopped after three expansions": "Ten istý strom, zastavené po troch expanziách",
  "Many ways, one position": "Veľa ciest, jedna pozícia",
  "Tic-tac-toe, with equal positions as one node": "Piškvorky 3 × 3, rovnaké pozície ako jeden uzol",
  "Can X win?": "Môže X vyhrať?",
  "Tic-tac-toe: expands the most-proving node": "Piškvorky 3 × 3: expanduje najviac dokazujúci uzol (most-proving)",
  "A trap for means": "Pasca na priemery",
  "Monte Carlo: move 1 looks better until its refutation is found":
    "Monte Carlo: ťah 1 vyzerá lepšie, kým sa nenájde jeho vyvrátenie",
  "A round trip": "Okružná cesta",
  "Five cities and the shortest tour, lowest bound first": "Päť miest a najkratší okruh, od najmenšej hranice",
  "The 15-puzzle": "Hlavolam 15",
  "Three moves from the goal: branch and bound is A*": "Tri ťahy od cieľa: branch and bound je A*",
  Nim: "Nim",
  "Two heaps; who takes the last match loses": "Dve kôpky; kto vezme poslednú zápalku, prehrá",
  "Nim, remembered": "Nim s pamäťou",
  "A table knows positions that come up again": "Tabuľka pozná pozície, ktoré sa opakujú",
  "Random games": "Náhodné partie",
  "Tic-tac-toe by Monte Carlo tree search: edges as thick as visits":
    "Piškvorky 3 × 3 metódou Monte Carlo tree search: hrany hrubé podľa návštev",
  "Tic-tac-toe": "Piškvorky 3 × 3",
  "Near the end of a game": "Blízko konca partie",
  "Two plies": "Dva polťahy",
  "Tic-tac-toe without mirror images: three first moves instead of nine":
    "Piškvorky 3 × 3 bez zrkadlových obrazov: tri prvé ťahy namiesto deviatich",
  "Connect Four": "Štyri v rade",
  "Four plies ahead, by the lines that are still open": "Štyri polťahy vopred, podľa radov, ktoré sú ešte otvorené",
  "A sum of games": "Súčet hier",
  "Three at once, a move in one of them; B* knows their stops":
    "Tri naraz, ťah v jednej z nich; B* pozná ich koncové hodnoty (stops)",
  Chess: "Šach",
  "B* with the bounds of captures and of passing, and alpha-beta would play the same":
    "B* s hranicami podľa braní a podľa vynechania ťahu; alfa-beta by hralo rovnako",
  "A word game": "Slovná hra",
  "Both racks are known; B* plans the rest of the game for each side":
    "Písmená oboch strán sú známe; B* plánuje zvyšok partie za každú stranu",
  "A random tree": "Náhodný strom",
  "81 leaves, the same for everybody": "81 listov, pre každého tie isté",
};
