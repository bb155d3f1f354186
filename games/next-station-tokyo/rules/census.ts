import { CARD_IDS, EFFECT_IDS, GOAL_IDS, PENCILS, SYMBOLS } from './cards.ts';
import { mapOf } from './maps.ts';
import { pencilsLeft } from './pencils.ts';
import { LINES_IN, stationsOf } from './sheet.ts';
import type { Frame, NextStationState as State } from './types.ts';

const PENCIL_STEPS: readonly Frame['kind'][] = ['pencil', 'take-pencil', 'place-spare'];

/**
 * No card is out twice (one that is not out is in its pile), every pencil lies somewhere, and a sheet says the same three
 * times: what its lines have is what its segments carry and what its stations connect, the ring of the map besides.
 */
export function census(state: State): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (name: string, all: readonly string[], out: readonly string[]) => {
    for (const id of all) count[`${name} ${id}`] = Math.max(1, out.filter((one) => one === id).length);
  };
  state.deal.forEach((cards, phase) => {
    add(`phase ${phase + 1}`, CARD_IDS, cards);
  });
  add('symbol', SYMBOLS, state.symbols);
  add('effect', EFFECT_IDS, state.effects);
  add('goal', GOAL_IDS, state.goals);
  const waiting = state.stack.some(({ kind }) => PENCIL_STEPS.includes(kind)) ? pencilsLeft(state) : [];
  for (const id of PENCILS) count[`pencil ${id}`] = [...state.pencils, ...waiting].filter((one) => one === id).length;
  const map = mapOf(state);
  state.sheets.forEach(({ lines, tracks, connections }, seat) => {
    const stations = lines.map((line, pencil) => stationsOf(map, line, pencil).length);
    count[`sheet ${seat} segments`] = linesIn(tracks) - sum(lines.map(({ segments }) => segments.length));
    count[`sheet ${seat} stations`] = linesIn(connections) - sum(stations);
  });
  return count;
}

function linesIn(sets: readonly number[]): number {
  return sum(sets.map((set) => LINES_IN[set]));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
