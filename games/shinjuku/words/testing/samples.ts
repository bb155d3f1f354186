/** Values for every sentence that is a function, by where it stands in `Words`; and at least one event of every type. */
import { CUSTOMERS, type Event, GOODS, SHOPS, STATION_IDS, WARD_IDS } from '@yamanote/games/shinjuku/rules';
import type { Person } from '@yamanote/games/wording';
import { partiesOf, partyOf } from '../grammar.ts';

const name = 'Ada';
const RETAIL = { edition: 'retail' } as const;
const crowd = ['food', 'food', 'books*'] as const;
const one = ['electronics'] as const;
const group = partiesOf(crowd, RETAIL);
const alone = partiesOf(one, RETAIL);
const doubles = partiesOf(['food*', 'clothing*', 'clothing*'], { edition: 'r12' });
const ADA: Person = { name: 'Ada', you: false };
const READER: Person = { name: 'Botan', you: true };
const PAID = [{ as: 'itself', ward: 'taito' }, { as: 'joker', ward: 'ota' }, { as: 'three' }] as const;
const OWN = { shop: 'department', owner: null } as const;
const RIVALS = { shop: 'books', owner: 'Botan' } as const;

export const SENTENCES: Readonly<Record<string, readonly object[]>> = {
  wardText: [
    {
      cards: 4,
      stations: [
        { station: 'shimbashi', marked: true, ways: ['daiba', 'tokyo'] },
        { station: 'roppongi', marked: false, ways: ['ebisu'] },
      ],
      neighbours: ['chiyoda', 'chuo'],
      bay: false,
    },
    { cards: 2, stations: [{ station: 'oji', marked: false, ways: ['komagome'] }], neighbours: ['adachi'], bay: true },
  ],

  hand: [
    { cards: [] },
    {
      cards: [
        { ward: 'ota', count: 2, joker: null },
        { ward: 'koto', count: 1, joker: { stations: ['shin-kiba'], ceo: true } },
      ],
    },
    { cards: [{ ward: 'minato', count: 2, joker: { stations: ['shimbashi', 'daiba'], ceo: false } }] },
    { cards: [{ ward: 'kita', count: 5, joker: null }] },
  ],

  lastTrack: [{ pieces: 0 }, { pieces: 1 }],
  worth: [0, 1, 7].map((points) => ({ points, more: { food: 1, clothing: 2, books: 3, electronics: 0 } })),
  queue: [
    {
      cards: [
        { ward: 'ota', customers: group },
        { ward: 'kita', customers: [] },
      ],
    },
    { cards: [{ ward: 'kita', customers: alone }] },
  ],
  glance: [
    ...([0, 1, 2, 3, 4] as const).map((bag) => ({ stores: bag, bag, isLast: false, ahead: null })),
    { stores: 12, bag: 1, isLast: false, ahead: { names: ['Ada'], points: 31 } },
    { stores: 12, bag: 0, isLast: true, ahead: { names: ['Ada', 'Botan'], points: 1 } },
  ],
  bag: [
    ...([0, 1, 2, 3, 4] as const).map((level) => ({ level, count: null })),
    ...[0, 1, 2, 30].map((count) => ({ level: 2, count })),
  ],

  'questions.rampage': [
    { name, from: 'bay' },
    { name: null, from: 'koto' },
  ],
  'questions.flee': [
    { name, from: 'koto', customers: group },
    { name, from: 'koto', customers: alone },
    { name: null, from: 'koto', customers: doubles },
  ],
  'questions.push': [
    { name, from: 'koto', owner: null },
    { name, from: 'koto', owner: 'Botan' },
    { name: null, from: 'koto', owner: null },
  ],
  'questions.ceo': [
    { name, at: null },
    { name, at: 'minato' },
    { name: null, at: null },
    { name: null, at: 'minato' },
  ],
  'questions.action': [
    ...([null, 'last', 'perhaps', 'soon'] as const).map((ending) => ({ name, done: null, ending })),
    ...(['open', 'track', 'move', 'upgrade'] as const).map((done) => ({ name, done, ending: null })),
    ...([null, 'last', 'perhaps', 'soon'] as const).map((ending) => ({ name: null, done: 'open', ending })),
  ],
  'questions.spend': (['open', 'track', 'move', 'upgrade'] as const).flatMap((kind) => [
    { name, kind },
    { name: null, kind },
  ]),
  'questions.shop': [
    { name, station: 'ueno' },
    { name: null, station: 'ueno' },
  ],
  'questions.extend': [true, false].flatMap((payable) =>
    [name, null].map((asked) => ({ name: asked, from: 'aoto', to: 'oshiage', payable })),
  ),
  'questions.start': [
    { name, ward: 'minato', customers: group },
    { name: null, ward: 'minato', customers: alone },
  ],
  'questions.alight': [
    { name, station: 'ueno', building: OWN },
    { name, station: 'ueno', building: RIVALS },
    { name: null, station: 'ueno', building: OWN },
  ],
  'questions.ride': [group, alone].flatMap((customers) =>
    [name, null].map((asked) => ({ name: asked, station: 'ueno', customers })),
  ),
  'questions.screens': [
    { name, open: false },
    { name, open: true },
    { name: null, open: false },
    { name: null, open: true },
  ],

  'waiting.start-ward': [{}],
  'waiting.start-customers': [{ ward: 'ota' }],
  'waiting.first': [{}],
  'waiting.queue-card': [{}],
  'waiting.queue-customer': [{}],
  'waiting.arrival-card': [{}],
  'waiting.arrival-customers': [{ ward: 'ota' }],
  'waiting.deal': [{ who: ADA }, { who: READER }],
  'waiting.over': [{ winners: [ADA] }, { winners: [READER] }, { winners: [ADA, READER] }],

  'actions.open': PAID.map((pay) => ({ station: 'ueno', pay })),
  'actions.track': [{ from: 'aoto', to: 'oshiage' }],
  'actions.move': [group, alone, doubles].flatMap((customers) =>
    PAID.map((pay) => ({ ward: 'taito', customers, pay })),
  ),
  'actions.upgrade': (['food*', 'clothing', 'electronics'] as const).flatMap((customer) =>
    PAID.map((pay) => ({ station: 'ueno', customer: partyOf(customer, RETAIL), pay })),
  ),
  'actions.income': [0, 1, 2, 5].map((cards) => ({ cards })),
  'actions.pass': [{ done: false }, { done: true }],
  'actions.spend': [{ cards: ['minato', 'ota', 'ota'] }],
  'actions.place': GOODS.flatMap((good) => [1, 2].map((left) => ({ good, left }))),
  'actions.relocate': SHOPS.map((shop) => ({ shop, station: 'oji' })),
  'actions.extend': PAID.map((pay) => ({ from: 'aoto', to: 'oshiage', pay })),
  'actions.single': [{}],
  'actions.start': [
    { station: 'ueno', building: null },
    { station: 'ueno', building: OWN },
    { station: 'ueno', building: RIVALS },
  ],
  'actions.alight': CUSTOMERS.map((customer) => ({ customer: partyOf(customer, RETAIL) })),
  'actions.ride': [
    { station: 'yoyogi', track: { of: 'link' }, building: null },
    { station: 'ueno', track: { of: 'own' }, building: RIVALS },
    { station: 'ueno', track: { of: 'other', name: 'Botan' }, building: OWN },
  ],
  'actions.stop': [
    { ward: 'ota', left: 0, inVain: false },
    { ward: 'ota', left: 1, inVain: false },
    { ward: 'ota', left: 3, inVain: false },
    { ward: 'ota', left: 1, inVain: true },
    { ward: 'ota', left: 3, inVain: true },
  ],
  'actions.rampage': [{ ward: 'ota' }],
  'actions.flee': [{ ward: 'ota' }],
  'actions.push': [{ ward: 'ota' }],
  'actions.drive': [{ ward: 'ota' }],
  'actions.stay': [{ ward: 'ota' }],
  'actions.lift': [{ open: false }, { open: true }],

  'steps.open': [
    { station: 'ueno', marked: true },
    { station: 'oji', marked: false },
  ],
  'steps.track': [{ from: 'aoto', to: 'oshiage' }],
  'steps.move': [{ ward: 'koto', customers: group, stations: ['monzen-nakacho', 'shin-kiba'] }],
  'steps.upgrade': (['food*', 'electronics'] as const).map((customer) => ({
    station: 'ueno',
    customer: partyOf(customer, RETAIL),
  })),
  'steps.pay': PAID,

  'turn.together': [{ deeds: ['一', 'zwei'] }],
  'turn.kaiju': both({ ward: 'ota' }),
  'turn.opened': [...both({ shop: 'books', station: 'ueno' }), ...both({ shop: 'department', station: 'ueno' })],
  'turn.relocated': both({ shop: 'department', from: 'oji', to: 'ueno' }),
  'turn.laid': both({ from: 'aoto', to: 'oshiage' }),
  'turn.moved': ['rode', 'off', 'nothing'].flatMap((how) => both({ ward: 'ota', station: 'ueno', how })),
  'turn.won': [group, alone, doubles].flatMap((customers) => both({ customers })),
  'turn.gave': [1, 2, 5].map((count) => ({ name, count })),
  'turn.nobodyWon': [{}],
  'turn.fled': [group, alone].map((customers) => ({ to: 'minato', customers })),
  'turn.stayed': [group, alone].map((customers) => ({ ward: 'minato', customers })),
  'turn.lastTurns': [{}],
  'turn.lastRound': [{}],
  'turn.upgraded': [0, 1, 3].flatMap((stars) => both({ station: 'ueno', stars })),
  'turn.gaveUp': both({ customers: alone }),
  'turn.drew': [0, 1, 2, 5].flatMap((cards) => both({ cards })),
  'turn.nothing': both({}),
  'turn.yours': [{ customers: group }, { customers: alone }],
  'turn.yourCards': [
    { cards: 1, wards: [] },
    { cards: 1, wards: ['ota'] },
    { cards: 2, wards: ['ota', 'kita'] },
  ],
  'turn.yourCeo': [{ ward: 'ota' }],
};

/** Of somebody else, and of the reader. */
function both(values: object): object[] {
  return [
    { ...values, you: false },
    { ...values, you: true },
  ];
}

/** Functions of an id, which are no sentences. */
export const NAMES_BY_ID: Readonly<Record<string, readonly string[]>> = { station: STATION_IDS, ward: WARD_IDS };

export const EVENTS: { readonly [T in Event['type']]: readonly Extract<Event, { type: T }>[] } = {
  'start-ward-revealed': [{ type: 'start-ward-revealed', ward: 'ota', known: true }],
  'first-drawn': [{ type: 'first-drawn', seat: 0 }],
  drew: (['set-up', 'income', 'track', 'last-round'] as const).flatMap((cause) => [
    { type: 'drew', seat: 0, count: 2, cards: null, cause },
    { type: 'drew', seat: 0, count: 2, cards: ['ota', 'kita'], cause },
    { type: 'drew', seat: 0, count: 1, cards: ['ota'], cause },
    { type: 'drew', seat: 0, count: 0, cards: [], cause },
    { type: 'drew', seat: 0, count: 0, cards: null, cause },
  ]),
  reshuffled: [1, 31].map((cards) => ({ type: 'reshuffled', cards })),
  'turn-began': [{ type: 'turn-began', seat: 0 }],
  placed: [
    { type: 'placed', ward: 'ota', customers: crowd, from: 'bag' },
    { type: 'placed', ward: 'ota', customers: one, from: 'queue' },
  ],
  'card-taken': [{ type: 'card-taken', seat: 0, ward: 'ota' }],
  'queue-card-revealed': [{ type: 'queue-card-revealed', slot: 4, ward: 'ota' }],
  queued: [
    { type: 'queued', slot: 2, ward: 'ota', customer: 'books*', seat: null },
    { type: 'queued', slot: 2, ward: 'ota', customer: 'books*', seat: null, count: 2 },
    { type: 'queued', slot: 2, ward: 'ota', customer: 'food', seat: 0 },
  ],
  returned: [{ type: 'returned', customer: 'electronics' }],
  'arrival-card-revealed': [],
  stalled: [{ type: 'stalled', seat: 0 }],
  'end-triggered': [{ type: 'end-triggered', seat: 0 }],
  'last-round-began': [{ type: 'last-round-began' }],
  'kaiju-appeared': [{ type: 'kaiju-appeared' }],
  'kaiju-moved': [
    { type: 'kaiju-moved', seat: 0, from: 'bay', to: 'koto' },
    { type: 'kaiju-moved', seat: 0, from: 'koto', to: 'chuo' },
  ],
  fled: [crowd, one].map((customers) => ({ type: 'fled', seat: 0, from: 'koto', to: 'chuo', customers })),
  'ceo-moved': [
    { type: 'ceo-moved', seat: 0, by: 0, from: null, to: 'minato' },
    { type: 'ceo-moved', seat: 0, by: 0, from: 'koto', to: 'minato' },
    { type: 'ceo-moved', seat: 0, by: 1, from: 'koto', to: 'minato' },
    { type: 'ceo-moved', seat: 1, by: 0, from: 'koto', to: 'minato' },
  ],
  'ceo-stayed': [{ type: 'ceo-stayed', seat: 0, ward: 'minato' }],
  paid: [
    { type: 'paid', seat: 0, cards: ['ota'], as: 'itself' },
    { type: 'paid', seat: 0, cards: ['ota'], as: 'joker' },
    { type: 'paid', seat: 0, cards: ['ota', 'kita', 'kita'], as: 'three' },
  ],
  opened: SHOPS.map((shop) => ({ type: 'opened', seat: 0, station: 'ueno', shop })),
  relocated: SHOPS.map((shop) => ({ type: 'relocated', seat: 0, from: 'oji', to: 'ueno', shop })),
  'track-laid': [
    { type: 'track-laid', seat: 0, connection: 'aoto~oshiage', second: false },
    { type: 'track-laid', seat: 0, connection: 'oshiage~ueno', second: true },
  ],
  departed: [{ type: 'departed', seat: 0, ward: 'taito', station: 'ueno', customers: crowd }],
  rode: [
    { type: 'rode', seat: 0, from: 'shinjuku', to: 'yoyogi', connection: null, owner: null, customers: crowd },
    { type: 'rode', seat: 0, from: 'aoto', to: 'oshiage', connection: 'aoto~oshiage', owner: 0, customers: crowd },
    { type: 'rode', seat: 0, from: 'aoto', to: 'oshiage', connection: 'aoto~oshiage', owner: 1, customers: one },
  ],
  alighted: [
    { type: 'alighted', seat: 0, owner: 1, station: 'ueno', customer: 'electronics' },
    { type: 'alighted', seat: 1, owner: 0, station: 'ueno', customer: 'clothing*' },
  ],
  arrived: [
    { type: 'arrived', seat: 0, station: 'ueno', ward: 'taito', customers: [] },
    { type: 'arrived', seat: 0, station: 'ueno', ward: 'taito', customers: one },
    { type: 'arrived', seat: 0, station: 'ueno', ward: 'taito', customers: crowd },
  ],
  collected: [
    { type: 'collected', seat: 1, customers: crowd },
    { type: 'collected', seat: 0, customers: one },
  ],
  upgraded: [
    { type: 'upgraded', seat: 0, station: 'ueno', good: 'food', customer: 'food*', stars: 3 },
    { type: 'upgraded', seat: 0, station: 'ueno', good: 'food', customer: 'food', stars: 0 },
  ],
  'left-the-game': [{ type: 'left-the-game', customer: 'food', seat: 0 }],
  passed: [{ type: 'passed', seat: 0 }],
  scored: [
    { type: 'scored', seat: 0, customers: crowd, stars: 3, points: 41 },
    { type: 'scored', seat: 0, customers: one, stars: 0, points: 1 },
    { type: 'scored', seat: 0, customers: [], stars: 1, points: 1 },
    { type: 'scored', seat: 0, customers: [], stars: 0, points: 0 },
  ],
  won: [
    { type: 'won', seats: [0] },
    { type: 'won', seats: [0, 2] },
  ],
};

/** Told by the line after it. */
export const WORDLESS: readonly Event[] = [
  { type: 'start-ward-revealed', ward: 'ota', known: false },
  { type: 'arrival-card-revealed', ward: 'ota' },
];
