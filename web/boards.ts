import type { Board } from './kit/board.ts';

/** The boards of the games that can be played by hand; loaded when a table is opened, like the rooms in the registry. */
export const boards: Readonly<Record<string, () => Promise<Board>>> = {
  'machi-koro': async () => (await import('@yamanote/games/machi-koro/board')).board as unknown as Board,
  shinjuku: async () => (await import('@yamanote/games/shinjuku/board')).board as unknown as Board,
};
