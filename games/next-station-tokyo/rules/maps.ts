/** The maps of the house, and the map of a match. Nothing else in the rules knows any map. */
import { isRefusal, sentence } from '@yamanote/kernel';
import { compileMap } from './map/compile.ts';
import { readMapFile } from './map/file.ts';
import { type FoldedMap, foldMap } from './map/fold.ts';
import type { GameMap } from './map/types.ts';
import first from './maps/tokyo-original-1.json';
import second from './maps/tokyo-original-2.json';
import type { NextStationState } from './types.ts';

/** By id, as the files are. */
export const MAP_FILES: Readonly<Record<string, unknown>> = Object.fromEntries(
  [first, second].map((file) => [file.id, file]),
);
export const MAP_IDS: readonly string[] = Object.keys(MAP_FILES);

const ours = new Map<string, GameMap>();
const others = new WeakMap<FoldedMap, GameMap>();

/** The map that a match is played on. */
export function mapOf({ options, ownMap }: Pick<NextStationState, 'options' | 'ownMap'>): GameMap {
  return ownMap === null ? ourMap(options.map) : (others.get(ownMap) ?? keep(others, ownMap, compileMap(ownMap)));
}

export function ourMap(id: string): GameMap {
  return ours.get(id) ?? keep(ours, id, open(id));
}

function keep<K>(known: { set(key: K, map: GameMap): unknown }, key: K, map: GameMap): GameMap {
  known.set(key, map);
  return map;
}

/** That ours are in order is shown once, by a test; whoever opens a page need not wait for it. */
function open(id: string): GameMap {
  const file = readMapFile(MAP_FILES[id]);
  if (isRefusal(file)) throw new Error(`the map ${id}: ${sentence(file)}`);
  return compileMap(foldMap(file));
}
