import { loadAll, wordsOfBoth } from '@yamanote/games/by-language';
import { words } from '@yamanote/games/next-station-tokyo/words';
import { inShapeOf, testSentences } from '@yamanote/tools/voice';
import { editorWords } from './index.ts';
import { COMPOSED, composedIn, SAMPLES } from './testing/samples.ts';

await loadAll(wordsOfBoth(editorWords, words));

testSentences({
  room: 'next-station-tokyo',
  words: editorWords,
  samples: inShapeOf(SAMPLES),
  apart: COMPOSED,
  spoken: composedIn,
  lists: new URL('./sentences/', import.meta.url),
});
