import { inShapeOf, type SamplesOf, testSentences } from '@yamanote/tools/voice';
import { de } from './de.ts';
import { en, type HowToWords } from './en.ts';
import { ja } from './ja.ts';

const SAMPLES: SamplesOf<HowToWords> = {
  cards: { picture: [[{ one: { name: '…', cost: 5 }, other: { name: '…', cost: 4 } }]] },
};

testSentences({
  room: 'king-of-tokyo',
  words: { en, de, ja },
  samples: inShapeOf<HowToWords>(SAMPLES),
  lists: new URL('./sentences/', import.meta.url),
});
