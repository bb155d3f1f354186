/** One match after the other at a table on this device. */
import type { WholeRoom } from '@yamanote/games/room';
import { isRefusal, type Json, type Options, type OrRefusal } from '@yamanote/kernel';
import { deal, hasHints } from '@yamanote/running-match';
import type { LocalRecord, LocalSeat } from './record.ts';

export interface Round {
  id: string;
  options: Options;
  seats: readonly LocalSeat[];
  /** As the host wants it; as is usual, if nobody has said so. */
  hints?: boolean;
  round: number;
  position: Json | null;
}

/** `random` gives so many random bytes as hexadecimal digits. */
export function newRound(
  { game }: Pick<WholeRoom, 'game'>,
  { id, options, seats, hints, round, position }: Round,
  random: (bytes: number) => string,
): OrRefusal<LocalRecord> {
  const seed = random(32);
  const dealt = deal(game, {
    options,
    position,
    seed,
    seats: seats.map(({ person, bot }) => ({
      name: person ?? '',
      bot: person === null ? bot : null,
      bits: person === null ? null : random(16),
      salt: random(16),
    })),
  });
  if (isRefusal(dealt)) return dealt;
  return {
    ...{ id, game: game.id, version: game.version, options, seats, round, seed, header: dealt.header },
    hints: hasHints({ hints, seats }),
    match: `${id}-${round}`,
    holder: null,
    asked: [],
    winners: null,
    playedAt: 0,
  };
}

/** Everybody moves one seat on, so that another goes first; who had left is back. What was ordered holds. */
export function nextRound(
  last: LocalRecord,
  room: Pick<WholeRoom, 'game'>,
  random: (bytes: number) => string,
): OrRefusal<LocalRecord> {
  const seats = [...last.seats.slice(1), last.seats[0]].map((seat) =>
    seat.person === null ? seat : { ...seat, bot: null, gaveUp: false },
  );
  return newRound(room, { ...last, seats, round: last.round + 1, position: last.header.position }, random);
}
