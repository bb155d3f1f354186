import type { HowToWords } from './en.ts';

export const de: HowToWords = {
  editions: { full: 'Vollständige Auslage', changing: 'Wechselnde Auslage' },
  cover: 'Eine kleine Stadt vor dem Fuji: Felder und Läden, dahinter alle vier Großprojekte.',

  goal: {
    name: 'Ziel',
    title: 'Das Ziel',
    lead: 'Baue vor allen anderen **alle 4 Großprojekte**.',
    start:
      'Alle beginnen mit 3 Münzen, 1 Weizenfeld und 1 Bäckerei. Wer beginnt, entscheidet das Los oder der Gastgeber.',
  },

  turn: {
    name: 'Dein Zug',
    title: 'Dein Zug in vier Bildern',
    roll: {
      name: 'Würfeln',
      text: 'Wirf 1 Würfel, mit dem Bahnhof 1 oder 2. **Nur die Summe zählt.**',
      caption: 'Ein Würfel zeigt 3. Mit dem Bahnhof zeigen zwei Würfel 3 und 4, zusammen 7.',
    },
    pay: {
      name: 'Zahlen',
      text: 'Zuerst zahlst du anderen für rote Karten mit deiner Zahl, reihum **gegen den Uhrzeigersinn**.',
      caption: 'Jemand würfelt eine 3 und zahlt 1 Münze für ein fremdes Café.',
    },
    earn: {
      name: 'Kassieren',
      text: 'Dann zahlt die Bank für Grün und Blau. **Jede Karte zählt einzeln.**',
      caption: 'Eine 2: Der Bauernhof bringt 1 Münze, die Bäckerei bringt 1 Münze.',
    },
    build: {
      name: 'Bauen',
      text: 'Baue **1 Karte** oder keine: ein Unternehmen oder ein Großprojekt. Weiter geht es im Uhrzeigersinn.',
      caption: 'Jemand bezahlt 3 Münzen für einen Wald.',
    },
  },

  colours: {
    name: 'Farben',
    title: 'Die Farben',
    blue: '**Blau:** Die Bank zahlt dir bei **jedem** Wurf',
    green: '**Grün:** Die Bank zahlt dir bei **deinem** Wurf',
    red: '**Rot: Andere** zahlen dir, wenn sie die Zahl würfeln',
    purple: '**Violett:** nur, wenn **du** eine 6 würfelst, von oben nach unten:',
    stadium: 'Stadion: Alle zahlen dir',
    tvStation: 'Fernsehsender: Du wählst, wer dir zahlt',
    businessCenter: 'Bürohaus: Du darfst eine Karte tauschen',
    rest: 'Von jeder violetten Sorte darfst du nur **1 Karte** besitzen. Sie wird [nie getauscht](MK-6.12), Startkarten schon.',
    limit:
      'Von allen anderen darfst du beliebig viele besitzen, mit der **Einsteiger-Regel** nur 2 je Sorte, Startkarten und getauschte mitgezählt.',
    payment: 'Wer zu wenig hat, gibt alles her; der Rest verfällt.',
    captions: {
      blue: 'Ein Kreis auf Blau',
      green: 'Ein Dreieck auf Grün',
      red: 'Ein Dreieck mit der Spitze nach unten auf Rot',
      purple: 'Ein Stern auf Violett',
      coins: ({ coins }) => `${coins} Münzen`,
    },
  },

  cards: {
    name: 'Karten',
    title: 'Die Unternehmen',
    legend:
      'Auf jeder Karte: Baukosten → Einkommen. **× Symbol:** Zähle **deine eigenen** Karten damit, auch Startkarten.',
    display: {
      full: '**15 Stapel** liegen aus: von jeder Sorte 6 Karten, von jeder violetten 4. Ausverkauft ist ausverkauft.',
      changing:
        'Deckt Karten auf, bis **10 Sorten** ausliegen, gleiche aufeinander; ebenso, wenn eine Sorte ausgeht. Jede hat 6 Karten, jede violette so viele, wie ihr Personen seid.',
    },
    picture: (cards) =>
      `Die 15 Sorten. ${cards.map(({ name, numbers, icon, cost, gist }) => `${name}: ${numbers}, Symbol ${icon}, kostet ${cost}. ${gist}.`).join(' ')}`,
  },

  landmarks: {
    name: 'Projekte',
    title: 'Die Großprojekte',
    'train-station': '**Bahnhof:** 1 oder 2 Würfel, wie du willst',
    'shopping-mall':
      '**Einkaufszentrum:** Jede Bäckerei, jeder Mini-Markt, jedes Café und Familien-Restaurant von dir bringt 1 Münze mehr',
    'amusement-park': '**Freizeitpark:** Ein Pasch bringt **einen** Extrazug, nie zwei',
    'radio-tower': '**Funkturm:** einmal je Zug mit **gleich vielen Würfeln** nachwürfeln',
    later: '**Nicht sofort:** Jedes nützt dir erst ab deinem [nächsten Zug](MK-8.0). Die Reihenfolge ist frei.',
    cost: ({ name, cost }) => `${name}: kostet ${cost} Münzen`,
  },

  end: {
    name: 'Ende',
    title: 'Das Ende',
    picture: 'Alle vier Großprojekte stehen; zusammen kosten sie 52 Münzen.',
    text: 'Mit dem **vierten Großprojekt** gewinnst du **sofort**.',
  },
};
