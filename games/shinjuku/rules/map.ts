/**
 * The map as facts: 23 wards, 44 stations, 67 connections and the printed link. Both editions use the same one. A ward and
 * a station may carry the same id. State counts wards, stations and connections by their index here.
 */

/** How many cards the deck holds of each ward, which wards it borders, and whether it lies on Tokyo Bay. */
export const WARDS = [
  { id: 'chiyoda', cards: 3, bay: false, neighbours: ['bunkyo', 'chuo', 'minato', 'shinjuku', 'taito'] },
  { id: 'chuo', cards: 3, bay: false, neighbours: ['chiyoda', 'koto', 'minato', 'sumida', 'taito'] },
  { id: 'minato', cards: 4, bay: false, neighbours: ['chiyoda', 'chuo', 'koto', 'shibuya', 'shinagawa', 'shinjuku'] },
  { id: 'shinjuku', cards: 4, bay: false, neighbours: ['bunkyo', 'chiyoda', 'minato', 'nakano', 'shibuya', 'toshima'] },
  { id: 'bunkyo', cards: 2, bay: false, neighbours: ['arakawa', 'chiyoda', 'kita', 'shinjuku', 'taito', 'toshima'] },
  { id: 'taito', cards: 2, bay: false, neighbours: ['arakawa', 'bunkyo', 'chiyoda', 'chuo', 'sumida'] },
  {
    id: 'sumida',
    cards: 2,
    bay: false,
    neighbours: ['adachi', 'arakawa', 'chuo', 'edogawa', 'katsushika', 'koto', 'taito'],
  },
  { id: 'koto', cards: 3, bay: true, neighbours: ['chuo', 'edogawa', 'minato', 'ota', 'shinagawa', 'sumida'] },
  { id: 'shinagawa', cards: 3, bay: false, neighbours: ['koto', 'meguro', 'minato', 'ota', 'shibuya'] },
  { id: 'meguro', cards: 2, bay: false, neighbours: ['ota', 'setagaya', 'shibuya', 'shinagawa'] },
  { id: 'ota', cards: 5, bay: true, neighbours: ['koto', 'meguro', 'setagaya', 'shinagawa'] },
  { id: 'setagaya', cards: 5, bay: false, neighbours: ['meguro', 'ota', 'shibuya', 'suginami'] },
  {
    id: 'shibuya',
    cards: 3,
    bay: false,
    neighbours: ['meguro', 'minato', 'nakano', 'setagaya', 'shinagawa', 'shinjuku', 'suginami'],
  },
  { id: 'nakano', cards: 2, bay: false, neighbours: ['nerima', 'shibuya', 'shinjuku', 'suginami', 'toshima'] },
  { id: 'suginami', cards: 4, bay: false, neighbours: ['nakano', 'nerima', 'setagaya', 'shibuya'] },
  { id: 'toshima', cards: 2, bay: false, neighbours: ['bunkyo', 'itabashi', 'kita', 'nakano', 'nerima', 'shinjuku'] },
  { id: 'kita', cards: 2, bay: false, neighbours: ['adachi', 'arakawa', 'bunkyo', 'itabashi', 'toshima'] },
  { id: 'arakawa', cards: 2, bay: false, neighbours: ['adachi', 'bunkyo', 'kita', 'sumida', 'taito'] },
  { id: 'itabashi', cards: 4, bay: false, neighbours: ['kita', 'nerima', 'toshima'] },
  { id: 'nerima', cards: 4, bay: false, neighbours: ['itabashi', 'nakano', 'suginami', 'toshima'] },
  { id: 'adachi', cards: 4, bay: false, neighbours: ['arakawa', 'katsushika', 'kita', 'sumida'] },
  { id: 'katsushika', cards: 3, bay: false, neighbours: ['adachi', 'edogawa', 'sumida'] },
  { id: 'edogawa', cards: 4, bay: true, neighbours: ['katsushika', 'koto', 'sumida'] },
] as const;

/** The ward of each station, and the rank of those marked for a department store: 1 is the busiest. */
export const STATIONS = [
  { id: 'tokyo', ward: 'chiyoda', rank: 4 },
  { id: 'akihabara', ward: 'chiyoda', rank: 10 },
  { id: 'iidabashi', ward: 'chiyoda', rank: null },
  { id: 'hatchobori', ward: 'chuo', rank: null },
  { id: 'kachidoki', ward: 'chuo', rank: null },
  { id: 'shimbashi', ward: 'minato', rank: 7 },
  { id: 'roppongi', ward: 'minato', rank: null },
  { id: 'shinagawa', ward: 'minato', rank: 5 },
  { id: 'daiba', ward: 'minato', rank: null },
  { id: 'shinjuku', ward: 'shinjuku', rank: 1 },
  { id: 'takadanobaba', ward: 'shinjuku', rank: 6 },
  { id: 'yotsuya', ward: 'shinjuku', rank: null },
  { id: 'todai-mae', ward: 'bunkyo', rank: null },
  { id: 'ueno', ward: 'taito', rank: 8 },
  { id: 'oshiage', ward: 'sumida', rank: null },
  { id: 'kinshicho', ward: 'sumida', rank: null },
  { id: 'monzen-nakacho', ward: 'koto', rank: null },
  { id: 'shin-kiba', ward: 'koto', rank: null },
  { id: 'meguro', ward: 'shinagawa', rank: 11 },
  { id: 'oimachi', ward: 'shinagawa', rank: null },
  { id: 'naka-meguro', ward: 'meguro', rank: 12 },
  { id: 'jiyugaoka', ward: 'meguro', rank: null },
  { id: 'omori', ward: 'ota', rank: null },
  { id: 'tamagawa', ward: 'ota', rank: null },
  { id: 'meidai-mae', ward: 'setagaya', rank: null },
  { id: 'sangenjaya', ward: 'setagaya', rank: null },
  { id: 'futako-tamagawa', ward: 'setagaya', rank: null },
  { id: 'shibuya', ward: 'shibuya', rank: 3 },
  { id: 'yoyogi', ward: 'shibuya', rank: null },
  { id: 'ebisu', ward: 'shibuya', rank: null },
  { id: 'nakano', ward: 'nakano', rank: null },
  { id: 'koenji', ward: 'suginami', rank: null },
  { id: 'eifukucho', ward: 'suginami', rank: null },
  { id: 'ikebukuro', ward: 'toshima', rank: 2 },
  { id: 'komagome', ward: 'toshima', rank: null },
  { id: 'oji', ward: 'kita', rank: null },
  { id: 'nishi-nippori', ward: 'arakawa', rank: null },
  { id: 'oyama', ward: 'itabashi', rank: null },
  { id: 'nerima', ward: 'nerima', rank: null },
  { id: 'kita-senju', ward: 'adachi', rank: 9 },
  { id: 'aoto', ward: 'katsushika', rank: null },
  { id: 'shin-koiwa', ward: 'katsushika', rank: null },
  { id: 'hirai', ward: 'edogawa', rank: null },
  { id: 'kasai-rinkai-koen', ward: 'edogawa', rank: null },
] as const;

/** Where a track piece fits. A connection is named after its two stations. */
export const CONNECTION_IDS = [
  'akihabara~iidabashi',
  'akihabara~kinshicho',
  'akihabara~tokyo',
  'akihabara~ueno',
  'aoto~kita-senju',
  'aoto~oshiage',
  'daiba~oimachi',
  'daiba~shimbashi',
  'daiba~shin-kiba',
  'ebisu~meguro',
  'ebisu~naka-meguro',
  'ebisu~roppongi',
  'ebisu~shibuya',
  'eifukucho~meidai-mae',
  'futako-tamagawa~jiyugaoka',
  'futako-tamagawa~sangenjaya',
  'hatchobori~monzen-nakacho',
  'hatchobori~tokyo',
  'hirai~kinshicho',
  'hirai~oshiage',
  'hirai~shin-koiwa',
  'iidabashi~shinjuku',
  'iidabashi~takadanobaba',
  'iidabashi~todai-mae',
  'iidabashi~tokyo',
  'iidabashi~ueno',
  'ikebukuro~komagome',
  'ikebukuro~oyama',
  'ikebukuro~takadanobaba',
  'jiyugaoka~naka-meguro',
  'jiyugaoka~oimachi',
  'jiyugaoka~tamagawa',
  'kachidoki~monzen-nakacho',
  'kachidoki~shimbashi',
  'kasai-rinkai-koen~shin-kiba',
  'kinshicho~monzen-nakacho',
  'kinshicho~oshiage',
  'kita-senju~nishi-nippori',
  'kita-senju~ueno',
  'koenji~nakano',
  'komagome~nishi-nippori',
  'komagome~oji',
  'komagome~todai-mae',
  'meguro~oimachi',
  'meguro~shinagawa',
  'meidai-mae~shibuya',
  'meidai-mae~shinjuku',
  'monzen-nakacho~shin-kiba',
  'naka-meguro~shibuya',
  'nakano~nerima',
  'nakano~shinjuku',
  'nakano~takadanobaba',
  'nishi-nippori~oji',
  'nishi-nippori~ueno',
  'oimachi~omori',
  'oimachi~shinagawa',
  'oshiage~ueno',
  'roppongi~shimbashi',
  'roppongi~yotsuya',
  'roppongi~yoyogi',
  'sangenjaya~shibuya',
  'shibuya~yoyogi',
  'shimbashi~shinagawa',
  'shimbashi~tokyo',
  'shinjuku~takadanobaba',
  'shinjuku~yotsuya',
  'tokyo~yotsuya',
] as const;

/** Printed on the board: everybody may ride it, nobody owns it, and no piece fits on it. */
export const LINK = ['shinjuku', 'yoyogi'] as const satisfies readonly StationId[];

export type WardId = (typeof WARDS)[number]['id'];
export type StationId = (typeof STATIONS)[number]['id'];
export type ConnectionId = (typeof CONNECTION_IDS)[number];

export const WARD_IDS: readonly WardId[] = WARDS.map(({ id }) => id);
export const STATION_IDS: readonly StationId[] = STATIONS.map(({ id }) => id);

const wardIndices = new Map<string, number>(WARD_IDS.map((id, i) => [id, i]));
const stationIndices = new Map<string, number>(STATION_IDS.map((id, i) => [id, i]));
const connectionIndices = new Map<string, number>(CONNECTION_IDS.map((id, i) => [id, i]));

export const wardIndex = (id: WardId): number => wardIndices.get(id) as number;
export const stationIndex = (id: StationId): number => stationIndices.get(id) as number;
export const connectionIndex = (id: ConnectionId): number => connectionIndices.get(id) as number;

/** By station: the index of its ward. */
export const WARD_OF: readonly number[] = STATIONS.map(({ ward }) => wardIndex(ward));

/** By ward: the indices of its stations, and of the wards that it borders. */
export const STATIONS_IN: readonly (readonly number[])[] = WARDS.map(({ id }) =>
  STATIONS.flatMap(({ ward }, station) => (ward === id ? [station] : [])),
);
export const NEIGHBOURS: readonly (readonly number[])[] = WARDS.map(({ neighbours }) => neighbours.map(wardIndex));

/** The wards that the Kaiju can enter from Tokyo Bay. */
export const BAY_NEIGHBOURS: readonly number[] = WARDS.flatMap(({ bay }, ward) => (bay ? [ward] : []));

/** By connection: the indices of its two stations. */
export const ENDS: readonly (readonly [number, number])[] = CONNECTION_IDS.map((id) => {
  const [a, b] = id.split('~') as [StationId, StationId];
  return [stationIndex(a), stationIndex(b)];
});

/** Stands for the printed link where a connection is asked for. */
export const THE_LINK = -1;

export interface Way {
  readonly to: number;
  /** The connection's index, or THE_LINK. */
  readonly by: number;
}

/** By station: where one can get from it, once there is track. */
export const WAYS: readonly (readonly Way[])[] = STATION_IDS.map((_, station) => [
  ...ENDS.flatMap((ends, by) =>
    ends[0] === station ? [{ to: ends[1], by }] : ends[1] === station ? [{ to: ends[0], by }] : [],
  ),
  ...linkFrom(station),
]);

function linkFrom(station: number): Way[] {
  const [a, b] = LINK.map(stationIndex);
  if (station !== a && station !== b) return [];
  return [{ to: station === a ? b : a, by: THE_LINK }];
}

export const isMarked = (station: number): boolean => STATIONS[station].rank !== null;

/** Sets of wards are bits of a number. */
export const bit = (ward: number): number => 1 << ward;

/** By connection: the wards at its ends. */
export const END_WARDS: readonly number[] = ENDS.map(([a, b]) => bit(WARD_OF[a]) | bit(WARD_OF[b]));

/** By connection: those that it meets, in a station or across the printed link. */
export const MEETING: readonly (readonly number[])[] = ENDS.map((ends, connection) => {
  const link = LINK.map(stationIndex);
  const stations = ends.some((end) => link.includes(end)) ? [...ends, ...link] : ends;
  return CONNECTION_IDS.flatMap((_, other) =>
    other !== connection && ENDS[other].some((end) => stations.includes(end)) ? [other] : [],
  );
});
