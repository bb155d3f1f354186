/** Values for what the map editor says: 0, 1, 2 and 5 of what is counted, with and without what may be missing. */

import { words } from '@yamanote/games/next-station-tokyo/words';
import type { Language } from '@yamanote/games/room';
import { COUNTS, each, type SamplesOf, type Text } from '@yamanote/tools/voice';
import { type EditorWords, editorWords } from '../index.ts';

/** Sentences with names of symbols, pencils or districts in them, which every language has its own of. */
export const COMPOSED = ['square'] as const satisfies readonly (keyof EditorWords)[];

const TRACK = { from: 'G8', to: 'G10' };

export const SAMPLES: SamplesOf<Omit<EditorWords, (typeof COMPOSED)[number]>> = {
  bend: each(TRACK),
  notAMap: each({ field: '' }, { field: 'stations[3].x' }),
  faultCount: COUNTS,
  at: each({ places: ['G8'], more: 0 }, { places: ['G8', 'G10'], more: 1 }, { places: ['G8', 'G10'], more: 5 }),
  track: each(TRACK),
};

export function composedIn(language: Language): Text[] {
  const { symbols, pencils, districts } = words[language];
  const empty = { square: 'G8', district: null, symbol: null, start: null, tracks: 0, ring: null, picked: false };
  const station = { ...empty, symbol: symbols.circle, district: districts['outer-west'] };
  return [
    empty,
    { ...empty, district: districts.central },
    ...[0, 1, 2, 5].map((tracks) => ({ ...station, tracks })),
    { ...station, tracks: 3, start: pencils.pink, ring: 1, picked: true },
  ].map((values) => ({ key: 'square', text: editorWords[language].square(values) }));
}
