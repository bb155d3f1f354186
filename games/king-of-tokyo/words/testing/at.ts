/** What a seat sees in a position. */
import { type KingOfTokyoView, kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { isRefusal, parseOptions, type Seat, sentence, viewOf } from '@yamanote/kernel';

export function viewAt(
  position: { players: readonly object[]; [field: string]: unknown },
  seat: Seat,
): KingOfTokyoView {
  const seats = position.players.length;
  const options = parseOptions(kingOfTokyo, {}, seats);
  const state = isRefusal(options) ? options : kingOfTokyo.parsePosition(position as never, seats, options);
  if (isRefusal(state)) throw new Error(sentence(state));
  return viewOf(kingOfTokyo, state, seat);
}
