import { loadAll, wordsFrom, wordsOfBoth } from '@yamanote/games/by-language';
import { byKey, eventLines, testSentences } from '@yamanote/tools/voice';
import { rulings, speech, words } from './index.ts';
import { EVENTS, SENTENCES } from './testing/samples.ts';
import { topicWords } from './topics.ts';

const all = wordsFrom(wordsOfBoth(words, wordsOfBoth(rulings, topicWords)), ([words, [rulings, topics]]) => ({
  ...words,
  rulings,
  topics,
}));

await loadAll(all);

testSentences({
  room: 'king-of-tokyo',
  words: all,
  samples: byKey(SENTENCES),
  apart: ['events'],
  spoken: (language) => eventLines(speech[language], Object.values(EVENTS).flat()),
  lists: new URL('./sentences/', import.meta.url),
});
