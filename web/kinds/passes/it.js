// Italian: what a search says that asks for the root's value in passes.

export default {
  "start.mtd":
    "MTD ripete sempre la stessa domanda: il gioco vale tanto, o di più? Ogni risposta è un limite, e la domanda successiva sta oltre, finché i due limiti si incontrano. Ciò che una passata impara di un nodo viene ricordato.",
  "step.pass": "Passo {number} · passata {pass}",

  "pass.asks": "La passata {number} chiede: il gioco vale almeno <strong>{gamma}</strong>?",
  "pass.asks.inf": "La passata {number} chiede: il gioco vale {gamma}? La risposta sarà un limite superiore.",
  "pass.asks.neg-inf":
    "La passata {number} chiede: il gioco vale più di {gamma}? La risposta sarà un limite inferiore.",
  "pass.yes": "La passata {number} risponde <strong>sì</strong>: il gioco vale almeno <alpha>{value}</alpha>.",
  "pass.no": "La passata {number} risponde <strong>no</strong>: il gioco vale al massimo <beta>{value}</beta>.",
  "known.met": "I due limiti si incontrano.",
  "known.upper": "Finora si sa che vale al massimo <beta>{upper}</beta>.",
  "known.lower": "Finora si sa che vale almeno <alpha>{lower}</alpha>.",
  "known.between": "Sta tra <alpha>{lower}</alpha> e <beta>{upper}</beta>.",

  "pass.enter.max":
    "Si visita il nodo {node}: tocca a {player}. Basta un figlio che valga almeno <strong>{gamma}</strong>.",
  "pass.enter.max.inf": "Si visita il nodo {node}: tocca a {player}. Basta un figlio che valga {gamma}.",
  "pass.enter.max.neg-inf": "Si visita il nodo {node}: tocca a {player}. Basta un figlio che valga più di {gamma}.",
  "pass.enter.min":
    "Si visita il nodo {node}: tocca a {player}. Basta un figlio che valga meno di <strong>{gamma}</strong>.",
  "pass.enter.min.neg-inf": "Si visita il nodo {node}: tocca a {player}. Basta un figlio che valga {gamma}.",
  "pass.cutoff.alpha":
    "{from} dà <strong>{gives}</strong>, e al nodo {node} a {min} basta un figlio che valga meno di <strong>{gamma}</strong>: un <alpha>taglio α</alpha>. In questa passata {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "pass.cutoff.alpha.neg-inf":
    "{from} dà <strong>{gives}</strong>, e al nodo {node} a {min} basta un figlio che valga {gamma}: un <alpha>taglio α</alpha>. In questa passata {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "pass.cutoff.beta":
    "{from} dà <strong>{gives}</strong>, e al nodo {node} a {max} basta un figlio che valga almeno <strong>{gamma}</strong>: un <beta>taglio β</beta>. In questa passata {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "pass.cutoff.beta.inf":
    "{from} dà <strong>{gives}</strong>, e al nodo {node} a {max} basta un figlio che valga {gamma}: un <beta>taglio β</beta>. In questa passata {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "pass.cutoff.beta.neg-inf":
    "{from} dà <strong>{gives}</strong>, e al nodo {node} a {max} basta un figlio che valga più di {gamma}: un <beta>taglio β</beta>. In questa passata {pruned} {pruned, plural, one {viene potato} many {vengono potati} other {vengono potati}}.",
  "memory.hit":
    "Del nodo {node} si ricorda <strong>{bound}</strong>. Come risposta basta, quindi non viene esplorato di nuovo.",
  "memory.hit.brief": "Del nodo {node} si ricorda <strong>{bound}</strong>, e come risposta basta.",
  "memory.miss":
    "Del nodo {node} si ricorda <strong>{bound}</strong>, che non dice se vale almeno <strong>{gamma}</strong>.",
  "memory.miss.inf": "Del nodo {node} si ricorda <strong>{bound}</strong>, che non dice se vale {gamma}.",
  "memory.miss.neg-inf": "Del nodo {node} si ricorda <strong>{bound}</strong>, che non dice se vale più di {gamma}.",

  "rule.first.inf": "La prima passata chiede ∞, le successive ciò che l’ultima ha lasciato: dall’alto, come fa SSS*.",
  "rule.first.-inf":
    "La prima passata chiede più di −∞, le successive un po’ più di ciò che l’ultima ha trovato: dal basso, come fa DUAL*.",
  "rule.first.bisect":
    "Ogni passata chiede il punto medio di ciò che resta; un estremo infinito viene chiesto per primo.",
  "rule.first":
    "MTD(f): la prima passata chiede <strong>{value}</strong>, le successive vanno dove indica la sua risposta.",
  "rule.step":
    "Finché tutte le risposte indicano la stessa direzione, ogni passata chiede <strong>{value}</strong> più in là.",

  passes:
    "{value, plural, one {<strong>#</strong> passata} many {<strong>#</strong> di passate} other {<strong>#</strong> passate}}",
  reused: "<strong>{value}</strong> riusati",

  "fact.idle.pass": "non guardato in questa passata",
  "fact.reused": "ricordato, non esplorato di nuovo",

  "tab.panel": "Passate",
  "panel.passes": "Le passate si avvicinano al valore",
  "panel.passes.known": "da {0} a {1}",
  "panel.passes.met": "incontro a {0}",
  "panel.passes.earlier": "{0} passate prima di queste",
  "panel.passes.asks": "{0} o più?",
  "panel.passes.asks.inf": "{0}?",
  "panel.passes.asks.neg-inf": "più di {0}?",
  "panel.passes.upper": "no: ≤ {0}",
  "panel.passes.lower": "sì: ≥ {0}",
  "panel.passes.leaves": "{0, plural, one {# foglia} many {# di foglie} other {# foglie}}",
  "panel.passes.reused": "{0} riusati",

  // what its options are called
  "option.first": "Prima ipotesi",
  "option.step": "Passo delle ipotesi",
};
