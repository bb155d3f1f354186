import { inShapeOf, testSentences } from '@yamanote/tools/voice';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { SAMPLES } from './testing/samples.ts';

testSentences({
  room: 'shinjuku',
  words: { en, de, ja },
  samples: inShapeOf(SAMPLES),
  lists: new URL('./sentences/', import.meta.url),
});
