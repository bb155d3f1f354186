import type { BotRoom } from '@yamanote/games/room';
import { type Entry, type Game, headerOf, isRefusal, type Orders, usualOrders } from '@yamanote/kernel';
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
function matchWith(
  orders?: Orders,
  log: readonly Entry[] = [],
  { game = lanterns, evaluate = (): number => 0, bot = 'random', first = 0, told = [] as string[] } = {},
): LocalMatch {
  const seed = '5e'.repeat(32);
  const options = { edition: 'river', festival: 'summer', rounds: 1, looking: true, first };
  const common = { game: 'lanterns', version: 1, options };
  const seats = [
    { name: 'Me', salt: '5a'.repeat(16), player: 'person', bits: 'ab'.repeat(16) },
    { name: bot, salt: '5a'.repeat(16), player: bot, bits: null },
  ];
  const header = headerOf({ ...common, seed, seats, position: null });
  const record: LocalRecord = {
    ...common,
    id: 'local-1',
    match: 'local-1-1',
    round: 1,
    seats: ['me', { bot }],
    seed,
    commitment: header.commitment,
    header,
    log,
    ...(orders === undefined ? {} : { orders }),
  };
  const room = { game, opens: () => null, evaluate } as unknown as BotRoom;
  const match = openMatch(room, record, {
    changed: ({ sight }) => told.push(sight.frozen ? 'frozen' : 'news'),
    stuck: () => told.push('stuck'),
  });
  match.start();
  return match;
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

/** Breaks down while it holds. */
function breaking<A extends unknown[], R>(really: (...given: A) => R) {
  const broken = { now: true };
  const tried = (...given: A): R => {
    if (broken.now) throw new Error('broken on purpose');
    return really(...given);
  };
  return { broken, tried };
}

it('has another bot answer for one that breaks down', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { tried } = breaking(() => 0);
  const match = matchWith(undefined, [], { bot: 'greedy', evaluate: tried, first: 1 });
  for (let answers = 0; answers < 3; answers++) vi.runOnlyPendingTimers();
  // Where there is no choice, nothing needs to be judged.
  const bots = match.table.log.flatMap((entry) => ('by' in entry && entry.by.is === 'bot' ? [entry.by.bot] : []));
  expect(bots).toEqual(['greedy', 'random', 'random']);
});

it('says that a seat is stuck when no bot knows an answer, and goes on with the next one that it is given', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { tried, broken } = breaking(lanterns.imagine);
  const told: string[] = [];
  const match = matchWith(undefined, [], { game: { ...lanterns, imagine: tried }, first: 1, told });
  vi.runOnlyPendingTimers();
  expect([told.at(-1), match.isStuck(1), vi.getTimerCount()]).toEqual(['stuck', true, 0]);
  broken.now = false;
  match.setBot(1, 'greedy');
  expect(match.isStuck(1)).toBe(false);
  vi.runOnlyPendingTimers();
  expect(match.table.log.findLast(({ seat }) => seat === 1)).toMatchObject({ by: { bot: 'greedy' } });
});

it('tells that it was stopped when its rules break, and no bot tries on', () => {
  const { tried } = breaking(() => undefined);
  const rules = { ...lanterns.rules, throw: { ...lanterns.rules.throw, answer: tried } };
  const told: string[] = [];
  const match = matchWith(undefined, [], { game: { ...lanterns, rules } as typeof lanterns, first: 1, told });
  vi.runOnlyPendingTimers();
  expect([told.at(-1), match.newsSince(0).sight.frozen, vi.getTimerCount()]).toEqual(['frozen', true, 0]);
});
