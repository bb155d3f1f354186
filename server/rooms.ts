import type { BotRoom } from '@yamanote/games/room';

/** What the hall needs of a game; words and pictures are the page's. */
export type HallRoom = Pick<BotRoom, 'game' | 'evaluate' | 'foresee' | 'worlds' | 'opens'>;
export type Registry = Readonly<Record<string, () => Promise<HallRoom>>>;
export type Rooms = ReadonlyMap<string, HallRoom>;

export async function loadRooms(registry: Registry): Promise<Rooms> {
  const loaded = await Promise.all(
    Object.entries(registry).map(async ([id, load]): Promise<[string, HallRoom]> => [id, await load()]),
  );
  return new Map(loaded);
}
