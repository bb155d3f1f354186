import { type Golden, goldenMatches } from '@yamanote/tools/golden';
import { describe } from 'vitest';
import { kingOfTokyoRoom } from './index.ts';
import type { KingOfTokyo } from './rules/index.ts';
import { beginning, type Dealt } from './rules/testing/rich.ts';

const past = await Promise.all(Object.values(kingOfTokyoRoom.past ?? {}).map((load) => load()));

describe.each(past)('under version $version', (game) => {
  const file = new URL(`past/v${game.version}/golden.json`, import.meta.url);
  goldenMatches<KingOfTokyo, Golden<KingOfTokyo['options']> & Dealt>(game, file, beginning(game));
});
