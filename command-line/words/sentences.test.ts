import { inShapeOf, testSentences } from '@yamanote/tools/voice';
import { complaintsIn } from './index.ts';
import { SAMPLES } from './testing/samples.ts';

testSentences({
  room: 'command-line',
  words: complaintsIn,
  samples: inShapeOf(SAMPLES),
  lists: new URL('./sentences/', import.meta.url),
});
