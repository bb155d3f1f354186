import { inShapeOf, testSentences } from '@yamanote/tools/voice';
import { previewWords } from './index.ts';
import { SAMPLES } from './testing/samples.ts';

testSentences({
  room: 'server',
  words: previewWords,
  samples: inShapeOf(SAMPLES),
  lists: new URL('./sentences/', import.meta.url),
});
