import type { CardId, Cause, EstablishmentId } from '@yamanote/games/machi-koro/rules';
import type { Words } from './en.ts';

const plural = new Intl.PluralRules('de');
const number = new Intl.NumberFormat('de');
const and = new Intl.ListFormat('de', { type: 'conjunction' });

function count(n: number, one: string, other: string): string {
  return `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`;
}

function coins(n: number): string {
  return count(n, 'Münze', 'Münzen');
}

/** In the accusative: „baut ein Café“, „durch ein Café“. */
const one: Readonly<Record<CardId, string>> = {
  'wheat-field': 'ein Weizenfeld',
  ranch: 'einen Bauernhof',
  bakery: 'eine Bäckerei',
  cafe: 'ein Café',
  'convenience-store': 'einen Mini-Markt',
  forest: 'einen Wald',
  stadium: 'ein Stadion',
  'tv-station': 'einen Fernsehsender',
  'business-center': 'ein Bürohaus',
  'cheese-factory': 'eine Molkerei',
  'furniture-factory': 'eine Möbelfabrik',
  mine: 'ein Bergwerk',
  'family-restaurant': 'ein Familien-Restaurant',
  'apple-orchard': 'eine Apfelplantage',
  'fruit-vegetable-market': 'eine Markthalle',
  'train-station': 'den Bahnhof',
  'shopping-mall': 'das Einkaufszentrum',
  'amusement-park': 'den Freizeitpark',
  'radio-tower': 'den Funkturm',
};
const many: Readonly<Record<EstablishmentId, string>> = {
  'wheat-field': 'Weizenfelder',
  ranch: 'Bauernhöfe',
  bakery: 'Bäckereien',
  cafe: 'Cafés',
  'convenience-store': 'Mini-Märkte',
  forest: 'Wälder',
  stadium: 'Stadien',
  'tv-station': 'Fernsehsender',
  'business-center': 'Bürohäuser',
  'cheese-factory': 'Molkereien',
  'furniture-factory': 'Möbelfabriken',
  mine: 'Bergwerke',
  'family-restaurant': 'Familien-Restaurants',
  'apple-orchard': 'Apfelplantagen',
  'fruit-vegetable-market': 'Markthallen',
};

/** „2 Bäckereien“; if several cards paid, with what each was worth: „einen Bauernhof (1) und 2 Bäckereien (2)“. */
function because(causes: readonly Cause[], single = (card: CardId) => one[card]): string {
  return and.format(
    causes.map(({ card, copies, coins }) => {
      const cards = copies === 1 ? single(card) : `${number.format(copies)} ${many[card]}`;
      return causes.length === 1 ? cards : `${cards} (${number.format(coins)})`;
    }),
  );
}

function sum(dice: readonly number[]): number {
  return dice.reduce((total, face) => total + face, 0);
}

function shown(dice: readonly number[]): string {
  if (dice.length === 1) return `${dice[0]}`;
  return `${dice.join(' + ')} = ${sum(dice)}${dice[0] === dice[1] ? ', ein Pasch' : ''}`;
}

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

const cards: Words['cards'] = {
  'wheat-field': {
    name: 'Weizenfeld',
    text: 'Bei jeder 1 bekommst du 1 Münze aus der Bank, egal wer sie gewürfelt hat.',
    short: '1 Münze, egal wer würfelt',
  },
  ranch: {
    name: 'Bauernhof',
    text: 'Bei jeder 2 bekommst du 1 Münze aus der Bank, egal wer sie gewürfelt hat.',
    short: '1 Münze, egal wer würfelt',
  },
  bakery: {
    name: 'Bäckerei',
    text: 'Würfelst du selbst eine 2 oder 3, bekommst du 1 Münze aus der Bank; ist dein Einkaufszentrum aktiv, sind es 2.',
    short: '1 Münze bei deinem Wurf',
  },
  cafe: {
    name: 'Café',
    text: 'Würfelt jemand anderes eine 3, bekommst du von dieser Person 1 Münze; ist dein Einkaufszentrum aktiv, sind es 2. Gezahlt wird, bevor jemand Einkommen erhält: Wer zu wenig hat, gibt alles her, der Rest verfällt.',
    short: 'Wer würfelt, zahlt dir 1',
  },
  'convenience-store': {
    name: 'Mini-Markt',
    text: 'Würfelst du selbst eine 4, bekommst du 3 Münzen aus der Bank; ist dein Einkaufszentrum aktiv, sind es 4.',
    short: '3 Münzen bei deinem Wurf',
  },
  forest: {
    name: 'Wald',
    text: 'Bei jeder 5 bekommst du 1 Münze aus der Bank, egal wer sie gewürfelt hat.',
    short: '1 Münze, egal wer würfelt',
  },
  stadium: {
    name: 'Stadion',
    text: 'Würfelst du selbst eine 6, zahlen dir alle anderen je 2 Münzen; wer weniger hat, gibt alles her. Du darfst nur ein Stadion besitzen.',
    short: 'Alle zahlen dir 2 Münzen',
  },
  'tv-station': {
    name: 'Fernsehsender',
    text: 'Würfelst du selbst eine 6, bestimmst du, wer dir 5 Münzen zahlt; hat diese Person weniger, gibt sie alles her. Du darfst nur einen Fernsehsender besitzen.',
    short: 'Wähle, wer dir 5 zahlt',
  },
  'business-center': {
    name: 'Bürohaus',
    text: 'Würfelst du selbst eine 6, darfst du eines deiner Unternehmen gegen eines aus einer anderen Stadt tauschen, und niemand kann ablehnen; Münzen fließen nicht, und Karten mit Turm (violette Karten und Großprojekte) bleiben, wo sie sind. Du darfst nur ein Bürohaus besitzen.',
    short: 'Tausche eine Karte',
  },
  'cheese-factory': {
    name: 'Molkerei',
    text: 'Würfelst du selbst eine 7, bekommst du aus der Bank 3 Münzen für jede deiner Karten mit Kuh, also für jeden Bauernhof.',
    short: '3 Münzen je Bauernhof',
  },
  'furniture-factory': {
    name: 'Möbelfabrik',
    text: 'Würfelst du selbst eine 8, bekommst du aus der Bank 3 Münzen für jede deiner Karten mit Zahnrad, also für jeden Wald und jedes Bergwerk.',
    short: '3 Münzen je Wald, Bergwerk',
  },
  mine: {
    name: 'Bergwerk',
    text: 'Bei jeder 9 bekommst du 5 Münzen aus der Bank, egal wer sie gewürfelt hat.',
    short: '5 Münzen, egal wer würfelt',
  },
  'family-restaurant': {
    name: 'Familien-Restaurant',
    text: 'Würfelt jemand anderes eine 9 oder 10, bekommst du von dieser Person 2 Münzen; ist dein Einkaufszentrum aktiv, sind es 3. Gezahlt wird, bevor jemand Einkommen erhält: Wer zu wenig hat, gibt alles her, der Rest verfällt.',
    short: 'Wer würfelt, zahlt dir 2',
  },
  'apple-orchard': {
    name: 'Apfelplantage',
    text: 'Bei jeder 10 bekommst du 3 Münzen aus der Bank, egal wer sie gewürfelt hat.',
    short: '3 Münzen, egal wer würfelt',
  },
  'fruit-vegetable-market': {
    name: 'Markthalle',
    text: 'Würfelst du selbst eine 11 oder 12, bekommst du aus der Bank 2 Münzen für jede deiner Karten mit Weizen, also für jedes Weizenfeld, auch das vom Start, und jede Apfelplantage.',
    short: '2 Münzen je Weizen',
  },
  'train-station': {
    name: 'Bahnhof',
    text: 'Ab deinem nächsten Zug entscheidest du jedes Mal, ob du einen oder zwei Würfel wirfst. Bei zwei Würfeln zählt nur die Summe.',
    short: 'Ein oder zwei Würfel',
  },
  'shopping-mall': {
    name: 'Einkaufszentrum',
    text: 'Ab deinem nächsten Zug bringt jede deiner Karten mit Tasse oder Brot 1 Münze mehr, wenn sie etwas einbringt. Bei Bäckerei und Mini-Markt legt die Bank sie dazu; bei Café und Familien-Restaurant zahlt sie, wer gewürfelt hat, soweit die Münzen reichen.',
    short: 'Tasse und Brot: +1 Münze',
  },
  'amusement-park': {
    name: 'Freizeitpark',
    text: 'Ab deinem nächsten Zug gilt: Ist der Wurf, der zählt, ein Pasch mit zwei Würfeln, machst du danach einen vollständigen zweiten Zug. Ein Pasch im zweiten Zug bringt nichts mehr.',
    short: 'Pasch: ein zweiter Zug',
  },
  'radio-tower': {
    name: 'Funkturm',
    text: 'Ab deinem nächsten Zug darfst du einmal je Zug, nach deinem Wurf und bevor Münzen fließen, mit gleich vielen Würfeln noch einmal würfeln. Dann zählt nur das zweite Ergebnis.',
    short: 'Einmal je Zug neu würfeln',
  },
};

export const de: Words = {
  title: 'Machi Koro',
  about:
    'Alle bauen eine kleine Stadt: Die Würfel lassen Felder, Läden und Restaurants Münzen einbringen, und mit den Münzen wächst die Stadt weiter. Manche Karten zahlen bei jedem Wurf, manche nur beim eigenen, und manche nehmen Münzen von der Person, die gerade würfelt. Wer zuerst alle vier Großprojekte gebaut hat, gewinnt.',
  goal: 'Baue als Erste oder Erster deine vier Großprojekte.',
  colours,
  icons,
  cards,

  questions: {
    roll: ({ name, dice }) => (dice === 1 ? `${name}, wirf den Würfel.` : `${name}, wirfst du einen oder zwei Würfel?`),
    reroll: ({ name, number }) => `${name}, behältst du die ${number} oder würfelst du neu?`,
    charge: ({ name }) => `${name}, wer zahlt für deinen Fernsehsender?`,
    give: ({ name }) => `${name}, welche deiner Karten tauschst du, wenn überhaupt?`,
    take: ({ name, giving }) => `${name}, was nimmst du im Tausch für ${one[giving]}?`,
    build: ({ name, coins: owned }) => `${name}, du hast ${coins(owned)}: Was baust du?`,
  },
  waiting: {
    first: () => 'Das Los entscheidet, wer beginnt.',
    dice: ({ name }) => `${name} würfelt.`,
    'turn-over': () => 'Eine neue Karte wird aufgedeckt.',
    over: ({ name }) => `Die Partie ist zu Ende: ${name} hat gewonnen.`,
  },
  explanations: {
    roll: 'Würfle, und alle Karten mit dieser Zahl treten in Kraft, auch die der anderen; mit Bahnhof darfst du zwei Würfel nehmen, dann zählt die Summe.',
    reroll:
      'Mit dem Funkturm darfst du einmal mit gleich vielen Würfeln neu würfeln; dann zählt nur das neue Ergebnis, auch wenn es schlechter ist.',
    charge:
      'Dein Fernsehsender holt 5 Münzen von einer Person; wer weniger hat, gibt alles her, also schau vor der Wahl in die Kassen.',
    give: 'Dein Bürohaus darf eine deiner Karten gegen eine andere tauschen: Wähle, was du entbehren kannst, oder tausche gar nicht; Karten mit Turm bleiben, wo sie sind.',
    take: 'Wähle nun die Karte, die du dafür willst: Niemand kann ablehnen, und ab dem nächsten Wurf arbeitet sie für dich.',
    build:
      'Einmal je Zug darfst du eine Karte bauen: ein Unternehmen, das ab dem nächsten Wurf zählt, oder ein Großprojekt, das ab deinem nächsten Zug wirkt; mit vier Großprojekten gewinnst du.',
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

  events: {
    'first-drawn': ({ seat }) => `Das Los entscheidet: ${seat} beginnt.`,
    'turn-began': ({ seat, second }) => (second ? `Pasch: ${seat} macht einen zweiten Zug.` : `${seat} ist am Zug.`),
    activated: ({ seat, landmark }) => `Ab diesem Zug nutzt ${seat} ${one[landmark]}.`,
    rolled: ({ seat, dice, again }) => `${seat} würfelt${again ? ' neu' : ''}: ${shown(dice)}.`,
    rerolled: ({ seat, dice }) => `${seat} nutzt den Funkturm: Die ${sum(dice)} zählt nicht.`,
    paid({ from, to, coins: paid, claimed, causes }) {
      const reason = because(causes, (card) => cards[card].name);
      if (paid === claimed) return `${from} zahlt ${coins(paid)} an ${to} (${reason}).`;
      if (paid === 0) return `${from} kann ${to} nichts zahlen: 0 von ${coins(claimed)} (${reason}).`;
      return `${from} zahlt ${number.format(paid)} von ${coins(claimed)} an ${to}, mehr ist nicht da (${reason}).`;
    },
    earned: ({ seat, coins: earned, causes }) => `${seat} erhält ${coins(earned)} durch ${because(causes)}.`,
    swapped: ({ seat, gave, other, took }) => `${seat} gibt ${one[gave]} an ${other} und nimmt dafür ${one[took]}.`,
    'swap-declined': ({ seat }) => `${seat} tauscht nicht.`,
    built: ({ seat, card, cost }) => `${seat} baut ${one[card]} für ${coins(cost)}.`,
    passed: ({ seat, forced }) => (forced ? `${seat} kann nichts bauen.` : `${seat} baut nichts.`),
    'turned-over': ({ card }) => `Neu in der Auslage: ${cards[card].name}.`,
    won: ({ seat }) => `${seat} hat alle vier Großprojekte gebaut und gewinnt!`,
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
