import { machiKoro } from '@yamanote/games/machi-koro/rules';
import { beginAt } from '@yamanote/games/testing/matches';
import { expect, test } from 'vitest';
import { ANSWERS, legalMoves } from '../twin/moves.ts';
import { pack } from '../twin/world.ts';
import { VALUE } from './net.ts';
import { outlook } from './outlook.ts';

const THREE = ['train-station', 'shopping-mall', 'amusement-park'];

/** What each answer leads to, by what it does. */
function outlooks(position: object): Map<string, number> {
  const world = pack(beginAt(machiKoro, { turn: 0, ...position }, 2));
  const list: number[] = [];
  const count = legalMoves(world, list);
  return new Map(list.slice(0, count).map((move) => [JSON.stringify(ANSWERS[move]), outlook(world, 0, move, VALUE)]));
}

test('the fourth landmark is the whole match', () => {
  const own = { coins: 22, landmarks: THREE };
  const found = outlooks({ step: 'build', dice: [1], players: [own, {}] });
  expect(found.get('{"do":"build","card":"radio-tower"}')).toBe(1);
  expect(found.get('{"do":"pass"}')).toBeLessThan(1);
});

test('a roll is worth the mean of what its numbers lead to', () => {
  // Only a four brings the three coins that are missing to the fourth landmark, and one of six throws of a die is a four.
  const own = { coins: 19, landmarks: THREE, city: { 'wheat-field': 1, bakery: 1, 'convenience-store': 1 } };
  const other = { coins: 22, landmarks: THREE };
  const found = outlooks({ step: 'roll', players: [own, other] });
  const [lost] = outlooks({ step: 'build', dice: [6], players: [own, other] }).values();
  expect(found.get('{"do":"roll","dice":1}')).toBeGreaterThan(1 / 6);
  expect(found.get('{"do":"roll","dice":1}')).toBeLessThan(1 / 6 + (5 / 6) * lost + 0.05);
});

test('dice that win are kept, and dice that bring nothing are thrown again', () => {
  const landmarks = ['train-station', 'shopping-mall', 'radio-tower'];
  const own = { coins: 12, landmarks, city: { 'wheat-field': 1, bakery: 1, 'convenience-store': 1 } };
  const other = { coins: 22, landmarks: THREE };
  const lying = (dice: number[]) => outlooks({ step: 'reroll', dice, players: [own, other] });
  expect(lying([4]).get('{"do":"keep"}')).toBe(1);
  expect(lying([6]).get('{"do":"reroll"}')).toBeGreaterThan(lying([6]).get('{"do":"keep"}') as number);
});
