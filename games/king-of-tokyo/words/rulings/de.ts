import type { Rulings } from '../words.ts';

export const rulings: Rulings = {
  'acid-attack': [
    'Ohne Kralle ist das Schaden, aber kein Angriff: Niemand darf fliehen, und niemand zieht ein. Stirbt das Monster in Tokyo daran, bleibt sein Platz leer.',
    'Nova-Atem weitet den Schaden ohne Kralle nicht aus.',
    'In dem Zug, in dem du die Karte kaufst, bewirkt sie nichts, denn die Würfel sind dann schon ausgewertet.',
    'Panzerung hebt den Punkt auf, wenn er allein kommt.',
  ],
  'alien-metabolism': [
    'Das gilt für die Auslage, für die oberste Karte des Stapels und für Käufe mit Mitläufer oder Parasitäre Tentakel.',
    'Mit einer Kopie durch Nachahmer kosten Karten 2 Energie weniger.',
    'Wer dir durch Parasitäre Tentakel eine Karte verkauft, bekommt das, was du wirklich zahlst.',
  ],
  'alpha-monster': [
    'Den Stern gibt es auch, wenn Tokyo leer war oder aller Schaden verhindert wurde.',
    'Säureangriff oder Giftstacheln ohne Kralle bringen keinen Stern.',
    'Der Stern kommt vor dem Schaden.',
  ],
  'apartment-building': ['Die Sterne gibt es sofort, dann kommt die Karte auf den Abwurfstapel.'],
  'armor-plating': [
    'Alle Punkte einer Ursache zählen zusammen: 1 Kralle und Feueratem desselben Angreifers sind 2, und nichts wird aufgehoben.',
    'Zwei getrennte Ursachen mit je 1 Schaden in einem Zug werden beide aufgehoben. Ein Giftchip wird aufgehoben, zwei nicht.',
    'Es zählt, was nach Tarnung übrig ist.',
    'Die Karte wirkt von selbst, und man kann nicht darauf verzichten, auch nicht, um fliehen zu dürfen.',
    'Gegen den Verlust von Sternen oder Energie hilft sie nicht.',
  ],
  'background-dweller': [
    'Das geht auch nach deinem letzten Nachwurf und nachdem eine Psychosonde einen Würfel verändert hat.',
    'Auch Dreien unter den Würfeln deiner eigenen Tarnung darfst du neu würfeln.',
  ],
  burrowing: [
    'Der zusätzliche Schaden braucht mindestens eine Kralle.',
    'Das Monster, das deinen Platz einnimmt, erleidet den Schaden vor dem Einziehen. Scheidet es dadurch aus, zieht es nicht ein und bekommt keinen Stern.',
    'Nichts geschieht, wenn du ausscheidest, verdrängt wirst oder Tokyo Bay geschlossen wird, und auch nicht, wenn niemand einzieht.',
    'Wird auf beiden Plätzen mit dieser Karte geflohen (einmal durch Nachahmer), erleidet der Angreifer zwei getrennte Punkte, obwohl er in Tokyo City endet. Fliehst du aus Tokyo Bay, während auch Tokyo City frei wird, erleidet er einen.',
    'Ein Angreifer, der nicht einziehen kann, weil Tokyo Bay geschlossen wird, erleidet nichts.',
  ],
  camouflage: [
    'Sie wirkt gegen jede Art von Schaden, von selbst, und bevor Panzerung zählt.',
    'Es sind so viele Würfel wie Schadenspunkte, auch mehr als acht. Es sind nicht die Würfel eines Zuges; nur dein eigener Hintergrundbewohner darf Dreien darunter neu würfeln.',
    'Ein ganz aufgehobener Angriff bringt keine Chips und kein Recht zu fliehen.',
    'Mit einer Kopie durch Nachahmer würfelt die zweite für die Punkte, die die erste übrig ließ.',
  ],
  'commuter-train': ['Die Sterne gibt es sofort, dann kommt die Karte auf den Abwurfstapel.'],
  'complete-destruction': [
    'Dafür braucht man mindestens sechs Würfel. Mit einer Kopie durch Nachahmer gibt es die 9 Sterne zweimal.',
  ],
  'corner-store': ['Den Stern gibt es sofort, dann kommt die Karte auf den Abwurfstapel.'],
  'dedicated-news-team': [
    'Es zählen Karten der Auslage, die oberste Karte des Stapels und Käufe mit Mitläufer oder Parasitäre Tentakel.',
    'Die Auslage auszutauschen und Nachahmer umzulegen sind keine Käufe.',
  ],
  'drop-from-high-altitude': [
    'Bist du schon in Tokyo, in Tokyo City oder Tokyo Bay, bleibst du, wo du bist, und erhältst nur die 2 Sterne.',
    'Wer weichen muss, flieht nicht; Wühler bewirkt also nichts.',
  ],
  'eater-of-the-dead': [
    'Auch ein Monster, das durch Es vermehrt sich! zurückkommt, zählt. Fallen mehrere zugleich, zählt jedes.',
    'Fällst du selbst auf 0, bringt dir das nichts.',
    'Fällst du im selben Augenblick wie andere auf 0, bekommst du die Sterne für sie trotzdem; rettet dich dann Es vermehrt sich!, sind sie wieder verloren.',
  ],
  energize: ['Mit Freund der Kinder sind es 10.'],
  'energy-hoarder': [
    'Gezählt wird nach Gestaltwandler und schon in dem Zug, in dem du die Karte kaufst.',
    'Mit einer Kopie durch Nachahmer zählt sie doppelt.',
  ],
  'evacuation-orders': ['Das kann ein Monster wieder unter 20 Sterne bringen, bevor am Zugende der Sieg geprüft wird.'],
  'even-bigger': [
    'Die 2 Herzen sind keine Heilung, Regeneration fügt also nichts hinzu.',
    'Auch zwei davon (mit Nachahmer) führen nicht über 12 hinaus. Was jede wirklich gebracht hat, 0 bis 2 Herzen, wird gemerkt und geht mit ihr verloren.',
    'Wie auch immer die Karte verloren geht, verkauft, abgeworfen oder weil Nachahmer umgelegt wurde, die Herzen gehen mit. Nichts verhindert das, und man kann dadurch ausscheiden.',
    'Scheidet jemand dadurch aus, dass die Karte mit Parasitäre Tentakel gekauft wird, bekommt sie der Käufer trotzdem. Der Preis geht mit der übrigen Energie zurück in die Bank oder bleibt, wenn Es vermehrt sich! rettet.',
    'Dieser Verlust ist kein Schaden: Pflanzenfresser wird davon nicht gestört, und Wir machen es nur noch stärker! bringt nichts.',
    'Nach Es vermehrt sich! hast du einfach 10 Herzen.',
  ],
  'extra-head': [
    'Der Würfel kommt beim nächsten ersten Wurf eines deiner Züge dazu.',
    'Mehr als acht Würfel sind es nie, auch nicht mit zwei Köpfen und einer Kopie durch Nachahmer.',
  ],
  'fire-blast': [
    'Niemand darf deswegen fliehen. Stirbt das Monster in Tokyo City daran, nimmt niemand seinen Platz ein; ein Monster in Tokyo Bay rückt nach.',
  ],
  'fire-breathing': [
    'Nachbarn sind die nächsten lebenden Monster links und rechts. Leben nur noch zwei, erleidet der einzige Gegner 1 und nicht 2.',
    'Es wirkt einmal für jede Ursache (deinen Angriff, Säureangriff und Giftstacheln ohne Kralle oder eine gekaufte Karte), die mindestens ein anderes Monster verletzen würde, bevor etwas verhindert wird; also nicht beim Einziehen in ein leeres Tokyo und nicht bei Karten, die nur dich verletzen.',
    'Der eigene Schaden bringt keine Chips und kein Recht zu fliehen. Er wird zusammen mit dem Schaden erlitten, der ihn ausgelöst hat, bevor jemand flieht.',
    'Giftchips und der Punkt von Wühler lösen ihn nicht aus.',
    'Mit einer Kopie durch Nachahmer sind es 2 statt 1. Stadtfresser erhöht den eigenen Schaden nicht.',
  ],
  'freeze-time': [
    'Das gilt auch, wenn du die Karte erst später in diesem Zug kaufst. Auf jeden Zug folgt höchstens ein solcher.',
    'Du musst die Karte noch haben, wenn der Zug vorbei ist: Mit Gestaltwandler abgeworfen oder durch Es vermehrt sich! verloren, bringt sie nichts.',
    'Zuerst werden die fehlenden Würfel abgezogen, dann gelten die Grenzen von 0 und 8 Würfeln.',
    'Steht auch ein Zug durch Raserei aus, kommt dieser hier zuerst, und der Zug durch Raserei hat alle Würfel.',
  ],
  frenzy: [
    'Der laufende Zug geht ganz normal weiter, sein Ende eingeschlossen.',
    'Wer vorher ausscheidet, bekommt keinen weiteren Zug. Jeder Kauf gibt einen eigenen, in der Reihenfolge der Käufe.',
    'Mit Mitläufer gekauft, folgt dein Zug auf den laufenden und auf weitere Züge des Monsters, das am Zug ist; danach geht es von dort im Uhrzeigersinn weiter.',
  ],
  'friend-of-children': [
    'Alle Energie eines Wurfs ist ein Mal. Auch Impulsaufladung, Solarenergie, Wir machen es nur noch stärker! und was andere dir durch Heilstrahl oder Parasitäre Tentakel zahlen, zählt.',
    'Energie, die durch Gestaltwandler oder Monsterbatterien zurückkommt, zählt nicht.',
  ],
  'gas-refinery': [
    'Niemand darf deswegen fliehen. Stirbt das Monster in Tokyo City daran, nimmt niemand seinen Platz ein; ein Monster in Tokyo Bay rückt nach.',
  ],
  'giant-brain': ['Mit einer Kopie durch Nachahmer sind es zwei mehr. Auch im kurzen Spiel kommt der Nachwurf dazu.'],
  gourmet: ['Das gilt einmal in jedem Zug, zusätzlich zu dem, was die Einsen bringen.'],
  heal: ['Mit Regeneration sind es 3.'],
  'healing-ray': [
    'Du darfst deine Herzen beliebig auf dich, deine Chips (beides nur draußen) und andere verteilen, aber niemand wird über seine Obergrenze geheilt.',
    'Wer keine Energie hat, wird umsonst geheilt.',
    'Chips von anderen entfernt die Karte nicht.',
    'Deine eigene Regeneration gibt einem geheilten Monster je Zug 1 Herz mehr, das wie die anderen bezahlt wird. Die Regeneration des geheilten Monsters fügt nichts hinzu.',
  ],
  herbivore: [
    'Ganz verhinderter Schaden stört nicht.',
    'Auch Giftchips, Schaden, den du selbst erleidest, und Herzen, die jemand mit Noch gigantischer verliert, stören nicht.',
  ],
  'herd-culler': [
    'Mit einer Kopie durch Nachahmer geht es zweimal. Das kommt nach allen Nachwürfen und nach jeder Psychosonde.',
  ],
  'high-altitude-bombing': ['Es können alle zusammen fallen; dann gewinnt niemand.'],
  'it-has-a-child': [
    'Auch diese Karte wird abgeworfen. Gift- und Schrumpfchips bleiben; Schaden über 0 hinaus verfällt.',
    'War ein Angriff in Tokyo die Ursache, zieht der Angreifer ein wie nach einem Ausscheiden. Die Zahl der lebenden Monster ändert sich nicht, Tokyo Bay wird also nicht geschlossen.',
    'In deinem eigenen Zug spielst du ihn weiter, und ein weiterer Zug durch Raserei bleibt dir.',
    'Ein Angreifer, den Wühler auf 0 gebracht hat und der so zurückkommt, zieht trotzdem ein und hat 1 Stern.',
  ],
  'jet-fighters': [
    'Der Schaden kommt auf einmal, und was dich schützt, wirkt. Wer daran stirbt, gewinnt nicht, auch nicht mit 20 Sternen.',
  ],
  jets: [
    'Du entscheidest vor dem Schaden, entgehst also auch einem tödlichen Angriff samt dem Punkt von Feueratem darin. Chips bekommst du dann keine.',
    'Bleibst du, erleidest du den ganzen Schaden und kannst vor diesem Angriff nicht mehr fliehen.',
    'Du darfst auch gehen, wenn andere Karten allen Schaden verhindert hätten. Gegen alles, was kein Angriff ist, hilft die Karte nicht.',
  ],
  'made-in-a-lab': [
    'Das geht so oft, wie du willst. Kaufst du die Karte, wird die Auslage nicht aufgefüllt, und niemand kann sie mit Mitläufer wegkaufen.',
    'Du siehst die Karte, solange sie oben liegt, und sonst niemand. Ist der Stapel leer, wird vorher der Abwurfstapel gemischt.',
  ],
  metamorph: [
    'Du bekommst die aufgedruckten Kosten, egal was du gezahlt hast. Auch in diesem Zug gekaufte Karten und Gestaltwandler selbst dürfen weg.',
    'Chips und Energie auf den Karten sind verloren. Mit Noch gigantischer verlierst du dessen Herzen.',
    'Das geschieht am Zugende als Erstes.',
  ],
  mimic: [
    'Was beim Kauf geschieht, geschieht für dich: Noch gigantischer bringt Herzen, Rauchwolke 3 eigene Chips, Monsterbatterien eine eigene Einzahlung. Was vorbei ist, kommt nicht wieder: Zu Beginn eines Zuges auf Stadtfresser oder Monsterbatterien gelegt, bringt Nachahmer bei diesem Beginn nichts.',
    'Kommt die kopierte Karte aus dem Spiel, ist Nachahmer leer, bis du ihn zu Beginn eines Zuges für 1 Energie wieder anlegst. Wechselt sie nur den Besitzer, kopiert er sie weiter.',
    'Wird der Chip umgelegt, sind Chips und Energie der alten Kopie verloren, ebenso die Herzen von Noch gigantischer.',
    'Wo die kopierte Karte selbst abzuwerfen wäre, wird Nachahmer abgeworfen.',
    'Ist keine Behalten-Karte im Spiel, kauft man ihn leer. Nachahmer kopiert nie Nachahmer. Gekauft oder abgeworfen ist er 8 Energie wert; wer ihn neu bekommt, wählt sofort eine Karte und fängt frisch an.',
    'Hat jemand zwei Karten desselben Namens und eine davon wird kopiert, verlässt zuerst die andere das Spiel.',
  ],
  'monster-batteries': [
    'Du entscheidest nach dem Bezahlen der Karte. Liegt nichts darauf, wird sie sofort abgeworfen. Auch weitere Züge zahlen aus.',
    'Energie auf der Karte kann man nicht ausgeben. Beim Verkauf durch Parasitäre Tentakel geht sie mit, mit Gestaltwandler ist sie verloren.',
    'Freund der Kinder fügt nichts hinzu.',
  ],
  'national-guard': [
    'Der Schaden kommt auf einmal, und was dich schützt, wirkt. Wer daran stirbt, gewinnt nicht, auch nicht mit 20 Sternen.',
  ],
  'nova-breath': [
    'Sie treffen alle, auch während du in ein leeres Tokyo einziehst.',
    'Monster in Tokyo dürfen wie sonst fliehen, auch vor dir auf dem anderen Platz. Du ziehst dann nicht um, außer von Tokyo Bay in ein frei gewordenes Tokyo City, ohne Stern.',
    'Ohne Kralle bewirkt die Karte nichts.',
  ],
  'nuclear-power-plant': ['Mit Regeneration heilst du 4.'],
  omnivore: [
    'Dieselben Würfel dürfen zu einem Drilling oder zu Totale Zerstörung gehören. Mit einer Kopie durch Nachahmer zählt die Karte doppelt.',
  ],
  opportunist: [
    'Auch jede Karte, die eine von dir gekaufte ersetzt, wird dir angeboten.',
    'Bei zwei Mitläufern wählt zuerst, wer im Uhrzeigersinn näher am Monster sitzt, das am Zug ist, und zwar bei jeder neuen Karte, auch wenn der andere sie durch einen Kauf ausgelöst hat.',
    'Du wählst, nachdem die gekaufte Karte gewirkt hat. Deine eigenen Rabatte und Exklusivreportage gelten. In deinem eigenen Zug bewirkt die Karte nichts.',
    'Stirbt das Monster, das am Zug ist, an seinem Kauf, gibt es nichts wegzukaufen. Stirbst du an deinem, geht sein Zug weiter.',
  ],
  'parasitic-tentacles': [
    'Nur in deinem eigenen Zug. Der Preis sind die aufgedruckten Kosten abzüglich deines Rabatts.',
    'Chips und Energie auf der Karte kommen mit: Rauchwolke und Monsterbatterien behalten, was auf ihnen liegt.',
    'Noch gigantischer nimmt seine Herzen dem Verkäufer und bringt sie dir. Bei Nachahmer wählst du eine neue Karte.',
  ],
  'plot-twist': ['Nur eigene Würfel lassen sich drehen, nach allen Nachwürfen.'],
  'poison-quills': [
    'Ohne Kralle ist das Schaden, aber kein Angriff: Niemand darf fliehen, und niemand zieht ein. Er wird zusammen mit dem von Säureangriff erlitten.',
    'Nova-Atem weitet den Schaden ohne Kralle nicht aus.',
  ],
  'poison-spit': [
    'Nur dein Angriff gibt Chips, einen je Opfer (mit einer Kopie durch Nachahmer zwei), nicht der Schaden von Karten.',
    'Chips bleiben, wenn diese Karte aus dem Spiel kommt und wenn Es vermehrt sich! ihren Träger rettet.',
    'Alle Giftchips eines Monsters sind zusammen ein Schaden, das Letzte in seinem Zug. Niemand gilt als dessen Ursache.',
  ],
  'psychic-probe': [
    'Du wählst irgendeinen Würfel, auch einen liegen gelassenen. Das geschieht, bevor das andere Monster mit Karten Würfel drehen kann. Ein Extrazug ist ein neuer Zug.',
    'Bei mehreren Sonden wird im Uhrzeigersinn entschieden, vom Monster aus, das am Zug ist.',
    'Wird die Karte wegen eines Herzens abgeworfen, ist eine Kopie durch Nachahmer leer.',
  ],
  'rapid-healing': [
    'Das geht in deinem eigenen Zug, wenn du über Würfel, gewürfelte Herzen, Kaufen oder Abwerfen entscheidest, und in jedem Zug, bevor du Schaden erleidest, bevor Gewaltiger Sturm oder Heilstrahl dir Energie nimmt und bevor dir diese Karte oder Noch gigantischer weggekauft wird.',
    'Kopiert dein Nachahmer Noch gigantischer, geht es auch, bevor die kopierte Karte mit Gestaltwandler abgeworfen wird; nicht aber, wenn ihr Besitzer fällt.',
    'Mit 0 Herzen ist es zu spät, und über deine Obergrenze heilt die Karte nicht. Regeneration fügt jedes Mal 1 hinzu.',
  ],
  regeneration: [
    'Alle Herzen eines Wurfs, mit denen du dich selbst heilst, sind ein Mal. Heilung, Kernkraftwerk und jede Schnellheilung sind je ein Mal.',
    'Nichts hinzu kommt beim Entfernen von Chips, bei Noch gigantischer und wenn ein anderes Monster dich heilt.',
  ],
  'rooting-for-the-underdog': [
    'Haben andere ebenso wenige, gibt es nichts. Mit einer Kopie durch Nachahmer sind es 2 Sterne.',
  ],
  'shrink-ray': [
    'Nur dein Angriff gibt Chips, einen je Opfer (mit einer Kopie durch Nachahmer zwei), nicht der Schaden von Karten.',
    'Die Zahl der Würfel steht mit dem ersten Wurf fest; ein entfernter Chip hilft also ab dem nächsten Zug. Genügend Chips lassen gar keinen Würfel übrig.',
    'Chips bleiben, wenn diese Karte aus dem Spiel kommt und wenn Es vermehrt sich! ihren Träger rettet.',
  ],
  skyscraper: ['Die Sterne gibt es sofort, dann kommt die Karte auf den Abwurfstapel.'],
  'smoke-cloud': [
    'Eine Kopie durch Nachahmer hat 3 eigene Chips. Mit Parasitäre Tentakel gekauft, behält die Karte die, die sie hat.',
  ],
  'solar-powered': [
    'Sie wirkt schon in dem Zug, in dem du sie kaufst, und zwar nach Gestaltwandler. Energie auf Karten zählt nicht.',
  ],
  'spiked-tail': ['Ohne Kralle gibt es keinen Angriff, und die Karte bewirkt nichts.'],
  stretchy: ['Derselbe Würfel darf noch einmal gedreht werden. In diesem Zug gewürfelte Energie ist noch nicht da.'],
  tanks: [
    'Der Schaden kommt auf einmal, und was dich schützt, wirkt. Wer daran stirbt, gewinnt nicht, auch nicht mit 20 Sternen.',
  ],
  telepath: ['In diesem Zug gewürfelte Energie ist noch nicht da. Im kurzen Spiel bleiben Krallen liegen.'],
  urbavore: [
    'Erhöht wird der Schaden deines Angriffs, der von Säureangriff und Giftstacheln ohne Kralle und der von Karten, die du kaufst, aber nicht, was du selbst erleidest.',
    'In dem Zug, in dem du einziehst, warst du beim Angriff noch draußen, er wird also nicht erhöht.',
  ],
  'vast-storm': ['Energie auf Karten ist sicher. Wer Schnellheilung hat, darf sie vorher benutzen.'],
  'we-re-only-making-it-stronger': [
    'Nur wirklich verlorene Herzen zählen. Die mit Noch gigantischer verlorenen zählen nicht.',
  ],
  wings: [
    'Du entscheidest, wenn du die Würfel gesehen hast, bevor die Herzen verloren sind. Einmal zahlen genügt für den ganzen Zug, spätere Karten, Wühler und dein eigenes Gift eingeschlossen.',
    'Vor einem so aufgehobenen Angriff kannst du nicht fliehen.',
    'Die Karte hilft auch gegen eine Karte, die du selbst kaufst, etwa Panzer, aber nicht gegen den Verlust von Sternen, Energie oder der Herzen von Noch gigantischer.',
  ],
};
