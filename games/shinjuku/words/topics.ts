/** What can be asked about, in every language; fetched by whoever lets people ask. */
import { type ByLanguage, byLanguage, wordsFrom, wordsOfBoth } from '@yamanote/games/by-language';
import type { Topic } from '@yamanote/games/room';
import { isMarked, STATION_IDS, STATIONS_IN, THE_LINK, WARDS, WAYS } from '@yamanote/games/shinjuku/rules';
import { topicsIn } from '@yamanote/games/wording';
import { words } from './index.ts';
import type { TopicWords, WardFacts } from './words.ts';

export const topicWords = byLanguage<TopicWords>({
  en: async () => (await import('./topics.en.ts')).topics,
  de: async () => (await import('./topics.de.ts')).topics,
  ja: async () => (await import('./topics.ja.ts')).topics,
});

export const topics: ByLanguage<readonly Topic[]> = wordsFrom(
  wordsOfBoth(words, topicWords),
  ([{ ward, wardText }, topics]) => [
    ...topicsIn(topics),
    ...WARDS.map(({ id }, index) => ({ id, name: ward(id), text: wardText(wardFacts(index)) })),
  ],
);

function wardFacts(ward: number): WardFacts {
  return {
    ...WARDS[ward],
    stations: STATIONS_IN[ward].map((station) => ({
      station: STATION_IDS[station],
      marked: isMarked(station),
      ways: WAYS[station].filter(({ by }) => by !== THE_LINK).map(({ to }) => STATION_IDS[to]),
    })),
  };
}
