/** Positions of real matches, for the tests of this room. */
import { type MachiKoroOptions, type MachiKoroState, machiKoro } from '@yamanote/games/machi-koro/rules';
import { actor, chooseAtRandom, fastRng, playOut, start } from '@yamanote/kernel';

export const OPTIONS: MachiKoroOptions = { edition: 'base', beginnerLimit: false, display: 'full', first: 0 };

/** Random matches of two to four seats in every mix of options, looked at after different numbers of entries. */
export function positions(count: number): MachiKoroState[] {
  return Array.from({ length: count }, (_, index) => {
    const rng = fastRng(`position ${index}`);
    const options: MachiKoroOptions = {
      ...OPTIONS,
      beginnerLimit: index % 3 === 0,
      display: index % 2 === 0 ? 'full' : 'changing',
    };
    const state = start(machiKoro, 2 + (index % 3), options);
    playOut(machiKoro, state, rng, chooseAtRandom(rng), 40 + rng.below(400));
    // A match that is over has no next roll to look at.
    return actor(machiKoro, state) === null ? start(machiKoro, 2 + (index % 3), options) : state;
  });
}
