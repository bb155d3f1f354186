import { machiKoro } from '@yamanote/games/machi-koro/rules';
import {
  type AnswerEntry,
  type Entry,
  fastRng,
  headerOf,
  legal,
  pending,
  type Seat,
  type WholeGame,
} from '@yamanote/kernel';
import {
  commit,
  type Draft,
  type Input,
  openMatch,
  type RunningMatch,
  receive,
  sightOf,
} from '@yamanote/running-match';
import { expect, it } from 'vitest';
import { beginLate, dueAt, dueNow, goOn, type LateMatch } from './late-match.ts';

const by = { is: 'person' } as const;
const MINUTE = 60_000;

/** A log in signs: a seat's answer, chance, an undo of the entry before, a withdrawal, a note; a minute between any two. */
function log(signs: string): Entry[] {
  return [...signs].map((sign, index): Entry => {
    const stamp = { index, at: index * MINUTE };
    switch (sign) {
      case 'c':
        return { ...stamp, seat: 'chance', of: { dice: 1 } as never, answer: [1] as never };
      case 'u':
        return { ...stamp, seat: 0, undo: index - 1, by, consent: false };
      case 'w':
        return { ...stamp, seat: 0, withdraw: index - 1, by };
      case 'n':
        return { ...stamp, seat: 0, note: { is: 'hint' }, by };
      default:
        return { ...stamp, seat: 0, answer: null, by, clock: null };
    }
  });
}

it.each([
  ['', 2, 0],
  ['aa', 2, 0],
  ['aaa', 2, 1],
  // What chance does belongs to the answer before it, and is shown with it.
  ['acac', 1, 2],
  ['acacc', 1, 2],
  ['caa', 2, 1],
  // What was taken back has not happened, however often somebody does and undoes it.
  ['aauauau', 1, 0],
  ['aaauaw', 1, 1],
  ['aanna', 2, 1],
])('of %s, %i moves behind, the first %i are shown', (signs, moves, due) => {
  expect(dueNow(log(signs), { moves }, 0)).toBe(due);
});

it('shows by minutes what is as old as that, and says when the next is due', () => {
  const ahead = log('acac');
  const delay = { minutes: 3 };
  for (const [now, due] of [
    [0, 0],
    [2.9, 0],
    [3, 1],
    [5, 3],
    [60, 4],
  ])
    expect(dueNow(ahead, delay, now * MINUTE)).toBe(due);
  expect(dueAt({ ahead } as unknown as LateMatch, delay)).toBe(3 * MINUTE);
  expect(dueAt({ ahead: [] as Entry[] } as unknown as LateMatch, delay)).toBeNull();
});

it('shows all of it at once, or nothing before the end', () => {
  const ahead = log('acac');
  expect(dueNow(ahead, 'none', 0)).toBe(4);
  expect(dueNow(ahead, 'end', 99 * MINUTE)).toBe(0);
  for (const delay of ['none', 'end', { moves: 1 }] as const) {
    expect(dueAt({ ahead } as unknown as LateMatch, delay)).toBeNull();
  }
});

it('follows a match also where it is taken back past everything that a snapshot keeps', () => {
  const seats = [0, 1].map((seat) => ({ name: `${seat}`, salt: 'cd'.repeat(16), player: 'person', bits: null }));
  const game = machiKoro as unknown as WholeGame;
  const seed = 'ab'.repeat(32);
  const header = headerOf({ game: game.id, version: game.version, options: {}, position: null, seed, seats });
  const match = openMatch(game, header, seed) as RunningMatch;
  const rng = fastRng('late');
  const give = (input: Input) => commit(match, receive(match, input) as Draft);
  give({ is: 'begin', at: 0 });
  while (match.course.next < 120) {
    const waiting = pending(game, match.course.state) as { seats: Seat[] };
    const [seat] = waiting.seats;
    const choices = legal(game, match.course.state, seat);
    const answers = [choices[rng.below(choices.length)]];
    give({ is: 'answers', seat, question: match.questions[seat], answers, by, at: 1, clock: null });
  }
  const late = beginLate({ id: 'm', at: 't', gaps: null, host: { match } }, match.log) as LateMatch;
  expect(goOn(late, 100)).toHaveLength(100);
  const { index, seat } = match.course.played.find((entry) => entry.seat !== 'chance') as AnswerEntry;
  give({ is: 'undo', seat, to: index, consent: true, by, at: 2 });
  late.ahead = match.log.slice(100);
  expect(goOn(late, late.ahead.length)).toHaveLength(match.log.length - 100);
  expect(sightOf(late.host.match, 'public')).toEqual(sightOf(match, 'public'));
  // What is not what was written is not shown.
  late.ahead = [{ ...match.log[0], index: match.course.next }];
  expect(goOn(late, 1)).toMatchObject({ refused: expect.any(String) });
});
