import { loadAll } from '@yamanote/games/by-language';
import { testLanguages } from '@yamanote/games/testing/languages';
import { speech, words } from './index.ts';

await loadAll(words);

const PEOPLE = [
  { name: 'Ada', you: false },
  { name: 'Ada', you: true },
];
const crossings = PEOPLE.flatMap((who) => [
  { who, stone: 'dry' },
  { who, stone: 'wet' },
]);

testLanguages({
  words,
  speech,
  sentences: {
    glance: [{ crossing: 0 }, { crossing: 1 }, { crossing: 3 }],
    'questions.cross': PEOPLE.map((who) => ({ who })),
    'waiting.over': [{ winners: PEOPLE }],
    'events.crossed': crossings,
    turn: crossings,
  },
  sameInGerman: /(?!)/,
  // Japanese verbs are the same for everybody.
  unused: (language, path) => (language === 'ja' && path === 'turn' ? ['who'] : []),
  explanations: { longest: { en: 84, de: 84, ja: 42 }, sentences: 1 },
});
