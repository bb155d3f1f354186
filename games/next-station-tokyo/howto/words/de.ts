import type { HowToWords } from './en.ts';

export const de: HowToWords = {
  editions: { base: 'Grundspiel', effects: 'Stationseffekte' },
  cover: 'Ein Plan mit vier bunten Linien um die grüne Yamanote-Linie, daneben die vier Stifte.',

  goal: {
    name: 'Ziel',
    title: 'Das Ziel',
    lead: 'Zeichne **4 U-Bahn-Linien**, die zusammen die **meisten Punkte** bringen.',
    start: 'Alle haben denselben Plan und dieselben Karten. In 4 Durchgängen zeichnest du je 1 Linie.',
  },

  round: {
    name: 'Runde',
    title: 'Eine Runde in vier Bildern',
    reveal: {
      name: 'Aufdecken',
      text: {
        base: 'Eine Karte zeigt allen das **Symbol**. Es gibt 6 oberirdische und 5 unterirdische Karten.',
        effects: 'Eine Karte zeigt allen das **Symbol**.',
      },
      caption: 'Drei Karten: Kreis und Quadrat, oberirdisch, und ein Dreieck, unterirdisch.',
    },
    draw: {
      name: 'Zeichnen',
      text: 'Zeichne **1 Abschnitt** von einem Ende deiner Linie, zuerst von der Startstation, zu einer Station mit dem Symbol. Oder setze aus.',
      caption: 'Ein Quadrat: Die rosa Linie geht von ihrer Startstation zum nächsten Quadrat.',
    },
    wild: {
      name: 'Joker, Weiche',
      text: 'Mit **Joker** gilt jedes Symbol. **Weiche:** Zweige an beliebiger Station deiner Linie ab; das Symbol gibt eine zweite Karte vor.',
      caption: 'Die beiden Joker und die Weiche.',
    },
    last: {
      name: 'Schluss',
      text: 'Die **5. unterirdische Karte** bringt die letzte Runde. Ein Durchgang hat 5 bis 10.',
      caption: 'Fünf unterirdische Karten.',
    },
  },

  tracks: {
    name: 'Gleise',
    title: 'Auf den Strecken',
    cross: '**Kreuze nie** eine Linie, auch nicht deine eigene',
    through: 'Die **Yamanote-Linie** umschließt den Zentralbezirk: Du querst sie nur durch ihre 8 Stationen',
    back: '**Nie zurück** zu einer Station derselben Linie',
    double: '**Doppelgleis** nur mit Joker: höchstens 2 Linien je Abschnitt, die Yamanote-Linie mitgezählt',
    branch: 'Wer abzweigt, hat danach ein Ende mehr.',
  },

  effects: {
    name: 'Effekte',
    title: 'Die Effekte',
    when: 'In jedem Durchgang gehört zu einem Symbol ein Effekt. **Jede Karte mit dem Symbol** erlaubt ihn allen einmal in dieser Runde, ein Joker nie.',
    again: '**Weiche, Joker:** Wie die Karten',
    extension: '**Verlängerung:** Geradeaus weiter zur nächsten Station, jedes Symbol, kein Doppelgleis',
    double: '**Doppelstation:** Die erreichte Station zählt für diese Linie als 2',
  },

  line: {
    name: 'Linie',
    title: 'Nach jedem Durchgang',
    score:
      'Deine Linie zählt: **Bezirke × Stationen** im Bezirk, in dem sie die meisten hat. Die Startstation zählt mit.',
    pencils: 'Dann wandern die Stifte **einen Platz nach links**: Du nutzt jeden einmal.',
    picture: ({ districts, stations, points }) =>
      `Eine blaue Linie von West nach Ost: ${districts} Bezirke × ${stations} Stationen im Zentralbezirk = ${points} Punkte.`,
  },

  sum: {
    name: 'Punkte',
    title: 'Am Ende',
    corner: 'Hotspot im Randbezirk',
    outer: 'Hotspot im äußeren Hauptbezirk',
    missed: 'Jede verpasste Yamanote-Station',
    meeting: 'Linien je Station',
    interchange:
      '**Umsteigemöglichkeit:** 2 oder mehr Linien treffen sich, die Yamanote-Linie mitgezählt. Sie macht einen Randbezirk oder äußeren Hauptbezirk zum **Hotspot**, der einmal zählt.',
    goals: '**Zielkarten**, wenn ihr damit spielt: 2 für alle, je 10 Punkte.',
    captions: {
      points: ({ points }) => `${points < 0 ? 'minus ' : ''}${Math.abs(points)} Punkte`,
      meeting: '2 Linien keine Punkte, 3 Linien 5 Punkte, 4 Linien 15, 5 Linien 30.',
    },
  },

  end: {
    name: 'Ende',
    title: 'Das Ende',
    winner:
      'Wer die **meisten Punkte** hat, gewinnt. Bei Gleichstand entscheidet die beste Linie, sonst teilt ihr euch den Sieg.',
    solo: {
      base: '**Solospiel:** Die Stifte kommen in zufälliger Reihenfolge; 6 Stufen, bis 70, 85, 100, 115, 130 Punkte und darüber. Stationseffekte und Zielkarten kosten je 10.',
      effects: '**Solospiel:** Effekte und Zielkarten kosten je 10 Punkte.',
    },
  },
};
