/** What becomes of a row when somebody answers, or chance turns up a card. */
import { CHANCE, OVER } from '@yamanote/bots';
import { CARD_IDS, EFFECT_IDS, LAST_UNDERGROUND, PHASES } from '@yamanote/games/next-station-tokyo/rules';
import type { Rng } from '@yamanote/kernel';
import { type Facts, SYMBOL_COUNT } from './facts.ts';
import { canDraw, circleMoves, extendMoves, PASS, wayOf } from './moves.ts';
import { beginLine, bitsIn, circleStation, drawSegment, finishLine } from './sheet.ts';
import {
  ANSWER,
  CARD,
  EFFECT,
  EFFECT_CARD,
  EFFECTS_OUT,
  ENDED,
  NONE,
  OUT,
  PENCIL,
  PHASE,
  STATION_CARD,
  STEP,
  SWITCH_CARD,
  SWITCHED,
  SYMBOL,
  SYMBOL_CARD,
  SYMBOLS_OUT,
  TURNS,
  UNDERGROUND,
  UNDERGROUND_CARDS,
  WITH_EFFECTS,
  type World,
} from './world.ts';

export function actorOf({ row, seat }: World): number {
  if (row[STEP] === ENDED) return OVER;
  return row[STEP] === ANSWER ? seat : CHANCE;
}

export function play({ row, facts }: World, move: number): void {
  row[TURNS]++;
  if (move !== PASS) draw(row, facts, move);
  endRound(row, facts);
}

/** Puts an answer on the sheet, and leaves the round as it is. */
function draw(row: Int32Array, facts: Facts, move: number): void {
  const pencil = row[PENCIL + row[PHASE]];
  const way = wayOf(facts, move);
  drawSegment(row, facts, pencil, facts.segment[way], facts.from[way], facts.to[way]);
  if (move >= extendMoves(facts)) {
    drawSegment(row, facts, pencil, facts.onSegment[way], facts.to[way], facts.onTo[way]);
  } else if (move >= circleMoves(facts)) circleStation(row, facts, facts.to[way]);
}

function endRound(row: Int32Array, facts: Facts): void {
  row[CARD] = NONE;
  row[SWITCHED] = 0;
  row[STEP] = STATION_CARD;
  if (row[UNDERGROUND] === LAST_UNDERGROUND) endPhase(row, facts);
}

function endPhase(row: Int32Array, facts: Facts): void {
  finishLine(row);
  row[OUT] = 0;
  row[UNDERGROUND] = 0;
  row[SYMBOL] = NONE;
  row[EFFECT] = NONE;
  if (++row[PHASE] === PHASES) {
    row[STEP] = ENDED;
    return;
  }
  row[STEP] = row[WITH_EFFECTS] === 1 ? SYMBOL_CARD : STATION_CARD;
  beginLine(row, facts, row[PENCIL + row[PHASE]]);
}

/** How many things chance may do here, and which of them have been done before, as a set. */
function pileOf(row: Int32Array): [size: number, out: number] {
  if (row[STEP] === STATION_CARD) return [CARD_IDS.length, row[OUT]];
  return row[STEP] === SYMBOL_CARD ? [SYMBOL_COUNT, row[SYMBOLS_OUT]] : [EFFECT_IDS.length, row[EFFECTS_OUT]];
}

export function outcomes({ row }: World, list: number[], odds: number[]): number {
  const [size, out] = pileOf(row);
  let count = 0;
  for (let one = 0; one < size; one++) if ((out & (1 << one)) === 0) list[count++] = one;
  for (let i = 0; i < count; i++) odds[i] = 1 / count;
  return count;
}

export function happen(world: World, rng: Rng): void {
  const { row } = world;
  if (row[STEP] === STATION_CARD) {
    happenAs(world, nthOf(CARDS_IN_ALL & ~row[OUT], rng.below(CARD_IDS.length - bitsIn(row[OUT]))));
    return;
  }
  const [size, out] = pileOf(row);
  happenAs(world, nthOf(((1 << size) - 1) & ~out, rng.below(size - bitsIn(out))));
}

const CARDS_IN_ALL = (1 << CARD_IDS.length) - 1;

/** The member of a set that has so many smaller ones. */
function nthOf(set: number, n: number): number {
  let rest = set;
  for (let i = 0; i < n; i++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

export function happenAs({ row, facts }: World, outcome: number): void {
  switch (row[STEP]) {
    case SYMBOL_CARD:
      row[SYMBOL] = outcome;
      row[SYMBOLS_OUT] |= 1 << outcome;
      row[STEP] = EFFECT_CARD;
      return;
    case EFFECT_CARD:
      row[EFFECT] = outcome;
      row[EFFECTS_OUT] |= 1 << outcome;
      row[STEP] = STATION_CARD;
      return;
    default:
      turnUp(row, facts, outcome);
  }
}

function turnUp(row: Int32Array, facts: Facts, card: number): void {
  row[OUT] |= 1 << card;
  if (card === SWITCH_CARD) {
    row[SWITCHED] = 1;
    return;
  }
  row[UNDERGROUND] += UNDERGROUND_CARDS[card];
  row[CARD] = card;
  row[STEP] = ANSWER;
  // Who can draw nothing has passed, and is not asked.
  if (!canDraw(row, facts)) endRound(row, facts);
}
