import type { WholeGame } from '@yamanote/kernel';
import { ESTABLISHMENTS } from './cards.ts';
import { played } from './played.ts';
import { makePosition, parsePosition } from './position.ts';
import type { MachiKoro } from './types.ts';

export const machiKoro: WholeGame<MachiKoro> = {
  ...played,
  parsePosition,
  makePosition,
  census: (state) =>
    Object.fromEntries(
      ESTABLISHMENTS.map(({ id }, card) => [
        id,
        state.cities.reduce((sum, city) => sum + city[card], state.display[card] + state.deck[card]),
      ]),
    ),
};

export * from './cards.ts';
export * from './forecast.ts';
export { worthOf } from './income.ts';
export { played } from './played.ts';
export * from './types.ts';
