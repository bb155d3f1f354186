import { inShapeOf, type SamplesOf, testSentences } from '@yamanote/tools/voice';
import { de } from './de.ts';
import { en, type HowToWords } from './en.ts';
import { ja } from './ja.ts';

const SAMPLES: SamplesOf<HowToWords> = {
  other: { figures: [[{ here: '5', there: '4' }]], byPlayers: [[{ pieces: '16/13/10' }]] },
};

testSentences({
  room: 'shinjuku',
  words: { en, de, ja },
  apart: ['letters'],
  samples: inShapeOf<HowToWords>(SAMPLES),
  lists: new URL('./sentences/', import.meta.url),
});
