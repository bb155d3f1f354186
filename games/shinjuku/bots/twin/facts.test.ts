import { STATIONS_IN, WARD_IDS } from '@yamanote/games/shinjuku/rules';
import { expect, test } from 'vitest';
import { STATIONS_FROM } from './facts.ts';

test('the stations of a ward are those from its place on, up to that of the next one', () => {
  const stations = WARD_IDS.map((_, ward) =>
    Array.from({ length: STATIONS_FROM[ward + 1] - STATIONS_FROM[ward] }, (_of, nth) => STATIONS_FROM[ward] + nth),
  );
  expect(stations).toEqual(STATIONS_IN);
});
