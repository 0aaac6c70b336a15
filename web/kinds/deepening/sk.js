// Slovak: what a search says that looks one ply ahead, then two, then three.

export default {
  "start.iterative-deepening":
    "Iteratívne prehlbovanie je alfa-beta o jeden polťah, potom o dva, potom o tri. Každý prechod začína odznova, ale to, čo ukázal, povie ďalšiemu, ktoré ťahy má skúsiť najprv, a keď sú dobré ťahy prvé, oreže sa viac, než stáli predošlé prechody.",
  "step.depth": "Krok {number} · hĺbka {depth}",

  "pass.first": "Prvý prechod hľadí <strong>jeden polťah</strong> dopredu: uzly tam sa ohodnotia.",
  "pass.depth": "Ďalší prechod hľadí do hĺbky <strong>{depth}</strong>, znova od koreňa.",
  "pass.window":
    "Ďalší prechod hľadí do hĺbky <strong>{depth}</strong> s úzkym oknom: (<alpha>{alpha}</alpha>, <beta>{beta}</beta>), okolo hodnoty predošlého prechodu.",
  "pass.again": "Tá istá hĺbka znova, s tým krajom okna otvoreným: (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "pass.over": "Prechod do hĺbky {depth} je hotový: {best} je najlepší ťah, v hodnote <strong>{value}</strong>.",
  "pass.over.leaf": "Prechod je hotový: ťah nie je žiadny a hra má hodnotu <strong>{value}</strong>.",
  "pass.low":
    "Prechod vráti {value}, čo nie je nad <alpha>α = {alpha}</alpha>: hra má menšiu hodnotu, než okno ukazuje, a o koľko, sa nevie.",
  "pass.high":
    "Prechod vráti {value}, čo nie je pod <beta>β = {beta}</beta>: hra má väčšiu hodnotu, než okno ukazuje, a o koľko, sa nevie.",

  "order.pv": "{first} ide prvý: je na <strong>hlavnom variante</strong> predošlého prechodu.",
  "order.table": "{first} ide prvý: <strong>predtým</strong> to tu bol najlepší ťah, hovorí tabuľka.",
  "order.killer":
    "{first} ide prvý: jeho ťah práve zavrel okno iného uzla v tejto hĺbke, je to <strong>killer</strong>.",
  "order.history": "{first} ide prvý: jeho ťah bol najčastejšie najlepší, hovorí tabuľka <strong>histórie</strong>.",
  "evaluate.quiet": "{node} je pokojný a hra pod ním pokračuje: <strong>odhaduje</strong> sa na {value}.",
  "enter.unquiet":
    "{node} je <strong>nepokojný</strong>: ďalšie ťahy môžu veľmi zmeniť jeho hodnotu, takže sa nehodnotí, ale prehľadá za horizontom.",
  "evaluate.horizon": "Uzol {node} leží na horizonte a hra pod ním pokračuje: jeho <strong>odhad</strong> je {value}.",
  "enter.null":
    "{node} dostane nulové okno (<alpha>{alpha}</alpha>, <beta>{beta}</beta>), ktoré ukáže len to, na ktorej jeho strane hodnota leží.",
  tested:
    "Nulové okno hovorí, že {node} je lepší než predošlé ťahy: vráti {value}. Preto sa prehľadá znova, s oknom, v ktorom je miesto.",

  passes:
    "{value, plural, one {<strong>#</strong> prechod} few {<strong>#</strong> prechody} many {<strong>#</strong> prechodu} other {<strong>#</strong> prechodov}}",
  depth: "hĺbka <strong>{value}</strong>",
  evaluations:
    "{value, plural, one {<strong>#</strong> ohodnotenie} few {<strong>#</strong> ohodnotenia} many {<strong>#</strong> ohodnotenia} other {<strong>#</strong> ohodnotení}}",

  "done.deepening.budget":
    "Rozpočet je vyčerpaný. {best} je najlepší ťah posledného hotového prechodu: úsudok, nie dôkaz.",

  "rule.pv.on": "Hlavný variant predošlého prechodu ide prvý.",
  "rule.killers.on": "Potom killery: posledné dva ťahy, ktoré zavreli okno uzla v tej istej hĺbke.",
  "rule.history.on": "Potom ťahy, ktoré boli najčastejšie najlepšie; veľké podstromy sa rátajú viac než malé.",
  "rule.null-windows.on": "Od druhého potomka sa najprv nulové okno pýta, či je lepší.",
  "rule.quiescence.on": "Na horizonte sa nepokojné uzly prehľadávajú ďalej.",
  "rule.aspiration":
    "Každý prechod začína oknom, ktoré siaha <strong>{value}</strong> pod a nad hodnotu predošlého prechodu.",

  "tab.panel": "Prechody",
  "panel.deepening": "Prechody",
  "panel.deepening.earlier": "Počet prechodov pred týmito: {0}",
  "column.depth": "hĺbka",
  "column.window": "okno",
  "column.move": "ťah",
  "column.leaves": "listy",
  "panel.first": "Prečo šli ťahy prvé v tomto prechode",
  "first.pv": "hlavný variant",
  "first.table": "tabuľka",
  "first.killer": "killer ťah",
  "first.history": "tabuľka histórie",
  "panel.again": "znova",

  // what its options are called
  "option.pv": "Najprv hlavný variant",
  "option.killers": "Killer ťahy",
  "option.history": "Tabuľka histórie",
  "option.null-windows": "Nulové okná",
  "option.quiescence": "Nepokojné uzly",
  "option.aspiration": "Ašpiračné okno",
};
