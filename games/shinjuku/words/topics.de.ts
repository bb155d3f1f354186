import type { Words } from './words.ts';

export const topics: Words['topics'] = {
  turn: {
    name: 'Der Zug',
    text: 'Neue Kunden kommen von selbst auf den Plan; dann bewegen sich Kaiju und CEO, wenn sie im Spiel sind. Danach hast du bis zu zwei Aktionen verschiedener Art, in beliebiger Reihenfolge. Ein Handlimit gibt es nicht.',
  },
  goods: {
    name: 'Waren und Kunden',
    text: 'Jeder Kunde will eine von vier Waren: Essen, Kleidung, Bücher oder Elektronik. Ein Premium-Kunde (im Prototyp: ein Doppelter) zählt für zwei. In der Handelsausgabe kommen 72 Kunden ins Spiel, 24 davon Premium; im Prototyp 52, 18 davon doppelt.',
  },
  stores: {
    name: 'Läden',
    text: 'Du hast zwei Läden für jede Ware. Ein Laden steht allein an seinem Bahnhof, gewinnt aus jeder Bahn, die vorbeikommt, einen Kunden seiner Ware, wer auch immer sie fährt, und macht Karten seines Bezirks zu Jokern für dich.',
  },
  'department-stores': {
    name: 'Kaufhäuser',
    text: 'Ein Kaufhaus bedient jeden Kunden. Es kommt durch Aufwerten an einen eckigen Bahnhof, anstelle eines Ladens, und du hast drei davon. Wie ein Laden macht es Karten seines Bezirks zu Jokern für dich.',
  },
  queue: {
    name: 'Die Warteschlange',
    text: 'In der Handelsausgabe liegen vier Karten in einer Warteschlange, mit Kunden darauf. Zu Beginn deines Zuges gehen die Kunden von Karte 1 in deren Bezirk, und du nimmst diese Karte; die anderen rücken auf, eine neue kommt dazu, und ebenso viele neue Kunden werden gezogen. Jeder kommt zu der Karte, die seine Ware schon hat, sonst zur ersten leeren.',
  },
  arrivals: {
    name: 'Ankunft im Prototyp',
    text: 'Im Prototyp wird zu Beginn jedes Zuges eine Karte aufgedeckt, und 1 Kunde aus dem Beutel kommt in diesen Bezirk; 2, sobald drei Kaufhäuser auf dem Plan stehen.',
  },
  stars: {
    name: 'Sterne',
    text: 'In der Handelsausgabe bringen die ersten sechs Aufwertungen der Partie 3, 2, 2, 2, 1 und 1 Sterne. Am Ende steht jeder Stern für einen Kunden einer beliebigen Ware, und bei Gleichstand gewinnen mehr Sterne.',
  },
  jokers: {
    name: 'Joker',
    text: 'Eine Karte jedes Bezirks kann durch eine Karte eines Bezirks ersetzt werden, in dem du ein Gebäude hast oder dein CEO ist. Auch drei beliebige Karten zusammen sind ein Joker. Es zählt der Augenblick des Bezahlens.',
  },
  open: {
    name: 'Eröffnen',
    text: 'Zahle eine Karte des Bezirks und stelle einen Laden an einen freien Bahnhof: einen aus deinem Vorrat, oder einen eigenen von anderswo auf dem Plan; in der Handelsausgabe, wie gedruckt, auch ein Kaufhaus. Schienen und Kunden spielen keine Rolle.',
  },
  track: {
    name: 'Bauen',
    text: 'Lege eins deiner Schienenstücke umsonst auf eine beliebige freie Strecke. Für eine Karte eines Bezirks, den sie berühren, darfst du ein zweites legen, das daran anschließt; im Prototyp muss es eine Karte eines Bezirks an einem Ende des ersten sein. Alle dürfen darauf fahren, und du ziehst Karten, wenn andere es tun.',
  },
  move: {
    name: 'Bewegen',
    text: 'Zahle eine Karte eines Bezirks mit Kunden; sie alle fahren zusammen an einem seiner Bahnhöfe los. An jedem Bahnhof, an den sie kommen, steigt ein Kunde aus, der zum Gebäude dort passt, und dessen Besitzer gewinnt ihn. Sie fahren über Schienen von wem auch immer, an keinen Bahnhof zweimal, und wer übrig ist, bleibt im Bezirk des letzten Bahnhofs; im Prototyp muss am letzten Bahnhof jemand aussteigen.',
  },
  upgrade: {
    name: 'Aufwerten',
    text: 'Zahle eine Karte des Bezirks und einen gewonnenen Kunden seiner Ware, und dein Laden an einem eckigen Bahnhof wird zum Kaufhaus. In der Handelsausgabe kommt dieser Kunde zurück in die Warteschlange, und du nimmst die nächsten Sterne; im Prototyp verlässt er das Spiel.',
  },
  income: {
    name: 'Einkommen',
    text: 'Ziehe Karten, bis du 4 hast, im Prototyp 5; hast du schon so viele, zieh 1. Als Aktion beendet es deinen Zug. Fahren andere auf deinen Schienen, bekommst du es umsonst, einmal pro Zug.',
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
  ending: {
    name: 'Das Ende',
    text: 'Handelsausgabe: wer die letzten Kunden auf den Plan bringt, beendet seinen Zug, dann spielen die anderen bis zu dem, der begonnen hat. Prototyp: ist der Beutel leer, ziehen nach diesem Zug alle Karten und haben einen letzten Zug. Sind eine ganze Runde lang keine Karten übrig, endet die Partie ebenfalls.',
  },
  scoring: {
    name: 'Punkte',
    text: 'Handelsausgabe: bilde Sätze von Kunden mit verschiedenen Waren. Ein Satz von vier bringt 10, von drei 6, von zwei 3, ein einzelner Kunde 1; ein Premium-Kunde zählt für zwei, ein Stern für wen du willst. Es zählt die beste Aufteilung.',
  },
  'scoring-r12': {
    name: 'Punkte im Prototyp',
    text: 'Die Ware, von der du die meisten Kunden hast, fällt weg. Jeder andere Kunde bringt 1, ein Doppelter 2. Bei Gleichstand fällt die nächste Ware weg und dann die übernächste; dann entscheidet das Kaufhaus mit dem höchsten Rang.',
  },
  secrets: {
    name: 'Was verdeckt ist',
    text: 'Hände, was andere gewonnen haben, der Beutel und der Stapel sind verdeckt. Du siehst die letzte Bewegung und die zuletzt gezahlten Karten.',
  },
};
