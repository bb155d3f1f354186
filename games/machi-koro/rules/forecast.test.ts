import { isRefusal, parseOptions } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { rollLine } from './forecast.ts';
import { machiKoro } from './index.ts';
import type { MachiKoroState } from './types.ts';

const whenRolling = (view: MachiKoroState, seat: number, number: number) => rollLine(view, seat)[number - 1].mine;
const whenOthersRoll = (view: MachiKoroState, seat: number, number: number) => rollLine(view, seat)[number - 1].others;

function at(players: object[]): MachiKoroState {
  const options = parseOptions(machiKoro, {}, players.length);
  if (isRefusal(options)) throw new Error(options.expected);
  const state = machiKoro.parsePosition({ turn: 0, step: 'roll', players }, players.length, options);
  if (isRefusal(state)) throw new Error(`${state.field}: ${state.expected}`);
  return state;
}

const plain = { 'wheat-field': 1, bakery: 1 };

describe('what a roll brings', () => {
  test('blue cards on any roll, green ones on the own', () => {
    const view = at([{ city: { 'wheat-field': 2, bakery: 1, ranch: 1 } }, { city: plain }]);
    expect(whenRolling(view, 0, 2).coins).toBe(2);
    expect(whenOthersRoll(view, 0, 2).coins).toBe(1);
    expect(whenOthersRoll(view, 0, 1).coins).toBe(2);
  });

  test('is net of what red cards cost, as far as the coins go', () => {
    const rich = at([{ coins: 5, city: plain }, { city: { ...plain, cafe: 3 } }]);
    expect(whenRolling(rich, 0, 3).coins).toBe(-2);
    const poor = at([{ coins: 1, city: plain }, { city: { ...plain, cafe: 3 } }]);
    expect(whenRolling(poor, 0, 3).coins).toBe(0);
  });

  test('of red cards is what the richest roller could pay', () => {
    const view = at([{ city: { ...plain, cafe: 3 } }, { coins: 0, city: plain }, { coins: 2, city: plain }]);
    expect(whenOthersRoll(view, 0, 3).coins).toBe(2);
  });

  test('counts the purple cards, those of others as a loss', () => {
    const city = { ...plain, stadium: 1, 'tv-station': 1 };
    const view = at([
      { coins: 3, city },
      { coins: 9, city: plain },
      { coins: 1, city: plain },
    ]);
    expect(whenRolling(view, 0, 6).coins).toBe(2 + 1 + 5);
    expect(whenOthersRoll(view, 1, 6).coins).toBe(-7);
  });

  test('shows a swap, which moves no coins', () => {
    const view = at([{ city: { ...plain, 'business-center': 1 } }, { city: plain }]);
    expect(whenRolling(view, 0, 6)).toEqual({ coins: 0, swap: true, possible: true });
    expect(whenOthersRoll(view, 1, 6)).toMatchObject({ coins: 0, possible: true });
  });

  test('above six needs a train station; one just built works by then', () => {
    const view = at([{}, { new: ['train-station'] }]);
    expect(whenRolling(view, 1, 7).possible).toBe(true);
    expect(whenRolling(view, 0, 7).possible).toBe(false);
    expect(whenOthersRoll(view, 1, 7).possible).toBe(false);
    expect(whenOthersRoll(view, 0, 7).possible).toBe(true);
  });

  test('leaves the view as it was', () => {
    const view = at([{ city: { ...plain, stadium: 1 } }, { coins: 9 }]);
    const before = JSON.stringify(view);
    whenRolling(view, 0, 6);
    whenOthersRoll(view, 1, 6);
    expect(JSON.stringify(view)).toBe(before);
  });
});
