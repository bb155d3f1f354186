import type { BoardWords } from './en.ts';

const plural = new Intl.PluralRules('de');
const and = new Intl.ListFormat('de', { type: 'conjunction' });
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;

const hearts = (n: number) => count(n, 'Herz', 'Herzen');
const stars = (n: number) => count(n, 'Stern', 'Sterne');
const energy = (n: number) => `${n} Energie`;
const NUMBERS = ['Kein', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'];
const inWords = (n: number) => `${NUMBERS[n] ?? n} ${n === 1 ? 'Herz' : 'Herzen'}`;

const faces: BoardWords['faces'] = { 1: 'Eins', 2: 'Zwei', 3: 'Drei', 4: 'Herz', 5: 'Kralle', 6: 'Energie' };

export const de: BoardWords = {
  labels: {
    'alien-metabolism': 'Außer\u00adirdischer Stoff\u00adwechsel',
    'background-dweller': 'Hintergrund\u00adbewohner',
    'dedicated-news-team': 'Exklusiv\u00adreportage',
    energize: 'Impuls\u00adaufladung',
    'energy-hoarder': 'Energie\u00adhorter',
    'evacuation-orders': 'Evakuierungs\u00adbefehl',
    'freeze-time': 'Zeit\u00adstillstand',
    gourmet: 'Fein\u00adschmecker',
    herbivore: 'Pflanzen\u00adfresser',
    'made-in-a-lab': 'Labor\u00adzüchtung',
    metamorph: 'Gestalt\u00adwandler',
    'monster-batteries': 'Monster\u00adbatterien',
    'national-guard': 'National\u00adgarde',
    'nuclear-power-plant': 'Kern\u00adkraftwerk',
    'rapid-healing': 'Schnell\u00adheilung',
    'rooting-for-the-underdog': 'Außenseiter\u00adbonus',
    'shrink-ray': 'Schrumpf\u00adstrahl',
    skyscraper: 'Wolken\u00adkratzer',
    'spiked-tail': 'Stachel\u00adschwanz',
  },
  city: 'Tokyo und seine Monster',
  figure: ({ name, monster, place, counts }) =>
    `${monster === null ? name : `${name} als ${monster}`}: ${place}, ${and.format(counts)}`,
  flags: { city: 'City', bay: 'Bay', out: 'raus' },
  hearts,
  stars,
  energy,
  cards: (n) => count(n, 'Karte', 'Karten'),
  poison: (n) => count(n, 'Giftchip', 'Giftchips'),
  shrink: (n) => count(n, 'Schrumpfchip', 'Schrumpfchips'),
  smoke: (n) => count(n, 'Rauchchip', 'Rauchchips'),

  faces,
  dice: (dice) => and.format(dice.map((face) => faces[face])),
  diceOf: (name) => (name === null ? 'Deine Würfel' : `Würfel von ${name}`),
  notRolled: 'Noch nicht gewürfelt',
  diceCount: (n) => `${n} Würfel`,
  keep: 'Behalten',
  roll: 'Würfeln',
  keepIt: (face) => `${face}, wird neu gewürfelt: behalten`,
  rollIt: (face) => `${face}, wird behalten: neu würfeln`,
  stays: (face) => `${face}, bleibt liegen`,
  turnTo: 'Drehen auf',
  turnToFace: (face) => `Auf ${face} drehen`,
  tapDie: 'Tippe Würfel an: behalten oder würfeln',
  rollOf: ({ roll, of }) => `Wurf ${roll} von ${of}`,
  rollDice: (n) => (n === 1 ? '1 Würfel würfeln' : `${n} Würfel würfeln`),
  finish: 'Fertig',
  sweep: 'Neue Karten',
  healOne: '1 Herz heilen',
  cancelAll: 'Nichts erleiden',
  look: 'Stapel ansehen',
  transform: 'Karten zu Energie',
  withCards: 'Mit deinen Karten',

  damage: (n) => `${n} Schaden`,
  toPlaces: (places) => `für ${and.format(places)}`,
  toOutside: 'für alle draußen',
  toNames: (names) => `für ${and.format(names)}`,
  gain: { star: (n) => `bringt ${stars(n)}`, energy: (n) => `bringt ${energy(n)}`, heart: (n) => `heilt ${hearts(n)}` },
  nearly: ({ face, stars: gain }) => `noch eine ${face} bringt ${gain}`,
  bringsNothing: 'Was du behältst, bringt noch nichts',

  display: 'Ausliegende Karten',
  youHave: 'du hast',
  readCards: 'Karten lesen',
  readCard: 'Lesen',
  gap: 'keine Karte',
  top: 'Stapel',
  card: ({ name, kind, price, payable, top, text }) =>
    `${name}${top ? ', oben auf dem Stapel' : ''}, kostet ${energy(price)}${payable ? '' : ', zu teuer für dich'}. ${kind}: ${text}`,
  rulings: (n) => count(n, 'Klarstellung', 'Klarstellungen'),
  cardsOf: (name) => (name === null ? 'Deine Karten' : `Karten von ${name}`),
  noCards: 'Noch keine Karten.',
  copies: ({ card, name }) => `Kopiert ${card} (${name})`,
  onCard: (n) => `${energy(n)} auf der Karte`,

  monsters: 'Monster',
  noMonster: 'Noch kein Monster',
  taken: (name) => `${name} spielt es`,
  heartsLeft: (n) => `Noch ${hearts(n)} zu vergeben`,
  heartUses: { self: 'Dich heilen', poison: 'Gift entfernen', shrink: 'Schrumpfung entfernen' },
  healOther: (name) => `${name} heilen`,
  lessEnergy: 'Weniger Energie',
  moreEnergy: 'Mehr Energie',
  becomes: (n) => `wird zu ${energy(n)} auf der Karte`,

  heartsOf: ({ hearts: n, limit }) => `${n} von ${hearts(limit)}`,
  starsOf: (n) => `${n} von 20 Sternen`,
  poisonMeans: (n) => `${count(n, 'Giftchip', 'Giftchips')}: am Ende jedes eigenen Zuges ${n} Schaden`,
  shrinkMeans: (n) => `${count(n, 'Schrumpfchip', 'Schrumpfchips')}: ${n} Würfel weniger`,
  untouchable: 'In diesem Zug verletzt es nichts mehr',

  stayOrLeave: ({ lost }) => `${inWords(lost)} verloren. Bleiben?`,
  escapeOrStay: ({ amount }) => `${inWords(amount)} in Gefahr. Vorher verschwinden?`,
  hitYou: ({ name, from, lost }) => `Treffer von ${name}: ${from} − ${lost} =`,
  wouldHit: ({ name, from, lost }) => `${name} greift an: ${from} − ${lost} =`,
  heartsRemain: (n) => `noch ${hearts(n)}`,
  theEnd: 'dein Ende',
  stay: 'Bleiben',
  leave: 'Verlassen',
  nextTurn: 'im nächsten Zug',
  noHealing: 'Keine Heilung durch Würfel',
  healAgain: 'Wieder durch Würfel heilen',
  unhurt: 'Gar kein Schaden',
  movesIn: (name) => `${name} zieht ein, +1`,
  beforeYourTurn: 'Vor deinem Zug',
  nobody: 'Niemand: du bist als Nächstes dran.',
  canHit: 'kann dich treffen',
  cannotHit: (place) => (place === 'bay' ? 'kann nicht (in der Bay)' : 'kann nicht (in der City)'),
  ifNothing: 'Wenn du nichts tust',
  alwaysStay: (n) => `Immer bleiben, solange ich ${n} oder mehr Herzen habe`,
};
