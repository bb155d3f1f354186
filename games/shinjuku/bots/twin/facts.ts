/** The map as rows of numbers, which are quicker to walk than lists of objects. */
import {
  DEPARTMENT,
  GOODS,
  goodOf,
  isMarked,
  KINDS,
  STATION_IDS,
  THE_LINK,
  WARD_IDS,
  WARD_OF,
  WAYS,
} from '@yamanote/games/shinjuku/rules';

/** Where one can get from a station: those from `WAYS_FROM[station]` on, up to that of the next one. */
export const WAYS_FROM = Int16Array.from([0, ...STATION_IDS.keys()], (_, station) =>
  WAYS.slice(0, station).reduce((sum, ways) => sum + ways.length, 0),
);
export const WAY_TO = Int16Array.from(WAYS.flat(), ({ to }) => to);
export const WAY_WARD = Int8Array.from(WAY_TO, (to) => WARD_OF[to]);
/** The connection that has to be there; for the printed link, `LINKED`. */
export const LINKED = THE_LINK;
export const WAY_BY = Int16Array.from(WAYS.flat(), ({ by }) => by);

/** Stations are listed ward by ward: those of a ward are from `STATIONS_FROM[ward]` on, up to that of the next one. */
export const STATIONS_FROM = Int8Array.from([...WARD_IDS.keys(), WARD_IDS.length], (ward) =>
  WARD_OF.reduce((count, of) => count + Number(of < ward), 0),
);

/** The stations that are marked for a department store; by station, whether it is one of them. */
export const MARKED: readonly number[] = STATION_IDS.flatMap((_, station) => (isMarked(station) ? [station] : []));
export const IS_MARKED = Int8Array.from(STATION_IDS, (_, station) => Number(isMarked(station)));

/** By shop: the goods that it sells, as bits; nothing is sold where nothing stands, at -1. */
export const GOODS_SOLD = (shop: number): number =>
  shop < 0 ? 0 : shop === DEPARTMENT ? (1 << GOODS.length) - 1 : 1 << shop;

/** By kind of customer: its good as a bit. */
export const GOOD_BIT = Array.from({ length: KINDS }, (_, customer) => 1 << goodOf(customer));
