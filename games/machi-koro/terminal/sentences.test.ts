import { COUNTS, each, inShapeOf, type SamplesOf, testSentences } from '@yamanote/tools/voice';
import { type Labels, labels } from './labels.ts';

const SAMPLES: SamplesOf<Labels> = { coins: COUNTS, toGo: each(4, 52), deck: COUNTS };

testSentences({
  room: 'machi-koro',
  words: labels,
  samples: inShapeOf<Labels>(SAMPLES),
  lists: new URL('./sentences/', import.meta.url),
});
