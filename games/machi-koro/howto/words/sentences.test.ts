import { inShapeOf, type SamplesOf, testSentences } from '@yamanote/tools/voice';
import { de } from './de.ts';
import { en, type HowToWords } from './en.ts';
import { ja } from './ja.ts';

const SAMPLES: SamplesOf<HowToWords> = {
  colours: { captions: { coins: [[{ coins: 2 }], [{ coins: 5 }]] } },
  cards: { picture: [[[{ name: '…', numbers: '9–10', icon: '…', cost: 3, gist: '…' }]]] },
  landmarks: { cost: [[{ name: '…', cost: 4 }]] },
};

testSentences({
  room: 'machi-koro',
  words: { en, de, ja },
  samples: inShapeOf<HowToWords>(SAMPLES),
  lists: new URL('./sentences/', import.meta.url),
});
