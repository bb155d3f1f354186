/**
 * Into which files the script is cut: along the way that everybody takes, from home by a station to the first question at a
 * table, so that each step of it fetches few files, and nothing that only a later step needs.
 */
import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Splitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>;
type Group = NonNullable<Splitting['groups']>[number];
type Name = Extract<Group['name'], (...given: never) => unknown>;
type Graph = Parameters<Name>[1];

const house = join(import.meta.dirname, '../..');
const STATION = 'web/pages/game/game-page.tsx';
const TABLE = 'web/table/table-page.tsx';

/** For what is not on the way: it is fetched when somebody needs it, in files by who does. */
const apart = { minShareCount: 2, entriesAware: true };

/** From the ground up: what a file needs has been cut before it, for otherwise it is drawn into that file. */
const groups: Group[] = [
  { name: 'libraries', test: /[\\/]node_modules[\\/]@?preact|vite[\\/]preload-helper/ },
  {
    name: 'doors',
    test: /[\\/](games[\\/](registry|by-language|versions)|kernel[\\/]language|bots[\\/]names)\.ts$|[\\/]protocol[\\/](addresses|code)\.ts$/,
  },
  {
    name: 'seals',
    test: /[\\/](connection[\\/]seals|kernel[\\/]match[\\/]seal)\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    ...apart,
    name: 'match',
    test: /[\\/](kernel[\\/](chacha20|course|differences|scenario|time-control|match[\\/])|running-match[\\/]|protocol[\\/]|bots[\\/](?!names))/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'kernel',
    test: /[\\/](kernel[\\/](?!chacha20|course|differences|scenario|time-control)[^\\/]+|games[\\/]wording\.ts)$/,
  },
  { name: reachedFrom('home', 'web/main.tsx') },
  { name: reachedFrom('hall', STATION, TABLE) },
  { name: reachedFrom('station', STATION) },
  { name: reachedFrom('table', TABLE) },
  { ...apart, name: 'kit', test: /[\\/]kit[\\/]/, entriesAwareMergeThreshold: 600 },
  { name: ofGame('rules', /^(rules[\\/](?!(index|census)\.ts|position).*|index\.ts)$/) },
  { name: ofGame('whole', /^rules[\\/]/) },
  { name: ofGame('words', /^words[\\/](?!([\w-]+\.)?(en|de|ja)\.ts$)[^\\/]+$/) },
  ...['en', 'de', 'ja'].map((language) => ({
    name: ofGame(language, new RegExp(String.raw`^(board[\\/])?words[\\/]([\w-]+\.)?${language}\.ts$`)),
  })),
  { name: atOnceOnTheBoard },
  { ...apart, name: 'parts', test: /[\\/](web[\\/](?!pages[\\/])|games[\\/])/ },
];

export const codeSplitting: Splitting = {
  groups: groups.map((group, i) => ({ ...group, priority: groups.length - i })),
};

/** What all of these pages need at once, of the pages and the kit. */
function reachedFrom(file: string, ...pages: readonly string[]): Name {
  const doors = pages.map((page) => normalizePath(join(house, page)));
  return (id, graph) => (doors.every((door) => reach(door, /[\\/](web|kit)[\\/]/, graph).has(id)) ? file : null);
}

/** What of a game's folder goes by such a path in it. */
function ofGame(file: string, path: RegExp): Name {
  return (id) => {
    const { game, rest } = placeOf(id);
    return game !== undefined && path.test(rest) ? `${game}-${file}` : null;
  };
}

/** A board without what it draws only later. */
function atOnceOnTheBoard(id: string, graph: Graph): string | null {
  const { folder, game } = placeOf(id);
  if (game === undefined) return null;
  return reach(`${folder}/board/index.ts`, /[\\/]board[\\/]/, graph).has(id) ? `${game}-board` : null;
}

function placeOf(id: string): Partial<Record<'folder' | 'game', string>> & { rest: string } {
  const {
    folder,
    game,
    rest = '',
  } = /^(?<folder>.*[\\/]games[\\/](?<game>[^\\/]+))[\\/](?<rest>.+)$/.exec(id)?.groups ?? {};
  return { folder, game, rest };
}

const reaches = new Map<string, ReadonlySet<string>>();

/** The modules that come with this one, as far as they are in such a place. */
function reach(door: string, within: RegExp, graph: Graph): ReadonlySet<string> {
  const known = reaches.get(door);
  if (known !== undefined) return known;
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id) || !within.test(id)) return;
    reached.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(door);
  reaches.set(door, reached);
  return reached;
}

/** A group's part is named after all who need it, which makes no good address. */
export function chunkFileNames({ name }: { name: string }): string {
  return `assets/${name.split('~')[0]}-[hash].js`;
}
