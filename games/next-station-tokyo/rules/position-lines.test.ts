import { isRefusal, sentence } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_IDS } from './cards.ts';
import { nextStation } from './index.ts';
import { optionsWith } from './testing/states.ts';

const PILE = [...CARD_IDS];
const EFFECTS = { effects: true } as const;

describe('a position is refused', () => {
  const lines = (brown: unknown[], more: object = {}) =>
    nextStation.parsePosition(
      {
        pencils: ['pink', 'purple', 'blue', 'brown'],
        phase: 2,
        cards: [[], PILE.filter((id) => id !== 'overground-switch').slice(0, 8)],
        symbols: ['circle', 'square'],
        effects: ['switch', 'extension'],
        players: [{ lines: { pink: ['x6y9', 'x6y7', 'x7y7', 'x9y5'], brown, ...more } }],
      },
      1,
      optionsWith(EFFECTS),
    );

  test.each<[string, unknown[], string, object?]>([
    ['across another', ['x9y3', 'x8y3', 'x8y7'], 'expected a segment that could be drawn, found ["x8y3","x8y7"]'],
    ['back to a station', ['x9y3', 'x9y2', 'x8y3', 'x9y3'], 'expected a segment that could be drawn'],
    [
      'from a station that it does not have',
      [
        { round: 1, draw: ['x9y3', 'x9y2'] },
        { round: 2, draw: ['x8y1', 'x9y0'] },
      ],
      'expected a segment from the start, or from a station of the line',
    ],
    [
      'with a crooked extension',
      [{ round: 1, draw: ['x9y3', 'x9y2', 'x8y1'] }],
      'expected a second segment straight on',
    ],
    [
      'with an extension beyond the map',
      [{ round: 1, draw: ['x9y3', 'x7y5', 'x5y7'] }],
      'expected a second segment straight on',
    ],
    [
      'with an extension beside another',
      [
        { round: 1, draw: ['x9y3', 'x8y3'] },
        { round: 2, draw: ['x8y3', 'x8y7'] },
        { round: 3, draw: ['x8y7', 'x7y7', 'x6y7'] },
      ],
      'expected a second segment straight on',
      { pink: ['x6y9', 'x6y7', 'x7y7'] },
    ],
    [
      'with an extension after a double track, though a joker sets off no effect',
      [
        { round: 1, draw: ['x9y3', 'x9y5'] },
        { round: 2, draw: ['x9y5', 'x7y7', 'x6y7'] },
      ],
      'expected a segment that could be drawn, found ["x9y5","x7y7"]',
    ],
  ])('with a line %s', (_what, brown, says, more) => {
    const refusal = lines(brown, more);
    if (!isRefusal(refusal)) throw new Error('it was read');
    expect(sentence(refusal)).toContain(says);
    expect(refusal.refused).toBe('impossible');
  });

  test('but not with lines that could have been drawn', () => {
    expect(
      lines([
        { round: 1, draw: ['x9y3', 'x9y2', 'x9y0'] },
        { round: 3, draw: ['x9y3', 'x9y5'] },
        { round: 4, draw: ['x9y5', 'x7y7'] },
      ]),
    ).not.toHaveProperty('refused');
  });
});

describe('a phase allows only what its cards can', () => {
  const pink = (...strokes: [stroke: string, circled?: 'circled'][]) =>
    strokes.map(([stroke, circled], i) => ({
      round: i + 1,
      draw: stroke.split(' '),
      ...(circled && { circled: true }),
    }));
  const read = (line: unknown, effects: string[]) =>
    nextStation.parsePosition(
      {
        pencils: ['pink', 'purple', 'blue', 'brown'],
        cards: [PILE.filter((id) => id !== 'overground-switch').slice(0, 8)],
        ...(effects.length > 0 && { symbols: ['circle'], effects }),
        players: [{ lines: { pink: line } }],
      },
      1,
      optionsWith({ effects: effects.length > 0 }),
    );
  const straight: [string][] = [['x6y9 x6y7'], ['x6y7 x7y7'], ['x7y7 x9y5']];
  const branches: [string][] = [...straight, ['x6y7 x5y8'], ['x7y7 x8y8']];
  const circles = straight.map(([stroke]): [string, 'circled'] => [stroke, 'circled']);

  test.each<[string, unknown, string[], string]>([
    ['three circled stations', pink(...circles), ['double-station'], 'circled stations'],
    ['a circle by another effect', pink(circles[0]), ['extension'], 'circled stations'],
    ['an extension by another effect', pink(['x6y9 x4y9 x2y9']), ['double-station'], 'extensions'],
    ['two branchings with one switch', pink(...branches), [], 'branchings'],
    ['two branchings by another effect', pink(...branches), ['joker'], 'branchings'],
    ['three tracks beside the ring', ['x6y9', 'x6y7', 'x4y7', 'x2y6', 'x2y4'], ['switch'], 'double tracks'],
  ])('and not %s', (_what, line, effects, what) => {
    const refusal = read(line, effects);
    if (!isRefusal(refusal)) throw new Error('it was read');
    expect(refusal).toMatchObject({
      refused: 'impossible',
      expected: `no more ${what} than the cards of this phase can allow`,
    });
  });

  test.each<[string, unknown, string[]]>([
    ['two circled stations', pink(circles[0], circles[1], straight[2]), ['double-station']],
    ['two branchings with the effect', pink(...branches), ['switch']],
    ['three tracks beside the ring with the effect', ['x6y9', 'x6y7', 'x4y7', 'x2y6', 'x2y4'], ['joker']],
  ])('but %s', (_what, line, effects) => {
    expect(read(line, effects)).not.toHaveProperty('refused');
  });
});
