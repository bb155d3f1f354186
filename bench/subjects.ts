/** What is measured: games with the options they are played with. */
import { type KingOfTokyo, kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { type MachiKoro, machiKoro } from '@yamanote/games/machi-koro/rules';
import { type NextStation, nextStation } from '@yamanote/games/next-station-tokyo/rules';
import type { Game, Shape } from '@yamanote/kernel';

export interface Subject<T extends Shape = Shape> {
  game: Game<T>;
  options: T['options'];
}

export const SEATS = 4;

export const MACHI_KORO: Subject<MachiKoro> = {
  game: machiKoro,
  options: { edition: 'base', beginnerLimit: false, display: 'full', first: 'random' },
};

export const KING_OF_TOKYO: Subject<KingOfTokyo> = {
  game: kingOfTokyo,
  options: { edition: 'first', short: false, bay: true, monsters: 'chosen', first: 'random' },
};

export const NEXT_STATION: Subject<NextStation> = {
  game: nextStation,
  options: {
    edition: 'base',
    map: 'tokyo-original-1',
    effects: false,
    goals: false,
    pencils: 'dealt',
    pace: 'together',
  },
};
