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
    expect(outlook([1, 1, 2, 2, 3, 3])).toEqual({
      stars: 0,
      energy: 0,
      hearts: 0,
      blows: [],
      parries: [],
      movesIn: false,
      choices: 0,
      poison: 0,
      enough: false,
    });
  });

  it('is enough to win with the twentieth star, or where one has it already', () => {
    const with18 = (state: ReturnType<typeof firstTurn>) => Object.assign(state.monsters[0], { stars: 18 });
    expect(outlook([2, 2, 2, 1, 1, 3], with18).enough).toBe(true);
    expect(outlook([1, 1, 1, 2, 2, 3], with18).enough).toBe(false);
    const with20 = (state: ReturnType<typeof firstTurn>) => Object.assign(state.monsters[0], { stars: 20 });
    expect(outlook([1, 1, 2, 2, 3, 3], with20).enough).toBe(true);
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

describe('cards that ask', () => {
  const withRay = (place: 'city' | 'outside') => (state: ReturnType<typeof firstTurn>) => {
    state.monsters[1].place = place === 'city' ? 'outside' : 'city';
    state.monsters[0].place = place;
    state.monsters[0].cards.push(kept('healing-ray'));
    state.monsters[2].hearts = 6;
  };

  it('hide neither claws nor energy: what is sure is told, and that there is something to choose', () => {
    const { blows, energy, hearts, choices } = outlook([3, HEART, HEART, HEART, CLAW, ENERGY], withRay('outside'));
    expect(blows.map(({ seat, amount }) => [seat, amount])).toEqual([[1, 1]]);
    expect([energy, hearts, choices]).toEqual([1, 0, 3]);
    const inCity = outlook([1, HEART, HEART, HEART, CLAW, CLAW], withRay('city'));
    expect(inCity.blows.map(({ seat, amount }) => [seat, amount])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(inCity.choices).toBe(3);
  });

  it('go beyond a victim who could leave, pay or hide', () => {
    const { blows, parries } = outlook([1, 1, 2, 2, CLAW, CLAW], (state) => {
      state.monsters[1].cards.push(kept('camouflage'));
    });
    expect(blows).toHaveLength(1);
    expect(parries).toEqual([{ seat: 1, card: 'camouflage' }]);
  });

  it('are no blow where armour stops it for certain', () => {
    const { blows } = outlook([1, 1, 2, 2, 3, CLAW], (state) => state.monsters[1].cards.push(kept('armor-plating')));
    expect(blows).toEqual([]);
  });
});

describe('poison', () => {
  const poisoned = (state: ReturnType<typeof firstTurn>) => {
    state.monsters[0].poison = 1;
    state.monsters[0].energy = 6;
  };

  it('takes its heart after all that the dice bring, also where cards could be bought before', () => {
    expect(outlook([1, 1, 1, 2, 2, 3], poisoned)).toMatchObject({ stars: 1, poison: 1, choices: 0 });
  });

  it('is not forgotten where somebody throws dice to hide, and harms no armour', () => {
    const hidden = outlook([1, 1, 2, 2, 3, CLAW], (state) => {
      poisoned(state);
      state.monsters[1].cards.push(kept('camouflage'));
    });
    expect(hidden.poison).toBe(1);
    const armoured = outlook([1, 1, 2, 2, 3, 3], (state) => {
      poisoned(state);
      state.monsters[0].cards.push(kept('armor-plating'));
    });
    expect(armoured.poison).toBe(0);
  });

  it('can be removed by a rolled heart, which is a choice', () => {
    expect(outlook([1, 1, 2, 2, 3, HEART], poisoned)).toMatchObject({ hearts: 0, poison: 1, choices: 1 });
  });
});

describe('one more die', () => {
  it('makes the third of a number, or adds a star to three', () => {
    expect(nearlyScoring([1, 1, 3], [2])).toEqual([{ face: 1, stars: 1 }]);
    expect(nearlyScoring([3, 3], [1])).toEqual([{ face: 3, stars: 3 }]);
    expect(nearlyScoring([2, 2, 2], [1])).toEqual([{ face: 2, stars: 1 }]);
  });

  it('is not named where one is about to be rolled away', () => {
    expect(nearlyScoring([2, 2], [2, 3])).toEqual([]);
  });
});
