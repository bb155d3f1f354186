import type { Judgement } from '@yamanote/games/room';
import type { Shinjuku } from '@yamanote/games/shinjuku/rules';
import { evaluate } from './evaluate.ts';
import { expert } from './expert.ts';
import { levels } from './levels.ts';
import { model } from './model.ts';
import { search } from './search.ts';
import { weigh } from './weigh.ts';

export const judgement: Judgement<Shinjuku> = { evaluate, weigh, worlds: 2, expert, search, levels, model };
