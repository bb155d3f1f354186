import { loadAll } from '@yamanote/games/by-language';
import { words } from '@yamanote/games/next-station-tokyo/words';
import { COUNTS, inShapeOf, type SamplesOf, testSentences } from '@yamanote/tools/voice';
import { type Labels, labels } from './labels.ts';

await loadAll(words);

const SAMPLES: SamplesOf<Omit<Labels, 'district'>> = {
  phase: [
    [1, 4],
    [4, 4],
  ],
  round: COUNTS,
  underground: [
    [0, 5],
    [5, 5],
  ],
  hotspots: COUNTS,
  ring: COUNTS,
  interchanges: [0, 1, 5].map((count) => [3, count]),
  grade: [[1], [6]],
};

testSentences({
  room: 'next-station-tokyo',
  words: labels,
  samples: inShapeOf(SAMPLES),
  apart: ['district'],
  spoken: (language) =>
    Object.values(words[language].districts).map((name) => ({
      key: 'district',
      text: labels[language].district(name),
    })),
  lists: new URL('./sentences/', import.meta.url),
});
