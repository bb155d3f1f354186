/** Values for every sentence that is a function, by where it stands in `Words`; and at least one event of every type. */
import { CARD_IDS, EFFECT_IDS, type Event, GOAL_IDS, PENCILS, SYMBOLS } from '@yamanote/games/next-station-tokyo/rules';

const seat = { name: 'Ada', you: false };
const you = { name: 'Ada', you: true };
const botan = { name: 'Botan', you: false };
const round = { seat, pencil: 'pink', symbol: 'circle', branch: false, effect: null, last: false };
const rounds = [
  round,
  { ...round, seat: you },
  { ...round, symbol: null },
  { ...round, branch: true },
  { ...round, effect: 'extension' },
  { ...round, branch: true, effect: 'joker', last: true },
];
const drawing = { from: 'G8', to: 'G10', beside: null, line: { districts: 3, stations: 4 }, gain: 7 };
const drawings = [
  drawing,
  { ...drawing, gain: 0 },
  { ...drawing, gain: -3 },
  { ...drawing, beside: 'ring' },
  { ...drawing, beside: 'blue' },
];

export const SENTENCES: Readonly<Record<string, readonly object[]>> = {
  'questions.take-pencil': [{ seat }, { seat: you }],
  'questions.place-spare': [
    { seat, spare: null },
    { seat: you, spare: 'brown' },
  ],
  'questions.draw': rounds,
  'questions.own-pace': rounds,

  glance: [
    { phase: 1, of: 4, points: null, leaders: [] },
    ...[-3, 0, 1, 31].map((points) => ({ phase: 2, of: 4, points, leaders: [] })),
    { phase: 3, of: 4, points: 31, leaders: ['Ada'] },
    { phase: 4, of: 4, points: 1, leaders: ['Ada', 'Botan'] },
  ],
  'situation.start': [
    { pencil: 'pink', start: 'G10', points: -24, open: 8 },
    { pencil: 'blue', start: 'A7', points: 12, open: 1 },
    { pencil: 'brown', start: 'A7', points: 1, open: 0 },
  ],
  'situation.other': [
    { seat, points: 41 },
    { seat, points: -3 },
  ],
  'situation.points': [-3, -1, 0, 1, 2, 5].map((points) => ({ points })),
  'situation.underground': [0, 1, 2, 5].map((open) => ({ open })),
  'situation.parts': [
    { seat, total: 68, lines: 59, hotspots: 5, interchanges: 10, ring: -6, goals: null },
    { seat: you, total: 88, lines: 59, hotspots: 5, interchanges: 10, ring: -6, goals: 20 },
  ],

  'waiting.pencil': [{}],
  'waiting.spare': [{}],
  'waiting.goals': [{}],
  'waiting.symbol': [{}],
  'waiting.effect': [{}],
  'waiting.reveal': [{}],
  'waiting.deal': [{}],
  'waiting.pencils': [{ seat }, { seat: you }],
  'waiting.drawing': [{ seats: [seat] }, { seats: [you] }, { seats: [seat, botan] }, { seats: [you, botan] }],
  'waiting.over': [{ winners: [] }, { winners: [seat] }, { winners: [you] }, { winners: [you, botan] }],

  'actions.take': PENCILS.map((pencil) => ({ pencil, start: 'G10', symbol: 'circle' })),
  'actions.place': [{ pencil: 'purple', name: 'Botan' }],
  'actions.pass': [{}],
  'actions.draw': drawings,
  'actions.extend': drawings.map((one) => ({ ...one, on: 'G12' })),
  'actions.circle': drawings,

  turn: [
    { symbol: 'circle', deeds: [{ seat, drew: 'pass' }] },
    { symbol: 'square', deeds: [{ seat: you, drew: 'pass' }] },
    { symbol: 'pentagon', deeds: [{ seat: you, drew: 'nothing' }] },
    {
      symbol: null,
      deeds: [
        { seat: you, drew: { from: 'G8', to: 'G10' } },
        { seat: botan, drew: 'nothing' },
      ],
    },
  ],
  toYou: [0, 1, 2, 20].map((points) => ({ points })),

  effectTopic: EFFECT_IDS.map((effect) => ({ effect })),
  goalTopic: GOAL_IDS.map((goal) => ({ goal })),
};

const only = null;
const FROM = [6, 7] as const;
const TO = [6, 9] as const;
const DRAWN = { seat: 0, pencil: 'brown', from: 'x6y7', to: 'x6y9', at: [FROM, TO], only } as const;
const MEETING = { type: 'interchange-made', seat: 0, station: 'x6y7', at: FROM, only } as const;

export const EVENTS: { [T in Event['type']]: readonly Extract<Event, { type: T }>[] } = {
  'pencil-dealt': [
    { type: 'pencil-dealt', slot: 0, seat: 0, pencil: 'pink' },
    { type: 'pencil-dealt', slot: 1, seat: null, pencil: 'blue' },
  ],
  'pencil-taken': [{ type: 'pencil-taken', seat: 0, pencil: 'pink' }],
  'spare-placed': [
    { type: 'spare-placed', by: 1, spare: [{ pencil: 'pink', leftOf: 0 }] },
    {
      type: 'spare-placed',
      by: 1,
      spare: [
        { pencil: 'pink', leftOf: 0 },
        { pencil: 'purple', leftOf: 1 },
      ],
    },
  ],
  'goals-revealed': [{ type: 'goals-revealed', goals: ['ring', 'centre'] }],
  'dealt-ahead': [{ type: 'dealt-ahead' }],
  'phase-began': [
    { type: 'phase-began', phase: 0, pencils: ['pink', 'blue'], only },
    { type: 'phase-began', phase: 3, pencils: [null, 'brown'], only: 1 },
  ],
  'effect-revealed': SYMBOLS.map((symbol, i) => ({
    type: 'effect-revealed',
    phase: 0,
    symbol,
    effect: EFFECT_IDS[i],
    only,
  })),
  'card-revealed': [
    ...CARD_IDS.map(
      (card) => ({ type: 'card-revealed', phase: 0, round: 3, card, effect: null, last: false, only }) as const,
    ),
    { type: 'card-revealed', phase: 0, round: 8, card: 'underground-circle', effect: 'extension', last: true, only },
  ],
  drew: ([null, 'ring', 'purple'] as const).map((beside) => ({
    type: 'drew',
    ...DRAWN,
    beside,
  })),
  extended: [{ type: 'extended', ...DRAWN }],
  circled: [{ type: 'circled', seat: 0, pencil: 'brown', station: 'x6y9', at: TO, only }],
  'interchange-made': [3, 4, 5].map((lines) => ({ ...MEETING, lines })),
  'hotspot-found': [
    { type: 'hotspot-found', seat: 0, district: 'outer-west', points: 5, only },
    { type: 'hotspot-found', seat: 0, district: 'Ueno', points: 10, only },
  ],
  passed: [
    { type: 'passed', seat: 0, forced: false, only },
    { type: 'passed', seat: 0, forced: true, only },
  ],
  'line-scored': [
    { type: 'line-scored', seat: 0, phase: 0, pencil: 'pink', districts: 5, stations: 4, points: 20, only },
    { type: 'line-scored', seat: 0, phase: 0, pencil: 'pink', districts: 1, stations: 1, points: 1, only },
  ],
  'sheet-scored': [
    { type: 'sheet-scored', seat: 0, total: 101, only },
    { type: 'sheet-scored', seat: 0, total: -24, only },
  ],
  graded: ([1, 2, 3, 4, 5, 6] as const).map((grade) => ({ type: 'graded', seat: 0, points: 60 + 14 * grade, grade })),
  won: [
    { type: 'won', seats: [0] },
    { type: 'won', seats: [0, 1] },
  ],
};

/** Told by another event, or worth no line. */
export const WORDLESS: readonly Event[] = [{ ...MEETING, lines: 2 }];
