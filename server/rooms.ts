import type { WholeRoom } from '@yamanote/games/room';
import { underVersion, versionsOf } from '@yamanote/games/versions';
import type { Header } from '@yamanote/kernel';
import type { Plays } from './store/index.ts';

/** What the hall needs of a game; words and pictures are the page's, and what bots know is their workers'. */
export type HallRoom = Pick<WholeRoom, 'game' | 'past' | 'opens' | 'glance'>;
export type Registry = Readonly<Record<string, () => Promise<HallRoom>>>;

export interface Rooms {
  readonly games: readonly string[];
  /** Which versions of which games this node knows. */
  readonly plays: Plays;
  /** For matches that are to begin: the newest that all nodes know which have the game. */
  newest(game: string): HallRoom | undefined;
  /** For a match: with the rules it began under, or those that it would begin under. */
  of(game: string, header: Pick<Header, 'version'> | null): HallRoom | undefined;
  /** What every living node plays. */
  agree(peers: readonly Plays[]): void;
  /** Whether another node knows the rules of this match. */
  isElsewhere(game: string, version: number): boolean;
}

export async function loadRooms(registry: Registry): Promise<Rooms> {
  const games = Object.keys(registry);
  const newest = new Map<string, HallRoom>();
  const dated = new Map<string, HallRoom>();
  const plays = new Map<string, readonly number[]>();
  for (const id of games) {
    const room = await registry[id]();
    newest.set(id, room);
    plays.set(id, versionsOf(room));
    for (const version of versionsOf(room)) dated.set(`${id} ${version}`, (await underVersion(room, version))!);
  }
  let others: readonly Plays[] = [];

  const agreed = (game: string) => {
    const versions = plays.get(game)?.filter((version) => others.every((peer) => knows(peer, game, version) !== false));
    return versions === undefined || versions.length === 0
      ? newest.get(game)
      : dated.get(`${game} ${Math.max(...versions)}`);
  };
  return {
    games,
    plays: Object.fromEntries(plays),
    newest: agreed,
    of: (game, header) => (header === null ? agreed(game) : dated.get(`${game} ${header.version}`)),
    agree(peers) {
      others = peers;
    },
    isElsewhere: (game, version) => others.some((peer) => knows(peer, game, version) === true),
  };
}

/** `undefined` of a node that does not have the game at all. */
function knows(peer: Plays, game: string, version: number): boolean | undefined {
  return Object.hasOwn(peer, game) ? peer[game].includes(version) : undefined;
}
