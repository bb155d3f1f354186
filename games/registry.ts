import type { Room } from './room.ts';

/** Every game of the house. Rooms are loaded when they are entered, so that a page fetches only what it plays. */
export const registry: Readonly<Record<string, () => Promise<Room>>> = {
  'machi-koro': async () => (await import('./machi-koro/index.ts')).machiKoroRoom as unknown as Room,
  'king-of-tokyo': async () => (await import('./king-of-tokyo/index.ts')).kingOfTokyoRoom as unknown as Room,
  shinjuku: async () => (await import('./shinjuku/index.ts')).shinjukuRoom as unknown as Room,
};
