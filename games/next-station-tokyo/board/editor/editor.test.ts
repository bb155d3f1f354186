import {
  foldMap,
  MAP_FILES,
  MAP_IDS,
  type MapFile,
  ourMap,
  readMapFile,
} from '@yamanote/games/next-station-tokyo/rules';
import { describe, expect, test } from 'vitest';
import { blankDraft, DISTRICTS, named, resized } from './blank.ts';
import { bent, painted, withAllNeighbours, withRing, withStart, withStation, withTrack } from './changes.ts';
import { settled } from './counting.ts';
import { type Draft, districtAt, hasTrack, START, SYMBOL, stationAt, X, Y } from './draft.ts';
import { faultsOf } from './faults.ts';
import { mapText, openMap, startOn } from './files.ts';
import { back, begin, forth, record } from './history.ts';
import { EMPTY_HAND, press } from './tools.ts';

const blank = blankDraft('My map', 'own');

/** The draft of a map of ours. */
function draftOf(id: string): Draft {
  const opened = openMap(JSON.stringify(MAP_FILES[id]));
  if (!('draft' in opened)) throw new Error(`${id} cannot be opened`);
  return opened.draft;
}

test('an empty sheet has all thirteen districts, and each square belongs to one', () => {
  expect(blank.districts.map(({ id }) => id)).toEqual(DISTRICTS.map(({ id }) => id));
  for (let x = 0; x < 10; x++) for (let y = 0; y < 10; y++) expect(districtAt(blank, x, y)).toBeGreaterThanOrEqual(0);
  expect(blank.districts.flatMap(({ cells }) => cells).length).toBe(100);
  expect(faultsOf(blank).map(({ check }) => check)).toEqual(['V2', 'V3', 'V4']);
});

describe.each(MAP_IDS)('the map %s', (id) => {
  test('is opened without a fault, and saved as it was', () => {
    const draft = draftOf(id);
    expect(faultsOf(draft)).toEqual([]);
    const again = openMap(mapText(draft));
    expect(again).toEqual({ draft });
    expect(ourMap(id).stations.length).toBe(draft.stations.length);
  });

  test('can be entered from an empty sheet, press by press', () => {
    const goal = draftOf(id);
    let draft = { ...blankDraft(goal.title, goal.provenance, goal.grid.width, goal.grid.height), id: goal.id };
    let hand = EMPTY_HAND;
    const at = (x: number, y: number) => {
      const pressed = press(draft, hand, x, y);
      [draft, hand] = [pressed.draft, pressed.hand];
    };
    // Other names of districts do not matter; their squares do.
    draft = {
      ...draft,
      districts: goal.districts.map(({ id: name, kind }, i) => ({
        id: name,
        kind,
        cells: draft.districts[i].cells,
        polygon: null,
      })),
    };
    for (const [i, { cells }] of goal.districts.entries()) {
      hand = { ...EMPTY_HAND, tool: 'districts', district: i };
      for (const [x, y] of cells ?? []) at(x, y);
    }
    for (const station of goal.stations) {
      hand = { ...EMPTY_HAND, tool: 'stations', symbol: station[SYMBOL] };
      at(station[X], station[Y]);
      if (station[START] === null) continue;
      hand = { ...EMPTY_HAND, tool: 'starts', pencil: station[START] };
      at(station[X], station[Y]);
    }
    for (const [a, b] of goal.tracks) {
      hand = { ...EMPTY_HAND, tool: 'tracks' };
      for (const end of [a, b]) at(goal.stations[end][X], goal.stations[end][Y]);
    }
    hand = { ...EMPTY_HAND, tool: 'ring' };
    for (const [station] of goal.ring) at(goal.stations[station][X], goal.stations[station][Y]);
    for (const [i, [, bends]] of goal.ring.entries()) {
      for (let turn = 0; turn < 6 && String(draft.ring[i][1]) !== String(bends); turn++) draft = bent(draft, i);
    }
    expect(faultsOf(draft)).toEqual([]);
    expect(draft.ring).toEqual(goal.ring);
    expect(draft.stations.map(([, ...rest]) => rest)).toEqual(goal.stations.map(([, ...rest]) => rest));
    expect(draft.tracks.length).toBe(goal.tracks.length);
  });

  test('is a position to start from', () => {
    const { map } = startOn(draftOf(id));
    expect(foldMap(readMapFile(map) as MapFile).stations).toEqual(draftOf(id).stations);
  });
});

test('a station appears, changes its symbol, and goes with all that led to it', () => {
  const three = [0, 2, 4].reduce((draft, x) => withStation(draft, x, 4, 'circle'), blank);
  const joined = withRing(withRing(withTrack(withTrack(three, 0, 1), 1, 2), 0), 2);
  const changed = withStation(joined, 2, 4, 'square');
  expect(changed.stations[1][SYMBOL]).toBe('square');
  expect(changed.tracks).toEqual(joined.tracks);
  const gone = withStation(changed, 2, 4, 'square');
  expect(stationAt(gone, 2, 4)).toBe(-1);
  expect(gone.tracks).toEqual([]);
  expect(gone.ring.map(([station]) => station)).toEqual([0, 1]);
  expect(blank.stations).toEqual([]);
});

test('a pencil starts in one place only, and a second press takes the start away', () => {
  const two = withStation(withStation(blank, 0, 4, 'circle'), 2, 4, 'circle');
  const moved = withStart(withStart(two, 0, 'pink'), 1, 'pink');
  expect(moved.stations.map((station) => station[START])).toEqual([null, 'pink']);
  expect(withStart(moved, 1, 'pink').stations.map((station) => station[START])).toEqual([null, null]);
});

test('a square belongs to one district, and its station with it', () => {
  const station = withStation(blank, 5, 5, 'circle');
  const painter = painted(station, 5, 5, 3);
  expect(districtAt(painter, 5, 5)).toBe(3);
  expect(painter.districts.filter(({ cells }) => cells?.some(([x, y]) => x === 5 && y === 5)).length).toBe(1);
  expect(painter.stations[0][4]).toBe(3);
  expect(painted(painter, 5, 5, 3)).toBe(painter);
});

test('tracks are toggled from station to station, and lead on', () => {
  const three = [0, 2, 4].reduce((draft, x) => withStation(draft, x, 4, 'circle'), blank);
  const hand = { ...EMPTY_HAND, tool: 'tracks' } as const;
  const one = press(three, hand, 0, 4);
  const two = press(one.draft, one.hand, 2, 4);
  const on = press(two.draft, two.hand, 4, 4);
  expect([hasTrack(on.draft, 0, 1), hasTrack(on.draft, 1, 2), hasTrack(on.draft, 0, 2)]).toEqual([true, true, false]);
  const away = press(press(on.draft, hand, 0, 4).draft, { ...hand, from: 0 }, 2, 4);
  expect(hasTrack(away.draft, 0, 1)).toBe(false);
  expect(press(on.draft, on.hand, 4, 4).hand.from).toBe(null);
});

test('all neighbours are connected straight, past nobody', () => {
  const cross = [
    [2, 4],
    [4, 4],
    [8, 4],
    [4, 6],
    [6, 6],
  ].reduce((draft, [x, y]) => withStation(draft, x, y, 'circle'), blank);
  const { tracks } = withAllNeighbours(cross);
  expect(tracks.map(([a, b]) => `${a}-${b}`).sort()).toEqual(['0-1', '0-3', '1-2', '1-3', '1-4', '2-4', '3-4']);
});

test('a section of the ring can be led in several ways, one after the other', () => {
  const two = withRing(withRing(withStation(withStation(blank, 2, 2, 'circle'), 5, 3, 'circle'), 0), 1);
  const ways = [two, bent(two, 0), bent(bent(two, 0), 0), bent(bent(bent(two, 0), 0), 0)];
  expect(ways.map(({ ring }) => ring[0][1])).toEqual([[[4, 2]], [[3, 3]], [[5, 2]], [[2, 3]]]);
  expect(bent(ways[3], 0).ring).toEqual(two.ring);
  const level = withRing(withRing(withStation(withStation(blank, 2, 2, 'circle'), 5, 2, 'circle'), 0), 1);
  expect(bent(level, 0).ring).toEqual(level.ring);
});

test('a sheet grows by squares of the nearest districts, and shrinks with what stood there', () => {
  const wide = resized(blank, 12, 11);
  expect(wide.districts.flatMap(({ cells }) => cells).length).toBe(132);
  const far = withStation(wide, 11, 4, 'circle');
  expect(resized(far, 10, 10).stations).toEqual([]);
  expect(resized(wide, 10, 10).districts).toEqual(blank.districts);
});

test('faults say where they are', () => {
  const draft = draftOf(MAP_IDS[0]);
  const askew = withTrack(draft, 0, stationAt(draft, 2, 1));
  const [fault] = faultsOf(askew);
  expect([fault.check, fault.segments]).toEqual(['V6', [draft.tracks.length]]);
  const start = draft.stations.findIndex((station) => station[START] === 'pink');
  expect(faultsOf(withStart(draft, start, 'pink')).map(({ check }) => check)).toEqual(['V3']);
  expect(faultsOf(named(draft, 'x'.repeat(300), 'own')).map(({ check }) => check)).toEqual(['form']);
});

test('where a track enters a third district, passing through can be counted', () => {
  const draft = draftOf(MAP_IDS[0]);
  const third = draft.districts.findIndex(({ id }) => id === 'central');
  // A square on the way of the track from A1 to D1.
  const crossed = painted(draft, 1, 0, third);
  expect(faultsOf(crossed).map(({ check, segments }) => [check, segments])).toEqual([['V10', [0]]]);
  const counted = settled(crossed, 'passes-through');
  expect(counted.tracks[0]).toEqual([...draft.tracks[0], third]);
  expect(faultsOf(counted)).toEqual([]);
  expect(settled(counted, 'stations').tracks).toEqual(draft.tracks);
});

test('what is no map is not opened, with the reason', () => {
  expect(openMap('{')).toEqual({ fault: null });
  expect(openMap('{"title": "x"}')).toMatchObject({ fault: { field: expect.any(String) } });
  const file = JSON.parse(mapText(draftOf(MAP_IDS[0])));
  file.segments[0].a = 'nowhere';
  expect(openMap(JSON.stringify(file))).toMatchObject({ fault: { field: 'segments[0].a' } });
  const { loop: _, ...unringed } = file;
  file.segments[0].a = unringed.stations[0].id;
  expect('draft' in openMap(JSON.stringify({ ...unringed, loop: null, segments: [], crossings: [] }))).toBe(true);
});

test('whatever was done can be taken back and done again', () => {
  const history = record(record(begin(1), 2), 3);
  expect(back(history).now).toBe(2);
  expect(forth(back(history))).toEqual(history);
  expect(record(back(history), 9).future).toEqual([]);
  expect(record(history, 3)).toBe(history);
  expect(back(begin(1)).now).toBe(1);
});
