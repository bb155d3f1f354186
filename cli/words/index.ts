/** What the command line itself says while a match is played; the games bring their own words. */
import type { Language } from '@yamanote/games/room';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { ja } from './ja.ts';

export type { Words };

export const words: Readonly<Record<Language, Words>> = { en, de, ja };

/** What a bot is like, with the name that options have for it; some have no more than that. */
export function kindOf(bot: string, { botKinds, withKind }: Words): string {
  return Object.hasOwn(botKinds, bot) ? withKind(botKinds[bot], bot) : bot;
}
