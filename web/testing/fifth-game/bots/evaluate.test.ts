import { testJudgement } from '@yamanote/games/testing/judgement';
import { begin } from '@yamanote/games/testing/matches';
import { fastRng } from '@yamanote/kernel';
import { stones } from '@yamanote/kernel/toys';
import { judgement } from './index.ts';

testJudgement({
  game: stones,
  judgement,
  matches: [1, 2, 3].map((seats) => ({ state: begin(stones, seats), rng: fastRng(`stones ${seats}`) })),
  isSane: (value) => Math.abs(value) <= 15,
});
