// Norwegian (bokmål): what a search says that looks one ply ahead, then two, then three.

export default {
  "start.iterative-deepening":
    "Iterativ fordypning er alfa-beta ett halvtrekk ned, så to, så tre. Hver runde begynner forfra, men det den har vist, forteller den neste hvilke trekk den bør prøve først, og med gode trekk først blir mer skåret av enn rundene før har kostet.",
  "step.depth": "Steg {number} · dybde {depth}",

  "pass.first": "Den første runden ser <strong>ett halvtrekk</strong> fram: nodene der blir evaluert.",
  "pass.depth": "Den neste runden ser <strong>{depth} halvtrekk</strong> fram, fra roten igjen.",
  "pass.window":
    "Den neste runden ser <strong>{depth} halvtrekk</strong> fram, med et smalt vindu: (<alpha>{alpha}</alpha>, <beta>{beta}</beta>), rundt verdien fra runden før.",
  "pass.again":
    "Samme dybde en gang til, med den enden av vinduet åpen: (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "pass.over": "Runden til dybde {depth} er over: {best} er det beste trekket, verdt <strong>{value}</strong>.",
  "pass.over.leaf": "Runden er over: det finnes ikke noe trekk, og spillet er verdt <strong>{value}</strong>.",
  "pass.low":
    "Runden gir {value}, som ikke er over <alpha>α = {alpha}</alpha>: spillet er verdt mindre enn vinduet viser, og hvor mye mindre er ikke kjent.",
  "pass.high":
    "Runden gir {value}, som ikke er under <beta>β = {beta}</beta>: spillet er verdt mer enn vinduet viser, og hvor mye mer er ikke kjent.",

  "order.pv": "{first} kommer først: den er på <strong>hovedvarianten</strong> fra runden før.",
  "order.table": "{first} kommer først: det var det beste trekket her <strong>før</strong>, sier tabellen.",
  "order.killer":
    "{first} kommer først: trekket har nettopp lukket vinduet til en annen node på dette halvtrekket, et <strong>killer-trekk</strong>.",
  "order.history": "{first} kommer først: trekket har oftest vært det beste, sier <strong>historietabellen</strong>.",
  "evaluate.quiet": "{node} er rolig, og spillet går videre under den: den blir <strong>anslått</strong> til {value}.",
  "enter.unquiet":
    "{node} er <strong>urolig</strong>: de neste trekkene kan endre verdien mye, så den vurderes ikke, men søkes videre bortenfor horisonten.",
  "evaluate.horizon":
    "{node} ligger på horisonten, og spillet går videre under den: den blir <strong>anslått</strong> til {value}.",
  "enter.null":
    "{node} får et nullvindu, (<alpha>{alpha}</alpha>, <beta>{beta}</beta>), som bare viser på hvilken side av det verdien ligger.",
  tested:
    "Nullvinduet sier at {node} er bedre enn trekkene før: den gir {value}. Derfor blir den gjennomsøkt på nytt, med et vindu som har plass.",

  passes: "{value, plural, one {<strong>#</strong> runde} other {<strong>#</strong> runder}}",
  depth: "dybde <strong>{value}</strong>",
  evaluations: "{value, plural, one {<strong>#</strong> evaluering} other {<strong>#</strong> evalueringer}}",

  "done.deepening.budget":
    "Budsjettet er brukt opp. {best} er det beste trekket fra den siste runden som ble ferdig: en vurdering, ikke et bevis.",

  "rule.pv.on": "Hovedvarianten fra runden før kommer først.",
  "rule.killers.on": "Så killer-trekkene: de to siste trekkene som har lukket vinduet til en node på samme halvtrekk.",
  "rule.history.on": "Så trekkene som oftest har vært de beste; store deltrær teller mer enn små.",
  "rule.null-windows.on": "Fra og med det andre barnet spør et nullvindu først om det er bedre.",
  "rule.quiescence.on": "Ved horisonten søkes urolige noder videre.",
  "rule.aspiration":
    "Hver runde begynner med et vindu som rekker <strong>{value}</strong> under og over verdien fra runden før.",

  "tab.panel": "Runder",
  "panel.deepening": "Rundene",
  "panel.deepening.earlier": "{0} runder før disse",
  "column.depth": "dybde",
  "column.window": "vindu",
  "column.move": "trekk",
  "column.leaves": "løv",
  "panel.first": "Hvorfor trekk kom først i denne runden",
  "first.pv": "hovedvarianten",
  "first.table": "tabellen",
  "first.killer": "et killer-trekk",
  "first.history": "historietabellen",
  "panel.again": "på nytt",

  // what its options are called
  "option.pv": "Hovedvarianten først",
  "option.killers": "Killer-trekk",
  "option.history": "Historietabell",
  "option.null-windows": "Nullvinduer",
  "option.quiescence": "Urolige noder",
  "option.aspiration": "Aspirasjonsvindu",
};
