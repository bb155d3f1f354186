import type { Words } from './en.ts';

/** What a kind of bot is called; a new one that has no words yet goes by its own name. */
export function botWords(words: Words, bot: string): Words['bots'][string] {
  return Object.hasOwn(words.bots, bot)
    ? words.bots[bot]
    : { name: bot, hint: '', company: ({ bots }) => `${bots} × ${bot}` };
}
