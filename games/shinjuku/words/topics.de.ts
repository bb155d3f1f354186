import { supplies } from './names.de.ts';
import type { TopicWords } from './words.ts';

export const topics: TopicWords = {
  turn: {
    name: 'Der Zug',
    text: 'Neue Kunden kommen von selbst auf den Plan; dann bewegen sich Kaiju und CEO, wenn sie im Spiel sind. Danach hast du bis zu zwei Aktionen verschiedener Art, in beliebiger Reihenfolge. Ein Handlimit gibt es nicht.',
  },
  goods: {
    name: 'Waren und Kunden',
    text: 'Jeder Kunde will eine von vier Waren: Essen, Kleidung, Bücher oder Elektronik. Goldene, also Premium-Kunden oder im Prototyp Doppel-Kunden, zählen für zwei. Von 72 Kunden sind 24 Premium; im Prototyp sind 18 von 52 doppelt.',
  },
  stores: {
    name: 'Läden',
    text: 'Du hast zwei Läden für jede Ware. Ein Laden steht allein an seinem Bahnhof, gewinnt aus jeder Bahn, die vorbeikommt, einen Kunden seiner Ware, wer auch immer sie fährt, und macht Karten seines Bezirks zu Jokern für dich.',
  },
  'department-stores': {
    name: 'Kaufhäuser',
    text: 'Ein Kaufhaus bedient jeden Kunden. Es kommt durch Aufwerten an einen eckigen Bahnhof, anstelle eines Ladens, und du hast drei davon. Wie ein Laden macht es Karten seines Bezirks zu Jokern für dich.',
  },
  queue: supplies.queue,
  arrivals: supplies.arrivals,
  stars: supplies.stars,
  jokers: {
    name: 'Joker',
    text: 'Ein Joker gilt für jeden Bezirk. Karten eines Bezirks, in dem du ein Gebäude hast oder dein CEO ist, sind für dich Joker, ebenso drei beliebige Karten zusammen. Entscheidend ist, was beim Bezahlen gilt.',
  },
  open: {
    name: 'Eröffnen',
    text: 'Zahle eine Karte des Bezirks und stelle einen Laden an einen freien Bahnhof: einen aus deinem Vorrat, oder einen eigenen von anderswo auf dem Plan. Schienen und Kunden spielen keine Rolle. Auch Kaufhäuser dürfen umziehen, wenn am Tisch nichts anderes gilt; im Prototyp bleiben sie stehen.',
  },
  track: {
    name: 'Bauen',
    text: 'Lege eins deiner Schienenstücke kostenlos auf eine beliebige freie Strecke. Für eine Karte eines Bezirks, den sie berühren, darfst du ein zweites anschließen; im Prototyp zählen nur die Bezirke an den Enden des ersten. Alle dürfen darauf fahren, und wenn andere es tun, ziehst du Karten.',
  },
  move: {
    name: 'Bewegen',
    text: 'Zahle eine Karte eines Bezirks mit Kunden; sie alle fahren zusammen an einem seiner Bahnhöfe los. An jedem Bahnhof, an den sie kommen, steigt ein Kunde aus, der zum Gebäude dort passt, und dessen Besitzer gewinnt ihn. Sie fahren über beliebige Schienen, an keinen Bahnhof zweimal, und wer übrig ist, bleibt im Bezirk des letzten Bahnhofs. Prototyp: Am letzten Bahnhof muss jemand aussteigen.',
  },
  upgrade: {
    name: 'Aufwerten',
    text: 'Zahle eine Karte des Bezirks und einen gewonnenen Kunden seiner Ware, und dein Laden an einem eckigen Bahnhof wird zum Kaufhaus. Dieser Kunde kommt zurück in die Warteschlange, und du nimmst die nächsten Sterne. Prototyp: Er verlässt das Spiel, und Sterne gibt es nicht.',
  },
  income: {
    name: 'Einkommen',
    text: 'Ziehe Karten, bis du 4 hast (Prototyp: 5); hast du schon so viele, ziehst du 1. Als Aktion beendet es deinen Zug. Fahren andere auf deinen Schienen, bekommst du es kostenlos, einmal pro Zug.',
  },
  link: {
    name: 'Die feste Verbindung',
    text: 'Shinjuku und Yoyogi sind von Anfang an verbunden. Alle dürfen dort fahren, niemandem gehört sie, und niemand zieht Karten dafür. Beim Bauen von zwei Stücken schließen Stücke aneinander an, die in diesen beiden Bahnhöfen enden.',
  },
  ceo: {
    name: 'CEOs',
    text: 'Eine Variante der Handelsausgabe. In deinem ersten Zug beginnt dein CEO in einem beliebigen Bezirk; später darf er vor deinen Aktionen einen Bezirk weiterfahren. Karten des Bezirks, in dem er ist, sind Joker nur für dich.',
  },
  kaiju: {
    name: 'Der Kaiju',
    text: 'Eine Variante der Handelsausgabe. Wenn seine Karte auftaucht, steigt der Kaiju aus der Bucht von Tokio; von da an müssen alle ihn in ihrem Zug in den nächsten Bezirk bewegen. Alle Kunden und CEOs dort fliehen in Bezirke daneben, und keine Bahn darf in seinem Bezirk losfahren, durchfahren oder halten.',
  },
  ending: supplies.ending,
  scoring: {
    name: 'Punkte',
    text: 'Deine Kunden werden so gut wie möglich zu Sets verschiedener Waren zusammengestellt. Ein Set aus vier bringt 10, aus drei 6, aus zwei 3, ein einzelner Kunde 1. Ein Premium-Kunde zählt für zwei, ein Stern für wen du willst.',
  },
  'scoring-r12': {
    name: 'Punkte im Prototyp',
    text: 'Die Ware, von der du die meisten Kunden hast, fällt weg. Jeder andere Kunde bringt 1, ein Doppel-Kunde 2. Bei Gleichstand fällt die nächste Ware weg und dann die übernächste; dann entscheidet das Kaufhaus mit dem höchsten Rang.',
  },
  secrets: {
    name: 'Was verdeckt ist',
    text: 'Verdeckt sind Handkarten, was andere gewonnen haben, Beutel und Stapel. Du siehst die letzte Bewegung und die zuletzt gezahlten Karten.',
  },
};
