import { type OrRefusal, refuse, type Shape } from '@yamanote/kernel';
import type { Bot, Judgement } from './bot.ts';
import { consideringBot } from './considering.ts';
import { greedyBot } from './greedy.ts';
import { BOT_NAMES, BOT_PATTERNS, type BotName, strengthOf } from './names.ts';
import { randomBot } from './random.ts';
import { softBot } from './soft.ts';

/** The bots that are known by how they think. A game's own judgement makes those that judge positions stronger. */
const THINKING: Readonly<Record<BotName, (judgement?: Judgement) => Bot>> = {
  random: () => randomBot,
  greedy: greedyBot,
  expert: (judgement) => consideringBot('expert', judgement),
  search: (judgement) => consideringBot('search', judgement),
};

/** The bot of that name, also `level-0` to `level-100` and the game's yardsticks; or a refusal that names those there are. */
export function makeBot<T extends Shape>(name: string, judgement?: Judgement<T>): OrRefusal<Bot<T>> {
  const strength = strengthOf(name);
  if (strength !== null) return softBot(name, strength, judgement);
  const yardsticks = judgement?.yardsticks ?? [];
  const yardstick = yardsticks.find((one) => one.name === name);
  if (yardstick !== undefined) return yardstick;
  const thinking = BOT_NAMES.find((known) => known === name);
  if (thinking === undefined) {
    const known = [...BOT_PATTERNS, ...yardsticks.map((one) => one.name)];
    return refuse('impossible', 'bot', known.join(' or '), name);
  }
  return THINKING[thinking](judgement as Judgement | undefined) as Bot<T>;
}
