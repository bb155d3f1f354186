import { rule } from '@yamanote/tools/rule';
import { expect } from 'vitest';
import { breaks, faultsAfter, type LooseMap, segment, station } from '../testing/maps.ts';

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
        void map.stations
          .filter((one) => one.district === 'inner-north')
          .slice(1)
          .map((one) => Object.assign(one, { district: 'outer-north' })),
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

rule('NST-V2', 'every station and every bend lies on the grid', () => {
  breaks('V2', [
    ['a narrow grid', (map) => (map.grid.width = 9), 'stations[5]: expected a place on the grid, found [9,0]'],
    ['a low grid', (map) => (map.grid.height = 9), 'stations[45]: expected a place on the grid'],
    [
      'a bend abroad',
      (map) =>
        (segment(map, 'loop_x5y2_x7y3').path = [
          [5, 2],
          [6, -0.6],
          [7, 3],
        ]),
      'segments[130].path[1]: expected a place on the grid, found [6,-0.6]',
    ],
  ]);
  // Without cells nothing else ties a map to its grid.
  const moved = faultsAfter((map) => {
    for (const district of map.districts) {
      delete district.cells;
      for (const point of district.polygon!) for (const i of [0, 1]) point[i] -= 40;
    }
    for (const one of map.stations) Object.assign(one, { x: one.x - 40, y: one.y - 40 });
    for (const { path } of map.segments) for (const point of path ?? []) for (const i of [0, 1]) point[i] -= 40;
  });
  expect(new Set(moved.map(({ check, expected }) => `${check} ${expected}`))).toEqual(
    new Set(['V2 a place on the grid']),
  );
});

rule('NST-V2', 'without cells the outlines say where a district is', () => {
  const outlined = (map: LooseMap) => {
    for (const district of map.districts) delete district.cells;
  };
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
