import { imagineFrom, legal } from '@yamanote/kernel';
import type { Bot } from './bot.ts';

/** Any legal answer, each equally likely. */
export const randomBot: Bot = {
  name: 'random',
  answer(game, view, seat, rng) {
    const choices = legal(game, imagineFrom(game, view, rng), seat);
    return choices[rng.below(choices.length)];
  },
};
