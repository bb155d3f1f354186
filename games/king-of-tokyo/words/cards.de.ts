import type { Words } from './words.ts';

export const cards: Words['cards'] = {
  'acid-attack': {
    name: 'Säureangriff',
    text: 'In jedem deiner Züge erleiden beim Auswerten der Krallen alle Monster auf der anderen Seite 1 Schaden, auch wenn du keine Kralle hast (bist du draußen, sind es die in Tokyo, sonst die draußen). Mit mindestens einer Kralle kommt der Punkt zu deinem Angriff dazu.',
    short: '1 Schaden mehr, auch ohne Kralle',
  },
  'alien-metabolism': {
    name: 'Außerirdischer Stoffwechsel',
    text: 'Jede Karte, die du kaufst, kostet dich 1 Energie weniger, aber nie weniger als 0, egal woher du sie kaufst. Die Auslage auszutauschen kostet weiterhin 2 Energie.',
    short: 'Karten kosten dich 1 Energie weniger',
  },
  'alpha-monster': {
    name: 'Alphamonster',
    text: 'Du erhältst 1 Ruhmpunkt in jedem deiner Züge, in dem deine endgültigen Würfel mindestens eine Kralle zeigen, egal wie viele Krallen und getroffene Monster es sind.',
    short: 'Angriff: 1 Ruhmpunkt',
  },
  'apartment-building': {
    name: 'Wohnblock',
    text: 'Du erhältst 3 Ruhmpunkte.',
    short: 'Du erhältst 3 Ruhmpunkte',
  },
  'armor-plating': {
    name: 'Panzerung',
    text: 'Immer wenn eine einzelne Ursache dich genau 1 Herz kosten würde, verlierst du keins. 2 oder mehr Schaden erleidest du ganz.',
    short: 'Genau 1 Schaden erleidest du nicht',
  },
  'background-dweller': {
    name: 'Hintergrundbewohner',
    text: 'Während du würfelst, darfst du mit deinen Würfeln, die eine 3 zeigen, nachwürfeln, so oft du willst und ohne dafür Nachwürfe zu verbrauchen.',
    short: 'Mit Dreien beliebig oft nachwürfeln',
  },
  burrowing: {
    name: 'Wühler',
    text: 'Solange du in Tokyo bist, machen deine Angriffe 1 Schaden mehr. Wenn du aus Tokyo fliehst, erleidet das Monster, das deinen Platz einnimmt, 1 Schaden; das ist kein Angriff.',
    short: 'In Tokyo +1 Schaden; 1 beim Fliehen',
  },
  camouflage: {
    name: 'Tarnung',
    text: 'Immer wenn du Schaden erleiden würdest, wirfst du für jeden Punkt einen Würfel. Jedes Herz hebt einen Punkt auf.',
    short: 'Ein Würfel je Schaden: Herz hebt auf',
  },
  'commuter-train': {
    name: 'Hochbahn',
    text: 'Du erhältst 2 Ruhmpunkte.',
    short: 'Du erhältst 2 Ruhmpunkte',
  },
  'complete-destruction': {
    name: 'Totale Zerstörung',
    text: 'Zeigen deine endgültigen Würfel alle sechs Seiten (1, 2, 3, Herz, Kralle und Energie), erhältst du 9 Ruhmpunkte zusätzlich zu allem, was diese Würfel sonst bewirken.',
    short: 'Alle sechs Seiten: 9 Ruhmpunkte',
  },
  'corner-store': {
    name: 'Eckkneipe',
    text: 'Du erhältst 1 Ruhmpunkt.',
    short: 'Du erhältst 1 Ruhmpunkt',
  },
  'dedicated-news-team': {
    name: 'Exklusivreportage',
    text: 'Du erhältst jedes Mal 1 Ruhmpunkt, wenn du eine Karte kaufst, egal welche und woher. Der Kauf dieser Karte selbst zählt nicht.',
    short: '1 Ruhmpunkt für jede gekaufte Karte',
  },
  'drop-from-high-altitude': {
    name: 'Sprung aus großer Höhe',
    text: 'Du erhältst 2 Ruhmpunkte. Bist du draußen, verlassen alle Monster Tokyo ohne Schaden, du ziehst in Tokyo City ein und erhältst für den Einzug 1 weiteren Ruhmpunkt.',
    short: '2 Ruhmpunkte, Einzug in Tokyo City',
  },
  'eater-of-the-dead': {
    name: 'Verwerter',
    text: 'Du erhältst jedes Mal 3 Ruhmpunkte, wenn die Herzen eines anderen Monsters auf 0 fallen, egal wodurch und in wessen Zug.',
    short: 'Fällt ein Monster: 3 Ruhmpunkte',
  },
  energize: {
    name: 'Impulsaufladung',
    text: 'Du erhältst 9 Energie.',
    short: 'Du erhältst 9 Energie',
  },
  'energy-hoarder': {
    name: 'Energiehorter',
    text: 'Am Ende deines Zuges erhältst du 1 Ruhmpunkt für je 6 Energie, die du hast. Du gibst dabei nichts aus, und Energie auf Karten zählt nicht.',
    short: 'Zugende: 1 Ruhmpunkt je 6 Energie',
  },
  'evacuation-orders': {
    name: 'Evakuierungsbefehl',
    text: 'Jedes andere Monster verliert 5 Ruhmpunkte, aber nicht mehr, als es hat.',
    short: 'Alle anderen verlieren 5 Ruhmpunkte',
  },
  'even-bigger': {
    name: 'Noch gigantischer',
    text: 'Beim Kauf erhältst du 2 Herzen, und du darfst bis zu 12 Herzen haben statt 10. Verlierst du die Karte, sind es wieder höchstens 10, und du verlierst sofort die Herzen, die sie gebracht hat.',
    short: '2 Herzen, höchstens 12 Herzen',
  },
  'extra-head': {
    name: 'Zusätzlicher Kopf',
    text: 'Du würfelst mit einem Würfel mehr. Zwei dieser Karten zählen zusammen.',
    short: 'Ein Würfel mehr',
  },
  'fire-blast': {
    name: 'Feuerstoß',
    text: 'Jedes andere Monster erleidet 2 Schaden, egal wo es ist. Das ist kein Angriff.',
    short: '2 Schaden für alle anderen',
  },
  'fire-breathing': {
    name: 'Feueratem',
    text: 'Jedes Mal, wenn du in deinem Zug Schaden zufügst, erleiden deine Nachbarn links und rechts 1 Schaden mehr, egal wo sie sind. Wird ein Nachbar ohnehin getroffen, gehört der Punkt zu diesem Schaden. Sonst ist er eigener Schaden und kein Angriff.',
    short: '1 Schaden mehr für deine Nachbarn',
  },
  'freeze-time': {
    name: 'Zeitstillstand',
    text: 'Wertest du in einem Zug drei oder mehr Einsen, darfst du gleich danach einen Extrazug machen, mit einem Würfel weniger. Folgen mehrere solche Extrazüge aufeinander, hat jeder einen Würfel weniger als der vorige.',
    short: 'Drei Einsen: Extrazug, 1 Würfel weniger',
  },
  frenzy: {
    name: 'Raserei',
    text: 'Du machst gleich nach diesem Zug einen vollständigen Extrazug.',
    short: 'Nach diesem Zug ein Extrazug',
  },
  'friend-of-children': {
    name: 'Freund der Kinder',
    text: 'Jedes Mal, wenn du Energie erhältst, erhältst du 1 mehr, egal wie viel es ist.',
    short: 'Erhältst du Energie: 1 mehr',
  },
  'gas-refinery': {
    name: 'Ölraffinerie',
    text: 'Du erhältst 2 Ruhmpunkte. Jedes andere Monster erleidet 3 Schaden, egal wo es ist. Das ist kein Angriff.',
    short: '2 Ruhmpunkte; 3 Schaden für alle anderen',
  },
  'giant-brain': {
    name: 'Riesenhirn',
    text: 'Du hast in jedem deiner Züge einen Nachwurf mehr.',
    short: 'Ein Nachwurf mehr in jedem Zug',
  },
  gourmet: {
    name: 'Feinschmecker',
    text: 'Wertest du drei oder mehr Einsen, erhältst du 2 Ruhmpunkte mehr.',
    short: 'Drei Einsen: 2 Ruhmpunkte mehr',
  },
  heal: {
    name: 'Heilung',
    text: 'Du heilst 2 Herzen, auch in Tokyo, bis zu deiner Obergrenze.',
    short: '2 Herzen heilen',
  },
  'healing-ray': {
    name: 'Heilstrahl',
    text: 'Du darfst gewürfelte Herzen für andere Monster verwenden, egal wo du und sie sind: Jedes heilt 1 Herz. Das geheilte Monster kann nicht ablehnen und zahlt dir 2 Energie je Herz, oder was es noch hat, wenn das weniger ist.',
    short: 'Andere heilen, 2 Energie je Herz',
  },
  herbivore: {
    name: 'Pflanzenfresser',
    text: 'Am Ende deines Zuges erhältst du 1 Ruhmpunkt, wenn durch dich in diesem Zug kein anderes Monster ein Herz verloren hat.',
    short: 'Niemanden verletzt: 1 Ruhmpunkt',
  },
  'herd-culler': {
    name: 'Herdenjäger',
    text: 'Einmal in jedem deiner Züge darfst du vor dem Auswerten einen deiner Würfel auf 1 drehen.',
    short: 'In jedem Zug einen Würfel auf 1 drehen',
  },
  'high-altitude-bombing': {
    name: 'Bombardement',
    text: 'Alle Monster, auch du, erleiden gleichzeitig 3 Schaden. Das ist kein Angriff.',
    short: '3 Schaden für alle, auch für dich',
  },
  'it-has-a-child': {
    name: 'Es vermehrt sich!',
    text: 'Fallen deine Herzen auf 0, scheidest du nicht aus: Du wirfst alle deine Karten ab, verlierst alle Ruhmpunkte, verlässt Tokyo und spielst mit 10 Herzen weiter. Deine Energie behältst du.',
    short: 'Mit 0 Herzen fängst du neu an',
  },
  'jet-fighters': {
    name: 'Düsenjäger',
    text: 'Du erhältst 5 Ruhmpunkte, dann erleidest du 4 Schaden.',
    short: '5 Ruhmpunkte, du erleidest 4 Schaden',
  },
  jets: {
    name: 'Düsenantrieb',
    text: 'Wirst du in Tokyo angegriffen, darfst du vor dem Schaden fliehen und erleidest nichts davon. Der Angreifer zieht ein.',
    short: 'Unverletzt fliehen',
  },
  'made-in-a-lab': {
    name: 'Laborzüchtung',
    text: 'Während du Karten kaufst, darfst du heimlich die oberste Karte des Stapels ansehen und sie kaufen. Tust du es nicht, bleibt sie oben liegen.',
    short: 'Oberste Karte ansehen und kaufen',
  },
  metamorph: {
    name: 'Gestaltwandler',
    text: 'Am Ende deines Zuges, nach dem Kaufen, darfst du beliebige deiner Behalten-Karten abwerfen und ihre Kosten als Energie aus der Bank nehmen.',
    short: 'Zugende: Karten werden zu Energie',
  },
  mimic: {
    name: 'Nachahmer',
    text: 'Beim Kauf legst du den Nachahmerchip auf eine beliebige Behalten-Karte im Spiel, deine oder eine fremde. „Nachahmer“ wirkt als zweites Exemplar davon, als hättest du sie gerade gekauft. Zu Beginn deines Zuges darfst du den Chip für 1 Energie auf eine andere Karte legen.',
    short: 'Kopiert eine Behalten-Karte im Spiel',
  },
  'monster-batteries': {
    name: 'Monsterbatterien',
    text: 'Beim Kauf legst du beliebig viel deiner Energie darauf, und die Bank gibt ebenso viel dazu. Zu Beginn jedes deiner Züge nimmst du 2 Energie davon; ist die Karte leer, wird sie abgeworfen.',
    short: 'Energie verdoppeln, je Zug 2 zurück',
  },
  'national-guard': {
    name: 'Nationalgarde',
    text: 'Du erhältst 2 Ruhmpunkte, dann erleidest du 2 Schaden.',
    short: '2 Ruhmpunkte, du erleidest 2 Schaden',
  },
  'nova-breath': {
    name: 'Nova-Atem',
    text: 'Deine Angriffe treffen alle anderen Monster, egal wo sie sind.',
    short: 'Deine Angriffe treffen alle anderen',
  },
  'nuclear-power-plant': {
    name: 'Kernkraftwerk',
    text: 'Du erhältst 2 Ruhmpunkte und heilst 3 Herzen, auch in Tokyo, bis zu deiner Obergrenze.',
    short: '2 Ruhmpunkte, du heilst 3 Herzen',
  },
  omnivore: {
    name: 'Allesfresser',
    text: 'Einmal in jedem Zug erhältst du 2 Ruhmpunkte, wenn deine endgültigen Würfel eine 1, eine 2 und eine 3 zeigen. Die Würfel zählen trotzdem für alles andere.',
    short: '1, 2 und 3: 2 Ruhmpunkte',
  },
  opportunist: {
    name: 'Mitläufer',
    text: 'Immer wenn im Zug eines anderen Monsters eine Karte neu aufgedeckt wird, darfst du sie sofort kaufen, noch vor dem Monster, das am Zug ist.',
    short: 'Neue Karten vor den anderen kaufen',
  },
  'parasitic-tentacles': {
    name: 'Parasitäre Tentakel',
    text: 'Während du Karten kaufst, darfst du auch Behalten-Karten anderer Monster kaufen. Den Preis zahlst du an ihren Besitzer. Er kann nicht ablehnen.',
    short: 'Karten anderer Monster kaufen',
  },
  'plot-twist': {
    name: 'Unerwartete Wendung',
    text: 'Einmal darfst du in deinem Zug vor dem Auswerten einen deiner Würfel auf eine beliebige Seite drehen. Dann wirfst du diese Karte ab.',
    short: 'Einmal: Würfel beliebig drehen',
  },
  'poison-quills': {
    name: 'Giftstacheln',
    text: 'Wertest du drei oder mehr Zweien, erleiden alle Monster auf der anderen Seite (in Tokyo oder draußen) 2 Schaden. Mit mindestens einer Kralle kommen die 2 Punkte zu deinem Angriff dazu.',
    short: 'Drei Zweien: 2 Schaden mehr',
  },
  'poison-spit': {
    name: 'Giftspeier',
    text: 'Jedes Monster, das durch deinen Angriff ein Herz verliert, bekommt einen Giftchip. Je Giftchip erleidet ein Monster am Ende jedes seiner Züge 1 Schaden; draußen darf es für ein gewürfeltes Herz einen entfernen.',
    short: 'Deine Angriffe bringen Giftchips',
  },
  'psychic-probe': {
    name: 'Psychosonde',
    text: 'Einmal im Zug jedes anderen Monsters darfst du nach dessen letztem Wurf einen seiner Würfel neu werfen. Zeigt er ein Herz, wirfst du diese Karte ab. Das Herz zählt.',
    short: 'Fremden Würfel neu werfen',
  },
  'rapid-healing': {
    name: 'Schnellheilung',
    text: 'Du darfst jederzeit, auch in Tokyo, 2 Energie zahlen, um 1 Herz zu heilen, so oft du zahlen kannst.',
    short: '2 Energie zahlen: 1 Herz heilen',
  },
  regeneration: {
    name: 'Regeneration',
    text: 'Jedes Mal, wenn du heilst, heilst du 1 Herz mehr.',
    short: 'Jedes Mal 1 Herz mehr heilen',
  },
  'rooting-for-the-underdog': {
    name: 'Außenseiterbonus',
    text: 'Am Ende jedes Zuges, auch der anderen, erhältst du 1 Ruhmpunkt, wenn du allein die wenigsten Ruhmpunkte aller Monster im Spiel hast.',
    short: 'Allein am wenigsten Ruhm: 1 Ruhmpunkt',
  },
  'shrink-ray': {
    name: 'Schrumpfstrahl',
    text: 'Jedes Monster, das durch deinen Angriff ein Herz verliert, bekommt einen Schrumpfchip. Je Schrumpfchip würfelt ein Monster mit einem Würfel weniger; draußen darf es für ein gewürfeltes Herz einen entfernen.',
    short: 'Deine Angriffe bringen Schrumpfchips',
  },
  skyscraper: {
    name: 'Wolkenkratzer',
    text: 'Du erhältst 4 Ruhmpunkte.',
    short: 'Du erhältst 4 Ruhmpunkte',
  },
  'smoke-cloud': {
    name: 'Rauchwolke',
    text: 'Sie kommt mit 3 Rauchchips. In deinem Zug darfst du einen für einen weiteren Nachwurf ausgeben, auch mehrere im selben Zug. Mit dem letzten Chip wird die Karte abgeworfen.',
    short: 'Drei weitere Nachwürfe nach Wahl',
  },
  'solar-powered': {
    name: 'Solarenergie',
    text: 'Am Ende deines Zuges erhältst du 1 Energie, wenn du keine hast.',
    short: 'Am Zugende ohne Energie: 1 Energie',
  },
  'spiked-tail': {
    name: 'Stachelschwanz',
    text: 'Deine Angriffe machen bei jedem getroffenen Monster 1 Schaden mehr.',
    short: 'Deine Angriffe: 1 Schaden mehr',
  },
  stretchy: {
    name: 'Dehnbar',
    text: 'In deinem Zug darfst du vor dem Auswerten 2 Energie zahlen, um einen deiner Würfel auf eine beliebige Seite zu drehen, so oft du zahlen kannst.',
    short: '2 Energie: Würfel beliebig drehen',
  },
  tanks: {
    name: 'Panzer',
    text: 'Du erhältst 4 Ruhmpunkte, dann erleidest du 3 Schaden.',
    short: '4 Ruhmpunkte, du erleidest 3 Schaden',
  },
  telepath: {
    name: 'Telepath',
    text: 'In deinem Zug darfst du 1 Energie für einen weiteren Nachwurf zahlen, so oft du zahlen kannst.',
    short: '1 Energie zahlen: ein Nachwurf mehr',
  },
  urbavore: {
    name: 'Stadtfresser',
    text: 'Beginnst du deinen Zug in Tokyo, erhältst du 1 Ruhmpunkt mehr. Solange du in Tokyo bist, ist jeder Schaden, den du in deinem Zug zufügst, für jedes getroffene Monster um 1 höher.',
    short: 'In Tokyo +1 Ruhmpunkt und +1 Schaden',
  },
  'vast-storm': {
    name: 'Gewaltiger Sturm',
    text: 'Du erhältst 2 Ruhmpunkte. Jedes andere Monster verliert die Hälfte seiner Energie, abgerundet.',
    short: '2 Ruhmpunkte; andere: halbe Energie weg',
  },
  'we-re-only-making-it-stronger': {
    name: 'Wir machen es nur noch stärker!',
    text: 'Jedes Mal, wenn du durch eine Ursache 2 oder mehr Herzen verlierst und überlebst, erhältst du 1 Energie.',
    short: '2 oder mehr Herzen weg: 1 Energie',
  },
  wings: {
    name: 'Flügel',
    text: 'Bevor du Schaden erleidest, darfst du 2 Energie zahlen: Dann bist du bis zum Ende dieses Zuges unverletzbar.',
    short: '2 Energie: in diesem Zug kein Schaden',
  },
};
