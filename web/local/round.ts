/** One match after the other at a table on this device. */
import type { Room } from '@yamanote/games/room';
import { headerOf, type Json } from '@yamanote/kernel';
import { randomHex } from '../connection/random.ts';
import type { LocalRecord, LocalSeat } from './record.ts';

/** What a match is of; `name` is the person's. */
export interface Round {
  id: string;
  game: Room['game'];
  options: LocalRecord['options'];
  seats: readonly LocalSeat[];
  round: number;
  name: string;
  position: Json | null;
}

export function newRound({ id, game, options, seats, round, name, position }: Round): LocalRecord {
  const seed = randomHex(32);
  const common = { game: game.id, version: game.version, options };
  const header = headerOf({
    ...common,
    seed,
    seats: seats.map((seat) => {
      const salt = randomHex(16);
      if (seat === 'me') return { name, salt, player: 'person', bits: randomHex(16) };
      return { name: seat.bot, salt, player: seat.bot, bits: null };
    }),
    position,
  });
  const { commitment } = header;
  return { ...common, commitment, id, seats, round, seed, match: `${id}-${round}`, header, log: [] };
}

/** The same table, another match; everybody moves one seat on, so that another goes first. What was ordered holds. */
export function nextRound(last: LocalRecord, { game }: Room, name: string): LocalRecord {
  const next = newRound({
    ...last,
    game,
    name,
    seats: [...last.seats.slice(1), last.seats[0]],
    round: last.round + 1,
    position: last.header?.position ?? null,
  });
  return last.orders === undefined ? next : { ...next, orders: last.orders };
}
