/** What the sheet that was valued last teaches the net. */
import { PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { PHASE } from '../twin/world.ts';
import { basis, inputs } from '../value/inputs.ts';
import { answer, HIDDEN, hidden, INPUTS, PHASE_WEIGHTS, SCALE } from '../value/net.ts';
import { places } from '../value/places.ts';

/** A sheet as the net saw it. */
export interface Lesson {
  phase: number;
  /** What the clouds said, and the net after them. */
  clouds: number;
  value: number;
  readonly inputs: Float64Array;
  places: number;
  readonly placeList: Int32Array;
}

export function makeLesson(): Lesson {
  const room = new Int32Array(places.list.length);
  return { phase: PHASES, clouds: 0, value: 0, inputs: new Float64Array(INPUTS), places: 0, placeList: room };
}

export function note(lesson: Lesson, row: Int32Array, value: number): void {
  lesson.phase = row[PHASE];
  lesson.clouds = basis.clouds;
  lesson.value = value;
  lesson.inputs.set(inputs.subarray(0, INPUTS));
  lesson.places = places.count;
  lesson.placeList.set(places.list);
}

/** Adds to `gradient` how weights would have to change for the value to come nearer to `target`; returns how far off it is. */
export function teach(lesson: Lesson, target: number, weights: Float64Array, gradient: Float64Array): number {
  const begin = lesson.phase * PHASE_WEIGHTS;
  const out = begin + INPUTS * HIDDEN;
  const straight = out + HIDDEN;
  let worth = answer(lesson.inputs, weights, begin);
  for (let i = 0; i < lesson.places; i++) worth += weights[lesson.placeList[i]];
  const off = lesson.clouds + SCALE * worth - target;
  const fault = off / SCALE;
  for (let i = 0; i < lesson.places; i++) gradient[lesson.placeList[i]] += fault;
  for (let input = 0; input < INPUTS; input++) gradient[straight + input] += fault * lesson.inputs[input];
  for (let unit = 0; unit < HIDDEN; unit++) {
    if (hidden[unit] <= 0) continue;
    gradient[out + unit] += fault * hidden[unit];
    const slope = fault * weights[out + unit];
    for (let input = 0; input < INPUTS; input++) {
      gradient[begin + input * HIDDEN + unit] += slope * lesson.inputs[input];
    }
  }
  return off;
}
