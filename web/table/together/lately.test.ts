import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { Session } from '../session.ts';
import type { Chapter } from '../story.ts';
import { lately } from './lately.ts';

/** Turns of these seats, an entry each; the last of `answered` is a person's. */
function session(turns: readonly number[], by: (entry: number) => string = () => 'person'): Session {
  const chapters = turns.map(
    (seat, entry): Chapter => ({ seat, number: entry + 1, lines: [], told: [{ entry, event: seat }], byBot: false }),
  );
  const showings = turns.map((seat, index) => ({ entry: { seat, index, by: { is: by(index) } } }));
  return {
    table: { progress: signal({ showings }) },
    chapters: signal(chapters),
    speech: signal({ turn: (events: unknown[]) => ({ did: `plays ${events}`, toYou: null, shows: [] }) }),
    names: signal(['Mama', 'Kai', 'Hachi']),
  } as unknown as Session;
}

const seats = (given: Session, seat: number) => lately(given, seat).map((turn) => turn.seat);

it('tells what the others did since one last answered, and nothing of what was before', () => {
  expect(seats(session([0, 1, 2, 0]), 1)).toEqual([2, 0]);
  expect(seats(session([0, 1]), 0)).toEqual([1]);
});

it('tells who has not answered yet from the beginning, and no more than can be read at a glance', () => {
  expect(seats(session([0, 2, 3]), 1)).toEqual([0, 2, 3]);
  expect(seats(session([0, 2, 3, 4]), 1)).toEqual([2, 3, 4]);
});

it('counts what a bot answered in one’s place as missed', () => {
  expect(
    seats(
      session([1, 0, 1, 0], (entry) => (entry === 2 ? 'bot' : 'person')),
      1,
    ),
  ).toEqual([0, 0]);
});
