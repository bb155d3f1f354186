import { inShapeOf, testSentences } from '@yamanote/tools/voice';
import { words } from './index.ts';
import { SAMPLES } from './testing/samples.ts';

testSentences({
  room: 'server',
  words,
  samples: inShapeOf(SAMPLES),
  lists: new URL('./sentences/', import.meta.url),
});
