import { loadAll, wordsFrom, wordsOfBoth } from '@yamanote/games/by-language';
import { byKey, eventLines, testSentences } from '@yamanote/tools/voice';
import { speech, words } from './index.ts';
import { EVENTS, SENTENCES } from './testing/samples.ts';
import { topicWords } from './topics.ts';

const all = wordsFrom(wordsOfBoth(words, topicWords), ([words, topics]) => ({ ...words, topics }));

await loadAll(all);

testSentences({
  room: 'next-station-tokyo',
  words: all,
  samples: byKey(SENTENCES),
  apart: ['events'],
  spoken: (language) => eventLines(speech[language], Object.values(EVENTS).flat()),
  lists: new URL('./sentences/', import.meta.url),
});
