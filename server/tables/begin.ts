/** The first entries of a match, when everything that chance depends on is known. */
import { randomBytes } from 'node:crypto';
import { type Game, type Header, headerOf, isRefusal } from '@yamanote/kernel';
import { openMatch, receive } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import { askedIn } from '../matches/live-match.ts';
import { type HallRefusal, isHallRefusal } from '../refusals.ts';
import { tellNews, tellTable } from './broadcast.ts';
import { keep } from './change.ts';
import { liveMatch, stop } from './live.ts';
import type { OpenTable } from './open-table.ts';
import { ordersInForce } from './orders.ts';
import { namesAt } from './seats.ts';
import { stopTimer } from './start-timer.ts';

/** Why a match with these seats could not begin, if so; then nobody has to open anything. */
export function mayBegin(hall: Hall, table: OpenTable): HallRefusal | null {
  const { game } = hall.rooms.newest(table.record.game)!;
  const opened = openMatch(game, dealt(table, game), table.match.seed);
  return isRefusal(opened) ? opened : null;
}

/** Fixes the header, and lets chance do what comes before the first question. */
export async function beginMatch(hall: Hall, table: OpenTable): Promise<HallRefusal | null> {
  const { record, match } = table;
  stopTimer(table);
  const { game } = hall.rooms.newest(record.game)!;
  const header = dealt(table, game);
  const opened = openMatch(game, header, match.seed);
  if (isRefusal(opened)) return opened;
  opened.orders = ordersInForce(game, record);
  const begun = receive(opened, { is: 'begin', at: hall.now() });
  if (isRefusal(begun)) return begun;
  const asked = askedIn(begun);
  const running = { ...record, stage: 'running' as const, touchedAt: hall.now() };
  const refusal = await keep(hall, table, running, {
    begun: {
      match: match.id,
      header,
      entries: begun.additions.map(({ entry }) => entry),
      asked,
      botIsDue: asked.some((seat) => record.seats[seat].bot !== null),
    },
    players: { match: match.id, players: record.seats.map(({ guest, bot }, seat) => ({ seat, guest, bot })) },
  });
  if (refusal !== null) return refusal;
  table.match = { ...match, header, stage: 'running' };
  table.seals.clear();
  table.bits.clear();
  hall.log('info', 'match-started', { match: match.id, game: record.game, seats: record.seats.length });
  const live = await liveMatch(hall, table);
  tellTable(hall, table);
  const broken = isHallRefusal(live) ? null : tellNews(hall, table, begun.additions);
  if (broken !== null) await stop(hall, table, broken);
  return null;
}

function dealt({ record, match, bits, people }: OpenTable, game: Game): Header {
  const names = namesAt(record, people);
  const seats = record.seats.map(({ guest, bot }, seat) => {
    const salt = randomBytes(16).toString('hex');
    if (bot !== null || guest === null) return { name: bot ?? '', salt, player: bot ?? '', bits: null };
    return { name: names[seat] ?? '', salt, player: 'person', bits: bits.get(guest) ?? null };
  });
  const { game: id, options } = record;
  const { seed, voids } = match;
  return headerOf({ game: id, version: game.version, options, position: null, seed, seats, voids });
}
