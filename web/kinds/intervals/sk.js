// Slovak: what a search says that knows bounds on what each move is worth.

export default {
  "start.b-star":
    "B* pozná hranice hodnoty každého ťahu. Ďalej sa pozerá len dovtedy, kým dolná hranica jedného ťahu nedosiahne horné hranice všetkých ostatných.",
  "step.prove-best": "Krok {number} · Prove-Best",
  "step.disprove-rest": "Krok {number} · Disprove-Rest",
  pass: "Prechod {number} začína v koreni.",

  "choose.prove-best.raise":
    "Pozrime sa ďalej pod {node}, ťah s najväčšou hornou hranicou, aby sme zvýšili jeho dolnú hranicu.",
  "choose.prove-best.lower":
    "Pozrime sa ďalej pod {node}, ťah s najmenšou dolnou hranicou, aby sme znížili jeho hornú hranicu.",
  "choose.disprove-rest.raise":
    "Pozrime sa ďalej pod {node}, najsľubnejší z ostatných ťahov, aby sme zvýšili jeho dolnú hranicu.",
  "choose.disprove-rest.lower":
    "Pozrime sa ďalej pod {node}, najsľubnejší z ostatných ťahov, aby sme znížili jeho hornú hranicu.",
  "because.turn.prove-best": "Stratégie sa striedajú a na rade je Prove-Best.",
  "because.turn.disprove-rest": "Stratégie sa striedajú a na rade je Disprove-Rest.",
  "because.policy": "Pravidlo to tak robí všade, kde sa dá.",
  "because.not-ahead": "Jeho zaručená hodnota ešte nie je najlepšia.",
  "because.smaller-tree": "Strom na tejto strane zatiaľ nie je väčší.",
  "because.depths": "Uprednostňuje ju Berlinerovo kritérium.",
  "because.other-exhausted": "Druhá stratégia už nemá pod svojím ťahom čo expandovať.",

  "part.choose": "Krok {number} · výber",
  "part.descend": "Krok {number} · zostup",
  descend: "Zostup ide zakaždým k najsľubnejšiemu synovi, až do uzla {node}.",
  expand:
    "Uzol {node} sa expanduje; hranice {children, plural, one {má} few {majú} many {majú} other {majú}} teraz {children}.",
  same: "{node} je tá istá pozícia ako {of}; čo sa zistí o jednom, platí pre oba.",
  "same.more": "To isté platí pre ďalšie už známe uzly; ich počet: {number}.",
  "bounds.unknown": "O uzle {node} zatiaľ nič nevieme.",
  "bounds.exact": "{node} má hodnotu presne {lower}.",
  "bounds.between": "{node} má hodnotu medzi {lower} a {upper}.",
  "bounds.exact.estimated": "{node} má odhadovanú hodnotu {lower}.",
  "bounds.between.estimated": "{node} má odhadovanú hodnotu medzi {lower} a {upper}.",
  refuted: "O uzle {node} sa hovorilo, že má hodnotu {lower} až {upper}; jeho synovia hovoria {from} až {to}.",
  "backup.all": "{node} má viac rodičov, {parents}, a zmena sa prenáša ku všetkým.",
  "backup.exact": "Uzol {node} má teda hodnotu presne {lower}.",
  "backup.between": "Uzol {node} má teda hodnotu medzi {lower} a {upper}.",
  "backup.exact.estimated": "Uzol {node} má teda odhadovanú hodnotu {lower}.",
  "backup.between.estimated": "Uzol {node} má teda odhadovanú hodnotu medzi {lower} a {upper}.",
  "backup.none": "Vyššie sa nijaké hranice nemenia.",

  // the end: the best move's value is known or not, and there is another move or not
  "done.separation": "<best>Oddelené</best> ťahom {best}. Ten treba hrať; jeho presnú hodnotu nikdy nebolo treba.",
  "done.separation.exact.only":
    "<best>Oddelené</best>: {best} má hodnotu presne {best_lower}. To je ťah, ktorý treba hrať.",
  "done.separation.exact.max":
    "<best>Oddelené</best>: {best} má hodnotu presne {best_lower} a {other}, najlepší z ostatných, najviac {other_upper}. Treba teda hrať {best}.",
  "done.separation.exact.min":
    "<best>Oddelené</best>: {best} má hodnotu presne {best_lower} a {other}, najlepší z ostatných, aspoň {other_lower}. Treba teda hrať {best}.",
  "done.separation.max.only":
    "<best>Oddelené</best>: {best} má hodnotu aspoň {best_lower}. To je ťah, ktorý treba hrať; jeho presnú hodnotu nikdy nebolo treba.",
  "done.separation.min.only":
    "<best>Oddelené</best>: {best} má hodnotu najviac {best_upper}. To je ťah, ktorý treba hrať; jeho presnú hodnotu nikdy nebolo treba.",
  "done.separation.max":
    "<best>Oddelené</best>: {best} má hodnotu aspoň {best_lower} a {other}, najlepší z ostatných, najviac {other_upper}. Treba teda hrať {best}; jeho presnú hodnotu nikdy nebolo treba.",
  "done.separation.min":
    "<best>Oddelené</best>: {best} má hodnotu najviac {best_upper} a {other}, najlepší z ostatných, aspoň {other_lower}. Treba teda hrať {best}; jeho presnú hodnotu nikdy nebolo treba.",
  "done.budget": "Povolené expanzie sa minuli, takže toto je odhad, nie dôkaz.",
  "done.budget.max":
    "Povolené expanzie sa minuli, takže toto je odhad, nie dôkaz: najväčšiu dolnú hranicu má {best}, a to {best_lower} (pri zhode rozhoduje väčší stred).",
  "done.budget.min":
    "Povolené expanzie sa minuli, takže toto je odhad, nie dôkaz: najmenšiu hornú hranicu má {best}, a to {best_upper} (pri zhode rozhoduje menší stred).",
  "worth.exact": "Má hodnotu presne {best_lower}.",
  "worth.between": "Má hodnotu medzi {best_lower} a {best_upper}.",
  "done.exhausted": "Už nie je čo expandovať.",
  "done.exhausted.max":
    "Už nie je čo expandovať a {best_lower} pri {best} nedosahuje {other_upper} pri {other}. Treba teda hrať {best}: je to odhad, nie dôkaz.",
  "done.exhausted.min":
    "Už nie je čo expandovať a {best_upper} pri {best} neklesá až na {other_lower} pri {other}. Treba teda hrať {best}: je to odhad, nie dôkaz.",
  "done.unsound.only":
    "{best} je jediný ťah. Tieto hranice však môžu byť nesprávne, takže nič nie je dokázané o jeho hodnote.",
  "done.unsound.max":
    "Oddelené: {best} má údajne hodnotu aspoň {best_lower} a {other}, najlepší z ostatných, najviac {other_upper}. Tieto hranice však môžu byť nesprávne, takže nič nie je dokázané.",
  "done.unsound.min":
    "Oddelené: {best} má údajne hodnotu najviac {best_upper} a {other}, najlepší z ostatných, aspoň {other_lower}. Tieto hranice však môžu byť nesprávne, takže nič nie je dokázané.",
  "unsound.wrong": "Skutočné hodnoty tu poznáme: <strong>{best} nie je najlepší ťah</strong>.",
  "unsound.right": "Skutočné hodnoty tu poznáme: {best} je napriek tomu najlepší ťah.",
  "done.least":
    "Potreboval {expansions, plural, one {# expanziu} few {# expanzie} many {# expanzie} other {# expanzií}}; najkratší dôkaz ich potrebuje <strong>{least}</strong>.",

  "rule.policy.alternate":
    "Kým má najlepší ťah aj najväčšiu dolnú hranicu, obe stratégie sa striedajú; dovtedy vyvracanie ostatných nemôže prehľadávanie ukončiť, preto sa použije Prove-Best.",
  "rule.policy.prove-best": "Vždy Prove-Best.",
  "rule.policy.disprove-rest": "Disprove-Rest všade, kde to nie je zbytočné.",
  "rule.policy.smaller-tree": "Stratégia na strane, ktorá má zatiaľ menší strom.",
  "rule.policy.berliner":
    "Berlinerovo kritérium: stratégia sa volí podľa toho, ako hlboko sú dôkazy. Jeho definícia B* necháva voľbu otvorenú; v pokusoch v tom istom článku (1979) volil podľa hĺbok.",
  "rule.resume.on": "Zostup začína tam, kde sa zastavil posledný prenos nahor.",
  "rule.graph.on": "Rovnaké pozície sú jeden uzol: čo sa o ňom zistí, platí všade, kde sa vyskytne.",
  "rule.bounds.1": "Hranice, ktoré hra neuvádza, sú vymyslené, najviac <strong>{first}</strong> od skutočnej hodnoty.",
  "rule.bounds.2":
    "Hranice, ktoré hra neuvádza, sú vymyslené, najviac <strong>{first}</strong> od skutočnej hodnoty, so zárodkom (seed) <strong>{second}</strong>.",
  "rule.widen": "Po oddelení ešte raz, s odhadmi rozšírenými o <strong>{value}</strong>.",
  "rule.rounds": "",
  "rule.errors.1": "Nesprávnych je <strong>{first}</strong> % hraníc.",
  "rule.errors.2": "Nesprávnych je <strong>{first}</strong> % hraníc, so zárodkom (seed) <strong>{second}</strong>.",
  "rule.least.on": "Na konci sa povie, koľko expanzií potrebuje najkratší dôkaz.",

  "fact.same": "tá istá pozícia ako {of}",
  "fact.also": "vedie sem aj {nodes}",

  "tab.panel": "Intervaly",
  "panel.intervals": "Ťahy koreňa a ich hranice",
  "panel.to": "až",
  "panel.separation": "ostatné musia prísť na {0}",
  "panel.separated": "oddelené pri {0}",
  "role.best": "najlepší",
  "role.rest": "ostatný",
  "role.next": "ďalej: {0}",
  "strategy.prove-best": "Prove-Best",
  "strategy.disprove-rest": "Disprove-Rest",

  // what its options are called
  "option.policy": "Voľba stratégie",
  "option.resume": "Pokračovať pod koreňom",
  "option.graph": "Rovnaké pozície ako jeden uzol",
  "option.bounds": "Vymyslené hranice",
  "option.widen": "Rozšíriť o",
  "option.rounds": "Koľkokrát rozšíriť",
  "option.errors": "Nesprávne hranice",
  "option.least": "Najmenej expanzií",
};
