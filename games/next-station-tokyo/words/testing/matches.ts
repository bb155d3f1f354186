/** Random matches in which everything comes up that there are words for. */
import { type NextStation, type NextStationOptions, nextStation } from '@yamanote/games/next-station-tokyo/rules';
import { begin, type Match, playMatches } from '@yamanote/games/testing/matches';
import { fastRng } from '@yamanote/kernel';

const MIXES: readonly [seats: number, options: Partial<NextStationOptions>][] = [
  [1, {}],
  [1, { effects: true, goals: true, map: 'tokyo-original-2' }],
  [2, { pencils: 'chosen', effects: true }],
  [3, { pencils: 'chosen', goals: true }],
  [3, { effects: true }],
  [4, { effects: true, goals: true }],
  [2, { pace: 'own', effects: true, goals: true }],
];

export const PLAYED = playMatches(nextStation, MIXES.map(matchOf));

function matchOf([seats, mix]: (typeof MIXES)[number]): Match<NextStation> {
  const rng = fastRng(`words ${seats} ${JSON.stringify(mix)}`);
  return {
    state: begin(nextStation, seats, mix),
    rng,
    // Who passes draws nothing that could be told.
    choose: (_state, _seat, choices) => choices[1 + rng.below(choices.length - 1)] ?? choices[0],
  };
}
