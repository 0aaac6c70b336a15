// Slovak: what a program says of its own search.

export default {
  "start.reported": "Toto je váš program. Krok je jedno z jeho volaní, návrat, alebo nová hodnota po návrate potomka.",
  "told.enter": "Váš program sa pozerá na {node} s oknom od <alpha>{alpha}</alpha> po <beta>{beta}</beta>.",
  "told.enter.plain": "Váš program sa pozerá na {node}.",
  "told.now":
    "Po {from} má {node} vo vašom programe hodnotu <strong>{value}</strong> a okno od <alpha>{alpha}</alpha> po <beta>{beta}</beta>.",
  "told.now.plain": "Po {from} má {node} vo vašom programe hodnotu <strong>{value}</strong>.",
  "told.left-out": "Váš program opúšťa {node} bez {pruned}.",
  "told.leave": "Pre {node} váš program vracia <strong>{value}</strong>.",
  "told.done": "<best>Hotovo</best>: podľa vášho programu má hra hodnotu {value}.",
  "told.ended": "Váš program sa tu končí, bez hodnoty pre koreň.",

  "tab.panel": "Cesta",
  "panel.stack": "Cesta s doterajšími hodnotami",
  "panel.window": "Otvorené volania a ich okná",
  "panel.window.value": "zatiaľ najlepšie: ",
  "panel.window.from": "{bound}: uzol {node} ju má z {by}",
};
