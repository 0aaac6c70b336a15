// Italian: what the page says of guided tours.

export default {
  "tour.label": "Visita guidata",
  "tour.text": "Che cosa dice questa tappa",
  "tour.at": "Tappa {0} di {1}: {2}",
  "tour.back": "Indietro",
  "tour.next": "Avanti",
  "tour.close": "Termina la visita",
  "tour.notes": "Note del relatore, in un’altra finestra",
  "tour.screen": "Schermo intero (F); B lo rende nero",

  // questions
  "tour.answer": "La tua risposta",
  "tour.check": "Controlla",
  "tour.right": "Giusto.",
  "tour.wrong": "Non proprio.",
  "tour.point":
    "Fai clic su un nodo dell’albero, poi su “Rispondi con questo nodo”. Da tastiera: Invio nell’albero, le frecce, Tab.",
  "tour.this": "Rispondi con questo nodo",
  "tour.node": "Nodo {0}",

  // the window of the speaker
  "tour.notes.title": "Note: {0}",
  "tour.no-notes": "Nessuna nota per questa tappa.",
  "tour.then": "Prossima tappa: {0}",
  "tour.last": "È l’ultima tappa.",

  // the menu
  "tour.ready": "Visite guidate",
  "tour.ready.file": "Una tua visita…",
  "tour.ready.file.about": "Un file Markdown da questo dispositivo; puoi anche trascinarlo sulla pagina",

  // a tour that can’t be opened
  "tour.failed": "Impossibile aprire la visita `{0}`",
  "tour.fetch.file": "Il link è di una visita in un file. Apri quel file: Esempi, Una tua visita.",
  "tour.fetch.name": "Non c’è una visita pronta `{0}`. Ci sono: {1}. Per un file, scrivi il suo indirizzo: `./{0}.md`.",
  "tour.fetch.address":
    "`{0}` non è un indirizzo. Deve cominciare con `https://`, oppure essere relativo all’indirizzo di questa pagina.",
  "tour.fetch.network": "`{0}` non è raggiungibile.",
  "tour.fetch.cors":
    "`{0}` non si può leggere. O l’indirizzo è sbagliato, o il suo server non permette ad altri siti di leggere il file: deve inviare `Access-Control-Allow-Origin: *`. Può anche essere la policy di questo sito a vietarlo.",
  "tour.fetch.slow": "`{0}` non risponde da {1} secondi.",
  "tour.fetch.status": "Il server di `{0}` risponde con lo stato {1}.",
  "tour.fetch.long": "`{0}` supera {1} MB: troppo per una visita.",

  // mistakes in a tour
  "tour.faults":
    "{0, plural, one {Questa visita ha # errore} many {Questa visita ha # di errori} other {Questa visita ha # errori}}",
  "tour.fault": "Riga {0}: {1}",
  "tour.fault.none": "Non c’è nessuna tappa. Ognuna comincia con un titolo: # Il nome della visita.",
  "tour.fault.before":
    "Questo sta prima della prima tappa, e non viene mostrato. Una tappa comincia con un titolo: # Il nome della visita.",
  "tour.fault.heading": "Il titolo è vuoto. Scrivi il nome della tappa dopo #.",
  "tour.fault.link":
    "La prima tappa non mostra nulla. Rendi il suo titolo un link a una ricerca: # [Nome](#algorithm=minimax&game=[3,12]).",
  "tour.fault.search": "Il link di questa tappa non si può leggere. {0}",
  "tour.fault.twice": "Una tappa fa una sola domanda. Comincia un’altra tappa con un titolo.",
  "tour.fault.task":
    "A questa voce manca la casella. Una risposta comincia con - [x] se è giusta, con - [ ] se non lo è.",
  "tour.fault.why": "La risposta {0} non dice perché. Scrivilo dopo i due punti: - [x] risposta: perché.",
  "tour.fault.node":
    "{0} non è il percorso di un nodo. Scrivilo come in un link: node:2.1, oppure node:e per la radice.",
  "tour.fault.mixed": "A una domanda si risponde scrivendo o indicando un nodo, non in entrambi i modi.",
  "tour.fault.right": "Nessuna risposta di questa domanda è giusta. Comincia quella giusta con - [x].",
  "tour.fault.unnamed": "Una risposta giusta sta tra apici inversi: ciò che si scrive, oppure node: e un percorso.",
  "tour.fault.long": "Questa tappa supera i {0} caratteri: se ne legge solo il titolo. Dividila in due tappe.",
  "tour.fault.lines": "Questa tappa supera le {0} righe: se ne legge solo il titolo. Dividila in due tappe.",
  "tour.fault.wide":
    "Questa riga ha più di {0} barre |, perciò della tappa si legge solo il titolo. Una tabella può avere al massimo altrettante colonne.",
  "tour.fault.stops": "Una visita ha al massimo {0} tappe. Questa e le seguenti sono escluse.",
};
