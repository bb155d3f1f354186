import type { WholeGame } from '@yamanote/kernel';
import { census } from './census.ts';
import { played } from './played.ts';
import { makePosition, parsePosition } from './position.ts';
import type { NextStation } from './types.ts';

export const nextStation: WholeGame<NextStation> = {
  ...played,
  parsePosition,
  makePosition,
  census,
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
export { played } from './played.ts';
export { gradeOf, type LineScore, lineScore, type ScorePad, scorePad } from './score.ts';
export { cloneSheet, LINES_IN, lineBit, sheetWith, stationsOf, wayBetween } from './sheet.ts';
export * from './types.ts';
