// Norwegian (bokmål): what a search says that carries a window down the tree.

export default {
  "start.alpha-beta":
    "Alfa-beta går gjennom treet fra venstre mot høyre med et vindu: <alpha>α</alpha> er det {max} allerede har, <beta>β</beta> det {min} allerede har. Det som faller utenfor, kan ikke bety noe, og blir beskåret (pruning).",

  "rule.cut.at-equality": "Skjærer av der v ≥ β når {max} er i trekket, v ≤ α når {min} er i trekket.",
  "rule.cut.past-equality": "Skjærer av bare der v > β når {max} er i trekket, v < α når {min} er i trekket.",
  "rule.fail.soft": "Fail-soft: et resultat kan ligge utenfor vinduet, og sier mer der.",
  "rule.fail.hard": "Fail-hard: et resultat utenfor vinduet blir enden av vinduet.",

  "tab.panel": "Vindu",
  "panel.window": "De åpne kallene og vinduene deres",
  "panel.window.value": "best så langt: ",
  "panel.window.from": "{bound}: {node} har den fra {by}",
  "panel.again": "på nytt",

  // what its options are called
  "option.fail": "Resultater utenfor vinduet",
  "option.cut": "Avskjæring",
};
