import { goldenMatches } from '@yamanote/tools/golden';
import { describe } from 'vitest';
import { shinjukuRoom } from './index.ts';

const past = await Promise.all(Object.values(shinjukuRoom.past ?? {}).map((load) => load()));

describe.each(past)('under version $version', (game) => {
  goldenMatches(game, new URL(`past/v${game.version}/golden.json`, import.meta.url));
});
