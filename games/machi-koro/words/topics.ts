/** What can be asked about, in every language. */
import { type ByLanguage, wordsFrom } from '@yamanote/games/by-language';
import { ESTABLISHMENTS, LANDMARKS } from '@yamanote/games/machi-koro/rules';
import type { Topic } from '@yamanote/games/room';
import { topicsIn } from '@yamanote/games/wording';
import { words } from './index.ts';

export const topics: ByLanguage<readonly Topic[]> = wordsFrom(words, ({ cards, topics, establishment, landmark }) => [
  ...ESTABLISHMENTS.map(({ id, ...facts }) => ({
    id,
    name: cards[id].name,
    text: establishment({ card: id, ...facts }),
  })),
  ...LANDMARKS.map(({ id, ...facts }) => ({ id, name: cards[id].name, text: landmark({ card: id, ...facts }) })),
  ...topicsIn(topics),
]);
