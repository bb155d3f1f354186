/** Fixed build orders that people write about: yardsticks for everything that thinks. */
import type { Bot } from '@yamanote/bots';
import {
  type CardId,
  establishmentIndex,
  type LandmarkId,
  landmarkIndex,
  type MachiKoro,
  UNBUILT,
} from '@yamanote/games/machi-koro/rules';
import { habit } from './policy/habits.ts';
import { ANSWERS, BUILD, BUILD_LANDMARK, legalMoves, PASS, ROLL_ONE } from './twin/moves.ts';
import { BUILDING, cityOf, landmarksOf, PHASE, pack, ROLLER, ROLLING, type World } from './twin/world.ts';

export interface Order {
  /** Whatever of this can be paid first, in this order: cards up to a number of copies, and landmarks that do not wait. */
  readonly first: readonly (readonly [CardId, number])[];
  /** Then one after the other: coins are saved for the next. */
  readonly landmarks: readonly LandmarkId[];
  readonly dice: 'one' | 'better';
}

/**
 * Counts, sequence and dice as they came out of hill-climbing against each other. Against the other four, over 2,000 games
 * each, they win 45.7 % (convenience), 41.1 % (cheese), 52.3 % (bakery), 52.3 % (spread) and 58.6 % (free): the best is the
 * one that others are measured by.
 */
export const ORDERS = {
  'order-convenience': {
    first: [
      ['bakery', 6],
      ['convenience-store', 3],
      ['ranch', 2],
    ],
    landmarks: ['radio-tower', 'shopping-mall', 'train-station', 'amusement-park'],
    dice: 'one',
  },
  'order-cheese': {
    first: [
      ['ranch', 6],
      ['bakery', 1],
      ['train-station', 1],
      ['cheese-factory', 2],
    ],
    landmarks: ['radio-tower', 'amusement-park', 'shopping-mall'],
    dice: 'better',
  },
  'order-bakery': {
    first: [
      ['bakery', 6],
      ['convenience-store', 4],
    ],
    landmarks: ['shopping-mall', 'radio-tower', 'train-station', 'amusement-park'],
    dice: 'one',
  },
  'order-spread': {
    first: [
      ['bakery', 6],
      ['convenience-store', 4],
      ['ranch', 4],
    ],
    landmarks: ['shopping-mall', 'radio-tower', 'train-station', 'amusement-park'],
    dice: 'better',
  },
  'order-free': {
    first: [
      ['shopping-mall', 1],
      ['bakery', 6],
      ['convenience-store', 4],
      ['ranch', 3],
    ],
    landmarks: ['radio-tower', 'train-station', 'amusement-park'],
    dice: 'better',
  },
} satisfies Readonly<Record<string, Order>>;

/** The opponents that keep to an order, whatever the others do. */
export const yardsticks: readonly Bot<MachiKoro>[] = Object.entries(ORDERS).map(([name, order]) => ({
  name,
  answer: (_game, view) => ANSWERS[playByOrder(pack(view), order)],
}));

const list: number[] = [];

/** What a player answers who keeps to an order. */
export function playByOrder(world: World, order: Order): number {
  if (world[PHASE] === BUILDING) return buildByOrder(world, order);
  return world[PHASE] === ROLLING && order.dice === 'one' ? ROLL_ONE : habit(world);
}

function buildByOrder(world: World, { first, landmarks }: Order): number {
  const legal = list.slice(0, legalMoves(world, list));
  for (const [card, most] of first) {
    const move = moveOf(card);
    if (owned(world, card) < most && legal.includes(move)) return move;
  }
  const next = landmarks.find((landmark) => owned(world, landmark) === 0);
  if (next !== undefined && legal.includes(moveOf(next))) return moveOf(next);
  return PASS;
}

function moveOf(card: CardId): number {
  const establishment = establishmentIndex(card);
  return establishment < 0 ? BUILD_LANDMARK + landmarkIndex(card) : BUILD + establishment;
}

function owned(world: World, card: CardId): number {
  const establishment = establishmentIndex(card);
  if (establishment >= 0) return world[cityOf(world[ROLLER]) + establishment];
  return world[landmarksOf(world[ROLLER]) + landmarkIndex(card)] === UNBUILT ? 0 : 1;
}
