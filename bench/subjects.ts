/** What is measured: every game, with the options and the number of seats that it is played with. */
import { kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { machiKoro } from '@yamanote/games/machi-koro/rules';
import { nextStation } from '@yamanote/games/next-station-tokyo/rules';
import type { GameId } from '@yamanote/games/registry';
import { shinjuku } from '@yamanote/games/shinjuku/rules';
import { type Game, isRefusal, parseOptions, type Shape, sentence } from '@yamanote/kernel';

export interface Subject<T extends Shape = Shape> {
  game: Game<T>;
  options: T['options'];
  seats: number;
}

export const SUBJECTS = {
  'machi-koro': subject(machiKoro, 4),
  'king-of-tokyo': subject(kingOfTokyo, 4),
  shinjuku: subject(shinjuku, 2),
  'next-station-tokyo': subject(nextStation, 4),
} satisfies Readonly<Record<GameId, unknown>>;

/** What is not named in `wishes` is as usual. */
export function subject<T extends Shape>(game: Game<T>, seats: number, wishes: object = {}): Subject<T> {
  const options = parseOptions(game, wishes, seats);
  if (isRefusal(options)) throw new Error(sentence(options));
  return { game, options, seats };
}
