/** Moments of Next Station that a match seldom comes to by itself. */
import type { Json, Options } from '@yamanote/kernel';

interface Moment {
  game: 'next-station-tokyo';
  options: Options;
  position: Json;
  seats: number;
  mine: number;
}

const OPTIONS = {
  edition: 'base',
  map: 'tokyo-original-1',
  effects: false,
  goals: false,
  pencils: 'dealt',
  pace: 'together',
};
const FIVE = ['circle', 'square', 'triangle', 'pentagon', 'joker'].map((symbol) => `underground-${symbol}`);

function moment(options: Options, position: Json, seats = 1, mine = 0): Moment {
  return { game: 'next-station-tokyo', options: { ...OPTIONS, ...options }, position, seats, mine };
}

/** Purple has drawn D1–C2; with the joker both ends reach D3. */
export const TWO_ENDS = moment(
  {},
  {
    pencils: ['purple', 'blue', 'brown', 'pink'],
    cards: [['overground-triangle', 'underground-joker']],
    players: [{ lines: { purple: ['x3y0', 'x2y1'] } }],
  },
);

/** Blue can draw to a triangle; with the pentagon that comes next it cannot, and with the circle after it again it can. */
export const NO_WAY_NEXT = moment(
  { pace: 'own' },
  {
    pencils: ['blue', 'purple', 'brown', 'pink'],
    cards: Array.from({ length: 4 }, () => [
      'overground-triangle',
      'overground-pentagon',
      'overground-circle',
      'overground-square',
      'overground-joker',
      'overground-switch',
      ...FIVE,
    ]),
    players: [{ phase: 1, revealed: 1, lines: {} }],
  },
);

/** The last round of the last line, with as many cards open as can be, and all modules. */
export const LAST_ROUND = moment(
  { effects: true, goals: true },
  {
    pencils: ['blue', 'pink', 'purple', 'brown'],
    phase: 4,
    cards: [
      FIVE,
      FIVE,
      FIVE,
      [
        'overground-switch',
        'overground-circle',
        'overground-square',
        'overground-triangle',
        'overground-pentagon',
        'overground-joker',
        ...FIVE,
      ],
    ],
    symbols: ['triangle', 'pentagon', 'square', 'circle'],
    effects: ['switch', 'extension', 'double-station', 'joker'],
    goals: ['districts', 'interchange'],
    players: [
      { lines: { blue: ['x0y6', 'x2y6', 'x4y6'], brown: ['x9y3', 'x9y5', 'x9y8'] } },
      { lines: { pink: ['x6y9', 'x6y7', 'x4y7'] } },
    ],
  },
  2,
);

/** Before the first line on the tall sheet: pencils are chosen, mine last, and the spare one needs a place. */
export const CHOOSING = moment({ map: 'tokyo-original-2', effects: true, goals: true, pencils: 'chosen' }, {}, 3, 2);
