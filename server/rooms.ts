import type { BotRoom } from '@yamanote/games/room';
import { underVersion, versionsOf } from '@yamanote/games/versions';
import type { Header } from '@yamanote/kernel';

/** What the hall needs of a game; words and pictures are the page's. */
export type HallRoom = Pick<BotRoom, 'game' | 'past' | 'evaluate' | 'foresee' | 'worlds' | 'opens'>;
export type Registry = Readonly<Record<string, () => Promise<HallRoom>>>;

export interface Rooms {
  readonly games: readonly string[];
  /** For matches that are to begin. */
  newest(game: string): HallRoom | undefined;
  /** For a match: with the rules it began under, or the newest if it has not begun. */
  of(game: string, header: Pick<Header, 'version'> | null): HallRoom | undefined;
}

export async function loadRooms(registry: Registry): Promise<Rooms> {
  const games = Object.keys(registry);
  const newest = new Map<string, HallRoom>();
  const dated = new Map<string, HallRoom>();
  for (const id of games) {
    const room = await registry[id]();
    newest.set(id, room);
    for (const version of versionsOf(room)) dated.set(`${id} ${version}`, (await underVersion(room, version))!);
  }
  return {
    games,
    newest: (game) => newest.get(game),
    of: (game, header) => (header === null ? newest.get(game) : dated.get(`${game} ${header.version}`)),
  };
}
