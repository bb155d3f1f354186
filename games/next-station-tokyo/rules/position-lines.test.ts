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

  test.each<[string, unknown[], string]>([
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
        { round: 1, draw: ['x9y3', 'x9y5'] },
        { round: 2, draw: ['x9y5', 'x7y7', 'x6y7'] },
      ],
      'expected a second segment straight on',
    ],
    [
      'with a circled extension',
      [{ round: 1, draw: ['x9y3', 'x9y2', 'x9y0'], circled: true }],
      'expected a second segment straight on',
    ],
  ])('with a line %s', (_what, brown, says) => {
    const refusal = lines(brown);
    if (!isRefusal(refusal)) throw new Error('it was read');
    expect(sentence(refusal)).toContain(says);
    expect(refusal.refused).toBe('impossible');
  });

  test('but not with lines that could have been drawn', () => {
    expect(
      lines([
        { round: 1, draw: ['x9y3', 'x9y2', 'x9y0'] },
        { round: 3, draw: ['x9y3', 'x9y5'] },
        { round: 4, draw: ['x9y5', 'x7y7'], circled: true },
      ]),
    ).not.toHaveProperty('refused');
  });
});
