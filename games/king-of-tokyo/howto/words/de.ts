import type { HowToWords } from './en.ts';

export const de: HowToWords = {
  editions: { full: 'Volles Spiel', short: 'Kurzes Spiel' },
  cover: 'Ein Monster steht in Tokyo, fünf warten draußen.',

  goal: {
    name: 'Ziel',
    title: 'Das Ziel',
    lead: 'Sammle **20 Ruhmpunkte** oder bleib als **letztes Monster** übrig.',
    start: 'Alle starten außerhalb von Tokyo mit 10 Herzen. Wer beginnt, entscheidet das Los oder der Gastgeber.',
  },

  turn: {
    name: 'Dein Zug',
    title: 'Dein Zug in vier Bildern',
    roll: {
      name: 'Würfeln',
      text: {
        full: 'Wirf 6 Würfel **bis zu 3-mal**. Nachwürfeln darfst du mit allen, auch mit schon zurückgelegten.',
        short: 'Wirf 6 Würfel **bis zu 2-mal**. Nachwürfeln darfst du mit allen, nur **Krallen bleiben liegen**.',
      },
      caption: 'Drei Würfel bleiben liegen, drei werden noch einmal geworfen.',
    },
    resolve: {
      name: 'Auswerten',
      text: 'Der Reihe nach: Zahlen bringen Ruhmpunkte, Blitze Energie, Herzen heilen dich.',
      caption: 'Drei Dreien bringen 3 Ruhmpunkte, ein Blitz 1 Energie, ein Herz 1 Herz.',
    },
    attack: {
      name: 'Angreifen',
      text: 'Zuletzt treffen Krallen **alle** in Tokyo; aus Tokyo heraus alle draußen.',
      caption: 'Ein Monster trifft ein anderes mit zwei Krallen: Aus 8 Herzen werden 6.',
    },
    buy: {
      name: 'Kaufen',
      text: 'Bezahle Karten mit Energie, wenn du magst.',
      caption: 'Ein Monster bezahlt 4 Energie für eine Karte.',
    },
  },

  dice: {
    name: 'Würfel',
    title: 'Die Würfel',
    three: 'Ein Drilling zählt so viel wie seine Zahl',
    more: 'Jeder weitere gleiche Würfel: 1 Ruhmpunkt mehr',
    energy: 'je 1 [Energie](KOT-5.5), die du sparen kannst',
    heart: 'heilt 1, bis 10, aber **nicht in Tokyo**',
    claw: 'je 1 [Schaden](KOT-6.4) für jedes Ziel',
    counters:
      'In jedem Zug kostet dich ein Giftchip 1 Herz, ein Schrumpfchip 1 Würfel. Draußen kann ein gewürfeltes Herz stattdessen einen Chip entfernen.',
    captions: {
      three: 'Drei Zweien: 2 Ruhmpunkte.',
      more: 'Vier Zweien: 3 Ruhmpunkte.',
      energy: 'Energie',
      heart: 'Herz',
      claw: 'Kralle',
    },
  },

  tokyo: {
    name: 'Tokyo',
    title: 'Tokyo',
    enter: 'Einzug',
    begin: 'Jeder Zug, der dort beginnt',
    hits: 'Deine Krallen treffen alle draußen',
    target: 'Ihre Krallen treffen dich',
    noHealing: 'Gewürfelte Herzen nützen nichts',
    players: 'Diese Ruhmpunkte gibt es auch zu zweit.',
    empty: 'Tokyo ist leer? Wer eine Kralle würfelt, **muss** einziehen und verletzt niemanden.',
    yield:
      '**In Tokyo von Krallen verletzt? Bleib oder flieh.** Fliehst du oder scheidest aus, muss der Angreifer deinen Platz einnehmen. Kartenschaden ist kein Angriff: kein Fliehen, niemand zieht ein.',
    bay: 'Ab 5 Monstern gibt es einen zweiten Platz, Tokyo Bay (anfangs besser ohne). Leben nur noch 4, schließt er, und sein Monster verlässt Tokyo.',
    sign: 'Tokyo City',
    picture: 'Krallen fliegen hin und her zwischen dem Monster in Tokyo und denen draußen.',
    captions: { one: '1 Ruhmpunkt', two: '2 Ruhmpunkte' },
  },

  cards: {
    name: 'Karten',
    title: 'Die Karten',
    keep: 'bleibt bei dir und wirkt weiter',
    discard: 'wirkt einmal, sofort',
    display:
      'Drei liegen offen aus. Kaufe beliebig viele; jede wird sofort ersetzt. Für **2 Energie** kommen drei neue.',
    picture: ({ one, other }) =>
      `Zwei Karten mit ihrem Preis: „${one.name}“ für ${one.cost} Energie, „${other.name}“ für ${other.cost}.`,
  },

  end: {
    name: 'Ende',
    title: 'Das Ende',
    out: '**0 Herzen:** Du bist ausgeschieden',
    stars: 'Mit **20 Ruhmpunkten** gewinnst du, wenn du am Zugende lebst',
    alone: '**Das letzte Monster** gewinnt am Ende des Zuges',
    draw: 'Haben mehrere zugleich 20, teilen sie sich den Sieg; fallen alle zusammen, gewinnt niemand.',
  },
};
