// Norwegian (bokmål): what searches, games and examples say of themselves, by the English text.

export default {
  // searches
  "Visits every node and backs the best value up; the other searches are measured against it.":
    "Besøker alle noder og fører den beste verdien opp; de andre søkene måles mot dette.",
  "Alpha-beta with one bound, the parent's value: it cuts shallow, but never deep.":
    "Alfa-beta med én grense, verdien til forelderen: det skjærer grunt, men aldri dypt.",
  "Skips what can't matter: each node has a window, and a child that closes it cuts its siblings off.":
    "Hopper over det som ikke kan bety noe: hver node har et vindu, og et barn som lukker det, skjærer av søsknene sine.",
  "Evaluates the first child, and tests of each other child whether it is better before it evaluates that one too.":
    "Evaluerer det første barnet, og tester om hvert av de andre er bedre før det evaluerer det også.",
  "Asks with a null window whether a child is better than the siblings before it, and searches it again if it is.":
    "Spør med et nullvindu (null window) om et barn er bedre enn søsknene før det, og gjennomsøker det på nytt hvis det er det.",
  "Best first over solution trees: OPEN holds the most that MAX can still hope for from each, and the head is worked on.":
    "Best først over løsningstrær: OPEN inneholder det meste MAX ennå kan håpe på fra hvert av dem, og det arbeides med hodet.",
  "Best first over solution trees: OPEN holds the least that MIN can still hope for from each, and the head is worked on.":
    "Best først over løsningstrær: OPEN inneholder det minste MIN ennå kan håpe på fra hvert av dem, og det arbeides med hodet.",
  "Closes in on the value: each pass asks with a null window whether the value is reached, and keeps both bounds of every node.":
    "Nærmer seg verdien: hver runde spør med et nullvindu om verdien nås, og beholder begge grensene for hver node.",
  "Best-first, with an optimistic and a pessimistic bound for every node, until one move is proved best.":
    "Best først, med en optimistisk og en pessimistisk grense for hver node, til ett trekk er bevist å være best.",
  "Best-first, to prove or disprove that MAX reaches a goal: expands the node that takes the fewest leaves to settle.":
    "Best først, for å bevise eller motbevise at MAX når et mål: ekspanderer noden som trenger færrest løvnoder for å avgjøres.",
  "For one player who minimises: always the node with the least bound, until none is below the best solution so far.":
    "For én spiller som minimerer: alltid noden med lavest grense, til ingen ligger under den beste løsningen så langt.",
  "Random playouts, more of them where their mean is good or little is known: the most visited move is played.":
    "Tilfeldige utspillinger (playouts), flere der gjennomsnittet er godt eller lite er kjent: det mest besøkte trekket spilles.",

  // their options
  "Remember positions in a transposition table, and don't search one again whose bounds settle it; auto: in games that merge equal positions.":
    "Husker stillinger i en transposisjonstabell, og gjennomsøker ikke på nytt dem som grensene alt avgjør; auto: i spill som slår sammen like stillinger.",
  "Nodes at this depth are evaluated instead of searched; without it, the game is searched to its end.":
    "Noder på denne dybden evalueres i stedet for å gjennomsøkes; uten den gjennomsøkes spillet til slutten.",
  "The parent's value that the root is called with; with -inf, as in one printed version, the answer is often wrong.":
    "Foreldreverdien som roten kalles med; med -inf, som i én trykt versjon, er svaret ofte galt.",
  "The parent's value that a first child is called with; with -inf, as in one printed correction, the answer is mostly wrong.":
    "Foreldreverdien som et første barn kalles med; med -inf, som i én trykt rettelse, er svaret for det meste galt.",
  "Outside the window, return the bound that was found (soft) or the end of the window (hard); the visits are the same.":
    "Returnerer utenfor vinduet grensen som ble funnet (soft), eller enden av vinduet (hard); besøkene er de samme.",
  "Cut when LB meets parentVal (≥), or only when it passes it (>).":
    "Kutt når LB når parentVal (≥), eller bare når den passerer den (>).",
  "The side that numbers are seen from: MAX at every node, or the player who is to move there.":
    "Siden tallene er sett fra: MAX i hver node, eller spilleren som er i trekket der.",
  "Cut when the value meets the bound (≥ β, ≤ α), or only when it passes it (> β, < α).":
    "Skjærer av når verdien møter grensen (≥ β, ≤ α), eller bare når den passerer den (> β, < α).",
  "When a node is solved in case 4, remove from OPEN all that is below it, or only its children, as often printed: the value is the same, but leaves may be looked at that alpha-beta leaves out.":
    "Når en node er løst i tilfelle 4, fjernes alt under den fra OPEN, eller bare barna, slik det ofte står på trykk: verdien er den samme, men løvnoder kan bli sett på som alfa-beta beskjærer.",
  "The first guess: inf and then downwards like SSS*, -inf and then upwards like DUAL*, or a number as in MTD(f); bisect halves the bounds.":
    "Den første gjetningen: inf og så nedover som SSS*, -inf og så oppover som DUAL*, eller et tall som i MTD(f); bisect halverer avstanden mellom grensene.",
  "The distance by which each guess goes further than needed, as long as all answers point to the same side.":
    "Hvor mye lenger enn nødvendig hver gjetning går, så lenge alle svar peker samme vei.",
  "The choice of strategy while the best child has the greatest lower bound too.":
    "Valget av strategi så lenge det beste barnet også har den største nedre grensen.",
  "The most expansions, the root's included; after that the answer is a judgement.":
    "Flest ekspansjoner, rotens medregnet; etter det er svaret et anslag.",
  "Begin the next descent where the backup stopped instead of at the root.":
    "Begynner neste nedstigning der oppdateringen stoppet, i stedet for i roten.",
  "Make equal positions one node, and back up to all of its parents; auto: in games that merge them.":
    "Gjør like stillinger til én node, og oppdaterer alle foreldrene til den; auto: i spill som slår dem sammen.",
  "For a game that gives no bounds: the greatest distance of a bound from the true value, and a seed.":
    "For et spill som ikke oppgir grenser: den største avstanden fra en grense til den sanne verdien, og et frø.",
  "After separation, search again with every estimate widened by so many units.":
    "Søker på nytt etter atskillelsen, med hvert anslag utvidet med så mange enheter.",
  "The number of times to widen.": "Hvor mange ganger det utvides.",
  "Make the bounds of so many percent of the nodes wrong on purpose, and a seed.":
    "Gjør grensene for så mange prosent av nodene gale med vilje, og et frø.",
  "Count the least number of expansions by which any proof is possible, too, in a tree of at most 3,000 nodes without `graph` and `widen`.":
    "Teller også det minste antallet ekspansjoner som et bevis er mulig med, i et tre med høyst 3000 noder uten `graph` og `widen`.",
  "Prove that MAX gets at least this; without it, more than 0, which is a win.":
    "Beviser at MAX får minst dette; uten det mer enn 0, altså en seier.",
  "The most expansions; after that the answer is a judgement.": "Flest ekspansjoner; etter det er svaret et anslag.",
  "Expand the live node with the least bound first (best; if the bound counts the moves so far, this is A*), or the deepest one (depth).":
    "Ekspanderer først den levende noden med lavest grense (best; teller grensen trekkene så langt, er dette A*), eller den dypeste (depth).",
  "The most expansions; after that the answer is a judgement: the best solution so far.":
    "Flest ekspansjoner; etter det er svaret et anslag: den beste løsningen så langt.",
  "The lower bound, of those that the game has; auto: the one that the game is written with. too-high is wrong on purpose.":
    "Den nedre grensen, av dem som spillet har; auto: den som spillet er skrevet med. too-high er gal med vilje.",
  "Drop nodes that can't lead below M at once, and end when none is left (emptied), or leave them in the queue, and end when the node that is popped has a bound above M (as-popped).":
    "Forkaster med en gang noder som ikke kan føre under M, og slutter når ingen er igjen (emptied), eller lar dem stå i køen, og slutter når noden som tas ut, har en grense over M (as-popped).",
  "Expand equal positions once, where they were reached at the least cost; auto: in games that merge them.":
    "Ekspanderer like stillinger én gang, der de ble nådd med minst kostnad; auto: i spill som slår dem sammen.",
  "How many playouts there are; the answer is a judgement.": "Hvor mange utspillinger det er; svaret er et anslag.",
  "UCB1's constant C: the greater, the more often moves are tried that look worse.":
    "Konstanten C i UCB1: jo større den er, desto oftere prøves trekk som ser dårligere ut.",
  "Another seed, other random moves.": "Et annet frø, andre tilfeldige trekk.",

  // games
  "A tree written out: nested lists, a number is a leaf.":
    "Et tre som er skrevet ut: nøstede lister, et tall er en løvnode.",
  "A random tree, made from a seed as it is searched.": "Et tilfeldig tre, laget fra et frø mens det gjennomsøkes.",
  "Three in a row on a board of nine squares; X is MAX and moves first.":
    "Tre på rad på et brett med ni ruter; X er MAX og trekker først.",
  "Heaps of matches: take as many as you like from one heap.": "Hauger med fyrstikker: ta så mange du vil fra én haug.",
  "The travelling salesman: the shortest tour through all cities, by a matrix of lengths or on a random map.":
    "Den handelsreisende: den korteste rundturen gjennom alle byer, etter en matrise av lengder eller på et tilfeldig kart.",
  "The sliding puzzle of eight or fifteen tiles, solved in as few moves as possible.":
    "Skyvespillet med åtte eller femten brikker, løst med færrest mulig trekk.",
  "Discs fall into seven columns of six; four in a row win. MAX moves first.":
    "Fire på rad: brikker faller ned i sju kolonner med seks plasser; fire på rad vinner. MAX trekker først.",
  "Chess from a position in FEN, evaluated by material, squares and captures. White is MAX.":
    "Sjakk fra en stilling i FEN, vurdert etter materiell, felt og slag. Hvit er MAX.",
  "The end of a game of crosswords with letters that are worth points; both racks are known.":
    "Slutten på et kryssordspill med bokstaver som gir poeng; begge hyllene er kjent.",
  "Several games at once, a move in one of them: {left options|right options}, and numbers are scores.":
    "Flere spill samtidig, ett trekk i ett av dem: {venstres valg|høyres valg}, og tall er poeng.",

  // examples
  "Nine leaves": "Ni løvnoder",
  "The textbook tree: MAX takes the maximum, MIN the minimum": "Lærebokens tre: MAX tar det største, MIN det minste",
  "A first cutoff": "En første avskjæring",
  "The same tree: one α-cutoff spares two leaves": "Samme tre: én α-avskjæring sparer to løvnoder",
  "A deep cutoff": "En dyp avskjæring",
  "A cutoff by the bound of a distant ancestor": "En avskjæring ved grensen til en fjern forgjenger",
  "One bound only": "Bare én grense",
  "The same tree: a bound from far above is forgotten": "Samme tre: en grense langt ovenfra blir glemt",
  "Wrong on purpose": "Galt med vilje",
  "A first bound of −∞ cuts off what matters": "En første grense på −∞ skjærer av det som betyr noe",
  "Ask first": "Spør først",
  "Is it better? Only then: how much?": "Er det bedre? Først da: hvor mye?",
  "Null windows": "Nullvinduer",
  "The first move should be best; if not, a second search": "Det første trekket bør være best; hvis ikke, et nytt søk",
  "In passes": "I runder",
  "Test by test, with the leaves of SSS*": "Test for test, med løvnodene til SSS*",
  "A good guess": "En god gjetning",
  "MTD(f): a first guess of 30 needs three passes": "MTD(f): med 30 som første gjetning trengs tre runder",
  Halving: "Halvering",
  "Each pass tests the middle of the bounds": "Hver runde tester midten mellom grensene",
  Stockman: "Stockman",
  "The tree SSS* was introduced with": "Treet som SSS* ble presentert med",
  "Plaat et al.": "Plaat et al.",
  "SSS* skips leaves that alpha-beta evaluates": "SSS* hopper over løvnoder som alfa-beta evaluerer",
  "From MIN's side": "Sett fra MIN",
  "The same tree, from below": "Samme tre, nedenfra",
  Berliner: "Berliner",
  "Bounds, until one move is separated from the rest": "Grenser, til ett trekk er atskilt fra resten",
  "A budget": "Et budsjett",
  "The same tree, stopped after three expansions": "Samme tre, stoppet etter tre ekspansjoner",
  "Many ways, one position": "Mange veier, én stilling",
  "Tic-tac-toe, with equal positions as one node": "Tre på rad, med like stillinger som én node",
  "Can X win?": "Kan X vinne?",
  "Tic-tac-toe: expands the most-proving node": "Tre på rad: ekspanderer den mest bevisende noden (most-proving)",
  "A trap for means": "En felle for gjennomsnitt",
  "Monte Carlo: move 1 looks better until its refutation is found":
    "Monte Carlo: trekk 1 ser bedre ut til gjendrivelsen er funnet",
  "A round trip": "En rundtur",
  "Five cities and the shortest tour, lowest bound first": "Fem byer og den korteste rundturen, lavest grense først",
  "The 15-puzzle": "15-spillet",
  "Three moves from the goal: branch and bound is A*": "Tre trekk fra målet: branch and bound er A*",
  Nim: "Nim",
  "Two heaps; who takes the last match loses": "To hauger; den som tar den siste fyrstikken, taper",
  "Nim, remembered": "Nim, med hukommelse",
  "A table knows positions that come up again": "En tabell kjenner stillinger som kommer igjen",
  "Random games": "Tilfeldige partier",
  "Tic-tac-toe by Monte Carlo tree search: edges as thick as visits":
    "Tre på rad med Monte Carlo tree search: tykke kanter der besøkene er mange",
  "Tic-tac-toe": "Tre på rad",
  "Near the end of a game": "Mot slutten av et parti",
  "Two plies": "To halvtrekk",
  "Tic-tac-toe without mirror images: three first moves instead of nine":
    "Tre på rad uten speilbilder: tre førstetrekk i stedet for ni",
  "Connect Four": "Fire på rad",
  "Four plies ahead, by the lines that are still open": "Fire halvtrekk fram, etter linjene som ennå er åpne",
  "A sum of games": "En sum av spill",
  "Three at once, a move in one of them; B* knows their stops":
    "Tre samtidig, ett trekk i ett av dem; B* kjenner stoppverdiene deres",
  Chess: "Sjakk",
  "B* with the bounds of captures and of passing, and alpha-beta would play the same":
    "B* med grensene fra slag og fra å stå over, og alfa-beta ville spilt det samme",
  "A word game": "Et ordspill",
  "Both racks are known; B* plans the rest of the game for each side":
    "Begge hyllene er kjent; B* planlegger resten av partiet for hver side",
  "A random tree": "Et tilfeldig tre",
  "81 leaves, the same for everybody": "81 løvnoder, de samme for alle",
};
