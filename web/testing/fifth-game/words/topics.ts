import { type ByLanguage, wordsFrom } from '@yamanote/games/by-language';
import type { Topic } from '@yamanote/games/room';
import { topicsIn } from '@yamanote/games/wording';
import { words } from './index.ts';

export const topics: ByLanguage<readonly Topic[]> = wordsFrom(words, ({ topics }) => topicsIn(topics));
