import { inShapeOf, testSentences } from '@yamanote/tools/voice';
import { words } from './index.ts';
import { SAMPLES } from './testing/samples.ts';

testSentences({
  room: 'cli',
  words,
  samples: inShapeOf(SAMPLES),
  laidOut: /^(help|keys)/,
  lists: new URL('./sentences/', import.meta.url),
});
