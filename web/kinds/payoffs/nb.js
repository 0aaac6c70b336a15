// Norwegian (bokmål): what a search says of several players, each of whom wants the most for themselves.

export default {
  "start.max-n":
    "Tre spillere, og hver løvnode sier hva hver av dem får. Den som er i trekket, tar barnet som gir den selv mest, uansett hva de andre får. Tallet i en node er spillerens.",

  "enter.seat": "{node} besøkes. Der er spiller <strong>{seat}</strong> i trekket.",
  "evaluate.payoffs": "{node} er en løvnode: spillerne får <strong>{payoffs}</strong>.",
  "backup.payoffs.first": "{from} gir <strong>{payoffs}</strong>: spiller {seat} kan få {own} i {node}.",
  "backup.payoffs.takes":
    "{from} gir <strong>{payoffs}</strong>: for spiller {seat} er {own} mer enn {best}. Det er det {node} har nå.",
  "backup.payoffs.keeps":
    "{from} gir <strong>{payoffs}</strong>: for spiller {seat} er {own} mindre enn {best}. {node} beholder det den har.",
  "backup.payoffs.tie":
    "{from} gir <strong>{payoffs}</strong>: {own} igjen for spiller {seat}. Av like barn tas det første, så {node} beholder det den har.",
  "backup.payoffs.last":
    "{from} gir <strong>{payoffs}</strong>: {own} igjen for spiller {seat}. Av like barn tas det siste, så det er det {node} har nå.",
  "cutoff.payoffs":
    "Alle får til sammen høyst {most}, og ingen mindre enn {least}: med {value} til spiller {seat} blir det høyst {left} igjen til spiller {other}, som allerede har {bound} i {above} og ikke kommer hit. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}}.",
  "cutoff.payoffs.deep":
    "Alle får til sammen høyst {most}, og ingen mindre enn {least}: med {value} til spiller {seat} blir det høyst {left} igjen til spiller {other}, som har {bound} i {above}, {plies} halvtrekk lenger opp. Men det som utelates, kan avgjøre et trekk imellom: dette kuttet er <strong>ikke trygt</strong>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}}.",
  "done.payoffs": "<best>Ferdig</best>: spillerne får {payoffs}, og {best} er trekket til spiller {seat}.",
  "done.payoffs.leaf": "<best>Ferdig</best>: spillerne får {payoffs}.",
  "done.payoffs.unsound":
    "Søket ender med {payoffs}, og {best} som trekket til spiller {seat}. Et kutt lenger ned var ikke trygt: det er <strong>ikke til å stole på</strong>.",
  "done.payoffs.budget": "Søket ble stoppet, så ingenting er bevist om hva spillerne får.",
  "leaves.of.payoffs": "<strong>{value}</strong> av {of, plural, one {# løvnode} other {# løvnoder}}",
  "fact.payoffs": "spillerne får <strong>{payoffs}</strong>",

  "rule.ties.first": "Av barn som gir en spiller det samme, tas det første.",
  "rule.ties.last": "Av barn som gir en spiller det samme, tas det siste.",
  "rule.prune.shallow": "Grunn beskjæring: en node forlates når spilleren over ikke ville komme dit.",
  "rule.prune.deep":
    "Dyp beskjæring: en node forlates når en hvilken som helst spiller over ikke ville komme dit, og det kan være galt.",

  "players.1": "spiller 1",
  "players.2": "spiller 2",
  "players.3": "spiller 3",
  "tab.panel": "Spillere",
  "panel.payoffs": "Stien, med hva spillerne får",
  "column.payoffs": "de får",

  // what its options are called
  "option.ties": "Av like gevinster",
  "option.prune": "Beskjæring",
};
