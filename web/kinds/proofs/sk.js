// Slovak: what a search says that asks whether MAX reaches a goal.

export default {
  "start.proof-number":
    "Dosiahne {max} cieľ, áno alebo nie? Každý uzol má dve čísla. <strong>p</strong>, dôkazové číslo (proof number): aspoň toľko listov pod ním treba ešte dokázať, aby bol dokázaný. <strong>d</strong>, vyvracacie číslo (disproof number): aspoň toľko ich treba vyvrátiť, aby bol vyvrátený. Prehľadávanie ide vždy tam, kde chýba najmenej.",

  select:
    "{node} je najviac dokazujúci uzol (most-proving): ak ide {max} k najmenšiemu p a {min} k najmenšiemu d, vedie cesta sem.",
  "select.brief": "{node} je najviac dokazujúci uzol (most-proving).",
  expand: "Uzol {node} sa expanduje.",
  "proof.reached": "{nodes} {nodes, plural, one {dosahuje} few {dosahujú} many {dosahujú} other {dosahujú}} cieľ.",
  "proof.missed":
    "{nodes} {nodes, plural, one {ho nedosahuje} few {ho nedosahujú} many {ho nedosahujú} other {ho nedosahujú}}.",
  "proof.open":
    "O {nodes} zatiaľ nič nevieme: p aj d {nodes, plural, one {je} few {každého z nich je} many {každého z nich je} other {každého z nich je}} 1.",
  "part.update": "Krok {number} · aktualizácia",
  "proof.none": "Vyššie sa nijaké číslo nemení.",
  "proof.numbers":
    "Na dôkaz uzla {node} teraz {proof, plural, one {treba # list} few {treba # listy} many {treba # listu} other {treba # listov}}, na vyvrátenie {disproof}.",
  "proof.proved": "{node} je <best>dokázaný</best>.",
  "proof.disproved": "{node} je <strong>vyvrátený</strong>.",

  "done.proved": "<best>Dokázané</best>: {max} dostane aspoň {lower}. O koľko viac, na to sa nikto nepýtal.",
  "done.proved.max":
    "<best>Dokázané</best>: {max} dostane aspoň {lower}; dosiahne to ťahom {best}. O koľko viac, na to sa nikto nepýtal.",
  "done.proved.min":
    "<best>Dokázané</best>: {max} dostane aspoň {lower}; ťah {best} hráčovi {min} nepomôže. O koľko viac, na to sa nikto nepýtal.",
  "done.disproved": "<best>Vyvrátené</best>: {max} nedostane viac ako {upper}. Koľko presne, na to sa nikto nepýtal.",
  "done.disproved.min":
    "<best>Vyvrátené</best>: {max} nedostane viac ako {upper}, lebo {min} zahrá {best}. Koľko presne, na to sa nikto nepýtal.",
  "done.budget": "Povolené expanzie sa minuli, takže toto je odhad, nie dôkaz.",
  "done.budget.max":
    "Povolené expanzie sa minuli, takže toto je odhad, nie dôkaz: z ťahov koreňa má zatiaľ najmenšie dôkazové číslo {best}.",
  "done.budget.min":
    "Povolené expanzie sa minuli, takže toto je odhad, nie dôkaz: z ťahov koreňa má zatiaľ najmenšie vyvracacie číslo {best}.",

  "rule.goal": "Otázka je, či {max} dostane aspoň <strong>{value}</strong>.",

  "fact.proof": "dôkazové číslo <strong>{proof}</strong>, vyvracacie číslo <strong>{disproof}</strong>",
  "fact.proved": "<best>dokázaný</best>: cieľ je dosiahnutý",
  "fact.disproved": "vyvrátený: cieľ je nedosiahnuteľný",

  "tab.panel": "Dôkaz",
  "panel.proofs": "Cesta k najviac dokazujúcemu uzlu",
  "panel.proofs.next": "Ďalší najviac dokazujúci uzol je",
  "panel.proofs.line": "Jedna línia dôkazu",
  "panel.proofs.counter": "Jedna línia vyvrátenia",
  "panel.proofs.win": "cieľ: viac ako 0",
  "panel.proofs.goal": "cieľ: aspoň {0}",
  "panel.proofs.proved": "dokázaný",
  "panel.proofs.disproved": "vyvrátený",
  "panel.proofs.proof": "p",
  "panel.proofs.disproof": "d",
  "panel.proofs.least": "= minimum z",
  "panel.proofs.sum": "= súčet z",

  // what its options are called
  "option.goal": "Cieľ",
};
