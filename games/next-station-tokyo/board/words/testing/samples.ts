/** Values for what the board says: those of sentences that stand alone, and sentences that are made of others' words. */
import { CARD_IDS, CARDS, PENCILS, SYMBOLS } from '@yamanote/games/next-station-tokyo/rules';
import type { Language } from '@yamanote/games/room';
import { each, type SamplesOf, type Text } from '@yamanote/tools/voice';
import type { Outcome, OwnWords } from '../en.ts';
import { boardWords } from '../index.ts';

/** Sentences with names of symbols, pencils or districts in them, which every language has its own of. */
export const COMPOSED = [
  'station',
  'drawTo',
  'goOn',
  'from',
  'circle',
  'card',
  'revealed',
  'couldNotDraw',
  'whichEndOf',
  'endsLeadTo',
  'inThisPhase',
  'row',
  'grade',
  'take',
  'pencilNow',
  'pencilNext',
  'lineInWords',
  'allLines',
  'heardOrigin',
] as const satisfies readonly (keyof OwnWords)[];

const WHO = each({ name: null }, { name: 'Aiko' });
const GAINS = each(0, 1, 2, 5, -1, -3);
const counted = each(...[0, 1, 2, 5].map((count) => ({ count })));

export const SAMPLES: SamplesOf<Omit<OwnWords, (typeof COMPOSED)[number]>> = {
  sheet: WHO,
  lineChange: each(
    { from: null, to: { districts: 1, stations: 2 } },
    { from: { districts: 4, stations: 3 }, to: { districts: 4, stations: 4 } },
  ),
  lineInFull: each({ districts: 1, stations: 1 }, { districts: 2, stations: 5 }),
  fromSquare: each({ square: 'G8' }),
  leftOf: WHO,
  points: GAINS,
  heardPoints: GAINS,
  worth: GAINS,
  drawWhere: each(...PENCILS.flatMap((pencil) => [...SYMBOLS, null].map((symbol) => ({ pencil, symbol })))),
  ways: counted,
  undergroundMeans: each(...[1, 2, 4].map((left) => ({ left }))),
  undergroundCount: each(...[0, 1, 5].map((count) => ({ count, of: 5 }))),
  oddsHint: each({ cards: 1, underground: 1 }, { cards: 2, underground: 2 }, { cards: 10, underground: 5 }),
  hotspots: counted,
  ring: counted,
  interchanges: each(...[0, 1, 2, 5].map((count) => ({ lines: 3, count }))),
  open: each({ name: 'Aiko' }),
  lineOf: each({ number: 1, of: 4 }, { number: 4, of: 4 }),
};

export function composedIn(language: Language): Text[] {
  const words = boardWords[language];
  const { symbols, pencils, grades } = words;
  const circle = words.station({ symbol: symbols.circle, square: 'G10' });
  const square = words.station({ symbol: symbols.square, square: 'F8' });
  const cards = CARD_IDS.flatMap((card) => {
    const { symbol, underground } = CARDS[card];
    return symbol === null ? [] : [words.card({ name: symbols[symbol], underground })];
  });
  const plain: Outcome = {
    station: circle,
    line: words.lineInFull({ districts: 3, stations: 4 }),
    points: 7,
    changes: [{ part: 'line', points: 7 }],
    district: words.district('outer-west'),
    on: { count: 3, symbols: ['square', 'triangle'] },
  };
  const outcomes: readonly Outcome[] = [
    plain,
    { ...plain, points: 0, changes: [], on: { count: 0, symbols: [] }, district: words.district('central') },
    { ...plain, points: 1, changes: [{ part: 'line', points: 1 }], on: { count: 1, symbols: ['pentagon'] } },
    { ...plain, points: -1, changes: [], on: null, district: words.district('corner-nw') },
    {
      ...plain,
      points: 23,
      changes: (['line', 'hotspots', 'ring', 'interchanges', 'goals'] as const).map((part) => ({ part, points: 5 })),
      on: { count: 5, symbols: 'all' },
      district: words.district('Ueno'),
    },
  ];
  const said: Record<(typeof COMPOSED)[number], string[]> = {
    station: [circle, square],
    drawTo: [
      ...outcomes.map((outcome) => words.drawTo({ ...outcome, from: [{ square: 'G8', beside: null }] })),
      words.drawTo({
        ...plain,
        from: [
          { square: 'G8', beside: null },
          { square: 'F9', beside: 'ring' },
        ],
      }),
      words.drawTo({ ...plain, from: [{ square: 'G8', beside: 'blue' }] }),
    ],
    goOn: outcomes.map(words.goOn),
    from: [words.from({ station: square })],
    circle: [words.circle({ station: square })],
    card: cards,
    revealed: [words.revealed({ cards: cards.slice(0, 1) }), words.revealed({ cards: cards.slice(0, 3) })],
    couldNotDraw: [[symbols.circle], [symbols.circle, symbols.square]].map((cards) => words.couldNotDraw({ cards })),
    whichEndOf: [words.whichEndOf({ station: circle, from: ['G8', 'F9'] })],
    endsLeadTo: [2, 3].map((count) => words.endsLeadTo({ count, station: circle })),
    inThisPhase: [words.inThisPhase({ symbol: symbols.circle })],
    row: [
      words.row({ pencil: pencils.pink, line: null, points: 0, final: false }),
      words.row({ pencil: pencils.blue, line: { districts: 1, stations: 1 }, points: 1, final: true }),
      words.row({ pencil: pencils.brown, line: { districts: 5, stations: 4 }, points: 20, final: false }),
    ],
    grade: ([1, 6] as const).map((grade) => words.grade({ grade, name: grades[grade] })),
    take: PENCILS.map((pencil) => words.take({ pencil: pencils[pencil], hand: words.hands[pencil] })),
    pencilNow: [words.pencilNow({ pencil: pencils.pink })],
    pencilNext: [words.pencilNext({ pencil: pencils.blue })],
    lineInWords: [
      words.lineInWords({ pencil: pencils.pink, stations: [circle] }),
      words.lineInWords({ pencil: pencils.pink, stations: [circle, square] }),
    ],
    allLines: [
      words.allLines([
        words.lineInWords({ pencil: pencils.pink, stations: [circle] }),
        words.lineInWords({ pencil: pencils.blue, stations: [square, circle] }),
      ]),
    ],
    heardOrigin: [
      words.heardOrigin({ points: 1, beside: null, ends: [circle] }),
      words.heardOrigin({ points: 0, beside: 'ring', ends: [circle, square] }),
      words.heardOrigin({ points: 5, beside: 'purple', ends: [circle, square] }),
    ],
  };
  return Object.entries(said).flatMap(([key, texts]) => texts.map((text) => ({ key, text })));
}
