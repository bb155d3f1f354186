import { registry, speeches } from '@yamanote/games/registry';
import { LANGUAGES } from '@yamanote/games/room';
import { MOST_SEATS } from '@yamanote/protocol';
import { describe, expect, it } from 'vitest';
import { isOpen, neighbours, placeOf, STATIONS, shortTitleIn, stationOf, titleIn } from './stations.ts';

it.each(STATIONS)('$latin is called the same on the loop and in its own words', async (station) => {
  const words = await speeches[station.id]();
  for (const language of LANGUAGES) expect((await words.load(language)).title).toBe(titleIn(language, station));
});

it.each(STATIONS)('all who play $latin find a seat at a table', async ({ id, players: [, most] }) => {
  const { game } = await registry[id]();
  expect(game.seats.max).toBe(most);
  expect(game.seats.max).toBeLessThanOrEqual(MOST_SEATS);
});

it('leads from each station to the next, and all the way round', () => {
  const round = STATIONS.map((station) => neighbours(station));
  expect(round.map(({ after }) => after.id)).toEqual([...STATIONS.slice(1), STATIONS[0]].map(({ id }) => id));
  for (const station of STATIONS) expect(neighbours(neighbours(station).after).before).toBe(station);
});

it('calls a game by its Japanese name in Japanese only, and shorter where there is little room', () => {
  const station = stationOf('next-station-tokyo')!;
  expect([titleIn('en', station), shortTitleIn('en', station)]).toEqual(['Next Station: Tokyo', 'Next Station']);
  expect([titleIn('de', station), shortTitleIn('de', station)]).toEqual(['Next Station Tokyo', 'Next Station']);
  expect([titleIn('ja', station), shortTitleIn('ja', station)]).toEqual([station.japanese, station.japanese]);
});

it('is open where a game can be played, and nowhere else', () => {
  expect(STATIONS.every(({ id }) => isOpen(id))).toBe(true);
  expect([stationOf('toString'), isOpen('toString')]).toEqual([undefined, false]);
});

describe('a place beside the loop', () => {
  const places = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const { side, row, down } = placeOf(at, count);
      return `${side} ${row} ${down}`;
    });

  it('follows the line clockwise from the upper left', () => {
    expect(places(4)).toEqual(['left 0 0', 'right 0 0', 'right 1 1', 'left 1 1']);
  });

  it('is there for another station, too, and taken by nobody else', () => {
    expect(places(5)).toEqual(['left 0 0', 'right 0 0', 'right 1 0.5', 'right 2 1', 'left 1 1']);
    for (let count = 1; count < 12; count++) expect(new Set(places(count)).size).toBe(count);
  });
});
