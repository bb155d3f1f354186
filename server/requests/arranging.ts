/** The host's part before the start: how many seats there are, and for whom. */
import { isBotName } from '@yamanote/bots';
import { unknownBot } from '../bots/names.ts';
import type { Caller } from '../caller.ts';
import type { Hall } from '../hall.ts';
import { hallRefusal } from '../refusals.ts';
import { closeSeats, fillSeats, freeSeat, keepSeat, movedLinks, openSeat } from '../tables/arrange.ts';
import { considerStart } from '../tables/auto-start.ts';
import { change } from '../tables/change.ts';
import { beforeStart, type Of, type Outcome } from './request.ts';

export function open(hall: Hall, caller: Caller, { table: id, seat }: Of<'open'>): Promise<Outcome> {
  return beforeStart(hall, caller, id, (table, game) => change(hall, table, openSeat(table.record, seat, game)));
}

export function close(hall: Hall, caller: Caller, { table: id, seats, of }: Of<'close'>): Promise<Outcome> {
  return beforeStart(hall, caller, id, async (table, game) => {
    const { record } = table;
    if (record.seats.length !== of) return hallRefusal('stale', 'of', `${record.seats.length}`);
    const changed = closeSeats(record, seats, game);
    const refusal = await change(hall, table, changed, { links: movedLinks(record, seats) });
    await considerStart(hall, table);
    return refusal;
  });
}

export function keep(hall: Hall, caller: Caller, { table: id, seat, name }: Of<'keep'>): Promise<Outcome> {
  return beforeStart(hall, caller, id, (table) =>
    change(hall, table, keepSeat(table.record, seat, name), { links: [{ seat, to: null }] }),
  );
}

export function free(hall: Hall, caller: Caller, { table: id, seat }: Of<'free'>): Promise<Outcome> {
  return beforeStart(hall, caller, id, (table) => change(hall, table, freeSeat(table.record, seat)));
}

export function fill(hall: Hall, caller: Caller, { table: id, bot }: Of<'fill'>): Promise<Outcome> {
  return beforeStart(hall, caller, id, async (table) => {
    if (!isBotName(bot)) return unknownBot('bot');
    const refusal = await change(hall, table, fillSeats(table.record, bot));
    await considerStart(hall, table);
    return refusal;
  });
}
