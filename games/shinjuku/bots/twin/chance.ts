/** What chance does: it turns cards over, deals them and draws customers. Its outcomes come in the order of the rules. */
import { KINDS, WARD_IDS } from '@yamanote/games/shinjuku/rules';
import { type Chance, outcomes as outcomesOf, type Rng } from '@yamanote/kernel';
import { drawInto } from './cards.ts';
import { ACTION, ARRIVAL_CARD, ARRIVAL_CUSTOMER, DEAL, GOING_ON, QUEUE_CARD, QUEUE_CUSTOMER } from './phases.ts';
import { joinQueue } from './queue.ts';
import { afterQueue, fillQueue, goOn, inviteCustomers } from './turn.ts';
import {
  ABOUT,
  BAG,
  BAG_SIZE,
  BUILDINGS,
  CROWD_SIZES,
  crowdOf,
  DEALT,
  DEALT_LATER,
  DEALT_TO,
  DISCARD,
  DISCARD_SIZE,
  DRAW,
  DRAW_SIZE,
  DUE,
  HAND_SIZES,
  handOf,
  isDepartment,
  KAIJU,
  KAIJU_IN_DECK,
  KAIJU_ON_BAY,
  PHASE,
  QUEUE,
  QUEUE_LENGTH,
  STALLED,
  STATION_COUNT,
  TRIGGER,
  TURN,
  WARD_COUNT,
  type World,
} from './world.ts';

/** The Kaiju's card, among the wards. */
const KAIJU_CARD = WARD_COUNT;
const NAMES: readonly string[] = [...WARD_IDS, 'kaiju'];
/** Cards that are drawn together come in alphabetical order. */
const IN_ORDER = [...NAMES.keys()].sort((a, b) => (NAMES[a] < NAMES[b] ? -1 : 1));

/** Prototype: with so many department stores on the map, two customers come instead of one. */
const BUSY = 3;

function copiesOf(world: World, card: number): number {
  if (card < KAIJU_CARD) return world[DRAW + card];
  return world[KAIJU] === KAIJU_IN_DECK ? 1 : 0;
}

function pileSize(world: World): number {
  return world[DRAW_SIZE] + copiesOf(world, KAIJU_CARD);
}

export function happen(world: World, rng: Rng): void {
  switch (world[PHASE]) {
    case QUEUE_CARD:
    case ARRIVAL_CARD: {
      let ticket = rng.below(pileSize(world));
      let card = 0;
      while (ticket >= copiesOf(world, card)) ticket -= copiesOf(world, card++);
      turnOver(world, card);
      break;
    }
    case DEAL:
      for (let size = pileSize(world), left = world[DEALT]; left > 0; left--) {
        let ticket = rng.below(size--);
        let at = 0;
        while (ticket >= copiesOf(world, IN_ORDER[at])) ticket -= copiesOf(world, IN_ORDER[at++]);
        dealCard(world, IN_ORDER[at]);
      }
      dealt(world);
      break;
    default: {
      let ticket = rng.below(world[BAG_SIZE]);
      let kind = 0;
      while (ticket >= world[BAG + kind]) ticket -= world[BAG + kind++];
      drawCustomer(world, kind);
    }
  }
}

/** What several cards are dealt as, one after the other. */
const CARDS = NAMES.length + 1;

/**
 * Writes every outcome and its odds, and says how many there are; 0 if they would be more than `most`. An outcome is a
 * card, a customer, or cards that are dealt together.
 */
export function outcomes(world: World, list: number[], odds: number[], most = Number.POSITIVE_INFINITY): number {
  let count = 0;
  if (world[PHASE] === DEAL) {
    if (countHands(world) > most) return 0;
    for (const [hand, odd] of outcomesOf(chanceOfDeal(world))) {
      list[count] = dealOf(hand as string[]);
      odds[count++] = odd;
    }
    return count;
  }
  const drawsCard = world[PHASE] === QUEUE_CARD || world[PHASE] === ARRIVAL_CARD;
  const [kinds, all] = drawsCard ? [NAMES.length, pileSize(world)] : [KINDS, world[BAG_SIZE]];
  for (let kind = 0; kind < kinds; kind++) {
    const copies = drawsCard ? copiesOf(world, kind) : world[BAG + kind];
    if (copies === 0) continue;
    list[count] = kind;
    odds[count++] = copies / all;
  }
  return count > most ? 0 : count;
}

function chanceOfDeal(world: World): Chance {
  const from = Object.fromEntries(IN_ORDER.map((card) => [NAMES[card], copiesOf(world, card)]));
  return { draw: world[DEALT], from };
}

/** Cards by their names, dealt together, as one outcome. */
export function dealOf(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum * CARDS + 1 + NAMES.indexOf(card), 0);
}

/** How many different hands may be dealt. */
function countHands(world: World): number {
  const size = world[DEALT];
  const hands = [1, ...Array<number>(size).fill(0)];
  for (let card = 0; card < NAMES.length; card++) {
    for (let of = size; of > 0; of--) {
      for (let taken = Math.min(copiesOf(world, card), of); taken > 0; taken--) hands[of] += hands[of - taken];
    }
  }
  return hands[size];
}

export function happenAs(world: World, outcome: number): void {
  switch (world[PHASE]) {
    case QUEUE_CARD:
    case ARRIVAL_CARD:
      turnOver(world, outcome);
      break;
    case DEAL:
      for (let left = outcome; left > 0; left = Math.floor(left / CARDS)) dealCard(world, (left % CARDS) - 1);
      dealt(world);
      break;
    default:
      drawCustomer(world, outcome);
  }
}

/** The Kaiju's card leaves the game, and it comes to the bay. */
function takeCard(world: World, card: number): boolean {
  if (card === KAIJU_CARD) {
    world[KAIJU] = KAIJU_ON_BAY;
    return false;
  }
  world[DRAW + card]--;
  world[DRAW_SIZE]--;
  return true;
}

function turnOver(world: World, card: number): void {
  const isWard = takeCard(world, card);
  if (world[PHASE] === QUEUE_CARD) {
    if (isWard) {
      world[STALLED] = 0;
      world[QUEUE + world[QUEUE_LENGTH]++] = card;
    }
    fillQueue(world);
    return;
  }
  world[DISCARD + card]++;
  world[DISCARD_SIZE]++;
  world[PHASE] = ARRIVAL_CUSTOMER;
  world[ABOUT] = card;
  world[DUE] = departments(world) < BUSY ? 1 : 2;
}

function departments(world: World): number {
  let count = 0;
  for (let station = 0; station < STATION_COUNT; station++) if (isDepartment(world[BUILDINGS + station])) count++;
  return count;
}

/** In place of the Kaiju's card another one is dealt later. */
function dealCard(world: World, card: number): void {
  if (takeCard(world, card)) {
    world[handOf(world[DEALT_TO]) + card]++;
    world[HAND_SIZES + world[DEALT_TO]]++;
  } else world[DEALT_LATER]++;
}

function dealt(world: World): void {
  const later = world[DEALT_LATER];
  world[PHASE] = GOING_ON;
  if (later > 0 && drawInto(world, world[DEALT_TO], later)) return;
  world[DEALT] = 0;
  world[DEALT_TO] = 0;
  goOn(world);
}

function drawCustomer(world: World, customer: number): void {
  if (world[PHASE] === QUEUE_CUSTOMER) {
    if (!joinQueue(world, customer)) {
      afterQueue(world);
      return;
    }
    takeFromBag(world, customer);
    inviteCustomers(world);
    return;
  }
  takeFromBag(world, customer);
  world[crowdOf(world[ABOUT]) + customer]++;
  world[CROWD_SIZES + world[ABOUT]]++;
  world[DUE]--;
  if (world[BAG_SIZE] === 0) world[TRIGGER] = world[TURN];
  if (world[BAG_SIZE] > 0 && world[DUE] > 0) return;
  world[DUE] = 0;
  world[ABOUT] = 0;
  world[PHASE] = ACTION;
}

function takeFromBag(world: World, customer: number): void {
  world[BAG + customer]--;
  world[BAG_SIZE]--;
}
