// Slovak: what a search says that works off a list of states, OPEN.

export default {
  "start.sss-star": "SSS* vedie zoznam OPEN: v koľko môže {max} ešte dúfať a kde. Vždy sa chopí najväčšej nádeje.",
  "start.dual-star":
    "DUAL* je SSS* z pohľadu hráča {min}. V OPEN je, ako nízko môže {min} ešte dúfať hru dostať a kde. Vždy sa chopí najmenšej hodnoty.",
  "step.case": "Krok {number} · prípad {case} operátora Γ",

  // the cases of Γ, with MAX's hopes in OPEN
  "gamma.1":
    "{node} je list s hodnotou {value}. Vracia sa do OPEN ako vyriešený (solved) a táto hodnota je jeho merit.",
  "gamma.1.capped":
    "{node} je list s hodnotou {value}, ale to, čo je známe vyššie, nedovoľuje viac ako {pushed}. Vracia sa do OPEN ako vyriešený (solved), s meritom {pushed}.",
  "gamma.2": "V uzle {node} je na ťahu {min}: prvý z ťahov, {child}, vstupuje do OPEN s tým istým meritom, {merit}.",
  "gamma.3":
    "V uzle {node} je na ťahu {max}: {children} {children, plural, one {vstupuje} few {vstupujú} many {vstupujú} other {vstupujú}} do OPEN s tým istým meritom, {merit}.",
  "gamma.4":
    "{node} je vyriešený s meritom {merit}, a kde je na ťahu {max}, tam stačí jeden vyriešený syn: uzol {parent} nemôže priniesť viac.",
  "gamma.4.alone":
    "{node} je vyriešený s meritom {merit}, a kde je na ťahu {max}, tam stačí jeden vyriešený syn: uzol {parent} nemôže priniesť viac. Nič iné pod uzlom {parent} v OPEN nebolo.",
  "gamma.5":
    "{node} je vyriešený s meritom {merit} a je to posledný z ťahov, ktoré má {min} v uzle {parent}: na všetky je odpoveď, takže uzol {parent} je vyriešený s meritom {merit}.",
  "gamma.6":
    "{node} je vyriešený s meritom {merit}, ale {min} má v uzle {parent} ďalšie ťahy: nasledujúci, {child}, vstupuje do OPEN a nemôže priniesť viac ako {merit}.",
  "gamma.end":
    "Koreň je na čele OPEN, vyriešený s meritom {merit}: nič v OPEN nesľubuje viac. Zvýraznený strom riešenia ukazuje, čo ho prináša.",

  // the mirror, with MIN's
  "dual.1": "{node} je list s hodnotou {value}. Vracia sa do OPEN ako vyriešený (solved) a táto hodnota je jeho merit.",
  "dual.1.capped":
    "{node} je list s hodnotou {value}, ale to, čo je známe vyššie, nedovoľuje menej ako {pushed}. Vracia sa do OPEN ako vyriešený (solved), s meritom {pushed}.",
  "dual.2": "V uzle {node} je na ťahu {max}: prvý z ťahov, {child}, vstupuje do OPEN s tým istým meritom, {merit}.",
  "dual.3":
    "V uzle {node} je na ťahu {min}: {children} {children, plural, one {vstupuje} few {vstupujú} many {vstupujú} other {vstupujú}} do OPEN s tým istým meritom, {merit}.",
  "dual.4":
    "{node} je vyriešený s meritom {merit}, a kde je na ťahu {min}, tam stačí jeden vyriešený syn: uzol {parent} nemôže priniesť menej.",
  "dual.4.alone":
    "{node} je vyriešený s meritom {merit}, a kde je na ťahu {min}, tam stačí jeden vyriešený syn: uzol {parent} nemôže priniesť menej. Nič iné pod uzlom {parent} v OPEN nebolo.",
  "dual.5":
    "{node} je vyriešený s meritom {merit} a je to posledný z ťahov, ktoré má {max} v uzle {parent}: na všetky je odpoveď, takže uzol {parent} je vyriešený s meritom {merit}.",
  "dual.6":
    "{node} je vyriešený s meritom {merit}, ale {max} má v uzle {parent} ďalšie ťahy: nasledujúci, {child}, vstupuje do OPEN a nemôže priniesť menej ako {merit}.",
  "dual.end":
    "Koreň je na čele OPEN, vyriešený s meritom {merit}: nič v OPEN nesľubuje menej. Zvýraznený strom riešenia ukazuje, čo ho prináša.",

  // why, when a case comes for the first time
  "reason.2": "Na všetky ťahy, ktoré má {player}, bude treba odpovedať, na jeden po druhom.",
  "reason.3": "Ktorýkoľvek z ťahov, ktoré má {player}, sa môže ukázať ako najlepší.",

  // what leaves OPEN in case 4
  purge:
    "Všetko ostatné pod uzlom {node} odchádza z OPEN: {count, plural, one {<strong>#</strong> stav} few {<strong>#</strong> stavy} many {<strong>#</strong> stavu} other {<strong>#</strong> stavov}}.",
  "purge.children":
    "Ostatní synovia uzla {node} odchádzajú z OPEN: {count, plural, one {<strong>#</strong> stav} few {<strong>#</strong> stavy} many {<strong>#</strong> stavu} other {<strong>#</strong> stavov}}.",
  "purge.stays":
    "Tak, ako je vytlačené, vyčistenie (purge) nejde hlbšie: {nodes} {nodes, plural, one {zostáva} few {zostávajú} many {zostávajú} other {zostávajú}} v OPEN, hoci uzol {node} je vyriešený.",
  "pop.stale":
    "Uzol {above} už bol vyriešený, takže na ničom pod ním nemôže záležať: vyčistenie, ako je vytlačené, nechalo {node} v OPEN a toto je <strong>zbytočná práca</strong>. Alfa-beta sa sem už nikdy nevráti.",
  "purge.evaluated":
    "{nodes} {count, plural, one {už bol ohodnotený, ale jeho hodnotu} few {už boli ohodnotené, ale ich hodnoty} many {už boli ohodnotené, ale ich hodnoty} other {už boli ohodnotené, ale ich hodnoty}} viac netreba.",
  "purge.live":
    "{nodes} {count, plural, one {sa nikdy neprezrel} few {sa nikdy neprezreli} many {sa nikdy neprezreli} other {sa nikdy neprezreli}}.",
  "purge.sorted":
    "Nič sa nestráca: OPEN je usporiadaný podľa meritu, takže to, čo v ňom bolo pod uzlom {node}, nesľubovalo viac ako {merit}.",
  "purge.sorted.min":
    "Nič sa nestráca: OPEN je usporiadaný podľa meritu, takže to, čo v ňom bolo pod uzlom {node}, nesľubovalo menej ako {merit}.",

  "rule.purge.descendants": "Prípad 4 odstráni z OPEN všetky stavy pod vyriešeným uzlom.",
  "rule.purge.children":
    "Ako v tlači: prípad 4 odstráni z OPEN len stavy synov vyriešeného uzla. Hodnota je aj tak správna, ale na tom, čo zostane hlbšie, sa môže pracovať, takže <strong>sa prezerajú listy, ktoré alfa-beta oreže</strong>. Uzol môže byť v OPEN viackrát a v hlbokých stromoch sa tie isté listy prezerajú znova a znova.",
  "option.purge": "Vyčistenie OPEN (purge)",

  // the parts of a step
  "part.case": "Krok {number} · prípad operátora Γ",
  "pop.live": "{node} je na čele OPEN, živý (live), s meritom {merit}.",
  "pop.solved": "{node} je na čele OPEN, vyriešený (solved), s meritom {merit}.",
  "case.all": "V uzle {node} je na ťahu {player}: ťahy vstupujú do OPEN jeden po druhom.",
  "case.any": "V uzle {node} je na ťahu {player}: do OPEN vstupujú všetky ťahy.",
  "push.live":
    "{nodes} {nodes, plural, one {vstupuje do OPEN ako živý} few {vstupujú do OPEN ako živé} many {vstupujú do OPEN ako živé} other {vstupujú do OPEN ako živé}}, s meritom {merit}.",
  "push.again":
    "{nodes} {nodes, plural, one {už bol} few {už boli} many {už boli} other {už boli}} v OPEN. V tlači sa aj tak pridáva ďalší stav.",
  "push.solved": "{node} vstupuje do OPEN ako vyriešený, s meritom {merit}.",
  "push.capped":
    "{node} vstupuje do OPEN ako vyriešený. Jeho merit zostáva {merit}: to, čo je známe vyššie, nič za touto hranicou nedovoľuje.",

  open: "OPEN ≤ <strong>{value}</strong>",

  "fact.open.live": "v OPEN, živý",
  "fact.open.solved": "v OPEN, vyriešený",
  "fact.merit": "merit {value}",

  "tab.panel": "OPEN",
  "panel.open": "OPEN od najlepšieho meritu",
  "panel.open.min": "OPEN od najmenšieho meritu",
  "panel.open.size": "v OPEN: {0}",
  "panel.open.empty": "OPEN je prázdny.",
  "column.status": "stav",
  "column.merit": "merit",
  "change.purged": "vyčistené",
  "status.live": "živý",
  "status.solved": "vyriešený",
};
