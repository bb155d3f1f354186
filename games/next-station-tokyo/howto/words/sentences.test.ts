import { inShapeOf, type SamplesOf, testSentences } from '@yamanote/tools/voice';
import { de } from './de.ts';
import { en, type HowToWords } from './en.ts';
import { ja } from './ja.ts';

const SAMPLES: SamplesOf<HowToWords> = {
  line: { picture: [[{ districts: 5, stations: 3, points: 15 }]] },
  sum: { captions: { points: [[{ points: 10 }], [{ points: -3 }]] } },
};

testSentences({
  room: 'next-station-tokyo',
  words: { en, de, ja },
  samples: inShapeOf<HowToWords>(SAMPLES),
  lists: new URL('./sentences/', import.meta.url),
});
