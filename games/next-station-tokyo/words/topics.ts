/** What can be asked about, in every language; fetched by whoever lets people ask. */
import { type ByLanguage, byLanguage, wordsFrom, wordsOfBoth } from '@yamanote/games/by-language';
import { EFFECT_IDS, GOAL_IDS } from '@yamanote/games/next-station-tokyo/rules';
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
  ([{ effects, goals, effectTopic, goalTopic }, topics]) => [
    ...topicsIn(topics),
    ...EFFECT_IDS.map((effect) => ({
      id: `effect-${effect}`,
      name: effectTopic({ effect }),
      text: effects[effect].text,
    })),
    ...GOAL_IDS.map((goal) => ({ id: `goal-${goal}`, name: goalTopic({ goal }), text: goals[goal].text })),
  ],
);
