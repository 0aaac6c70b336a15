// Slovak: what is said by the tools of the page that are loaded when they are first used.

export default {
  // changing a tree by hand
  "edit.title": "Zmeniť strom",
  "edit.tree": "Uzly stromu",
  "edit.keys":
    "Šípky vedú od uzla k uzlu. Číslice alebo Enter píšu hodnotu, plus pridá syna, čiarka súrodenca, Delete uzol odstráni; so Shiftom ho šípky presúvajú. Esc to ukončí.",
  "edit.begin": "Kliknite na list a napíšte jeho hodnotu, alebo potiahnite uzol na iné miesto.",
  "edit.begin.keys":
    "Klávesnicou: šípky, číslice, + pre syna, čiarka pre súrodenca, Delete, Shift a šípky na presun; Esc to ukončí.",
  "edit.name": "{node}",
  "edit.leaf": "{0}, list s hodnotou {1}",
  "edit.inner": "{0}, {1}, {2, plural, one {# syn} few {# synovia} many {# syna} other {# synov}}",
  "edit.value": "Hodnota alebo názov: {0}",
  "edit.child": "Pridať syna (+)",
  "edit.sibling": "Pridať súrodenca (,)",
  "edit.left": "Presunúť doľava (Shift ←)",
  "edit.right": "Presunúť doprava (Shift →)",
  "edit.remove": "Odstrániť (Delete)",
  "edit.undo": "Späť (Ctrl Z)",
  "edit.redo": "Znova (Ctrl Y)",
  "edit.empty": "Začať nový strom",
  "edit.done": "Hotovo (Esc)",
  "edit.write": "Zapísať ako …",
  "edit.write.lists": "vnorené zoznamy",
  "edit.write.tuples": "n-tice",
  "edit.write.symbols": "s-výraz",
  "edit.write.json": "JSON",
  "edit.write.forest": "forest pre LaTeX",
  "edit.write.none": "Tento zápis nemá hranice uzlov, ktoré majú synov.",
  "edit.text": "Strom ako text",
  "edit.no.tree": "Ručne sa dajú meniť len vypísané stromy. Napíšte nejaký do poľa alebo si vyberte príklad.",
  "edit.no.room":
    "Počet uzlov tohto stromu je {0}; ručne sa dajú meniť stromy s najviac {1} uzlami. Do poľa sa dá zapísať každý.",

  // searches side by side
  "compare.title": "Algoritmy vedľa seba",
  "compare.examples": "Porovnania z literatúry",
  "compare.example.dominates": "SSS* sa nikdy nepozrie na to, čo alfa-beta oreže",
  "compare.example.stockman": "Stockmanov strom: alfa-beta, SSS*, DUAL*",
  "compare.example.sss": "SSS* je MTD(+∞), list po liste",
  "compare.example.dual": "DUAL* je MTD(−∞), list po liste",
  "compare.example.case-four": "Prípad 4 operátora Γ, ako je myslený a ako je vytlačený",
  "compare.example.good": "NegaScout, najlepší syn je prvý",
  "compare.example.bad": "NegaScout, najhorší syn je prvý",
  "compare.example.growing": "UCT oproti alfa-beta, keď pribúdajú simulácie",
  "compare.add": "Ďalší algoritmus",
  "compare.remove": "Odstrániť tento algoritmus",
  "compare.options.none": "bez volieb",
  "compare.recording": "Zaznamenáva sa beh algoritmov …",
  "compare.long": "Tento beh je na porovnanie pridlhý. Vezmite menší strom alebo ho prehľadajte menej do hĺbky.",
  "compare.gained": "tu prezretý, ale nie všetkými",
  "compare.missed": "tu orezaný, ale nie všetkými",
  "compare.leaves": "{0} z {1, plural, one {# listu} few {# listov} many {# listu} other {# listov}}",
  "compare.cutoffs": "{0} z {1, plural, one {# orezania} few {# orezaní} many {# orezania} other {# orezaní}}",
  "compare.steps": "krok {0} z {1}",
  "compare.transport": "Prehrávanie všetkých",
  "compare.first": "Všetky na začiatok",
  "compare.back": "Všetky späť",
  "compare.play": "Prehrať všetky",
  "compare.pause": "Pozastaviť všetky",
  "compare.forward": "Všetky vpred",
  "compare.last": "Všetky na koniec",
  "compare.place": "Miesto",
  "compare.pace": "Spoločne",
  "compare.pace.leaf": "po listoch",
  "compare.pace.event": "po udalostiach",
  "compare.pace.share": "podľa podielu behu",
  "compare.at.leaf": "list {0} z {1}",
  "compare.at.event": "udalosť {0} z {1}",
  "compare.at.share": "{0} %",
  "compare.less":
    "<strong>{other}</strong> prezrie o {fewer, plural, one {jeden list} few {# listy} many {# listu} other {# listov}} menej ako {first} a nijaký, ktorý {first} oreže. Ušetrí {less}.",
  "compare.more":
    "<strong>{other}</strong> prezrie všetky listy, ktoré prezrie {first}, a ešte {number, plural, one {jeden} few {# ďalšie} many {# ďalšieho} other {# ďalších}}: {more}.",
  "compare.both":
    "<strong>{other}</strong> prezrie {number, plural, one {jeden list, ktorý} few {# listy, ktoré} many {# listu, ktoré} other {# listov, ktoré}} {first} oreže: {more}; a oreže {fewer, plural, one {jeden, ktorý} few {#, ktoré} many {#, ktoré} other {#, ktoré}} {first} prezrie: {less}.",
  "compare.same": "<strong>{other}</strong> prezrie tie isté listy ako {first}, v tom istom poradí.",
  "compare.order": "<strong>{other}</strong> prezrie tie isté listy ako {first}, v inom poradí.",
  "compare.worth": "Vracia {to}, kým {first} vracia {from}.",

  // what follows from a change
  "edit.told.value": "{node}: <strong>{from} → {to}</strong>.",
  "edit.told.values":
    "{value, plural, one {Zmenila sa # hodnota.} few {Zmenili sa # hodnoty.} many {Zmenilo sa # hodnoty.} other {Zmenilo sa # hodnôt.}}",
  "edit.told.added":
    "{value, plural, one {Pribudol # uzol.} few {Pribudli # uzly.} many {Pribudlo # uzla.} other {Pribudlo # uzlov.}}",
  "edit.told.removed":
    "{value, plural, one {Ubudol # uzol.} few {Ubudli # uzly.} many {Ubudlo # uzla.} other {Ubudlo # uzlov.}}",
  "edit.told.moved": "Strom má iný tvar alebo iné názvy.",
  "edit.told.cutoff.gone":
    "{value, plural, one {Orezanie v uzle {nodes} zmizne.} few {Orezania v uzloch {nodes} zmiznú.} many {Orezania v uzloch {nodes} zmiznú.} other {Orezania v uzloch {nodes} zmiznú.}}",
  "edit.told.cutoff.new":
    "{value, plural, one {V uzle {nodes} je teraz orezanie.} few {V uzloch {nodes} sú teraz orezania.} many {V uzloch {nodes} sú teraz orezania.} other {V uzloch {nodes} sú teraz orezania.}}",
  "edit.told.leaves.more":
    "{value, plural, one {Prezrie sa o jeden list viac: {nodes}.} few {Prezrie sa o # listy viac: {nodes}.} many {Prezrie sa o # listu viac: {nodes}.} other {Prezrie sa o # listov viac: {nodes}.}}",
  "edit.told.leaves.less":
    "{value, plural, one {Jeden list sa už neprezrie: {nodes}.} few {# listy sa už neprezrú: {nodes}.} many {# listu sa už neprezrie: {nodes}.} other {# listov sa už neprezrie: {nodes}.}}",
  "edit.told.worth": "Hodnota stromu je <strong>{to}</strong> namiesto {from}.",
  "edit.told.best": "{node} je teraz ťah, ktorý treba hrať.",
  "edit.told.same": "Prezrú sa tie isté listy v tom istom poradí a výsledok je rovnaký.",
  "edit.told.order": "Prezrú sa tie isté listy v inom poradí a výsledok je rovnaký.",

  // nodes and positions, ply by ply
  "plies.title": "Uzly, polťah za polťahom",
  "plies.about":
    "V celej hre bez ohľadu na to, čo algoritmus prezrie. Pozície, ku ktorým vedie viac sledov ťahov, sa medzi rôznymi pozíciami počítajú raz.",
  "plies.ply": "polťah",
  "plies.nodes": "uzly",
  "plies.positions": "rôzne pozície",
  "plies.all": "všetky",
  "plies.counting": "Počíta sa polťah {0} …",
  "plies.most": "Polťah {0} má viac ako {1} rôznych pozícií: počítanie sa tu končí.",
  "plies.more": "Počíta sa len prvých {0} riadkov.",
};
