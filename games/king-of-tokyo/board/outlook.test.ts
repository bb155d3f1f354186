import { CLAW, ENERGY, HEART } from '@yamanote/games/king-of-tokyo/rules';
import { describe, expect, it } from 'vitest';
import { NOTHING, outlookFor } from './outlook.ts';
import { firstTurn, kept, rollFirst } from './testing/positions.ts';
import { propsOf } from './testing/props.ts';

const DICE = [1, 1, 3, HEART, CLAW, ENERGY] as const;

function table(change: (state: ReturnType<typeof firstTurn>) => void = () => undefined) {
  const state = firstTurn(3);
  state.monsters[1].place = 'city';
  state.monsters[0].hearts = 5;
  change(state);
  return propsOf(rollFirst(state, DICE)).view;
}

describe('what the kept dice would bring', () => {
  it('is nothing without dice', () => {
    expect(outlookFor(table(), 0, [])).toEqual(NOTHING);
  });

  it('is damage to who is in Tokyo', () => {
    const { blows } = outlookFor(table(), 0, [CLAW, CLAW]);
    expect(blows.map(({ seat, amount }) => [seat, amount])).toEqual([[1, 2]]);
  });

  it('is stars, energy and hearts', () => {
    expect(outlookFor(table(), 0, [2, 2, 2, 2, HEART, ENERGY])).toMatchObject({ stars: 3, energy: 1, hearts: 1 });
  });

  it('counts what cards add', () => {
    const view = table((state) => state.monsters[0].cards.push(kept('spiked-tail'), kept('friend-of-children')));
    const { blows, energy } = outlookFor(view, 0, [CLAW, ENERGY]);
    expect(blows[0].amount).toBe(2);
    expect(energy).toBe(2);
  });

  it('goes on past those who could still touch the dice', () => {
    const view = table((state) => state.monsters[2].cards.push(kept('psychic-probe')));
    expect(outlookFor(view, 0, [CLAW]).blows).toHaveLength(1);
    const own = table((state) => state.monsters[0].cards.push(kept('plot-twist')));
    expect(outlookFor(own, 0, [ENERGY]).energy).toBe(1);
  });

  it('names numbers that lack one die', () => {
    expect(outlookFor(table(), 0, [1, 1, 3]).nearly).toEqual([{ face: 1, stars: 1 }]);
    expect(outlookFor(table(), 0, [3, 3, 3]).nearly).toEqual([]);
  });
});
