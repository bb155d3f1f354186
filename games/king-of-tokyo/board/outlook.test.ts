import { CLAW, type Dice, ENERGY, HEART } from '@yamanote/games/king-of-tokyo/rules';
import { describe, expect, it } from 'vitest';
import { nearlyScoring, outlookFor } from './outlook.ts';
import { firstTurn, kept, rollFirst } from './testing/positions.ts';
import { propsOf } from './testing/props.ts';

/** What seat 0 gets if it finishes with these dice. */
function outlook(dice: Dice, change: (state: ReturnType<typeof firstTurn>) => void = () => undefined) {
  const state = firstTurn(3);
  state.monsters[1].place = 'city';
  state.monsters[0].hearts = 5;
  change(state);
  return outlookFor(propsOf(rollFirst(state, dice)).view, 0);
}

describe('what finishing would bring', () => {
  it('is nothing where no dice count', () => {
    expect(outlook([1, 1, 2, 2, 3, 3])).toEqual({ stars: 0, energy: 0, hearts: 0, blows: [] });
  });

  it('is damage to who is in Tokyo', () => {
    const { blows } = outlook([1, 1, 2, 2, CLAW, CLAW]);
    expect(blows.map(({ seat, amount }) => [seat, amount])).toEqual([[1, 2]]);
  });

  it('is stars, energy and hearts', () => {
    expect(outlook([2, 2, 2, 2, HEART, ENERGY])).toMatchObject({ stars: 3, energy: 1, hearts: 1 });
  });

  it('counts what cards add', () => {
    const { blows, energy } = outlook([1, 1, 2, 2, CLAW, ENERGY], (state) =>
      state.monsters[0].cards.push(kept('spiked-tail'), kept('friend-of-children')),
    );
    expect(blows[0].amount).toBe(2);
    expect(energy).toBe(2);
  });

  it('goes on past those who could still touch the dice', () => {
    const probed = outlook([1, 1, 2, 2, 3, CLAW], (state) => state.monsters[2].cards.push(kept('psychic-probe')));
    expect(probed.blows).toHaveLength(1);
    const turned = outlook([1, 1, 2, 2, 3, ENERGY], (state) => state.monsters[0].cards.push(kept('plot-twist')));
    expect(turned.energy).toBe(1);
  });
});

it('names numbers of which the kept dice lack one', () => {
  expect(nearlyScoring([1, 1, 3])).toEqual([{ face: 1, stars: 1 }]);
  expect(nearlyScoring([3, 3, 3])).toEqual([]);
});
