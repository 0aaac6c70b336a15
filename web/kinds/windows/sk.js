// Slovak: what a search says that carries a window down the tree.

export default {
  "start.alpha-beta":
    "Alfa-beta prechádza strom zľava doprava s oknom: <alpha>α</alpha> je to, čo už má {max}, <beta>β</beta> to, čo už má {min}. Na tom, čo je mimo okna, nemôže záležať, a preto sa oreže (pruning).",

  "rule.cut.at-equality": "Orezáva sa, kde v ≥ β, keď je na ťahu {max}, a v ≤ α, keď je na ťahu {min}.",
  "rule.cut.past-equality": "Orezáva sa len tam, kde v > β, keď je na ťahu {max}, a v < α, keď je na ťahu {min}.",
  "rule.fail.soft": "Fail-soft: výsledok môže byť mimo okna a tam hovorí viac.",
  "rule.fail.hard": "Fail-hard: z výsledku mimo okna sa stane kraj okna.",
  "rule.convention.aima": "Ako u Russella a Norviga: uzol končí, len čo v ≥ β alebo v ≤ α.",
  "rule.convention.cs188":
    "Ako v CS188 v Berkeley: pri rovnosti sa neorezáva, takže pri rovnakých hodnotách sa pozrie viac listov.",
  "rule.convention.lecture": "Ako v procedúre z prednášky: končí tam, kde V ≤ U.",
  "rule.convention.textbook-strict": "Ako v textoch, ktoré orezávajú len tam, kde V < U: pri rovnosti sa neorezáva.",
  "rule.window": "Koreň dostane okno {value}, akoby {max} už inde mal jeho dolný kraj a {min} horný.",

  "cutoff.least":
    "{from} dáva <strong>{gives}</strong>, najmenej, čo je: nič ďalšie pod {node} nemôže byť menej. <alpha>α-orezanie</alpha>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "cutoff.most":
    "{from} dáva <strong>{gives}</strong>, najviac, čo je: nič ďalšie pod {node} nemôže byť viac. <beta>β-orezanie</beta>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "done.window.at-least":
    "Hodnota hry je <strong>najmenej {lower}</strong>. To je mimo okna, na ktoré sme sa pýtali, takže presnú hodnotu nepoznáme.",
  "done.window.at-most":
    "Hodnota hry je <strong>najviac {upper}</strong>. To je mimo okna, na ktoré sme sa pýtali, takže presnú hodnotu nepoznáme.",

  "cutoff.alpha.strict":
    "{from} dáva <strong>{gives}</strong>; {max} už má <alpha>{bound}</alpha> a <plain>{value} < {bound}</plain>: na ničom ďalšom pod uzlom {node} nemôže záležať. To je <alpha>α-orezanie</alpha>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "cutoff.alpha.strict.by":
    "{from} dáva <strong>{gives}</strong>; {max} už má <alpha>{bound}</alpha> z {by} a <plain>{value} < {bound}</plain>: na ničom ďalšom pod uzlom {node} nemôže záležať. To je <alpha>α-orezanie</alpha>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "cutoff.beta.strict":
    "{from} dáva <strong>{gives}</strong>; {min} už má <beta>{bound}</beta> a <plain>{value} > {bound}</plain>: na ničom ďalšom pod uzlom {node} nemôže záležať. To je <beta>β-orezanie</beta>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "cutoff.beta.strict.by":
    "{from} dáva <strong>{gives}</strong>; {min} už má <beta>{bound}</beta> z {by} a <plain>{value} > {bound}</plain>: na ničom ďalšom pod uzlom {node} nemôže záležať. To je <beta>β-orezanie</beta>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",

  "tab.panel": "Okno",
  "panel.window": "Otvorené volania a ich okná",
  "panel.window.value": "zatiaľ najlepšie: ",
  "panel.window.from": "{bound}: uzol {node} ju má z {by}",
  "panel.again": "znova",

  // what its options are called
  "option.fail": "Výsledky mimo okna",
  "option.convention": "Ako",
  "option.cut": "Orezanie",
};
