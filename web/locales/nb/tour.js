// Norwegian (bokmål): what the page says of guided tours.

export default {
  "tour.label": "Omvisning",
  "tour.text": "Teksten til denne stasjonen",
  "tour.at": "Stasjon {0} av {1}: {2}",
  "tour.back": "Forrige",
  "tour.next": "Neste",
  "tour.close": "Avslutt omvisningen",
  "tour.notes": "Foreleserens notater, i et annet vindu",
  "tour.screen": "Fullskjerm (F); B gjør den svart",

  // questions
  "tour.answer": "Svaret ditt",
  "tour.check": "Sjekk",
  "tour.right": "Riktig.",
  "tour.wrong": "Ikke helt.",
  "tour.point":
    "Klikk på en node i treet, og så på «Svar med denne noden». Med tastaturet: Enter i treet, pilene, Tab.",
  "tour.this": "Svar med denne noden",
  "tour.node": "Node {0}",

  // the window of the speaker
  "tour.notes.title": "Notater: {0}",
  "tour.no-notes": "Ingen notater til denne stasjonen.",
  "tour.then": "Neste: {0}",
  "tour.last": "Dette er den siste stasjonen.",

  // the menu
  "tour.ready": "Omvisninger",
  "tour.ready.file": "En egen omvisning …",
  "tour.ready.file.about": "En Markdown-fil fra denne enheten; du kan også dra den inn på siden",

  // a tour that can’t be opened
  "tour.failed": "Omvisningen `{0}` kan ikke åpnes",
  "tour.fetch.file": "Lenken gjelder en omvisning i en fil. Åpne filen: Eksempler, En egen omvisning.",
  "tour.fetch.name":
    "Det finnes ingen ferdig omvisning `{0}`. Disse finnes: {1}. For en fil skriver du adressen: `./{0}.md`.",
  "tour.fetch.address":
    "`{0}` er ikke en adresse. Den må begynne med `https://`, eller være relativ til adressen til denne siden.",
  "tour.fetch.network": "`{0}` kan ikke nås.",
  "tour.fetch.cors":
    "`{0}` kan ikke leses. Enten er adressen feil, eller så lar tjeneren ingen andre nettsteder lese filen: den må sende `Access-Control-Allow-Origin: *`. Reglene for dette nettstedet kan også forby det.",
  "tour.fetch.slow": "`{0}` har ikke svart på {1} sekunder.",
  "tour.fetch.status": "Tjeneren for `{0}` svarer med status {1}.",
  "tour.fetch.long": "`{0}` er større enn {1} MB, og det er for mye for en omvisning.",

  // mistakes in a tour
  "tour.faults": "{0, plural, one {Denne omvisningen har # feil} other {Denne omvisningen har # feil}}",
  "tour.fault": "Linje {0}: {1}",
  "tour.fault.none": "Her er det ingen stasjoner. Hver stasjon begynner med en overskrift: # Navnet på omvisningen.",
  "tour.fault.before":
    "Dette står før den første stasjonen, og vises ikke. En stasjon begynner med en overskrift: # Navnet på omvisningen.",
  "tour.fault.heading": "Overskriften er tom. Skriv navnet på stasjonen etter #.",
  "tour.fault.link":
    "Den første stasjonen viser ingenting. Gjør overskriften til en lenke til et søk: # [Navn](#algorithm=minimax&game=[3,12]).",
  "tour.fault.search": "Lenken til denne stasjonen kan ikke leses. {0}",
  "tour.fault.twice": "En stasjon stiller ett spørsmål. Begynn en ny stasjon med en overskrift.",
  "tour.fault.task": "Dette punktet har ingen boks. Et svar begynner med - [x] hvis det er riktig, ellers med - [ ].",
  "tour.fault.why": "Svaret {0} sier ikke hvorfor. Skriv det etter et kolon: - [x] svar: hvorfor.",
  "tour.fault.node": "{0} er ikke stien til en node. Skriv den som i en lenke: node:2.1, eller node:e for roten.",
  "tour.fault.mixed": "Et spørsmål besvares ved å skrive eller ved å peke på en node, ikke på begge måter.",
  "tour.fault.right": "Ingen av svarene på dette spørsmålet er riktig. Begynn det riktige med - [x].",
  "tour.fault.unnamed": "Et riktig svar står mellom backtick-tegn: det som skrives, eller node: og en sti.",
  "tour.fault.long": "Denne stasjonen har mer enn {0} tegn, og bare overskriften leses. Del den i to stasjoner.",
  "tour.fault.lines": "Denne stasjonen har mer enn {0} linjer, og bare overskriften leses. Del den i to stasjoner.",
  "tour.fault.wide":
    "Denne linjen har mer enn {0} streker |, så bare overskriften til stasjonen leses. En tabell kan ha så mange kolonner.",
  "tour.fault.stops": "En omvisning har høyst {0} stasjoner. Denne og de etter den er utelatt.",
};
