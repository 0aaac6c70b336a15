// Slovak: what the page says of guided tours.

export default {
  "tour.label": "Prehliadka",
  "tour.text": "Čo hovorí táto zastávka",
  "tour.at": "Zastávka {0} z {1}: {2}",
  "tour.back": "Späť",
  "tour.next": "Ďalej",
  "tour.close": "Ukončiť prehliadku",
  "tour.notes": "Poznámky prednášajúceho, v inom okne",
  "tour.screen": "Celá obrazovka (F); B ju zatemní",

  // questions
  "tour.answer": "Vaša odpoveď",
  "tour.check": "Skontrolovať",
  "tour.right": "Správne.",
  "tour.wrong": "Nie celkom.",
  "tour.point": "Kliknite na uzol stromu a potom na „Odpovedať týmto uzlom“. Klávesnicou: Enter v strome, šípky, Tab.",
  "tour.this": "Odpovedať týmto uzlom",
  "tour.node": "Uzol {0}",

  // the window of the speaker
  "tour.notes.title": "Poznámky: {0}",
  "tour.no-notes": "K tejto zastávke nie sú poznámky.",
  "tour.then": "Ďalej: {0}",
  "tour.last": "Toto je posledná zastávka.",

  // the menu
  "tour.ready": "Prehliadky",
  "tour.ready.file": "Vlastná prehliadka…",
  "tour.ready.file.about": "Súbor Markdown z tohto zariadenia; môžete ho aj potiahnuť na stránku",

  // a tour that can’t be opened
  "tour.failed": "Prehliadku `{0}` nemožno otvoriť",
  "tour.fetch.file": "Odkaz vedie na prehliadku v súbore. Otvorte ten súbor: Príklady, Vlastná prehliadka.",
  "tour.fetch.name": "Hotová prehliadka `{0}` neexistuje. Existujú: {1}. Pre súbor napíšte jeho adresu: `./{0}.md`.",
  "tour.fetch.address": "`{0}` nie je adresa. Musí sa začínať `https://` alebo byť relatívna k adrese tejto stránky.",
  "tour.fetch.network": "Adresa `{0}` je nedostupná.",
  "tour.fetch.cors":
    "`{0}` nemožno prečítať. Buď je adresa nesprávna, alebo server nedovolí iným stránkam čítať súbor: musí posielať `Access-Control-Allow-Origin: *`. Môžu to zakazovať aj pravidlá tejto stránky.",
  "tour.fetch.slow": "`{0}` neodpovedá už {1} sekúnd.",
  "tour.fetch.status": "Server `{0}` odpovedá stavom {1}.",
  "tour.fetch.long": "`{0}` má viac než {1} MB, čo je na prehliadku priveľa.",

  // mistakes in a tour
  "tour.faults":
    "{0, plural, one {V tejto prehliadke je # chyba} few {V tejto prehliadke sú # chyby} many {V tejto prehliadke je # chyby} other {V tejto prehliadke je # chýb}}",
  "tour.fault": "Riadok {0}: {1}",
  "tour.fault.none": "Nie je tu žiadna zastávka. Každá sa začína nadpisom: # Názov prehliadky.",
  "tour.fault.before":
    "Toto stojí pred prvou zastávkou a nezobrazí sa. Zastávka sa začína nadpisom: # Názov prehliadky.",
  "tour.fault.heading": "Nadpis je prázdny. Za # napíšte názov zastávky.",
  "tour.fault.link":
    "Prvá zastávka nič neukazuje. Urobte z jej nadpisu odkaz na prehľadávanie: # [Názov](#algorithm=minimax&game=[3,12]).",
  "tour.fault.search": "Odkaz tejto zastávky nemožno prečítať. {0}",
  "tour.fault.twice": "Zastávka kladie jednu otázku. Ďalšiu zastávku začnite nadpisom.",
  "tour.fault.task": "Tejto položke chýba políčko. Odpoveď sa začína - [x], ak je správna, inak - [ ].",
  "tour.fault.why": "Odpoveď {0} nehovorí prečo. Napíšte to za dvojbodku: - [x] odpoveď: prečo.",
  "tour.fault.node": "{0} nie je cesta k uzlu. Napíšte ju ako v odkaze: node:2.1, alebo node:e pre koreň.",
  "tour.fault.mixed": "Na otázku sa odpovedá písaním alebo ukázaním na uzol, nie oboma spôsobmi.",
  "tour.fault.right": "Nijaká odpoveď na túto otázku nie je správna. Správnu začnite - [x].",
  "tour.fault.unnamed": "Správna odpoveď stojí medzi spätnými apostrofmi: to, čo sa píše, alebo node: a cesta.",
  "tour.fault.long": "Táto zastávka má viac než {0} znakov, preto sa číta len jej nadpis. Rozdeľte ju na dve zastávky.",
  "tour.fault.lines":
    "Táto zastávka má viac než {0} riadkov, preto sa číta len jej nadpis. Rozdeľte ju na dve zastávky.",
  "tour.fault.wide":
    "Tento riadok má viac než {0} čiar |, preto sa zo zastávky číta len nadpis. Najviac toľko stĺpcov môže mať tabuľka.",
  "tour.fault.stops": "Prehliadka má najviac {0} zastávok. Táto a ďalšie sú vynechané.",
};
