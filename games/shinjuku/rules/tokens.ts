/** The pieces as facts. What differs between the editions stands in `editions.ts`. */
import type { Seat } from '@yamanote/kernel';

export const GOODS = ['food', 'clothing', 'books', 'electronics'] as const;
export type Good = (typeof GOODS)[number];

/** A star marks the heavier token: premium in the retail edition, double in the prototype. Order: see `customerOf`. */
export const CUSTOMERS = [
  'food',
  'food*',
  'clothing',
  'clothing*',
  'books',
  'books*',
  'electronics',
  'electronics*',
] as const;
export type CustomerId = (typeof CUSTOMERS)[number];
export const KINDS = CUSTOMERS.length;

/** State counts customers by their index in CUSTOMERS; this is the index of a good's normal or heavier token. */
export const customerOf = (good: number, heavy: boolean): number => 2 * good + (heavy ? 1 : 0);
export const goodOf = (customer: number): number => customer >> 1;
export const isHeavy = (customer: number): boolean => (customer & 1) === 1;
export const customerIndex = (id: CustomerId): number => CUSTOMERS.indexOf(id);

/** How many customers of its good a token counts as, or how many points it is worth. */
export const WEIGHT: readonly number[] = CUSTOMERS.map((_, customer) => (isHeavy(customer) ? 2 : 1));

/** What a building sells: one good, or everything. Counted by index: 0 to 3 are GOODS. */
export const SHOPS = [...GOODS, 'department'] as const;
export type Shop = (typeof SHOPS)[number];
export const DEPARTMENT = GOODS.length;

/** A building on a station. Never changed, only replaced, so that copies may share it. */
export interface Building {
  readonly owner: Seat;
  /** Index in SHOPS. */
  readonly shop: number;
}

export const MOST_SEATS = 4;
export const STORES_OF_A_GOOD = 2;
export const DEPARTMENT_STORES = 3;

/** By seat and shop: every building there can be, made once. */
export const BUILDINGS: readonly (readonly Building[])[] = [...Array(MOST_SEATS).keys()].map((owner) =>
  SHOPS.map((_, shop) => ({ owner, shop })),
);

/** By shop: what a player has of it before anything is built. */
export const SHOPS_AT_START: readonly number[] = SHOPS.map((_, shop) =>
  shop === DEPARTMENT ? DEPARTMENT_STORES : STORES_OF_A_GOOD,
);

export const QUEUE_SLOTS = 4;
/** How many customers the queue holds before any upgrade. */
export const QUEUE_AT_START = 2;
/** What the first upgrades of the game bring; later ones bring none. */
export const STAR_STACKS: readonly number[] = [3, 2, 2, 2, 1, 1];
