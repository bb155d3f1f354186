/** The lists of `games/registry.ts`, `web/boards.ts` and `web/how-tos.ts` in a house whose only game is this one. */
import type { ByLanguage } from '@yamanote/games/by-language';
import type { HowTo } from '@yamanote/games/how-to';
import type { BotRoom, Room, Speech, TextBoard, Topic, WholeRoom } from '@yamanote/games/room';
import type { WholeGame } from '@yamanote/kernel';
import { stones } from '@yamanote/kernel/toys';
import type { Board } from '@yamanote/kit';

type Doors<Part> = Readonly<Record<string, () => Promise<Part>>>;

export const pageRooms: Doors<Room> = {
  stones: async () => (await import('./index.ts')).stonesRoom as unknown as Room,
};

export const registry: Doors<WholeRoom> = {
  stones: async () => ({ ...(await pageRooms.stones()), game: stones as unknown as WholeGame }),
};

export const botRooms: Doors<BotRoom> = {
  stones: async () => ({ ...(await registry.stones()), ...(await import('./bots/index.ts')).judgement }) as BotRoom,
};

export const speeches: Doors<ByLanguage<Speech>> = {
  stones: async () => (await import('./words/index.ts')).speech as ByLanguage<Speech>,
};

export const topics: Doors<ByLanguage<readonly Topic[]>> = {
  stones: async () => (await import('./words/topics.ts')).topics,
};

export const textBoards: Doors<TextBoard> = {
  stones: async () => (await import('./terminal/index.ts')).textBoard as TextBoard,
};

export const boards: Doors<Board> = {
  stones: async () => (await import('./board/index.tsx')).board as unknown as Board,
};

export const howTos: Doors<HowTo> = {
  stones: async () => (await import('./howto/index.tsx')).howTo as unknown as HowTo,
};
