/**
 * People who play by the day: each looks in now and then, answers what there is to answer, and is gone again; the hall is closed
 * and opened meanwhile, and the hours are set forward. Nobody waits, and what happens is the same each time.
 */
import { type DailyControl, type Entry, fastRng, type Rng } from '@yamanote/kernel';
import { expect } from 'vitest';
import type { HallSettings } from '../index.ts';
import { forwardTime, type SetTime } from './forward-time.ts';
import { openHall, openTestStore, type TestHall } from './hall.ts';
import { give, isAsked, join, openTable, someAnswer, start } from './play.ts';
import { comeBack, guest, type Visitor } from './visitor.ts';

const HOUR = 3_600_000;
const DAY = 24;

export interface Days {
  game: string;
  people: number;
  days: number;
  control: DailyControl;
  options?: Record<string, string | number | boolean>;
  /**
   * Whether somebody looks in, in this hour in which the hall is open, counted from nine o'clock of the first day; and by the clock,
   * in universal time.
   */
  looksIn(seat: number, hour: number, clock: number): boolean;
  /** For how many hours the hall is closed before that hour; 0 for not at all. */
  closes(hour: number): number;
  /** What else the halls are told. */
  settings?: Partial<HallSettings>;
  /** Somebody has a window open, before they answer anything; and whenever everybody is gone. */
  arrived?(visitor: Visitor, seat: number): Promise<void>;
  gone?(hour: number): Promise<void>;
}

export interface Played {
  time: SetTime;
  log: Entry[];
  over: boolean;
  /** How often somebody came back to a seat that a bot played. */
  returns: number;
  /** How often the hall was closed. */
  closed: number;
}

export async function playByTheDay(wish: Days): Promise<Played> {
  const { game, people, days, control } = wish;
  const time = forwardTime();
  time.lose(untilNine(time.now()));
  let hall = await openHall({ time, botBudget: 20, ...wish.settings });
  const { data } = hall;
  const visitors: Visitor[] = [];
  for (let seat = 0; seat < people; seat++) visitors.push(await guest(hall.address, `Person ${seat}`, seat));
  const seats = visitors.map((_, seat) => (seat === 0 ? ('me' as const) : ('open' as const)));
  const table = await openTable(visitors[0], { game, seats, options: wish.options ?? {}, timeControl: control });
  for (const one of visitors.slice(1)) await join(one, table);
  expect(await start(visitors[0])).toMatchObject({ is: 'done' });
  await visitors[0].until(() => visitors[0].sight !== null);
  const match = visitors[0].match!;
  for (const one of visitors) one.disconnect();

  const played: Played = { time, log: [], over: false, returns: 0, closed: 0 };
  const rng = fastRng(`${game} by the day`);
  for (let hour = 0; hour < days * DAY && !played.over; hour++) {
    const closed = wish.closes(hour);
    if (closed > 0) {
      await hall.close();
      time.lose(closed * HOUR);
      hall = await openHall({ data, time, botBudget: 20, ...wish.settings });
      played.closed++;
    }
    for (let seat = 0; seat < people && !played.over; seat++) {
      const clock = new Date(time.now()).getUTCHours();
      if (wish.looksIn(seat, hour, clock)) await lookIn(hall, visitors[seat], { seat, table, rng, played, wish });
    }
    await wish.gone?.(hour);
    await time.passHours(1);
  }
  await hall.close();
  const store = await openTestStore(data);
  played.log = await store.matches.log(match);
  await store.close();
  return played;
}

/** So that night is night, whenever the test runs. */
function untilNine(now: number): number {
  const nine = 9 * HOUR;
  const intoDay = now % (DAY * HOUR);
  return nine - intoDay + (intoDay > nine ? DAY * HOUR : 0);
}

/** Comes, takes the seat back if a bot has it, answers whatever is asked, and goes. */
async function lookIn(
  { address }: TestHall,
  known: Visitor,
  { seat, table, rng, played, wish }: { seat: number; table: string; rng: Rng; played: Played; wish: Days },
): Promise<void> {
  const visitor = await comeBack(address, known);
  try {
    await visitor.watch(table);
    await visitor.until(() => visitor.sight !== null && visitor.table !== null);
    await settled(visitor);
    const isOver = () => visitor.sight!.pending.is === 'over';
    if (!isOver() && visitor.table!.seats[seat].bot !== null) {
      expect(await visitor.ask({ do: 'sit', table, seat: null })).toMatchObject({ is: 'done' });
      played.returns++;
      await visitor.until(() => visitor.table!.seats[seat].bot === null && visitor.clocks?.[seat] != null);
      await settled(visitor);
    }
    await wish.arrived?.(visitor, seat);
    while (!isOver() && isAsked(visitor)) {
      await give(visitor, [await someAnswer(visitor, rng)]);
      await settled(visitor);
    }
    played.over = isOver();
  } finally {
    visitor.disconnect();
  }
}

/** Until somebody is waited for who has time left: bots have answered, and who was late is answered for. */
function settled(visitor: Visitor): Promise<void> {
  return visitor.until(() => {
    const { pending } = visitor.sight!;
    if (pending.is === 'over') return true;
    if (!('seats' in pending)) return false;
    return pending.seats.every((seat) => {
      const clock = visitor.clocks?.[seat];
      return visitor.table!.seats[seat].bot === null && clock != null && (clock.left > 0 || !clock.runs);
    });
  });
}
