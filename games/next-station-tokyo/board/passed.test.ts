import { type Event, nextStation } from '@yamanote/games/next-station-tokyo/rules';
import { fastRng, start, viewOf } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import { hasToPass, passedByItself } from './passed.ts';

const reveal = (card: Extract<Event, { type: 'card-revealed' }>['card'], only: number | null = null): Event => ({
  type: 'card-revealed',
  phase: 0,
  round: 1,
  card,
  effect: null,
  last: false,
  only,
});
const pass = (seat: number, forced: boolean): Event => ({ type: 'passed', seat, forced, only: null });
const line = {
  from: 'a',
  to: 'b',
  at: [
    [0, 0],
    [1, 0],
  ],
} as const;
const drew: Event = { type: 'drew', seat: 0, pencil: 'pink', ...line, beside: null, only: null };

test('the cards that a seat could do nothing with are told until it answers', () => {
  const past = [reveal('overground-circle'), pass(0, true), reveal('underground-square'), pass(1, true), pass(0, true)];
  expect(passedByItself(past, 0)).toEqual(['overground-circle', 'underground-square']);
  expect(passedByItself(past, 1)).toEqual(['underground-square']);
  expect(passedByItself([...past, reveal('overground-joker'), drew], 0)).toEqual([]);
  expect(passedByItself([...past, reveal('overground-joker'), pass(0, false)], 0)).toEqual([]);
});

test('with the switch the card after it is meant, and what is shown to others is not', () => {
  const past = [reveal('overground-switch'), reveal('overground-circle'), reveal('underground-square', 1)];
  expect(passedByItself([...past, pass(0, true)], 0)).toEqual(['overground-circle']);
});

test('the next line begins with nothing passed', () => {
  const began: Event = { type: 'phase-began', phase: 1, pencils: [], only: null };
  expect(passedByItself([reveal('overground-circle'), pass(0, true), began], 0)).toEqual([]);
});

test('in every round of real matches exactly those who are not asked have to pass', () => {
  const rng = fastRng('who has to pass');
  const options = {
    edition: 'base',
    map: 'tokyo-original-1',
    effects: false,
    goals: false,
    pencils: 'dealt',
    pace: 'together',
  } as const;
  const state = start(nextStation, 4, options);
  const past: Event[] = [];
  let told = 0;
  for (const { events } of moments(nextStation, state, rng)) {
    past.push(...events);
    const view = viewOf(nextStation, state, 'public');
    if (view.stack.at(-1)?.kind !== 'draw') continue;
    for (const seat of [0, 1, 2, 3]) {
      if (!hasToPass(view, seat)) continue;
      expect(passedByItself(past, seat).at(-1)).toBe(view.deal[view.phases[seat]].at(-1));
      told++;
    }
  }
  expect(told).toBeGreaterThan(0);
});
