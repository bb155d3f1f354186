import { cards } from './cards.de.ts';
import { events, toYou, turn, turnHeard } from './events.de.ts';
import { asked, coins, does, one, verb, who } from './grammar.de.ts';
import type { Words } from './words.ts';

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
    'Alle bauen eine kleine Stadt: Die Würfel lassen Felder, Läden und Restaurants Münzen einbringen, und mit den Münzen wächst die Stadt weiter. Manche Karten zahlen bei jedem Wurf, manche nur beim eigenen, und manche nehmen Münzen von der Person, die gerade würfelt. Wer zuerst alle vier Großprojekte gebaut hat, gewinnt.',
  goal: 'Wer zuerst alle vier Großprojekte gebaut hat, gewinnt.',
  colours,
  icons,
  cards,

  questions: {
    roll: ({ seat, dice }) => asked(seat, dice === 1 ? 'wirf den Würfel.' : 'wirfst du einen oder zwei Würfel?'),
    reroll: ({ seat, number }) => asked(seat, `behältst du die ${number} oder würfelst du neu?`),
    charge: ({ seat }) => asked(seat, 'wer zahlt für deinen Fernsehsender?'),
    give: ({ seat }) => asked(seat, 'welche deiner Karten tauschst du, wenn überhaupt?'),
    take: ({ seat, giving }) => asked(seat, `was nimmst du im Tausch für ${one[giving]}?`),
    build: ({ seat, coins: owned }) => asked(seat, `du hast ${coins(owned)}: Was baust du?`),
  },
  situation: ({ seat, built, of, coins: owned, last }) =>
    `${does(seat, 'hast', 'hat')} ${built} von ${of} Großprojekten und ${coins(owned)}${last === null ? '' : `; es fehlt nur noch: ${cards[last.card].name} für ${coins(last.cost)}`}.`,
  waiting: {
    first: () => 'Das Los entscheidet, wer beginnt.',
    dice: ({ seat }) => `${does(seat, 'würfelst', 'würfelt')}.`,
    'turn-over': () => 'Eine neue Karte wird aufgedeckt.',
    over: ({ seat }) => `Die Partie ist zu Ende: ${who(seat)} ${verb(seat, 'hast', 'hat')} gewonnen.`,
  },
  explanations: {
    roll: 'Häuser mit deiner Zahl bringen Münzen; wie viele, sagt die Zahlenreihe.',
    reroll: 'Du darfst noch einmal würfeln; dann zählt nur die neue Zahl, auch eine schlechtere.',
    charge: 'Eine Person zahlt dir 5 Münzen, oder alle, wenn sie weniger hat.',
    give: 'Du darfst ein Haus gegen ein fremdes tauschen: Wähle, was du entbehren kannst.',
    take: 'Wähle, was du dafür willst; niemand kann ablehnen.',
    build: 'Je Zug ein Bau: ein Haus für Münzen oder eins deiner Großprojekte für den Sieg.',
  },

  actions: {
    roll: ({ dice }) => (dice === 1 ? 'Einen Würfel werfen' : 'Zwei Würfel werfen'),
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
    edition: { name: 'Ausgabe', hint: 'Welche Ausgabe des Spiels gespielt wird.', values: { base: 'Grundspiel' } },
    beginnerLimit: {
      name: 'Begrenzung für erste Partien',
      hint: 'Niemand darf mehr als zwei Karten einer Sorte besitzen, Startkarten und getauschte Karten mitgezählt; bei violetten Sorten bleibt es bei einer.',
      values: { true: 'Zwei je Sorte', false: 'Keine Grenze' },
    },
    display: {
      name: 'Auslage',
      hint: 'Vollständig: Alle fünfzehn Sorten sind von Anfang an zu haben. Wechselnd („Komme, was wolle“): Zehn Sorten auf einmal kommen aus einem gemischten Stapel, für alle, die das Spiel kennen.',
      values: { full: 'Vollständig', changing: 'Wechselnd' },
    },
    first: {
      name: 'Wer beginnt',
      hint: 'Wer den ersten Zug macht; danach geht es im Uhrzeigersinn weiter.',
      values: { random: 'Das Los entscheidet', 0: 'Platz 1', 1: 'Platz 2', 2: 'Platz 3', 3: 'Platz 4' },
    },
  },

  topics: {
    turn: {
      name: 'Ein Zug',
      text: 'Würfle, dann erhalten alle ihr Einkommen, dann darfst du eine Karte bauen. Danach geht es im Uhrzeigersinn weiter.',
    },
    income: {
      name: 'Einkommen',
      text: 'Die gewürfelte Zahl bestimmt, welche Karten gelten, und jede Karte zählt einzeln. Zuerst zahlt, wer gewürfelt hat, für rote Karten, dann zahlt die Bank für blaue und grüne, dann wirken die violetten: Stadion, Fernsehsender, Bürohaus.',
    },
    colours: {
      name: 'Farben',
      text: 'Blaue Karten zahlen in jedem Zug, grüne nur im eigenen, rote nur in Zügen der anderen. Violette wirken nur im eigenen Zug, und von jeder violetten Sorte darfst du eine Karte besitzen.',
    },
    payments: {
      name: 'Zahlungen',
      text: 'Rote Karten werden vor jedem Einkommen bezahlt, Person für Person gegen den Uhrzeigersinn, beginnend rechts von der Person, die gewürfelt hat. Wer zu wenig hat, gibt alles her; der Rest verfällt und bleibt nicht als Schuld stehen.',
    },
    icons: {
      name: 'Symbole',
      text: 'Molkereien zählen Kühe, Möbelfabriken Zahnräder und Markthallen Weizen, immer nur auf den eigenen Karten. Das Einkaufszentrum gibt bei Tasse und Brot eine Münze dazu; Karten mit Turm lassen sich nicht tauschen.',
    },
    swap: {
      name: 'Tauschen',
      text: 'Mit einem Bürohaus und einer 6 darfst du eine deiner Karten gegen eine Karte aus einer anderen Stadt tauschen, ohne Münzen. Niemand kann ablehnen. Karten mit Turm werden nie getauscht, Startkarten schon, und beide Karten zählen ab dem nächsten Wurf in ihrer neuen Stadt.',
    },
    building: {
      name: 'Bauen',
      text: 'Einmal je Zug, nach dem Einkommen, darfst du ein Unternehmen aus der Auslage oder eines deiner Großprojekte bezahlen. Blaue, grüne und rote Karten darfst du beliebig oft besitzen, von jeder violetten Sorte nur eine.',
    },
    landmarks: {
      name: 'Großprojekte',
      text: 'Ein Großprojekt wirkt ab deinem nächsten Zug, gilt aber sofort als gebaut. Wer alle vier gebaut hat, gewinnt auf der Stelle.',
    },
    'changing-display': {
      name: 'Wechselnde Auslage',
      text: 'Zehn Sorten liegen aus; nach dem Bau eines Unternehmens werden Karten vom Stapel aufgedeckt, bis es wieder zehn sind. Gleiche Karten kommen aufeinander, und ist der Stapel leer, kommt nichts mehr dazu.',
    },
  },

  establishment: ({ card, numbers, colour, icon, cost }) =>
    `${colours[colour].name} (${colours[colour].pays}), Zahl ${numbers.join('–')}, Symbol ${icons[icon]}, kostet ${coins(cost)}. ${cards[card].text}`,
  landmark: ({ card, icon, cost }) => `Großprojekt, Symbol ${icons[icon]}, kostet ${coins(cost)}. ${cards[card].text}`,
};
