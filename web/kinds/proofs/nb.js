// Norwegian (bokmål): what a search says that asks whether MAX reaches a goal.

export default {
  "start.proof-number":
    "Når {max} målet, ja eller nei? Hver node har to tall. <strong>p</strong>, bevistallet (proof number): minst så mange løvnoder under den må ennå bevises for å bevise den. <strong>d</strong>, motbevistallet (disproof number): minst så mange må motbevises for å motbevise den. Søket går alltid dit det mangler minst.",

  select:
    "{node} er den mest bevisende noden (most-proving): går {max} til minste p og {min} til minste d, fører stien dit.",
  "select.brief": "{node} er den mest bevisende noden (most-proving).",
  expand: "{node} ekspanderes.",
  "proof.reached": "{nodes} {nodes, plural, one {når} other {når}} målet.",
  "proof.missed": "{nodes} {nodes, plural, one {når} other {når}} det ikke.",
  "proof.open": "Om {nodes} vet vi ingenting ennå: p og d er 1{nodes, plural, one {} other { hver}}.",
  "part.update": "Steg {number} · oppdater",
  "proof.none": "Ingen tall lenger opp endres.",
  "proof.numbers":
    "{node} trenger nå {proof, plural, one {# løvnode} other {# løvnoder}} til et bevis og {disproof} til et motbevis.",
  "proof.proved": "{node} er <best>bevist</best>.",
  "proof.disproved": "{node} er <strong>motbevist</strong>.",

  "done.proved": "<best>Bevist</best>: {max} får minst {lower}. Hvor mye mer ble det aldri spurt om.",
  "done.proved.max":
    "<best>Bevist</best>: {max} får minst {lower}; {best} er trekket som gir det. Hvor mye mer ble det aldri spurt om.",
  "done.proved.min":
    "<best>Bevist</best>: {max} får minst {lower}; {best} hjelper ikke {min}. Hvor mye mer ble det aldri spurt om.",
  "done.disproved": "<best>Motbevist</best>: {max} får ikke mer enn {upper}. Nøyaktig hva ble det aldri spurt om.",
  "done.disproved.min":
    "<best>Motbevist</best>: {max} får ikke mer enn {upper}, fordi {min} spiller {best}. Nøyaktig hva ble det aldri spurt om.",
  "done.budget": "Budsjettet er brukt opp, så dette er et anslag, ikke et bevis.",
  "done.budget.max":
    "Budsjettet er brukt opp, så dette er et anslag, ikke et bevis: {best} har så langt det minste bevistallet av trekkene i roten.",
  "done.budget.min":
    "Budsjettet er brukt opp, så dette er et anslag, ikke et bevis: {best} har så langt det minste motbevistallet av trekkene i roten.",

  "rule.goal": "Spørsmålet er om {max} får minst <strong>{value}</strong>.",

  "fact.proof": "bevistall <strong>{proof}</strong>, motbevistall <strong>{disproof}</strong>",
  "fact.proved": "<best>bevist</best>: målet er nådd",
  "fact.disproved": "motbevist: målet er utenfor rekkevidde",

  "tab.panel": "Bevis",
  "panel.proofs": "Veien til den mest bevisende noden",
  "panel.proofs.next": "Den neste mest bevisende noden er",
  "panel.proofs.line": "En linje i beviset",
  "panel.proofs.counter": "En linje i motbeviset",
  "panel.proofs.win": "mål: mer enn 0",
  "panel.proofs.goal": "mål: minst {0}",
  "panel.proofs.proved": "bevist",
  "panel.proofs.disproved": "motbevist",
  "panel.proofs.proof": "p",
  "panel.proofs.disproof": "d",
  "panel.proofs.least": "= minste av",
  "panel.proofs.sum": "= sum av",

  // what its options are called
  "option.goal": "Mål",
};
