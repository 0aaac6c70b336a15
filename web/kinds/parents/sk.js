// Slovak: what a search says whose calls get the value of their parent.

export default {
  "start.ab-node-value":
    "Procedúra z prednášky nesie stromom nadol jedinú hranicu: hodnotu, ktorú už má rodič. Čo sa nemôže dostať cez hodnotu rodiča, to sa oreže; na hranice z vyšších úrovní sa zabúda.",
  "call.root":
    "{node} sa volá s <beta>parentVal = {parent}</beta>, na ťahu je {player}: rodiča niet. Všetky čísla sú tu z pohľadu hráča {player}.",
  "call.first":
    "{node} sa volá s <beta>parentVal = {parent}</beta>, na ťahu je {player}: rodič ešte nič nemá. Všetky čísla sú tu z pohľadu hráča {player}.",
  call: "{node} sa volá s <beta>parentVal = {parent}</beta>, na ťahu je {player}: to, čo má rodič, z pohľadu hráča {player}. Keď LB dosiahne {parent}, rodič dá prednosť tomu, čo má.",
  "call.levels":
    "<strong>numLev = {levels}</strong>: {levels, plural, one {zostáva # úroveň} few {zostávajú # úrovne} many {zostáva # úrovne} other {zostáva # úrovní}}.",
  "call.forgets":
    "V uzle {node} už {player} má <strong>{value}</strong>, ale tu sa na to zabudlo: ďalej ide iba hodnota rodiča.",
  "leaf.terminal": "{node} je <strong>koncový</strong>: z pohľadu hráča {player} má hodnotu {value}.",
  "leaf.estimate":
    "<strong>numLev = 0</strong> v uzle {node}, kde sa partia nekončí: z pohľadu hráča {player} sa odhaduje na {value}.",
  "lb.first": "{from} vracia <strong>{returned}</strong>. S opačným znamienkom je to {gives}: LB ← {best}.",
  "lb.better":
    "{from} vracia <strong>{returned}</strong>. S opačným znamienkom je to {gives}, viac než predtým: LB ← {best}.",
  "lb.keeps":
    "{from} vracia <strong>{returned}</strong>. S opačným znamienkom je to {gives}, nie viac než predtým: LB zostáva {best}.",
  "test.none": "Nezostáva žiaden syn, preto sa nič netestuje: {node} vracia LB.",
  "test.fails":
    "LB ≥ parentVal? <plain>{best} ≥ {parent}</plain> neplatí, volá sa teda ďalší syn, s parentVal = −LB = {next}.",
  "test.fails.strict":
    "LB > parentVal? <plain>{best} > {parent}</plain> neplatí, volá sa teda ďalší syn, s parentVal = −LB = {next}.",
  "test.holds":
    "LB ≥ parentVal? <plain>{best} ≥ {parent}</plain> <beta>platí</beta>: {node} hneď vracia LB. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "test.holds.by":
    "LB ≥ parentVal? <plain>{best} ≥ {parent}</plain> <beta>platí</beta>: {node} hneď vracia LB, lebo rodič už má rovnako veľa z {by}. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "test.holds.strict":
    "LB > parentVal? <plain>{best} > {parent}</plain> <beta>platí</beta>: {node} hneď vracia LB. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "test.holds.strict.by":
    "LB > parentVal? <plain>{best} > {parent}</plain> <beta>platí</beta>: {node} hneď vracia LB, lebo rodič už má viac z {by}. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "test.holds.unsound":
    "LB ≥ parentVal? <plain>{best} ≥ {parent}</plain> platí hneď, lebo parentVal je −∞: volanie ju dostalo, žiadny rodič ju nikdy nemal. Orezanie, za ktorým <strong>nie je žiadna hodnota</strong>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}. Odtiaľto môže byť odpoveď nesprávna.",
  "enter.open.forgets":
    "Vstupujeme do uzla {node}; na ťahu je {player}. Rodič ešte nič nemá, takže sa neodovzdáva nijaká hranica: okno je (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "enter.forgets.alpha":
    "V uzle {node} už {max} má <alpha>{value}</alpha>, ale tu sa na to zabúda: odovzdáva sa len hodnota rodiča.",
  "enter.forgets.beta":
    "V uzle {node} už {min} má <beta>{value}</beta>, ale tu sa na to zabúda: odovzdáva sa len hodnota rodiča.",
  "cutoff.unsound":
    "{from} dáva {value} a LB ≥ parentVal platí hneď, lebo parentVal je −∞: volanie ju dostalo, ale nijaký rodič ju nikdy nemal. Orezanie, za ktorým <strong>nie je nijaká hodnota</strong>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}. Odtiaľto môže byť odpoveď nesprávna.",
  "done.unsound":
    "Procedúra vracia {value}, ale <strong>neverte tomu</strong>: s týmito voľbami orezala to, na čom môže záležať. Ak chcete vidieť hodnotu, vráťte <strong>start</strong> a <strong>first</strong> na inf.",
  "rule.start.inf": "Koreň sa volá s parentVal = ∞: nemá rodiča, ktorému by musel vyhovieť.",
  "rule.start.-inf":
    "<strong>Zámerne nesprávne</strong>: koreň sa volá s parentVal = −∞, ako to bolo kedysi vytlačené. LB ≥ −∞ platí vždy, takže koreň skončí po prvom synovi.",
  "rule.first.inf": "Prvý syn sa volá s parentVal = ∞: jeho rodič ešte nič nemá.",
  "rule.first.-inf":
    "<strong>Zámerne nesprávne</strong>: prvý syn sa volá s parentVal = −∞, ako to bolo kedysi opravené. LB ≥ −∞ platí vždy, takže skončí po svojom prvom synovi.",
  "rule.cut.at-equality": "Orezáva sa tam, kde LB ≥ parentVal.",
  "rule.cut.past-equality": "Orezáva sa iba tam, kde LB > parentVal.",
  "fact.parentVal": "volaný s parentVal = {value}",
  "fact.numLev": "numLev = {value}",
  "fact.LB": "LB = {value}",
  "cutoff.alpha.strict":
    "{from} dáva <strong>{gives}</strong>; {max} už má <alpha>{bound}</alpha> a <plain>{value} < {bound}</plain>: na ničom ďalšom pod uzlom {node} nemôže záležať. To je <alpha>α-orezanie</alpha>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "cutoff.alpha.strict.by":
    "{from} dáva <strong>{gives}</strong>; {max} už má <alpha>{bound}</alpha> z {by} a <plain>{value} < {bound}</plain>: na ničom ďalšom pod uzlom {node} nemôže záležať. To je <alpha>α-orezanie</alpha>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "cutoff.beta.strict":
    "{from} dáva <strong>{gives}</strong>; {min} už má <beta>{bound}</beta> a <plain>{value} > {bound}</plain>: na ničom ďalšom pod uzlom {node} nemôže záležať. To je <beta>β-orezanie</beta>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",
  "cutoff.beta.strict.by":
    "{from} dáva <strong>{gives}</strong>; {min} už má <beta>{bound}</beta> z {by} a <plain>{value} > {bound}</plain>: na ničom ďalšom pod uzlom {node} nemôže záležať. To je <beta>β-orezanie</beta>. {pruned} {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}}.",

  "tab.panel": "Volania",
  "panel.calls": "Otvorené volania a ich čísla",
  "panel.calls.test": "LB ≥ parentVal?",
  "panel.calls.holds": "{0} platí",
  "panel.calls.fails": "{0} neplatí",
  "panel.window": "Otvorené volania a ich okná",
  "panel.window.value": "zatiaľ najlepšie: ",
  "panel.window.from": "{bound}: uzol {node} ju má z {by}",
  "panel.again": "znova",
  "column.numLev": "numLev",
  "column.parentVal": "parentVal",
  "column.LB": "LB",
  "option.cut": "Orezanie",
  "option.start": "parentVal koreňa",
  "option.first": "parentVal prvého syna",
};
