/** V11 and V12: every station can be reached, and no symbol is rarer than another. */
import type { Complain } from './complain.ts';
import type { MapFile } from './file.ts';

const FEWEST_TRACKS = 3;
const FEWEST_IN_CORNER = 2;

/** V11: the graph is connected; corners have at least two tracks, all other stations three. */
export function connections(map: MapFile, complain: Complain): void {
  const { stations, segments, districts } = map;
  const reached = new Set<string>(stations.slice(0, 1).map(({ id }) => id));
  for (const from of reached) {
    for (const { a, b } of segments) if (a === from || b === from) reached.add(a === from ? b : a);
  }
  stations.forEach(({ id, district }, i) => {
    if (!reached.has(id)) complain(`stations[${i}]`, { is: 'way-from', station: stations[0].id }, id);
    const corner = districts.some((one) => one.id === district && one.kind === 'corner');
    const fewest = corner ? FEWEST_IN_CORNER : FEWEST_TRACKS;
    const found = segments.filter(({ kind, a, b }) => kind === 'track' && (a === id || b === id)).length;
    if (found < fewest) complain(`stations[${i}]`, { is: 'tracks', fewest }, found);
  });
}

/** V12: the numbers of stations with each symbol differ by one at most. */
export function symbolCounts({ symbols, stations }: MapFile, complain: Complain): void {
  const counts = symbols.map((symbol) => stations.filter((station) => station.symbol === symbol).length);
  if (Math.max(...counts) - Math.min(...counts) <= 1) return;
  const found = Object.fromEntries(symbols.map((symbol, i) => [symbol, counts[i]]));
  complain('stations', { is: 'even-symbols' }, found);
}
