import { headerOf, isRefusal, type LiveControl, type TimeControl } from '@yamanote/kernel';
import { lanterns } from '@yamanote/kernel/toys';
import { expect, test } from 'vitest';
import { type Draft, openMatch, type RunningMatch, receive, receiveStored, snapshotOf } from '../index.ts';
import type { Input } from '../input.ts';
import { commit, questionOf } from '../running-match.ts';
import { deadlineOf, dueAt, leftAt, nextDeadline, withGaps } from './clocks.ts';
import { shownClocks } from './shown.ts';

const SEED = 'ab'.repeat(32);
const LIVE: LiveControl = { is: 'live', bank: 100, increment: 10, reaction: 20 };
const DAILY: TimeControl = { is: 'daily', hours: 12, zone: 'Europe/Berlin', night: { from: 22, to: 8 }, off: [] };
const HOUR = 3_600_000;
const LAUNCH = { do: 'launch', place: 0 };

function matchWith(control: TimeControl | null, at = 0): RunningMatch {
  const seats = [0, 1, 2].map((i) => ({
    name: `Seat ${i}`,
    salt: 'cd'.repeat(16),
    player: i === 2 ? 'random' : 'person',
    bits: i === 2 ? null : `${i}`.repeat(32),
  }));
  const header = headerOf({ game: 'lanterns', version: 1, options: {}, position: null, seed: SEED, seats });
  const match = openMatch(lanterns as never, header, SEED) as RunningMatch;
  give(match, { is: 'begin', at, control });
  return match;
}

function draftOf(match: RunningMatch, input: Input): Draft {
  const draft = receive(match, input);
  if (isRefusal(draft)) throw new Error(JSON.stringify(draft));
  return draft;
}

function give(match: RunningMatch, input: Input): Draft {
  const draft = draftOf(match, input);
  commit(match, draft);
  return draft;
}

function answer(match: RunningMatch, seat: number, given: unknown, at: number, gaps: Input['gaps'] = []): Draft {
  const by = seat === 2 ? ({ is: 'bot', bot: 'random' } as const) : ({ is: 'person' } as const);
  const question = questionOf(match, seat);
  return give(match, { is: 'answers', seat, question, answers: [given], by, at, clock: null, gaps });
}

/** Whoever leads throws and waits; then all launch. */
const leaderOf = (match: RunningMatch) => (match.course.state as never as { leader: number }).leader;

test('without a time control there are no clocks, and no entry says anything of them', () => {
  const match = matchWith(null);
  expect(match.clocks).toBeNull();
  expect(match.log.every((entry) => entry.seat === 'chance')).toBe(true);
  expect(nextDeadline(match.clocks)).toBeNull();
});

test('a clock runs from the question to the answer, and a bot has none', () => {
  const match = matchWith(LIVE, 1000);
  const leader = leaderOf(match);
  expect(dueAt(match.clocks!, 1e9)).toEqual(leader === 2 ? [] : [leader]);
  const [entry] = answer(match, leader, { do: 'throw' }, 31_000).additions;
  expect(entry.entry).toMatchObject({ clock: leader === 2 ? null : 70_000 });
  expect(shownClocks(match.clocks!, 31_000)[2]).toBeNull();
});

/** Up to where all are asked together. */
function untilTogether(control: TimeControl, at: number): RunningMatch {
  const match = matchWith(control, at);
  answer(match, leaderOf(match), { do: 'throw' }, at);
  answer(match, leaderOf(match), { do: 'wait' }, at);
  return match;
}

test('whoever is asked together has a clock each, whose time a gap does not take', () => {
  const match = untilTogether(LIVE, 0);
  const clocks = match.clocks!;
  const [mine, other] = [leftAt(clocks, 0, 0), leftAt(clocks, 1, 0)];
  expect(leftAt(clocks, 0, 40_000)).toBe(mine - 40_000);
  const gap = { from: 10_000, until: 30_000 };
  expect(leftAt(withGaps(clocks, [gap]), 0, 40_000)).toBe(mine - 20_000);
  expect(leftAt(withGaps(clocks, [gap, gap]), 0, 40_000)).toBe(mine - 20_000);
  const { additions } = answer(match, 0, LAUNCH, 40_000, [gap]);
  expect(additions[0].entry).toMatchObject({ note: { is: 'gap', ...gap }, by: { is: 'hall' } });
  expect(additions[1].entry).toMatchObject({ clock: mine - 20_000 });
  expect(leftAt(match.clocks!, 1, 50_000)).toBe(other - 30_000);
  expect(deadlineOf(match.clocks!, 1)).toBe(other + 20_000);
});

test('what is done while nobody served is done when somebody serves again: who is asked then has lost nothing', () => {
  const match = matchWith(LIVE, 0);
  const leader = leaderOf(match);
  const before = leftAt(match.clocks!, leader, 10_000);
  // It came just before the hall stood still, and was stored after that.
  const gap = { from: 9_000, until: 70_000 };
  const { additions } = answer(match, leader, { do: 'throw' }, 10_000, [gap]);
  expect(additions.map(({ entry }) => entry.at)).toEqual(additions.map(() => gap.until));
  expect(additions[1].entry).toMatchObject({ clock: before + 1000 });
  expect(leftAt(match.clocks!, leader, 71_000)).toBe(before);
});

test('to take an answer back and give it again brings no time', () => {
  const match = untilTogether(LIVE, 0);
  answer(match, 0, LAUNCH, 40_000);
  const { left } = match.clocks!.seats[0];
  give(match, { is: 'withdraw', seat: 0, by: { is: 'person' }, at: 50_000 });
  expect(leftAt(match.clocks!, 0, 50_000)).toBe(left);
  answer(match, 0, LAUNCH, 60_000);
  expect(leftAt(match.clocks!, 0, 60_000)).toBe(left - 10_000);
});

test('a seat that a bot plays has no clock, and whoever comes back has a little time at least', () => {
  const match = untilTogether(LIVE, 0);
  give(match, { is: 'hand-over', seat: 0, player: 'normal', who: null, at: 95_000 });
  expect(shownClocks(match.clocks!, 95_000)[0]).toBeNull();
  expect(deadlineOf(match.clocks!, 0)).toBeNull();
  give(match, { is: 'hand-over', seat: 0, player: 'person', who: 'ef'.repeat(32), at: 99_000 });
  expect(leftAt(match.clocks!, 0, 99_000)).toBeGreaterThanOrEqual(15_000);
  expect(shownClocks(match.clocks!, 99_000)[0]).toMatchObject({ runs: true });
});

test('no clock runs while a match pauses', () => {
  const match = untilTogether(LIVE, 0);
  const { clocks } = match;
  const note = (is: 'pause' | 'resume', at: number) => ({
    ...{ index: match.course.next, seat: 0, note: { is }, by: { is: 'person' } as const, at },
  });
  const before = leftAt(clocks!, 0, 10_000);
  const draft = receiveStored({ ...match, chain: null }, [note('pause', 10_000)]) as Draft;
  expect(leftAt(draft.clocks!, 0, 90_000)).toBe(before);
  expect(nextDeadline(draft.clocks)).toBeNull();
});

test('by the day nights take no time, and the end of it is when so much of the day has gone by', () => {
  const evening = Date.parse('2026-01-10T20:00:00Z');
  const match = untilTogether(DAILY, evening);
  expect(leftAt(match.clocks!, 0, evening + 11 * HOUR)).toBe(11 * HOUR);
  expect(deadlineOf(match.clocks!, 0)).toBe(Date.parse('2026-01-11T18:00:00Z'));
  expect(shownClocks(match.clocks!, evening + 2 * HOUR)[0]).toMatchObject({ runs: false, rests: true });
});

test('a match that is read again, or taken up at a snapshot, has the same clocks', () => {
  const match = untilTogether(LIVE, 0);
  for (const seat of [1, 0, 2]) answer(match, seat, LAUNCH, 20_000 + seat);
  const again = openMatch(lanterns as never, match.header, SEED, match.log) as RunningMatch;
  expect(again.clocks).toEqual(match.clocks);
  const snapshot = snapshotOf(match);
  expect(snapshot).not.toBeNull();
  const taken = openMatch(lanterns as never, match.header, SEED, [], snapshot) as RunningMatch;
  expect(taken.clocks).toEqual(match.clocks);
});
