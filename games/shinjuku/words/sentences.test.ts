import { loadAll, wordsFrom, wordsOfBoth } from '@yamanote/games/by-language';
import { byKey, eventLines, testSentences } from '@yamanote/tools/voice';
import { speech, words } from './index.ts';
import { EVENTS, NAMES_BY_ID, SENTENCES } from './testing/samples.ts';
import { topicWords } from './topics.ts';

const all = wordsFrom(wordsOfBoth(words, topicWords), ([words, topics]) => ({ ...words, topics }));

await loadAll(all);

testSentences({
  room: 'shinjuku',
  words: all,
  samples: byKey({ ...SENTENCES, ...NAMES_BY_ID }),
  apart: ['events', 'crowd'],
  spoken: (language) => eventLines(speech[language], Object.values(EVENTS).flat()),
  lists: new URL('./sentences/', import.meta.url),
});
