import { kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { apply, viewOf } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { firstTurn, kept, positions, rollFirst } from './testing/positions.ts';
import { lookingOn, propsOf } from './testing/props.ts';
import { isMarketFolded, thingsOf } from './things.ts';

test('whatever can be tapped for an answer lies on the shelf', () => {
  const BY_TARGET: Readonly<Record<string, string>> = {
    choose: 'monsters',
    buy: 'cards',
    'buy-top': 'cards',
    look: 'cards',
    take: 'cards',
    copy: 'owned',
    discard: 'owned',
    spend: 'hearts',
    charge: 'charge',
    probe: 'dice',
    change: 'dice',
    reroll: 'dice',
  };
  const seen = new Set<string>();
  for (const state of positions(280)) {
    const props = propsOf(state);
    for (const { do: verb } of props.answers) {
      if (!(verb in BY_TARGET)) continue;
      seen.add(verb);
      expect(thingsOf(props).main, verb).toBe(BY_TARGET[verb]);
    }
  }
  expect(seen.size).toBeGreaterThan(8);
});

test('whoever is not asked looks at the dice and the cards', () => {
  const state = rollFirst(firstTurn(3), [1, 2, 3, 4, 5, 6]);
  expect(thingsOf(lookingOn(state, 1))).toEqual({ main: 'dice', beside: 'market' });
});

test('a decision about Tokyo has those beside it who come next', () => {
  const state = firstTurn(3);
  state.monsters[1].place = 'city';
  rollFirst(state, [1, 1, 2, 2, 5, 5]);
  apply(kingOfTokyo, state, 0, { do: 'stop' });
  expect(thingsOf(propsOf(state))).toEqual({ main: 'dice', beside: 'rivals' });
});

test('a copy that may be moved before the roll is chosen among the cards in play', () => {
  const state = firstTurn(2);
  state.monsters[0].cards.push(kept('mimic'));
  state.monsters[0].energy = 1;
  state.monsters[1].cards.push(kept('jets'));
  expect(thingsOf(propsOf(state)).main).toBe('owned');
});

test('where every line counts the cards fold into a button, unless they are what is asked about', () => {
  const rolled = {
    ...propsOf(rollFirst(firstTurn(2), [1, 2, 3, 4, 5, 6])),
    window: { shape: 'upright', room: 'tiny' },
  } as const;
  expect(isMarketFolded(rolled)).toBe(true);
  expect(isMarketFolded({ ...rolled, window: { shape: 'upright', room: 'usual' } })).toBe(false);
  const buying = firstTurn(2);
  buying.monsters[0].energy = 9;
  rollFirst(buying, [1, 1, 2, 2, 3, 3]);
  apply(kingOfTokyo, buying, 0, { do: 'stop' });
  const view = viewOf(kingOfTokyo, buying, 0);
  expect(isMarketFolded({ ...propsOf(buying), view, window: { shape: 'low', room: 'flat' } })).toBe(false);
});

test('whoever is out is told so, and many dice have the shelf to themselves', () => {
  const state = firstTurn(3);
  state.monsters[1].place = 'out';
  rollFirst(state, [1, 2, 3, 4, 5, 6]);
  expect(thingsOf(lookingOn(state, 1))).toEqual({ main: 'dice', beside: 'out' });
  // Once the match is over, nobody plays on.
  const { view, ...rest } = lookingOn(state, 1);
  expect(thingsOf({ ...rest, view: { ...view, stack: [] } }).beside).toBe('market');
  const many = propsOf(state);
  const props = { ...many, view: { ...many.view, dice: [1, 1, 2, 3, 4, 5, 6] as const } };
  expect(thingsOf(props)).toEqual({ main: 'dice', beside: null });
  expect(isMarketFolded({ ...props, window: { shape: 'upright', room: 'usual' } })).toBe(true);
});
