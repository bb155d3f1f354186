import { sentence } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { faultsAfter, type LooseMap } from '../testing/maps.ts';
import { checkMap } from './check.ts';

describe('the form of a map', () => {
  test.each<[string, (map: LooseMap) => void, string]>([
    ['a field missing', (map) => delete map.schemaVersion, 'schemaVersion: expected this field to be there'],
    ['another schema', (map) => (map.schemaVersion = 2), 'schemaVersion: expected 1, found 2'],
    ['a strange field', (map) => (map.colour = 'red'), 'colour: expected no such field'],
    ['a strange id', (map) => (map.id = 'Tokyo 1'), 'id: expected small letters, digits and hyphens, found "Tokyo 1"'],
    ['no title', (map) => (map.title = 7), 'title: expected a text, found 7'],
    ['a long title', (map) => (map.title = 'x'.repeat(201)), 'title: expected a text of at most 200 characters'],
    ['no rules', (map) => (map.rules = [] as never), 'rules: expected an object, found []'],
    [
      'another way to count',
      (map) => (map.rules.districtCount = 'some'),
      'rules.districtCount: expected one of stations, passes-through',
    ],
    [
      'no room on the ring',
      (map) => (map.rules.loopCapacity = 0),
      'rules.loopCapacity: expected a whole number from 1 to 2, found 0',
    ],
    [
      'no room on tracks',
      (map) => (map.rules.trackCapacity = 1.5),
      'rules.trackCapacity: expected a whole number from 1 to 2',
    ],
    [
      'three lines on the ring',
      (map) => (map.rules.loopCapacity = 3),
      'rules.loopCapacity: expected a whole number from 1 to 2, found 3',
    ],
    [
      'three lines on a track',
      (map) => (map.rules.trackCapacity = 3),
      'rules.trackCapacity: expected a whole number from 1 to 2, found 3',
    ],
    ['a nameless station', (map) => (map.stations[0].id = ''), 'stations[0].id: expected an id, which is not empty'],
    ['a nameless district', (map) => (map.districts[0].id = ''), 'districts[0].id: expected an id, which is not empty'],
    ['a nameless segment', (map) => (map.segments[0].id = ''), 'segments[0].id: expected an id, which is not empty'],
    ['no width', (map) => (map.grid.width = 0), 'grid.width: expected a whole number from 1 to 64, found 0'],
    ['a vast height', (map) => (map.grid.height = 65), 'grid.height: expected a whole number from 1 to 64'],
    [
      'a fifth symbol',
      (map) => (map.symbols = ['circle', 'square', 'triangle', 'pentagon', 'star']),
      'symbols: expected a list of at most 4',
    ],
    [
      'a symbol short',
      (map) => (map.symbols = ['circle', 'square', 'triangle']),
      'symbols: expected each of circle, square, triangle, pentagon, once',
    ],
    [
      'a symbol twice',
      (map) => (map.symbols = ['circle', 'square', 'triangle', 'circle']),
      'symbols: expected each of',
    ],
    [
      'a strange pencil',
      (map) => (map.lineColours = [{ id: 'red' }]),
      'lineColours[0].id: expected one of pink, blue, brown, purple',
    ],
    ['no ring colour', (map) => (map.loopColour = 'green'), 'loopColour: expected an object'],
    [
      'a district without ground',
      (map) => (map.districts[0] = { id: 'central', ring: 'central' }),
      'districts[0]: expected cells or a polygon',
    ],
    [
      'a flat outline',
      (map) =>
        (map.districts[0].polygon = [
          [0, 0],
          [1, 1],
        ]),
      'districts[0].polygon: expected at least three points',
    ],
    [
      'half a cell',
      (map) => (map.districts[0].cells![0] = [0.5, 1]),
      'districts[0].cells[0]: expected a point of whole numbers',
    ],
    [
      'a point of three',
      (map) => (map.districts[0].polygon![0] = [0, 1, 2]),
      'districts[0].polygon[0]: expected a point, two numbers',
    ],
    [
      'a far point',
      (map) => (map.districts[0].polygon![0] = [0, 65]),
      'districts[0].polygon[0]: expected a point, two numbers',
    ],
    [
      'an unknown kind',
      (map) => (map.districts[0].ring = 'outside'),
      'districts[0].ring: expected one of central, inner, outer, corner',
    ],
    [
      'a negative count',
      (map) => (map.districts[0].stationCount = -1),
      'districts[0].stationCount: expected a whole number of at least 0',
    ],
    [
      'half a station',
      (map) => (map.stations[0].x = 0.5),
      'stations[0].x: expected a whole number from -64 to 64, found 0.5',
    ],
    [
      'a far station',
      (map) => (map.stations[0].y = 65),
      'stations[0].y: expected a whole number from -64 to 64, found 65',
    ],
    ['an unknown symbol', (map) => (map.stations[0].symbol = 'star'), 'stations[0].symbol: expected one of circle'],
    [
      'an unknown start',
      (map) => (map.stations[0].startColour = 'red'),
      'stations[0].startColour: expected one of pink',
    ],
    [
      'a false flag',
      (map) => (map.stations[0].loop = false),
      'stations[0].loop: expected true or nothing, found false',
    ],
    ['a strange name', (map) => (map.stations[0].name = 5), 'stations[0].name: expected a text'],
    ['a strange station field', (map) => (map.stations[0].size = 5), 'stations[0].size: expected no such field'],
    [
      'too many stations',
      (map) => (map.stations = Array(81).fill(map.stations[0])),
      'stations: expected a list of at most 80, found "81 of them"',
    ],
    ['another kind', (map) => (map.segments[0].kind = 'bus'), 'segments[0].kind: expected one of track, loop'],
    ['another direction', (map) => (map.segments[0].dir = 'up'), 'segments[0].dir: expected one of N, NE'],
    ['a strange curve', (map) => (map.segments[0].curve = 1), 'segments[0].curve: expected true or false'],
    ['a path of one', (map) => (map.segments[0].path = [[0, 0]]), 'segments[0].path: expected at least two points'],
    ['through a number', (map) => (map.segments[0].through = [1]), 'segments[0].through[0]: expected a text'],
    [
      'too many segments',
      (map) => (map.segments = Array(241).fill(map.segments[0])),
      'segments: expected a list of at most 240',
    ],
    [
      'a ring without order',
      (map) => (map.loop = { segments: [] } as never),
      'loop.order: expected a list, found nothing',
    ],
    ['a crossing of three', (map) => map.crossings[0].push('x'), 'crossings[0]: expected a pair of segments'],
  ])('%s', (_name, change, says) => {
    const [fault, ...more] = faultsAfter(change);
    expect(more).toEqual([]);
    expect(fault.check).toBe('form');
    expect(sentence(fault)).toContain(says);
  });

  test.each([null, 7, 'map', [], undefined])('%j is no map', (json) => {
    expect(checkMap(json)).toMatchObject([{ check: 'form', field: '', expected: 'an object' }]);
  });

  test('what nobody plays by is let in', () => {
    expect(faultsAfter((map) => Object.assign(map.grid, { note: 'squared paper' }))).toEqual([]);
    expect(faultsAfter((map) => delete map.stats)).toEqual([]);
    expect(faultsAfter((map) => (map.loopColour = null))).toEqual([]);
    expect(faultsAfter((map) => (map.stations[0].name = 'Ueno'))).toEqual([]);
  });
});
