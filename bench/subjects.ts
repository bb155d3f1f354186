/** What is measured: every game, with the options and the number of seats that it is played with. */
import { kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { machiKoro } from '@yamanote/games/machi-koro/rules';
import { nextStation } from '@yamanote/games/next-station-tokyo/rules';
import type { GameId } from '@yamanote/games/registry';
import { shinjuku } from '@yamanote/games/shinjuku/rules';
import { isRefusal, parseOptions, type Shape, sentence, type WholeGame } from '@yamanote/kernel';

export interface Subject<T extends Shape = Shape> {
  game: WholeGame<T>;
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
export function subject<T extends Shape>(game: WholeGame<T>, seats: number, wishes: object = {}): Subject<T> {
  const options = parseOptions(game, wishes, seats);
  if (isRefusal(options)) throw new Error(sentence(options));
  return { game, options, seats };
}

/** At which tables bots play on from the middle of a match, and how often in a second they should, by their own policy. */
export const PLAYED_ON: readonly PlayedOn[] = [
  { id: 'machi-koro', name: 'Machi Koro of 2', ...subject(machiKoro, 2), atLeast: 70_000 },
  { id: 'king-of-tokyo', name: 'King of Tokyo of 2', ...subject(kingOfTokyo, 2), atLeast: 25_000 },
  { id: 'next-station-tokyo', name: 'Next Station alone', ...subject(nextStation, 1), atLeast: 60_000 },
  { id: 'shinjuku', name: 'Shinjuku of 2', ...subject(shinjuku, 2), atLeast: 10_000 },
  { id: 'shinjuku', name: 'Shinjuku r12 of 2', ...subject(shinjuku, 2, { edition: 'r12' }), atLeast: null },
] as readonly unknown[] as readonly PlayedOn[];

interface PlayedOn extends Subject {
  id: GameId;
  name: string;
  atLeast: number | null;
}
