/** From one match of a table to the next: announced with its commitment, played again. */
import { evenBot } from '@yamanote/bots';
import { chooseOptions, type Game, isRefusal, type Options, type Seat, sealOf } from '@yamanote/kernel';
import type { Hall } from '../hall.ts';
import { type HallRefusal, hallRefusal } from '../refusals.ts';
import type { MatchRecord } from '../store/index.ts';
import { tellTable } from './broadcast.ts';
import { change, keep } from './change.ts';
import { freshSeed } from './dealing.ts';
import type { OpenTable } from './open-table.ts';
import { seatOf } from './seats.ts';
import { matchId } from './tables.ts';

/** A match with a fresh seed, not yet started: from now on the commitment is public. */
export function announce(table: string, round: number): MatchRecord {
  return {
    id: matchId(table, round),
    table,
    round,
    seed: freshSeed(),
    seals: null,
    voids: [],
    header: null,
    stage: 'waiting',
    winners: null,
    agreedEnd: false,
    stopped: null,
  };
}

/**
 * Same table and link, a new match after the one that is named; who went first passes it on to the left. Where something is
 * to be changed, or others are to come along, the host starts it.
 */
export async function nextRound(
  hall: Hall,
  table: OpenTable,
  guest: string,
  wish: { match: string; change: boolean; even?: string },
): Promise<HallRefusal | null> {
  const { record, match } = table;
  if (seatOf(record, guest) === null && record.host !== guest) return hallRefusal('not-seated');
  if (wish.match === matchId(record.id, record.round - 1)) return joinRound(hall, table, wish.change);
  if (wish.match !== match.id) return hallRefusal('unknown-match', 'match', match.id);
  if (record.stage !== 'over') return hallRefusal('not-over');
  const { game } = hall.rooms.newest(record.game)!;
  const options = chooseOptions(game, {}, record.seats.length, record.options);
  if (isRefusal(options)) return options;
  const fresh = announce(record.id, record.round + 1);
  const others = record.seats.filter((seat) => seat.guest !== null && seat.guest !== guest);
  const next = {
    ...record,
    round: fresh.round,
    stage: 'waiting' as const,
    proposal: null,
    options: passFirst(game, options, await firstSeat(hall, match), record.seats.length),
    // With bots alone there is nobody to wait for.
    autoStart: others.length === 0 && !wish.change,
    seats: record.seats.map((seat) => {
      if (seat.guest !== null) return { ...seat, bot: null, away: false, gaveUp: false, absence: null };
      return record.host === guest ? { ...seat, bot: evenBot(seat.bot, wish.even) } : seat;
    }),
    touchedAt: hall.now(),
  };
  const refusal = await keep(hall, table, next, { announced: fresh });
  if (refusal !== null) return refusal;
  Object.assign(table, { match: fresh, commitment: sealOf(fresh.seed), live: null, asked: [], shown: null });
  table.parts.clear();
  tellTable(hall, table);
  return null;
}

/** Somebody asked for this match before: it is the same one. */
async function joinRound(hall: Hall, table: OpenTable, wantsChange: boolean): Promise<HallRefusal | null> {
  const { record } = table;
  if (!wantsChange) return null;
  return record.stage === 'waiting'
    ? change(hall, table, { ...record, autoStart: false })
    : hallRefusal('already-started');
}

/** So many entries are read in one go; in most matches the first of them says it. */
const AT_A_TIME = 16;

/** Who acted first in a match; chance may have chosen the seat, so the log says it. */
async function firstSeat(hall: Hall, match: MatchRecord): Promise<Seat | null> {
  const { log } = hall.store.matches;
  for (let from = 0; ; from += AT_A_TIME) {
    const entries = await log(match.id, from, AT_A_TIME);
    const first = entries.find((entry) => entry.seat !== 'chance' && !('note' in entry));
    if (first !== undefined) return first.seat as Seat;
    if (entries.length < AT_A_TIME) return null;
  }
}

function passFirst(game: Game, options: Options, first: Seat | null, seats: number): Options {
  const known = Object.hasOwn(game.options, 'first') && game.options.first.type === 'seat';
  return known && first !== null ? { ...options, first: (first + 1) % seats } : options;
}
