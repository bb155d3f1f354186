/** What is wrong with a map file: English, and what every language has to bring. */
import type { MapNeed } from '@yamanote/games/next-station-tokyo/rules';
import { count } from '../grammar.en.ts';
import { symbols } from '../names.en.ts';

/** What a check asks for, and what it found instead, as it stands in the file. */
export type MapFaultWords = {
  [N in MapNeed['is']]: (need: NeedOf<N>, found: string) => string;
};

type NeedOf<N extends MapNeed['is'], M extends MapNeed = MapNeed> = M extends MapNeed
  ? N extends M['is']
    ? M
    : never
  : never;

/** Names in the marks of sentences, a list without its brackets. */
const shown = (found: string) =>
  found === '[]'
    ? 'none'
    : found
        .replaceAll(/"([^"]*)"/g, '“$1”')
        .replaceAll(/^\[(?=“)|(?<=”)\]$/g, '')
        .replaceAll('”,“', '”, “');
const tallied = (found: string) =>
  found
    .replaceAll(/"(\w+)":(\d+)|[{}]/g, (_, id: keyof typeof symbols | undefined, n: string) =>
      id === undefined ? '' : `${symbols[id]} ${n}`,
    )
    .replaceAll(',', ', ');

export const en: MapFaultWords = {
  'unique-id': (_, found) => `Something else is called ${shown(found)} already.`,
  'unique-place': (_, found) => `Another station lies at ${shown(found)} already.`,
  'another-station': (_, found) => `It begins and ends at ${shown(found)}.`,
  'id-of': ({ kind }, found) => `There is no ${kind} called ${shown(found)}.`,
  districts: ({ kind, count: wanted }, found) =>
    `There must be ${count(wanted, 'district', 'districts')} of the kind “${kind}”, not ${shown(found)}.`,
  'one-station': (_, found) => `A corner has exactly 1 station, not ${shown(found)}.`,
  'several-stations': (_, found) => `A district has more than 1 station, not ${shown(found)}.`,
  'on-the-grid': (_, found) => `${shown(found)} lies outside the grid.`,
  cells: () => 'The cells are missing, and other districts have theirs.',
  'cell-of-the-grid': (_, found) => `The cell ${shown(found)} lies outside the grid.`,
  'station-count': ({ count: stations }, found) =>
    `It says ${shown(found)}, but the district has ${count(stations, 'station', 'stations')}.`,
  'place-in': ({ district }, found) => `${shown(found)} does not lie in the district “${district}”.`,
  'cell-not-of': ({ district }, found) => `The cell ${shown(found)} belongs to “${district}” already.`,
  'district-for-cell': ({ x, y }) => `The cell [${x},${y}] belongs to no district.`,
  start: ({ pencil }, found) => `The pencil “${pencil}” needs exactly 1 start station. Now: ${shown(found)}.`,
  ring: ({ count }) => `The Yamanote Line with its ${count} stations is missing.`,
  'ring-stations': ({ count }, found) => `The Yamanote Line needs ${count} different stations. Now: ${shown(found)}.`,
  'ring-sections': ({ count }, found) => `The Yamanote Line needs ${count} sections. Now: ${shown(found)}.`,
  'ring-flag': () => 'The Yamanote Line names this station, so it must be true here.',
  'no-ring-flag': () => 'The Yamanote Line does not name this station, so it must not be true here.',
  'named-section': (_, found) => `The Yamanote Line does not name the section ${shown(found)}.`,
  'section-between': ({ from, to }, found) =>
    `Here a section must join “${from}” and “${to}”; ${shown(found)} does not.`,
  'way-between': ({ from, to }, found) => `The path must lead from “${from}” to “${to}”: ${shown(found)}.`,
  direction: ({ direction }, found) => `The direction is ${shown(JSON.stringify(direction))}, not ${shown(found)}.`,
  'not-central': (_, found) => `A Yamanote station cannot lie in the centre, as in ${shown(found)}.`,
  'inside-the-ring': ({ district }, found) =>
    `A station of “${district}” lies inside the Yamanote Line, not at ${shown(found)}.`,
  'outside-the-ring': ({ district }, found) =>
    `A station of “${district}” lies outside the Yamanote Line, not at ${shown(found)}.`,
  'not-joined-by': ({ segment }, found) => `${shown(found)} are joined by “${segment}” already.`,
  straight: (_, found) => `A track runs straight in one of 8 directions, not like ${shown(found)}.`,
  'straight-path': (_, found) => `A track is a straight line between its stations, not ${shown(found)}.`,
  'no-station-on-the-way': (_, found) => `The station ${shown(found)} lies on its way.`,
  'meets-ring-in-stations': (_, found) => `It meets the Yamanote Line outside a station: ${shown(found)}.`,
  'not-touching-itself': (_, found) => `The path touches itself: ${shown(found)}.`,
  'pair-once': (_, found) => `The pair ${shown(found)} is in the list already.`,
  'tracks-that-cross': (_, found) => `${shown(found)} do not cross.`,
  crossing: ({ pair: [a, b] }) => `The tracks “${a}” and “${b}” cross, and the pair is missing.`,
  'only-districts': ({ districts }, found) =>
    `It may only run through ${districts.map((id) => `“${id}”`).join(' and ')}, not through ${shown(found)}.`,
  'nothing-passed': (_, found) =>
    `Only districts with a station count on this map, so ${shown(found)} must not stand here.`,
  passed: ({ districts }, found) =>
    `Districts on its way: ${shown(JSON.stringify(districts))}. In the file: ${shown(found)}.`,
  'way-from': ({ station }, found) => `No way leads from “${station}” to ${shown(found)}.`,
  tracks: ({ fewest }, found) =>
    `The station has ${count(Number(found), 'track', 'tracks')} and needs at least ${fewest}.`,
  'even-symbols': (_, found) =>
    `Each symbol needs the same number of stations, give or take 1. Now: ${tallied(found)}.`,
};
