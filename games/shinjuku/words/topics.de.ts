import { supplies } from './names.de.ts';
import type { TopicWords } from './words.ts';

export const topics: TopicWords = {
  turn: {
    name: 'Der Zug',
    text: 'Neue Kunden kommen von selbst auf den Plan. Dann bewegen sich Kaiju und CEO, wenn sie im Spiel sind. Danach darfst du bis zu zwei verschiedene Aktionen machen, in beliebiger Reihenfolge. Ein Handlimit gibt es nicht.',
  },
  goods: {
    name: 'Waren und Kunden',
    text: 'Jeder Kunde will eine von vier Waren: Essen, Kleidung, Bücher oder Elektronik. Ein Premiumkunde zählt als zwei; 24 der 72 Kunden sind Premiumkunden. Im Prototyp heißen sie Doppelkunden: 18 von 52.',
  },
  stores: {
    name: 'Läden',
    text: 'Du hast zwei Läden für jede Ware, und an jedem Bahnhof ist Platz für ein Gebäude. Hält eine Bahn an deinem Laden oder fährt sie durch, steigt ein Kunde seiner Ware aus, wenn einer mitfährt. Du gewinnst ihn, ganz gleich, wer die Bahn bewegt. Karten seines Bezirks sind Joker für dich.',
  },
  'department-stores': {
    name: 'Kaufhäuser',
    text: 'In ein Kaufhaus wollen alle Kunden. Mit Aufwerten ersetzt es deinen Laden an einem Bahnhof mit Kaufhaus-Markierung. Du hast drei Kaufhäuser. Wie bei einem Laden sind Karten seines Bezirks Joker für dich.',
  },
  queue: supplies.queue,
  arrivals: supplies.arrivals,
  stars: supplies.stars,
  jokers: {
    name: 'Joker',
    text: 'Ein Joker gilt für jeden Bezirk. Karten eines Bezirks, in dem du ein Gebäude hast oder dein CEO ist, sind Joker für dich. Auch drei beliebige Karten zusammen sind ein Joker. Es zählt, was gilt, wenn du die Karte ablegst.',
  },
  open: {
    name: 'Eröffnen',
    text: 'Lege eine Karte des Bezirks ab und stelle einen Laden an einen freien Bahnhof: einen aus deinem Vorrat oder einen eigenen von anderswo auf dem Plan. Schienen oder Kunden brauchst du dort nicht. Auch Kaufhäuser darfst du verlegen, wenn am Tisch nichts anderes gilt. Im Prototyp bleiben sie stehen.',
  },
  track: {
    name: 'Bauen',
    text: 'Alle dürfen auf deinen Schienen fahren, und wenn andere es tun, erhältst du Einkommen. Lege eine Schiene gratis auf eine freie Strecke. Für eine Karte eines Bezirks, in dem eine der beiden endet, darfst du eine zweite anschließen: eine Doppel-Strecke. Im Prototyp zählen nur die Bezirke an den Enden der ersten Schiene.',
  },
  move: {
    name: 'Bewegen',
    text: 'Lege eine Karte eines Bezirks mit Kunden ab: Alle fahren zusammen an einem seiner Bahnhöfe los. An jedem Gebäude unterwegs steigt ein passender Kunde aus, und der Besitzer gewinnt ihn. Fahre über beliebige Schienen, aber an keinen Bahnhof zweimal. Wer übrig ist, bleibt in dem Bezirk, in dem du hältst. Prototyp: Am letzten Bahnhof muss jemand aussteigen.',
  },
  upgrade: {
    name: 'Aufwerten',
    text: 'Lege eine Karte des Bezirks ab und gib einen gewonnenen Kunden der gleichen Ware ab. Dein Laden an einem Bahnhof mit Kaufhaus-Markierung wird zum Kaufhaus. Der Kunde kommt zurück in die Warteschlange, und du nimmst die nächsten Sterne. Prototyp: Er verlässt das Spiel, und Sterne gibt es nicht.',
  },
  income: {
    name: 'Einkommen',
    text: 'Zieh, bis du 4 Karten hast; hast du schon 4 oder mehr, ziehst du 1. Im Prototyp sind es 5 statt 4. Als Aktion beendet Einkommen deinen Zug. Fahren andere auf deinen Schienen, bekommst du es gratis, einmal pro Zug.',
  },
  link: {
    name: 'Die Direktverbindung',
    text: 'Shinjuku und Yoyogi sind von Anfang an verbunden. Alle dürfen dort fahren; sie gehört niemandem, und niemand zieht Karten dafür. Zwei Schienen, die in diesen beiden Bahnhöfen enden, gelten als verbunden.',
  },
  ceo: {
    name: 'CEOs',
    text: 'Eine Variante der Verlagsausgabe. In deinem ersten Zug beginnt dein CEO in einem beliebigen Bezirk. Später darf er vor deinen Aktionen in einen Nachbarbezirk fahren. Karten des Bezirks, in dem er ist, sind Joker, nur für dich.',
  },
  kaiju: {
    name: 'Der Kaiju',
    text: 'Eine Variante der Verlagsausgabe. Wenn seine Karte auftaucht, erscheint der Kaiju in Tokyo Bay. Von da an müssen alle ihn in ihrem Zug in einen Nachbarbezirk bewegen. Alle Kunden und CEOs dort fliehen in Nachbarbezirke, und keine Bahn darf in seinem Bezirk losfahren, durchfahren oder halten.',
  },
  ending: supplies.ending,
  scoring: {
    name: 'Punkte',
    text: 'Deine Kunden werden so gut wie möglich zu Sets verschiedener Waren zusammengestellt. Ein 4er-Set bringt 10 Punkte, ein 3er-Set 6, ein 2er-Set 3, ein einzelner Kunde 1. Ein Premiumkunde zählt als zwei, ein Stern als ein Kunde deiner Wahl.',
  },
  'scoring-r12': {
    name: 'Punkte im Prototyp',
    text: 'Die Ware, von der du die meisten Kunden hast, zählt nicht. Jeder andere Kunde bringt 1, ein Doppelkunde 2. Bei Gleichstand fällt die nächste Ware weg, dann die übernächste. Danach gewinnt, wer das Kaufhaus mit dem höchsten Rang hat.',
  },
  secrets: {
    name: 'Was verdeckt ist',
    text: 'Verdeckt sind Handkarten, gewonnene Kunden der anderen, Beutel und Stapel. Du siehst die letzte Fahrt und die zuletzt abgelegten Karten.',
  },
};
