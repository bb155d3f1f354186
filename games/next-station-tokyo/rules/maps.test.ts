import { apply, hashOf, isRefusal, legal, pending, startFrom } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { describe, expect, test } from 'vitest';
import { PENCILS, SYMBOLS } from './cards.ts';
import { nextStation } from './index.ts';
import { compileMap } from './map/compile.ts';
import { type MapFile, readMapFile } from './map/file.ts';
import { foldMap } from './map/fold.ts';
import type { GameMap } from './map/types.ts';
import { MAP_FILES, MAP_IDS, mapOf, ourMap } from './maps.ts';
import { lineScore } from './score.ts';
import { copyOf, type LooseMap, remove, segment, station } from './testing/maps.ts';
import { optionsWith, stateAt } from './testing/states.ts';
import type { NextStationState } from './types.ts';

/** Made ready anew each time, so that every test is one of it. */
function fresh(id: string): GameMap {
  return compileMap(foldMap(readMapFile(MAP_FILES[id]) as MapFile));
}
const firstMap = () => fresh('tokyo-original-1');
const secondMap = () => fresh('tokyo-original-2');

function stationsIn(map: GameMap, kind: string): number[] {
  return map.districts.filter((district) => district.kind === kind).map(({ stations }) => stations.length);
}

rule('NST-1.2', 'thirteen districts and fifty-two stations on the first map', () => {
  const first = firstMap();
  expect(first.districts.map(({ kind }) => kind).sort()).toEqual(
    [
      ...Array(1).fill('central'),
      ...Array(4).fill('inner'),
      ...Array(4).fill('outer'),
      ...Array(4).fill('corner'),
    ].sort(),
  );
  expect(['central', 'inner', 'outer', 'corner'].map((kind) => stationsIn(first, kind))).toEqual([
    [8],
    [4, 4, 4, 4],
    [6, 6, 6, 6],
    [1, 1, 1, 1],
  ]);
  expect(first.stations).toHaveLength(52);
});

rule('NST-1.3', 'thirteen stations of each symbol on the first map', () => {
  const first = firstMap();
  expect(SYMBOLS.map((symbol) => first.stations.filter((one) => one.symbol === symbol).length)).toEqual([
    13, 13, 13, 13,
  ]);
});

rule('NST-1.4', 'each pencil has a start, which is a station with a symbol like any other', () => {
  const first = firstMap();
  const second = secondMap();
  for (const map of [first, second]) {
    expect(map.starts.map((index) => map.stations[index].start)).toEqual(PENCILS);
    expect(map.stations.filter(({ start }) => start !== null)).toHaveLength(4);
  }
});

rule('NST-1.5', 'eight stations on the ring, two in each inner district of the first map', () => {
  const first = firstMap();
  expect(first.ring).toHaveLength(8);
  const perDistrict = first.districts.map(({ kind, stations }) => [
    kind,
    stations.filter((one) => first.stations[one].ring).length,
  ]);
  expect(perDistrict.filter(([, count]) => count !== 0)).toEqual(Array(4).fill(['inner', 2]));
});

rule('NST-1.6', 'the sections of the ring are green from the start, and some are bent', () => {
  const first = firstMap();
  const { sheets } = stateAt({});
  first.segments.forEach(({ ring }, i) => {
    expect(sheets[0].tracks[i] !== 0).toBe(ring);
  });
  expect(first.segments.filter(({ ring }) => ring)).toHaveLength(8);
  expect(first.segments.filter(({ ring, path }) => ring && path.length > 2)).toHaveLength(4);
  expect(first.segments.filter(({ ring }) => !ring)).toHaveLength(129);
});

rule('NST-5.5', 'from every station one can go where its segments lead, and straight on as far as one leads', () => {
  const first = firstMap();
  const second = secondMap();
  for (const map of [first, second]) {
    map.ways.forEach((ways, from) => {
      const joined = map.segments.flatMap(({ a, b }, i) => (a === from ? [[i, b]] : b === from ? [[i, a]] : []));
      expect(ways.map(({ segment: index, to }) => [index, to])).toEqual(joined);
    });
  }
  const west = first.ways[first.byId.get('x6y9')!].find(({ to }) => first.stations[to].id === 'x4y9')!;
  expect(first.stations[west.onTo].id).toBe('x2y9');
});

rule('NST-5.9', 'no track leads across the ring: centre and surroundings meet in its stations only', () => {
  const first = firstMap();
  const second = secondMap();
  for (const map of [first, second]) {
    const kindOf = (index: number) => map.districts[map.stations[index].district].kind;
    const isOutside = (index: number) => kindOf(index) !== 'central' && !map.stations[index].ring;
    expect(map.segments.filter(({ a, b }) => kindOf(a) === 'central' && isOutside(b))).toEqual([]);
    expect(map.segments.filter(({ a, b }) => kindOf(b) === 'central' && isOutside(a))).toEqual([]);
  }
});

rule('NST-15.2', 'a bent section is never straight on from anywhere, nor anything from it', () => {
  const first = firstMap();
  const bent = first.segments.flatMap(({ path }, i) => (path.length > 2 ? [i] : []));
  for (const way of first.ways.flat()) {
    expect(bent).not.toContain(way.onSegment);
    if (bent.includes(way.segment)) expect(way).toMatchObject({ onSegment: -1, extend: null });
  }
  const straight = first.ways[first.byId.get('x2y2')!].find(({ to }) => first.stations[to].id === 'x3y2')!;
  expect(first.segments[straight.onSegment].ring).toBe(true);
});

test('the second map is of another character', () => {
  const first = firstMap();
  const second = secondMap();
  expect([second.width, second.height]).toEqual([10, 13]);
  expect(stationsIn(second, 'central')).toEqual([10]);
  expect(second.stations.length).toBe(49);
  const outerRing = second.ring.filter((index) => second.districts[second.stations[index].district].kind === 'outer');
  expect(outerRing).toHaveLength(1);
  expect(second.segments.filter(({ crossings }) => crossings.length > 0).length).toBeLessThan(
    first.segments.filter(({ crossings }) => crossings.length > 0).length,
  );
});

describe('a map that is not ours', () => {
  /** The first map upside down, with another name. */
  function turned(): LooseMap {
    const map = copyOf('tokyo-original-1');
    const flip = ([x, y]: number[]) => [x, map.grid.height - 1 - y];
    const directions: Record<string, string> = { N: 'S', S: 'N', NE: 'SE', SE: 'NE', NW: 'SW', SW: 'NW' };
    for (const one of map.stations) one.y = map.grid.height - 1 - one.y;
    for (const district of map.districts)
      Object.assign(district, { cells: district.cells!.map(flip), polygon: undefined });
    for (const district of map.districts) delete district.polygon;
    for (const one of map.segments) {
      one.dir = directions[one.dir as string] ?? one.dir;
      if (one.path) one.path = one.path.map(flip);
    }
    return Object.assign(map, { id: 'turned', title: 'Turned over' });
  }

  rule('NST-15.1', 'comes with a position, and travels in the state', () => {
    const state = startFrom(nextStation, { map: turned() }, 2, optionsWith({}));
    if (isRefusal(state)) throw new Error(JSON.stringify(state));
    expect(mapOf(state)).toMatchObject({
      id: 'turned',
      title: 'Turned over',
      provenance: expect.stringMatching(/^original/),
    });
    expect(pending(nextStation, state)).toMatchObject({ is: 'chance', kind: 'pencil' });
    const travelled = JSON.parse(JSON.stringify(state)) as NextStationState;
    expect(mapOf(travelled).stations).toEqual(mapOf(state).stations);
    expect(JSON.stringify(state).length).toBeLessThan(16 * 1024);
  });

  rule('NST-15.1', 'is played on like ours', () => {
    const cards = [['overground-circle']];
    const state = stateAt({ map: turned(), pencils: ['brown', 'purple', 'blue', 'pink'], cards });
    expect(legal(nextStation, state, 0)).toEqual([{ do: 'pass' }, { do: 'draw', from: 'x9y3', to: 'x9y2' }]);
    const { x, y } = mapOf(state).stations[mapOf(state).starts[2]];
    expect([x, y]).toEqual([9, 6]);
    apply(nextStation, state, 0, { do: 'draw', from: 'x9y3', to: 'x9y2' });
    const again = stateAt(nextStation.makePosition(state));
    expect(hashOf(again)).toBe(hashOf(state));
  });

  test('is refused with the check that it fails', () => {
    const map = turned();
    map.segments[0].dir = 'N';
    expect(nextStation.parsePosition({ map }, 1, optionsWith({}))).toMatchObject({
      field: 'map.segments[0].dir',
      expected: '"E" (V6)',
      found: '"\\"N\\""',
    });
    expect(nextStation.parsePosition({ map: {} }, 1, optionsWith({}))).toMatchObject({
      field: 'map.schemaVersion',
      expected: 'this field to be there',
    });
  });
});

/** Two tracks of the first map lead through a district in which they have no station. */
function withForeignGround(districtCount: string): LooseMap {
  const map = copyOf('tokyo-original-1');
  map.rules.districtCount = districtCount;
  const northern = map.districts.find(({ id }) => id === 'outer-north')!;
  remove(northern.cells!, ([x, y]) => x === 1 && y === 0);
  map.districts.find(({ id }) => id === 'outer-west')!.cells!.push([1, 0]);
  segment(map, 'x0y0_x3y0').through = ['outer-west'];
  return map;
}

rule(['NST-15.3', 'NST-16.1'], 'where passing through counts, districts on the way count too', () => {
  const first = firstMap();
  const lines = { purple: ['x3y0', 'x0y0'] };
  const position = { pencils: ['purple', 'blue', 'brown', 'pink'], step: 'over', players: [{ lines }] };
  const counted = stateAt({ ...position, map: withForeignGround('passes-through') });
  expect(lineScore(mapOf(counted), counted.sheets[0], 3)).toEqual({ districts: 3, stations: 1, points: 3 });
  const plain = stateAt(position);
  expect(lineScore(first, plain.sheets[0], 3)).toEqual({ districts: 2, stations: 1, points: 2 });
  expect(nextStation.parsePosition({ map: withForeignGround('stations') }, 1, optionsWith({}))).toHaveProperty(
    'refused',
  );
});

rule('NST-6.4', 'how many lines share a segment is what the map says', () => {
  const map = copyOf('tokyo-original-1');
  map.rules.trackCapacity = 1;
  const state = stateAt({
    map,
    pencils: ['pink', 'purple', 'blue', 'brown'],
    phase: 2,
    cards: [[], ['overground-circle', 'overground-square', 'overground-triangle', 'overground-joker']],
    players: [{ lines: { pink: ['x6y9', 'x6y7', 'x7y7', 'x9y5'], brown: ['x9y3', 'x9y5', 'x7y5', 'x6y7'] } }],
  });
  const targets = legal(nextStation, state, 0).map((action) => ('to' in action ? `${action.from} ${action.to}` : ''));
  expect(targets).not.toContain('x6y7 x7y7');
  expect(targets).toContain('x6y7 x4y7');
});

test('our maps are known by their ids', () => {
  expect(MAP_IDS).toEqual(['tokyo-original-1', 'tokyo-original-2']);
  expect(MAP_IDS.map((id) => ourMap(id).id)).toEqual(MAP_IDS);
  expect(station(copyOf('tokyo-original-1'), 'x9y3').startColour).toBe('brown');
});
