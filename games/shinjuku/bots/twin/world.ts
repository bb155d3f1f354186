/** A match as one row of whole numbers, which bots copy and play by the hundred thousand. */
import {
  CONNECTION_IDS,
  DEPARTMENT,
  editionOf,
  KINDS,
  MOST_SEATS,
  NOBODY,
  QUEUE_SLOTS,
  SHOPS,
  type ShinjukuState,
  STATION_IDS,
  WARD_IDS,
  WAYS,
} from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { phaseOf } from './phases.ts';

export type World = Int16Array;

export const WARD_COUNT = WARD_IDS.length;
export const STATION_COUNT = STATION_IDS.length;
export const CONNECTION_COUNT = CONNECTION_IDS.length;
const SHOP_COUNT = SHOPS.length;

/** Stands where a seat, a ward or a station could stand. */
export const NONE = -1;
/** Where the Kaiju is if it is in no ward. */
const KAIJU_OUT = -3;
export const KAIJU_IN_DECK = -2;
export const KAIJU_ON_BAY = -1;
/** Where department stores may go. */
const TO_NOWHERE = 0;
export const TO_MARKED = 1;
export const TO_ANYWHERE = 2;

/** Hands out places in the row, one after the other. */
let size = 0;
function place(length = 1): number {
  size += length;
  return size - length;
}

/** Where in the row what stands: first what the table has chosen. */
export const SEATS = place();
export const IS_R12 = place();
export const HAS_CEO = place();
export const HAS_KAIJU = place();
export const KAIJU_AFTER_CEO = place();
export const EQUAL_TURNS = place();
export const RELOCATION = place();
export const HAND = place();
export const FIRST = place();

/** What the match waits for, and what it is about: a station, ward, connection or seat. */
export const PHASE = place();
export const ABOUT = place();
/** While three cards are chosen: what comes then, and what that is about. */
export const THEN = place();
export const THEN_ABOUT = place();
export const TURN = place();
export const TURNS = place();
/** The actions of the turn so far, as bits, and their number. */
export const DONE = place();
export const DONE_COUNT = place();
export const TRIGGER = place();
export const LAST_ROUND = place();
export const STALLED = place();
export const UPGRADES = place();
export const KAIJU = place();
/** Prototype: how many customers are still due. */
export const DUE = place();

/** Whose INCOME is due, in order; who is dealt cards now, how many, and how many then. */
export const INCOMES = place(MOST_SEATS);
export const INCOME_COUNT = place();
export const DEALT_TO = place();
export const DEALT = place();
export const DEALT_LATER = place();
/** Whether these are the INCOMEs before the prototype's last round. */
export const BEFORE_LAST_ROUND = place();

/** By ward, and how many there are together. */
export const DRAW = place(WARD_COUNT);
export const DRAW_SIZE = place();
export const DISCARD = place(WARD_COUNT);
export const DISCARD_SIZE = place();
/** By customer, and how many there are together. */
export const BAG = place(KINDS);
export const BAG_SIZE = place();

const HANDS = place(MOST_SEATS * WARD_COUNT);
export const HAND_SIZES = place(MOST_SEATS);
const COLLECTIONS = place(MOST_SEATS * KINDS);
export const STARS = place(MOST_SEATS);
const SUPPLIES = place(MOST_SEATS * SHOP_COUNT);
export const PIECES = place(MOST_SEATS);
export const CEOS = place(MOST_SEATS);

/** The wards of the queue's cards, slot 1 first; by slot and customer who waits there. */
export const QUEUE = place(QUEUE_SLOTS);
export const QUEUE_LENGTH = place();
const QUEUED = place(QUEUE_SLOTS * KINDS);
const CROWDS = place(WARD_COUNT * KINDS);
/** By ward: how many customers stand there. */
export const CROWD_SIZES = place(WARD_COUNT);

/** By station: what stands there, see `buildingOf`. By connection: the owner of the piece, plus 1. */
export const BUILDINGS = place(STATION_COUNT);
export const TRACKS = place(CONNECTION_COUNT);

/** Of the MOVE that is under way: who rides, and where the group is. */
export const GROUP = place(KINDS);
export const GROUP_SIZE = place();
export const AT = place();
/** By station: 0, `VISITED` if the group came by, or who got off there, beyond `VISITED`. */
export const STOPS = place(STATION_COUNT);
export const VISITED = 1;

export const handOf = (seat: Seat): number => HANDS + seat * WARD_COUNT;
export const collectionOf = (seat: Seat): number => COLLECTIONS + seat * KINDS;
export const supplyOf = (seat: Seat): number => SUPPLIES + seat * SHOP_COUNT;
export const crowdOf = (ward: number): number => CROWDS + ward * KINDS;
export const queuedAt = (slot: number): number => QUEUED + slot * KINDS;

/** A building as a number above 0. */
export const buildingOf = (owner: Seat, shop: number): number => 1 + owner * SHOP_COUNT + shop;
/** By building. */
export const OWNERS = [NONE, ...pairs().map(([owner]) => owner)];
export const SOLD = [NONE, ...pairs().map(([, shop]) => shop)];

function pairs(): (readonly [Seat, number])[] {
  return Array.from({ length: MOST_SEATS }, (_, owner) => SHOPS.map((_, shop) => [owner, shop] as const)).flat();
}

/** A state of a running turn in which somebody acts, or which is over; turns are counted from here. */
export function pack(state: ShinjukuState): World {
  const world = new Int16Array(size);
  packTable(state, world);
  packMoment(state, world);
  packCards(state, world);
  packCustomers(state, world);
  for (let seat = 0; seat < state.hands.length; seat++) {
    world[STARS + seat] = state.stars[seat];
    world.set(state.supply[seat], supplyOf(seat));
    world[PIECES + seat] = state.pieces[seat];
    world[CEOS + seat] = state.ceos[seat] ?? NONE;
  }
  for (let station = 0; station < STATION_COUNT; station++) {
    const building = state.buildings[station];
    if (building !== null) world[BUILDINGS + station] = buildingOf(building.owner, building.shop);
  }
  for (let at = 0; at < CONNECTION_COUNT; at++) world[TRACKS + at] = 1 + (state.tracks[at] ?? NONE);
  return world;
}

function packTable(state: ShinjukuState, world: World): void {
  const { options } = state;
  const edition = editionOf(state);
  const hasVariants = !edition.lacks.includes('ceo');
  const relocation = options.deptRelocation === 'printed' ? edition.deptRelocation : options.deptRelocation;
  world[SEATS] = state.hands.length;
  world[IS_R12] = Number(options.edition === 'r12');
  world[HAS_CEO] = Number(hasVariants && options.ceo);
  world[HAS_KAIJU] = Number(hasVariants && options.kaiju);
  world[KAIJU_AFTER_CEO] = Number(options.kaijuStep === 'after-ceo');
  world[EQUAL_TURNS] = Number(options.endRule === 'equal-turns');
  world[RELOCATION] = relocation === 'any' ? TO_ANYWHERE : relocation === 'marked-only' ? TO_MARKED : TO_NOWHERE;
  world[HAND] = edition.hand;
  world[FIRST] = state.first ?? NONE;
}

const DONE_BITS = { open: 1, track: 2, move: 4, upgrade: 8, income: 16 } as const;
export const { open: OPENED, track: TRACKED, move: MOVED, upgrade: UPGRADED, income: EARNED } = DONE_BITS;

function packMoment(state: ShinjukuState, world: World): void {
  const { stack, done, kaiju } = state;
  const frame = stack.at(-1);
  const below = stack.at(-2);
  [world[PHASE], world[ABOUT]] = phaseOf(frame);
  if (below?.kind === 'shop' || below?.kind === 'start') [world[THEN], world[THEN_ABOUT]] = phaseOf(below);
  world[TURN] = state.turn ?? NONE;
  for (const kind of done) world[DONE] |= DONE_BITS[kind];
  world[DONE_COUNT] = done.length;
  world[TRIGGER] = state.trigger ?? NONE;
  world[LAST_ROUND] = Number(state.lastRound);
  world[STALLED] = state.stalled;
  world[UPGRADES] = state.upgrades;
  world[KAIJU] = typeof kaiju === 'number' ? kaiju : { out: KAIJU_OUT, deck: KAIJU_IN_DECK, bay: KAIJU_ON_BAY }[kaiju];
  if (frame?.kind === 'arrival-customers') world[DUE] = frame.due;
  if (frame?.kind !== 'deal') return;
  world[DEALT_TO] = frame.seat;
  world[DEALT] = frame.count;
  world[DEALT_LATER] = below?.kind === 'draw' ? below.count : 0;
  world[BEFORE_LAST_ROUND] = Number(frame.cause === 'last-round');
  for (let at = stack.length - 1; at >= 0; at--) {
    const income = stack[at];
    if (income.kind === 'income') world[INCOMES + world[INCOME_COUNT]++] = income.seat;
  }
}

function packCards(state: ShinjukuState, world: World): void {
  world.set(state.draw, DRAW);
  world[DRAW_SIZE] = state.draw.reduce((sum, copies) => sum + copies, 0);
  for (const ward of state.discard) world[DISCARD + ward]++;
  world[DISCARD_SIZE] = state.discard.length;
  for (let seat = 0; seat < state.hands.length; seat++) {
    for (const ward of state.hands[seat]) world[handOf(seat) + ward]++;
    world[HAND_SIZES + seat] = state.hands[seat].length;
  }
}

function packCustomers(state: ShinjukuState, world: World): void {
  world.set(state.bag, BAG);
  world[BAG_SIZE] = total(state.bag);
  for (let seat = 0; seat < state.collections.length; seat++) {
    for (const customer of state.collections[seat]) world[collectionOf(seat) + customer]++;
  }
  world[QUEUE_LENGTH] = state.queue.length;
  for (let slot = 0; slot < state.queue.length; slot++) {
    world[QUEUE + slot] = state.queue[slot].ward;
    world.set(state.queue[slot].customers, queuedAt(slot));
  }
  for (let ward = 0; ward < WARD_COUNT; ward++) {
    world.set(state.crowds[ward], crowdOf(ward));
    world[CROWD_SIZES + ward] = total(state.crowds[ward]);
  }
  packRide(state, world);
}

function packRide({ group, path, alighted, tracks, turn }: ShinjukuState, world: World): void {
  world.set(group, GROUP);
  world[GROUP_SIZE] = total(group);
  world[AT] = path.at(-1) ?? NONE;
  for (let visit = 0; visit < path.length; visit++) {
    world[STOPS + path[visit]] = alighted[visit] === NOBODY ? VISITED : 1 + VISITED + alighted[visit];
    const by = WAYS[path[visit - 1]]?.find(({ to }) => to === path[visit])?.by;
    if (by !== undefined && by >= 0) claimIncome(world, tracks[by] as Seat, turn as Seat);
  }
}

/** The owner of track that is used has an INCOME, but only one, and not who rides. */
export function claimIncome(world: World, owner: Seat, rider: Seat): void {
  if (owner === rider) return;
  for (let i = 0; i < world[INCOME_COUNT]; i++) if (world[INCOMES + i] === owner) return;
  world[INCOMES + world[INCOME_COUNT]++] = owner;
}

function total(customers: readonly number[]): number {
  return customers.reduce((sum, count) => sum + count, 0);
}

export function isDepartment(building: number): boolean {
  return SOLD[building] === DEPARTMENT;
}
