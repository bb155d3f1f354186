import { testBots } from '@yamanote/games/testing/bots';
import type { WholeGame } from '@yamanote/kernel';
import { stones } from '@yamanote/kernel/toys';
import { judgement } from './index.ts';

testBots(async () => ({ ...judgement, game: stones as unknown as WholeGame }));
