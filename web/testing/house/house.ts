/** The house as it is seen by whoever looks for what is missing in it: all the lists that a game has to be in. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SUBJECTS } from '@yamanote/bench/subjects';
import type { ByLanguage } from '@yamanote/games/by-language';
import type { HowTo } from '@yamanote/games/how-to';
import { botRooms, registry, speeches, textBoards, topics } from '@yamanote/games/registry';
import type { BotRoom, Language, Speech, TextBoard, Topic, WholeRoom } from '@yamanote/games/room';
import type { Board } from '@yamanote/kit';
import { boards } from '../../boards.ts';
import { howTos } from '../../how-tos.ts';
import { BOARDS, PICTURES } from '../../pages/art.ts';
import { STATIONS } from '../../stations.ts';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';
import { ja } from '../../words/ja.ts';
import { addresses } from '../walk/pages.ts';

type ById<Part> = Readonly<Record<string, Part>>;
type Doors<Part> = ById<() => Promise<Part>>;
type ByTheme<Part> = Readonly<Record<'day' | 'night', Part>>;

interface SignPost {
  readonly id: string;
  readonly latin: string;
  readonly players: readonly [least: number, most: number];
}

export interface House {
  rooms: Doors<WholeRoom>;
  botRooms: Doors<BotRoom>;
  speeches: Doors<ByLanguage<Speech>>;
  topics: Doors<ByLanguage<readonly Topic[]>>;
  textBoards: Doors<TextBoard>;
  boards: Doors<Board>;
  howTos: Doors<HowTo>;
  stations: readonly SignPost[];
  /** What a station's sign says below the name. */
  subtitles: Readonly<Record<Language, ById<string>>>;
  pictures: ByTheme<ById<string>>;
  boardPictures: ByTheme<ById<string>>;
  /** The folder of a game: what stands there under this name, or `null`; and the names in one of its folders. */
  folders: ById<Folder>;
  /** What the bench measures. */
  subjects: ById<unknown>;
  /** Addresses that tests walk to. */
  walked: readonly string[];
  readme: string;
}

export interface Folder {
  read(path: string): string | null;
  list(folder: string): readonly string[];
}

const ROOT = new URL('../../../', import.meta.url);

export function theHouse(): House {
  return {
    rooms: registry,
    botRooms,
    speeches,
    topics,
    textBoards,
    boards,
    howTos,
    stations: STATIONS,
    subtitles: { en: en.stations, de: de.stations, ja: ja.stations },
    pictures: PICTURES,
    boardPictures: BOARDS,
    folders: Object.fromEntries(gameFolders().map((id) => [id, folderAt(new URL(`games/${id}/`, ROOT))])),
    subjects: SUBJECTS,
    walked: addresses().map(({ path }) => path),
    readme: readFileSync(new URL('README.md', ROOT), 'utf8'),
  };
}

/** Folders with rules in them. */
function gameFolders(): string[] {
  const folders = readdirSync(new URL('games/', ROOT), { withFileTypes: true }).filter((one) => one.isDirectory());
  return folders.map(({ name }) => name).filter((name) => existsSync(new URL(`games/${name}/rules/`, ROOT)));
}

export function folderAt(at: URL): Folder {
  return {
    read: (path) => (existsSync(new URL(path, at)) ? readFileSync(new URL(path, at), 'utf8') : null),
    list: (folder) => (existsSync(new URL(folder, at)) ? readdirSync(new URL(folder, at)).sort() : []),
  };
}
