import { legal } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect, test } from 'vitest';
import { CARDS_AT_START } from './deck.ts';
import { shinjuku } from './index.ts';
import {
  BAY_NEIGHBOURS,
  CONNECTION_IDS,
  ENDS,
  isMarked,
  MEETING,
  NEIGHBOURS,
  STATION_IDS,
  STATIONS,
  STATIONS_IN,
  stationIndex,
  THE_LINK,
  WARD_IDS,
  WARDS,
  WAYS,
  wardIndex,
} from './map.ts';
import { playedAt } from './played-at.ts';

const total = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);

rule(
  ['SJR-1.1', 'SJP-1.1'],
  '23 wards, 44 stations, 67 connections, one link, 12 marked stations with ranks 1 to 12',
  () => {
    expect([WARDS.length, STATIONS.length, CONNECTION_IDS.length]).toEqual([23, 44, 67]);
    expect(new Set([...WARD_IDS]).size + new Set(STATION_IDS).size + new Set(CONNECTION_IDS).size).toBe(23 + 44 + 67);
    const ranks = STATIONS.flatMap(({ rank }) => rank ?? []);
    expect(ranks.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const links = WAYS.flatMap((ways, from) => ways.filter(({ by }) => by === THE_LINK).map(({ to }) => [from, to]));
    expect(links.map((ends) => ends.map((station) => STATION_IDS[station]).sort())).toEqual([
      ['shinjuku', 'yoyogi'],
      ['shinjuku', 'yoyogi'],
    ]);
  },
);

rule(['SJR-1.2', 'SJP-1.2'], '72 cards, two to five of a ward', () => {
  expect(total(CARDS_AT_START)).toBe(72);
  const of = (cards: number) =>
    WARDS.filter((ward) => ward.cards === cards)
      .map(({ id }) => id)
      .sort();
  expect(of(2)).toEqual(['arakawa', 'bunkyo', 'kita', 'meguro', 'nakano', 'sumida', 'taito', 'toshima']);
  expect(of(3)).toEqual(['chiyoda', 'chuo', 'katsushika', 'koto', 'shibuya', 'shinagawa']);
  expect(of(4)).toEqual(['adachi', 'edogawa', 'itabashi', 'minato', 'nerima', 'shinjuku', 'suginami']);
  expect(of(5)).toEqual(['ota', 'setagaya']);
});

rule('SJR-1.7', 'Shinagawa station lies in Minato, Meguro station in Shinagawa', () => {
  const wardOf = (id: string) => STATIONS.find((station) => station.id === id)?.ward;
  expect([wardOf('shinagawa'), wardOf('meguro')]).toEqual(['minato', 'shinagawa']);
});

rule('SJR-1.8', 'every ward has stations and cards, and all of that is known to everybody', () => {
  expect(STATIONS_IN.flat().sort((a, b) => a - b)).toEqual(STATIONS.map((_, station) => station));
  for (const [ward, stations] of STATIONS_IN.entries()) {
    expect(stations.length).toBeGreaterThan(0);
    for (const station of stations) expect(STATIONS[station].ward).toBe(WARD_IDS[ward]);
  }
});

rule('SJR-1.9', 'stores may be opened on marked stations and on others', () => {
  const state = playedAt({ players: [{ hand: ['chiyoda'] }, {}] });
  const opened = legal(shinjuku, state, 0).flatMap((action) => (action.do === 'open' ? [action.station] : []));
  expect(opened).toEqual(['tokyo', 'akihabara', 'iidabashi']);
  expect(opened.map((station) => isMarked(stationIndex(station)))).toEqual([true, true, false]);
});

rule(['SJA-47', 'SJA-13'], 'neighbours are neighbours both ways; the bay has three and is nobody’s neighbour', () => {
  for (const [ward, neighbours] of NEIGHBOURS.entries()) {
    for (const other of neighbours) expect(NEIGHBOURS[other]).toContain(ward);
    expect(neighbours).not.toContain(ward);
  }
  expect(total(NEIGHBOURS.map((neighbours) => neighbours.length))).toBe(2 * 56);
  expect(NEIGHBOURS[wardIndex('koto')]).toContain(wardIndex('ota'));
  expect(BAY_NEIGHBOURS.map((ward) => WARD_IDS[ward]).sort()).toEqual(['edogawa', 'koto', 'ota']);
});

test('connections are named after their ends in alphabetical order, and lead both ways', () => {
  for (const [connection, [a, b]] of ENDS.entries()) {
    expect(CONNECTION_IDS[connection]).toBe(`${STATION_IDS[a]}~${STATION_IDS[b]}`);
    expect(STATION_IDS[a] < STATION_IDS[b]).toBe(true);
    expect(WAYS[a]).toContainEqual({ to: b, by: connection });
    expect(WAYS[b]).toContainEqual({ to: a, by: connection });
  }
  expect(total(WAYS.map((ways) => ways.length))).toBe(2 * (67 + 1));
});

test('two connections meet in a station, or across the link', () => {
  const at = (id: (typeof CONNECTION_IDS)[number]) => CONNECTION_IDS.indexOf(id);
  const meeting = (id: (typeof CONNECTION_IDS)[number]) => MEETING[at(id)].map((other) => CONNECTION_IDS[other]);
  expect(meeting('komagome~oji')).toEqual([
    'ikebukuro~komagome',
    'komagome~nishi-nippori',
    'komagome~todai-mae',
    'nishi-nippori~oji',
  ]);
  expect(meeting('iidabashi~shinjuku')).toContain('roppongi~yoyogi');
  expect(meeting('shibuya~yoyogi')).toContain('shinjuku~yotsuya');
  for (const [one, others] of MEETING.entries()) {
    expect(others).not.toContain(one);
    for (const other of others) expect(MEETING[other]).toContain(one);
  }
});
