import { loadAll } from '@yamanote/games/by-language';
import { byKey, testSentences } from '@yamanote/tools/voice';
import { words } from './index.ts';
import { SENTENCES } from './testing/samples.ts';

await loadAll(words);

testSentences({
  room: 'machi-koro',
  words,
  samples: byKey(SENTENCES),
  lists: new URL('./sentences/', import.meta.url),
});
