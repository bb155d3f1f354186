import { loadAll } from '@yamanote/games/by-language';
import { inShapeOf, testSentences } from '@yamanote/tools/voice';
import { allWords, boardWords } from './index.ts';
import { COMPOSED, composedIn, SAMPLES } from './testing/samples.ts';

await loadAll(allWords);

testSentences({
  room: 'machi-koro',
  words: boardWords,
  samples: inShapeOf(SAMPLES),
  apart: COMPOSED,
  spoken: composedIn,
  lists: new URL('./sentences/', import.meta.url),
});
