import { describe, expect, it } from 'vitest';
import { stakesOf } from './stakes.ts';
import { firstTurn, kept } from './testing/positions.ts';

function city() {
  const state = firstTurn(6);
  state.monsters[0].place = 'city';
  state.monsters[0].stars = 11;
  state.monsters[5].place = 'bay';
  return state;
}

describe('staying in Tokyo', () => {
  it('brings stars at the next turn, and never more than can be counted', () => {
    const state = city();
    expect(stakesOf(state, 0, 3).stars).toEqual({ from: 11, to: 13 });
    state.monsters[0].cards.push(kept('urbavore'));
    expect(stakesOf(state, 0, 3).stars).toEqual({ from: 11, to: 14 });
    state.monsters[0].stars = 19;
    expect(stakesOf(state, 0, 3).stars).toEqual({ from: 19, to: 20 });
  });

  it('means facing everybody whose turn comes before', () => {
    expect(stakesOf(city(), 0, 3).rivals).toEqual([
      { seat: 4, canHit: true },
      { seat: 5, canHit: false },
    ]);
    expect(stakesOf(city(), 0, 5).rivals).toEqual([]);
  });

  it('is no protection against a card that hits all, and the fallen do not count', () => {
    const state = city();
    state.monsters[5].cards.push(kept('nova-breath'));
    state.monsters[4].place = 'out';
    expect(stakesOf(state, 0, 3).rivals).toEqual([{ seat: 5, canHit: true }]);
  });
});
