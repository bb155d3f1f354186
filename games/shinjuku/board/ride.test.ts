import type { Action, Event } from '@yamanote/games/shinjuku/rules';
import { expect, test } from 'vitest';
import { rideShown } from './ride.ts';
import { questions } from './testing/positions.ts';

/** Somebody else has just ridden. */
const PAST: readonly Event[] = [
  { type: 'departed', seat: 3, ward: 'shinjuku', station: 'takadanobaba', customers: [] },
  { type: 'arrived', seat: 3, station: 'shinjuku' },
  { type: 'turn-began', seat: 0 },
] as unknown as Event[];
const ANSWER: readonly Action[] = [{ do: 'stop' }];
const asked = questions('ride', 4, { edition: 'retail' }, 1);
const viewAt = (wanted: string) => asked.find(({ kind }) => kind === wanted)!.view;

test('the last ride is looked back at while others play', () => {
  const ride = rideShown({ view: viewAt('action'), answers: [], past: PAST }, null);
  expect(ride).toMatchObject({ time: 'past', ward: 'shinjuku' });
});

test('it never stands beside a question of one’s own, nor where a group is about to set off', () => {
  expect(rideShown({ view: viewAt('action'), answers: ANSWER, past: PAST }, null)).toBeNull();
  expect(rideShown({ view: viewAt('start'), answers: ANSWER, past: PAST }, null)).toBeNull();
  expect(rideShown({ view: viewAt('start'), answers: [], past: PAST }, null)).toBeNull();
});

test('a ride under way comes first', () => {
  expect(rideShown({ view: viewAt('ride'), answers: ANSWER, past: PAST }, null)?.time).toBe('now');
});
