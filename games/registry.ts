/** The doors to every game of the house. Each leads to what one needs and no more: a page fetches only what it plays. */
import type { ByLanguage } from './by-language.ts';
import type { MapDesk, Room, Speech, TextBoard } from './room.ts';

/** What can be played: rules, and what bots and pages need to know about them. */
export const registry: Readonly<Record<string, () => Promise<Room>>> = {
  'machi-koro': async () => (await import('./machi-koro/index.ts')).machiKoroRoom as unknown as Room,
  'king-of-tokyo': async () => (await import('./king-of-tokyo/index.ts')).kingOfTokyoRoom as unknown as Room,
  shinjuku: async () => (await import('./shinjuku/index.ts')).shinjukuRoom as unknown as Room,
  'next-station-tokyo': async () => (await import('./next-station-tokyo/index.ts')).nextStationRoom as unknown as Room,
};

/** What a game says, a language at a time. */
export const speeches: Readonly<Record<string, () => Promise<ByLanguage<Speech>>>> = {
  'machi-koro': async () => (await import('./machi-koro/words/index.ts')).speech as ByLanguage<Speech>,
  'king-of-tokyo': async () => (await import('./king-of-tokyo/words/index.ts')).speech as ByLanguage<Speech>,
  shinjuku: async () => (await import('./shinjuku/words/index.ts')).speech as ByLanguage<Speech>,
  'next-station-tokyo': async () => (await import('./next-station-tokyo/words/index.ts')).speech as ByLanguage<Speech>,
};

/** A game as text, for terminals; it is drawn in a language that its speech has loaded. */
export const textBoards: Readonly<Record<string, () => Promise<TextBoard>>> = {
  'machi-koro': async () => (await import('./machi-koro/terminal/index.ts')).board as TextBoard,
  'king-of-tokyo': async () => (await import('./king-of-tokyo/terminal/index.ts')).board as TextBoard,
  shinjuku: async () => (await import('./shinjuku/terminal/index.ts')).board as TextBoard,
  'next-station-tokyo': async () => (await import('./next-station-tokyo/terminal/index.ts')).board as TextBoard,
};

/** The games whose maps come from files. */
export const mapDesks: Readonly<Record<string, () => Promise<MapDesk>>> = {
  'next-station-tokyo': async () => (await import('./next-station-tokyo/map-desk.ts')).mapDesk,
};
