import type { Event, Journey } from '@yamanote/games/shinjuku/rules';
import { describe, expect, test } from 'vitest';
import { type Asked, questions } from '../testing/positions.ts';
import { answersFor, eventsOf } from './answers.ts';
import { planIn, plansFor, worthOf } from './plans.ts';

/** What the rules say happened, in the words of a plan. */
function told(events: readonly Event[], seats: number) {
  const won: string[][] = Array.from({ length: seats }, () => []);
  let left: readonly string[] = [];
  for (const event of events) {
    if (event.type === 'collected') won[event.seat].push(...event.customers);
    if (event.type === 'arrived') left = event.customers;
  }
  return { won: won.map((list) => list.toSorted()), left: left.toSorted() };
}

function foretold({ gains, left }: Journey) {
  return { won: gains.map((list) => list.toSorted()), left: left.customers.toSorted() };
}

function* plansOf({ view, seat }: Asked) {
  for (const { ward, journeys, pay } of plansFor(view, seat)) {
    for (const journey of journeys.slice(0, 4)) yield { ward, journey, pay };
  }
}

describe.each([
  ['retail', { edition: 'retail', kaiju: true, ceo: true }, 3],
  ['the prototype', { edition: 'r12' }, 4],
] as const)('planned MOVEs in %s', (_name, options, seats) => {
  const asked = questions(`routes ${seats}`, seats, options, 5).filter(({ kind }) => kind === 'action');

  test('happen as foretold when their answers are given', () => {
    let delivered = 0;
    for (const position of asked) {
      const { view, seat } = position;
      for (const plan of plansOf(position)) {
        const answers = answersFor(view, seat, plan);
        if (answers === null) throw new Error('a planned MOVE cannot be played');
        expect(told(eventsOf(view, seat, answers), seats)).toEqual(foretold(plan.journey));
        delivered += plan.journey.gains.flat().length;
      }
    }
    expect(delivered).toBeGreaterThan(100);
  });

  test('come best first, and what others win counts against them', () => {
    for (const { view, seat } of asked) {
      const values = plansFor(view, seat).map(({ journeys }) => worthOf(journeys[0], seat));
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }
  });

  test('are found again as long as nothing on their way has changed', () => {
    for (const { view, seat } of asked) {
      const again = plansFor({ ...view }, seat);
      const emptied = plansFor({ ...view, crowds: view.crowds.map((crowd) => crowd.map(() => 0)) }, seat);
      for (const plan of plansOf({ view, seat, kind: 'action' })) {
        expect(planIn(again, plan)?.journey).toEqual(plan.journey);
        expect(planIn(emptied, plan)).toBeNull();
      }
    }
  });
});

test('while others play a seat can plan with its own cards and customers', () => {
  const asked = questions('ahead', 3, { edition: 'retail' }, 6, 'others');
  const planned = asked.map(({ view, seat }) => plansFor(view, seat));
  expect(asked.every(({ view, seat }) => view.turn !== seat)).toBe(true);
  expect(planned.flat().length).toBeGreaterThan(10);
});
