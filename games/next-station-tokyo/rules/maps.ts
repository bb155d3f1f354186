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
  return ownMap === null ? ourMap(options.map) : remembered(others, ownMap, compileMap);
}

export function ourMap(id: string): GameMap {
  return remembered(ours, id, (name) => {
    // That ours are in order is shown once, by a test; whoever opens a page need not wait for it.
    const map = readMapFile(MAP_FILES[name]);
    if (isRefusal(map)) throw new Error(`the map ${name}: ${sentence(map)}`);
    return compileMap(foldMap(map));
  });
}

function remembered<K, V>(
  known: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: (key: K) => V,
): V {
  let value = known.get(key);
  if (value === undefined) {
    value = make(key);
    known.set(key, value);
  }
  return value;
}
