import { readFileSync } from 'node:fs';
import { registry } from '@yamanote/games/registry';
import { testHowTo } from '@yamanote/games/testing/how-to';
import { howTo } from './index.ts';

testHowTo({
  howTo,
  room: await registry['next-station-tokyo'](),
  rules: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
});
