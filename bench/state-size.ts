import { machiKoro } from '@yamanote/games/machi-koro/rules';
import { type Choose, chooseAtRandom, playOut, rngFamily, start } from '@yamanote/kernel';
import { SUBJECTS } from './subjects.ts';

const MATCHES = 100;

/** The most bytes that a state took as JSON, at any decision of many matches with either display. */
export function largestState(): number {
  const { options, seats } = SUBJECTS['machi-koro'];
  const family = rngFamily('size');
  let most = 0;
  for (const display of ['full', 'changing'] as const) {
    for (let n = 0; n < MATCHES; n++) {
      const rng = family(n);
      const random = chooseAtRandom(rng);
      const choose: Choose = (state, seat, choices) => {
        most = Math.max(most, JSON.stringify(state).length);
        return random(state, seat, choices);
      };
      playOut(machiKoro, start(machiKoro, seats, { ...options, display }), rng, choose);
    }
  }
  return most;
}
