import { COUNTS, each, inShapeOf, type SamplesOf, testSentences } from '@yamanote/tools/voice';
import { type Labels, labels } from './labels.ts';

const SAMPLES: SamplesOf<Labels> = {
  turn: each(1, 12),
  poison: COUNTS,
  shrink: COUNTS,
  smoke: COUNTS,
  rolls: each(1, 2, 3),
  rerolls: COUNTS,
  deck: COUNTS,
  discard: COUNTS,
};

testSentences({
  room: 'king-of-tokyo',
  words: labels,
  samples: inShapeOf<Labels>(SAMPLES),
  lists: new URL('./sentences/', import.meta.url),
});
