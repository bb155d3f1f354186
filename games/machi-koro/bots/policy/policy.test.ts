import { type Action, machiKoro } from '@yamanote/games/machi-koro/rules';
import { begin, beginAt } from '@yamanote/games/testing/matches';
import { fastRng } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import { ANSWERS } from '../twin/moves.ts';
import { pack } from '../twin/world.ts';
import { POLICY, policy } from './policy.ts';

function answered(position: object, seats = 2): Action {
  return ANSWERS[policy(pack(beginAt(machiKoro, { turn: 0, ...position }, seats)), POLICY)];
}

test('it answers every question of random matches legally', () => {
  const asked = new Set<string>();
  for (let match = 0; match < 12; match++) {
    const options = { display: match % 2 ? 'changing' : 'full', beginnerLimit: match % 3 === 0 };
    const state = begin(machiKoro, 2 + (match % 3), options);
    for (const { by, choices } of moments(machiKoro, state, fastRng(`policy ${match}`))) {
      if (typeof by !== 'number') continue;
      const answer = ANSWERS[policy(pack(state), POLICY)];
      asked.add(answer.do);
      expect(choices).toContainEqual(answer);
    }
  }
  expect(asked).toEqual(new Set(['roll', 'keep', 'reroll', 'charge', 'give', 'take', 'build', 'pass']));
});

test('it builds the fourth landmark', () => {
  const players = [{ coins: 22, landmarks: ['train-station', 'shopping-mall', 'amusement-park'] }, {}];
  expect(answered({ step: 'build', dice: [1], players })).toEqual({ do: 'build', card: 'radio-tower' });
});

test('it throws the dice that earn more, and throws again what is below the mean', () => {
  const city = { 'wheat-field': 1, ranch: 5, 'cheese-factory': 2 };
  const landmarks = ['train-station', 'radio-tower'];
  const players = [{ city, landmarks }, {}];
  expect(answered({ step: 'roll', players })).toEqual({ do: 'roll', dice: 2 });
  expect(answered({ step: 'reroll', dice: [3, 4], players })).toEqual({ do: 'keep' });
  expect(answered({ step: 'reroll', dice: [3, 5], players })).toEqual({ do: 'reroll' });
});

test('it charges the richest, and swaps what brings little for what brings much', () => {
  const city = { 'wheat-field': 1, bakery: 1, 'tv-station': 1, 'business-center': 1 };
  const mines = { 'wheat-field': 1, bakery: 1, mine: 1 };
  const players = [{ city, landmarks: ['train-station'] }, { coins: 2 }, { coins: 7, city: mines }];
  expect(answered({ step: 'charge', dice: [6], players }, 3)).toEqual({ do: 'charge', seat: 2 });
  expect(answered({ step: 'give', dice: [6], players }, 3)).toEqual({ do: 'give', card: 'wheat-field' });
  expect(answered({ step: 'take', dice: [6], giving: 'wheat-field', players }, 3)).toMatchObject({
    seat: 2,
    card: 'mine',
  });
});
