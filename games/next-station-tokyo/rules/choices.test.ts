import { apply, legal } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { choicesOf } from './choices.ts';
import { nextStation } from './index.ts';
import { mapOf } from './maps.ts';
import { scorePad } from './score.ts';
import { stateAt } from './testing/states.ts';

const BLUE_THEN_PINK = ['blue', 'purple', 'brown', 'pink'];

describe('what a drawing would change', () => {
  const state = () =>
    stateAt({
      pencils: BLUE_THEN_PINK,
      phase: 2,
      cards: [[], ['overground-square', 'overground-pentagon', 'overground-circle']],
      players: [{ lines: { blue: ['x0y6', 'x0y9'], pink: ['x6y9', 'x4y9', 'x2y9'] } }],
    });

  test('the line, hotspots, interchanges and the whole sheet', () => {
    const before = state();
    const map = mapOf(before);
    const choice = choicesOf(before, 0).find(({ action }) => action.to === 'x0y9')!;
    expect(choice).toMatchObject({
      action: { do: 'draw', from: 'x2y9', to: 'x0y9' },
      before: { districts: 1, stations: 3, points: 3 },
      line: { districts: 2, stations: 3, points: 6 },
      hotspots: [{ district: 'corner-sw', points: 10 }],
      interchanges: [{ station: 'x0y9', lines: 2 }],
      gain: 3 + 10,
    });
    expect([choice.from, choice.to].map((one) => map.stations[one].id)).toEqual(['x2y9', 'x0y9']);
    expect(choice.segments).toHaveLength(1);
    expect(before).toEqual(state());
  });

  test('is what it does change', () => {
    const before = state();
    const choices = choicesOf(before, 0);
    expect(choices.map(({ action }) => action)).toEqual(legal(nextStation, before, 0).slice(1));
    for (const { action, gain, segments } of choices) {
      const after = nextStation.clone(before);
      apply(nextStation, after, 0, action);
      expect(scorePad(after, 0).total - scorePad(before, 0).total).toBe(gain);
      expect(after.sheets[0].lines[0].segments.slice(-segments.length)).toEqual(segments);
    }
  });

  test('an extension is two segments, and a circle counts', () => {
    const effects = (effect: string) =>
      stateAt(
        {
          pencils: ['brown', 'pink', 'blue', 'purple'],
          cards: [['overground-circle']],
          symbols: ['circle'],
          effects: [effect],
        },
        1,
        { effects: true },
      );
    const map = mapOf(effects('extension'));
    const [single, double] = choicesOf(effects('extension'), 0);
    expect(single.segments).toHaveLength(1);
    expect(double).toMatchObject({
      action: { do: 'extend', on: 'x9y0' },
      line: { districts: 2, stations: 2, points: 4 },
    });
    expect(
      double.segments.map((one) => [map.segments[one].a, map.segments[one].b].map((end) => map.stations[end].id)),
    ).toEqual([
      ['x9y2', 'x9y3'],
      ['x9y0', 'x9y2'],
    ]);
    expect(map.stations[double.to].id).toBe('x9y0');
    const [, circled] = choicesOf(effects('double-station'), 0);
    expect(circled).toMatchObject({ action: { do: 'circle' }, line: { stations: 3, points: 3 }, gain: 3 });
  });
});
