import type { Judgement } from '@yamanote/games/room';
import type { Shinjuku } from '@yamanote/games/shinjuku/rules';
import { evaluate } from './evaluate.ts';
import { levels } from './levels.ts';

export const judgement: Judgement<Shinjuku> = { evaluate, worlds: 2, levels };
