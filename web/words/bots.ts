import { levelOf } from '../levels/level.ts';
import type { Words } from './en.ts';

/** What a level, or the bot of a seat, is called; a new one that has no words yet goes by its own name. */
export function botWords(words: Words, bot: string): Words['bots'][string] {
  const level = levelOf(bot);
  return Object.hasOwn(words.bots, level)
    ? words.bots[level]
    : { name: bot, hint: '', company: ({ bots }) => `${bots} × ${bot}` };
}
