import type { Words } from './words.ts';

export const cards: Words['cards'] = {
  'acid-attack': {
    name: 'Säureangriff',
    text: 'In jedem deiner Züge erleiden beim Auswerten der Krallen alle Monster auf der anderen Seite (die in Tokyo, solange du draußen bist, die draußen, solange du in Tokyo bist) 1 Schaden, auch wenn du keine Kralle hast. Mit mindestens einer Kralle kommt der Punkt zu deinem Angriff dazu.',
    short: '1 Schaden mehr, auch ohne Kralle',
    rulings: [
      'Ohne Kralle ist das Schaden, aber kein Angriff: Niemand darf fliehen, und niemand zieht ein. Stirbt das Monster in Tokyo daran, bleibt sein Platz leer.',
      'Nova-Atem weitet den Schaden ohne Kralle nicht aus.',
      'In dem Zug, in dem du die Karte kaufst, bewirkt sie nichts, denn die Würfel sind dann schon ausgewertet.',
      'Panzerung hebt den Punkt auf, wenn er allein kommt.',
    ],
  },
  'alien-metabolism': {
    name: 'Außerirdischer Stoffwechsel',
    text: 'Jede Karte, die du kaufst, kostet dich 1 Energie weniger, aber nie weniger als 0, egal woher du sie kaufst. Die Auslage auszutauschen kostet weiterhin 2 Energie.',
    short: 'Karten kosten dich 1 Energie weniger',
    rulings: [
      'Das gilt für die Auslage, für die oberste Karte des Stapels und für Käufe mit Mitläufer oder Parasitäre Tentakel.',
      'Mit einer Kopie durch Nachahmer kosten Karten 2 Energie weniger.',
      'Wer dir durch Parasitäre Tentakel eine Karte verkauft, bekommt das, was du wirklich zahlst.',
    ],
  },
  'alpha-monster': {
    name: 'Alphamonster',
    text: 'Du erhältst 1 Stern in jedem deiner Züge, in dem deine endgültigen Würfel mindestens eine Kralle zeigen, egal wie viele Krallen und Opfer es sind.',
    short: 'Angriff: 1 Stern',
    rulings: [
      'Den Stern gibt es auch, wenn Tokyo leer war oder aller Schaden verhindert wurde.',
      'Säureangriff oder Giftstacheln ohne Kralle bringen keinen Stern.',
      'Der Stern kommt vor dem Schaden.',
    ],
  },
  'apartment-building': {
    name: 'Wohnblock',
    text: 'Du erhältst 3 Sterne.',
    short: '3 Sterne',
    rulings: ['Die Sterne gibt es sofort, dann kommt die Karte auf den Abwurfstapel.'],
  },
  'armor-plating': {
    name: 'Panzerung',
    text: 'Immer wenn eine einzelne Ursache dich genau 1 Herz kosten würde, verlierst du keins. Schaden von 2 oder mehr erleidest du ganz.',
    short: 'Genau 1 Schaden zählt nicht',
    rulings: [
      'Alle Punkte einer Ursache zählen zusammen: 1 Kralle und Feueratem desselben Angreifers sind 2, und nichts wird aufgehoben.',
      'Zwei getrennte Ursachen mit je 1 Schaden in einem Zug werden beide aufgehoben. Ein Giftchip wird aufgehoben, zwei nicht.',
      'Es zählt, was nach Tarnung übrig ist.',
      'Die Karte wirkt von selbst, und man kann nicht darauf verzichten, auch nicht, um fliehen zu dürfen.',
      'Gegen den Verlust von Sternen oder Energie hilft sie nicht.',
    ],
  },
  'background-dweller': {
    name: 'Hintergrundbewohner',
    text: 'Während du würfelst, darfst du beliebig viele deiner Würfel, die eine 3 zeigen, neu würfeln, so oft du willst und ohne dafür Nachwürfe zu verbrauchen.',
    short: 'Dreien beliebig oft neu würfeln',
    rulings: [
      'Das geht auch nach deinem letzten Nachwurf und nachdem eine Psychosonde einen Würfel verändert hat.',
      'Auch Dreien unter den Würfeln deiner eigenen Tarnung darfst du neu würfeln.',
    ],
  },
  burrowing: {
    name: 'Wühler',
    text: 'Solange du in Tokyo bist, machen deine Angriffe 1 Schaden mehr. Wenn du aus Tokyo fliehst, erleidet das Monster, das deinen Platz einnimmt, 1 Schaden; das ist kein Angriff.',
    short: 'In Tokyo +1 Schaden; 1 beim Fliehen',
    rulings: [
      'Der zusätzliche Schaden braucht mindestens eine Kralle.',
      'Das Monster, das deinen Platz einnimmt, erleidet den Schaden vor dem Einziehen. Scheidet es dadurch aus, zieht es nicht ein und bekommt keinen Stern.',
      'Nichts geschieht, wenn du ausscheidest, verdrängt wirst oder Tokyo Bay geschlossen wird, und auch nicht, wenn niemand einzieht.',
      'Wird auf beiden Plätzen mit dieser Karte geflohen (einmal durch Nachahmer), erleidet der Angreifer zwei getrennte Punkte, obwohl er in Tokyo City endet. Fliehst du aus Tokyo Bay, während auch Tokyo City frei wird, erleidet er einen.',
      'Ein Angreifer, der nicht einziehen kann, weil Tokyo Bay geschlossen wird, erleidet nichts.',
    ],
  },
  camouflage: {
    name: 'Tarnung',
    text: 'Immer wenn du Schaden erleiden würdest, wird für jeden Punkt ein Würfel geworfen; jedes Herz hebt einen Punkt auf.',
    short: 'Ein Würfel je Schaden: Herz hebt auf',
    rulings: [
      'Sie wirkt gegen jede Art von Schaden, von selbst, und bevor Panzerung zählt.',
      'Es sind so viele Würfel wie Schadenspunkte, auch mehr als acht. Es sind nicht die Würfel eines Zuges; nur dein eigener Hintergrundbewohner darf Dreien darunter neu würfeln.',
      'Ein ganz aufgehobener Angriff bringt keine Chips und kein Recht zu fliehen.',
      'Mit einer Kopie durch Nachahmer würfelt die zweite für die Punkte, die die erste übrig ließ.',
    ],
  },
  'commuter-train': {
    name: 'Hochbahn',
    text: 'Du erhältst 2 Sterne.',
    short: '2 Sterne',
    rulings: ['Die Sterne gibt es sofort, dann kommt die Karte auf den Abwurfstapel.'],
  },
  'complete-destruction': {
    name: 'Totale Zerstörung',
    text: 'Zeigen deine endgültigen Würfel alle sechs Seiten (1, 2, 3, Herz, Kralle und Energie), erhältst du 9 Sterne zusätzlich zu allem, was diese Würfel sonst bewirken.',
    short: 'Alle sechs Seiten: 9 Sterne',
    rulings: [
      'Dafür braucht man mindestens sechs Würfel. Mit einer Kopie durch Nachahmer gibt es die 9 Sterne zweimal.',
    ],
  },
  'corner-store': {
    name: 'Eckkneipe',
    text: 'Du erhältst 1 Stern.',
    short: '1 Stern',
    rulings: ['Den Stern gibt es sofort, dann kommt die Karte auf den Abwurfstapel.'],
  },
  'dedicated-news-team': {
    name: 'Exklusivreportage',
    text: 'Du erhältst jedes Mal 1 Stern, wenn du eine Karte kaufst, egal welche und woher. Der Kauf dieser Karte selbst zählt nicht.',
    short: '1 Stern für jede gekaufte Karte',
    rulings: [
      'Es zählen Karten der Auslage, die oberste Karte des Stapels und Käufe mit Mitläufer oder Parasitäre Tentakel.',
      'Die Auslage auszutauschen und Nachahmer umzulegen sind keine Käufe.',
    ],
  },
  'drop-from-high-altitude': {
    name: 'Sprung aus großer Höhe',
    text: 'Du erhältst 2 Sterne. Bist du draußen, verlassen alle Monster Tokyo ohne Schaden, du kommst nach Tokyo City und erhältst 1 weiteren Stern für das Einziehen.',
    short: '2 Sterne, und du besetzt Tokyo City',
    rulings: [
      'Bist du schon in Tokyo, in Tokyo City oder Tokyo Bay, bleibst du, wo du bist, und erhältst nur die 2 Sterne.',
      'Wer weichen muss, flieht nicht; Wühler bewirkt also nichts.',
    ],
  },
  'eater-of-the-dead': {
    name: 'Verwerter',
    text: 'Du erhältst jedes Mal 3 Sterne, wenn die Herzen eines anderen Monsters auf 0 fallen, egal wodurch und in wessen Zug.',
    short: 'Fällt ein Monster: 3 Sterne',
    rulings: [
      'Auch ein Monster, das durch Es vermehrt sich! zurückkommt, zählt. Fallen mehrere zugleich, zählt jedes.',
      'Fällst du selbst auf 0, bringt dir das nichts.',
      'Fällst du im selben Augenblick wie andere auf 0, bekommst du die Sterne für sie trotzdem; rettet dich dann Es vermehrt sich!, sind sie wieder verloren.',
    ],
  },
  energize: {
    name: 'Impulsaufladung',
    text: 'Du erhältst 9 Energie.',
    short: '9 Energie',
    rulings: ['Mit Freund der Kinder sind es 10.'],
  },
  'energy-hoarder': {
    name: 'Energiehorter',
    text: 'Am Ende deines Zuges erhältst du 1 Stern für je volle 6 Energie, die du hast. Ausgegeben wird dabei nichts, und Energie auf Karten zählt nicht.',
    short: 'Zugende: 1 Stern je 6 Energie',
    rulings: [
      'Gezählt wird nach Gestaltwandler und schon in dem Zug, in dem du die Karte kaufst.',
      'Mit einer Kopie durch Nachahmer zählt sie doppelt.',
    ],
  },
  'evacuation-orders': {
    name: 'Evakuierungsbefehl',
    text: 'Jedes andere Monster verliert 5 Sterne, aber nicht mehr, als es hat.',
    short: 'Alle anderen verlieren 5 Sterne',
    rulings: ['Das kann ein Monster wieder unter 20 Sterne bringen, bevor am Zugende der Sieg geprüft wird.'],
  },
  'even-bigger': {
    name: 'Noch gigantischer',
    text: 'Beim Kauf erhältst du 2 Herzen, und du darfst 12 Herzen haben statt 10. Verlierst du die Karte, sind es wieder höchstens 10, und du verlierst sofort die Herzen, die sie gebracht hat.',
    short: '2 Herzen, höchstens 12 Herzen',
    rulings: [
      'Die 2 Herzen sind keine Heilung, Regeneration fügt also nichts hinzu.',
      'Auch zwei davon (mit Nachahmer) führen nicht über 12 hinaus. Was jede wirklich gebracht hat, 0 bis 2 Herzen, wird gemerkt und geht mit ihr verloren.',
      'Wie auch immer die Karte verloren geht, verkauft, abgeworfen oder weil Nachahmer umgelegt wurde, die Herzen gehen mit. Nichts verhindert das, und man kann dadurch ausscheiden.',
      'Scheidet jemand dadurch aus, dass die Karte mit Parasitäre Tentakel gekauft wird, bekommt sie der Käufer trotzdem. Der Preis geht mit der übrigen Energie zurück in die Bank oder bleibt, wenn Es vermehrt sich! rettet.',
      'Dieser Verlust ist kein Schaden: Pflanzenfresser wird davon nicht gestört, und Wir machen es nur noch stärker! bringt nichts.',
      'Nach Es vermehrt sich! hast du einfach 10 Herzen.',
    ],
  },
  'extra-head': {
    name: 'Zusätzlicher Kopf',
    text: 'Du würfelst mit einem Würfel mehr. Zwei dieser Karten zählen zusammen.',
    short: 'Ein Würfel mehr',
    rulings: [
      'Der Würfel kommt beim nächsten ersten Wurf eines deiner Züge dazu.',
      'Mehr als acht Würfel sind es nie, auch nicht mit zwei Köpfen und einer Kopie durch Nachahmer.',
    ],
  },
  'fire-blast': {
    name: 'Feuerstoß',
    text: 'Jedes andere Monster erleidet 2 Schaden, egal wo es ist. Das ist kein Angriff.',
    short: '2 Schaden für alle anderen',
    rulings: [
      'Niemand darf deswegen fliehen. Stirbt das Monster in Tokyo City daran, nimmt niemand seinen Platz ein; ein Monster in Tokyo Bay rückt nach.',
    ],
  },
  'fire-breathing': {
    name: 'Feueratem',
    text: 'Jedes Mal, wenn du in deinem Zug Schaden zufügst, erleiden deine Nachbarn links und rechts 1 Schaden mehr, egal wo sie sind. Wird ein Nachbar ohnehin getroffen, gehört der Punkt dazu; sonst ist er eigener Schaden und kein Angriff.',
    short: '1 Schaden mehr für deine Nachbarn',
    rulings: [
      'Nachbarn sind die nächsten lebenden Monster links und rechts. Leben nur noch zwei, erleidet der einzige Gegner 1 und nicht 2.',
      'Es wirkt einmal für jede Ursache (deinen Angriff, Säureangriff und Giftstacheln ohne Kralle oder eine gekaufte Karte), die mindestens ein anderes Monster verletzen würde, bevor etwas verhindert wird; also nicht beim Einziehen in ein leeres Tokyo und nicht bei Karten, die nur dich verletzen.',
      'Der eigene Schaden bringt keine Chips und kein Recht zu fliehen. Er wird zusammen mit dem Schaden erlitten, der ihn ausgelöst hat, bevor jemand flieht.',
      'Giftchips und der Punkt von Wühler lösen ihn nicht aus.',
      'Mit einer Kopie durch Nachahmer sind es 2 statt 1. Stadtfresser erhöht den eigenen Schaden nicht.',
    ],
  },
  'freeze-time': {
    name: 'Zeitstillstand',
    text: 'Wertest du in einem Zug drei oder mehr Einsen, darfst du gleich danach einen weiteren Zug machen, mit einem Würfel weniger. In einer Kette solcher Züge hat jeder einen Würfel weniger als der vorige.',
    short: 'Drei Einsen: Extrazug, 1 Würfel weniger',
    rulings: [
      'Das gilt auch, wenn du die Karte erst später in diesem Zug kaufst. Auf jeden Zug folgt höchstens ein solcher.',
      'Du musst die Karte noch haben, wenn der Zug vorbei ist: Mit Gestaltwandler abgeworfen oder durch Es vermehrt sich! verloren, bringt sie nichts.',
      'Zuerst werden die fehlenden Würfel abgezogen, dann gelten die Grenzen von 0 und 8 Würfeln.',
      'Steht auch ein Zug durch Raserei aus, kommt dieser hier zuerst, und der Zug durch Raserei hat alle Würfel.',
    ],
  },
  frenzy: {
    name: 'Raserei',
    text: 'Du machst gleich nach diesem Zug einen vollständigen weiteren Zug.',
    short: 'Nach diesem Zug ein weiterer',
    rulings: [
      'Der laufende Zug geht ganz normal weiter, sein Ende eingeschlossen.',
      'Wer vorher ausscheidet, bekommt keinen weiteren Zug. Jeder Kauf gibt einen eigenen, in der Reihenfolge der Käufe.',
      'Mit Mitläufer gekauft, folgt dein Zug auf den laufenden und auf weitere Züge des Monsters, das am Zug ist; danach geht es von dort im Uhrzeigersinn weiter.',
    ],
  },
  'friend-of-children': {
    name: 'Freund der Kinder',
    text: 'Jedes Mal, wenn du Energie erhältst, bekommst du 1 mehr, egal wie viel es ist.',
    short: 'Energie erhalten: 1 mehr',
    rulings: [
      'Alle Energie eines Wurfs ist ein Mal. Auch Impulsaufladung, Solarenergie, Wir machen es nur noch stärker! und was andere dir durch Heilstrahl oder Parasitäre Tentakel zahlen, zählt.',
      'Energie, die durch Gestaltwandler oder Monsterbatterien zurückkommt, zählt nicht.',
    ],
  },
  'gas-refinery': {
    name: 'Ölraffinerie',
    text: 'Du erhältst 2 Sterne. Jedes andere Monster erleidet 3 Schaden, egal wo es ist. Das ist kein Angriff.',
    short: '2 Sterne; 3 Schaden für alle anderen',
    rulings: [
      'Niemand darf deswegen fliehen. Stirbt das Monster in Tokyo City daran, nimmt niemand seinen Platz ein; ein Monster in Tokyo Bay rückt nach.',
    ],
  },
  'giant-brain': {
    name: 'Riesenhirn',
    text: 'Du hast in jedem deiner Züge einen Nachwurf mehr.',
    short: 'Ein Nachwurf mehr in jedem Zug',
    rulings: ['Mit einer Kopie durch Nachahmer sind es zwei mehr. Auch im kurzen Spiel kommt der Nachwurf dazu.'],
  },
  gourmet: {
    name: 'Feinschmecker',
    text: 'Wertest du drei oder mehr Einsen, erhältst du 2 Sterne mehr.',
    short: 'Drei Einsen: 2 Sterne mehr',
    rulings: ['Das gilt einmal in jedem Zug, zusätzlich zu dem, was die Einsen bringen.'],
  },
  heal: {
    name: 'Heilung',
    text: 'Du heilst 2 Herzen, auch in Tokyo, bis zu deiner Obergrenze.',
    short: '2 Herzen heilen',
    rulings: ['Mit Regeneration sind es 3.'],
  },
  'healing-ray': {
    name: 'Heilstrahl',
    text: 'Du darfst gewürfelte Herzen für andere Monster verwenden, egal wo du und sie sind: Jedes heilt 1 Herz. Das geheilte Monster kann nicht ablehnen und zahlt dir 2 Energie je Herz, oder was es noch hat, wenn das weniger ist.',
    short: 'Andere heilen, 2 Energie je Herz',
    rulings: [
      'Du darfst deine Herzen beliebig auf dich, deine Chips (beides nur draußen) und andere verteilen, aber niemand wird über seine Obergrenze geheilt.',
      'Wer keine Energie hat, wird umsonst geheilt.',
      'Chips von anderen entfernt die Karte nicht.',
      'Deine eigene Regeneration gibt einem geheilten Monster je Zug 1 Herz mehr, das wie die anderen bezahlt wird. Die Regeneration des geheilten Monsters fügt nichts hinzu.',
    ],
  },
  herbivore: {
    name: 'Pflanzenfresser',
    text: 'Am Ende deines Zuges erhältst du 1 Stern, wenn durch dich in diesem Zug kein anderes Monster ein Herz verloren hat.',
    short: 'Niemanden verletzt: 1 Stern',
    rulings: [
      'Ganz verhinderter Schaden stört nicht.',
      'Auch Giftchips, Schaden, den du selbst erleidest, und Herzen, die jemand mit Noch gigantischer verliert, stören nicht.',
    ],
  },
  'herd-culler': {
    name: 'Herdenjäger',
    text: 'Einmal in jedem deiner Züge darfst du vor dem Auswerten einen deiner Würfel auf 1 drehen.',
    short: 'In jedem Zug einen Würfel auf 1 drehen',
    rulings: [
      'Mit einer Kopie durch Nachahmer geht es zweimal. Das kommt nach allen Nachwürfen und nach jeder Psychosonde.',
    ],
  },
  'high-altitude-bombing': {
    name: 'Bombardement',
    text: 'Alle Monster, auch du, erleiden gleichzeitig 3 Schaden. Das ist kein Angriff.',
    short: '3 Schaden für alle, auch für dich',
    rulings: ['Es können alle zusammen fallen; dann gewinnt niemand.'],
  },
  'it-has-a-child': {
    name: 'Es vermehrt sich!',
    text: 'Fallen deine Herzen auf 0, scheidest du nicht aus: Du wirfst alle deine Karten ab, verlierst alle Sterne, verlässt Tokyo und spielst mit 10 Herzen weiter. Deine Energie behältst du.',
    short: 'Mit 0 Herzen fängst du neu an',
    rulings: [
      'Auch diese Karte wird abgeworfen. Gift- und Schrumpfchips bleiben; Schaden über 0 hinaus verfällt.',
      'War ein Angriff in Tokyo die Ursache, zieht der Angreifer ein wie nach einem Ausscheiden. Die Zahl der lebenden Monster ändert sich nicht, Tokyo Bay wird also nicht geschlossen.',
      'In deinem eigenen Zug spielst du ihn weiter, und ein weiterer Zug durch Raserei bleibt dir.',
      'Ein Angreifer, den Wühler auf 0 gebracht hat und der so zurückkommt, zieht trotzdem ein und hat 1 Stern.',
    ],
  },
  'jet-fighters': {
    name: 'Düsenjäger',
    text: 'Du erhältst 5 Sterne, dann erleidest du 4 Schaden.',
    short: '5 Sterne, 4 Schaden für dich',
    rulings: [
      'Der Schaden kommt auf einmal, und was dich schützt, wirkt. Wer daran stirbt, gewinnt nicht, auch nicht mit 20 Sternen.',
    ],
  },
  jets: {
    name: 'Düsenantrieb',
    text: 'Wirst du in Tokyo angegriffen, darfst du vor dem Schaden fliehen und erleidest nichts davon. Der Angreifer zieht ein.',
    short: 'Unverletzt fliehen',
    rulings: [
      'Du entscheidest vor dem Schaden, entgehst also auch einem tödlichen Angriff samt dem Punkt von Feueratem darin. Chips bekommst du dann keine.',
      'Bleibst du, erleidest du den ganzen Schaden und kannst vor diesem Angriff nicht mehr fliehen.',
      'Du darfst auch gehen, wenn andere Karten allen Schaden verhindert hätten. Gegen alles, was kein Angriff ist, hilft die Karte nicht.',
    ],
  },
  'made-in-a-lab': {
    name: 'Laborzüchtung',
    text: 'Während du Karten kaufst, darfst du heimlich die oberste Karte des Stapels ansehen und sie kaufen. Tust du es nicht, bleibt sie oben liegen.',
    short: 'Oberste Karte ansehen und kaufen',
    rulings: [
      'Das geht so oft, wie du willst. Kaufst du die Karte, wird die Auslage nicht aufgefüllt, und niemand kann sie mit Mitläufer wegkaufen.',
      'Du siehst die Karte, solange sie oben liegt, und sonst niemand. Ist der Stapel leer, wird vorher der Abwurfstapel gemischt.',
    ],
  },
  metamorph: {
    name: 'Gestaltwandler',
    text: 'Am Ende deines Zuges, nach dem Kaufen, darfst du beliebige deiner Behalten-Karten abwerfen und ihre Kosten als Energie aus der Bank nehmen.',
    short: 'Zugende: Karten werden zu Energie',
    rulings: [
      'Du bekommst die aufgedruckten Kosten, egal was du gezahlt hast. Auch in diesem Zug gekaufte Karten und Gestaltwandler selbst dürfen weg.',
      'Chips und Energie auf den Karten sind verloren. Mit Noch gigantischer verlierst du dessen Herzen.',
      'Das geschieht am Zugende als Erstes.',
    ],
  },
  mimic: {
    name: 'Nachahmer',
    text: 'Beim Kauf legst du den Nachahmerchip auf eine beliebige Behalten-Karte im Spiel, deine oder eine fremde: Nachahmer wirkt als zweites Exemplar davon, als hättest du sie gerade gekauft. Zu Beginn deines Zuges darfst du den Chip für 1 Energie auf eine andere Karte legen.',
    short: 'Kopiert eine Behalten-Karte im Spiel',
    rulings: [
      'Was beim Kauf geschieht, geschieht für dich: Noch gigantischer bringt Herzen, Rauchwolke 3 eigene Chips, Monsterbatterien eine eigene Einzahlung. Was vorbei ist, kommt nicht wieder: Zu Beginn eines Zuges auf Stadtfresser oder Monsterbatterien gelegt, bringt Nachahmer bei diesem Beginn nichts.',
      'Kommt die kopierte Karte aus dem Spiel, ist Nachahmer leer, bis du ihn zu Beginn eines Zuges für 1 Energie wieder anlegst. Wechselt sie nur den Besitzer, kopiert er sie weiter.',
      'Wird der Chip umgelegt, sind Chips und Energie der alten Kopie verloren, ebenso die Herzen von Noch gigantischer.',
      'Wo die kopierte Karte selbst abzuwerfen wäre, wird Nachahmer abgeworfen.',
      'Ist keine Behalten-Karte im Spiel, kauft man ihn leer. Nachahmer kopiert nie Nachahmer. Gekauft oder abgeworfen ist er 8 Energie wert; wer ihn neu bekommt, wählt sofort eine Karte und fängt frisch an.',
      'Hat jemand zwei Karten desselben Namens und eine davon wird kopiert, verlässt zuerst die andere das Spiel.',
    ],
  },
  'monster-batteries': {
    name: 'Monsterbatterien',
    text: 'Beim Kauf legst du beliebig viel deiner Energie darauf, und die Bank gibt ebenso viel dazu. Zu Beginn jedes deiner Züge nimmst du 2 Energie davon; ist die Karte leer, wird sie abgeworfen.',
    short: 'Energie verdoppeln, je Zug 2 zurück',
    rulings: [
      'Du entscheidest nach dem Bezahlen der Karte. Liegt nichts darauf, wird sie sofort abgeworfen. Auch weitere Züge zahlen aus.',
      'Energie auf der Karte kann man nicht ausgeben. Beim Verkauf durch Parasitäre Tentakel geht sie mit, mit Gestaltwandler ist sie verloren.',
      'Freund der Kinder fügt nichts hinzu.',
    ],
  },
  'national-guard': {
    name: 'Nationalgarde',
    text: 'Du erhältst 2 Sterne, dann erleidest du 2 Schaden.',
    short: '2 Sterne, 2 Schaden für dich',
    rulings: [
      'Der Schaden kommt auf einmal, und was dich schützt, wirkt. Wer daran stirbt, gewinnt nicht, auch nicht mit 20 Sternen.',
    ],
  },
  'nova-breath': {
    name: 'Nova-Atem',
    text: 'Deine Angriffe treffen alle anderen Monster, egal wo sie sind.',
    short: 'Deine Angriffe treffen alle anderen',
    rulings: [
      'Sie treffen alle, auch während du in ein leeres Tokyo einziehst.',
      'Monster in Tokyo dürfen wie sonst fliehen, auch vor dir auf dem anderen Platz. Du ziehst dann nicht um, außer von Tokyo Bay in ein frei gewordenes Tokyo City, ohne Stern.',
      'Ohne Kralle bewirkt die Karte nichts.',
    ],
  },
  'nuclear-power-plant': {
    name: 'Kernkraftwerk',
    text: 'Du erhältst 2 Sterne und heilst 3 Herzen, auch in Tokyo, bis zu deiner Obergrenze.',
    short: '2 Sterne, 3 Herzen heilen',
    rulings: ['Mit Regeneration heilst du 4.'],
  },
  omnivore: {
    name: 'Allesfresser',
    text: 'Einmal in jedem Zug erhältst du 2 Sterne, wenn deine endgültigen Würfel eine 1, eine 2 und eine 3 zeigen. Die Würfel zählen trotzdem für alles andere.',
    short: '1, 2 und 3: 2 Sterne',
    rulings: [
      'Dieselben Würfel dürfen zu einem Drilling oder zu Totale Zerstörung gehören. Mit einer Kopie durch Nachahmer zählt die Karte doppelt.',
    ],
  },
  opportunist: {
    name: 'Mitläufer',
    text: 'Immer wenn im Zug eines anderen Monsters eine Karte neu aufgedeckt wird, darfst du sie sofort kaufen, noch vor dem Monster, das am Zug ist.',
    short: 'Neue Karten vor den anderen kaufen',
    rulings: [
      'Auch jede Karte, die eine von dir gekaufte ersetzt, wird dir angeboten.',
      'Bei zwei Mitläufern wählt zuerst, wer im Uhrzeigersinn näher am Monster sitzt, das am Zug ist, und zwar bei jeder neuen Karte, auch wenn der andere sie durch einen Kauf ausgelöst hat.',
      'Du wählst, nachdem die gekaufte Karte gewirkt hat. Deine eigenen Rabatte und Exklusivreportage gelten. In deinem eigenen Zug bewirkt die Karte nichts.',
      'Stirbt das Monster, das am Zug ist, an seinem Kauf, gibt es nichts wegzukaufen. Stirbst du an deinem, geht sein Zug weiter.',
    ],
  },
  'parasitic-tentacles': {
    name: 'Parasitäre Tentakel',
    text: 'Während du Karten kaufst, darfst du auch Behalten-Karten anderer Monster kaufen. Den Preis zahlst du an ihren Besitzer, der nicht ablehnen kann.',
    short: 'Karten anderer Monster kaufen',
    rulings: [
      'Nur in deinem eigenen Zug. Der Preis sind die aufgedruckten Kosten abzüglich deines Rabatts.',
      'Chips und Energie auf der Karte kommen mit: Rauchwolke und Monsterbatterien behalten, was auf ihnen liegt.',
      'Noch gigantischer nimmt seine Herzen dem Verkäufer und bringt sie dir. Bei Nachahmer wählst du eine neue Karte.',
    ],
  },
  'plot-twist': {
    name: 'Unerwartete Wendung',
    text: 'Einmal darfst du in deinem Zug vor dem Auswerten einen deiner Würfel auf eine beliebige Seite drehen. Dann wirfst du diese Karte ab.',
    short: 'Einmal: Würfel beliebig drehen',
    rulings: ['Nur eigene Würfel lassen sich drehen, nach allen Nachwürfen.'],
  },
  'poison-quills': {
    name: 'Giftstacheln',
    text: 'Wertest du drei oder mehr Zweien, erleiden alle Monster auf der anderen Seite (in Tokyo oder draußen) 2 Schaden. Mit mindestens einer Kralle kommen die 2 Punkte zu deinem Angriff dazu.',
    short: 'Drei Zweien: 2 Schaden mehr',
    rulings: [
      'Ohne Kralle ist das Schaden, aber kein Angriff: Niemand darf fliehen, und niemand zieht ein. Er wird zusammen mit dem von Säureangriff erlitten.',
      'Nova-Atem weitet den Schaden ohne Kralle nicht aus.',
    ],
  },
  'poison-spit': {
    name: 'Giftspeier',
    text: 'Jedes Monster, das durch deinen Angriff ein Herz verliert, bekommt einen Giftchip. Je Giftchip erleidet ein Monster am Ende jedes seiner Züge 1 Schaden; draußen darf es für ein gewürfeltes Herz einen entfernen.',
    short: 'Deine Angriffe vergiften Verletzte',
    rulings: [
      'Nur dein Angriff gibt Chips, einen je Opfer (mit einer Kopie durch Nachahmer zwei), nicht der Schaden von Karten.',
      'Chips bleiben, wenn diese Karte aus dem Spiel kommt und wenn Es vermehrt sich! ihren Träger rettet.',
      'Alle Giftchips eines Monsters sind zusammen ein Schaden, das Letzte in seinem Zug. Niemand gilt als dessen Ursache.',
    ],
  },
  'psychic-probe': {
    name: 'Psychosonde',
    text: 'Einmal im Zug jedes anderen Monsters darfst du nach dessen letztem Wurf einen seiner Würfel neu würfeln. Kommt ein Herz, wirfst du diese Karte ab; das Herz zählt.',
    short: 'Fremden Würfel neu würfeln',
    rulings: [
      'Du wählst irgendeinen Würfel, auch einen liegen gelassenen. Das geschieht, bevor das andere Monster mit Karten Würfel drehen kann. Ein Extrazug ist ein neuer Zug.',
      'Bei mehreren Sonden wird im Uhrzeigersinn entschieden, vom Monster aus, das am Zug ist.',
      'Wird die Karte wegen eines Herzens abgeworfen, ist eine Kopie durch Nachahmer leer.',
    ],
  },
  'rapid-healing': {
    name: 'Schnellheilung',
    text: 'Du darfst jederzeit, auch in Tokyo, 2 Energie zahlen, um 1 Herz zu heilen, so oft du zahlen kannst.',
    short: '2 Energie zahlen: 1 Herz heilen',
    rulings: [
      'Das geht in deinem eigenen Zug, wenn du über Würfel, gewürfelte Herzen, Kaufen oder Abwerfen entscheidest, und in jedem Zug, bevor du Schaden erleidest, bevor Gewaltiger Sturm oder Heilstrahl dir Energie nimmt und bevor dir diese Karte oder Noch gigantischer weggekauft wird.',
      'Kopiert dein Nachahmer Noch gigantischer, geht es auch, bevor die kopierte Karte mit Gestaltwandler abgeworfen wird; nicht aber, wenn ihr Besitzer fällt.',
      'Mit 0 Herzen ist es zu spät, und über deine Obergrenze heilt die Karte nicht. Regeneration fügt jedes Mal 1 hinzu.',
    ],
  },
  regeneration: {
    name: 'Regeneration',
    text: 'Jedes Mal, wenn du heilst, heilst du 1 Herz mehr.',
    short: 'Jedes Mal 1 Herz mehr heilen',
    rulings: [
      'Alle Herzen eines Wurfs, mit denen du dich selbst heilst, sind ein Mal. Heilung, Kernkraftwerk und jede Schnellheilung sind je ein Mal.',
      'Nichts hinzu kommt beim Entfernen von Chips, bei Noch gigantischer und wenn ein anderes Monster dich heilt.',
    ],
  },
  'rooting-for-the-underdog': {
    name: 'Außenseiterbonus',
    text: 'Am Ende jedes Zuges, auch der anderen, erhältst du 1 Stern, wenn du allein die wenigsten Sterne aller Monster im Spiel hast.',
    short: 'Allein die wenigsten Sterne: 1 Stern',
    rulings: ['Haben andere ebenso wenige, gibt es nichts. Mit einer Kopie durch Nachahmer sind es 2 Sterne.'],
  },
  'shrink-ray': {
    name: 'Schrumpfstrahl',
    text: 'Jedes Monster, das durch deinen Angriff ein Herz verliert, bekommt einen Schrumpfchip. Je Schrumpfchip würfelt ein Monster mit einem Würfel weniger; draußen darf es für ein gewürfeltes Herz einen entfernen.',
    short: 'Deine Angriffe schrumpfen Verletzte',
    rulings: [
      'Nur dein Angriff gibt Chips, einen je Opfer (mit einer Kopie durch Nachahmer zwei), nicht der Schaden von Karten.',
      'Die Zahl der Würfel steht mit dem ersten Wurf fest; ein entfernter Chip hilft also ab dem nächsten Zug. Genügend Chips lassen gar keinen Würfel übrig.',
      'Chips bleiben, wenn diese Karte aus dem Spiel kommt und wenn Es vermehrt sich! ihren Träger rettet.',
    ],
  },
  skyscraper: {
    name: 'Wolkenkratzer',
    text: 'Du erhältst 4 Sterne.',
    short: '4 Sterne',
    rulings: ['Die Sterne gibt es sofort, dann kommt die Karte auf den Abwurfstapel.'],
  },
  'smoke-cloud': {
    name: 'Rauchwolke',
    text: 'Sie kommt mit 3 Rauchchips. In deinem Zug darfst du einen für einen weiteren Nachwurf ausgeben, auch mehrere in einem Zug. Mit dem letzten Chip wird die Karte abgeworfen.',
    short: 'Drei weitere Nachwürfe nach Wahl',
    rulings: [
      'Eine Kopie durch Nachahmer hat 3 eigene Chips. Mit Parasitäre Tentakel gekauft, behält die Karte die, die sie hat.',
    ],
  },
  'solar-powered': {
    name: 'Solarenergie',
    text: 'Am Ende deines Zuges erhältst du 1 Energie, wenn du keine hast.',
    short: 'Am Zugende ohne Energie: 1 Energie',
    rulings: [
      'Sie wirkt schon in dem Zug, in dem du sie kaufst, und zwar nach Gestaltwandler. Energie auf Karten zählt nicht.',
    ],
  },
  'spiked-tail': {
    name: 'Stachelschwanz',
    text: 'Deine Angriffe machen jedem Opfer 1 Schaden mehr.',
    short: 'Deine Angriffe: 1 Schaden mehr',
    rulings: ['Ohne Kralle gibt es keinen Angriff, und die Karte bewirkt nichts.'],
  },
  stretchy: {
    name: 'Dehnbar',
    text: 'In deinem Zug darfst du vor dem Auswerten 2 Energie zahlen, um einen deiner Würfel auf eine beliebige Seite zu drehen, so oft du zahlen kannst.',
    short: '2 Energie: Würfel beliebig drehen',
    rulings: ['Derselbe Würfel darf noch einmal gedreht werden. In diesem Zug gewürfelte Energie ist noch nicht da.'],
  },
  tanks: {
    name: 'Panzer',
    text: 'Du erhältst 4 Sterne, dann erleidest du 3 Schaden.',
    short: '4 Sterne, 3 Schaden für dich',
    rulings: [
      'Der Schaden kommt auf einmal, und was dich schützt, wirkt. Wer daran stirbt, gewinnt nicht, auch nicht mit 20 Sternen.',
    ],
  },
  telepath: {
    name: 'Telepath',
    text: 'In deinem Zug darfst du 1 Energie für einen weiteren Nachwurf zahlen, so oft du zahlen kannst.',
    short: '1 Energie zahlen: ein Nachwurf mehr',
    rulings: ['In diesem Zug gewürfelte Energie ist noch nicht da. Im kurzen Spiel bleiben Krallen liegen.'],
  },
  urbavore: {
    name: 'Stadtfresser',
    text: 'Beginnst du deinen Zug in Tokyo, erhältst du 1 Stern mehr. Solange du in Tokyo bist, ist jeder Schaden, den du in deinem Zug zufügst, für jedes Opfer um 1 höher.',
    short: 'In Tokyo +1 Stern und +1 Schaden',
    rulings: [
      'Erhöht wird der Schaden deines Angriffs, der von Säureangriff und Giftstacheln ohne Kralle und der von Karten, die du kaufst, aber nicht, was du selbst erleidest.',
      'In dem Zug, in dem du einziehst, warst du beim Angriff noch draußen, er wird also nicht erhöht.',
    ],
  },
  'vast-storm': {
    name: 'Gewaltiger Sturm',
    text: 'Du erhältst 2 Sterne. Jedes andere Monster verliert die Hälfte seiner Energie, abgerundet.',
    short: '2 Sterne; andere: halbe Energie weg',
    rulings: ['Energie auf Karten ist sicher. Wer Schnellheilung hat, darf sie vorher benutzen.'],
  },
  'we-re-only-making-it-stronger': {
    name: 'Wir machen es nur noch stärker!',
    text: 'Jedes Mal, wenn du durch eine Ursache 2 oder mehr Herzen verlierst und überlebst, erhältst du 1 Energie.',
    short: '2 Herzen oder mehr weg: 1 Energie',
    rulings: ['Nur wirklich verlorene Herzen zählen. Die mit Noch gigantischer verlorenen zählen nicht.'],
  },
  wings: {
    name: 'Flügel',
    text: 'Bevor du Schaden erleidest, darfst du 2 Energie zahlen: Von da an verletzt dich nichts mehr, bis der laufende Zug vorbei ist.',
    short: '2 Energie: in diesem Zug kein Schaden',
    rulings: [
      'Du entscheidest, wenn du die Würfel gesehen hast, bevor die Herzen verloren sind. Einmal zahlen genügt für den ganzen Zug, spätere Karten, Wühler und dein eigenes Gift eingeschlossen.',
      'Vor einem so aufgehobenen Angriff kannst du nicht fliehen.',
      'Die Karte hilft auch gegen eine Karte, die du selbst kaufst, etwa Panzer, aber nicht gegen den Verlust von Sternen, Energie oder der Herzen von Noch gigantischer.',
    ],
  },
};
