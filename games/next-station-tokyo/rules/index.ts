import type { Game } from '@yamanote/kernel';
import { MOST_SEATS, parseAction } from './actions.ts';
import { effect, symbol } from './cards-left.ts';
import { census } from './census.ts';
import { MAP_IDS } from './maps.ts';
import { orders } from './orders.ts';
import { deal, ownPace, setOff } from './own-pace.ts';
import { pencil, placeSpare, spare, takePencil } from './pencils.ts';
import { draw, phase, reveal, round, score } from './phase.ts';
import { makePosition, parsePosition } from './position.ts';
import { clone, goals, setup } from './setup.ts';
import { finalScore, standing } from './standing.ts';
import type { NextStation } from './types.ts';
import { entryView, eventView, imagine, secrets, view } from './view.ts';

export const nextStation: Game<NextStation> = {
  id: 'next-station-tokyo',
  version: 1,
  editions: ['base'],
  seats: { min: 1, max: MOST_SEATS },
  options: {
    map: { type: 'choice', values: MAP_IDS, default: MAP_IDS[0] },
    effects: { type: 'flag', default: false },
    goals: { type: 'flag', default: false },
    pencils: { type: 'choice', values: ['dealt', 'chosen'], default: 'dealt' },
    pace: { type: 'choice', values: ['together', 'own'], default: 'together' },
  },
  orders,
  // Four lines of at most ten rounds for each of four seats, and what is drawn: pencils, goals, effects, cards.
  longest: 250,

  setup,
  rules: {
    pencil,
    'take-pencil': takePencil,
    spare,
    'place-spare': placeSpare,
    goals,
    phase,
    symbol,
    effect,
    reveal,
    round,
    draw,
    score,
    deal,
    'set-off': setOff,
    'own-pace': ownPace,
    'final-score': finalScore,
  },
  clone,
  standing,

  view,
  imagine,
  eventView,
  entryView,

  parsePosition,
  makePosition,
  parseAction,

  census,
  secrets,
};

export * from './cards.ts';
export { type Choice, choicesOf } from './choices.ts';
export { addDrawings, lineIn, mayRun, takeAnswer } from './draw.ts';
export { checkMap, MAP_CHECKS, type MapCheck, type MapFault } from './map/check.ts';
export { passedDistricts } from './map/check-districts.ts';
export { compileMap } from './map/compile.ts';
export { type MapFile, readMapFile } from './map/file.ts';
export { type FoldedMap, type FoldedStation, foldMap, unfoldMap } from './map/fold.ts';
export { isInside } from './map/geometry.ts';
export type { MapNeed } from './map/need.ts';
export type * from './map/types.ts';
export { MAP_FILES, MAP_IDS, mapOf, ourMap } from './maps.ts';
export { type NextRound, nextRound } from './odds.ts';
export { pencilOf } from './pencils.ts';
export { effectOf, isLastRound, permitFor, roundAt } from './permit.ts';
export { gradeOf, type LineScore, lineScore, type ScorePad, scorePad } from './score.ts';
export { cloneSheet, LINES_IN, lineBit, sheetWith, stationsOf, wayBetween } from './sheet.ts';
export * from './types.ts';
