/** Making tables, and the host's part before and between matches. */
import { isBotName, USUAL_BOT } from '@yamanote/bots';
import {
  chooseOptions,
  isRefusal,
  joined,
  type OrRefusal,
  parseSeats,
  parseTimeControl,
  type TimeControl,
} from '@yamanote/kernel';
import { unknownBot } from '../bots/names.ts';
import type { Caller } from '../caller.ts';
import type { Hall } from '../hall.ts';
import { readableId } from '../ids.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from '../refusals.ts';
import type { GuestRecord, SeatRecord, TableRecord } from '../store/index.ts';
import { withTerms } from '../tables/absence-terms.ts';
import { considerStart } from '../tables/auto-start.ts';
import { change } from '../tables/change.ts';
import { startDeal, startWhenSealed } from '../tables/dealing.ts';
import { listIfUsed } from '../tables/fold.ts';
import { attend } from '../tables/hosting.ts';
import { isAway } from '../tables/presence.ts';
import { announce, nextRound } from '../tables/rounds.ts';
import { OPEN_SEAT, placeBot } from '../tables/seats.ts';
import { wordWanted } from './entering.ts';
import { asHost, atTable, beforeStart, type Of, type Outcome } from './request.ts';

export async function create(hall: Hall, caller: Caller, wish: Of<'create'>): Promise<Outcome> {
  const { guest } = caller;
  if (guest === null) return hallRefusal('unknown-guest');
  const wanted = await wordWanted(hall, guest.id);
  if (wanted !== null) return wanted;
  if (hall.tables.full) return hallRefusal('hall-full');
  if (!hall.quotas.may('make', caller)) return hallRefusal('too-fast');
  const room = hall.rooms.newest(wish.game);
  if (room === undefined) return hallRefusal('impossible', 'game', hall.rooms.games.join(' or '));
  const count = parseSeats(room.game, wish.seats.length);
  if (isRefusal(count)) return count;
  const options = chooseOptions(room.game, wish.options, count);
  if (isRefusal(options)) return options;
  const timeControl = timeControlOf(wish.timeControl ?? null);
  if (isRefusal(timeControl)) return timeControl;
  const seats = seatsFor(wish.seats, guest.id);
  if ('refused' in seats) return seats;
  // A match that nobody could ever play is nobody's.
  if (seats.every(({ bot }) => bot !== null)) return hallRefusal('impossible', 'seats', 'a seat for a person');
  const absence = withTerms(null, wish.absence);
  if (isHallRefusal(absence)) return absence;
  const record: TableRecord = {
    id: readableId(),
    revision: 0,
    game: wish.game,
    options,
    public: wish.public,
    language: wish.language ?? null,
    hints: wish.hints ?? null,
    timeControl,
    absence,
    delay: 'none',
    autoStart: wish.start,
    host: guest.id,
    round: 1,
    stage: 'waiting',
    seats,
    proposal: null,
    touchedAt: hall.now(),
  };
  return setUpTable(hall, guest, record);
}

/** Stores a new table, with its first match announced. */
export async function setUpTable(hall: Hall, guest: GuestRecord, record: TableRecord): Promise<Outcome> {
  const match = announce(record.id, record.round);
  await hall.store.tables.create(record, match);
  const table = hall.tables.add({
    table: record,
    match,
    asked: [],
    seen: {},
    parts: [],
    elsewhere: [],
    startsAt: null,
    deadlineAt: null,
    listedAt: null,
    reach: [],
  });
  table.people.set(guest.id, guest);
  hall.log('info', 'table-made', { table: record.id, game: record.game, seats: record.seats.length });
  await considerStart(hall, table);
  hall.tables.release(table);
  return { table: record.id };
}

/** Told from what a page said; nobody plays by nonsense. */
function timeControlOf(said: unknown): OrRefusal<TimeControl | null> {
  if (said === null) return null;
  const parsed = parseTimeControl(said);
  return isRefusal(parsed) ? { ...parsed, field: joined('timeControl', parsed.field) } : parsed;
}

function seatsFor(choices: Of<'create'>['seats'], guest: string): SeatRecord[] | HallRefusal {
  if (choices.filter((choice) => choice === 'me').length > 1)
    return hallRefusal('malformed', 'seats', 'one seat for me');
  const seats: SeatRecord[] = [];
  for (const [i, choice] of choices.entries()) {
    if (choice === 'open') seats.push(OPEN_SEAT);
    else if (choice === 'me') seats.push({ ...OPEN_SEAT, guest });
    else if ('person' in choice) return hallRefusal('impossible', `seats[${i}]`, 'a person at a device of their own');
    else if (isBotName(choice.bot)) seats.push({ ...OPEN_SEAT, bot: choice.bot });
    else return unknownBot(`seats[${i}].bot`);
  }
  return seats;
}

export function configure(hall: Hall, caller: Caller, wish: Of<'configure'>): Promise<Outcome> {
  return beforeStart(hall, caller, wish.table, async (table, game) => {
    const { record } = table;
    const options = chooseOptions(game, wish.options, record.seats.length, record.options);
    if (isRefusal(options)) return options;
    const absence = withTerms(record.absence, wish.absence);
    if (isHallRefusal(absence)) return absence;
    const { public: isPublic = record.public, hints = record.hints, delay = record.delay } = wish;
    const timeControl = wish.timeControl === undefined ? record.timeControl : timeControlOf(wish.timeControl);
    if (isRefusal(timeControl)) return timeControl;
    const terms = { options, public: isPublic, hints, delay, timeControl, absence };
    const refusal = await change(hall, table, { ...record, ...terms });
    await listIfUsed(hall, table);
    return refusal;
  });
}

export function bot(hall: Hall, caller: Caller, wish: Of<'bot'>): Promise<Outcome> {
  return asHost(hall, caller, wish.table, async (table) => {
    if (wish.bot !== null && !isBotName(wish.bot)) return unknownBot('bot');
    const changed = placeBot(
      table.record,
      wish.seat,
      wish.bot,
      table.record.seats[wish.seat] !== undefined && isAway(hall, table, wish.seat),
    );
    const refusal = await change(hall, table, changed, {
      links: table.record.stage === 'running' ? [] : [{ seat: wish.seat, to: null }],
    });
    await considerStart(hall, table);
    await attend(hall, table, refusal === null ? wish.seat : null);
    return refusal;
  });
}

export function start(hall: Hall, caller: Caller, { table: id, bot: name = USUAL_BOT }: Of<'start'>): Promise<Outcome> {
  return asHost(hall, caller, id, async (table) => {
    if (!isBotName(name)) return unknownBot('bot');
    const refusal = await (hall.awaitsAll ? startWhenSealed : startDeal)(hall, table, name);
    await considerStart(hall, table);
    await attend(hall, table);
    return refusal;
  });
}

export function rematch(hall: Hall, caller: Caller, wish: Of<'rematch'>): Promise<Outcome> {
  if (!hall.quotas.may('make', caller)) return Promise.resolve(hallRefusal('too-fast'));
  if (wish.even !== undefined && !isBotName(wish.even)) return Promise.resolve(unknownBot('even'));
  return atTable(hall, caller, wish.table, async (table, guest) => {
    const refusal = await nextRound(hall, table, guest.id, wish);
    await listIfUsed(hall, table);
    await considerStart(hall, table);
    return refusal ?? {};
  });
}
