import type { Words } from './en.ts';

/** What a kind of bot is called; a new one that has no words yet goes by its own name. */
export function botWords(words: Words, bot: string): { name: string; hint: string } {
  return Object.hasOwn(words.bots, bot) ? words.bots[bot] : { name: bot, hint: '' };
}
