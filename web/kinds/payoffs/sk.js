// Slovak: what a search says of several players, each of whom wants the most for themselves.

export default {
  "start.max-n":
    "Traja hráči a každý list hovorí, čo ktorý z nich dostane. Hráč na ťahu si vezme potomka, ktorý dáva najviac jemu, nech dostanú ostatní čokoľvek. Číslo v uzle je číslo jeho hráča.",

  "enter.seat": "Vstupuje sa do uzla {node}. Na ťahu je tam hráč <strong>{seat}</strong>.",
  "evaluate.payoffs": "{node} je list: hráči dostanú <strong>{payoffs}</strong>.",
  "backup.payoffs.first": "{from} dáva <strong>{payoffs}</strong>: hráč {seat} môže mať v uzle {node} {own}.",
  "backup.payoffs.takes":
    "{from} dáva <strong>{payoffs}</strong>: pre hráča {seat} je {own} viac než {best}. To má teraz uzol {node}.",
  "backup.payoffs.keeps":
    "{from} dáva <strong>{payoffs}</strong>: pre hráča {seat} je {own} menej než {best}. Uzol {node} si nechá, čo má.",
  "backup.payoffs.tie":
    "{from} dáva <strong>{payoffs}</strong>: znova {own} pre hráča {seat}. Z rovnakých sa berie prvý, takže uzol {node} si nechá, čo má.",
  "backup.payoffs.last":
    "{from} dáva <strong>{payoffs}</strong>: znova {own} pre hráča {seat}. Z rovnakých sa berie posledný, takže to má teraz uzol {node}.",
  "cutoff.payoffs":
    "Všetci spolu dostanú najviac {most} a nikto menej než {least}: s {value} pre hráča {seat} zostane hráčovi {other} najviac {left}; v uzle {above} už má {bound} a sem nepríde. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "cutoff.payoffs.deep":
    "Všetci spolu dostanú najviac {most} a nikto menej než {least}: s {value} pre hráča {seat} zostane hráčovi {other} najviac {left}; má {bound} v uzle {above}, o {plies, plural, one {# polťah} few {# polťahy} many {# polťahu} other {# polťahov}} vyššie. Ale to, čo sa oreže, môže rozhodnúť o ťahu medzi nimi: toto orezanie <strong>nie je bezpečné</strong>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "done.payoffs": "<best>Hotovo</best>: hráči dostanú {payoffs} a {best} je ťah hráča {seat}.",
  "done.payoffs.leaf": "<best>Hotovo</best>: hráči dostanú {payoffs}.",
  "done.payoffs.unsound":
    "Hľadanie sa končí s {payoffs} a {best} ako ťahom hráča {seat}. Orezanie nižšie nebolo bezpečné: <strong>neverte tomu</strong>.",
  "done.payoffs.budget": "Hľadanie bolo zastavené, takže nič nie je dokázané o tom, čo hráči dostanú.",
  "leaves.of.payoffs":
    "<strong>{value}</strong> z {of, plural, one {# listu} few {# listov} many {# listu} other {# listov}}",
  "fact.payoffs": "hráči dostanú <strong>{payoffs}</strong>",

  "rule.ties.first": "Z potomkov, ktorí hráčovi dávajú to isté, sa berie prvý.",
  "rule.ties.last": "Z potomkov, ktorí hráčovi dávajú to isté, sa berie posledný.",
  "rule.prune.shallow": "Plytké orezávanie: uzol sa opustí, keď by doň hráč nad ním neprišiel.",
  "rule.prune.deep":
    "Hlboké orezávanie: uzol sa opustí, keď by doň neprišiel ktorýkoľvek hráč nad ním, čo môže byť nesprávne.",

  "players.1": "hráč 1",
  "players.2": "hráč 2",
  "players.3": "hráč 3",
  "tab.panel": "Hráči",
  "panel.payoffs": "Cesta s tým, čo hráči dostanú",
  "column.payoffs": "dostanú",

  // what its options are called
  "option.ties": "Z rovnakých výplat",
  "option.prune": "Orezávanie",
};
