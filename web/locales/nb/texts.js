// Norwegian (bokmål): what searches, their options, games and examples say of themselves, by name.

export default {
  // searches
  "algorithm.minimax.about":
    "Besøker alle noder og fører den beste verdien opp, ved tilfeldighet gjennomsnittet (expectiminimax); de andre søkene måles mot dette.",
  "algorithm.ab-node-value.about":
    "Alfa-beta med én grense, verdien til forelderen: det skjærer grunt, men aldri dypt.",
  "algorithm.alpha-beta.about":
    "Hopper over det som ikke kan bety noe: hver node har et vindu, og et barn som lukker det, skjærer av søsknene sine.",
  "algorithm.scout.about":
    "Evaluerer det første barnet, og tester om hvert av de andre er bedre før det evaluerer det også.",
  "algorithm.nega-scout.about":
    "Spør med et nullvindu (null window) om et barn er bedre enn søsknene før det, og gjennomsøker det på nytt hvis det er det.",
  "algorithm.iterative-deepening.about":
    "Søker ett halvtrekk dypt, så to, så tre: hver runde forteller den neste hvilke trekk den skal prøve først.",
  "algorithm.max-n.about": "Tre spillere: hver tar barnet som gir den selv mest.",
  "algorithm.sss-star.about":
    "Best først over løsningstrær: OPEN inneholder det meste MAX ennå kan håpe på fra hvert av dem, og det arbeides med hodet.",
  "algorithm.dual-star.about":
    "Best først over løsningstrær: OPEN inneholder det minste MIN ennå kan håpe på fra hvert av dem, og det arbeides med hodet.",
  "algorithm.mtd.about":
    "Nærmer seg verdien: hver runde spør med et nullvindu om verdien nås, og beholder begge grensene for hver node.",
  "algorithm.b-star.about":
    "Best først, med en optimistisk og en pessimistisk grense for hver node, til ett trekk er bevist å være best.",
  "algorithm.proof-number.about":
    "Best først, for å bevise eller motbevise at MAX når et mål: ekspanderer noden som trenger færrest løvnoder for å avgjøres.",
  "algorithm.branch-and-bound.about":
    "For én spiller som minimerer: alltid noden med lavest grense, til ingen ligger under den beste løsningen så langt.",
  "algorithm.mcts.about":
    "Tilfeldige utspillinger (playouts), flere der gjennomsnittet er godt eller lite er kjent: det mest besøkte trekket spilles.",

  // their options; those that several have, once
  "option.table.about":
    "Husker stillinger i en transposisjonstabell, og gjennomsøker ikke på nytt dem som grensene alt avgjør; auto: i spill som slår sammen like stillinger.",
  "option.depth.about":
    "Noder på denne dybden evalueres i stedet for å gjennomsøkes; uten den gjennomsøkes spillet til slutten.",
  "option.chance.about":
    "I tilfeldighetsnoder: utelat det som ikke kan bety noe uansett hva resten er verdt (star1), etter et blikk på ett barn av hvert barn (star2), eller ingenting (full).",
  "option.range.about":
    "Den minste og den største verdien som kan forekomme: ingenting er bedre for MAX eller MIN, så resten skjæres av. Ut fra dem utelates også barn av tilfeldighetsnoder, uten dem ut fra spillets egne.",
  "option.window.about":
    "Vinduet som roten får; av en verdi utenfor finner søket bare at den ligger der. Uten det betyr hver verdi noe.",
  "option.numbers.about":
    "Hvordan gjennomsnitt som ikke er hele, skrives; auto: som brøker, med mindre alle sannsynligheter er desimaltall.",
  "option.view.about": "Siden tallene er sett fra: MAX i hver node, eller spilleren som er i trekket der.",
  "algorithm.ab-node-value.option.start.about":
    "Foreldreverdien som roten kalles med; med -inf, som i én trykt versjon, er svaret ofte galt.",
  "algorithm.ab-node-value.option.first.about":
    "Foreldreverdien som et første barn kalles med; med -inf, som i én trykt rettelse, er svaret for det meste galt.",
  "algorithm.ab-node-value.option.cut.about": "Kutt når LB når parentVal (≥), eller bare når den passerer den (>).",
  "algorithm.alpha-beta.option.fail.about":
    "Returnerer utenfor vinduet grensen som ble funnet (soft), eller enden av vinduet (hard); besøkene er de samme.",
  "algorithm.alpha-beta.option.cut.about":
    "Skjærer av når verdien møter grensen (≥ β, ≤ α), eller bare når den passerer den (> β, < α).",
  "option.pv.about": "Søk hovedvarianten fra runden før først.",
  "algorithm.iterative-deepening.option.table.about":
    "Husk like stillinger i en tabell: innenfor en runde verdiene deres, og fra runde til runde de beste trekkene, som kommer så; auto: i spill som slår dem sammen.",
  "option.killers.about": "Søk så de to siste trekkene som har lukket vinduet til en node på samme halvtrekk.",
  "option.history.about": "Søk så trekkene som oftest har vært de beste, etter størrelsen på deltrærne.",
  "option.null-windows.about":
    "Spør fra og med det andre barnet med et nullvindu om det er bedre, og søk det på nytt hvis det er det, som NegaScout.",
  "option.quiescence.about":
    "Ved horisonten skal en node som er merket som urolig, ikke vurderes, men søkes videre til alle er rolige.",
  "option.aspiration.about":
    "Begynn hver runde med et vindu som slutter så langt fra verdien fra runden før; et som ikke holder, blir søkt på nytt med den enden åpen.",
  "algorithm.iterative-deepening.option.budget.about":
    "Det største antallet ekspansjoner i alle runder; trekket er det fra den siste runden som ble ferdig.",
  "algorithm.iterative-deepening.option.depth.about":
    "Dybden på den siste runden; uten den fortsetter rundene til spillet er søkt til slutten.",
  "option.purge.about":
    "Når en node er løst i tilfelle 4, fjernes alt under den fra OPEN, eller bare barna, slik det ofte står på trykk: verdien er den samme, men en node kan stå i OPEN flere ganger, løvnoder kan bli sett på som alfa-beta beskjærer, og i dype trær de samme om og om igjen.",
  "algorithm.max-n.option.ties.about": "Av barn som gir en spiller det samme, tas det første eller det siste.",
  "algorithm.max-n.option.prune.about":
    "Utelater det spilleren over ikke ville komme til (shallow), eller en hvilken som helst spiller lenger opp, og det kan være galt (deep).",
  "algorithm.mtd.option.first.about":
    "Den første gjetningen: inf og så nedover som SSS*, -inf og så oppover som DUAL*, eller et tall som i MTD(f); bisect halverer avstanden mellom grensene.",
  "algorithm.mtd.option.step.about":
    "Hvor mye lenger enn nødvendig hver gjetning går, så lenge alle svar peker samme vei.",
  "algorithm.b-star.option.policy.about":
    "Valget av strategi så lenge det beste barnet også har den største nedre grensen.",
  "algorithm.b-star.option.budget.about": "Flest ekspansjoner, rotens medregnet; etter det er svaret et anslag.",
  "algorithm.b-star.option.resume.about": "Begynner neste nedstigning der oppdateringen stoppet, i stedet for i roten.",
  "algorithm.b-star.option.graph.about":
    "Gjør like stillinger til én node, og oppdaterer alle foreldrene til den; auto: i spill som slår dem sammen.",
  "algorithm.b-star.option.bounds.about":
    "For et spill som ikke oppgir grenser: den største avstanden fra en grense til den sanne verdien, og et frø.",
  "algorithm.b-star.option.widen.about":
    "Søker på nytt etter atskillelsen, med hvert anslag utvidet med så mange enheter.",
  "algorithm.b-star.option.rounds.about": "Hvor mange ganger det utvides.",
  "algorithm.b-star.option.errors.about": "Gjør grensene for så mange prosent av nodene gale med vilje, og et frø.",
  "algorithm.b-star.option.least.about":
    "Teller også det minste antallet ekspansjoner som et bevis er mulig med, i et tre med høyst 3000 noder uten `graph` og `widen`.",
  "algorithm.proof-number.option.goal.about": "Beviser at MAX får minst dette; uten det mer enn 0, altså en seier.",
  "algorithm.proof-number.option.budget.about": "Flest ekspansjoner; etter det er svaret et anslag.",
  "algorithm.branch-and-bound.option.order.about":
    "Ekspanderer først den levende noden med lavest grense (best; teller grensen trekkene så langt, er dette A*), eller den dypeste (depth).",
  "algorithm.branch-and-bound.option.ties.about":
    "Av nodene med lavest grense ekspanderes den dypeste (deeper), eller den som ble generert først (first).",
  "algorithm.branch-and-bound.option.budget.about":
    "Flest ekspansjoner; etter det er svaret et anslag: den beste løsningen så langt.",
  "algorithm.branch-and-bound.option.bound.about":
    "Den nedre grensen, av dem som spillet har; auto: den som spillet er skrevet med. too-high er gal med vilje.",
  "algorithm.branch-and-bound.option.stop.about":
    "Forkaster med en gang noder som ikke kan føre under M, og slutter når ingen er igjen (emptied), eller lar dem stå i køen, og slutter når noden som tas ut, har en grense over M (as-popped).",
  "algorithm.branch-and-bound.option.graph.about":
    "Ekspanderer like stillinger én gang, der de ble nådd med minst kostnad; auto: i spill som slår dem sammen.",
  "algorithm.mcts.option.iterations.about": "Hvor mange utspillinger det er; svaret er et anslag.",
  "algorithm.mcts.option.exploration.about":
    "Konstanten C i UCB1: jo større den er, desto oftere prøves trekk som ser dårligere ut.",
  "algorithm.mcts.option.means.about":
    "I UCB1 skaleres gjennomsnitt etter det minste og det største resultatet så langt, eller tas som de er.",
  "algorithm.mcts.option.pick.about":
    "Til slutt spilles trekket som ble besøkt oftest, eller det med best gjennomsnitt.",
  "algorithm.mcts.option.results.about":
    "Resultatene av de første utspillingene, i rekkefølge, i stedet for dem som spilles.",
  "algorithm.mcts.option.seed.about": "Et annet frø, andre tilfeldige trekk.",

  // games
  "game.tree.about": "Et tre som er skrevet ut: nøstede lister, et tall er en løvnode.",
  "game.random.about": "Et tilfeldig tre, laget fra et frø mens det gjennomsøkes.",
  "game.tic-tac-toe.about": "Tre på rad på et brett med ni ruter; X er MAX og trekker først.",
  "game.nim.about": "Hauger med fyrstikker: ta så mange du vil fra én haug.",
  "game.tsp.about":
    "Den handelsreisende: den korteste rundturen gjennom alle byer, etter en matrise av lengder eller på et tilfeldig kart.",
  "game.pig.about": "En terning: kast igjen, eller behold summen av omgangen; en ener mister den.",
  "game.pig.option.die.about": "Antall sider på terningen.",
  "game.pig.option.rolls.about": "Det meste av kast i en omgang.",
  "game.pig.option.turns.about": "Antall omganger hver spiller har.",
  "game.players.about":
    "Et tre av et spill for tre: lister, og ved løvnodene hva hver spiller får; eller et tilfeldig tre.",
  "game.players.option.branching.about": "Antall barn en node har i et tilfeldig tre.",
  "game.players.option.depth.about": "Hvor mange halvtrekk et tilfeldig tre har under roten.",
  "game.players.option.seed.about": "Et annet frø, et annet tilfeldig tre.",
  "game.players.option.total.about": "Hva spillerne i et tilfeldig tre får til sammen.",
  "game.puzzle.about": "Skyvespillet med åtte eller femten brikker, løst med færrest mulig trekk.",
  "game.chess.about": "Sjakk fra en stilling i FEN, vurdert etter materiell, felt og slag. Hvit er MAX.",
  "game.words.about": "Slutten på et kryssordspill med bokstaver som gir poeng; begge hyllene er kjent.",
  "game.connect-four.about":
    "Fire på rad: brikker faller ned i sju kolonner med seks plasser; fire på rad vinner. MAX trekker først.",
  "game.sum.about": "Flere spill samtidig, ett trekk i ett av dem: {venstres valg|høyres valg}, og tall er poeng.",

  // examples
  "example.nine-leaves.title": "Ni løvnoder",
  "example.nine-leaves.about": "Lærebokens tre: MAX tar det største, MIN det minste",
  "example.a-first-cutoff.title": "En første avskjæring",
  "example.a-first-cutoff.about": "Samme tre: én α-avskjæring sparer to løvnoder",
  "example.a-deep-cutoff.title": "En dyp avskjæring",
  "example.a-deep-cutoff.about": "En avskjæring ved grensen til en fjern forgjenger",
  "example.a-die-decides.title": "En terning avgjør",
  "example.a-die-decides.about": "Tilfeldighetsnoder er verdt gjennomsnittet av barna",
  "example.cut-at-chance.title": "Kutt ved tilfeldighet",
  "example.cut-at-chance.about": "Star1: selv om hele resten var det meste som finnes",
  "example.ply-by-ply.title": "Halvtrekk for halvtrekk",
  "example.ply-by-ply.about": "Ett halvtrekk fram ser A best ut, to halvtrekk fram B",
  "example.beyond-the-horizon.title": "Bortenfor horisonten",
  "example.beyond-the-horizon.about": "Sjakker skyver tapet av dronningen ut av syne, fram til det fjerde halvtrekket",
  "example.not-quiet.title": "Urolig",
  "example.not-quiet.about": "Det samme treet med urolige noder: alt den første runden ser tapet",
  "example.a-win-is-enough.title": "En seier er nok",
  "example.a-win-is-enough.about": "Ingen verdi er større enn 1: en spiller som har den, ser ikke videre",
  "example.one-bound-only.title": "Bare én grense",
  "example.one-bound-only.about": "Samme tre: en grense langt ovenfra blir glemt",
  "example.wrong-on-purpose.title": "Galt med vilje",
  "example.wrong-on-purpose.about": "En første grense på −∞ skjærer av det som betyr noe",
  "example.ask-first.title": "Spør først",
  "example.ask-first.about": "Er det bedre? Først da: hvor mye?",
  "example.null-windows.title": "Nullvinduer",
  "example.null-windows.about": "Det første trekket bør være best; hvis ikke, et nytt søk",
  "example.in-passes.title": "I runder",
  "example.in-passes.about": "Test for test, med løvnodene til SSS*",
  "example.a-good-guess.title": "En god gjetning",
  "example.a-good-guess.about": "MTD(f): med 30 som første gjetning trengs tre runder",
  "example.halving.title": "Halvering",
  "example.halving.about": "Hver runde tester midten mellom grensene",
  "example.stockman.title": "Stockman",
  "example.stockman.about": "Treet som SSS* ble presentert med",
  "example.plaat-et-al.title": "Plaat et al.",
  "example.plaat-et-al.about": "SSS* hopper over løvnoder som alfa-beta evaluerer",
  "example.from-mins-side.title": "Sett fra MIN",
  "example.from-mins-side.about": "Samme tre, nedenfra",
  "example.berliner.title": "Berliner",
  "example.berliner.about": "Grenser, til ett trekk er atskilt fra resten",
  "example.a-budget.title": "Et budsjett",
  "example.a-budget.about": "Samme tre, stoppet etter tre ekspansjoner",
  "example.many-ways-one-position.title": "Mange veier, én stilling",
  "example.many-ways-one-position.about": "Tre på rad, med like stillinger som én node",
  "example.can-x-win.title": "Kan X vinne?",
  "example.can-x-win.about": "Tre på rad: ekspanderer den mest bevisende noden (most-proving)",
  "example.a-trap-for-means.title": "En felle for gjennomsnitt",
  "example.a-trap-for-means.about": "Monte Carlo: trekk 1 ser bedre ut til gjendrivelsen er funnet",
  "example.results-by-hand.title": "Resultater for hånd",
  "example.results-by-hand.about": "Monte Carlo som på papir: resultatene av seks utspillinger er gitt",
  "example.three-players.title": "Tre spillere",
  "example.three-players.about": "Hver tar det som er best for den selv, uansett hva de andre får",
  "example.the-last-of-equals.title": "Den siste av like",
  "example.the-last-of-equals.about": "Samme tre: ved likhet endrer det andre valget hva de andre får",
  "example.all-against-one.title": "Alle mot én",
  "example.all-against-one.about": "Alfa-beta som om spiller 2 og 3 spilte sammen mot spiller 1; maxⁿ spiller B",
  "example.cut-for-three.title": "Et kutt for tre",
  "example.cut-for-three.about": "Til sammen får de 10: en spiller som får 5, lar for lite være igjen til den over",
  "example.cut-too-deep.title": "Et for dypt kutt",
  "example.cut-too-deep.about": "Et kutt ved spiller 1, to halvtrekk lenger opp, endrer trekket til spiller 2 imellom",
  "example.a-round-trip.title": "En rundtur",
  "example.a-round-trip.about": "Fem byer og den korteste rundturen, lavest grense først",
  "example.the-15-puzzle.title": "15-spillet",
  "example.the-15-puzzle.about": "Tre trekk fra målet: branch and bound er A*",
  "example.pig.title": "Gris",
  "example.pig.about": "Kast igjen, eller behold det omgangen har gitt",
  "example.nim.title": "Nim",
  "example.nim.about": "To hauger; den som tar den siste fyrstikken, taper",
  "example.nim-remembered.title": "Nim, med hukommelse",
  "example.nim-remembered.about": "En tabell kjenner stillinger som kommer igjen",
  "example.random-games.title": "Tilfeldige partier",
  "example.random-games.about": "Tre på rad med Monte Carlo tree search: tykke kanter der besøkene er mange",
  "example.tic-tac-toe.title": "Tre på rad",
  "example.tic-tac-toe.about": "Mot slutten av et parti",
  "example.two-plies.title": "To halvtrekk",
  "example.two-plies.about": "Tre på rad uten speilbilder: tre førstetrekk i stedet for ni",
  "example.connect-four.title": "Fire på rad",
  "example.connect-four.about": "Fire halvtrekk fram, etter linjene som ennå er åpne",
  "example.a-sum-of-games.title": "En sum av spill",
  "example.a-sum-of-games.about": "Tre samtidig, ett trekk i ett av dem; B* kjenner stoppverdiene deres",
  "example.chess.title": "Sjakk",
  "example.chess.about": "B* med grensene fra slag og fra å stå over, og alfa-beta ville spilt det samme",
  "example.a-word-game.title": "Et ordspill",
  "example.a-word-game.about": "Begge hyllene er kjent; B* planlegger resten av partiet for hver side",
  "example.a-random-tree.title": "Et tilfeldig tre",
  "example.a-random-tree.about": "81 løvnoder, de samme for alle",
};
