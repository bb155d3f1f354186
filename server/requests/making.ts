/** Ways to a table besides making one by hand: one like another, and one where somebody waits. */
import { chooseOptions, isRefusal } from '@yamanote/kernel';
import type { Caller } from '../caller.ts';
import type { Hall } from '../hall.ts';
import { readableId } from '../ids.ts';
import { hallRefusal, isHallRefusal } from '../refusals.ts';
import type { GuestRecord, SeatRecord, TableRecord } from '../store/index.ts';
import { listNow } from '../tables/fold.ts';
import type { Stop } from '../tables/line.ts';
import { isFree, OPEN_SEAT, seatOf } from '../tables/seats.ts';
import { wordWanted } from './entering.ts';
import { atTable, type Of, type Outcome } from './request.ts';
import { sit } from './seating.ts';
import { setUpTable } from './setting-up.ts';

/** Nobody waits alone, not even for a game that one can play alone. */
const COMPANY = 2;

/** Whoever has the link of a table can read its settings, and so may copy them. */
export function copy(hall: Hall, caller: Caller, { table: id, language }: Of<'copy'>): Promise<Outcome> {
  if (caller.guest !== null && !hall.quotas.may('make', caller)) return Promise.resolve(hallRefusal('too-fast'));
  return atTable(hall, caller, id, async ({ record }, guest) => {
    const wanted = await wordWanted(hall, guest.id);
    if (wanted !== null) return wanted;
    if (hall.tables.full) return hallRefusal('hall-full');
    const room = hall.rooms.newest(record.game);
    if (room === undefined) return hallRefusal('impossible', 'game', hall.rooms.games.join(' or '));
    const options = chooseOptions(room.game, {}, record.seats.length, record.options);
    if (isRefusal(options)) return options;
    return setUpTable(hall, guest, {
      ...record,
      ...FRESH,
      id: readableId(),
      options,
      language: language ?? record.language,
      host: guest.id,
      seats: seatsLike(record, guest.id),
      touchedAt: hall.now(),
    });
  });
}

const FRESH = { revision: 0, autoStart: false, round: 1, stage: 'waiting', proposal: null } as const;

/** Bots and kept seats stay; whoever copies gets their own seat, or the first that is nobody's yet. */
function seatsLike({ seats, ...record }: TableRecord, guest: string): SeatRecord[] {
  const like = seats.map(({ guest: person, bot, kept }) => ({ ...OPEN_SEAT, bot: person === null ? bot : null, kept }));
  const own = seatOf({ ...record, seats }, guest) ?? like.findIndex((seat) => isFree(seat));
  return like.with(Math.max(0, own), { ...OPEN_SEAT, guest });
}

/** One after the other, so that of two who come at once the second finds the first. */
export function join(hall: Hall, caller: Caller, wish: Of<'join'>): Promise<Outcome> {
  const { guest } = caller;
  if (guest === null) return Promise.resolve(hallRefusal('unknown-guest'));
  if (!hall.quotas.may('join', caller)) return Promise.resolve(hallRefusal('too-fast'));
  return hall.joining.run(() => seatSomewhere(hall, { ...caller, guest }, wish));
}

async function seatSomewhere(
  hall: Hall,
  caller: Caller & { guest: GuestRecord },
  { game, language }: Of<'join'>,
): Promise<Outcome> {
  const wanted = await wordWanted(hall, caller.guest.id);
  if (wanted !== null) return wanted;
  const room = hall.rooms.newest(game);
  if (room === undefined) return hallRefusal('impossible', 'game', hall.rooms.games.join(' or '));
  const waiting = (await hall.lobby.open()).filter(
    (stop) => stop.record.game === game && stop.record.stage === 'waiting' && isSomebodyThere(hall, stop),
  );
  const own = waiting.find(({ record }) => seatOf(record, caller.guest.id) !== null);
  if (own !== undefined) return { table: own.record.id };
  for (const { record } of soonest(waiting, language ?? null)) {
    // Somebody else may have been faster.
    const seated = await sit(hall, caller, { re: 0, do: 'sit', table: record.id, seat: null });
    if (!isHallRefusal(seated)) return { table: record.id };
  }
  if (hall.tables.full) return hallRefusal('hall-full');
  if (!hall.quotas.may('make', caller)) return hallRefusal('too-fast');
  const { game: rules } = room;
  const seats = Math.min(rules.seats.max, Math.max(rules.seats.min, COMPANY));
  const options = chooseOptions(rules, {}, seats);
  if (isRefusal(options)) return options;
  const id = readableId();
  const made = await setUpTable(hall, caller.guest, {
    ...FRESH,
    id,
    game,
    options,
    public: true,
    language: language ?? null,
    hints: null,
    timeControl: null,
    absence: null,
    delay: 'none',
    autoStart: true,
    host: caller.guest.id,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { ...OPEN_SEAT, guest: caller.guest.id } : OPEN_SEAT,
    ),
    touchedAt: hall.now(),
  });
  await hall.tables.at(id, (table) => listNow(hall, table));
  return made;
}

/** Whoever made a table just now is on their way there. */
const ON_THEIR_WAY = 15_000;

/** Nobody is sent to wait at a table that everybody has left. */
function isSomebodyThere({ now }: Hall, { record, lookers, listedAt }: Stop): boolean {
  if (record.autoStart && listedAt !== null && now() - listedAt < ON_THEIR_WAY) return true;
  return record.seats.some(({ guest }) => guest !== null && lookers.includes(guest));
}

/** Where one speaks the same; then, where fewest are missing, and it begins by itself; then, where somebody waits longest. */
function soonest(stops: readonly Stop[], language: string | null): Stop[] {
  const rank = ({ record }: Stop) => [
    Number(language !== null && record.language !== null && record.language !== language),
    record.seats.filter(isFree).length,
    Number(!record.autoStart),
  ];
  return stops
    .filter(({ record }) => record.seats.some(isFree))
    .sort((a, b) => {
      const [mine, other] = [rank(a), rank(b)];
      const at = mine.findIndex((value, i) => value !== other[i]);
      return at < 0 ? (a.listedAt ?? 0) - (b.listedAt ?? 0) : mine[at] - other[at];
    });
}
