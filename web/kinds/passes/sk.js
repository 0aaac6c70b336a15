// Slovak: what a search says that asks for the root's value in passes.

export default {
  "start.mtd":
    "MTD kladie stále tú istú otázku: je hodnota hry taká, alebo väčšia? Každá odpoveď je hranica a ďalšia otázka leží za ňou, až kým sa obe hranice nestretnú. Čo sa pri prechode o uzle zistí, to sa pamätá.",
  "step.pass": "Krok {number} · prechod {pass}",

  "pass.asks": "Prechod {number} sa pýta: je hodnota hry aspoň <strong>{gamma}</strong>?",
  "pass.asks.inf": "Prechod {number} sa pýta: je hodnota hry {gamma}? Odpoveďou bude horná hranica.",
  "pass.asks.neg-inf": "Prechod {number} sa pýta: je hodnota hry väčšia ako {gamma}? Odpoveďou bude dolná hranica.",
  "pass.yes": "Prechod {number} odpovedá <strong>áno</strong>: hodnota hry je aspoň <alpha>{value}</alpha>.",
  "pass.no": "Prechod {number} odpovedá <strong>nie</strong>: hodnota hry je najviac <beta>{value}</beta>.",
  "known.met": "Obe hranice sa stretli.",
  "known.upper": "Zatiaľ vieme, že je najviac <beta>{upper}</beta>.",
  "known.lower": "Zatiaľ vieme, že je aspoň <alpha>{lower}</alpha>.",
  "known.between": "Leží medzi <alpha>{lower}</alpha> a <beta>{upper}</beta>.",

  "pass.enter.max":
    "Vstupujeme do uzla {node}; na ťahu je {player}: stačí jeden syn s hodnotou aspoň <strong>{gamma}</strong>.",
  "pass.enter.max.inf": "Vstupujeme do uzla {node}; na ťahu je {player}: stačí jeden syn s hodnotou {gamma}.",
  "pass.enter.max.neg-inf":
    "Vstupujeme do uzla {node}; na ťahu je {player}: stačí jeden syn s hodnotou väčšou ako {gamma}.",
  "pass.enter.min":
    "Vstupujeme do uzla {node}; na ťahu je {player}: stačí jeden syn s hodnotou menšou ako <strong>{gamma}</strong>.",
  "pass.enter.min.neg-inf": "Vstupujeme do uzla {node}; na ťahu je {player}: stačí jeden syn s hodnotou {gamma}.",
  "pass.cutoff.alpha":
    "{from} dáva <strong>{gives}</strong> a v uzle {node} stačí hráčovi {min} jeden syn s hodnotou menšou ako <strong>{gamma}</strong>: <alpha>α-orezanie</alpha>. V tomto prechode {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}} {pruned}.",
  "pass.cutoff.alpha.neg-inf":
    "{from} dáva <strong>{gives}</strong> a v uzle {node} stačí hráčovi {min} jeden syn s hodnotou {gamma}: <alpha>α-orezanie</alpha>. V tomto prechode {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}} {pruned}.",
  "pass.cutoff.beta":
    "{from} dáva <strong>{gives}</strong> a v uzle {node} stačí hráčovi {max} jeden syn s hodnotou aspoň <strong>{gamma}</strong>: <beta>β-orezanie</beta>. V tomto prechode {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}} {pruned}.",
  "pass.cutoff.beta.inf":
    "{from} dáva <strong>{gives}</strong> a v uzle {node} stačí hráčovi {max} jeden syn s hodnotou {gamma}: <beta>β-orezanie</beta>. V tomto prechode {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}} {pruned}.",
  "pass.cutoff.beta.neg-inf":
    "{from} dáva <strong>{gives}</strong> a v uzle {node} stačí hráčovi {max} jeden syn s hodnotou väčšou ako {gamma}: <beta>β-orezanie</beta>. V tomto prechode {pruned, plural, one {sa oreže} few {sa orežú} many {sa orežú} other {sa orežú}} {pruned}.",
  "memory.hit":
    "O uzle {node} si pamätáme <strong>{bound}</strong>. Ako odpoveď to stačí, preto sa neprehľadáva znova.",
  "memory.hit.brief": "O uzle {node} si pamätáme <strong>{bound}</strong> a ako odpoveď to stačí.",
  "memory.miss":
    "O uzle {node} si pamätáme <strong>{bound}</strong>, z čoho nevidno, či je jeho hodnota aspoň <strong>{gamma}</strong>.",
  "memory.miss.inf": "O uzle {node} si pamätáme <strong>{bound}</strong>, z čoho nevidno, či je jeho hodnota {gamma}.",
  "memory.miss.neg-inf":
    "O uzle {node} si pamätáme <strong>{bound}</strong>, z čoho nevidno, či je jeho hodnota väčšia ako {gamma}.",

  "rule.first.inf": "Prvý prechod sa pýta na ∞, ďalšie na to, čo nechal predchádzajúci: zhora, ako to robí SSS*.",
  "rule.first.-inf":
    "Prvý prechod sa pýta na viac ako −∞, ďalšie na trochu viac, než našiel predchádzajúci: zdola, ako to robí DUAL*.",
  "rule.first.bisect": "Každý prechod sa pýta na stred toho, čo zostalo; na nekonečný kraj sa pýta ako na prvý.",
  "rule.first": "MTD(f): prvý prechod sa pýta na <strong>{value}</strong>, ďalšie idú tam, kam ukazuje jeho odpoveď.",
  "rule.step": "Kým všetky odpovede ukazujú tým istým smerom, každý prechod sa pýta o <strong>{value}</strong> ďalej.",

  passes:
    "{value, plural, one {<strong>#</strong> prechod} few {<strong>#</strong> prechody} many {<strong>#</strong> prechodu} other {<strong>#</strong> prechodov}}",
  reused: "znova použité: <strong>{value}</strong>",

  "fact.idle.pass": "v tomto prechode neprezretý",
  "fact.reused": "zapamätaný, neprehľadával sa znova",

  "tab.panel": "Prechody",
  "panel.passes": "Prechody sa blížia k hodnote",
  "panel.passes.known": "{0} až {1}",
  "panel.passes.met": "stretli sa v {0}",
  "panel.passes.earlier": "predchádzajúce prechody: {0}",
  "panel.passes.asks": "aspoň {0}?",
  "panel.passes.asks.inf": "{0}?",
  "panel.passes.asks.neg-inf": "viac ako {0}?",
  "panel.passes.upper": "nie: ≤ {0}",
  "panel.passes.lower": "áno: ≥ {0}",
  "panel.passes.leaves": "{0, plural, one {# list} few {# listy} many {# listu} other {# listov}}",
  "panel.passes.reused": "znova použité: {0}",

  // what its options are called
  "option.first": "Prvý odhad",
  "option.step": "Krok odhadov",
};
