import type { TopicWords } from './words.ts';

export const topics: TopicWords = {
  sheet: {
    name: 'Der Plan',
    text: 'Alle zeichnen auf einem eigenen Exemplar desselben Plans: 13 Bezirke, Stationen mit Symbolen, gestrichelte Strecken dazwischen und die grüne Yamanote-Linie. Was du zeichnest, wirkt sich auf keinen anderen Plan aus, und alle Pläne liegen offen.',
  },
  symbols: {
    name: 'Symbole',
    text: 'Jede Station zeigt einen Kreis, ein Quadrat, ein Dreieck oder ein Fünfeck. Die Karte der Runde sagt, zu welchem Symbol du zeichnen darfst.',
  },
  districts: {
    name: 'Bezirke',
    text: 'Um 1 Zentralbezirk liegen 4 innere Hauptbezirke, außen herum 4 äußere Hauptbezirke und 4 Randbezirke mit je nur 1 Station. Für eine Linie zählen die Bezirke, in denen sie eine Station hat. Hotspots werden nur äußere Hauptbezirke und Randbezirke.',
  },
  pencils: {
    name: 'Stifte',
    text: 'Rosa, Blau, Braun und Violett haben je eine Startstation; für die anderen Stifte ist sie eine Station wie jede andere. Nach jedem Durchgang wandert jeder Stift einen Platz nach links, so zeichnest du mit jedem einmal.',
  },
  phase: {
    name: 'Der Durchgang',
    text: 'Eine Partie hat 4 Durchgänge, und in jedem zeichnest du Runde für Runde 1 Linie. Die Runde mit der 5. unterirdischen Karte ist die letzte; ein Durchgang dauert also 5 bis 10 Runden. Dann wird die Linie gewertet.',
  },
  cards: {
    name: 'Karten',
    text: 'Es gibt 11 Stationskarten: 6 oberirdische (4 Symbole, ein Joker, die Weiche) und 5 unterirdische (4 Symbole, ein Joker). Sie bleiben im Durchgang offen liegen; für den nächsten werden alle neu gemischt.',
  },
  drawing: {
    name: 'Zeichnen',
    text: 'In jeder Runde zeichnest du 1 Abschnitt entlang einer gestrichelten Strecke, oder du setzt aus. Er führt von einem Ende deiner Linie (zuerst von der Startstation) zu einer Station mit dem Symbol der Karte, die diese Linie noch nicht hat. Er darf keine gezeichnete Linie und nicht die Yamanote-Linie kreuzen und nicht dort verlaufen, wo schon eine Linie liegt.',
  },
  switch: {
    name: 'Die Weiche',
    text: 'Die Weiche wird zusammen mit einer zweiten Karte aufgedeckt. In dieser Runde darf dein Abschnitt an jeder Station deiner Linie beginnen. Wer abzweigt, hat ein Ende mehr.',
  },
  joker: {
    name: 'Der Joker',
    text: 'Mit einem Joker zeichnest du zu einer Station mit beliebigem Symbol, und dieser eine Abschnitt darf ein Doppelgleis sein.',
  },
  'double-track': {
    name: 'Doppelgleis',
    text: 'Mit einem Joker darf ein Abschnitt neben einer anderen Linie oder der Yamanote-Linie liegen, aber nie neben der eigenen. Höchstens 2 Linien teilen sich einen Abschnitt, und beide Stationen gehören zu beiden Linien.',
  },
  'line-score': {
    name: 'Die Wertung einer Linie',
    text: 'Am Ende ihres Durchgangs zählt eine Linie: Zahl ihrer Bezirke × Zahl ihrer Stationen im stärksten Bezirk. Die Startstation zählt mit. Eine Linie ohne Abschnitt bringt 0 Punkte.',
  },
  interchanges: {
    name: 'Umsteigen',
    text: 'Wo sich 2 oder mehr Linien treffen, ist eine Umsteigemöglichkeit; die Yamanote-Linie zählt als Linie. Am Ende ist eine Station mit genau 3 Linien 5 Punkte wert, mit 4 Linien 15, mit 5 Linien 30.',
  },
  hotspots: {
    name: 'Hotspots',
    text: 'Ein Randbezirk mit einer Umsteigemöglichkeit ist ein Hotspot und 10 Punkte wert, ein äußerer Hauptbezirk 5. Jeder Bezirk zählt einmal, und gewertet wird am Ende.',
  },
  ring: {
    name: 'Die Yamanote-Linie',
    text: 'Die grüne Yamanote-Linie verbindet 8 Stationen um den Zentralbezirk und ist von Anfang an da. Du darfst sie nicht kreuzen, sondern nur durch ihre Stationen hinein- und hinausfahren. Jede davon, die keine deiner Linien erreicht, kostet dich am Ende 3 Punkte.',
  },
  effects: {
    name: 'Stationseffekte',
    text: 'In jedem Durchgang gehören ein Symbol und ein Effekt zusammen. Kommt eine Karte mit diesem Symbol, auch nach der Weiche, darfst du in dieser Runde den Effekt nutzen. Ein Joker löst ihn nie aus.',
  },
  goals: {
    name: 'Ziele',
    text: '2 von 5 Zielkarten liegen für alle offen. Jede, die dein fertiger Plan erfüllt, ist 10 Punkte wert.',
  },
  winning: {
    name: 'Das Ende',
    text: 'Nach 4 Durchgängen zählst du Linien, Hotspots, Umsteigen und Ziele zusammen und ziehst 3 für jede Yamanote-Station ab, die du nicht erreicht hast. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet die beste einzelne Linie; ist auch sie gleich, teilt ihr euch den Sieg.',
  },
  solo: {
    name: 'Solospiel',
    text: 'Allein nutzt du die 4 Stifte in zufälliger Reihenfolge. Jedes Modul (Effekte, Ziele) kostet 10 Punkte, und der Rest bestimmt deine Stufe: bis 70, bis 85, bis 100, bis 115, bis 130 und darüber.',
  },
  'own-pace': {
    name: 'Eigenes Tempo',
    text: 'Mit dieser Option wartet niemand: Die Karten aller Durchgänge liegen vorher bereit, und alle decken für sich dieselben auf. Du siehst nicht weiter als bis zu deiner Runde und kannst nichts zurücknehmen. Am Ende vergleicht ihr die Pläne.',
  },
  maps: {
    name: 'Die Pläne',
    text: 'Beide Pläne haben wir selbst gezeichnet; keiner ist der des Verlags. Jeder hat 13 Bezirke und eine Yamanote-Linie mit 8 Stationen. Der erste hält sich genau an die Regel, der zweite ist freier und hat im Zentralbezirk 10 Stationen. Du kannst auch auf einem eigenen Plan spielen.',
  },
};
