import { readFileSync } from 'node:fs';
import { registry } from '@yamanote/games/registry';
import { testHowTo } from '@yamanote/games/testing/how-to';
import { howTo } from './index.ts';

testHowTo({
  howTo,
  room: await registry['machi-koro'](),
  rules: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
});
