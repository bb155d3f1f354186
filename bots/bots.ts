import { type OrRefusal, refuse, type Shape } from '@yamanote/kernel';
import type { Bot, Judgement } from './bot.ts';
import { consideringBot } from './considering.ts';
import { greedyBot } from './greedy.ts';
import type { BotName } from './names.ts';
import { randomBot } from './random.ts';

/** Every bot by its name. A game's own judgement makes those that judge positions stronger. */
export const BOTS: Readonly<Record<BotName, (judgement?: Judgement) => Bot>> = {
  random: () => randomBot,
  greedy: greedyBot,
  expert: (judgement) => consideringBot('expert', judgement),
  search: (judgement) => consideringBot('search', judgement),
};

/** The bot of that name, or a refusal that names those there are. */
export function makeBot<T extends Shape>(name: string, judgement?: Judgement<T>): OrRefusal<Bot<T>> {
  if (!Object.hasOwn(BOTS, name)) return refuse('impossible', 'bot', Object.keys(BOTS).join(' or '), name);
  return BOTS[name as BotName](judgement as Judgement | undefined) as Bot<T>;
}
