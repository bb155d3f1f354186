/** The map as rows of numbers, which are quicker to walk than lists of objects. */
import { DEPARTMENT, GOODS, goodOf, KINDS, STATION_IDS, THE_LINK, WAYS } from '@yamanote/games/shinjuku/rules';

/** Where one can get from a station: those from `WAYS_FROM[station]` on, up to that of the next one. */
export const WAYS_FROM = Int16Array.from([0, ...STATION_IDS.keys()], (_, station) =>
  WAYS.slice(0, station).reduce((sum, ways) => sum + ways.length, 0),
);
export const WAY_TO = Int16Array.from(WAYS.flat(), ({ to }) => to);
/** The connection that has to be there; for the printed link, `LINKED`. */
export const LINKED = THE_LINK;
export const WAY_BY = Int16Array.from(WAYS.flat(), ({ by }) => by);

/** By shop: the goods that it sells, as bits; nothing is sold where nothing stands, at -1. */
export const GOODS_SOLD = (shop: number): number =>
  shop < 0 ? 0 : shop === DEPARTMENT ? (1 << GOODS.length) - 1 : 1 << shop;

/** By kind of customer: its good as a bit. */
export const GOOD_BIT = Array.from({ length: KINDS }, (_, customer) => 1 << goodOf(customer));
