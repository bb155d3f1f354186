import { loadAll } from '@yamanote/games/by-language';
import { inShapeOf, testSentences } from '@yamanote/tools/voice';
import { type BoardWords, boardWords } from './index.ts';
import { SAMPLES } from './testing/samples.ts';

await loadAll(boardWords);

testSentences({
  room: 'king-of-tokyo',
  words: boardWords,
  samples: inShapeOf<BoardWords>(SAMPLES),
  lists: new URL('./sentences/', import.meta.url),
});
