import { sentence } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { describe, expect, test } from 'vitest';
import { MAP_FILES, MAP_IDS } from '../maps.ts';
import { copyOf, faultsAfter, type LooseMap, segment, station } from '../testing/maps.ts';
import { checkMap, MAP_CHECKS } from './check.ts';
import { foldMap, unfoldMap } from './fold.ts';

/** Each change breaks a map in one way: the check that finds it, what it says, and nothing else is found. */
function breaks(check: string, cases: [string, (map: LooseMap) => void, string][]): void {
  for (const [what, change, says] of cases) {
    const faults = faultsAfter(change);
    expect(
      faults.map((fault) => `${fault.check} ${sentence(fault)}`),
      what,
    ).toContainEqual(expect.stringMatching(new RegExp(`^${check} ${says.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)));
  }
}

const remove = <T>(list: T[], test: (item: T) => boolean) => list.splice(list.findIndex(test), 1);

rule('NST-15.1', 'every map of ours is in order', () => {
  for (const id of MAP_IDS) expect(checkMap(MAP_FILES[id]), id).toMatchObject({ id });
  expect(MAP_IDS.length).toBeGreaterThan(1);
});

rule('NST-15.1', 'a map says where it comes from; ours are original layouts', () => {
  for (const id of MAP_IDS)
    expect(checkMap(MAP_FILES[id])).toHaveProperty('provenance.status', expect.stringMatching(/^original layout/));
  expect(faultsAfter((map) => delete map.provenance)).toMatchObject([{ check: 'form', field: 'provenance' }]);
});

rule('NST-V1', 'ids are unique, no two stations share a place, every reference leads somewhere', () => {
  breaks('V1', [
    [
      'a station twice',
      (map) => (map.stations[1].id = 'x0y0'),
      'stations[1].id: expected an id that nothing else has, found "x0y0"',
    ],
    [
      'a district twice',
      (map) => (map.districts[1].id = 'central'),
      'districts[1].id: expected an id that nothing else has',
    ],
    ['a segment twice', (map) => (map.segments[1].id = map.segments[0].id), 'segments[1].id: expected an id that'],
    [
      'two at one place',
      (map) => Object.assign(map.stations[1], { x: 0, y: 0 }),
      'stations[1]: expected a place that no other station has, found [0,0]',
    ],
    [
      'no such district',
      (map) => (map.stations[3].district = 'moon'),
      'stations[3].district: expected the id of a district, found "moon"',
    ],
    [
      'no such station',
      (map) => (map.segments[4].a = 'moon'),
      'segments[4].a: expected the id of a station, found "moon"',
    ],
    ['no such other station', (map) => (map.segments[4].b = 'moon'), 'segments[4].b: expected the id of a station'],
    [
      'from and to the same',
      (map) => (map.segments[4].b = map.segments[4].a),
      'segments[4].b: expected another station than its first',
    ],
    [
      'through nowhere',
      (map) => (map.segments[4].through = ['central', 'moon']),
      'segments[4].through[1]: expected the id of a district',
    ],
    ['a ring through nowhere', (map) => (map.loop!.order[2] = 'moon'), 'loop.order[2]: expected the id of a station'],
    ['a ring of nothing', (map) => (map.loop!.segments[7] = 'moon'), 'loop.segments[7]: expected the id of a segment'],
    ['a crossing of nothing', (map) => (map.crossings[0][1] = 'moon'), 'crossings[0][1]: expected the id of a segment'],
  ]);
});

rule('NST-V2', 'the districts of Tokyo, their stations and their ground', () => {
  breaks('V2', [
    [
      'a second centre',
      (map) => (map.districts[1].ring = 'central'),
      'districts: expected 1 with ring "central", found 2',
    ],
    [
      'an inner district short',
      (map) => (map.districts[1].ring = 'central'),
      'districts: expected 4 with ring "inner", found 3',
    ],
    [
      'an outer district too many',
      (map) => (map.districts[1].ring = 'outer'),
      'districts: expected 4 with ring "outer", found 5',
    ],
    [
      'a corner too many',
      (map) => (map.districts[1].ring = 'corner'),
      'districts: expected 4 with ring "corner", found 5',
    ],
    [
      'two stations in a corner',
      (map) => (station(map, 'x1y1').district = 'corner-nw'),
      'districts[9]: expected one station in a corner, found 2',
    ],
    [
      'a lonely station',
      (map) =>
        map.stations
          .filter((one) => one.district === 'inner-north')
          .slice(1)
          .forEach((one) => (one.district = 'outer-north')),
      'districts[1]: expected several stations, found 1',
    ],
    [
      'a wrong count',
      (map) => (map.districts[0].stationCount = 9),
      'districts[0].stationCount: expected 8, as many stations as name it, found 9',
    ],
    [
      'a cell twice',
      (map) => map.districts[1].cells!.push([3, 3]),
      'districts[1].cells[9]: expected a cell that central does not have, found [3,3]',
    ],
    [
      'a cell outside',
      (map) => map.districts[1].cells!.push([10, 0]),
      'districts[1].cells[9]: expected a cell of the grid, found [10,0]',
    ],
    [
      'a cell above',
      (map) => map.districts[1].cells!.push([0, -1]),
      'districts[1].cells[9]: expected a cell of the grid, found [0,-1]',
    ],
    [
      'a cell below',
      (map) => map.districts[1].cells!.push([0, 10]),
      'districts[1].cells[9]: expected a cell of the grid, found [0,10]',
    ],
    [
      'a cell to the left',
      (map) => map.districts[1].cells!.push([-1, 0]),
      'districts[1].cells[9]: expected a cell of the grid, found [-1,0]',
    ],
    [
      'a cell of nobody',
      (map) => map.districts[0].cells!.pop(),
      'districts: expected a district for the cell 6, 6, found "none"',
    ],
    [
      'some with cells',
      (map) => delete map.districts[5].cells,
      'districts[5].cells: expected cells, as other districts have them, found null',
    ],
    [
      'a station abroad',
      (map) => (station(map, 'x5y0').district = 'outer-east'),
      'stations[2]: expected a place in outer-east, found [5,0]',
    ],
  ]);
});

rule('NST-V2', 'without cells the outlines say where a district is', () => {
  const outlined = (map: LooseMap) => map.districts.forEach((district) => delete district.cells);
  expect(faultsAfter(outlined)).toEqual([]);
  const abroad = faultsAfter((map) => {
    outlined(map);
    station(map, 'x5y0').district = 'outer-east';
  });
  expect(abroad.map(({ check, field }) => `${check} ${field}`)).toContain('V2 stations[2]');
});

rule('NST-V3', 'each pencil has exactly one start', () => {
  breaks('V3', [
    [
      'none for pink',
      (map) => delete station(map, 'x6y9').startColour,
      'stations: expected one start station for pink, found []',
    ],
    [
      'two for blue',
      (map) => (station(map, 'x0y0').startColour = 'blue'),
      'stations: expected one start station for blue, found ["x0y0","x0y6"]',
    ],
  ]);
});

rule('NST-V4', 'the ring has eight stations, and its sections join one to the next', () => {
  breaks('V4', [
    ['no ring', (map) => (map.loop = null), 'loop: expected a ring of 8 stations, found null'],
    [
      'seven stations',
      (map) => (map.loop!.order.pop(), map.loop!.segments.pop()),
      'loop.order: expected 8 different stations',
    ],
    ['one twice', (map) => (map.loop!.order[1] = 'x3y2'), 'loop.order: expected 8 different stations'],
    [
      'a flag missing',
      (map) => delete station(map, 'x3y2').loop,
      'stations[12].loop: expected true, the ring names it, found false',
    ],
    [
      'a flag too many',
      (map) => (station(map, 'x0y0').loop = true),
      'stations[0].loop: expected no flag, the ring does not name it, found true',
    ],
    ['a section short', (map) => map.loop!.segments.pop(), 'loop.segments: expected 8 sections'],
    [
      'sections in disorder',
      (map) => map.loop!.segments.reverse(),
      'loop.segments[0]: expected a ring section that joins x3y2 and x5y2, found "loop_x2y4_x3y2"',
    ],
    [
      'a track for a section',
      (map) => (map.loop!.segments[0] = 'x3y2_x3y3'),
      'loop.segments[0]: expected a ring section that joins x3y2 and x5y2, found "x3y2_x3y3"',
    ],
    [
      'a section of no ring',
      (map) => map.segments.push({ ...segment(map, 'loop_x3y2_x5y2'), id: 'spare' }),
      'segments[137]: expected a section that the ring names, found "spare"',
    ],
    [
      'a path from elsewhere',
      (map) =>
        (segment(map, 'loop_x3y2_x5y2').path = [
          [3, 3],
          [5, 2],
        ]),
      'segments[129].path: expected a way from x3y2 to x5y2',
    ],
    [
      'a path to elsewhere',
      (map) =>
        (segment(map, 'loop_x3y2_x5y2').path = [
          [3, 2],
          [5, 3],
        ]),
      'segments[129].path: expected a way from x3y2 to x5y2',
    ],
  ]);
});

rule(['NST-15.2', 'NST-V4'], 'a straight section says its direction, a bent one has none', () => {
  breaks('V4', [
    [
      'another direction',
      (map) => (segment(map, 'loop_x3y2_x5y2').dir = 'W'),
      'segments[129].dir: expected "E", found "W"',
    ],
    [
      'a bent one with a direction',
      (map) => (segment(map, 'loop_x5y2_x7y3').dir = 'SE'),
      'segments[130].dir: expected null, found "SE"',
    ],
  ]);
});

rule('NST-V5', 'what is central lies inside the ring, the rest outside, and the ring is not central', () => {
  const swapped = (map: LooseMap) => {
    // The ring is drawn tighter, so that a central station is left out of it.
    segment(map, 'loop_x5y2_x7y3').path = [
      [5, 2],
      [5.5, 5.5],
      [7, 3],
    ];
    map.crossings = [];
  };
  const found = faultsAfter(swapped).map(({ check }) => check);
  expect(found.length).toBeGreaterThan(0);
  breaks('V5', [
    [
      'a ring station in the centre',
      (map) => moveTo(map, 'x3y2', 'central'),
      'stations[12].district: expected a district that is not central, for a ring station, found "central"',
    ],
    [
      'a central one outside',
      (map) => moveTo(map, 'x5y1', 'central'),
      'stations[8]: expected a place inside the ring, being in central, found [5,1]',
    ],
    [
      'one inside that is not central',
      (map) => moveTo(map, 'x5y3', 'inner-north'),
      'stations[18]: expected a place outside the ring, being in inner-north, found [5,3]',
    ],
  ]);
});

/** Gives a station and the ground it stands on to another district. */
function moveTo(map: LooseMap, id: string, district: string): void {
  const one = station(map, id);
  const cell = [one.x, one.y];
  for (const { cells } of map.districts) remove(cells!, ([x, y]) => (x === cell[0] && y === cell[1]) || false);
  one.district = district;
}

rule('NST-V6', 'a track is straight, passes no station, and is the only segment between its stations', () => {
  breaks('V6', [
    ['turned round', (map) => (segment(map, 'x0y0_x3y0').dir = 'W'), 'segments[0].dir: expected "E", found "W"'],
    [
      'crooked',
      (map) => (segment(map, 'x0y0_x3y0').b = 'x2y1'),
      'segments[0]: expected a line in one of the eight directions, found [[0,0],[2,1]]',
    ],
    [
      'past a station',
      (map) => Object.assign(segment(map, 'x0y0_x3y0'), { b: 'x5y0' }),
      'segments[0]: expected no station on its way, found "x3y0"',
    ],
    [
      'twice',
      (map) => Object.assign(segment(map, 'x0y0_x3y0'), { b: 'x1y1', dir: 'SE' }),
      'segments[1]: expected stations that x0y0_x3y0 does not join already, found ["x0y0","x1y1"]',
    ],
    [
      'bent',
      (map) =>
        (segment(map, 'x0y0_x3y0').path = [
          [0, 0],
          [1, 1],
          [3, 0],
        ]),
      'segments[0].path: expected a straight line between its stations',
    ],
    [
      'beginning elsewhere',
      (map) =>
        (segment(map, 'x0y0_x3y0').path = [
          [1, 0],
          [3, 0],
        ]),
      'segments[0].path: expected a straight line between its stations',
    ],
    [
      'ending elsewhere',
      (map) =>
        (segment(map, 'x0y0_x3y0').path = [
          [0, 0],
          [2, 0],
        ]),
      'segments[0].path: expected a straight line between its stations',
    ],
  ]);
});

rule('NST-V7', 'a track meets the ring only in a station that ends both', () => {
  breaks('V7', [
    [
      'across the ring',
      (map) => map.segments.push({ id: 'across', a: 'x5y1', b: 'x5y3', kind: 'track', dir: 'S' }),
      'segments[137]: expected no meeting with the ring but in a station, found ["loop_x3y2_x5y2","loop_x5y2_x7y3"]',
    ],
    [
      'along the ring',
      (map) => map.segments.push({ id: 'along', a: 'x3y2', b: 'x5y2', kind: 'track', dir: 'E' }),
      'segments[137]: expected no meeting with the ring but in a station, found ["loop_x3y2_x5y2"]',
    ],
  ]);
});

rule('NST-V8', 'the crossings are exactly the pairs of tracks that cross', () => {
  breaks('V8', [
    [
      'one missing',
      (map) => map.crossings.shift(),
      'crossings: expected the pair x3y0_x3y2 and x2y1_x5y1, as they cross, found "none"',
    ],
    [
      'one too many',
      (map) => map.crossings.push(['x0y0_x3y0', 'x0y0_x1y1']),
      'crossings[65]: expected two tracks that cross, found ["x0y0_x3y0","x0y0_x1y1"]',
    ],
    [
      'one twice',
      (map) => map.crossings.push(map.crossings[0].toReversed()),
      'crossings[65]: expected a pair that is not listed yet',
    ],
  ]);
  expect(faultsAfter((map) => map.crossings.forEach((pair) => pair.reverse()))).toEqual([]);
});

rule('NST-V9', 'a ring section touches no station but its two', () => {
  breaks('V9', [
    [
      'over a station',
      (map) =>
        (segment(map, 'loop_x5y2_x7y3').path = [
          [5, 2],
          [5, 3],
          [7, 3],
        ]),
      'segments[130].path: expected no station on its way, found "x5y3"',
    ],
  ]);
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

describe('the form of a map', () => {
  test.each<[string, (map: LooseMap) => void, string]>([
    [
      'no object',
      (map) => Object.keys(map).forEach((key) => delete map[key]),
      'schemaVersion: expected this field to be there',
    ],
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
      'rules.loopCapacity: expected a whole number of at least 1, found 0',
    ],
    [
      'no room on tracks',
      (map) => (map.rules.trackCapacity = 1.5),
      'rules.trackCapacity: expected a whole number of at least 1',
    ],
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

describe('a folded map', () => {
  test.each(MAP_IDS)('%s unfolds to the same map', (id) => {
    const folded = foldMap(checkMap(MAP_FILES[id]) as never);
    const again = checkMap(JSON.parse(JSON.stringify(unfoldMap(folded))));
    expect(again).not.toBeInstanceOf(Array);
    expect(foldMap(again as never)).toEqual(folded);
    expect(JSON.stringify(folded).length).toBeLessThan(8000);
  });

  test('keeps names, what is passed through, and the bends of a section that is written the other way round', () => {
    const map = copyOf('tokyo-original-1');
    map.rules.districtCount = 'passes-through';
    remove(map.districts[1].cells!, ([x, y]) => x === 4 && y === 2);
    map.districts[5].cells!.push([4, 2]);
    segment(map, 'loop_x3y2_x5y2').through = ['outer-north'];
    station(map, 'x0y0').name = 'Ikebukuro';
    const bent = segment(map, 'loop_x5y2_x7y3');
    Object.assign(bent, { a: bent.b, b: bent.a, path: bent.path!.toReversed() });
    const folded = foldMap(checkMap(map) as never);
    expect(folded.stations[0]).toEqual(['x0y0', 0, 0, 'pentagon', 9, null, 'Ikebukuro']);
    expect(folded.ring[0]).toEqual([12, [], [5]]);
    expect(folded.ring[1]).toEqual([13, [[6, 2]], []]);
    const again = checkMap(JSON.parse(JSON.stringify(unfoldMap(folded))));
    expect(foldMap(again as never)).toEqual(folded);
  });
});
