import { loadAll } from '@yamanote/games/by-language';
import { testHowToWords } from '@yamanote/games/testing/how-to-words';
import { byKey } from '@yamanote/tools/voice';
import { howToWords } from './index.ts';

await loadAll(howToWords);

testHowToWords({
  room: 'machi-koro',
  words: howToWords,
  samples: byKey({
    'colours.captions.coins': [{ coins: 2 }, { coins: 5 }],
    'cards.picture': [[{ name: 'A', numbers: '2–3', cost: 1, gist: 'B' }]],
    'landmarks.cost': [{ name: 'A', cost: 4 }],
  }),
  lists: new URL('./sentences/', import.meta.url),
});
