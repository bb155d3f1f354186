import type { KingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import type { Judgement } from '@yamanote/games/room';
import { evaluate, foresee } from './evaluate.ts';
import { levels } from './levels.ts';

export const judgement: Judgement<KingOfTokyo> = { evaluate, foresee, levels };
