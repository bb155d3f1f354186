/** What can be asked about, in every language; fetched by whoever lets people ask. */
import { type ByLanguage, byLanguage, wordsFrom, wordsOfBoth } from '@yamanote/games/by-language';
import { CARDS, MONSTERS } from '@yamanote/games/king-of-tokyo/rules';
import type { Topic } from '@yamanote/games/room';
import { topicsIn } from '@yamanote/games/wording';
import { words } from './index.ts';
import type { TopicWords } from './words.ts';

export const topicWords = byLanguage<TopicWords>({
  en: async () => (await import('./topics.en.ts')).topics,
  de: async () => (await import('./topics.de.ts')).topics,
  ja: async () => (await import('./topics.ja.ts')).topics,
});

export const topics: ByLanguage<readonly Topic[]> = wordsFrom(
  wordsOfBoth(words, topicWords),
  ([{ card, cards, monsters }, topics]) => [
    ...CARDS.map(({ id, kind, cost, copies }) => ({
      id,
      name: cards[id].name,
      text: card({ card: id, kind, cost, copies }),
    })),
    ...MONSTERS.map((id) => ({ id, ...monsters[id] })),
    ...topicsIn(topics),
  ],
);
