// Norwegian: what a program says of its own search.

export default {
  "start.reported":
    "Dette er programmet ditt. Et steg er et av kallene, en retur, eller en ny verdi etter at et barn har returnert.",
  "told.enter": "Programmet ditt ser på {node}, med vinduet <alpha>{alpha}</alpha> til <beta>{beta}</beta>.",
  "told.enter.plain": "Programmet ditt ser på {node}.",
  "told.now":
    "Etter {from} har {node} verdien <strong>{value}</strong> i programmet ditt, og vinduet <alpha>{alpha}</alpha> til <beta>{beta}</beta>.",
  "told.now.plain": "Etter {from} har {node} verdien <strong>{value}</strong> i programmet ditt.",
  "told.left-out": "Programmet ditt forlater {node} uten {pruned}.",
  "told.leave": "For {node} returnerer programmet ditt <strong>{value}</strong>.",
  "told.done": "<best>Ferdig</best>: programmet ditt sier at spillet er verdt {value}.",
  "told.ended": "Programmet ditt ender her, uten en verdi for roten.",

  "tab.panel": "Sti",
  "panel.stack": "Stien, med verdiene så langt",
  "panel.window": "De åpne kallene og vinduene deres",
  "panel.window.value": "best så langt: ",
  "panel.window.from": "{bound}: {node} har den fra {by}",
};
