import type { GameId } from '@yamanote/games/registry';
import type { Board } from '@yamanote/kit/board.ts';

/** The boards of the games that can be played by hand; loaded when a table is opened, like the rooms in the registry. */
export const boards: Readonly<Record<string, () => Promise<Board>>> = {
  'machi-koro': async () => (await import('@yamanote/games/machi-koro/board')).board as unknown as Board,
  'king-of-tokyo': async () => (await import('@yamanote/games/king-of-tokyo/board')).board as unknown as Board,
  shinjuku: async () => (await import('@yamanote/games/shinjuku/board')).board as unknown as Board,
  'next-station-tokyo': async () =>
    (await import('@yamanote/games/next-station-tokyo/board')).board as unknown as Board,
} satisfies Readonly<Record<GameId, () => Promise<Board>>>;
