// Norwegian (bokmål): what a search says that asks for the root's value in passes.

export default {
  "start.mtd":
    "MTD stiller det samme spørsmålet om og om igjen: er spillet verdt så mye, eller mer? Hvert svar er en grense, og det neste spørsmålet ligger bortenfor den, til de to grensene møtes. Det en runde lærer om en node, huskes.",
  "step.pass": "Steg {number} · runde {pass}",

  "pass.asks": "Runde {number} spør: er spillet verdt minst <strong>{gamma}</strong>?",
  "pass.asks.inf": "Runde {number} spør: er spillet verdt {gamma}? Svaret blir en øvre grense.",
  "pass.asks.neg-inf": "Runde {number} spør: er spillet verdt mer enn {gamma}? Svaret blir en nedre grense.",
  "pass.yes": "Runde {number} svarer <strong>ja</strong>: spillet er verdt minst <alpha>{value}</alpha>.",
  "pass.no": "Runde {number} svarer <strong>nei</strong>: spillet er verdt høyst <beta>{value}</beta>.",
  "known.met": "De to grensene møtes.",
  "known.upper": "Så langt vet vi at det er verdt høyst <beta>{upper}</beta>.",
  "known.lower": "Så langt vet vi at det er verdt minst <alpha>{lower}</alpha>.",
  "known.between": "Verdien ligger mellom <alpha>{lower}</alpha> og <beta>{upper}</beta>.",

  "pass.enter.max": "Vi går inn i {node}; {player} er i trekket: ett barn verdt minst <strong>{gamma}</strong> er nok.",
  "pass.enter.max.inf": "Vi går inn i {node}; {player} er i trekket: ett barn verdt {gamma} er nok.",
  "pass.enter.max.neg-inf": "Vi går inn i {node}; {player} er i trekket: ett barn verdt mer enn {gamma} er nok.",
  "pass.enter.min":
    "Vi går inn i {node}; {player} er i trekket: ett barn verdt mindre enn <strong>{gamma}</strong> er nok.",
  "pass.enter.min.neg-inf": "Vi går inn i {node}; {player} er i trekket: ett barn verdt {gamma} er nok.",
  "pass.cutoff.alpha":
    "{from} gir <strong>{gives}</strong>, og i {node} er ett barn verdt mindre enn <strong>{gamma}</strong> nok for {min}: en <alpha>α-avskjæring</alpha>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}} i denne runden.",
  "pass.cutoff.alpha.neg-inf":
    "{from} gir <strong>{gives}</strong>, og i {node} er ett barn verdt {gamma} nok for {min}: en <alpha>α-avskjæring</alpha>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}} i denne runden.",
  "pass.cutoff.beta":
    "{from} gir <strong>{gives}</strong>, og i {node} er ett barn verdt minst <strong>{gamma}</strong> nok for {max}: en <beta>β-avskjæring</beta>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}} i denne runden.",
  "pass.cutoff.beta.inf":
    "{from} gir <strong>{gives}</strong>, og i {node} er ett barn verdt {gamma} nok for {max}: en <beta>β-avskjæring</beta>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}} i denne runden.",
  "pass.cutoff.beta.neg-inf":
    "{from} gir <strong>{gives}</strong>, og i {node} er ett barn verdt mer enn {gamma} nok for {max}: en <beta>β-avskjæring</beta>. {pruned} {pruned, plural, one {blir beskåret} other {blir beskåret}} i denne runden.",
  "memory.hit": "{node} huskes med <strong>{bound}</strong>. Det er svar nok, så noden gjennomsøkes ikke på nytt.",
  "memory.hit.brief": "{node} huskes med <strong>{bound}</strong>, og det er svar nok.",
  "memory.miss":
    "{node} huskes med <strong>{bound}</strong>, som ikke sier om den er verdt minst <strong>{gamma}</strong>.",
  "memory.miss.inf": "{node} huskes med <strong>{bound}</strong>, som ikke sier om den er verdt {gamma}.",
  "memory.miss.neg-inf": "{node} huskes med <strong>{bound}</strong>, som ikke sier om den er verdt mer enn {gamma}.",

  "rule.first.inf": "Den første runden spør etter ∞, de neste etter det den forrige lot stå: ovenfra, slik SSS* gjør.",
  "rule.first.-inf":
    "Den første runden spør etter mer enn −∞, de neste etter litt mer enn den forrige fant: nedenfra, slik DUAL* gjør.",
  "rule.first.bisect":
    "Hver runde spør etter midten av det som er igjen; en ende som er uendelig, spørres det etter først.",
  "rule.first": "MTD(f): den første runden spør etter <strong>{value}</strong>, de neste går dit svaret peker.",
  "rule.step": "Så lenge alle svar peker samme vei, spør hver runde <strong>{value}</strong> lenger bort.",

  passes: "{value, plural, one {<strong>#</strong> runde} other {<strong>#</strong> runder}}",
  reused: "<strong>{value}</strong> gjenbrukt",

  "fact.idle.pass": "ikke sett på i denne runden",
  "fact.reused": "husket, ikke gjennomsøkt på nytt",

  "tab.panel": "Runder",
  "panel.passes": "Rundene nærmer seg verdien",
  "panel.passes.known": "{0} til {1}",
  "panel.passes.met": "møttes i {0}",
  "panel.passes.earlier": "{0} runder før disse",
  "panel.passes.asks": "minst {0}?",
  "panel.passes.asks.inf": "{0}?",
  "panel.passes.asks.neg-inf": "mer enn {0}?",
  "panel.passes.upper": "nei: ≤ {0}",
  "panel.passes.lower": "ja: ≥ {0}",
  "panel.passes.leaves": "{0, plural, one {# løvnode} other {# løvnoder}}",
  "panel.passes.reused": "{0} gjenbrukt",

  // what its options are called
  "option.first": "Første gjetning",
  "option.step": "Skritt mellom gjetningene",
};
