import { readFileSync } from 'node:fs';
import type { WholeRoom } from '@yamanote/games/room';
import { testHowTo } from '@yamanote/games/testing/how-to';
import { stonesRoom } from '../index.ts';
import { howTo } from './index.tsx';

testHowTo({
  howTo,
  room: stonesRoom as unknown as WholeRoom,
  rules: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
  toy: true,
});
