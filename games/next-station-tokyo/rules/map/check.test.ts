import { rule } from '@yamanote/tools/rule';
import { expect, test } from 'vitest';
import { MAP_FILES, MAP_IDS } from '../maps.ts';
import { breaks, faultsAfter, type LooseMap, remove, segment, station } from '../testing/maps.ts';
import { checkMap, MAP_CHECKS } from './check.ts';

rule('NST-15.1', 'every map of ours is in order', () => {
  for (const id of MAP_IDS) expect(checkMap(MAP_FILES[id]), id).toMatchObject({ id });
  expect(MAP_IDS.length).toBeGreaterThan(1);
});

rule('NST-15.1', 'a map says where it comes from; ours are original layouts', () => {
  for (const id of MAP_IDS)
    expect(checkMap(MAP_FILES[id])).toHaveProperty('provenance.status', expect.stringMatching(/^original layout/));
  expect(faultsAfter((map) => delete map.provenance)).toMatchObject([{ check: 'form', field: 'provenance' }]);
});

rule('NST-V10', 'where stations count, no segment enters a third district', () => {
  const foreign = (map: LooseMap) => {
    remove(map.districts[1].cells!, ([x, y]) => x === 4 && y === 2);
    map.districts[5].cells!.push([4, 2]);
  };
  breaks('V10', [
    [
      'a cell in the way',
      foreign,
      'segments[129]: expected no district but inner-north and inner-north on its way, found ["outer-north"]',
    ],
    [
      'something listed',
      (map) => (segment(map, 'x0y0_x3y0').through = ['central']),
      'segments[0].through: expected nothing, as only stations count, found ["central"]',
    ],
  ]);
});

rule(['NST-V10', 'NST-15.3'], 'where passing through counts, a segment lists what else it enters', () => {
  const passing = (through: string[]) => (map: LooseMap) => {
    map.rules.districtCount = 'passes-through';
    remove(map.districts[1].cells!, ([x, y]) => x === 4 && y === 2);
    map.districts[5].cells!.push([4, 2]);
    segment(map, 'loop_x3y2_x5y2').through = through;
  };
  expect(faultsAfter(passing(['outer-north']))).toEqual([]);
  const says = 'segments[129].through: expected what it enters: outer-north, found';
  breaks('V10', [
    ['not listed', passing([]), says],
    ['something else listed', passing(['central']), says],
    ['more listed', passing(['outer-north', 'central']), says],
  ]);
});

rule('NST-V11', 'everything hangs together, and every station has enough tracks', () => {
  const without = (ids: string[]) => (map: LooseMap) => {
    map.segments = map.segments.filter(({ id }) => !ids.includes(id));
    map.crossings = map.crossings.filter((pair) => !pair.some((id) => ids.includes(id)));
  };
  const cornerTracks = ['x0y0_x3y0', 'x0y0_x1y1', 'x0y0_x0y2'];
  breaks('V11', [
    ['a corner with one', without(cornerTracks.slice(1)), 'stations[0]: expected at least 2 tracks, found 1'],
    ['a station with two', without(['x0y2_x0y3', 'x0y3_x0y4']), 'stations[16]: expected at least 3 tracks, found 2'],
    ['an island', without(cornerTracks), 'stations[1]: expected a way from x0y0, found "x3y0"'],
  ]);
  expect(faultsAfter(without(cornerTracks.slice(2)))).toEqual([]);
});

rule('NST-V12', 'no symbol is rarer than another, but for one', () => {
  breaks('V12', [
    [
      'fourteen and twelve',
      (map) => (station(map, 'x0y0').symbol = 'circle'),
      'stations: expected as many of each symbol, but for one, found {"circle":14,"square":13,"triangle":13,"pentagon":12}',
    ],
  ]);
  expect(checkMap(MAP_FILES['tokyo-original-2'])).not.toBeInstanceOf(Array);
});

test('the checks are V1 to V12', () => {
  expect(MAP_CHECKS).toEqual(Array.from({ length: 12 }, (_, i) => `V${i + 1}`));
});

test('all that is wrong is said at once, as far as it can be judged', () => {
  const faults = faultsAfter((map) => {
    segment(map, 'x0y0_x3y0').dir = 'W';
    delete station(map, 'x6y9').startColour;
    map.crossings.shift();
  });
  expect(faults.map(({ check }) => check)).toEqual(['V3', 'V6', 'V8']);
});
