// Norwegian (bokmål): what is said by the parts of the viewer that are loaded when they are first needed.

export default {
  // why the viewer can't start
  "cause.start": "Plyscope kan ikke starte. {0}",
  "cause.browser": "Denne nettleseren har ikke WebAssembly, som Plyscope trenger. En nyere nettleser har det.",
  "cause.fetch":
    "Filen {0} kan ikke lastes: enten er det ingen forbindelse, eller så forbyr retningslinjene til denne siden det (connect-src).",
  "cause.missing": "Tjeneren har ingen fil {0} (den svarer {1}). Hele mappen til Plyscope må ligge der.",
  "cause.type": "Tjeneren sender {0} som {1}. Skript må sendes som text/javascript.",
  "cause.policy": "Retningslinjene til denne siden forbyr WebAssembly: script-src må inneholde 'wasm-unsafe-eval'.",
  "single.lacking": "Lenken kan ikke følges: denne filen har bare disse søkene, i trær som er skrevet ut: {0}.",
  "single.lacking.games": "Lenken kan ikke følges: den har en feil som denne filen ikke kan navngi.",
  "widget.waits":
    "Kjernen til denne notatboken sender det som {0} trenger. Hvis ingenting vises, start kjernen og kjør denne cellen på nytt.",

  // nodes too close to be drawn one by one
  span: "<strong>{value}</strong> noder, for tette til å tegnes én for én",
  "span.cut.alpha": "{value} beskåret ved <alpha>α-avskjæringer</alpha>",
  "span.cut.beta": "{value} beskåret ved <beta>β-avskjæringer</beta>",
  "span.cut": "{value} beskåret",
  "span.line": "{value} på <best>linjen med best spill</best>",
  "span.open": "{value} venter",
  "span.live": "{value} under arbeid",
  "span.resolved": "{value} avgjort",
  "span.idle": "{value} ikke sett på",

  // what is known of a node
  "fact.idle": "ikke sett på",
  "fact.live": "under arbeid",
  "fact.resolved": "avgjort",
  "fact.cut": "beskåret",
  "fact.cut.alpha": "beskåret ved en <alpha>α-avskjæring</alpha>",
  "fact.cut.beta": "beskåret ved en <beta>β-avskjæring</beta>",
  "fact.leaf": "en løvnode med verdien {value}",
  "fact.window": "vindu (<alpha>{alpha}</alpha>, <beta>{beta}</beta>)",
  "fact.from.alpha": "<alpha>α</alpha>: {node} har den fra {by}",
  "fact.from.beta": "<beta>β</beta>: {node} har den fra {by}",
  "fact.best": "best så langt: {value}",
  "fact.interval": "verdt mellom {lower} og {upper}",
  "fact.interval.exact": "verdt nøyaktig {lower}",
  "fact.value": "verdt {value}",
  "fact.sum": "summen så langt er {value}",
  "fact.at-least": "verdt minst {value}",
  "fact.at-most": "verdt høyst {value}",
  "fact.sum.matrix": "{bound} = {sum}: den korteste veien ut av hver by, og deretter den korteste inn i hver",
  "fact.sum.road":
    "{bound} = {sum}: grensen til {parent}, det veien fra by {from} til by {to} legger til, og, av det som er igjen, den korteste ut av hver by og deretter inn i hver",
  "fact.sum.road.alone": "{bound} = {sum}: grensen til {parent}, og det veien fra by {from} til by {to} legger til",
  "fact.sum.tour": "{bound} = {sum}: veiene i rundturen",
  "fact.sum.path": "{bound} = {sum}: veiene i stien",
  "fact.sum.cheapest":
    "{bound} = {sum}: veiene i stien, og den korteste veien ut av hver by som ennå må forlates ({roads})",
  "fact.sum.tree": "{bound} = {sum}: veiene i stien, og et minimalt spenntre av resten ({roads})",
  "fact.sum.weighted":
    "{bound} = {sum}: veiene i stien, et spenntre av resten ({roads}), og det som vektene til byene legger til",
  "fact.sum.nearest":
    "{bound} = {sum}: veiene i stien, og derfra til nærmeste by hver gang ({roads}); en annen rundtur kan være kortere",
  "fact.sum.misplaced": "{bound} = {sum}: trekkene så langt, og ett for hver brikke som ikke er på plass",
  "fact.sum.conflicts":
    "{bound} = {sum}: trekkene så langt, avstanden fra hver brikke til plassen dens, og to trekk for hver brikke som står i veien for andre",
  "fact.sum.moves": "{bound} = {sum}: trekkene så langt, og avstanden fra hver brikke til plassen dens",
  "fact.sum.terms": "{bound} til {upper}, summen av grensene til leddene: {sum}",
  "fact.children": "{value, plural, one {<strong>#</strong> barn} other {<strong>#</strong> barn}}",
  "fact.line": "på <best>linjen med best spill</best>",

  // the tabs of a small frame
  "tab.step": "Steg",

  // the tree, node by node
  "walk.tree": "Treet, node for node",
  "walk.keys": "Opp og ned: forelder og første barn. Venstre og høyre: søsken. Esc avslutter.",
  "walk.node": "{node}, {player}",

  // the marks of the timeline
  "mark.timeline.evaluation": "en løvnode evalueres",
  "mark.timeline.alpha-cut": "en α-avskjæring",
  "mark.timeline.beta-cut": "en β-avskjæring",
  "mark.timeline.purge": "en opprydding i OPEN (purge)",
  "mark.timeline.strategy": "et bytte av strategi",
  "mark.timeline.incumbent": "en ny beste løsning",
  "mark.timeline.best": "en ny beste linje",
  "mark.timeline.again": "en node gjennomsøkes på nytt",
  "mark.timeline.pass": "en ny runde",
  "mark.timeline.end": "slutten på søket",

  // a run that takes long
  "run.label": "Opptaket",
  "run.far": "{0} noder, dybde {1}",
  "run.far.pass": "{0} noder, dybde {1}, runde {2}",
  "run.percent": "{0} %",
  "run.percent.of": " av trekkene i roten",
  "run.paused": "Satt på pause",
  "run.memory": "{0} av",
  "run.limit": "Minnegrense",
  "run.broke": "Motoren stoppet uventet: {0}. Last siden på nytt.",
  "run.broke.memory": "Minnet tok slutt, og motoren stoppet. Last siden på nytt, og gjennomsøk et mindre tre.",
  "run.full":
    "{0} er alt det kan bruke. Det som er tatt opp, beholdes. For å fortsette kan du tillate mer, eller gjennomsøke et mindre tre eller mindre dypt.",
  "run.full.browser":
    "Nettleseren har ikke mer minne. Det som er tatt opp, beholdes. For å se slutten kan du gjennomsøke et mindre tre eller mindre dypt.",
  "run.pause": "Pause",
  "run.continue": "Fortsett",
  "run.stop": "Stopp",

  // the code of this language
  "language.code": "nb",

  // a link that says more than usual, or is wrong
  "fault.column": "kolonne {0}",
  "fault.place": "Linje {0}, kolonne {1}: {2}",
  "run.kept": "Det du ser, er fortsatt den siste kjøringen som virket.",
  "link.part": "Lenken har en del som ikke kan leses: «{0}».",
  "link.twice": "Lenken sier «{0}» to ganger; den første gjelder.",
  "link.at":
    "Lenken ber om steget «{0}», som ikke er noe steg. Det finnes tall, 40%, end, cutoff:2, purge:1, pass:2, leaf:7 og node:2.1. Dette er starten.",
  "game.read-as": "Lest som `{0}`.",
  "link.beyond": "Lenken ber om steg {0}, men denne kjøringen har bare {1}; dette er slutten på den.",
  "link.from": "Lenken sier from={0}, som ikke er noe steg; avspillingen begynner ved starten.",
  "link.to": "Lenken sier to={0}, som ikke er noe steg; avspillingen går til slutten av kjøringen.",
  "link.range": "I lenken kommer slutten før begynnelsen, så avspillingen går til slutten av kjøringen.",
  "link.names": "Lenken sier {0}; det finnes letters og numbers.",
  "link.by": "Lenken sier {0}; det finnes bare by=event. Dette er hele steg.",
  "link.players": "Lenken sier {0}; den tar to ulike navn på høyst 16 tegn, for eksempel White,Black.",
  "link.v": "Lenken er av versjon {0}, som ikke er kjent her; det som kan leses, vises.",
  "link.theme": "Lenken sier theme={0}; det finnes light og dark.",
  "link.lang": "Lenken sier lang={0}, et språk som ikke finnes ennå.",
  "link.speed": "Lenken sier speed={0}; det finnes 0.25, 0.5, 1, 2, 4, 8, 16, 60, 250 og 1000 steg i sekundet.",
  "link.with": "Lenken sier with={0}; den tar ett til tre søk, for eksempel sss-star|mtd,first=inf.",
  "link.pace": "Lenken sier pace={0}; det finnes «leaf», «event» og «share», med et tall, for eksempel «leaf:7».",
  "link.chart":
    "Lenken sier chart={0}; den tar trær og ett til fire søk, for eksempel random:depth=1-6,seed=0..50|alpha-beta|sss-star.",
  "link.print": "Lenken sier print={0}; den tar steg, for eksempel 3,7-9, eller none.",
  "link.predict": "Lenken sier predict={0}; det finnes all, value, window, cutoff, pop og choice.",
  "link.type": "Lenken sier type={0}; det finnes large.",
  "link.panel": "Lenken sier panel={0}; det finnes search, listing og none.",
  "link.listing": "Lenken sier panel={0}, som bare siden har; dette er panelet til søket.",
  "link.tour": "Lenken sier tour={0}; navnet på en omvisning, eller adressen, har høyst 2000 tegn.",
  "link.tour-stop": "Lenken sier tour-stop={0}, som ikke er nummeret på en stasjon.",
  "link.size": "Lenken sier size={0}; den tar en bredde og en høyde fra 100 til 4000, for eksempel 700x420.",
  "link.packed": "Lenken har et komprimert tre som ikke kan leses: «{0}».",
  "link.overlay": "Lenken sier overlay={0}, som dette søket ikke har; det blir oversett.",
  "link.unknown": "Lenken sier «{0}», som ikke betyr noe for dette søket; det ses bort fra.",
  "link.ignored": "Den delen av lenken ses bort fra.",
  "link.more": "{0} deler til av lenken ses bort fra.",
  "link.html": "Et annet program har skrevet «&amp;» i stedet for «&» i lenken; den ble lest slik den var ment.",
  "link.encoded": "Et annet program har kodet lenken én gang til; den ble lest slik den var ment.",
  "link.closed": "Lenken hadde mistet slutten; «{0}» ble lagt til treet.",
  "link.node": "Lenken ber om noden {0}, som ikke er i treet; dette er starten.",
  "link.unvisited": "Lenken ber om noden {0}, som dette søket aldri besøker; dette er starten.",
  "link.no.cutoff": "Lenken ber om avskjæring {0}; denne kjøringen har ingen avskjæringer, så dette er starten.",
  "link.no.purge": "Lenken ber om opprydding {0}; denne kjøringen har ingen, så dette er starten.",
  "link.no.pass": "Lenken ber om runde {0}; denne kjøringen har ingen runder, så dette er starten.",
  "link.no.leaf": "Lenken ber om løvnode {0}; denne kjøringen evaluerer ingen, så dette er starten.",
  "link.few.cutoff": "Lenken ber om avskjæring {0}, men denne kjøringen har bare {1}; dette er den siste.",
  "link.few.purge": "Lenken ber om opprydding {0}, men denne kjøringen har bare {1}; dette er den siste.",
  "link.few.pass": "Lenken ber om runde {0}, men denne kjøringen har bare {1}; dette er den siste.",
  "link.few.leaf": "Lenken ber om løvnode {0}, men denne kjøringen evaluerer bare {1}; dette er den siste.",

  // what the player to move sees
  "mover.start":
    "Alle tall er sett fra <strong>den som er i trekket</strong>: fra {max} til {min} og tilbake skifter de fortegn.",
  "mover.turn":
    "{from} returnerer <strong>{returned}</strong> slik dens egen side teller; for {player} er det {gives}.",
  "mover.turn.bounds":
    "{from} er verd {lower} til {upper} slik dens egen side teller; for {player} er det {gives_lower} til {gives_upper}.",
  "mover.enter.has":
    "{node} besøkes, {player} er i trekket. {other} har allerede {beta} et annet sted, slik {player} teller; kommer {node} opp i {beta}, betyr den ikke lenger noe. Vinduet er (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "mover.backup.sure":
    "{from} gir <strong>{bound}</strong>, det beste for {player} i {node} så langt. {player} er sikret så mye, så vinduet er nå (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "mover.cutoff":
    "{from} gir <strong>{gives}</strong>; {other} lar ikke {player} få mer enn <beta>{bound}</beta>, og <plain>{value} ≥ {bound}</plain>: ikke noe mer under {node} kan bety noe. {pruned} {pruned, plural, one {blir} other {blir}} utelatt.",
  "mover.cutoff.by":
    "{from} gir <strong>{gives}</strong>; {other} lar ikke {player} få mer enn <beta>{bound}</beta> på grunn av {by}, og <plain>{value} ≥ {bound}</plain>: ikke noe mer under {node} kan bety noe. {pruned} {pruned, plural, one {blir} other {blir}} utelatt.",
  "mover.cutoff.strict":
    "{from} gir <strong>{gives}</strong>; {other} lar ikke {player} få mer enn <beta>{bound}</beta>, og <plain>{value} > {bound}</plain>: ikke noe mer under {node} kan bety noe. {pruned} {pruned, plural, one {blir} other {blir}} utelatt.",
  "mover.cutoff.strict.by":
    "{from} gir <strong>{gives}</strong>; {other} lar ikke {player} få mer enn <beta>{bound}</beta> på grunn av {by}, og <plain>{value} > {bound}</plain>: ikke noe mer under {node} kan bety noe. {pruned} {pruned, plural, one {blir} other {blir}} utelatt.",

  // tilfeldighet
  "chance.enter": "{node} undersøkes. Tilfeldigheten trekker der: {node} er verdt gjennomsnittet av barna.",
  "chance.enter.inside":
    "{node} undersøkes. Tilfeldigheten trekker der, og bare et gjennomsnitt i vinduet (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) betyr noe.",
  "chance.window":
    "{node} undersøkes, {player} i trekket. Med {alpha} eller mindre der, eller med {beta} eller mer, kan ikke gjennomsnittet i {above} bety noe, uansett hva resten der er verdt. Vinduet er (<alpha>{alpha}</alpha>, <beta>{beta}</beta>).",
  "chance.window.alpha":
    "{node} undersøkes, {player} i trekket. Med {alpha} eller mindre der kan ikke gjennomsnittet i {above} bety noe, uansett hva resten der er verdt. Vinduet er (<alpha>{alpha}</alpha>, <beta>{beta}</beta>), som slutter der alle verdier gjør det.",
  "chance.window.beta":
    "{node} undersøkes, {player} i trekket. Med {beta} eller mer der kan ikke gjennomsnittet i {above} bety noe, uansett hva resten der er verdt. Vinduet er (<alpha>{alpha}</alpha>, <beta>{beta}</beta>), som begynner der alle verdier gjør det.",
  "chance.window.open":
    "{node} undersøkes, {player} i trekket. Ingen verdi der avgjør gjennomsnittet i {above}: vinduet (<alpha>{alpha}</alpha>, <beta>{beta}</beta>) har alle verdier.",
  "chance.backup": "{from} gir <strong>{bound}</strong>. Så langt er summen i {node} <plain>{terms}</plain> = {best}.",
  "chance.backup.last": "{from} gir <strong>{bound}</strong>. {node} er verdt <plain>{terms}</plain> = {best}.",
  "chance.probe":
    "Ett barn av {from} er nok til en skranke: {from} er <strong>{bound}</strong>. De andre barna venter.",
  "chance.cutoff.alpha":
    "{from} gir <strong>{gives}</strong>. Selv om alt som er igjen, var {rest}, ville {node} være verdt <plain>{terms}</plain> = {value}; {max} har allerede <alpha>{bound}</alpha>, og <plain>{value} ≤ {bound}</plain>. Et <alpha>α-kutt</alpha>. {pruned} utelates.",
  "chance.cutoff.beta":
    "{from} gir <strong>{gives}</strong>. Selv om alt som er igjen, var {rest}, ville {node} være verdt <plain>{terms}</plain> = {value}; {min} har allerede <beta>{bound}</beta>, og <plain>{value} ≥ {bound}</plain>. Et <beta>β-kutt</beta>. {pruned} utelates.",
  "chance.settled.alpha":
    "{from} gir <strong>{gives}</strong>. Selv om alt som er igjen, var {rest}, ville {node} være verdt <plain>{terms}</plain> = {value}, og <plain>{value} ≤ {bound}</plain>, som {max} allerede har: {node} kan ikke bety noe.",
  "chance.settled.beta":
    "{from} gir <strong>{gives}</strong>. Selv om alt som er igjen, var {rest}, ville {node} være verdt <plain>{terms}</plain> = {value}, og <plain>{value} ≥ {bound}</plain>, som {min} allerede har: {node} kan ikke bety noe.",
  "chance.cut.alpha":
    "{from} gir <strong>{gives}</strong>, og <plain>{value} ≤ {bound}</plain>: med det kan ikke gjennomsnittet i {above} bety noe, uansett hva resten der er verdt. Et <alpha>α-kutt</alpha>. {pruned} utelates.",
  "chance.cut.beta":
    "{from} gir <strong>{gives}</strong>, og <plain>{value} ≥ {bound}</plain>: med det kan ikke gjennomsnittet i {above} bety noe, uansett hva resten der er verdt. Et <beta>β-kutt</beta>. {pruned} utelates.",
  "rule.chance.star1":
    "I tilfeldighetsnoder, Star1: et barn utelates når gjennomsnittet ikke kan bety noe, uansett hva resten er verdt.",
  "rule.chance.star2": "I tilfeldighetsnoder, Star2: ett barn av hvert barn undersøkes først, som skranke.",
  "rule.chance.full": "I tilfeldighetsnoder undersøkes hvert barn, med alle verdier.",
  "rule.range": "Alle verdier ligger i {value}.",
};
