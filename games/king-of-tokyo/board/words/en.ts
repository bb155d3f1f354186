/** What the board says besides the words of the game: English, and what every language has to bring. */
import type { CardId, CardKind, Dice, Face, HeartUse, Place } from '@yamanote/games/king-of-tokyo/rules';

export interface BoardWords {
  /** Names of cards that need help to fit a small one: with soft hyphens. */
  labels: Partial<Readonly<Record<CardId, string>>>;
  /** The kind of a card as it is printed on it: a sign on a small one. */
  printedKinds: Readonly<Record<CardKind, string>>;
  /** The gist of a card as it stands on a small one, where a sign does for a word. */
  inShort: (gist: string) => string;
  city: string;
  /** Names are `null` for the reader, here and below. */
  figure: (values: { name: string | null; monster: string | null; place: string; counts: readonly string[] }) => string;
  /** Small flags at a seat. */
  flags: Readonly<Record<Exclude<Place, 'outside'>, string>>;
  hearts: (n: number) => string;
  stars: (n: number) => string;
  energy: (n: number) => string;
  cards: (n: number) => string;
  poison: (n: number) => string;
  shrink: (n: number) => string;
  smoke: (n: number) => string;

  /** A die's face, as a noun. */
  faces: Readonly<Record<Face, string>>;
  dice: (dice: Dice) => string;
  diceOf: (name: string | null) => string;
  notRolled: string;
  /** Dice that still lie there from the turn before. */
  lastDiceOf: (name: string | null) => string;
  diceCount: (n: number) => string;
  keep: string;
  roll: string;
  keepIt: (face: string) => string;
  rollIt: (face: string) => string;
  /** `short`: because the short game does not allow to roll it again. */
  stays: (face: string, short: boolean) => string;
  turnTo: string;
  turnToFace: (face: string) => string;
  tapDie: string;
  tapDieClawsStay: string;
  rollOf: (values: { roll: number; of: number }) => string;
  rollDice: (n: number) => string;
  /** By which card one may roll again, and for how much. */
  rollWith: (values: { card: string; price: string | null }) => string;
  finish: string;
  endTurn: string;
  /** As short as can be, and in full once it is selected. */
  sweep: string;
  sweepAll: string;
  /** For ears, with the cards that would go, and what those do of which nothing else says it. */
  sweepThese: (values: {
    note: string;
    cards: readonly { readonly name: string; readonly gist: string | null }[];
  }) => string;
  sweepDoes: string;
  healAll: (hearts: number) => string;
  healOne: string;
  cancelAll: string;
  look: string;
  lookForFree: string;
  transform: string;

  damage: (n: number) => string;
  toPlaces: (places: readonly string[]) => string;
  toOutside: string;
  toNames: (names: readonly (string | null)[]) => string;
  /** Damage that its victim may still escape. */
  mayParry: (values: { name: string; card: string }) => string;
  nearly: (values: { face: number; stars: number }) => string;
  /** Before what the dice bring as they lie. */
  finishing: string;
  bringsNothing: string;
  /** Before what the dice have brought. */
  brought: string;
  broughtNothing: string;
  /** Before whom they hurt, where they brought nothing else. */
  hit: string;
  hurt: (values: { name: string | null; hearts: number }) => string;
  /** To the ear: that one takes a place in Tokyo. */
  youMoveIn: string;
  /** After it: rolled hearts that are still to be decided about, and what poison takes. */
  thenSpend: (hearts: number) => string;
  thenPoison: (hearts: number) => string;
  /** To the ear: with all the stars it takes. */
  thenWins: string;

  display: string;
  youHave: string;
  readCards: string;
  /** For ears: the same, with what there is to pay with. */
  readCardsWith: (energy: number) => string;
  readCard: string;
  lacking: (values: { price: number; energy: number }) => string;
  /** By a card of one's own. */
  cheaper: (values: { cost: number; price: number; card: string }) => string;
  gap: string;
  top: string;
  card: (values: { name: string; kind: string; price: number; payable: boolean; top: boolean; text: string }) => string;
  rulings: (n: number) => string;
  cardsOf: (name: string | null) => string;
  /** For ears: what one does with a card in front of a monster, and what it is good for. */
  ownedCard: (values: { does: string; gist: string }) => string;
  noCards: string;
  /** Cards that were there. */
  gone: (cards: readonly string[]) => string;
  copies: (values: { card: string; name: string | null }) => string;
  onCard: (energy: number) => string;

  monsters: string;
  /** For ears: what a monster is like, or who plays it. */
  monsterIs: (values: { monster: string; says: string }) => string;
  noMonster: string;
  taken: (name: string | null) => string;
  heartsLeft: (n: number) => string;
  heartUses: Readonly<Record<HeartUse, string>>;
  healOther: (name: string) => string;
  /** For ears: what a heart is spent on, and what that makes of hearts or counters; `gets`: what a patient pays. */
  heartFor: (values: { use: string; from: number; to: number; gets: string | null }) => string;
  /** What a patient pays. */
  youGet: (energy: number) => string;
  lessEnergy: string;
  moreEnergy: string;
  becomes: (energy: number) => string;

  heartsOf: (values: { hearts: number; limit: number }) => string;
  starsOf: (n: number) => string;
  poisonMeans: (n: number) => string;
  shrinkMeans: (n: number) => string;
  untouchable: string;

  stayOrLeave: (values: { lost: number }) => string;
  escapeOrStay: (values: { amount: number }) => string;
  hitYou: (values: { name: string; from: number; lost: number }) => string;
  wouldHit: (values: { name: string; from: number; lost: number }) => string;
  heartsRemain: (n: number) => string;
  theEnd: string;
  probeOrNot: (name: string) => string;
  /** What somebody's dice would do as they lie: to the reader, and for their owner. */
  diceDo: (values: { hearts: number; stars: number; name: string }) => string;
  rerollDie: (face: string) => string;
  snatchOrNot: (name: string) => string;
  /** Below the name of a card that is selected. */
  buyFor: (energy: number) => string;
  buyFrom: (values: { name: string; energy: number }) => string;
  discardFor: (energy: number) => string;
  defendOrNot: (values: { amount: number }) => string;
  healBeforeLosing: (card: string) => string;
  stops: (card: string) => string;
  stay: string;
  leave: string;
  /** What staying and leaving bring and cost, as second lines of their buttons. */
  stayBrings: (stars: number) => string;
  staySuffers: (values: { hearts: number; stars: number }) => string;
  bayCloses: string;
  leaveLetsIn: (name: string) => string;
  /** The same for ears, with who moves in: it has what is seen in it. */
  movesInFor: (name: string) => string;
  leaveHeals: string;
  leaveUnhurt: string;
  /** Who wins as this turn ends: as a second line of a button, and as a sentence. */
  wins: (name: string | null) => string;
  winsNow: (name: string | null) => string;
  beforeYourTurn: string;
  nobody: string;
  canHit: string;
  cannotHit: (place: Place) => string;
  canHitBefore: (names: readonly string[]) => string;
  alwaysStay: (hearts: number) => string;
  out: string;
}

const plural = new Intl.PluralRules('en');
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;

const hearts = (n: number) => count(n, 'heart', 'hearts');
const stars = (n: number) => count(n, 'star', 'stars');
const energy = (n: number) => `${n} energy`;
const diceCount = (n: number) => count(n, 'die', 'dice');
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const inWords = (n: number) => `${NUMBERS[n] ?? n} ${plural.select(n) === 'one' ? 'heart' : 'hearts'}`;

const faces: BoardWords['faces'] = { 1: 'one', 2: 'two', 3: 'three', 4: 'heart', 5: 'claw', 6: 'energy' };

export const en: BoardWords = {
  labels: {
    'alien-metabolism': 'Alien Metab\u00adolism',
    'background-dweller': 'Back\u00adground Dweller',
    camouflage: 'Camou\u00adflage',
    'complete-destruction': 'Complete Destruc\u00adtion',
    'evacuation-orders': 'Evacu\u00adation Orders',
    opportunist: 'Oppor\u00adtunist',
    regeneration: 'Regen\u00aderation',
    skyscraper: 'Sky\u00adscraper',
  },
  printedKinds: { keep: 'Keep', discard: 'Discard' },
  inShort: (gist) => gist,
  city: 'Tokyo and its monsters',
  figure: ({ name, monster, place, counts }) =>
    `${name ?? 'You'}${monster === null ? '' : ` as ${monster}`}: ${place}, ${and.format(counts)}`,
  flags: { city: 'City', bay: 'Bay', out: 'out' },
  hearts,
  stars,
  energy,
  cards: (n) => count(n, 'card', 'cards'),
  poison: (n) => count(n, 'poison counter', 'poison counters'),
  shrink: (n) => count(n, 'shrink counter', 'shrink counters'),
  smoke: (n) => count(n, 'smoke counter', 'smoke counters'),

  faces,
  dice: (dice) => and.format(dice.map((face) => faces[face])),
  diceOf: (name) => (name === null ? 'Your dice' : `${name}’s dice`),
  notRolled: 'Not rolled yet',
  lastDiceOf: (name) => (name === null ? 'Your last dice' : `${name}’s last dice`),
  diceCount,
  keep: 'Keep',
  roll: 'Roll',
  keepIt: (face) => `${face}, will be rerolled. Keep it`,
  rollIt: (face) => `${face}, will be kept. Reroll it`,
  stays: (face, short) => `${face}, stays${short ? '. In the short game you cannot reroll claws' : ''}`,
  turnTo: 'Turn it to',
  turnToFace: (face) => `Turn it to ${face}`,
  tapDie: 'Tap a die to keep or roll it',
  tapDieClawsStay: 'Tap dice to keep or roll; claws stay',
  rollOf: ({ roll, of }) => `roll ${roll} of ${of}`,
  rollDice: (n) => `Roll ${diceCount(n)}`,
  rollWith: ({ card, price }) => (price === null ? card : `${card}, ${price}`),
  finish: 'Finish',
  endTurn: 'End turn',
  sweep: 'Replace\u00a03',
  sweepAll: 'Replace all three cards',
  sweepThese: ({ note, cards }) =>
    `${note}: ${and.format(cards.map(({ name, gist }) => (gist === null ? name : `${name} (${gist})`)))}`,
  sweepDoes: 'All three cards go, three new ones come.',
  healAll: (n) => `Heal yourself ${n}×`,
  healOne: 'Heal 1 heart',
  cancelAll: 'Block all damage',
  look: 'Look at the deck',
  lookForFree: 'Look at the top card of the deck, for free',
  transform: 'Give cards back',

  damage: (n) => `${n} damage`,
  toPlaces: (places) => `to ${and.format(places)}`,
  toOutside: 'to everybody outside',
  toNames: (names) => `to ${and.format(names.map((name) => name ?? 'you'))}`,
  mayParry: ({ name, card }) => `(${name} has ${card})`,
  nearly: ({ face, stars: gain }) => `one more ${face} scores ${gain}`,
  finishing: 'Finish brings',
  bringsNothing: 'Finish brings nothing yet',
  brought: 'Your dice brought',
  broughtNothing: 'Your dice brought nothing',
  hit: 'Your dice hit:',
  hurt: ({ name, hearts: n }) => `${name ?? 'you'} −${hearts(n)}`,
  youMoveIn: 'you move into Tokyo',
  thenSpend: (n) => `then you choose what to do with ${hearts(n)}`,
  thenPoison: (n) => `then −${hearts(n)} from poison`,
  thenWins: 'with 20 stars you win if you survive this turn',

  display: 'Cards on display',
  youHave: 'you have',
  readCards: 'Read the cards',
  readCardsWith: (n) => `Read the cards, you have ${energy(n)}`,
  readCard: 'Read',
  lacking: ({ price, energy: n }) => `costs ${energy(price)}, you have ${n}`,
  cheaper: ({ cost, price, card }) => `${cost} → ${energy(price)} with ${card}`,
  gap: 'no card',
  top: 'Deck',
  card: ({ name, kind, price, payable, top, text }) =>
    `${name}${top ? ', top of the deck' : ''}, costs ${energy(price)}${payable ? '' : ', too expensive'}. ${kind}: ${text}`,
  rulings: (n) => count(n, 'ruling', 'rulings'),
  cardsOf: (name) => (name === null ? 'Your cards' : `${name}’s cards`),
  ownedCard: ({ does, gist }) => `${does}: ${gist}`,
  noCards: 'No cards.',
  gone: (cards) => `No longer here: ${and.format(cards)}.`,
  copies: ({ card, name }) => `Copies ${card} (${name ?? 'yours'})`,
  onCard: (n) => `${energy(n)} on the card`,

  monsters: 'Monsters',
  monsterIs: ({ monster, says }) => `${monster}: ${says}`,
  noMonster: 'No monster yet',
  taken: (name) => (name === null ? 'You play it' : `${name} plays it`),
  heartsLeft: (n) => `${hearts(n)} to spend`,
  heartUses: { self: 'Heal yourself', poison: 'Remove poison counter', shrink: 'Remove shrink counter' },
  healOther: (name) => `Heal ${name}`,
  heartFor: ({ use, from, to, gets }) => `${use}, ${from} becomes ${to}${gets === null ? '' : `, ${gets}`}`,
  youGet: (n) => (n === 0 ? 'you get nothing' : `you get ${energy(n)}`),
  lessEnergy: 'Less energy',
  moreEnergy: 'More energy',
  becomes: (n) => `becomes ${energy(n)} on the card`,

  heartsOf: ({ hearts: n, limit }) => `${n} of ${hearts(limit)}`,
  starsOf: (n) => `${n} of 20 stars`,
  poisonMeans: (n) => `${count(n, 'poison counter', 'poison counters')}: ${n} damage at the end of each of its turns`,
  shrinkMeans: (n) => `${count(n, 'shrink counter', 'shrink counters')}: ${count(n, 'die', 'dice')} fewer`,
  untouchable: 'Takes no more damage this turn',

  stayOrLeave: ({ lost }) => `${inWords(lost)} lost. Stay in Tokyo?`,
  escapeOrStay: ({ amount }) => `${inWords(amount)} in danger. Leave in time?`,
  hitYou: ({ name, from, lost }) => `${name} hit you: ${from} − ${lost} =`,
  wouldHit: ({ name, from, lost }) => `${name} attacks: ${from} − ${lost} =`,
  heartsRemain: (n) => `${hearts(n)} left`,
  theEnd: 'eliminated',
  probeOrNot: (name) => `Reroll one of ${name}’s dice?`,
  diceDo: ({ hearts: n, stars: s, name }) =>
    [n > 0 ? `you −${hearts(n)}` : '', s > 0 ? `${name} +${stars(s)}` : ''].filter(Boolean).join(', '),
  rerollDie: (face) => `Reroll the ${face}`,
  snatchOrNot: (name) => `Buy before ${name} can?`,
  buyFor: (n) => `buy for ${energy(n)}`,
  buyFrom: ({ name, energy: n }) => `buy from ${name} for ${energy(n)}`,
  discardFor: (n) => `give back, you get ${energy(n)}`,
  defendOrNot: ({ amount }) => `${amount} damage coming. Defend yourself?`,
  healBeforeLosing: (card) => `You lose ${card}. Heal first?`,
  stops: (card) => `${card} stops it`,
  stay: 'Stay',
  leave: 'Leave',
  stayBrings: (n) => `+${stars(n)}, no healing`,
  staySuffers: (values) => `−${hearts(values.hearts)}, +${stars(values.stars)}`,
  bayCloses: 'Tokyo Bay closes, you leave anyway',
  leaveLetsIn: (name) => `${name}: +1 star`,
  movesInFor: (name) => `${name}: +1 star, moves into Tokyo`,
  leaveHeals: 'heal with dice again',
  leaveUnhurt: 'no damage at all',
  wins: (name) => (name === null ? 'you win' : `${name} wins`),
  winsNow: (name) =>
    name === null ? 'You win as this turn ends, if you are alive then.' : `${name} wins as this turn ends.`,
  beforeYourTurn: 'Before your turn',
  nobody: 'Nobody: you are next.',
  canHit: 'can hit you',
  cannotHit: (place) => (place === 'bay' ? 'cannot hit you (Tokyo Bay)' : 'cannot hit you (Tokyo City)'),
  canHitBefore: (names) =>
    names.length === 0 ? 'Nobody can hit you before your turn' : `Before your turn ${and.format(names)} can hit you`,
  alwaysStay: (n) => `Always stay while I have ${n} or more hearts`,
  out: 'You are eliminated. The others play on.',
};
