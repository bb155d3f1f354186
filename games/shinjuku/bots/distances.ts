/** How far a building is from customers: over laid track at no cost, over a connection that is still empty for a piece. */
import { STATIONS_IN } from '@yamanote/games/shinjuku/rules';
import { LINKED, WAY_BY, WAY_TO, WAYS_FROM } from './twin/facts.ts';
import { CONNECTION_COUNT, STATION_COUNT, TRACKS, WARD_COUNT, type World } from './twin/world.ts';

/** Further than this nobody plans. */
const FARTHEST = 3;

/** What was found for one network of track; few answers change it, so the last ones are kept. */
export interface Network {
  /** The connections that have track, as bits of three numbers. */
  low: number;
  middle: number;
  high: number;
  /** By station, as far as it was asked for, and ward. */
  missing: (Int8Array | null)[];
}

/** A network is kept where its bits lead, until another one takes the place. */
const PLACES = 1 << 10;
const networks: (Network | undefined)[] = Array<undefined>(PLACES).fill(undefined);

export function networkOf(world: World): Network {
  const low = bitsFrom(world, 0, 32);
  const middle = bitsFrom(world, 32, 64);
  const high = bitsFrom(world, 64, CONNECTION_COUNT);
  const place = (Math.imul(low, 0x9e3779b1) ^ Math.imul(middle, 0x85ebca6b) ^ Math.imul(high, 0xc2b2ae35)) >>> 22;
  const known = networks[place];
  if (known !== undefined && known.low === low && known.middle === middle && known.high === high) return known;
  const network = { low, middle, high, missing: Array<null>(STATION_COUNT).fill(null) };
  networks[place] = network;
  return network;
}

function bitsFrom(world: World, from: number, to: number): number {
  let bits = 0;
  for (let at = from; at < to; at++) if (world[TRACKS + at] !== 0) bits |= 1 << (at - from);
  return bits;
}

/** By ward: how many pieces of track are missing between it and a station; one more than `FARTHEST` if more. */
export function missingTrack(world: World, { missing }: Network, station: number): Int8Array {
  const known = missing[station];
  if (known !== null) return known;
  const measured = measure(world, station);
  missing[station] = measured;
  return measured;
}

const costs = new Int8Array(STATION_COUNT);
const rings = [new Int16Array(STATION_COUNT ** 2), new Int16Array(STATION_COUNT ** 2)];

function measure(world: World, station: number): Int8Array {
  costs.fill(FARTHEST + 1);
  costs[station] = 0;
  let [ring, next] = rings;
  ring[0] = station;
  let size = 1;
  for (let cost = 0; cost <= FARTHEST && size > 0; cost++) {
    let nextSize = 0;
    for (let i = 0; i < size; i++) {
      const here = ring[i];
      if (costs[here] < cost) continue;
      for (let way = WAYS_FROM[here]; way < WAYS_FROM[here + 1]; way++) {
        const to = WAY_TO[way];
        const piece = WAY_BY[way] === LINKED || world[TRACKS + WAY_BY[way]] !== 0 ? 0 : 1;
        if (cost + piece >= costs[to]) continue;
        costs[to] = cost + piece;
        if (piece === 0) ring[size++] = to;
        else next[nextSize++] = to;
      }
    }
    [ring, next] = [next, ring];
    size = nextSize;
  }
  return Int8Array.from({ length: WARD_COUNT }, (_, ward) =>
    STATIONS_IN[ward].reduce((least, at) => Math.min(least, costs[at]), FARTHEST + 1),
  );
}
