import { signal } from '@preact/signals';
import type { Viewer } from '@yamanote/kernel';
import type { Reply } from '@yamanote/protocol';
import type { Hint } from '@yamanote/running-match';
import { expect, it } from 'vitest';
import { Refused } from '../connection/line.ts';
import type { WatchedTable } from '../connection/table.ts';
import type { Composer } from './composer.ts';
import { createHints } from './hints.ts';

const HINT: Hint = [
  { answer: 'go', value: 0.6, error: 0.01 },
  { answer: 'stay', value: 0.5, error: 0.01 },
];

/** Somebody at seat 0 who is asked question 7 and may go or stay; the hall says what the test lets it say. */
function asked({ allowed = true, answers = ['go', 'stay'] } = {}) {
  const listeners = new Set<(reply: Reply) => void>();
  const opened = signal(1);
  const progress = signal({ match: 'm', sight: { question: 7 } });
  const viewer = signal<Viewer>(0);
  const asking = signal<{ actions: readonly string[] } | null>({ actions: answers });
  const sending = signal(false);
  const requests: { do: string; question: number; refuse(code: string): void }[] = [];
  const request = (given: { do: string; question: number }) =>
    new Promise((_, reject) => {
      requests.push({ ...given, refuse: (code) => reject(new Refused(code as never)) });
    });
  const proposed: unknown[] = [];
  const told: Hint[] = [];
  const refusals: string[] = [];
  const line = {
    opened,
    listen(listener: (reply: Reply) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const hints = createHints(
    { id: 't', line, progress, request, info: signal({ hints: allowed }) } as unknown as WatchedTable,
    viewer,
    { asking, sending, propose: (answer: unknown) => proposed.push(answer) } as unknown as Composer,
    (code) => refusals.push(code),
    (hint) => told.push(hint),
  );
  const say = (part: Partial<Extract<Reply, { is: 'hint' }>> = {}) => {
    const reply = { is: 'hint', table: 't', match: 'm', seat: 0, question: 7, hint: HINT, ...part } as const;
    for (const listener of listeners) listener(reply);
  };
  return { hints, say, requests, proposed, told, refusals, opened, progress, viewer, asking, sending, listeners };
}

it('asks about the question that is open, once, until the hall has answered', () => {
  const { hints, requests, say } = asked();
  expect([hints.offered.value, hints.awaited.value, hints.shown.value]).toEqual([true, false, null]);
  hints.ask();
  hints.ask();
  expect(requests).toMatchObject([{ do: 'hint', match: 'm', question: 7 }]);
  expect(hints.awaited.value).toBe(true);
  say();
  expect([hints.awaited.value, hints.shown.value]).toEqual([false, HINT]);
});

it('selects the best answer and says it, and again for who asks again, without asking the hall', () => {
  const { hints, requests, say, proposed, told } = asked();
  hints.ask();
  say();
  expect([proposed, told]).toEqual([['go'], [HINT]]);
  hints.ask();
  expect(requests).toHaveLength(1);
  expect([proposed, told]).toEqual([
    ['go', 'go'],
    [HINT, HINT],
  ]);
});

it('waits with it until what happened before has been shown', () => {
  const { say, asking, proposed } = asked();
  asking.value = null;
  say();
  expect(proposed).toEqual([]);
  asking.value = { actions: ['go', 'stay'] };
  expect(proposed).toEqual(['go']);
});

it('lets it go with the answer', () => {
  const { hints, say, sending, progress } = asked();
  say();
  sending.value = true;
  expect(hints.shown.value).toBeNull();
  progress.value = { match: 'm', sight: { question: 9 } };
  sending.value = false;
  expect(hints.shown.value).toBeNull();
});

it('shows nobody a hint that was another’s, on another question, match or table', () => {
  const { hints, say, viewer, proposed, told } = asked();
  for (const other of [{ seat: 1 }, { question: 6 }, { match: 'n' }, { table: 'u' }]) {
    say(other);
    expect(hints.shown.value).toBeNull();
  }
  expect([proposed, told]).toEqual([[], []]);
  say();
  // On one device, who has it next may be asked the same at the same time.
  viewer.value = 1;
  expect(hints.shown.value).toBeNull();
});

it('may be asked again where it was refused, nothing was found, or the line broke meanwhile', async () => {
  const { hints, requests, say, refusals, opened, told, proposed } = asked();
  hints.ask();
  requests[0].refuse('too-fast');
  await new Promise(setImmediate);
  expect([refusals, hints.awaited.value]).toEqual([['too-fast'], false]);
  hints.ask();
  say({ hint: [] });
  expect([told, proposed, hints.shown.value]).toEqual([[[]], [], null]);
  hints.ask();
  expect(hints.awaited.value).toBe(true);
  opened.value++;
  expect(hints.awaited.value).toBe(false);
  hints.ask();
  expect(requests).toHaveLength(4);
});

it('is offered where the table has hints and there is something to choose', () => {
  expect(asked({ allowed: false }).hints.offered.value).toBe(false);
  expect(asked({ answers: ['roll'] }).hints.offered.value).toBe(false);
  const { hints, asking, sending } = asked();
  sending.value = true;
  expect(hints.offered.value).toBe(false);
  sending.value = false;
  asking.value = null;
  expect(hints.offered.value).toBe(false);
});

it('hears nothing more when the page has gone', () => {
  const { hints, listeners } = asked();
  hints.dispose();
  expect(listeners.size).toBe(0);
});
