/** For tests: states in the game's own notation, and options with only some of them named. */
import { isRefusal, parseOptions, sentence } from '@yamanote/kernel';
import { nextStation } from '../index.ts';
import type { NextStationOptions, NextStationState } from '../types.ts';

export function optionsWith(given: Partial<NextStationOptions>, seats = 4): NextStationOptions {
  const options = parseOptions(nextStation, given, seats);
  if (isRefusal(options)) throw new Error(sentence(options));
  return options;
}

export function stateAt(position: unknown, seats = 1, given: Partial<NextStationOptions> = {}): NextStationState {
  const state = nextStation.parsePosition(position, seats, optionsWith(given, seats));
  if (isRefusal(state)) throw new Error(sentence(state));
  return state;
}

/** All that is drawn, at the end of a match: pink, then purple, brown and blue. */
export function sheetOf(lines: object, given: Partial<NextStationOptions> = {}, more: object = {}): NextStationState {
  const pencils = ['pink', 'blue', 'brown', 'purple'];
  return stateAt({ pencils, step: 'over', players: [{ lines }], ...more }, 1, given);
}
