import { cards } from './cards.de.ts';
import { events, toYou, turn, turnHeard } from './events.de.ts';
import { asked, coins, does, list, the, your } from './grammar.de.ts';
import type { Words } from './words.ts';

export * as grammar from './grammar.de.ts';

const colours: Words['colours'] = {
  blue: { name: 'Blau', pays: 'in jedem Zug' },
  green: { name: 'Grün', pays: 'nur im eigenen Zug' },
  red: { name: 'Rot', pays: 'nur in Zügen der anderen' },
  purple: { name: 'Violett', pays: 'nur im eigenen Zug' },
};

const icons: Words['icons'] = {
  wheat: 'Weizen',
  cow: 'Kuh',
  gear: 'Zahnrad',
  bread: 'Brot',
  cup: 'Tasse',
  factory: 'Fabrik',
  fruit: 'Obst',
  tower: 'Turm',
};

export const de: Words = {
  title: 'Machi Koro',
  about:
    'Du baust eine kleine Stadt: Die Würfel entscheiden, welche Felder, Läden und Restaurants Münzen bringen, und mit den Münzen baust du weiter. Manche Karten bringen bei jedem Wurf etwas, manche nur bei deinem eigenen, und manche holen sich Münzen von der Person, die gerade gewürfelt hat. Wer zuerst alle 4 Großprojekte gebaut hat, gewinnt.',
  goal: 'Wer zuerst alle 4 Großprojekte gebaut hat, gewinnt.',
  colours,
  icons,
  cards,

  questions: {
    roll: ({ seat, dice }) => asked(seat, dice === 1 ? 'würfle.' : 'würfelst du mit 1 oder 2 Würfeln?'),
    reroll: ({ seat, number }) => asked(seat, `behältst du die ${number} oder würfelst du neu?`),
    charge: ({ seat }) => asked(seat, 'wer zahlt dir 5 Münzen?'),
    give: ({ seat }) => asked(seat, 'welche deiner Karten möchtest du tauschen?'),
    take: ({ seat, giving }) => asked(seat, `was nimmst du für ${your[giving]}?`),
    build: ({ seat, coins: owned }) => asked(seat, `du hast ${coins(owned)}: Was baust du?`),
  },
  situation: ({ seat, built, of, coins: owned, last }) =>
    `${does(seat, 'hast', 'hat')} ${built} von ${of} Großprojekten und ${coins(owned)}${last === null ? '' : `; es fehlt nur noch ${the[last.card]} (${coins(last.cost)})`}.`,
  glance({ most, of, leaders }) {
    if (most === 0) return 'Noch kein Großprojekt gebaut';
    const landmarks = `${most} von ${of} Großprojekten`;
    return leaders.length === 0 ? `Alle haben ${landmarks}` : `${list(leaders)}: ${landmarks}`;
  },
  waiting: {
    first: () => 'Das Los entscheidet, wer beginnt.',
    dice: ({ seat }) => `${does(seat, 'würfelst', 'würfelt')} gerade.`,
    'turn-over': () => 'Eine neue Karte wird aufgedeckt.',
    over: ({ seat }) => `Die Partie ist zu Ende: ${does(seat, 'hast', 'hat')} gewonnen.`,
  },
  explanations: {
    roll: 'Karten mit deiner Zahl bringen Münzen. Wie viele, zeigt die Zahlenreihe.',
    reroll: 'Du darfst einmal neu würfeln. Dann zählt nur die neue Zahl, auch eine schlechtere.',
    charge: 'Fernsehsender und eine 6: Wähle, wer dir 5 Münzen gibt. Wer weniger hat, gibt alles.',
    give: 'Bürohaus und eine 6: Du darfst eine Karte tauschen. Wähle, welche du hergibst.',
    take: 'Wähle, was du dafür haben willst. Niemand kann ablehnen.',
    build: 'Mit 4 Großprojekten gewinnst du. Baue je Zug eins oder etwas, das Münzen bringt.',
  },

  actions: {
    roll: ({ dice }) => (dice === 1 ? 'Mit 1 Würfel würfeln' : 'Mit 2 Würfeln würfeln'),
    keep: ({ number }) => `Die ${number} behalten`,
    reroll: () => 'Neu würfeln',
    charge: ({ seat, coins: owned }) => `${seat} zahlt (hat ${coins(owned)})`,
    decline: () => 'Nicht tauschen',
    give: ({ card }) => `${cards[card].name} hergeben`,
    take: ({ seat, card }) => `${cards[card].name} von ${seat} nehmen`,
    build: ({ card, cost }) => `${cards[card].name} bauen (${coins(cost)})`,
    pass: () => 'Nichts bauen',
  },

  events,
  turn,
  turnHeard,
  toYou,
  ties: {
    broken: 'Bei gleich vielen Großprojekten liegt vorn, wer mehr Münzen hat.',
    shared: 'Bei gleich vielen Großprojekten und Münzen wird der Platz geteilt.',
  },

  options: {
    edition: { name: 'Ausgabe', hint: 'Welche Ausgabe ihr spielt.', values: { base: 'Grundspiel' } },
    beginnerLimit: {
      name: 'Einsteiger-Regel',
      hint: 'Für die ersten Partien: Niemand darf mehr als 2 Karten einer Sorte besitzen, Startkarten und getauschte Karten mitgezählt. Bei violetten Sorten bleibt es bei 1.',
      values: { true: '2 je Sorte', false: 'Keine Grenze' },
    },
    display: {
      name: 'Auslage',
      hint: 'Vollständig: Alle 15 Sorten liegen von Anfang an aus. Wechselnd („Komme, was wolle“): Es liegen immer 10 Sorten aus, nachgefüllt aus einem gemischten Stapel, für alle, die das Spiel kennen.',
      values: { full: 'Vollständig', changing: 'Wechselnd' },
    },
    first: {
      name: 'Wer beginnt',
      hint: 'Wer den ersten Zug hat. Danach geht es im Uhrzeigersinn weiter.',
      values: { random: 'Per Los', 0: 'Platz 1', 1: 'Platz 2', 2: 'Platz 3', 3: 'Platz 4' },
    },
  },

  topics: {
    turn: {
      name: 'Ein Zug',
      text: 'Du würfelst, dann erhalten alle ihr Einkommen, dann darfst du 1 Karte bauen. Danach geht es im Uhrzeigersinn weiter.',
    },
    income: {
      name: 'Einkommen',
      text: 'Die gewürfelte Zahl bestimmt, welche Karten Einkommen bringen, und jede Karte zählt einzeln. Zuerst zahlt für rote Karten, wer gewürfelt hat. Dann zahlt die Bank für blaue und grüne. Zuletzt kommen die violetten: Stadion, Fernsehsender, Bürohaus.',
    },
    colours: {
      name: 'Farben',
      text: 'Blaue Karten bringen in jedem Zug Einkommen, grüne nur im eigenen, rote nur in den Zügen der anderen. Violette gelten nur im eigenen Zug, und von jeder violetten Sorte darfst du nur 1 Karte besitzen.',
    },
    payments: {
      name: 'Zahlungen',
      text: 'Rote Karten werden vor allem anderen Einkommen bezahlt, reihum gegen den Uhrzeigersinn; rechts von der Person, die gewürfelt hat, geht es los. Wer zu wenig hat, gibt alles her. Der Rest verfällt; Schulden gibt es nicht.',
    },
    icons: {
      name: 'Symbole',
      text: 'Molkereien zählen Kühe, Möbelfabriken Zahnräder und Markthallen Weizen, immer nur auf den eigenen Karten. Das Einkaufszentrum bringt bei Tasse und Brot 1 Münze mehr. Karten mit Turm lassen sich nicht tauschen.',
    },
    swap: {
      name: 'Tauschen',
      text: 'Mit dem Bürohaus und einer 6 darfst du eine deiner Karten gegen eine fremde tauschen. Münzen kostet das nicht, und niemand kann ablehnen. Karten mit Turm werden nie getauscht, Startkarten schon. Beide Karten zählen ab dem nächsten Wurf in ihrer neuen Stadt.',
    },
    building: {
      name: 'Bauen',
      text: 'Einmal je Zug, nach dem Einkommen, darfst du 1 Unternehmen aus der Auslage oder 1 deiner Großprojekte bauen. Blaue, grüne und rote Karten darfst du beliebig oft besitzen, von jeder violetten Sorte nur 1.',
    },
    landmarks: {
      name: 'Großprojekte',
      text: 'Ein Großprojekt nützt dir ab deinem nächsten Zug, gilt aber sofort als gebaut. Wer alle 4 gebaut hat, gewinnt auf der Stelle.',
    },
    'changing-display': {
      name: 'Wechselnde Auslage',
      text: 'Es liegen immer 10 Sorten aus. Wird ein Unternehmen gebaut, werden Karten vom Stapel aufgedeckt, bis es wieder 10 sind. Gleiche Karten kommen aufeinander, und ist der Stapel leer, kommt nichts mehr dazu.',
    },
  },

  establishment: ({ card, numbers, colour, icon, cost }) =>
    `${colours[colour].name} (${colours[colour].pays}), Zahl ${numbers.join('–')}, Symbol ${icons[icon]}, kostet ${coins(cost)}. ${cards[card].text}`,
  landmark: ({ card, icon, cost }) => `Großprojekt, Symbol ${icons[icon]}, kostet ${coins(cost)}. ${cards[card].text}`,
};
