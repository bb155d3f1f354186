import type { HowToWords } from './en.ts';

export const de: HowToWords = {
  editions: { base: 'Grundspiel', effects: 'Stationseffekte' },
  cover: 'Ein Plan mit vier bunten Linien um die grüne Yamanote-Linie, daneben die vier Stifte.',

  goal: {
    name: 'Ziel',
    title: 'Das Ziel',
    lead: 'Zeichne **4 U-Bahn-Linien**, die zusammen die **meisten Punkte** bringen.',
    start: 'Alle haben denselben Plan und bekommen dieselben Karten. In jedem der 4 Durchgänge zeichnest du 1 Linie.',
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
      text: 'Mit **Joker** gilt jedes Symbol. **Weiche:** Beginne an einer beliebigen Station deiner Linie; das Symbol gibt eine zweite Karte vor.',
      caption: 'Die beiden Joker und die Weiche.',
    },
    last: {
      name: 'Schluss',
      text: 'Die Runde mit der **5. unterirdischen Karte** ist die letzte von 5 bis 10.',
      caption: 'Fünf unterirdische Karten.',
    },
  },

  tracks: {
    name: 'Gleise',
    title: 'Auf den Strecken',
    cross: '**Kreuze nie** eine Linie, auch nicht deine eigene',
    through: 'Die **Yamanote-Linie** querst du nur durch ihre 8 Stationen',
    back: '**Nie zurück** zu einer Station derselben Linie',
    double: '**Doppelgleis** nur mit Joker: höchstens 2 Linien, auch neben der Yamanote-Linie',
    branch: 'Wer abzweigt, hat für den Rest des Durchgangs ein Ende mehr.',
  },

  effects: {
    name: 'Effekte',
    title: 'Die Effekte',
    when: 'In jedem Durchgang gehört zu einem Symbol ein Effekt. **Seine Karte** erlaubt ihn allen einmal, ein Joker nie.',
    again: '**Weiche, Joker:** Wie die Karten',
    extension: '**Verlängerung:** Geradeaus weiter zur nächsten Station, jedes Symbol, kein Doppelgleis',
    double: '**Doppelstation:** Die erreichte Station zählt für diese Linie als 2',
  },

  line: {
    name: 'Linie',
    title: 'Nach jedem Durchgang',
    score:
      'Deine Linie zählt: **Bezirke × Stationen** in dem Bezirk, in dem sie die meisten hat. Die Startstation zählt mit.',
    pencils: 'Dann wandert jeder Stift **einen Platz nach links**: Du nutzt jeden einmal.',
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
      'Eine **Umsteigemöglichkeit**, wo sich 2 oder mehr Linien treffen, macht ihren Bezirk zum **Hotspot**, nie aber den Zentralbezirk oder einen inneren Hauptbezirk. Die Yamanote-Linie zählt als Linie.',
    goals: '**Zielkarten**, wenn ihr damit spielt: 2 für alle, je 10 Punkte.',
    captions: {
      points: ({ points }) => `${points < 0 ? 'minus ' : ''}${Math.abs(points)} Punkte`,
      meeting: '3 Linien 5 Punkte, 4 Linien 15, 5 Linien 30.',
    },
  },

  end: {
    name: 'Ende',
    title: 'Das Ende',
    winner:
      'Die **meisten Punkte** gewinnen. Bei Gleichstand entscheidet die beste einzelne Linie, sonst teilt ihr den Sieg.',
    solo: {
      base: '**Solospiel:** Die Stifte kommen in zufälliger Reihenfolge; 6 Stufen, bis 70, 85, 100, 115, 130 Punkte und darüber. Ein Modul kostet 10.',
      effects: '**Solospiel:** Jedes Modul kostet 10 Punkte.',
    },
  },
};
