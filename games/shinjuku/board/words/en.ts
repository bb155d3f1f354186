/** What the board says besides the words of the game: English, and what every language has to bring. */
import type { ActionKind, BagLevel, Good, Shop } from '@yamanote/games/shinjuku/rules';
import type { Ending, Heavy } from '@yamanote/games/shinjuku/words';
import { cards, count, heads, kindOf, points, stars, en as words } from '@yamanote/games/shinjuku/words/en';
import type { PaidAs } from '../plan/payment.ts';

/** Customers in words, and how many they are. */
export interface Crowd {
  readonly text: string;
  readonly count: number;
}

/** What a customer wants, and what the edition calls one who counts as two. */
export interface CustomerKind {
  readonly good: Good;
  readonly heavy: Heavy | null;
}

/** How many want a good, whatever they count as. */
export interface Wanted {
  readonly good: Good;
  readonly count: number;
}

/** Somebody's cards for track that others use. */
export interface Drawing {
  readonly name: string;
  readonly cards: number;
}

export interface OwnWords {
  // How parts of what is only heard are set apart
  also: (parts: readonly string[]) => string;
  titled: (title: string, parts: readonly string[]) => string;
  /** Names in a row. */
  listed: (names: readonly string[]) => string;

  // The map
  map: string;
  customer: (kind: CustomerKind) => string;
  shopOf: (values: { shop: Shop; owner: string | null }) => string;
  station: (values: { name: string; ward: string; marked: boolean; building: string | null }) => string;
  connection: (values: { from: string; to: string }) => string;
  /** An end of a connection, with what is there. */
  end: (values: {
    name: string;
    ward: string;
    building: string | null;
    tracks: readonly string[];
    waiting: readonly Wanted[];
  }) => string;
  trackOf: (owner: string | null) => string;
  /** Who waits where a store could open, and who could come there on track. */
  inWard: (crowd: Crowd | null) => string;
  byTrack: (waiting: readonly Wanted[]) => string;
  ward: (values: { name: string; crowd: Crowd | null; ceos: readonly string[]; kaiju: boolean }) => string;
  ceoOf: (owner: string | null) => string;
  tracksInWords: (values: { owner: string | null; lines: readonly string[] }) => string;
  kaijuOnBay: string;

  // Queue and star track
  queue: string;
  slot: (values: { slot: number; ward: string; crowd: Crowd | null }) => string;
  leavesNext: string;
  waiting: (count: number) => string;
  bag: (level: BagLevel) => string;
  /** How full it is, where there is hardly any room. */
  bagShort: (level: BagLevel) => string;
  bagExact: (count: number) => string;
  arrivals: (count: number) => string;
  starTrack: string;
  nextUpgrade: (stars: number) => string;
  starStep: (values: { number: number; stars: number; state: 'past' | 'now' | 'ahead' }) => string;
  noQueueCard: string;
  /** How near the end is, in very few words. */
  endings: Readonly<Record<Ending, string>>;

  // My things
  hand: string;
  jokerMeans: string;
  joker: string;
  ceo: string;
  pays: string;
  card: (values: { ward: string; count: number; why: readonly string[] }) => string;
  jokerBy: (place: string) => string;
  jokerByCeo: string;
  emptyHand: string;
  oneMore: string;
  /** `as`: what the edition calls a customer who counts as two. */
  worth: (values: { good: string; normal: number; heavy: number; as: Heavy }) => string;
  points: (points: number) => string;
  /** The same where there is hardly any room. */
  pointsShort: (points: number) => string;
  won: (customers: number) => string;

  // Actions
  actionHints: Readonly<Record<Exclude<ActionKind, 'track'>, string>>;
  /** By how many pieces are left. */
  trackHint: (pieces: number) => string;
  /** The same in a single short line. */
  actionsInShort: Readonly<Record<ActionKind, string>>;
  whichAction: (left: number) => string;
  planAhead: string;
  planAheadHint: string;
  done: string;
  notNow: string;
  bestRides: string;
  noRides: string;
  noDeliveries: string;

  // MOVE
  moveFrom: string;
  bestFirst: (wards: number) => string;
  paidAs: Readonly<Record<PaidAs, string>>;
  toStation: (name: string) => string;
  stayAt: (name: string) => string;
  you: string;
  /** Very short: who gets how many. */
  share: (values: { name: string; count: number }) => string;
  nobodyGetsOff: string;
  outcome: (values: {
    ward: string;
    last: string;
    won: readonly { name: string | null; customers: string }[];
    draws: readonly Drawing[];
    left: string;
    price: string;
  }) => string;
  left: (values: { count: number; ward: string }) => string;
  draws: (values: Drawing) => string;
  /** The same, with the reason. */
  drawsForTrack: (values: Drawing) => string;
  rideTo: (name: string) => string;
  rideNote: (parts: readonly { name: string | null; count: number }[]) => string;
  /** The same on the way: who has got off already. */
  soFar: (note: string) => string;
  stopAt: (name: string) => string;
  startAt: string;
  startHere: string;
  stops: (count: number) => string;
  whoGetsOff: (station: string) => string;
  whereNext: string;
  theyRide: (name: string) => string;
  link: string;
  nobody: string;
  stillRide: (count: number) => string;
  onOwnTrack: string;
  /** `draws`: how many cards that brings its owner. */
  onTrackOf: (values: { name: string; draws: number }) => string;
  chooseRoute: string;
  /** When that is. */
  routeAsked: string;
  winsNobody: string;
  moveOutOf: (ward: string) => string;

  // Paying and building
  payWith: string;
  /** What something costs: which cards, and what they count as. */
  price: (values: { as: PaidAs; cards: readonly string[] }) => string;
  three: string;
  threeNext: string;
  whichThree: string;
  threeChosen: (count: number) => string;
  /** One of several cards of the same ward. */
  copy: (values: { ward: string; number: number; of: number }) => string;
  payThese: string;
  openWhere: string;
  /** Why some stations glow more than others. */
  glowMeans: string;
  openAt: (station: string) => string;
  openShopAt: (values: { shop: Shop; station: string }) => string;
  openWhat: (station: string) => string;
  inSupply: (count: number) => string;
  waitingOnMap: (count: number) => string;
  /** For ears: what is left of it, and how many wait for it in the ward, along track and anywhere. */
  shopHeard: (values: { shop: Good; left: number; inWard: number; byTrack: number; onMap: number }) => string;
  /** What is not offered, for ears: nothing of it is left. */
  noneLeft: (shops: readonly string[]) => string;
  relocate: string;
  relocateFrom: (values: { shop: string; station: string }) => string;
  trackWhere: string;
  trackMore: string;
  /** What the first piece costs. */
  free: string;
  /** How a second piece comes about. */
  trackThenMore: string;
  /** Instead of that, where there is no second one. */
  trackLast: string;
  /** Prototype: what to know before the first piece. */
  trackOrder: string;
  piecesLeft: (count: number) => string;
  upgradeWhere: string;
  /** What it brings and costs. */
  upgradeFor: (stars: number) => string;
  upgradeAt: (station: string) => string;
  /** For ears, before it is chosen: which stores it could be, and what it brings. */
  upgradeHeard: (values: { stores: readonly string[]; stars: number }) => string;
  ownStoreAt: (values: { shop: Shop; station: string }) => string;
  /** `others`: who could be given instead, which is chosen afterwards. */
  upgradeGives: (values: {
    station: string;
    stars: number;
    customer: CustomerKind;
    others: readonly CustomerKind[];
  }) => string;
  incomeDraws: (count: number) => string;
  incomeAsks: (count: number) => string;
  /** Before it is chosen: with the reason for the number, which is only heard. */
  incomeHeard: (count: number) => string;

  // Kaiju and CEO
  kaijuMoves: string;
  kaijuWent: (ward: string) => string;
  closedStations: (count: number) => string;
  fledTo: (ward: string) => string;
  whoFlees: string;
  whereTo: (name: string | null) => string;
  ceoFirst: string;
  ceoMeans: string;
  ceoMove: string;
  ceoStays: string;
  noCeoWithKaiju: string;

  // Seats
  handSize: (count: number) => string;
  piecesInSupply: (count: number) => string;
  buildings: (count: number) => string;
  stars: (count: number) => string;
  startCard: string;
  startCardHeard: string;
  supply: string;
  collection: string;
  collections: string;
  behindScreen: string;
  network: string;

  // The end
  sets: string;
  set: (values: { size: number; points: number }) => string;
  dropped: (good: string) => string;
  premiumTwice: string;
  lift: string;
  /** Where nothing was hidden. */
  count: string;
  pass: string;
  endTurn: string;
  oneIsEnough: string;

  // The list of everything
  groups: Readonly<Record<'ride' | 'stop' | 'other', string>>;
}

const drawing = ({ name, cards: drawn }: Drawing) => `${name} takes Income (${cards(drawn)})`;
const pieces = (n: number) => count(n, 'piece', 'pieces');
const aCustomer = (kind: CustomerKind) => `${/^[aeiou]/.test(kindOf(kind)) ? 'an' : 'a'} ${kindOf(kind)}`;
const whose = (owner: string | null) => (owner === null ? 'your' : `${owner}’s`);
const few = (waiting: readonly Wanted[]) => waiting.map(({ good, count: n }) => `${n} for ${goods[good]}`).join(', ');
const capital = (text: string) => text[0].toUpperCase() + text.slice(1);

const { goods, shops } = words;

export const en: OwnWords = {
  also: (parts) => parts.join('; '),
  titled: (title, parts) => `${title}: ${parts.join('; ')}`,
  listed: (names) => names.join(', '),

  map: 'Map of Tokyo',
  customer: kindOf,
  shopOf: ({ shop, owner }) => `${whose(owner)} ${shops[shop]}`,
  station: ({ name, ward, marked, building }) =>
    `${name}, ${ward}: ${building ?? (marked ? 'empty, with the department store icon' : 'empty')}`,
  connection: ({ from, to }) => `${from} – ${to}`,
  end: ({ name, ward, building, tracks, waiting }) =>
    `${name} (${[[ward, building ?? [], tracks].flat().join(', '), waiting.length === 0 ? [] : `waiting: ${few(waiting)}`].flat().join('; ')})`,
  trackOf: (owner) => `${whose(owner)} track`,
  inWard: (crowd) =>
    crowd === null ? 'nobody waits in the ward' : `${crowd.text} ${crowd.count === 1 ? 'waits' : 'wait'} in the ward`,
  byTrack: (waiting) => `along track: ${few(waiting)}`,
  ward: ({ name, crowd, ceos, kaiju }) =>
    [
      `${name}: ${crowd === null ? 'no customers' : `${crowd.text} waiting`}`,
      ...ceos,
      ...(kaiju ? ['the Kaiju is here'] : []),
    ].join('; '),
  ceoOf: (owner) => `${whose(owner)} CEO`,
  tracksInWords: ({ owner, lines }) => `${capital(whose(owner))} track: ${lines.join(', ')}`,
  kaijuOnBay: 'The Kaiju stands in Tokyo Bay',

  queue: 'Queue',
  slot: ({ slot, ward, crowd }) => `${slot}: ${ward}, ${crowd?.text ?? 'nobody'}${slot === 1 ? '; leaves next' : ''}`,
  leavesNext: 'leaves next',
  waiting: (n) => `${n} waiting here`,
  bag: (level) => ['bag empty', 'bag nearly empty', 'bag half full', 'bag well filled', 'bag full'][level],
  bagShort: (level) => ['empty', '¼', '½', '¾', 'full'][level],
  bagExact: (n) => `${n} in the bag`,
  arrivals: (n) => `${heads(n)} arrive${n === 1 ? 's' : ''} each turn`,
  starTrack: 'Star track',
  nextUpgrade: (n) => (n === 0 ? 'no stars left' : `next upgrade: ${stars(n)}`),
  starStep: ({ number, stars: n, state }) =>
    `${heads(number)}${n > 0 ? `, ${stars(n)}` : ''}${state === 'now' ? ', now' : ''}`,
  noQueueCard: 'no card',
  endings: { last: 'last turns', perhaps: 'end is near', soon: 'last round next' },

  hand: 'Your hand',
  jokerMeans: 'Wildcard = counts as any ward',
  joker: 'Wildcard',
  ceo: 'CEO',
  pays: 'spend',
  card: ({ ward, count: copies, why }) =>
    `${ward}${copies > 1 ? `, ${cards(copies)}` : ''}${why.length > 0 ? `, ${copies > 1 ? 'wildcards' : 'wildcard'}: ${why.join(', ')}` : ''}`,
  jokerBy: (place) => `your store at ${place}`,
  jokerByCeo: 'your CEO is there',
  emptyHand: 'No cards',
  oneMore: 'Next one:',
  worth: ({ good, normal, heavy, as }) => `${good} +${normal}, ${as} +${heavy}`,
  points,
  pointsShort: (n) => count(n, 'pt', 'pts'),
  won: (n) => `${heads(n)} won`,

  actionHints: {
    open: 'A store at an empty station, for 1 card of its ward',
    move: 'A ward’s customers ride, for 1 card of that ward',
    upgrade: 'A store becomes a department store, for 1 card and 1 customer',
    income: 'Draw cards; ends your turn',
  },
  trackHint: (n) =>
    n > 1
      ? 'One piece for free, a second one for a card'
      : n === 1
        ? 'Your last piece, for free'
        : 'You have no track left',
  actionsInShort: {
    open: 'a store, for 1 card',
    track: '1 piece for free, a second for 1 card',
    move: 'a ward’s customers ride, for 1 card',
    upgrade: 'store → department store, for a card and a customer',
    income: 'draw cards; ends your turn',
  },
  whichAction: (left) => (left === 2 ? 'Two different actions' : 'One more action'),
  planAhead: 'Plan ahead',
  planAheadHint: 'if it were your turn now',
  done: 'done',
  notNow: 'not possible',
  bestRides: 'Best rides now',
  noRides: 'Nobody can be moved.',
  noDeliveries: 'Right now no ride wins you a customer.',

  moveFrom: 'Move from which ward?',
  bestFirst: (n) => `${count(n, 'ward', 'wards')}, best first`,
  paidAs: { itself: 'ward card', joker: 'wildcard', three: '3 cards' },
  toStation: (name) => `to ${name}`,
  stayAt: (name) => `stays at ${name}`,
  you: 'you',
  share: ({ name, count: n }) => `${n} ${name}`,
  nobodyGetsOff: 'nobody gets off',
  outcome: ({ ward, last, won, draws, left, price }) =>
    [
      `From ${ward} to ${last}`,
      won.length === 0
        ? 'nobody gets off'
        : won.map(({ name, customers }) => `${name ?? 'you'}: ${customers}`).join(', '),
      ...draws.map(drawing),
      ...(left === '' ? [] : [`left over: ${left}`]),
      `costs ${price}`,
    ].join('; '),
  left: ({ count: n, ward }) => `${heads(n)} to ${ward}`,
  draws: drawing,
  drawsForTrack: (values) => `${drawing(values)}: you ride on their track`,
  rideTo: (name) => `Ride to ${name}`,
  rideNote: (parts) => parts.map(({ name, count: n }) => `${n} for ${name ?? 'you'}`).join(', '),
  soFar: (note) => `so far ${note}`,
  stopAt: (name) => `Stop at ${name}`,
  startAt: 'Where do they set off?',
  startHere: 'starts here',
  stops: (n) => count(n, 'stop', 'stops'),
  whoGetsOff: (station) => `Who gets off at ${station}?`,
  whereNext: 'Where do they go next?',
  theyRide: (name) => `${name} moves customers`,
  link: 'direct connection',
  nobody: 'nobody',
  stillRide: (n) => `${n} still ${n === 1 ? 'rides' : 'ride'}`,
  onOwnTrack: 'on your own track',
  onTrackOf: ({ name, draws }) => `${name}’s track${draws === 0 ? '' : `: they draw ${cards(draws)}`}`,
  chooseRoute: 'Choose the way yourself',
  routeAsked: 'start and stops come after spending the card',
  winsNobody: 'no way wins you a customer',
  moveOutOf: (ward) => `Move ${ward}’s customers`,

  payWith: 'Spend',
  price: ({ as, cards: spent }) =>
    ({ itself: `card ${spent[0]}`, joker: `${spent[0]} as a wildcard`, three: `3 cards: ${spent.join(', ')}` })[as],
  three: 'Any 3',
  threeNext: '3 cards; you choose which next',
  whichThree: 'Spend which three cards?',
  threeChosen: (n) => `${n} of 3`,
  copy: ({ ward, number, of }) => `${ward}, card ${number} of ${of}`,
  payThese: 'Spend these three',
  openWhere: 'Open at which station?',
  glowMeans: 'The brighter it glows, the cheaper: a card of its ward, a wildcard, three cards.',
  openAt: (station) => `Open at ${station}`,
  openShopAt: ({ shop, station }) => `Open ${shop === 'electronics' ? 'an' : 'a'} ${shops[shop]} at ${station}`,
  openWhat: (station) => `What opens at ${station}?`,
  inSupply: (n) => `${n} left`,
  waitingOnMap: (n) => `${n} waiting`,
  shopHeard: ({ shop, left, inWard, byTrack, onMap }) =>
    `${shops[shop]} (${left} left): ${words.crowd([{ good: shop, heavy: null, count: inWard }])} in the ward${byTrack === 0 ? '' : `, ${byTrack} along track`}, ${onMap} on the map`,
  noneLeft: (names) => `None left to open: ${names.join(', ')}.`,
  relocate: 'or move one of yours here',
  relocateFrom: ({ shop, station }) => `Move the ${shop} from ${station} here`,
  trackWhere: 'Lay track where?',
  trackMore: 'Add a second piece for a card?',
  free: 'free',
  trackThenMore: 'The first piece is free. Confirm it, then you may add a second, connected one for a card.',
  trackLast: 'It’s your last piece, and free.',
  trackOrder: 'The first piece decides: only cards of the wards at its ends pay for a second one.',
  piecesLeft: (n) => `${pieces(n)} left`,
  upgradeWhere: 'Which store becomes a department store?',
  upgradeFor: (n) => `${n === 0 ? 'Costs' : `+${stars(n)}; costs`} a card and a customer you have won.`,
  upgradeAt: (station) => `Upgrade at ${station}`,
  upgradeHeard: ({ stores, stars: n }) =>
    `${capital(stores.join(' or '))} becomes a department store, for a card and a customer${n === 0 ? '' : `; brings ${stars(n)}`}`,
  ownStoreAt: ({ shop, station }) => `your ${shops[shop]} at ${station}`,
  upgradeGives: ({ station, stars: n, customer, others }) =>
    [
      `${station}: ${n === 0 ? '' : `${stars(n)}; `}give up ${aCustomer(customer)}`,
      ...(others.length === 0 ? [] : [`or, chosen next, ${others.map(aCustomer).join(' or ')}`]),
    ].join('; '),
  incomeDraws: (n) => `Draw ${cards(n)}`,
  incomeHeard: (n) => `Draw ${cards(n)} (the fewer you hold, the more); ends your turn`,
  incomeAsks: (n) => `Draw ${cards(n)} and end your turn?`,

  kaijuMoves: 'Where does the Kaiju go?',
  kaijuWent: (ward) => `It’s in ${ward}`,
  closedStations: (n) => `${count(n, 'station', 'stations')} closed until it leaves`,
  whoFlees: 'Where do the customers flee?',
  fledTo: (ward) => `Its customers fled to ${ward}`,
  whereTo: (name) => (name === null ? 'Where does your CEO drive?' : `Where does ${name}’s CEO drive?`),
  ceoFirst: 'Where does your CEO start?',
  ceoMeans: 'Cards of your CEO’s ward are wildcards: they count as any ward.',
  ceoMove: 'Your CEO may drive to a neighbouring ward',
  ceoStays: 'Stay',
  noCeoWithKaiju: 'CEOs flee from the Kaiju. Whoever moves it decides where they go.',

  handSize: cards,
  piecesInSupply: (n) => `${pieces(n)} of track left`,
  buildings: (n) => `${count(n, 'building', 'buildings')} on the map`,
  stars,
  startCard: 'start',
  startCardHeard: 'has the start card',
  supply: 'In the supply',
  collection: 'Won so far',
  collections: 'What everybody has won',
  behindScreen: 'What others have won lies behind their screens until the end.',
  network: 'On the map',

  sets: 'Sets',
  set: ({ size, points: n }) => `${size === 1 ? 'single customer' : `set of ${size}`}: ${points(n)}`,
  dropped: (good) => `${good} does not count`,
  premiumTwice: 'A premium customer counts as two: the pale figure is the same one again.',
  lift: 'Reveal your customers',
  count: 'Count the points',
  pass: 'Pass',
  endTurn: 'End the turn',
  oneIsEnough: 'One piece is enough',

  groups: { ride: 'Ride on', stop: 'Stop', other: 'Choices' },
};
