import type { MachiKoro } from '@yamanote/games/machi-koro/rules';
import type { Judgement } from '@yamanote/games/room';
import { evaluate } from './evaluate.ts';
import { expert } from './expert.ts';
import { levels } from './levels.ts';
import { model } from './model.ts';
import { yardsticks } from './orders.ts';
import { search } from './search.ts';

export const judgement: Judgement<MachiKoro> = { evaluate, expert, search, levels, yardsticks, model };
