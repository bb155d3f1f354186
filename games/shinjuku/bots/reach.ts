/** How far a building is from customers: over laid track at no cost, over a connection that is still empty for a piece. */
import {
  STATION_IDS,
  STATIONS_IN,
  type ShinjukuState as State,
  THE_LINK,
  WARD_IDS,
  WAYS,
} from '@yamanote/games/shinjuku/rules';

/** Further than this nobody plans. */
const FARTHEST = 3;

/** Few answers change the track, so what was found for one network is kept, by station. */
const MOST_KEPT = 100;
const networks = new Map<string, Network>();

/** By station, as far as it was asked for, and ward. */
type Network = number[][];

/** By ward: how many pieces of track are missing between it and a station; one more than `FARTHEST` if more. */
export function missingTrack(state: State, network: Network, station: number): number[] {
  network[station] ??= measure(state, station);
  return network[station];
}

export function networkOf({ tracks }: State): Network {
  let key = '';
  for (let i = 0; i < tracks.length; i++) key += tracks[i] === null ? ' ' : '=';
  let known = networks.get(key);
  if (known !== undefined) return known;
  if (networks.size >= MOST_KEPT) networks.clear();
  known = [];
  networks.set(key, known);
  return known;
}

function measure(state: State, station: number): number[] {
  const missing = Array<number>(STATION_IDS.length).fill(FARTHEST + 1);
  missing[station] = 0;
  let ring = [station];
  for (let cost = 0; cost <= FARTHEST && ring.length > 0; cost++) {
    const next: number[] = [];
    for (let i = 0; i < ring.length; i++) {
      const here = ring[i];
      if (missing[here] < cost) continue;
      for (const { to, by } of WAYS[here]) {
        const piece = by === THE_LINK || state.tracks[by] !== null ? 0 : 1;
        if (cost + piece >= missing[to]) continue;
        missing[to] = cost + piece;
        if (piece === 0) ring.push(to);
        else next.push(to);
      }
    }
    ring = next;
  }
  return WARD_IDS.map((_, ward) => STATIONS_IN[ward].reduce((least, at) => Math.min(least, missing[at]), FARTHEST + 1));
}
