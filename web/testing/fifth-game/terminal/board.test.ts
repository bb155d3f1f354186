import { loadAll } from '@yamanote/games/by-language';
import { after } from '@yamanote/games/testing/matches';
import { testTextBoard } from '@yamanote/games/testing/text-board';
import { stones } from '@yamanote/kernel/toys';
import { words } from '../words/index.ts';
import { textBoard } from './index.ts';

await loadAll(words);

const STATES = [1, 3].flatMap((seats) => [0, 7, 20].map((entries) => after(stones, entries, seats)));

testTextBoard({
  game: stones,
  board: textBoard,
  views: STATES.flatMap((state) => ([0, 'public'] as const).map((viewer) => ({ state, viewer }))),
  fullest: [{ seen: { state: after(stones, 9, 3), viewer: 0 }, rows: 20 }],
});
