/** Values for every sentence of the board: none, one and several; the reader and somebody else. */
import { type BagLevel, GOODS, SHOPS } from '@yamanote/games/shinjuku/rules';
import { COUNTS, each, type SamplesOf, vary } from '@yamanote/tools/voice';
import type { Crowd, CustomerKind, OwnWords, Wanted } from '../en.ts';

/** Names of places and customers as a language calls them; the lists are about the sentences around them. */
const UENO = 'Ueno';
const MINATO = 'Minato';
const REN = 'Ren';
const WHO = [null, REN] as const;
const ONE: Crowd = { text: '[1]', count: 1 };
const SEVERAL: Crowd = { text: '[2]', count: 2 };
const WANTED: readonly Wanted[] = [
  { good: 'books', count: 1 },
  { good: 'clothing', count: 2 },
];
const PREMIUM: CustomerKind = { good: 'books', heavy: 'premium' };
const LEVELS: readonly BagLevel[] = [0, 1, 2, 3, 4];
const PRICES = [
  { as: 'itself', cards: [MINATO] },
  { as: 'joker', cards: [MINATO] },
  { as: 'three', cards: [MINATO, 'Kita', 'Kita'] },
] as const;
const DRAWN = [1, 4].map((cards) => ({ name: REN, cards }));
const SOME_COUNTS = each(1, 2, 5);

/** What a sentence is made of. */
type Values<K extends keyof OwnWords> = OwnWords[K] extends (values: infer V) => string ? V & object : never;

export const SAMPLES: SamplesOf<OwnWords> = {
  also: each(['a'], ['a', 'b']),
  titled: [
    ['a', ['b']],
    ['a', ['b', 'c']],
  ],
  listed: each([MINATO], [MINATO, 'Kita']),

  customer: GOODS.flatMap((good) => each(...([null, 'premium', 'double'] as const).map((heavy) => ({ good, heavy })))),
  shopOf: SHOPS.flatMap((shop) => each(...WHO.map((owner) => ({ shop, owner })))),
  station: vary<Values<'station'>>(
    { name: UENO, ward: 'Taitō', marked: false, building: null },
    { marked: [true], building: ['[store]'] },
  ),
  connection: each({ from: UENO, to: MINATO }),
  end: vary<Values<'end'>>(
    { name: UENO, ward: 'Taitō', building: null, tracks: [], waiting: [] },
    { building: ['[store]'], tracks: [['[track]']], waiting: [WANTED, WANTED.slice(0, 1)] },
  ),
  trackOf: each(...WHO),
  inWard: each(null, ONE, SEVERAL),
  byTrack: each(WANTED.slice(0, 1), WANTED),
  ward: vary<Values<'ward'>>(
    { name: MINATO, crowd: null, ceos: [], kaiju: false },
    { crowd: [ONE, SEVERAL], ceos: [['[CEO]']], kaiju: [true] },
  ),
  ceoOf: each(...WHO),
  tracksInWords: each(...WHO.map((owner) => ({ owner, lines: ['Aoto – Oshiage', 'Oshiage – Ueno'] }))),

  slot: vary<Values<'slot'>>({ slot: 2, ward: MINATO, crowd: null }, { slot: [1], crowd: [ONE, SEVERAL] }),
  waiting: COUNTS,
  bag: each(...LEVELS),
  bagShort: each(...LEVELS),
  bagExact: COUNTS,
  arrivals: each(1, 2),
  nextUpgrade: each(0, 1, 3),
  starStep: vary<Values<'starStep'>>(
    { number: 2, stars: 0, state: 'past' },
    { stars: [1, 3], state: ['now', 'ahead'] },
  ),

  card: vary<Values<'card'>>(
    { ward: MINATO, count: 1, why: [] },
    { count: [2], why: [['[store]'], ['[store]', '[CEO]']] },
  ).concat(each({ ward: MINATO, count: 2, why: ['[store]'] })),
  jokerBy: each(UENO),
  worth: vary<Values<'worth'>>(
    { good: '[good]', normal: 0, heavy: 1, as: 'premium' },
    { normal: [1, 4], as: ['double'] },
  ),
  points: COUNTS,
  pointsShort: COUNTS,
  won: COUNTS,

  trackHint: each(0, 1, 2, 16),
  whichAction: each(1, 2),

  bestFirst: SOME_COUNTS,
  toStation: each(UENO),
  stayAt: each(UENO),
  share: SOME_COUNTS.map(([count]) => [{ name: REN, count }]),
  outcome: vary<Values<'outcome'>>(
    { ward: MINATO, last: UENO, won: [], draws: [], left: '', price: '[price]' },
    {
      won: [
        [{ name: null, customers: '[1]' }],
        [
          { name: null, customers: '[1]' },
          { name: REN, customers: '[2]' },
        ],
      ],
      draws: [DRAWN],
      left: ['[3]'],
    },
  ),
  left: SOME_COUNTS.map(([count]) => [{ count, ward: MINATO }]),
  draws: each(...DRAWN),
  drawsForTrack: each(...DRAWN),
  rideTo: each(UENO),
  rideNote: each(
    [{ name: null, count: 1 }],
    [
      { name: null, count: 2 },
      { name: REN, count: 1 },
    ],
  ),
  soFar: each('[note]'),
  stopAt: each(UENO),
  stops: SOME_COUNTS,
  whoGetsOff: each(UENO),
  theyRide: each(REN),
  stillRide: SOME_COUNTS,
  onTrackOf: each(...[0, 1, 4].map((draws) => ({ name: REN, draws }))),
  moveOutOf: each(MINATO),

  price: each<Values<'price'>>(...PRICES),
  threeChosen: each(0, 1, 3),
  copy: each({ ward: MINATO, number: 1, of: 2 }),
  openAt: each(UENO),
  openShopAt: each(...SHOPS.map((shop) => ({ shop, station: UENO }))),
  openWhat: each(UENO),
  inSupply: each(1, 2),
  waitingOnMap: COUNTS,
  shopHeard: GOODS.flatMap((shop) =>
    vary<Values<'shopHeard'>>(
      { shop, left: 2, inWard: 0, byTrack: 0, onMap: 0 },
      { left: [1], inWard: [1, 2], byTrack: [1], onMap: [5] },
    ),
  ),
  noneLeft: each(['[store]'], ['[store]', '[store]']),
  relocateFrom: each({ shop: '[store]', station: UENO }),
  piecesLeft: COUNTS,
  upgradeFor: each(0, 1, 3),
  upgradeAt: each(UENO),
  upgradeHeard: vary<Values<'upgradeHeard'>>(
    { stores: ['[store]'], stars: 0 },
    { stores: [['[store]', '[store]']], stars: [1, 3] },
  ),
  ownStoreAt: each(...SHOPS.map((shop) => ({ shop, station: UENO }))),
  upgradeGives: vary<Values<'upgradeGives'>>(
    { station: UENO, stars: 0, customer: { good: 'electronics', heavy: null }, others: [] },
    { stars: [1, 3], others: [[PREMIUM], [PREMIUM, { good: 'food', heavy: null }]] },
  ),
  incomeDraws: COUNTS,
  incomeAsks: COUNTS,
  incomeHeard: COUNTS,

  kaijuWent: each(MINATO),
  closedStations: SOME_COUNTS,
  fledTo: each(MINATO),
  whereTo: each(...WHO),

  handSize: COUNTS,
  piecesInSupply: COUNTS,
  buildings: COUNTS,
  stars: COUNTS,

  set: each(...[1, 2, 3, 4].map((size) => ({ size, points: [0, 1, 3, 6, 10][size] }))),
  dropped: each('[good]'),
};
