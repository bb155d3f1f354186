import { type OrRefusal, refuse, type Shape } from '@yamanote/kernel';
import type { Bot, Evaluate } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** Every bot by its name, weakest first. A game's own evaluation makes those that judge positions stronger. */
export const BOTS: Readonly<Record<string, (evaluate?: Evaluate) => Bot>> = {
  random: () => randomBot,
  greedy: greedyBot,
};

/** The bot of that name, or a refusal that names those there are. */
export function makeBot<T extends Shape>(name: string, evaluate?: Evaluate<T>): OrRefusal<Bot<T>> {
  if (!Object.hasOwn(BOTS, name)) return refuse('impossible', 'bot', Object.keys(BOTS).join(' or '), name);
  return BOTS[name](evaluate as Evaluate | undefined) as Bot<T>;
}
