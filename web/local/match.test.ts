import type { BotRoom } from '@yamanote/games/room';
import {
  commitmentTo,
  type Entry,
  type Game,
  isRefusal,
  MATCH_FORMAT,
  type Orders,
  usualOrders,
} from '@yamanote/kernel';
import { lanterns } from '@yamanote/kernel/toys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LocalMatch, openMatch, STAND_IN } from './match.ts';
import type { LocalRecord } from './record.ts';

const USUAL = usualOrders(lanterns as unknown as Game);
const ALONE: Orders = { ...USUAL, lead: { alone: true } };

// Bots answer after a pause that nobody needs to wait for here.
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Lanterns on this device: me, who leads, and a bot. */
function matchWith(orders?: Orders, log: readonly Entry[] = []): LocalMatch {
  const seed = '5e'.repeat(32);
  const options = { edition: 'river', festival: 'summer', rounds: 1, looking: true, first: 0 };
  const common = { game: 'lanterns', version: 1, options, commitment: commitmentTo(seed) };
  const seats = [
    { name: 'Me', player: 'person', bits: 'ab'.repeat(16) },
    { name: 'random', player: 'random', bits: null },
  ];
  const header = { ...common, format: MATCH_FORMAT, seats, position: null } as const;
  const record: LocalRecord = {
    ...common,
    id: 'local-1',
    match: 'local-1-1',
    round: 1,
    seats: ['me', { bot: 'random' }],
    seed,
    header: { ...header, seats },
    log,
    ...(orders === undefined ? {} : { orders }),
  };
  const room = { game: lanterns, opens: () => null, evaluate: () => 0 } as unknown as BotRoom;
  return openMatch(room, record, { ...header, seats }, () => {});
}

function byOrder({ table }: LocalMatch): unknown[] {
  return table.log.flatMap((entry) =>
    'by' in entry && entry.by.is === 'standing-order' && 'answer' in entry ? [entry.answer] : [],
  );
}

it('goes by the orders that are remembered, from the first question on, and only for the person', () => {
  expect(byOrder(matchWith(ALONE))).toEqual([{ do: 'throw' }, { do: 'wait' }]);
  expect(byOrder(matchWith())).toEqual([]);
  expect(matchWith(ALONE).table.orders).toEqual([ALONE, null]);
});

it('sets an order at once, keeps it for when the match is opened again, and refuses what cannot be', () => {
  const match = matchWith();
  expect(match.orders).toEqual(USUAL);
  expect(match.order('lead', { alone: true })).toBeNull();
  expect(byOrder(match)).toEqual([{ do: 'throw' }, { do: 'wait' }]);
  expect(match.order('lead', { alone: 7 })).toMatchObject({ field: 'settings.alone' });
  expect(match.orders).toEqual(ALONE);
  const again = matchWith(match.orders!, match.table.log);
  expect(again.orders).toEqual(ALONE);
  expect(again.table.course.next).toBe(match.table.course.next);
});

it('sets orders after the match too, for the next one', () => {
  const match = matchWith(ALONE);
  for (let answers = 0; answers < 10 && match.newsSince(0).sight.pending.is !== 'over'; answers++) {
    const { pending, question, view } = match.newsSince(0).sight as {
      pending: { kind: string };
      question: number;
      view: unknown;
    };
    const { afloat } = view as { afloat: string[] };
    const given = pending.kind === 'launch' ? { do: 'launch', place: 0 } : { do: 'take', colour: afloat[0] };
    match.input({ is: 'answers', seat: 0, question, answers: [given], by: { is: 'person' }, at: 0, clock: null });
    vi.runOnlyPendingTimers();
  }
  expect(match.newsSince(0).sight.pending.is).toBe('over');
  expect(isRefusal(match.order('bank', { where: 'near' }))).toBe(false);
  expect(match.orders).toEqual({ ...ALONE, bank: { where: 'near', wind: 4 } });
});

it('lets a bot play for who is away, who comes back to the orders that were given', () => {
  const match = matchWith(ALONE);
  match.setAway(true);
  expect([match.table.orders, match.orders]).toEqual([[null, null], ALONE]);
  vi.runOnlyPendingTimers();
  const last = match.table.log.findLast((entry) => entry.seat === 0);
  expect(last).toMatchObject({ by: { is: 'bot', bot: STAND_IN } });
  expect(match.order('bank', { where: 'far' })).toBeNull();
  match.setAway(false);
  expect(match.table.orders[0]).toMatchObject({ lead: { alone: true }, bank: { where: 'far' } });
});
