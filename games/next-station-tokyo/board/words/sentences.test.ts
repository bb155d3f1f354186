import { loadAll } from '@yamanote/games/by-language';
import { inShapeOf, testSentences } from '@yamanote/tools/voice';
import { boardWords, ownWords } from './index.ts';
import { COMPOSED, composedIn, SAMPLES } from './testing/samples.ts';

await loadAll(boardWords);

testSentences({
  room: 'next-station-tokyo',
  words: ownWords,
  samples: inShapeOf(SAMPLES),
  apart: COMPOSED,
  spoken: composedIn,
  lists: new URL('./sentences/', import.meta.url),
});
