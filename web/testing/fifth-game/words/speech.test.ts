import { loadAll } from '@yamanote/games/by-language';
import { begin, playUntilAsked } from '@yamanote/games/testing/matches';
import { testSpeech } from '@yamanote/games/testing/speech';
import { fastRng } from '@yamanote/kernel';
import { stones } from '@yamanote/kernel/toys';
import { speech, words } from './index.ts';
import { topics } from './topics.ts';

await loadAll(words, topics);

testSpeech({
  game: stones,
  speech,
  topics,
  played: playUntilAsked(stones, {
    least: 4,
    most: 4,
    match: (n) => ({ state: begin(stones, 1 + (n % 3)), rng: fastRng(`stones ${n}`) }),
  }),
  seatsOf: ({ seat }) => [seat],
});
