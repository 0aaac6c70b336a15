// Norwegian (bokmål): what a search says that keeps live nodes in order of their bounds.

export default {
  "start.branch-and-bound":
    "Branch and bound holder de levende nodene sortert etter grense: ingen løsning under en node er verdt mindre enn grensen. Det ekspanderer alltid den med den laveste grensen, og stopper når ingen ligger under den beste løsningen som er funnet, <best>M</best>.",

  "live.root":
    "Ingen løsning på hele problemet kan ligge under {bound}: det er grensen til {node}, den første levende noden.",
  "live.sum": "{bound} = {sum}.",
  "live.sum.matrix":
    "{bound} = {sum}: den korteste veien ut av hver by og deretter, av det som er igjen, den korteste inn i hver. En rundtur forlater hver by én gang og kommer inn i hver by én gang.",
  "live.sum.road":
    "{bound} = {sum}: grensen til {parent}, den delen av veien fra by {from} til by {to} som ikke er regnet med i den, og igjen, av det som er igjen, den korteste ut av hver by og inn i hver.",
  "live.sum.road.alone":
    "{bound} = {sum}: grensen til {parent}, og den delen av veien fra by {from} til by {to} som ikke er regnet med i den.",
  "live.sum.tour": "Veiene: {bound} = {sum}.",
  "live.sum.cheapest":
    "{bound} = {sum}: veiene i stien og, for hver by som ennå må forlates, den korteste veien ut av den ({roads}).",
  "live.sum.tree":
    "{bound} = {sum}: veiene i stien, og et minimalt spenntre av byene som er igjen, av enden og av by 1 ({roads}). Resten av en rundtur er også et slikt tre, men kanskje et lengre.",
  "live.sum.weighted":
    "{bound} = {sum}: veiene i stien, et spenntre av byene som er igjen, av enden og av by 1 ({roads}), og det som vektene til byene legger til. De gjør veiene til byer som har for mange i et slikt tre, lengre, og veiene til byer som har for få, kortere. Alle rundturer endres like mye, og treet nærmer seg en rundtur.",
  "live.sum.nearest":
    "{bound} = {sum}: veiene i stien, og derfra til nærmeste by hver gang ({roads}). Det er en rundtur, og en annen kan være kortere: som nedre grense er den for høy.",
  "live.sum.misplaced": "{bound} = {sum}: trekkene så langt, og ett for hver brikke som ikke er på plass.",
  "live.sum.conflicts":
    "{bound} = {sum}: trekkene så langt, avstanden fra hver brikke til plassen dens, og to trekk til for hver brikke som må forlate raden eller kolonnen for å slippe andre forbi.",
  "live.sum.moves": "{bound} = {sum}: trekkene så langt, og avstanden fra hver brikke til plassen dens.",
  "live.pop.best": "{node} har den laveste grensen, {bound}: ingenting som ennå er åpent, kan være bedre.",
  "live.pop.best.brief": "{node} har den laveste grensen, {bound}.",
  "live.pop.depth": "{node} er den dypeste levende noden, grensen er {bound}.",
  "part.purge": "Steg {number} · forkast",
  "live.expand": "{node} ekspanderes.",
  "live.better": "{node} er en løsning verdt {value}, og den <best>beste så langt</best>: M er nå <best>{best}</best>.",
  "live.tour": "Rundturen: {tour}.",
  "live.worse": "{node} er en løsning verdt {value}; det er ikke bedre enn M, <best>{best}</best>.",
  "live.dropped":
    "{nodes} kan ikke føre under M, <best>{best}</best>, og {nodes, plural, one {forkastes} other {forkastes}}.",
  "live.same": "{node} er samme stilling som {of}, som ble nådd uten større kostnad; derfor ekspanderes ikke {node}.",
  "live.same.more": "Det samme gjelder {number} til som alt er kjent.",
  "live.costlier":
    "{nodes} {nodes, plural, one {forkastes} other {forkastes}}: den samme stillingen nås nå med mindre kostnad.",
  "live.refuted":
    "{node} ble sagt å være verdt minst {bound}, men under den er det en løsning verdt {value}: den grensen var for høy.",
  "live.pushed": "{nodes} {nodes, plural, one {venter} other {venter}} blant de levende nodene.",
  "live.pushed.below": "{nodes} {nodes, plural, one {venter} other {venter}} blant de levende nodene, under M.",

  "done.live":
    "<best>Ferdig</best>: ingen levende node har lenger en grense under M, så ingenting kan slå {node}, verdt <best>{value}</best>.",
  "done.live.popped":
    "<best>Ferdig</best>: noden som tas ut, har den laveste grensen, og den ligger over M, så ingenting kan slå {node}, verdt <best>{value}</best>.",
  "done.live.unsound":
    "Ingen levende node har lenger en grense under M, og {node} er verdt <best>{value}</best>. Men disse grensene kan være for høye, så ingenting er bevist.",
  "live.lucky": "Det gikk bra: ingenting er verdt mindre enn {value}; ingen grense som var for høy, gjorde skade.",
  "live.lost":
    "Det finnes en bedre løsning, verdt {value}. Den er under {node}, der grensen ble sagt å være {bound}: det er ikke under M, {best}, så ingen så etter der.",
  "done.live.budget":
    "Budsjettet på {expansions, plural, one {# ekspansjon} other {# ekspansjoner}} er brukt opp, så dette er et anslag, ikke et bevis. Det bygger på den beste løsningen som er funnet, {node}, verdt <best>{value}</best>; den laveste grensen som ennå venter, er {lower}, så en bedre kan ligge mellom de to.",
  "done.live.nothing":
    "Budsjettet på {expansions, plural, one {# ekspansjon} other {# ekspansjoner}} er brukt opp før noen løsning ble funnet. Det eneste sikre er at ingen ligger under {lower}; {node} ville ha vært den neste.",

  "rule.order.best": "Den neste er den levende noden med lavest grense.",
  "rule.order.depth": "Den neste er den dypeste levende noden; blant søsken den med lavest grense.",
  "rule.ties.first": "Av like grenser kommer den til noden som ble generert først, først.",
  "rule.ties.deeper": "Av like grenser kommer den til den dypeste noden først.",

  "rule.bound.auto": "",
  "rule.bound.reduced": "Grenser fra reduserte matriser.",
  "rule.bound.path": "Grensen til en sti er lengden på den.",
  "rule.bound.cheapest-edges": "Grensen til en sti: lengden, og den korteste veien ut av hver by som er igjen.",
  "rule.bound.spanning-tree": "Grensen til en sti: lengden, og et minimalt spenntre av resten.",
  "rule.bound.held-karp":
    "Grensen til en sti: lengden, og et spenntre av resten som vektene til byene bringer nær en rundtur.",
  "rule.bound.manhattan": "Grensen: trekkene så langt, og avstanden fra hver brikke til plassen dens.",
  "rule.bound.linear-conflict":
    "Grensen: trekkene så langt, avstanden fra hver brikke til plassen dens, og de ekstra trekkene til brikker som sperrer for hverandre.",
  "rule.bound.misplaced": "Grensen: trekkene så langt, og ett for hver feilplassert brikke.",
  "rule.bound.none": "Ingen grense: vi vet ingenting om en node før en løsning under den er funnet.",
  "rule.bound.too-high": "En grense som er <strong>for høy med vilje</strong>: den beste løsningen kan gå tapt.",
  "rule.stop.emptied": "Noder med en grense som ikke er under M, forkastes med en gang.",
  "rule.stop.as-popped": "Ingenting forkastes: søket slutter når noden som tas ut, har en grense over M.",
  "rule.graph.on": "Like stillinger ekspanderes én gang, der de ble nådd med minst kostnad.",

  queue: "levende ≤ <strong>{value}</strong>",
  incumbent: "M = <best>{value}</best>",

  "fact.queue": "levende, venter på tur",
  "fact.same": "samme stilling som {of}",
  "fact.also": "nås også fra {nodes}",
  "fact.bound": "ingen løsning under den er verdt mindre enn {value}",

  "tab.panel": "Levende noder",
  "panel.live": "Levende noder, lavest grense først",
  "panel.live.depth": "Levende noder, dypest først",
  "panel.live.size": "{0} levende",
  "panel.live.empty": "Ingen node er levende.",
  "live.bound": "grense {0}",
  "live.best": "M {0}",
  "live.board.now": "Ekspandert, grense {0}",
  "live.board.best": "Best: M = {0}",
  "live.matrix": "Redusert matrise for",
  "live.matrix.about": "{0} av radene, {1} av kolonnene",
  "live.matrix.taken": "av",
  "live.matrix.from": "fra by {0}",
  "live.roads.cheapest-edges": "Korteste veier ut, for",
  "live.roads.spanning-tree": "Spenntre for",
  "live.roads.held-karp": "Vektet spenntre for",
  "live.roads.nearest-neighbour": "Til nærmeste by hver gang, for",
  "column.moves": "trekk",
  "column.bound": "grense",
  "change.dropped": "forkastet",

  // what its options are called
  "option.order": "Ekspander først",
  "option.ties": "Av like grenser",
  "option.bound": "Nedre grense",
  "option.stop": "Slutt",
  "option.graph": "Like stillinger én gang",
};
