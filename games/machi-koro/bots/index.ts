import type { MachiKoro } from '@yamanote/games/machi-koro/rules';
import type { Judgement } from '@yamanote/games/room';
import { evaluate } from './evaluate.ts';
import { levels } from './levels.ts';

export const judgement: Judgement<MachiKoro> = { evaluate, levels };
