import type { DistrictId } from '@yamanote/games/next-station-tokyo/rules';
import { hasName } from './district-name.ts';
import type { LineId, Words } from './words.ts';

export const symbols: Words['symbols'] = {
  circle: 'circle',
  square: 'square',
  triangle: 'triangle',
  pentagon: 'pentagon',
};

export const pencils: Words['pencils'] = { pink: 'pink', blue: 'blue', brown: 'brown', purple: 'purple' };

export function beside(line: LineId): string {
  return `beside ${line === 'ring' ? 'the Yamanote Line' : pencils[line]}`;
}

/** In a sentence. */
export const quoted = (name: string) => `“${name}”`;

export const districts: Words['districts'] = {
  central: 'centre',
  'inner-north': 'inner north',
  'inner-east': 'inner east',
  'inner-south': 'inner south',
  'inner-west': 'inner west',
  'outer-north': 'outer north',
  'outer-east': 'outer east',
  'outer-south': 'outer south',
  'outer-west': 'outer west',
  'corner-nw': 'north-west corner',
  'corner-ne': 'north-east corner',
  'corner-se': 'south-east corner',
  'corner-sw': 'south-west corner',
};

/** “the outer west”; “Ueno”, if a map has names of its own. */
export function theDistrict(id: DistrictId): string {
  return hasName(id) ? `the ${districts[id]}` : quoted(id);
}

export const effects: Words['effects'] = {
  switch: { name: 'Switch', text: 'Your segment may start at any station of your line.' },
  joker: { name: 'Joker', text: 'Draw to any symbol. A double track is allowed.' },
  extension: {
    name: 'Extension',
    text: 'After your segment, go straight on to the next station, whatever its symbol. It cannot be a double track.',
  },
  'double-station': { name: 'Double station', text: 'Circle the station you reach: it counts twice for this line.' },
};

export const goals: Words['goals'] = {
  hotspots: { name: '4 hotspots', text: 'Hotspots in at least 4 districts.' },
  interchange: { name: '4 lines meet', text: 'A station where at least 4 lines meet; the Yamanote Line counts.' },
  ring: { name: 'All of the Yamanote Line', text: 'Your lines reach all 8 stations of the Yamanote Line.' },
  districts: { name: 'All districts', text: 'Your lines have a station in each of the 13 districts.' },
  centre: { name: 'All of the centre', text: 'Your lines reach all stations of the centre.' },
};

export const grades: Words['grades'] = {
  1: 'Newcomer',
  2: 'Commuter',
  3: 'Regular',
  4: 'Planner',
  5: 'Line chief',
  6: 'Master of the network',
};
