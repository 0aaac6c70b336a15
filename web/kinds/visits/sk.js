// Slovak: what a search says that plays at random and counts visits.

export default {
  "start.mcts":
    "Neprehľadáva sa každý ťah. Každý krok zíde stromom nadol, odtiaľ hrá náhodné ťahy až do konca hry a výsledok započíta v každom uzle na ceste. <strong>n</strong> je, koľkokrát bol uzol navštívený, <strong>Ø</strong> priemerný výsledok; hrany sú hrubé podľa počtu návštev. Ťahy s dobrým priemerom sa navštevujú častejšie a málo navštívené ťahy sa skúšajú znova.",

  // the title: why the step went to the root's move that it went to
  "step.unvisited": "Krok {number} · Prvá návšteva",
  "step.mean": "Krok {number} · Podľa priemeru",
  "step.exploration": "Krok {number} · Podľa prieskumu",
  "step.both": "Krok {number} · Podľa priemeru aj prieskumu",
  "step.tie": "Krok {number} · Zhoda",
  "step.chance": "Krok {number} · Vyžrebovaný náhodou",

  // selection: at the root, and below it
  "choose.only": "Je len jeden ťah, {child}.",
  "choose.chance": "V uzle {node} náhoda vyberie {child}, ktorého pravdepodobnosť je {chance}.",
  "choose.unvisited": "{child} ešte nemá návštevu; také ťahy idú prvé, zľava doprava.",
  "choose.unvisited.brief": "{child} ešte nemá návštevu.",
  "choose.mean":
    "{child} má najväčšie UCB1: {mean} + {exploration} = <strong>{sum}</strong>. Rozhoduje <strong>priemer</strong>: pre hráča {player} je najlepší.",
  "choose.both":
    "{child} má najväčšie UCB1: {mean} + {exploration} = <strong>{sum}</strong>. Pre hráča {player} je jeho priemer najlepší a nijaký iný ťah nebol navštívený menej často.",
  "choose.exploration":
    "{child} má najväčšie UCB1: {mean} + {exploration} = <strong>{sum}</strong>. Rozhoduje <strong>prieskumný</strong> člen: {rival} má lepší priemer, {rival_result}, čo je {rival_mean} cesty od {worst} po {top}, ale {rival_visits, plural, one {# návštevu} few {# návštevy} many {# návštevy} other {# návštev}} oproti {visits}.",
  "choose.exploration.raw":
    "{child} má najväčšie UCB1: {mean} + {exploration} = <strong>{sum}</strong>. Rozhoduje <strong>prieskumný</strong> člen: {rival} má lepší priemer, {rival_result}, ale {rival_visits, plural, one {# návštevu} few {# návštevy} many {# návštevy} other {# návštev}} oproti {visits}.",
  "choose.tie":
    "{child} a ešte iný ťah majú najväčšie UCB1: {mean} + {exploration} = <strong>{sum}</strong>. Z rovnakých sa berie ten najviac vľavo.",
  "choose.between":
    "{choices, plural, one {Nižšie vedie ešte # voľba} few {Nižšie vedú ešte # voľby} many {Nižšie vedie ešte # voľby} other {Nižšie vedie ešte # volieb}}.",
  "below.only": "V uzle {node} je len jeden ťah, {child}.",
  "below.chance": "Nižšie, v uzle {node}, náhoda vyberie {child}, ktorého pravdepodobnosť je {chance}.",
  "below.unvisited": "Pod uzlom {node} ešte nemá návštevu {child}.",
  "below.mean": "V uzle {node} je to {child}: {mean} + {exploration} = <strong>{sum}</strong>, podľa priemeru.",
  "below.both": "V uzle {node} je to {child}: {mean} + {exploration} = <strong>{sum}</strong>, podľa oboch členov.",
  "below.exploration":
    "V uzle {node} je to {child}: {mean} + {exploration} = <strong>{sum}</strong>, podľa prieskumného člena; {rival} má lepší priemer.",
  "below.tie":
    "V uzle {node} je to {child}: {mean} + {exploration} = <strong>{sum}</strong>, z rovnakých ten najviac vľavo.",

  "plain.select": "Cesta nadol končí v uzle {node}.",

  // expansion
  "expand.root":
    "Koreň dostáva {children, plural, one {jediného syna} few {# synov} many {# syna} other {# synov}}; ako prvý sa navštívi {first}.",
  "expand.root.chance":
    "Koreň dostáva {children, plural, one {jediného syna} few {# synov} many {# syna} other {# synov}}.",
  "expand.again":
    "{node} je navštívený druhý raz, preto sa expanduje. Dostáva {children, plural, one {jediného syna} few {# synov} many {# syna} other {# synov}} a navštívi sa {first}.",
  "expand.again.chance":
    "{node} je navštívený druhý raz, preto sa expanduje. Dostáva {children, plural, one {jediného syna} few {# synov} many {# syna} other {# synov}}.",

  // playout
  "part.playout": "Krok {number} · simulácia",
  playout:
    "Z uzla {node} {plies, plural, one {vedie # náhodný ťah} few {vedú # náhodné ťahy} many {vedie # náhodného ťahu} other {vedie # náhodných ťahov}} k výsledku <strong>{value}</strong>.",
  "playout.infinite":
    "Z uzla {node} {plies, plural, one {vedie # náhodný ťah} few {vedú # náhodné ťahy} many {vedie # náhodného ťahu} other {vedie # náhodných ťahov}} k výsledku <strong>{value}</strong>, ktorý sa počíta ako {counts}: priemery sú konečné.",
  "unknown.playout": "Simulácia z uzla {node} sa končí v liste, ktorého hodnotu nikto nepozná, a s ňou aj hľadanie.",
  "playout.leaf": "V uzle {node} nie je ťah, ktorý by sa dal hrať: jeho hodnota je <strong>{value}</strong>.",
  "playout.leaf.infinite":
    "V uzle {node} nie je ťah, ktorý by sa dal hrať: jeho hodnota je <strong>{value}</strong>, čo sa počíta ako {counts}: priemery sú konečné.",

  "playout.given": "Simulácia z {node} je daná: jej výsledok je <strong>{value}</strong>.",
  "plain.visit": "Uzol {node} si ho započíta.",

  // backpropagation
  "backup.visits":
    "Započíta si ho každý uzol na ceste nahor: uzol {node} má teraz {visits, plural, one {# návštevu} few {# návštevy} many {# návštevy} other {# návštev}} a priemer <strong>{mean}</strong>.",
  "backup.visits.brief":
    "Uzol {node} má teraz {visits, plural, one {# návštevu} few {# návštevy} many {# návštevy} other {# návštev}} a priemer <strong>{mean}</strong>.",
  "backup.leads": "{node} je teraz <best>najnavštevovanejší</best> ťah.",

  "done.budget":
    "Všetky simulácie (playout) sú odohrané; je ich {visits} a ich priemer je {mean}: je to odhad, nie dôkaz.",
  "done.budget.move":
    "Všetky simulácie (playout) sú odohrané; je ich {visits} a ich priemer je {mean}. Treba hrať <best>{best}</best>: tento ťah bol navštívený najčastejšie, {best_visits}-krát, s priemerom {best_mean}. Je to odhad, nie dôkaz.",

  "done.budget.value":
    "Všetky simulácie (playout) sú odohrané; je ich {visits} a ich priemer je {mean}. Treba hrať <best>{best}</best>: priemer tohto ťahu je najlepší, {best_mean} pri {best_visits, plural, one {# návšteve} few {# návštevách} many {# návštevy} other {# návštevách}}. Je to odhad, nie dôkaz.",
  playouts:
    "{value, plural, one {<strong>#</strong> simulácia} few {<strong>#</strong> simulácie} many {<strong>#</strong> simulácie} other {<strong>#</strong> simulácií}}",

  "rule.iterations": "Počet simulácií (playout) je <strong>{value}</strong>.",
  "rule.exploration": "Konštanta UCB1 je <strong>{value}</strong>: čím je väčšia, tým častejšie sa skúšajú iné ťahy.",
  "rule.means.scaled": "UCB1 prepočítava priemery podľa najmenšieho a najväčšieho doterajšieho výsledku.",
  "rule.means.raw": "UCB1 berie priemery, ako sú, pre MIN s opačným znamienkom.",
  "rule.pick.visits": "Nakoniec sa hrá najnavštevovanejší ťah.",
  "rule.pick.value": "Nakoniec sa hrá ťah s najlepším priemerom.",
  "rule.results": "Prvé simulácie majú výsledky <strong>{value}</strong>.",
  "rule.seed": "Náhodné ťahy určuje zárodok (seed) <strong>{value}</strong>.",

  "fact.visits":
    "{visits, plural, one {<strong>#</strong> návšteva} few {<strong>#</strong> návštevy} many {<strong>#</strong> návštevy} other {<strong>#</strong> návštev}}, priemerný výsledok <strong>{mean}</strong>",

  "tab.panel": "Návštevy",
  "panel.visits": "Ťahy koreňa",
  "panel.visits.all": "simulácie: {0}, priemer {1}",
  "panel.visits.empty": "Zatiaľ nebolo nič navštívené.",
  "panel.visits.none": "zatiaľ bez návštevy",
  "panel.visits.leads": "najčastejšie navštívený",
  "panel.visits.only": "Je len jeden ťah.",
  "panel.visits.chance": "Ťah vyberá náhoda, každý podľa jeho pravdepodobnosti.",
  "panel.visits.unvisited": "Ťah bez návštevy ide prvý.",
  "panel.visits.both": "Najlepší priemer a nijaký nebol navštívený menej často.",
  "panel.visits.mean": "Rozhoduje priemer.",
  "panel.visits.exploration": "Rozhoduje prieskumný člen.",
  "panel.visits.tie": "Rovnaké súčty: berie sa ten najviac vľavo.",
  "panel.visits.scale":
    "Keď tento krok vyberal, UCB1 bol priemer (plná výplň), od 0 pre výsledok {0} po 1 pre {1}, a prieskum (šrafovanie): {2} · √(ln N / n), kde N sú návštevy koreňa a n návštevy ťahu.",
  "panel.visits.raw":
    "Keď tento krok vyberal, UCB1 bol priemer (plná výplň), pri ťahoch MIN s opačným znamienkom, a prieskum (šrafovanie): {0} · √(ln N / n), kde N sú návštevy koreňa a n návštevy ťahu.",
  "column.move": "ťah",
  "column.visits": "návštevy",
  "column.mean": "priemer",
  "column.ucb1": "UCB1",

  // what its options are called
  "option.iterations": "Simulácie (playout)",
  "option.exploration": "Konštanta C v UCB1",
  "option.means": "Priemery v UCB1",
  "option.pick": "Ťah na konci",
  "option.results": "Výsledky prvých simulácií",
  "option.seed": "Zárodok náhodných ťahov (seed)",
};
