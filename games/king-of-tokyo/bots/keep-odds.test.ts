import { type KingOfTokyoState, kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { begin } from '@yamanote/games/testing/matches';
import { fastRng, viewOf } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { expert } from './expert.ts';
import { odds, oddsOfKeeps } from './keep-odds.ts';

function rolled(dice: number[], rerolls: number, hearts: number): KingOfTokyoState {
  const state = begin(kingOfTokyo, 2, { monsters: 'seats', first: 0 });
  Object.assign(state.monsters[1], { place: 'city', hearts, stars: 18 });
  state.display = ['corner-store', 'skyscraper', 'wings'];
  const stack = ['check', 'end-turn', 'shopping', 'resolve'].map((kind) => ({ kind }));
  return Object.assign(state, {
    active: 0,
    turn: 1,
    dice,
    rolls: 1,
    rerolls,
    stack: [...stack, { kind: 'reroll', probed: false }],
  });
}

test('every choice comes with its odds, the best first, and as the expert has it', () => {
  const state = rolled([1, 1, 4, 5, 5, 6], 1, 4);
  const odds = oddsOfKeeps(state);
  const considered = expert(viewOf(kingOfTokyo, state, 0), 0, fastRng('odds'), {});
  // What is kept to the end is resolved by the rules there, which know a little more.
  const rerolled = considered.filter(({ answer }) => answer.do === 'reroll').map(({ value }) => value);
  const unkept = odds.filter(({ keep }) => keep.length < 6).map(({ value }) => expect.closeTo(value, 9));
  expect(rerolled).toEqual(unkept);
  const [best] = odds;
  expect(best.keep).toEqual([5, 5]);
  expect(best.claws).toBeCloseTo(2 + 4 / 6, 9);
  expect(best.hearts).toBeCloseTo(4 / 6, 9);
  expect(best.energy).toBeCloseTo(4 / 6, 9);
  // Three of four dice show the same of three numbers, or all four do.
  expect(best.triple).toBeCloseTo((3 * (4 * 5 + 1)) / 6 ** 4, 9);
});

test('dice that stay are what they show', () => {
  const stay = oddsOfKeeps(rolled([2, 2, 2, 5, 6, 6], 2, 10)).find(({ keep }) => keep.length === 6);
  expect(stay).toMatchObject({ triple: 1, energy: 2, hearts: 0, claws: 1 });
});

test('an answer has the odds of what it keeps, and none where a card rolls or somebody else does', () => {
  const state = rolled([1, 1, 4, 5, 5, 6], 1, 4);
  const view = viewOf(kingOfTokyo, state, 0);
  const [{ triple, energy, hearts, claws }] = oddsOfKeeps(state);
  expect(odds(view, 0, { do: 'reroll', dice: [1, 1, 4, 6], by: null })).toEqual({ triple, energy, hearts, claws });
  expect(odds(view, 0, { do: 'stop' })).toMatchObject({ triple: 0, energy: 1, claws: 2 });
  expect(odds(view, 0, { do: 'reroll', dice: [1], by: 'background-dweller' })).toBeNull();
  expect(odds(view, 1, { do: 'stop' })).toBeNull();
});
