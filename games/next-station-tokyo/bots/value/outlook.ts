/** What a match is worth to who plays it, with the best made of the card that lies open, or of whatever comes next. */
import { happenAs, outcomes, play } from '../twin/flow.ts';
import { legalMoves } from '../twin/moves.ts';
import { bitsIn } from '../twin/sheet.ts';
import {
  ANSWER,
  CARD,
  CARD_SYMBOLS,
  LINE_COUNT,
  NONE,
  OUT,
  STATION_CARD,
  STEP,
  SWITCH_CARD,
  SWITCHED,
  UNDERGROUND,
  UNDERGROUND_CARDS,
  type World,
} from '../twin/world.ts';
import { sheetValue } from './net.ts';

/** Worlds to try things in, one after a card and one after an answer; each depth of looking ahead has its own. */
interface Bench {
  card: World;
  answer: World;
  cards: number[];
  odds: number[];
  moves: number[];
  values: number[];
}

const benches: Bench[] = [];

function benchFor(world: World, depth: number): Bench {
  const bench = benches[depth];
  if (bench !== undefined && bench.card.facts === world.facts) return bench;
  const copy = () => ({ ...world, row: world.row.slice() });
  benches[depth] = { card: copy(), answer: copy(), cards: [], odds: [], moves: [], values: [] };
  return benches[depth];
}

/**
 * As the match stands: where an answer is due, the best that can be given. The first card of a phase tells little, and is
 * left out of account.
 */
export function outlook(world: World, weights: Float64Array): number {
  const { row, facts } = world;
  if (row[STEP] !== ANSWER) return sheetValue(row, facts, weights);
  if (row[LINE_COUNT] > 0 || bitsIn(row[OUT]) > 1) return bestAnswer(world, weights, 0);
  const { answer } = benchFor(world, 0);
  answer.row.set(row);
  answer.row[STEP] = STATION_CARD;
  answer.row[CARD] = NONE;
  answer.row[OUT] = 0;
  answer.row[UNDERGROUND] = 0;
  return sheetValue(answer.row, facts, weights);
}

function bestAnswer(world: World, weights: Float64Array, depth: number): number {
  const { answer, moves } = benchFor(world, depth);
  const count = legalMoves(world, moves);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    answer.row.set(world.row);
    play(answer, moves[i]);
    most = Math.max(most, sheetValue(answer.row, answer.facts, weights));
  }
  return most;
}

/** So many answers to a card are looked at further, the best by the net. */
const BREADTH = 2;

/**
 * Between two cards of a phase: whatever the next cards are, so many of them, the best is made of each. What a phase begins with,
 * the net knows as well.
 */
export function foresight(world: World, weights: Float64Array, cards: number): number {
  if (cards === 0 || world.row[OUT] === 0) return sheetValue(world.row, world.facts, weights);
  return meanOfCards(world, weights, cards, 0);
}

function meanOfCards(world: World, weights: Float64Array, cards: number, depth: number): number {
  const bench = benchFor(world, depth);
  const count = outcomes(world, bench.cards, bench.odds);
  const { card } = bench;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const odds = oddsOf(world.row[OUT], bench.cards[i]);
    if (odds === 0) continue;
    card.row.set(world.row);
    happenAs(card, bench.cards[i]);
    sum += odds * worthAfter(card, weights, cards, depth);
  }
  return sum / count;
}

/** Two cards with one symbol bring nearly the same: while both are to come, the underground one stands for both. */
function oddsOf(out: number, card: number): number {
  const twin = TWINS[card];
  if (twin === NONE || (out & (1 << twin)) !== 0) return 1;
  return UNDERGROUND_CARDS[card] === 1 ? 2 : 0;
}

/** By card: the one that differs from it only in being underground or not. */
const TWINS = CARD_SYMBOLS.map((symbol, card) =>
  card === SWITCH_CARD
    ? NONE
    : CARD_SYMBOLS.findIndex((other, twin) => other === symbol && twin !== card && twin !== SWITCH_CARD),
);

function worthAfter(world: World, weights: Float64Array, cards: number, depth: number): number {
  const { row, facts } = world;
  if (row[STEP] === ANSWER) {
    return cards === 1 ? bestAnswer(world, weights, depth) : bestOfFew(world, weights, cards - 1, depth + 1);
  }
  // Behind the switch comes another card; and a card that allows nothing is over.
  if (row[SWITCHED] === 1) return meanOfCards(world, weights, cards, depth + 1);
  if (cards === 1 || row[STEP] !== STATION_CARD || row[OUT] === 0) return sheetValue(row, facts, weights);
  return meanOfCards(world, weights, cards - 1, depth + 1);
}

/** The best of a few answers, with a look at what comes after each. */
function bestOfFew(world: World, weights: Float64Array, cards: number, depth: number): number {
  const { answer, moves, values } = benchFor(world, depth);
  const count = legalMoves(world, moves);
  for (let i = 0; i < count; i++) {
    answer.row.set(world.row);
    play(answer, moves[i]);
    values[i] = sheetValue(answer.row, answer.facts, weights);
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let tried = 0; tried < Math.min(BREADTH, count); tried++) {
    let best = 0;
    for (let i = 1; i < count; i++) if (values[i] > values[best]) best = i;
    values[best] = Number.NEGATIVE_INFINITY;
    answer.row.set(world.row);
    play(answer, moves[best]);
    const { row, facts } = answer;
    const isOver = row[STEP] !== STATION_CARD || row[OUT] === 0;
    const worth = isOver ? sheetValue(row, facts, weights) : meanOfCards(answer, weights, cards, depth + 1);
    most = Math.max(most, worth);
  }
  return most;
}
