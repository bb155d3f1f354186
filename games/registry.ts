/** The doors to every game of the house. Each leads to what one needs and no more: a page fetches only what it plays. */
import type { WholeGame } from '@yamanote/kernel';
import type { ByLanguage } from './by-language.ts';
import type {
  BotRoom,
  Judgement,
  MapDesk,
  MapFault,
  Room,
  Solver,
  Speech,
  TextBoard,
  Topic,
  WholeRoom,
} from './room.ts';

type Doors<Part> = Readonly<Record<string, () => Promise<Part>>>;
/** A door for every game: none can be forgotten. */
type DoorsOfAll<Part> = Readonly<Record<GameId, () => Promise<Part>>>;

const rooms = {
  'machi-koro': async () => (await import('./machi-koro/index.ts')).machiKoroRoom as unknown as Room,
  'king-of-tokyo': async () => (await import('./king-of-tokyo/index.ts')).kingOfTokyoRoom as unknown as Room,
  shinjuku: async () => (await import('./shinjuku/index.ts')).shinjukuRoom as unknown as Room,
  'next-station-tokyo': async () => (await import('./next-station-tokyo/index.ts')).nextStationRoom as unknown as Room,
} satisfies Doors<Room>;

export type GameId = keyof typeof rooms;

/** What can be played: the rules, and what pages need to know about them, without what no page asks for while it is played. */
export const pageRooms: Doors<Room> = rooms;

/** The rules with all that can be said of them. */
const games: DoorsOfAll<WholeGame> = {
  'machi-koro': async () => (await import('./machi-koro/rules/index.ts')).machiKoro as unknown as WholeGame,
  'king-of-tokyo': async () => (await import('./king-of-tokyo/rules/index.ts')).kingOfTokyo as unknown as WholeGame,
  shinjuku: async () => (await import('./shinjuku/rules/index.ts')).shinjuku as unknown as WholeGame,
  'next-station-tokyo': async () =>
    (await import('./next-station-tokyo/rules/index.ts')).nextStation as unknown as WholeGame,
};

/** What the board of a hall says of a match that is being played. */
const glances: DoorsOfAll<NonNullable<WholeRoom['glance']>> = {
  'machi-koro': async () => (await import('./machi-koro/glance.ts')).glance as never,
  'king-of-tokyo': async () => (await import('./king-of-tokyo/glance.ts')).glance as never,
  shinjuku: async () => (await import('./shinjuku/glance.ts')).glance as never,
  'next-station-tokyo': async () => (await import('./next-station-tokyo/glance.ts')).glance as never,
};

/** The same rooms for who keeps matches and reads them again: a hall, a terminal, the check of a match's file. */
export const registry: Doors<WholeRoom> = /* @__PURE__ */ ofEach(games, async (id, whole) => ({
  ...(await pageRooms[id]()),
  game: await whole(),
  glance: await glances[id as GameId](),
}));

/** What the bots of a game go by. */
const judgements: DoorsOfAll<Judgement> = {
  'machi-koro': async () => (await import('./machi-koro/bots/index.ts')).judgement as Judgement,
  'king-of-tokyo': async () => (await import('./king-of-tokyo/bots/index.ts')).judgement as Judgement,
  shinjuku: async () => (await import('./shinjuku/bots/index.ts')).judgement as Judgement,
  'next-station-tokyo': async () => (await import('./next-station-tokyo/bots/index.ts')).judgement as Judgement,
};

/** The same for who lets bots play them. */
export const botRooms: Doors<BotRoom> = /* @__PURE__ */ ofEach(judgements, async (id, judge) => ({
  ...(await registry[id]()),
  ...(await judge()),
}));

/** What a game says, a language at a time. */
export const speeches: Doors<ByLanguage<Speech>> = {
  'machi-koro': async () => (await import('./machi-koro/words/index.ts')).speech as ByLanguage<Speech>,
  'king-of-tokyo': async () => (await import('./king-of-tokyo/words/index.ts')).speech as ByLanguage<Speech>,
  shinjuku: async () => (await import('./shinjuku/words/index.ts')).speech as ByLanguage<Speech>,
  'next-station-tokyo': async () => (await import('./next-station-tokyo/words/index.ts')).speech as ByLanguage<Speech>,
} satisfies DoorsOfAll<ByLanguage<Speech>>;

/** What can be asked about in a game, a language at a time. */
export const topics: Doors<ByLanguage<readonly Topic[]>> = {
  'machi-koro': async () => (await import('./machi-koro/words/topics.ts')).topics,
  'king-of-tokyo': async () => (await import('./king-of-tokyo/words/topics.ts')).topics,
  shinjuku: async () => (await import('./shinjuku/words/topics.ts')).topics,
  'next-station-tokyo': async () => (await import('./next-station-tokyo/words/topics.ts')).topics,
} satisfies DoorsOfAll<ByLanguage<readonly Topic[]>>;

/** A game as text, for terminals; it is drawn in a language that its speech has loaded. */
export const textBoards: Doors<TextBoard> = {
  'machi-koro': async () => (await import('./machi-koro/terminal/index.ts')).board as TextBoard,
  'king-of-tokyo': async () => (await import('./king-of-tokyo/terminal/index.ts')).board as TextBoard,
  shinjuku: async () => (await import('./shinjuku/terminal/index.ts')).board as TextBoard,
  'next-station-tokyo': async () => (await import('./next-station-tokyo/terminal/index.ts')).board as TextBoard,
} satisfies DoorsOfAll<TextBoard>;

/** The games of which one can find out what would have been the best. */
export const solvers: Doors<Solver> = {
  'next-station-tokyo': async () => (await import('./next-station-tokyo/bots/hindsight/index.ts')).solver as Solver,
};

/** The games whose maps come from files. */
export const mapDesks: Doors<MapDesk> = {
  'next-station-tokyo': async () => (await import('./next-station-tokyo/map-desk.ts')).mapDesk,
};

/** What is wrong with a map, in a sentence without its place; `null` for what is wrong with the form of any file. */
export const mapFaults: Doors<ByLanguage<(fault: MapFault) => string | null>> = {
  'next-station-tokyo': async () => (await import('./next-station-tokyo/words/map-faults/index.ts')).mapFaults,
};

/** A page that asks for none of what comes of it does not even fetch where it would be. */
function ofEach<Door, Part>(
  doors: Readonly<Record<string, Door>>,
  open: (id: string, door: Door) => Promise<Part>,
): Doors<Part> {
  return Object.fromEntries(Object.entries(doors).map(([id, door]) => [id, () => open(id, door)]));
}
