import { rule } from '@yamanote/tools/rule';
import { expect, test } from 'vitest';
import { breaks, faultsAfter, type LooseMap, segment, station } from '../testing/maps.ts';

rule('NST-V4', 'the ring has eight stations, and its sections join one to the next', () => {
  breaks('V4', [
    ['no ring', (map) => (map.loop = null), 'loop: expected a ring of 8 stations, found null'],
    [
      'seven stations',
      (map) => (map.loop!.order = map.loop!.order.slice(1)),
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
    ['a ninth section', (map) => map.loop!.segments.push('loop_x3y2_x5y2'), 'loop.segments: expected 8 sections'],
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
function moveTo(map: LooseMap, id: string, name: string): void {
  const one = station(map, id);
  for (const district of map.districts) {
    delete district.stationCount;
    district.cells = district.cells!.filter(([x, y]) => x !== one.x || y !== one.y);
    if (district.id === name) district.cells.push([one.x, one.y]);
  }
  one.district = name;
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

/** The ring section from x5y2 to x7y3, over these bends. */
function leading(bends: string) {
  const path = `5,2 ${bends} 7,3`.split(' ').map((point) => point.split(',').map(Number));
  return (map: LooseMap) => (segment(map, 'loop_x5y2_x7y3').path = path);
}

rule('NST-V7', 'a section does not touch itself, and nothing meets the ring but in a station that ends both', () => {
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
    [
      'back along another section',
      leading('4.5,2 5,2 6,2'),
      'segments[130]: expected no meeting with the ring but in a station, found ["loop_x3y2_x5y2"]',
    ],
    ['back and forth', leading('6,2 5.5,2 6,2'), 'segments[130].path: expected a way that does not touch itself'],
    ['in a loop', leading('6,2 6,1 6.5,1 6.5,2 5.5,2 6,3'), 'segments[130].path: expected a way that does not touch'],
    ['twice through a bend', leading('6,2 6,1 7,1 6,2'), 'segments[130].path: expected a way that does not touch'],
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
  expect(faultsAfter((map) => (map.crossings = map.crossings.map((pair) => pair.toReversed())))).toEqual([]);
});

test('a count that is wrong is said once, and nothing about stations that are not there', () => {
  for (const change of [
    (map: LooseMap) => map.loop!.segments.push('loop_x3y2_x5y2'),
    (map: LooseMap) => map.loop!.order.pop(),
  ]) {
    expect(JSON.stringify(faultsAfter(change))).not.toContain('undefined');
  }
});

test('ids with spaces are not taken for others', () => {
  const ids: Record<string, string> = { x0y0: 'p', x3y0: 'q r', x1y1: 'p q', x2y1: 'r' };
  const spaced = (map: LooseMap) => {
    const renamed = JSON.parse(
      JSON.stringify(map).replace(/"(x\dy\d)"/g, (whole, id) => (ids[id] === undefined ? whole : `"${ids[id]}"`)),
    );
    Object.assign(map, renamed);
  };
  expect(faultsAfter(spaced)).toEqual([]);
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
