import { inShapeOf, testSentences } from '@yamanote/tools/voice';
import { words } from './index.ts';
import { SAMPLES } from './testing/samples.ts';

testSentences({
  room: 'cli',
  words,
  samples: inShapeOf(SAMPLES),
  // They have a list of their own.
  apart: ['complaints'],
  laidOut: /^(help|keys)/,
  lists: new URL('./sentences/', import.meta.url),
});
