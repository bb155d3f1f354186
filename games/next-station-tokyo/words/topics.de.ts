import type { TopicWords } from './words.ts';

export const topics: TopicWords = {
  sheet: {
    name: 'Der Plan',
    text: 'Alle zeichnen auf einem eigenen Exemplar desselben Plans: 13 Bezirke, Stationen mit Symbolen, gestrichelte Strecken dazwischen und der grüne Ring. Was du zeichnest, berührt keinen anderen Plan, und alle liegen offen.',
  },
  symbols: {
    name: 'Symbole',
    text: 'Jede Station zeigt einen Kreis, ein Quadrat, ein Dreieck oder ein Fünfeck. Die Karte der Runde sagt, zu welchem Symbol du zeichnen darfst.',
  },
  districts: {
    name: 'Bezirke',
    text: 'Es gibt 1 Zentrum, um das 4 innere Bezirke liegen, 4 äußere an den Rändern und 4 Ecken mit je einer einzigen Station. Eine Linie zählt die Bezirke, in denen sie eine Station hat; nur äußere Bezirke und Ecken können Hotspots werden.',
  },
  pencils: {
    name: 'Stifte',
    text: 'Rosa, Blau, Braun und Violett haben je eine Startstation; für die anderen Stifte ist sie eine Station wie jede andere. Nach jedem Durchgang wandert jeder Stift einen Platz nach links, so zeichnen alle jede Linie einmal.',
  },
  phase: {
    name: 'Der Durchgang',
    text: 'Eine Partie hat 4 Durchgänge, und in jedem zeichnest du Runde für Runde eine Linie. Ein Durchgang endet mit der Runde der 5. unterirdischen Karte, nach 5 bis 10 Runden; dann wird die Linie gewertet.',
  },
  cards: {
    name: 'Karten',
    text: 'Es gibt 11 Stationskarten: 6 oberirdische (vier Symbole, ein Joker, die Weiche) und 5 unterirdische (vier Symbole, ein Joker). Sie bleiben im Durchgang offen liegen, und für den nächsten werden alle neu gemischt.',
  },
  drawing: {
    name: 'Zeichnen',
    text: 'In einer Runde zeichnest du entlang einer Strecke einen Abschnitt von einem Ende deiner Linie (zuerst vom Start) zu einer Station mit dem Symbol, die deine Linie noch nicht erreicht hat, oder du passt. Ein Abschnitt darf keine gezeichnete Linie und nicht den Ring kreuzen und nicht laufen, wo schon eine Linie läuft.',
  },
  switch: {
    name: 'Die Weiche',
    text: 'Die Weiche wird zusammen mit einer zweiten Karte aufgedeckt. In dieser Runde darf dein Abschnitt an jeder Station deiner Linie beginnen; so kann sie ein weiteres Ende bekommen.',
  },
  joker: {
    name: 'Der Joker',
    text: 'Mit einem Joker zeichnest du zu einer Station mit beliebigem Symbol, und dieser eine Abschnitt darf ein Doppelgleis sein.',
  },
  'double-track': {
    name: 'Doppelgleis',
    text: 'Mit einem Joker darf ein Abschnitt neben einer anderen Linie laufen, auch neben dem Ring, aber nie neben der eigenen. Höchstens zwei Linien teilen sich einen Abschnitt, und beide schließen beide Stationen an.',
  },
  'line-score': {
    name: 'Die Wertung einer Linie',
    text: 'Am Ende ihres Durchgangs ist eine Linie die Zahl ihrer Bezirke × die meisten Stationen wert, die sie in einem davon hat. Ihr Start zählt mit; eine Linie ohne Abschnitt ist 0 wert.',
  },
  interchanges: {
    name: 'Umsteigestationen',
    text: 'Eine Station, an der sich zwei oder mehr Linien treffen, ist eine Umsteigestation, und der Ring zählt als Linie. Am Ende ist eine Station mit genau 3 Linien 5 Punkte wert, mit 4 Linien 15, mit 5 Linien 30.',
  },
  hotspots: {
    name: 'Hotspots',
    text: 'Eine Ecke mit einer Umsteigestation ist ein Hotspot und 10 Punkte wert, ein äußerer Bezirk mit einer ist 5 wert. Jeder Bezirk zählt einmal, am Ende.',
  },
  ring: {
    name: 'Der Ring',
    text: 'Der grüne Ring verbindet 8 Stationen um das Zentrum und ist von Anfang an gezeichnet. Man kann ihn nicht kreuzen, nur durch seine Stationen hindurch. Jede davon ohne eine deiner Linien kostet dich am Ende 3 Punkte.',
  },
  effects: {
    name: 'Stationseffekte',
    text: 'In jedem Durchgang werden ein Symbol und ein Effekt aufgedeckt, die zusammengehören. Immer wenn eine Karte mit diesem Symbol kommt, auch nach der Weiche, darfst du in dieser Runde den Effekt nutzen; ein Joker löst ihn nie aus.',
  },
  goals: {
    name: 'Ziele',
    text: 'Zwei von fünf Zielkarten liegen für alle offen. Jede, die dein fertiger Plan erfüllt, ist 10 Punkte wert.',
  },
  winning: {
    name: 'Das Ende',
    text: 'Nach 4 Durchgängen zählst du Linien, Hotspots, Umsteigestationen und Ziele zusammen und ziehst 3 für jede Ringstation ohne eine deiner Linien ab. Die meisten Punkte gewinnen; bei Gleichstand entscheidet die beste einzelne Linie, und ist auch sie gleich, teilt man sich den Sieg.',
  },
  solo: {
    name: 'Allein',
    text: 'Allein zeichnest du mit den vier Stiften in zufälliger Reihenfolge. Jedes Modul kostet 10 Punkte, und was bleibt, bestimmt die Stufe: bis 70, bis 85, bis 100, bis 115, bis 130 und darüber.',
  },
  'own-pace': {
    name: 'Eigenes Tempo',
    text: 'Mit dieser Option wartet niemand: Die Karten aller Durchgänge liegen vor dem Start bereit, alle decken für sich dieselben auf, und am Ende werden die Pläne verglichen. Du siehst nicht weiter, als du gekommen bist, und nichts kann zurückgenommen werden.',
  },
  maps: {
    name: 'Die Pläne',
    text: 'Beide Pläne haben wir selbst gezeichnet, mit 13 Bezirken und einem Ring aus 8 Stationen; keiner ist der des Verlags. Der erste hält sich an alles, was die Regel sagt; der zweite ist freier und hat im Zentrum 10 Stationen. Ein Plan ist eine Datei, also lässt sich auch auf anderen spielen.',
  },
};
