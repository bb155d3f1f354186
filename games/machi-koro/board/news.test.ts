import type { Event } from '@yamanote/games/machi-koro/rules';
import { expect, test } from 'vitest';
import { newHouse, takerOf } from './news.ts';

const began = (seat: number, second = false): Event => ({ type: 'turn-began', seat, second });
const built = (seat: number, card: 'mine' | 'cafe' | 'radio-tower'): Event => ({ type: 'built', seat, card, cost: 1 });

test('what a seat built is news until its next turn, and of no other seat', () => {
  const past = [began(0), built(0, 'cafe'), began(1), built(1, 'mine')];
  expect([newHouse(past, 0), newHouse(past, 1), newHouse(past, 2)]).toEqual(['cafe', 'mine', null]);
  expect(newHouse([...past, began(0)], 0)).toBeNull();
  expect(newHouse([...past, began(0)], 1)).toBe('mine');
});

test('who takes a card from the market is known while it is told', () => {
  expect(takerOf('mine', [built(1, 'mine')])).toBe(1);
  expect(takerOf('cafe', [built(1, 'mine')])).toBeNull();
  expect(takerOf('mine', [])).toBeNull();
});
