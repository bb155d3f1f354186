import { STATION_IDS, WARD_IDS } from '@yamanote/games/shinjuku/rules';
import { STATION_NAMES, WARD_NAMES } from '@yamanote/games/shinjuku/words';
import { expect, test } from 'vitest';
import { scaleFor } from '../draw/scale.ts';
import { type Box, covered } from './callouts.ts';
import { kaijuPlace } from './kaiju-place.ts';
import { legible, NAME_SIZE, nameBox, WARD_SIZE, wardNameBox } from './names.ts';
import { contains } from './wards.ts';

const box = (x: number, y: number): Box => ({ x, y, width: 40, height: 14 });

test('of names that lie over each other the one that counts for more is written', () => {
  const [lesser, greater, apart] = [
    { box: box(0, 0), rank: 1 },
    { box: box(30, 5), rank: 2 },
    { box: box(0, 60), rank: 1 },
  ];
  expect(legible([lesser, greater, apart], [])).toEqual([greater, apart]);
  expect(legible([lesser, greater, apart], [box(0, 62)])).toEqual([greater]);
});

test.each([0.34, 0.5, 0.62, 0.85, 1.15])('at %f pixels per unit every name that is written can be read', (pixels) => {
  const { names, fewNames, wards } = scaleFor(pixels);
  if (names > 0) expect(names * NAME_SIZE * pixels).toBeGreaterThanOrEqual(10.5);
  if (pixels > 0.35) expect(fewNames * NAME_SIZE * pixels).toBeGreaterThanOrEqual(10.5);
  if (wards !== null) expect(wards * WARD_SIZE * pixels).toBeGreaterThanOrEqual(9.9);
});

test('on the smallest map most wards are named', () => {
  const { wards } = scaleFor(0.34);
  const names = WARD_IDS.map((ward) => ({ ward, box: wardNameBox(ward, WARD_NAMES[ward].latin, wards), rank: 1 }));
  expect(legible(names, []).length).toBeGreaterThan(15);
});

test('the Kaiju stands in its ward and hides no name there', () => {
  for (const ward of WARD_IDS) {
    const { x, y } = kaijuPlace(ward);
    expect(contains(ward, [x, y]), ward).toBe(true);
    const names = [
      wardNameBox(ward, WARD_NAMES[ward].latin, 1),
      ...STATION_IDS.map((station) => nameBox(station, STATION_NAMES[station].latin, 1, 1)),
    ];
    // Its outline is narrower than the box around it.
    const hidden = covered({ x, y, width: 56, height: 62 }, names);
    expect(hidden, ward).toBeLessThan(250);
  }
});
