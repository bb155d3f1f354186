import type { HowToWords } from './en.ts';

export const de: HowToWords = {
  editions: { retail: 'Verlagsausgabe', r12: 'Prototyp r12' },
  letters: 'latin',

  cover: {
    retail: 'Züge von vier Gesellschaften fahren durch Tokyo. Aus der Bucht steigt ein Monster.',
    r12: 'Züge von vier Gesellschaften fahren durch die Mitte von Tokyo.',
  },

  goal: {
    name: 'Ziel',
    title: 'Das Ziel',
    lead: {
      retail: 'Hole die meisten Punkte: Sammle Kunden in **Sets verschiedener Waren**.',
      r12: 'Hole die meisten Punkte: Sammle Kunden, doch deine **häufigste Ware zählt nichts**.',
    },
    start: { retail: 'Start', r12: 'Start, leerer Plan' },
    pieces: {
      retail: 'Alle haben 4 Karten, je Ware 2 Läden, 3 Kaufhäuser und 16 Schienen. In 4 Bezirken stehen je 2 Kunden.',
      r12: 'Alle haben 5 Karten, je Ware 2 Läden, 3 Kaufhäuser und 16, 13 oder 10 Schienen, je nachdem, ob ihr zu zweit, zu dritt oder zu viert seid.',
    },
  },

  turn: {
    name: 'Zug',
    title: 'Dein Zug',
    order: 'Neue Kunden, dann **bis zu zwei verschiedene** Aktionen:',
    free: 'gratis',
    open: {
      text: {
        retail:
          'Lege eine Karte des Bezirks ab: Eröffne dort in einem leeren Bahnhof einen Laden oder verlege ein eigenes Gebäude dorthin.',
        r12: 'Lege eine Karte des Bezirks ab: Eröffne dort in einem leeren Bahnhof einen Laden oder verlege einen dorthin. Kaufhäuser bleiben.',
      },
      caption: 'Eine Karte von Taitō eröffnet einen Kleidungs-Laden in Ueno.',
    },
    track: {
      text: {
        retail:
          'Eine Schiene auf freier Strecke ist **gratis**. Eine zweite im Anschluss kostet eine Karte eines Bezirks, in dem eine endet.',
        r12: 'Eine Schiene auf freier Strecke ist **gratis**. Eine zweite im Anschluss kostet eine Karte eines Bezirks, in dem die erste endet.',
      },
      caption: 'Die erste Schiene ist gratis, die zweite kostet eine Karte.',
    },
    move: {
      text: 'Lege eine Karte des Bezirks ab: **Alle** Kunden dort fahren gemeinsam los.',
      caption: 'Drei Kunden fahren mit der Bahn zu einem Laden.',
    },
    upgrade: {
      text: {
        retail:
          'Nur mit Kaufhaus-Markierung: Lege eine Karte des Bezirks und einen gewonnenen Kunden der passenden Ware ab.',
        r12: 'Nur mit Kaufhaus-Markierung: Lege eine Karte des Bezirks ab; ein gewonnener Kunde der passenden Ware verlässt das Spiel.',
      },
      caption: {
        retail: 'Aus einem Essen-Laden, einer Karte und einem Essen-Kunden werden ein Kaufhaus und 3 Sternmarker.',
        r12: 'Aus einem Essen-Laden, einer Karte und einem Essen-Kunden wird ein Kaufhaus.',
      },
    },
    income: {
      text: {
        retail: 'Zieh auf **4** Karten nach; mit 4 oder mehr zieh 1. **Dein Zug endet.**',
        r12: 'Zieh auf **5** Karten nach; mit 5 oder mehr zieh 1. **Dein Zug endet.**',
      },
      caption: { retail: 'Eine Hand mit 4 Karten.', r12: 'Eine Hand mit 5 Karten.' },
    },
  },

  customers: {
    name: { retail: 'Kunden', r12: 'Kunden' },
    title: 'Neue Kunden',
    queue: 'Vier Karten mit Kunden darauf bilden die Warteschlange. Karte 1, ganz rechts, ist als Nächste dran.',
    leave: 'Karte 1 kommt auf deine Hand, ihre Kunden in diesen Bezirk.',
    refill: 'Ebenso viele kommen aus dem Beutel auf die Karte mit ihrer Ware, sonst auf die erste leere.',
    stars:
      'Die Sternleiste: Zu Beginn stehen 2 Kunden in der Warteschlange. Sechsmal Aufwerten erhöht das auf 3, 4, 5, 6, 7 und 8 und bringt 3, 2, 2, 2, 1 und 1 Sternmarker.',
    upgrade: 'Aufwerten schickt den Kunden in die Warteschlange und bringt die nächsten Sternmarker.',
    arrivals:
      'Eine Karte von Kōtō wird aufgedeckt, und ein Kunde kommt nach Kōtō. Mit höchstens 2 Kaufhäusern auf dem Plan kommt 1 Kunde, ab 3 kommen 2.',
    arrive:
      'Decke eine Karte auf und lege sie ab: **1** Kunde aus dem Beutel kommt in diesen Bezirk, **2** ab insgesamt 3 Kaufhäusern.',
  },

  ride: {
    name: 'Fahrt',
    title: 'Die Fahrt',
    picture: {
      retail:
        'Drei Kunden starten in Tōkyō. In Yotsuya steigt einer bei einem anderen Laden aus, in Shinjuku einer bei dir. Der dritte fährt auf der Direktverbindung weiter und hält in Yoyogi.',
      r12: 'Drei Kunden starten in Tōkyō. In Yotsuya steigt einer bei einem anderen Laden aus, in Shinjuku einer bei dir, und nach der Direktverbindung in Yoyogi noch einer.',
    },
    start: 'Starte in einem Bahnhof des Bezirks, nutze beliebige Schienen, besuche keinen Bahnhof zweimal',
    off: 'In jedem passenden Gebäude **muss** genau ein Kunde deiner Wahl aussteigen: Ihn gewinnt, wem das Gebäude gehört. Ins Kaufhaus passt jeder',
    stop: {
      retail: 'Halte, wo du willst: Der Rest bleibt in diesem Bezirk',
      r12: 'Halte nur, **wo eben jemand ausstieg**: Der Rest bleibt in diesem Bezirk',
    },
    income: 'Andere, deren Schienen du nutzt, bekommen einmal Einkommen gratis',
  },

  cards: {
    name: 'Karten',
    title: 'Joker',
    own: 'Karten von Bezirken mit deinen Gebäuden gelten für jeden Bezirk',
    three: 'Drei beliebige Karten zusammen ebenso',
    captions: { own: 'Eine Karte mit einem Laden darauf', three: 'Drei Karten' },
  },

  other: {
    name: { retail: 'Varianten', r12: 'Verlag' },
    title: { retail: 'Varianten', r12: 'Verlagsausgabe' },
    ceo: '**CEO:** Er startet irgendwo, darf vor deinen Aktionen in einen Nachbarbezirk. Dessen Karten sind Joker',
    kaiju:
      '**Kaiju:** Du setzt ihn jeden Zug in einen Nachbarbezirk. Kunden dort fliehen in einen Nachbarbezirk, keine Fahrt berührt ihn',
    hand: 'Hand',
    track: 'Schienen',
    customers: 'Kunden',
    there: 'Verlag',
    byPlayers: ({ pieces }) => `${pieces} zu zweit, zu dritt, zu viert`,
    figures: ({ here, there }) => `${here}; Verlag: ${there}`,
    text: 'Dort: Warteschlange, Sternmarker, Punkte für Sets verschiedener Waren; Varianten CEO und Kaiju.',
  },

  end: {
    name: 'Ende',
    title: 'Das Ende',
    sets: 'Vier verschiedene Waren bringen 10, drei 6, zwei 3, ein einzelner Kunde 1.',
    premium: '**Premiumkunde:** zählt als zwei Kunden',
    star: '**Sternmarker:** ein Kunde beliebiger Ware',
    captions: { premium: 'Ein Premiumkunde', star: 'Ein Sternmarker' },
    over: {
      retail:
        'Sind Beutel und Warteschlange leer, spielt ihr, **bis wieder dran wäre**, wer begonnen hat. Leert diese Person beide, ist ihr Zug der letzte.',
      r12: 'Wer den letzten Kunden zieht, spielt den Zug zu Ende. Alle nehmen Einkommen gratis und haben **einen letzten Zug** ohne neue Kunden, diese Person zuletzt.',
    },
    goods:
      'Vier Essen-Kunden zählen nichts. Zwei Kleidungs-Kunden zählen 2, ein Bücher-Kunde und ein Bücher-Doppelkunde 3, ein Elektronik-Kunde 1.',
    drop: 'Entferne die Ware, von der du die meisten Marker hast; bei mehreren wählst du. Der Rest zählt 1, Doppelkunden 2.',
    tie: {
      retail: 'Gleichstand: mehr Sternmarker, sonst geteilter Sieg.',
      r12: 'Gleichstand: Vergleicht eure Punkte ohne die zwei, dann drei häufigsten Waren. Danach gewinnt, wer die höchste Kaufhaus-Nummer hat (Shinjuku 1, Naka Meguro 12).',
    },
  },
};
