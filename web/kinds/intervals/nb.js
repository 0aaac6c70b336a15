// Norwegian (bokmål): what a search says that knows bounds on what each move is worth.

export default {
  "start.b-star":
    "B* kjenner grenser for hva hvert trekk er verdt. Det ser videre bare til den nedre grensen for ett trekk når de øvre grensene for alle de andre.",
  "step.prove-best": "Steg {number} · Prove-Best",
  "step.disprove-rest": "Steg {number} · Disprove-Rest",
  pass: "Runde {number} begynner i roten.",

  "choose.prove-best.raise":
    "Vi ser videre under {node}, trekket med den største øvre grensen, for å heve den nedre grensen.",
  "choose.prove-best.lower":
    "Vi ser videre under {node}, trekket med den minste nedre grensen, for å senke den øvre grensen.",
  "choose.disprove-rest.raise":
    "Vi ser videre under {node}, det mest lovende av de andre, for å heve den nedre grensen.",
  "choose.disprove-rest.lower":
    "Vi ser videre under {node}, det mest lovende av de andre, for å senke den øvre grensen.",
  "because.turn.prove-best": "De to strategiene bytter på, og det er Prove-Best sin tur.",
  "because.turn.disprove-rest": "De to strategiene bytter på, og det er Disprove-Rest sin tur.",
  "because.policy": "Regelen gjør det overalt hvor den kan.",
  "because.not-ahead": "Den garanterte verdien er ikke den beste ennå.",
  "because.smaller-tree": "Treet på denne siden er ikke større så langt.",
  "because.depths": "Berliners kriterium foretrekker den.",
  "because.other-exhausted": "Den andre strategien har ingenting igjen å ekspandere under trekket sitt.",

  "part.choose": "Steg {number} · velg",
  "part.descend": "Steg {number} · gå ned",
  descend: "Nedstigningen tar hver gang det mest lovende barnet, ned til {node}.",
  expand: "{node} ekspanderes; {children} {children, plural, one {har} other {har}} nå grenser.",
  same: "{node} er samme stilling som {of}; det vi lærer om den ene, gjelder begge.",
  "same.more": "Det samme gjelder {number} til som alt er kjent.",
  "bounds.unknown": "Om {node} vet vi ingenting ennå.",
  "bounds.exact": "{node} er verdt nøyaktig {lower}.",
  "bounds.between": "{node} er verdt mellom {lower} og {upper}.",
  "bounds.exact.estimated": "{node} anslås til {lower}.",
  "bounds.between.estimated": "{node} anslås å være verdt mellom {lower} og {upper}.",
  refuted: "{node} ble sagt å være verdt {lower} til {upper}; barna sier {from} til {to}.",
  "backup.all": "{node} har flere foreldre, {parents}, og oppdateringen går opp til alle.",
  "backup.exact": "Altså er {node} verdt nøyaktig {lower}.",
  "backup.between": "Altså er {node} verdt mellom {lower} og {upper}.",
  "backup.exact.estimated": "Altså anslås {node} til {lower}.",
  "backup.between.estimated": "Altså anslås {node} å være verdt mellom {lower} og {upper}.",
  "backup.none": "Ingen grenser lenger opp endres.",

  // the end: the best move's value is known or not, and there is another move or not
  "done.separation":
    "<best>Atskilt</best> ved {best}. Det er trekket som bør spilles; den nøyaktige verdien trengtes aldri.",
  "done.separation.exact.only":
    "<best>Atskilt</best>: {best} er verdt nøyaktig {best_lower}. Det er trekket som bør spilles.",
  "done.separation.exact.max":
    "<best>Atskilt</best>: {best} er verdt nøyaktig {best_lower}, og {other}, det beste av de andre, høyst {other_upper}. Altså er {best} trekket som bør spilles.",
  "done.separation.exact.min":
    "<best>Atskilt</best>: {best} er verdt nøyaktig {best_lower}, og {other}, det beste av de andre, minst {other_lower}. Altså er {best} trekket som bør spilles.",
  "done.separation.max.only":
    "<best>Atskilt</best>: {best} er verdt minst {best_lower}. Det er trekket som bør spilles; den nøyaktige verdien trengtes aldri.",
  "done.separation.min.only":
    "<best>Atskilt</best>: {best} er verdt høyst {best_upper}. Det er trekket som bør spilles; den nøyaktige verdien trengtes aldri.",
  "done.separation.max":
    "<best>Atskilt</best>: {best} er verdt minst {best_lower}, og {other}, det beste av de andre, høyst {other_upper}. Altså er {best} trekket som bør spilles; den nøyaktige verdien trengtes aldri.",
  "done.separation.min":
    "<best>Atskilt</best>: {best} er verdt høyst {best_upper}, og {other}, det beste av de andre, minst {other_lower}. Altså er {best} trekket som bør spilles; den nøyaktige verdien trengtes aldri.",
  "done.budget": "Budsjettet er brukt opp, så dette er et anslag, ikke et bevis.",
  "done.budget.max":
    "Budsjettet er brukt opp, så dette er et anslag, ikke et bevis: {best} har den største nedre grensen, {best_lower} (av like: den største midten).",
  "done.budget.min":
    "Budsjettet er brukt opp, så dette er et anslag, ikke et bevis: {best} har den minste øvre grensen, {best_upper} (av like: den minste midten).",
  "worth.exact": "Det er verdt nøyaktig {best_lower}.",
  "worth.between": "Det er verdt mellom {best_lower} og {best_upper}.",
  "done.exhausted": "Ingenting er igjen å ekspandere.",
  "done.exhausted.max":
    "Ingenting er igjen å ekspandere, og {best_lower} for {best} når ikke opp til {other_upper} for {other}. Altså er {best} trekket som bør spilles: et anslag, ikke et bevis.",
  "done.exhausted.min":
    "Ingenting er igjen å ekspandere, og {best_upper} for {best} når ikke ned til {other_lower} for {other}. Altså er {best} trekket som bør spilles: et anslag, ikke et bevis.",
  "done.unsound.only":
    "{best} er det eneste trekket. Men disse grensene kan være gale, så ingenting er bevist om verdien.",
  "done.unsound.max":
    "Atskilt: {best} sies å være verdt minst {best_lower}, og {other}, det beste av de andre, høyst {other_upper}. Men disse grensene kan være gale, så ingenting er bevist.",
  "done.unsound.min":
    "Atskilt: {best} sies å være verdt høyst {best_upper}, og {other}, det beste av de andre, minst {other_lower}. Men disse grensene kan være gale, så ingenting er bevist.",
  "unsound.wrong": "Her er de sanne verdiene kjent: <strong>{best} er ikke et beste trekk</strong>.",
  "unsound.right": "Her er de sanne verdiene kjent: {best} er likevel et beste trekk.",
  "done.least":
    "Det tok {expansions, plural, one {# ekspansjon} other {# ekspansjoner}}; det korteste beviset tar <strong>{least}</strong>.",

  "rule.policy.alternate":
    "Så lenge det beste trekket også har den største nedre grensen, bytter de to strategiene på; inntil da kan ikke motbevis av resten avslutte søket, så da er det Prove-Best.",
  "rule.policy.prove-best": "Alltid Prove-Best.",
  "rule.policy.disprove-rest": "Disprove-Rest overalt hvor det ikke er nytteløst.",
  "rule.policy.smaller-tree": "Strategien på den siden som så langt har det minste treet.",
  "rule.policy.berliner":
    "Berliners kriterium: strategien velges etter hvor dypt bevisene ligger. Definisjonen hans av B* lar valget stå åpent; i eksperimentene i samme artikkel (1979) valgte han etter dybder.",
  "rule.resume.on": "En nedstigning begynner der den forrige oppdateringen stoppet.",
  "rule.graph.on": "Like stillinger er én node: det vi lærer om den, gjelder overalt hvor den dukker opp.",
  "rule.bounds.1":
    "Grenser som spillet ikke oppgir, er funnet på, høyst <strong>{first}</strong> fra den sanne verdien.",
  "rule.bounds.2":
    "Grenser som spillet ikke oppgir, er funnet på, høyst <strong>{first}</strong> fra den sanne verdien, fra frø <strong>{second}</strong>.",
  "rule.widen": "Etter atskillelsen én gang til, med anslag utvidet med <strong>{value}</strong>.",
  "rule.rounds": "",
  "rule.errors.1": "<strong>{first}</strong> % av grensene er gale.",
  "rule.errors.2": "<strong>{first}</strong> % av grensene er gale, fra frø <strong>{second}</strong>.",
  "rule.least.on": "Til slutt sies det hvor mange ekspansjoner det korteste beviset tar.",

  "fact.same": "samme stilling som {of}",
  "fact.also": "nås også fra {nodes}",

  "tab.panel": "Intervaller",
  "panel.intervals": "Trekkene i roten og grensene",
  "panel.to": "til",
  "panel.separation": "resten må komme til {0}",
  "panel.separated": "atskilt ved {0}",
  "role.best": "best",
  "role.rest": "rest",
  "role.next": "så: {0}",
  "strategy.prove-best": "Prove-Best",
  "strategy.disprove-rest": "Disprove-Rest",

  // what its options are called
  "option.policy": "Valg av strategi",
  "option.resume": "Fortsett under roten",
  "option.graph": "Like stillinger som én node",
  "option.bounds": "Grenser som finnes på",
  "option.widen": "Utvid med",
  "option.rounds": "Antall utvidelser",
  "option.errors": "Gale grenser",
  "option.least": "Færrest ekspansjoner",
};
