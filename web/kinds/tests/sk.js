// Slovak: what a search says that asks before it evaluates.

export default {
  "start.scout":
    "SCOUT ohodnotí prvý ťah a pri každom ďalšom sa najprv len pýta: je lepší? Pýtať sa je lacnejšie ako ohodnocovať. Len tam, kde je odpoveď áno, sa vráti a ohodnotí ho: test povie, že ťah je lepší, ale nie o koľko. Tenká hrana je len test, dvojitá sa prehľadávala znova.",
  "start.nega-scout":
    "NegaScout je alfa-beta, ktoré stavia na prvý ťah. Pri každom ďalšom sa najprv len pýta, či je lepší, s oknom, v ktorom nie je nijaké miesto (null window); kde je lepší, tam ho prehľadá znova: test povie, že je lepší, ale nie o koľko. Tenká hrana je len test, dvojitá sa prehľadávala znova.",
  "step.test": "Krok {number} · len test",
  "step.again": "Krok {number} · prehľadávané znova",

  "enter.first":
    "{node} je prvý syn, preto sa prehľadáva priamo, s oknom (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.first.open": "{node} je prvý syn, preto sa prehľadáva priamo.",
  "enter.test.more": "Pri uzle {node} sa len pýtame: je jeho hodnota väčšia ako <alpha>{than}</alpha>?",
  "enter.test.less": "Pri uzle {node} sa len pýtame: je jeho hodnota menšia ako <beta>{than}</beta>?",
  "enter.within.more.one":
    "Má uzol {node} hodnotu väčšiu ako <alpha>{than}</alpha>? Na ťahu je {player}: stačí <strong>jediný</strong> taký syn.",
  "enter.within.less.one":
    "Má uzol {node} hodnotu menšiu ako <beta>{than}</beta>? Na ťahu je {player}: stačí <strong>jediný</strong> taký syn.",
  "enter.within.more.all":
    "Má uzol {node} hodnotu väčšiu ako <alpha>{than}</alpha>? Na ťahu je {player}: musí to platiť pre <strong>každého</strong> syna.",
  "enter.within.less.all":
    "Má uzol {node} hodnotu menšiu ako <beta>{than}</beta>? Na ťahu je {player}: musí to platiť pre <strong>každého</strong> syna.",
  "enter.again": "Uzol {node} preto treba prehľadať znova, s oknom (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.again.open": "Uzol {node} preto treba predsa len ohodnotiť.",

  "test.yes.more":
    "<strong>Áno</strong>: {from} má hodnotu väčšiu ako <alpha>{than}</alpha>. Môže to byť najlepší ťah uzla {node}, takže teraz jeho hodnotu potrebujeme.",
  "test.yes.less":
    "<strong>Áno</strong>: {from} má hodnotu menšiu ako <beta>{than}</beta>. Môže to byť najlepší ťah uzla {node}, takže teraz jeho hodnotu potrebujeme.",
  "test.no.more":
    "<strong>Nie</strong>: {from} nemá hodnotu väčšiu ako <alpha>{than}</alpha>. Viac vedieť netreba; uzol {node} si necháva svoju hodnotu.",
  "test.no.less":
    "<strong>Nie</strong>: {from} nemá hodnotu menšiu ako <beta>{than}</beta>. Viac vedieť netreba; uzol {node} si necháva svoju hodnotu.",
  "backup.meets": "Uzol {node} neprišiel na nič lepšie, než našiel test: jeho hodnota je presne {value}.",
  "test.within.yes.more": "{from} má hodnotu väčšiu ako <alpha>{than}</alpha>, takže aj uzol {node}.",
  "test.within.yes.less": "{from} má hodnotu menšiu ako <beta>{than}</beta>, takže aj uzol {node}.",
  "test.within.no.more": "{from} nemá hodnotu väčšiu ako <alpha>{than}</alpha>, takže ani uzol {node}.",
  "test.within.no.less": "{from} nemá hodnotu menšiu ako <beta>{than}</beta>, takže ani uzol {node}.",
  "test.within.yes.more.open":
    "{from} má hodnotu väčšiu ako <alpha>{than}</alpha>; uzol {node} má ďalších synov, ktorých sa treba spýtať.",
  "test.within.yes.less.open":
    "{from} má hodnotu menšiu ako <beta>{than}</beta>; uzol {node} má ďalších synov, ktorých sa treba spýtať.",
  "test.within.no.more.open":
    "{from} nemá hodnotu väčšiu ako <alpha>{than}</alpha>; uzol {node} má ďalších synov, ktorých sa treba spýtať.",
  "test.within.no.less.open":
    "{from} nemá hodnotu menšiu ako <beta>{than}</beta>; uzol {node} má ďalších synov, ktorých sa treba spýtať.",
  "test.pruned": "{pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",

  evaluations:
    "{value, plural, one {<strong>#</strong> ohodnotenie} few {<strong>#</strong> ohodnotenia} many {<strong>#</strong> ohodnotenia} other {<strong>#</strong> ohodnotení}}",
  tests:
    "{value, plural, one {<strong>#</strong> test} few {<strong>#</strong> testy} many {<strong>#</strong> testu} other {<strong>#</strong> testov}}",
  researches: "znova prehľadané: <strong>{value}</strong>",

  "fact.test.max": "len otázka: je hodnota väčšia ako <alpha>{than}</alpha>?",
  "fact.test.min": "len otázka: je hodnota menšia ako <beta>{than}</beta>?",
  "fact.tested": "len otestovaný",
  "fact.again": "najprv otestovaný, potom znova prehľadaný",

  "rule.window": "Koreň dostane okno {value}, akoby {max} už inde mal jeho dolný kraj a {min} horný.",
  "done.window.at-least":
    "Hodnota hry je <strong>najmenej {lower}</strong>. To je mimo okna, na ktoré sme sa pýtali, takže presnú hodnotu nepoznáme.",
  "done.window.at-most":
    "Hodnota hry je <strong>najviac {upper}</strong>. To je mimo okna, na ktoré sme sa pýtali, takže presnú hodnotu nepoznáme.",

  "tab.panel": "Okno",
  "panel.window": "Otvorené volania a ich okná",
  "panel.window.value": "zatiaľ najlepšie: ",
  "panel.window.from": "{bound}: uzol {node} ju má z {by}",
  "panel.again": "znova",
};
