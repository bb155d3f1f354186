import type { Rulings } from '../words.ts';

export const rulings: Rulings = {
  'acid-attack': [
    'Ohne Kralle ist das Schaden, aber kein Angriff: Niemand darf fliehen, und niemand zieht ein. Stirbt dadurch das Monster in Tokyo, bleibt sein Platz leer.',
    'Auch mit „Nova-Atem“ trifft Schaden ohne Kralle nur die andere Seite.',
    'In dem Zug, in dem du die Karte kaufst, bewirkt sie nichts, denn die Würfel sind dann schon ausgewertet.',
    '„Panzerung“ hebt den Punkt auf, wenn er allein kommt.',
  ],
  'alien-metabolism': [
    'Das gilt für die Auslage, für die oberste Karte des Stapels und für Käufe mit „Mitläufer“ oder „Parasitäre Tentakel“.',
    'Mit einer Kopie durch „Nachahmer“ kosten Karten 2 Energie weniger.',
    'Wer dir durch „Parasitäre Tentakel“ eine Karte verkauft, bekommt das, was du wirklich zahlst.',
  ],
  'alpha-monster': [
    'Du erhältst den Ruhmpunkt auch, wenn Tokyo leer war oder aller Schaden verhindert wurde.',
    '„Säureangriff“ oder „Giftstacheln“ ohne Kralle bringen keinen Ruhmpunkt.',
    'Den Ruhmpunkt erhältst du vor dem Schaden.',
  ],
  'apartment-building': ['Du erhältst die Ruhmpunkte sofort, dann kommt die Karte auf den Abwurfstapel.'],
  'armor-plating': [
    'Alle Punkte einer Ursache zählen zusammen: 1 Kralle und „Feueratem“ desselben Angreifers sind 2, und nichts wird aufgehoben.',
    'Zwei getrennte Ursachen mit je 1 Schaden in einem Zug werden beide aufgehoben. Ein Giftchip wird aufgehoben, zwei nicht.',
    'Es zählt der Schaden, der nach „Tarnung“ übrig ist.',
    'Die Karte wirkt immer: Du kannst nicht darauf verzichten, auch nicht, um fliehen zu dürfen.',
    'Gegen den Verlust von Ruhmpunkten oder Energie hilft sie nicht.',
  ],
  'background-dweller': [
    'Das geht auch nach deinem letzten Nachwurf und nachdem jemand mit „Psychosonde“ einen Würfel verändert hat.',
    'Auch mit Dreien unter den Würfeln für deine „Tarnung“ darfst du nachwürfeln.',
  ],
  burrowing: [
    'Der zusätzliche Schaden braucht mindestens eine Kralle.',
    'Das Monster, das deinen Platz einnimmt, erleidet den Schaden, bevor es einzieht. Scheidet es dadurch aus, zieht es nicht ein und erhält keinen Ruhmpunkt.',
    'Nichts geschieht, wenn du ausscheidest, verdrängt wirst oder Tokyo Bay geschlossen wird, und auch nicht, wenn niemand einzieht.',
    'Fliehen von beiden Plätzen Monster mit dieser Karte (eins durch „Nachahmer“), erleidet der Angreifer zweimal getrennt 1 Schaden, obwohl er in Tokyo City landet. Fliehst du aus Tokyo Bay, während auch Tokyo City frei wird, erleidet er 1 Schaden.',
    'Ein Angreifer, der nicht einziehen kann, weil Tokyo Bay geschlossen wird, erleidet keinen Schaden.',
  ],
  camouflage: [
    'Sie wirkt gegen jede Art von Schaden, immer, und vor „Panzerung“.',
    'Du wirfst so viele Würfel, wie du Schaden erleiden würdest, auch mehr als acht. Es sind nicht die Würfel deines Zuges: Nachwürfeln darfst du nur Dreien, mit „Hintergrundbewohner“.',
    'Ein ganz aufgehobener Angriff bringt keine Chips und kein Recht zu fliehen.',
    'Mit einer Kopie durch „Nachahmer“ würfelst du noch einmal für die Punkte, die nach dem ersten Wurf übrig sind.',
  ],
  'commuter-train': ['Du erhältst die Ruhmpunkte sofort, dann kommt die Karte auf den Abwurfstapel.'],
  'complete-destruction': [
    'Dafür braucht man mindestens sechs Würfel. Mit einer Kopie durch „Nachahmer“ gibt es die 9 Ruhmpunkte zweimal.',
  ],
  'corner-store': ['Du erhältst den Ruhmpunkt sofort, dann kommt die Karte auf den Abwurfstapel.'],
  'dedicated-news-team': [
    'Es zählen Karten der Auslage, die oberste Karte des Stapels und Käufe mit „Mitläufer“ oder „Parasitäre Tentakel“.',
    'Die Auslage auszutauschen und „Nachahmer“ umzulegen sind keine Käufe.',
  ],
  'drop-from-high-altitude': [
    'Bist du schon in Tokyo, in Tokyo City oder Tokyo Bay, bleibst du, wo du bist, und erhältst nur die 2 Ruhmpunkte.',
    'Wer weichen muss, flieht nicht; „Wühler“ bewirkt also nichts.',
  ],
  'eater-of-the-dead': [
    'Auch ein Monster, das durch „Es vermehrt sich!“ zurückkommt, zählt. Fallen mehrere zugleich, zählt jedes.',
    'Fällst du selbst auf 0, bringt dir das nichts.',
    'Fällst du im selben Augenblick wie andere auf 0, erhältst du die Ruhmpunkte für sie trotzdem. Rettet dich dann „Es vermehrt sich!“, sind sie wieder verloren.',
  ],
  energize: ['Mit „Freund der Kinder“ sind es 10.'],
  'energy-hoarder': [
    'Gezählt wird nach „Gestaltwandler“ und schon in dem Zug, in dem du die Karte kaufst.',
    'Mit einer Kopie durch „Nachahmer“ zählt sie doppelt.',
  ],
  'evacuation-orders': ['So kann ein Monster wieder unter 20 Ruhmpunkte fallen, bevor am Zugende jemand gewinnt.'],
  'even-bigger': [
    'Die 2 Herzen zu erhalten ist kein Heilen; „Regeneration“ bringt also nichts dazu.',
    'Auch zwei davon (mit „Nachahmer“) führen nicht über 12 hinaus. Was jede wirklich gebracht hat, 0 bis 2 Herzen, geht mit ihr wieder verloren.',
    'Egal wie du die Karte verlierst, ob verkauft, abgeworfen oder weil „Nachahmer“ umgelegt wird: Die Herzen sind mit weg. Nichts verhindert das, und man kann dadurch ausscheiden.',
    'Scheidet jemand dadurch aus, dass die Karte mit „Parasitäre Tentakel“ gekauft wird, bekommt sie der Käufer trotzdem. Der Preis geht mit der übrigen Energie des Verkäufers in die Bank oder bleibt bei ihm, wenn „Es vermehrt sich!“ ihn rettet.',
    'Dieser Verlust ist kein Schaden: Er stört „Pflanzenfresser“ nicht, und „Wir machen es nur noch stärker!“ bringt nichts.',
    'Nach „Es vermehrt sich!“ hast du einfach 10 Herzen.',
  ],
  'extra-head': [
    'Der Würfel kommt beim nächsten ersten Wurf eines deiner Züge dazu.',
    'Mehr als acht Würfel sind es nie, auch nicht mit zwei Köpfen und einer Kopie durch „Nachahmer“.',
  ],
  'fire-blast': [
    'Niemand darf deswegen fliehen. Stirbt dadurch das Monster in Tokyo City, nimmst du seinen Platz nicht ein; ein Monster in Tokyo Bay rückt nach.',
  ],
  'fire-breathing': [
    'Nachbarn sind die nächsten lebenden Monster links und rechts. Leben nur noch zwei, erleidet dein Gegner 1 Schaden und nicht 2.',
    'Es wirkt einmal für jede Ursache: deinen Angriff, „Säureangriff“ und „Giftstacheln“ ohne Kralle oder eine gekaufte Karte. Sie muss mindestens ein anderes Monster treffen, bevor etwas verhindert wird; beim Einzug in ein leeres Tokyo und bei Karten, die nur dich verletzen, geschieht also nichts.',
    'Der eigene Schaden bringt keine Chips und kein Recht zu fliehen. Er trifft zusammen mit dem Schaden, der ihn ausgelöst hat, bevor jemand flieht.',
    'Giftchips und der Schaden durch „Wühler“ lösen ihn nicht aus.',
    'Mit einer Kopie durch „Nachahmer“ sind es 2 statt 1. „Stadtfresser“ erhöht den eigenen Schaden nicht.',
  ],
  'freeze-time': [
    'Das gilt auch, wenn du die Karte erst später in diesem Zug kaufst. Auf jeden Zug folgt höchstens ein solcher Extrazug.',
    'Du musst die Karte noch haben, wenn der Zug vorbei ist: Hast du sie mit „Gestaltwandler“ abgeworfen oder durch „Es vermehrt sich!“ verloren, bringt sie nichts.',
    'Zuerst werden die fehlenden Würfel abgezogen, dann gelten die Grenzen von 0 und 8 Würfeln.',
    'Hast du auch einen Extrazug durch „Raserei“, kommt dieser hier zuerst, und der durch „Raserei“ hat alle Würfel.',
  ],
  frenzy: [
    'Der laufende Zug geht ganz normal weiter, sein Ende eingeschlossen.',
    'Wer vorher ausscheidet, bekommt keinen Extrazug. Jeder Kauf bringt einen eigenen, in der Reihenfolge der Käufe.',
    'Kaufst du sie mit „Mitläufer“, folgt dein Extrazug auf den laufenden Zug und auf die Extrazüge des Monsters, das am Zug ist. Danach geht es von dort im Uhrzeigersinn weiter.',
  ],
  'friend-of-children': [
    'Alle Energie eines Wurfs zählt als ein Mal. Auch „Impulsaufladung“, „Solarenergie“, „Wir machen es nur noch stärker!“ und was andere dir durch „Heilstrahl“ oder „Parasitäre Tentakel“ zahlen, zählt.',
    'Energie, die durch „Gestaltwandler“ oder „Monsterbatterien“ zurückkommt, zählt nicht.',
  ],
  'gas-refinery': [
    'Niemand darf deswegen fliehen. Stirbt dadurch das Monster in Tokyo City, nimmst du seinen Platz nicht ein; ein Monster in Tokyo Bay rückt nach.',
  ],
  'giant-brain': ['Mit einer Kopie durch „Nachahmer“ sind es zwei mehr. Auch im kurzen Spiel kommt der Nachwurf dazu.'],
  gourmet: ['Das gilt einmal in jedem Zug, zusätzlich zu dem, was die Einsen bringen.'],
  heal: ['Mit „Regeneration“ sind es 3.'],
  'healing-ray': [
    'Du darfst deine Herzen beliebig auf dich, deine Chips (beides nur draußen) und andere verteilen, aber niemand wird über seine Obergrenze geheilt.',
    'Wer keine Energie hat, wird gratis geheilt.',
    'Chips von anderen entfernt die Karte nicht.',
    'Mit deiner eigenen „Regeneration“ heilst du in jedem Zug bei einem Monster 1 Herz mehr, das es wie die anderen bezahlt. Die „Regeneration“ des geheilten Monsters bringt nichts dazu.',
  ],
  herbivore: [
    'Ganz verhinderter Schaden stört nicht.',
    'Auch Giftchips, Schaden, den du selbst erleidest, und Herzen, die jemand mit „Noch gigantischer“ verliert, stören nicht.',
  ],
  'herd-culler': [
    'Mit einer Kopie durch „Nachahmer“ geht es zweimal. Das kommt nach allen Nachwürfen und nach „Psychosonde“.',
  ],
  'high-altitude-bombing': ['Es können alle zusammen fallen; dann gewinnt niemand.'],
  'it-has-a-child': [
    'Auch diese Karte wird abgeworfen. Gift- und Schrumpfchips bleiben; Schaden über 0 hinaus verfällt.',
    'War ein Angriff in Tokyo die Ursache, zieht der Angreifer ein, als wärst du ausgeschieden. Die Zahl der lebenden Monster ändert sich nicht, Tokyo Bay wird also nicht geschlossen.',
    'In deinem eigenen Zug spielst du weiter, und ein Extrazug durch „Raserei“ bleibt dir.',
    'Ein Angreifer, den „Wühler“ auf 0 gebracht hat und der so zurückkommt, zieht trotzdem ein und hat 1 Ruhmpunkt.',
  ],
  'jet-fighters': [
    'Du erleidest den Schaden auf einmal, und was dich schützt, wirkt. Stirbst du dadurch, gewinnst du nicht, auch nicht mit 20 Ruhmpunkten.',
  ],
  jets: [
    'Du entscheidest vor dem Schaden, entgehst also auch einem tödlichen Angriff, samt dem Schaden durch „Feueratem“ darin. Chips bekommst du dann keine.',
    'Bleibst du, erleidest du den ganzen Schaden und kannst vor diesem Angriff nicht mehr fliehen.',
    'Du darfst auch fliehen, wenn andere Karten allen Schaden verhindert hätten. Gegen alles, was kein Angriff ist, hilft die Karte nicht.',
  ],
  'made-in-a-lab': [
    'Das geht so oft, wie du willst. Kaufst du die Karte, wird die Auslage nicht aufgefüllt, und niemand kann sie dir mit „Mitläufer“ wegschnappen.',
    'Du siehst die Karte, solange sie oben liegt, und sonst niemand. Ist der Stapel leer, wird vorher der Abwurfstapel gemischt.',
  ],
  metamorph: [
    'Du bekommst die aufgedruckten Kosten, egal was du gezahlt hast. Auch in diesem Zug gekaufte Karten und „Gestaltwandler“ selbst dürfen weg.',
    'Chips und Energie auf den Karten sind verloren, bei „Noch gigantischer“ auch die Herzen.',
    'Das geschieht am Zugende als Erstes.',
  ],
  mimic: [
    'Was beim Kauf geschieht, geschieht für dich: „Noch gigantischer“ bringt Herzen, „Rauchwolke“ 3 eigene Chips, auf „Monsterbatterien“ legst du eigene Energie. Was vorbei ist, kommt nicht wieder: Legst du „Nachahmer“ zu Beginn eines Zuges auf „Stadtfresser“ oder „Monsterbatterien“, bringt das bei diesem Zugbeginn nichts.',
    'Verlässt die kopierte Karte das Spiel, ist „Nachahmer“ leer, bis du den Chip zu Beginn eines Zuges für 1 Energie neu legst. Wechselt sie nur den Besitzer, wird sie weiter kopiert.',
    'Wird der Chip umgelegt, sind Chips und Energie der alten Kopie verloren, ebenso die Herzen von „Noch gigantischer“.',
    'Wo die kopierte Karte selbst abzuwerfen wäre, wird „Nachahmer“ abgeworfen.',
    'Ist keine Behalten-Karte im Spiel, kaufst du „Nachahmer“ leer. „Nachahmer“ kopiert nie „Nachahmer“. Beim Kauf wie beim Abwerfen sind es 8 Energie. Wer die Karte neu bekommt, wählt sofort, was sie kopiert, und fängt von vorn an.',
    'Hat jemand zwei Karten mit demselben Namen und eine davon wird kopiert, verlässt zuerst die andere das Spiel.',
  ],
  'monster-batteries': [
    'Du entscheidest nach dem Bezahlen der Karte. Liegt nichts darauf, wird sie sofort abgeworfen. Auch Extrazüge zahlen aus.',
    'Energie auf der Karte kann man nicht ausgeben. Beim Verkauf durch „Parasitäre Tentakel“ geht sie mit, mit „Gestaltwandler“ ist sie verloren.',
    '„Freund der Kinder“ bringt nichts dazu.',
  ],
  'national-guard': [
    'Du erleidest den Schaden auf einmal, und was dich schützt, wirkt. Stirbst du dadurch, gewinnst du nicht, auch nicht mit 20 Ruhmpunkten.',
  ],
  'nova-breath': [
    'Sie treffen auch dann alle, wenn du in ein leeres Tokyo einziehst.',
    'Monster in Tokyo dürfen wie sonst fliehen, auch vor dir auf dem anderen Platz. Du ziehst dann nicht um, außer von Tokyo Bay in ein frei gewordenes Tokyo City, ohne Ruhmpunkt.',
    'Ohne Kralle bewirkt die Karte nichts.',
  ],
  'nuclear-power-plant': ['Mit „Regeneration“ heilst du 4.'],
  omnivore: [
    'Dieselben Würfel dürfen zu einem Drilling oder zu „Totale Zerstörung“ gehören. Mit einer Kopie durch „Nachahmer“ zählt die Karte doppelt.',
  ],
  opportunist: [
    'Auch jede Karte, die eine von dir gekaufte ersetzt, wird dir angeboten.',
    'Haben zwei Monster „Mitläufer“, wählt zuerst, wer im Uhrzeigersinn näher am Monster sitzt, das am Zug ist. Das gilt bei jeder neuen Karte, auch wenn sie nach einem Kauf des anderen aufgedeckt wird.',
    'Du wählst, nachdem die gekaufte Karte gewirkt hat. Deine eigenen Rabatte und „Exklusivreportage“ gelten. In deinem eigenen Zug bewirkt die Karte nichts.',
    'Stirbt das Monster, das am Zug ist, an seinem Kauf, kannst du nichts kaufen. Stirbst du an deinem, geht sein Zug weiter.',
  ],
  'parasitic-tentacles': [
    'Nur in deinem eigenen Zug. Du zahlst die aufgedruckten Kosten abzüglich deines Rabatts.',
    'Chips und Energie auf der Karte kommen mit: „Rauchwolke“ und „Monsterbatterien“ behalten, was auf ihnen liegt.',
    'Bei „Noch gigantischer“ verliert der Verkäufer die Herzen, und du erhältst sie. Bei „Nachahmer“ wählst du eine neue Karte.',
  ],
  'plot-twist': ['Nur eigene Würfel lassen sich drehen, nach allen Nachwürfen.'],
  'poison-quills': [
    'Ohne Kralle ist das Schaden, aber kein Angriff: Niemand darf fliehen, und niemand zieht ein. Er trifft zusammen mit dem von „Säureangriff“.',
    'Auch mit „Nova-Atem“ trifft Schaden ohne Kralle nur die andere Seite.',
  ],
  'poison-spit': [
    'Nur dein Angriff bringt Chips, jedem verletzten Monster einen (mit einer Kopie durch „Nachahmer“ zwei). Schaden durch Karten bringt keine.',
    'Die Chips bleiben, wenn diese Karte das Spiel verlässt und wenn „Es vermehrt sich!“ das Monster rettet, das sie hat.',
    'Alle Giftchips eines Monsters machen ihren Schaden auf einmal, als Letztes in seinem Zug. Er gilt als Schaden von niemandem.',
  ],
  'psychic-probe': [
    'Du wählst einen beliebigen Würfel, auch einen zurückgelegten. Das geschieht, bevor das andere Monster mit Karten Würfel drehen kann. Ein Extrazug ist ein neuer Zug.',
    'Haben mehrere Monster „Psychosonde“, entscheiden sie im Uhrzeigersinn, vom Monster aus, das am Zug ist.',
    'Wird die Karte wegen eines Herzens abgeworfen, ist eine Kopie durch „Nachahmer“ leer.',
  ],
  'rapid-healing': [
    'Das geht in deinem eigenen Zug, wenn du über Würfel, gewürfelte Herzen, Käufe oder das Abwerfen entscheidest. In jedem Zug geht es, bevor du Schaden erleidest, bevor „Gewaltiger Sturm“ oder „Heilstrahl“ dir Energie nimmt und bevor dir jemand diese Karte oder „Noch gigantischer“ abkauft.',
    'Kopiert „Nachahmer“ für dich „Noch gigantischer“, geht es auch, bevor die kopierte Karte mit „Gestaltwandler“ abgeworfen wird; nicht aber, wenn ihr Besitzer fällt.',
    'Mit 0 Herzen ist es zu spät, und über deine Obergrenze heilt die Karte nicht. Mit „Regeneration“ heilst du jedes Mal 1 mehr.',
  ],
  regeneration: [
    'Alle Herzen eines Wurfs, mit denen du dich selbst heilst, zählen als ein Mal. „Heilung“, „Kernkraftwerk“ und jede „Schnellheilung“ zählen je als ein Mal.',
    'Nichts dazu kommt beim Entfernen von Chips, bei „Noch gigantischer“ und wenn ein anderes Monster dich heilt.',
  ],
  'rooting-for-the-underdog': [
    'Haben andere ebenso wenige, erhältst du nichts. Mit einer Kopie durch „Nachahmer“ sind es 2 Ruhmpunkte.',
  ],
  'shrink-ray': [
    'Nur dein Angriff bringt Chips, jedem verletzten Monster einen (mit einer Kopie durch „Nachahmer“ zwei). Schaden durch Karten bringt keine.',
    'Die Zahl der Würfel steht mit dem ersten Wurf fest; ein entfernter Chip hilft also ab dem nächsten Zug. Genügend Chips lassen gar keinen Würfel übrig.',
    'Die Chips bleiben, wenn diese Karte das Spiel verlässt und wenn „Es vermehrt sich!“ das Monster rettet, das sie hat.',
  ],
  skyscraper: ['Du erhältst die Ruhmpunkte sofort, dann kommt die Karte auf den Abwurfstapel.'],
  'smoke-cloud': [
    'Eine Kopie durch „Nachahmer“ hat 3 eigene Chips. Mit „Parasitäre Tentakel“ gekauft, behält die Karte die, die sie hat.',
  ],
  'solar-powered': [
    'Sie wirkt schon in dem Zug, in dem du sie kaufst, und zwar nach „Gestaltwandler“. Energie auf Karten zählt nicht.',
  ],
  'spiked-tail': ['Ohne Kralle gibt es keinen Angriff, und die Karte bewirkt nichts.'],
  stretchy: ['Derselbe Würfel darf noch einmal gedreht werden. In diesem Zug gewürfelte Energie ist noch nicht da.'],
  tanks: [
    'Du erleidest den Schaden auf einmal, und was dich schützt, wirkt. Stirbst du dadurch, gewinnst du nicht, auch nicht mit 20 Ruhmpunkten.',
  ],
  telepath: ['In diesem Zug gewürfelte Energie ist noch nicht da. Im kurzen Spiel bleiben Krallen liegen.'],
  urbavore: [
    'Erhöht wird der Schaden deines Angriffs, der von „Säureangriff“ und „Giftstacheln“ ohne Kralle und der von Karten, die du kaufst, aber nicht, was du selbst erleidest.',
    'In dem Zug, in dem du einziehst, warst du beim Angriff noch draußen, der Schaden wird also nicht erhöht.',
  ],
  'vast-storm': ['Energie auf Karten ist sicher. Wer „Schnellheilung“ hat, darf sie vorher benutzen.'],
  'we-re-only-making-it-stronger': [
    'Nur wirklich verlorene Herzen zählen. Die mit „Noch gigantischer“ verlorenen zählen nicht.',
  ],
  wings: [
    'Du entscheidest, wenn du die Würfel gesehen hast, bevor die Herzen verloren sind. Einmal zahlen genügt für den ganzen Zug, auch gegen spätere Karten, „Wühler“ und deine Giftchips.',
    'Vor einem so aufgehobenen Angriff kannst du nicht fliehen.',
    'Die Karte hilft auch gegen eine Karte, die du selbst kaufst, etwa „Panzer“, aber nicht gegen den Verlust von Ruhmpunkten, Energie oder der Herzen von „Noch gigantischer“.',
  ],
};
