import { signal } from '@preact/signals';
import { speeches } from '@yamanote/games/registry';
import { expect, it } from 'vitest';
import { en } from '../../words/en.ts';
import type { Session } from '../session.ts';
import { reasonsOf } from './reasons.ts';

/** What stands below the headline after a match whose log ends with these words. */
async function reasons(game: string, scores: number[], places: number[]): Promise<string[]> {
  const speech = await (await speeches[game]()).load('en');
  const story = [{ entry: 9, place: 0, seat: 0, text: 'The last line.', minor: false }];
  const names = signal(['Mika', 'Aoi', 'Ren']);
  const session = { speech: signal(speech), story: signal(story), names, viewer: signal(0) } as unknown as Session;
  return reasonsOf(session, { winners: [places.indexOf(1)], scores, places }, { options: {} } as never, en);
}

it('says how the match was won where the log does, and why which equals are told apart or not', async () => {
  expect(await reasons('machi-koro', [4, 2, 2], [1, 2, 3])).toEqual([
    'The last line.',
    'Aoi · Ren: Same number of landmarks: more coins ranks higher.',
  ]);
  expect(await reasons('machi-koro', [4, 2, 2], [1, 2, 2])).toEqual([
    'The last line.',
    'Aoi · Ren: Same number of landmarks and coins: a shared place.',
  ]);
  expect(await reasons('king-of-tokyo', [12, -1, -1], [1, 2, 2])).toEqual([
    'The last line.',
    'Aoi · Ren: Monsters with equally many stars share a place, and so do those that are eliminated.',
  ]);
  expect(await reasons('next-station-tokyo', [90, 90], [1, 2])).toEqual([
    'You · Aoi: Tied on points: the best single line decides.',
  ]);
  expect(await reasons('next-station-tokyo', [90, 80], [1, 2])).toEqual([]);
});
