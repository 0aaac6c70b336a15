// Italian: what a search says that works off a list of states, OPEN.

export default {
  "start.sss-star":
    "SSS* tiene una lista, OPEN, di quanto {max} può ancora sperare e dove. Prende sempre la speranza più grande.",
  "start.dual-star":
    "DUAL* è SSS* dalla parte di {min}. OPEN contiene fin dove {min} può ancora sperare di far scendere il gioco, e dove. Prende sempre il valore più piccolo.",
  "step.case": "Passo {number} · caso {case} di Γ",

  // the cases of Γ, with MAX's hopes in OPEN
  "gamma.1": "{node} è una foglia e vale {value}. Torna in OPEN, risolto (solved), con questo come merito.",
  "gamma.1.capped":
    "{node} è una foglia e vale {value}, ma ciò che si sa più in alto non permette più di {pushed}. Torna in OPEN, risolto (solved), con merito {pushed}.",
  "gamma.2":
    "Al nodo {node} tocca a {min}: la prima delle mosse, {child}, entra in OPEN con lo stesso merito, {merit}.",
  "gamma.3":
    "Al nodo {node} tocca a {max}: {children} {children, plural, one {entra} many {entrano} other {entrano}} in OPEN con lo stesso merito, {merit}.",
  "gamma.4":
    "{node} è risolto con {merit}, e dove tocca a {max} basta un figlio risolto: il nodo {parent} non può dare più di così.",
  "gamma.4.alone":
    "{node} è risolto con {merit}, e dove tocca a {max} basta un figlio risolto: il nodo {parent} non può dare più di così. Nient’altro sotto il nodo {parent} era in OPEN.",
  "gamma.5":
    "{node} è risolto con {merit} ed è l’ultima delle mosse di {min} al nodo {parent}: tutte hanno una risposta, quindi il nodo {parent} è risolto con {merit}.",
  "gamma.6":
    "{node} è risolto con {merit}, ma al nodo {parent} {min} ha altre mosse: la prossima, {child}, entra in OPEN e non può dare più di {merit}.",
  "gamma.end":
    "La radice è in testa a OPEN, risolta con {merit}: niente in OPEN promette di più. L’albero soluzione evidenziato mostra da dove viene.",

  // the mirror, with MIN's
  "dual.1": "{node} è una foglia e vale {value}. Torna in OPEN, risolto (solved), con questo come merito.",
  "dual.1.capped":
    "{node} è una foglia e vale {value}, ma ciò che si sa più in alto non permette meno di {pushed}. Torna in OPEN, risolto (solved), con merito {pushed}.",
  "dual.2": "Al nodo {node} tocca a {max}: la prima delle mosse, {child}, entra in OPEN con lo stesso merito, {merit}.",
  "dual.3":
    "Al nodo {node} tocca a {min}: {children} {children, plural, one {entra} many {entrano} other {entrano}} in OPEN con lo stesso merito, {merit}.",
  "dual.4":
    "{node} è risolto con {merit}, e dove tocca a {min} basta un figlio risolto: il nodo {parent} non può dare meno di così.",
  "dual.4.alone":
    "{node} è risolto con {merit}, e dove tocca a {min} basta un figlio risolto: il nodo {parent} non può dare meno di così. Nient’altro sotto il nodo {parent} era in OPEN.",
  "dual.5":
    "{node} è risolto con {merit} ed è l’ultima delle mosse di {max} al nodo {parent}: tutte hanno una risposta, quindi il nodo {parent} è risolto con {merit}.",
  "dual.6":
    "{node} è risolto con {merit}, ma al nodo {parent} {max} ha altre mosse: la prossima, {child}, entra in OPEN e non può dare meno di {merit}.",
  "dual.end":
    "La radice è in testa a OPEN, risolta con {merit}: niente in OPEN promette di meno. L’albero soluzione evidenziato mostra da dove viene.",

  // why, when a case comes for the first time
  "reason.2": "A tutte le mosse di {player} si dovrà dare una risposta, una dopo l’altra.",
  "reason.3": "Ognuna delle mosse di {player} può risultare la migliore.",

  // what leaves OPEN in case 4
  purge:
    "Tutto il resto sotto il nodo {node} esce da OPEN: {count, plural, one {<strong>#</strong> stato} many {<strong>#</strong> di stati} other {<strong>#</strong> stati}}.",
  "purge.children":
    "Gli altri figli del nodo {node} escono da OPEN: {count, plural, one {<strong>#</strong> stato} many {<strong>#</strong> di stati} other {<strong>#</strong> stati}}.",
  "purge.stays":
    "Come stampato, lo svuotamento (purge) non va più a fondo: {nodes} {nodes, plural, one {resta} many {restano} other {restano}} in OPEN anche se il nodo {node} è risolto.",
  "pop.stale":
    "Il nodo {above} era già risolto, quindi nulla sotto di esso può contare: lo svuotamento come stampato ha lasciato {node} in OPEN, e questo è <strong>lavoro inutile</strong>. Alfa-beta non torna mai qui.",
  "purge.evaluated":
    "{nodes} {count, plural, one {era stato valutato, ma il suo valore non serve} many {erano stati valutati, ma i loro valori non servono} other {erano stati valutati, ma i loro valori non servono}} più.",
  "purge.live":
    "{nodes} non {count, plural, one {è mai stato guardato} many {sono mai stati guardati} other {sono mai stati guardati}}.",
  "purge.sorted":
    "Non si perde nulla: OPEN è ordinata per merito, quindi ciò che conteneva sotto il nodo {node} non prometteva più di {merit}.",
  "purge.sorted.min":
    "Non si perde nulla: OPEN è ordinata per merito, quindi ciò che conteneva sotto il nodo {node} non prometteva meno di {merit}.",

  "rule.purge.descendants": "Il caso 4 toglie da OPEN tutti gli stati sotto il nodo risolto.",
  "rule.purge.children":
    "Come stampato: il caso 4 toglie da OPEN solo gli stati dei figli del nodo risolto. Il valore è giusto lo stesso, ma su ciò che resta più in basso si può ancora lavorare, così che <strong>si guardano foglie che alfa-beta pota</strong>. Un nodo può stare in OPEN più di una volta, e in alberi profondi si guardano le stesse foglie più e più volte.",
  "option.purge": "Svuotamento di OPEN (purge)",

  // the parts of a step
  "part.case": "Passo {number} · caso di Γ",
  "pop.live": "{node} è in testa a OPEN, vivo (live), con merito {merit}.",
  "pop.solved": "{node} è in testa a OPEN, risolto (solved), con merito {merit}.",
  "case.all": "Al nodo {node} tocca a {player}: le mosse entrano in OPEN una dopo l’altra.",
  "case.any": "Al nodo {node} tocca a {player}: tutte le mosse entrano in OPEN.",
  "push.live":
    "{nodes} {nodes, plural, one {entra in OPEN, vivo} many {entrano in OPEN, vivi} other {entrano in OPEN, vivi}}, con merito {merit}.",
  "push.again":
    "{nodes} {nodes, plural, one {era} many {erano} other {erano}} già in OPEN. Come stampato, si aggiunge comunque un altro stato.",
  "push.solved": "{node} entra in OPEN, risolto, con merito {merit}.",
  "push.capped":
    "{node} entra in OPEN, risolto. Il suo merito resta {merit}: ciò che si sa più in alto non permette di andare oltre.",

  open: "OPEN ≤ <strong>{value}</strong>",

  "fact.open.live": "in OPEN, vivo",
  "fact.open.solved": "in OPEN, risolto",
  "fact.merit": "merito {value}",

  "tab.panel": "OPEN",
  "panel.open": "OPEN, dal merito maggiore",
  "panel.open.min": "OPEN, dal merito minore",
  "panel.open.size": "{0} in OPEN",
  "panel.open.empty": "OPEN è vuota.",
  "column.status": "stato",
  "column.merit": "merito",
  "change.purged": "tolto",
  "status.live": "vivo",
  "status.solved": "risolto",
};
