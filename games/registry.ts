import type { MapDesk, Room } from './room.ts';

/** Every game of the house. Rooms are loaded when they are entered, so that a page fetches only what it plays. */
export const registry: Readonly<Record<string, () => Promise<Room>>> = {
  'machi-koro': async () => (await import('./machi-koro/index.ts')).machiKoroRoom as unknown as Room,
  'king-of-tokyo': async () => (await import('./king-of-tokyo/index.ts')).kingOfTokyoRoom as unknown as Room,
  shinjuku: async () => (await import('./shinjuku/index.ts')).shinjukuRoom as unknown as Room,
  'next-station-tokyo': async () => (await import('./next-station-tokyo/index.ts')).nextStationRoom as unknown as Room,
};

/** The games whose maps come from files. */
export const mapDesks: Readonly<Record<string, () => Promise<MapDesk>>> = {
  'next-station-tokyo': async () => (await import('./next-station-tokyo/map-desk.ts')).mapDesk,
};
