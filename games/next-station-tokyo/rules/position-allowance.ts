/** How often the cards of a phase can have allowed something at most, whichever of them were turned up. */
import { CARDS, EFFECTS } from './cards.ts';
import { demand } from './position-refusal.ts';
import type { NextStationState as State } from './types.ts';

export interface Allowance {
  /** Drawing on from a station in the middle of the line. */
  branch: number;
  /** Drawing beside another line. */
  double: number;
  extend: number;
  circle: number;
}

const NAMES: Readonly<Record<keyof Allowance, string>> = {
  branch: 'branchings',
  double: 'double tracks',
  extend: 'extensions',
  circle: 'circled stations',
};

export function allowanceIn({ symbols, effects }: State, phase: number): Allowance {
  const cards = Object.values(CARDS);
  const effect = phase < effects.length ? EFFECTS[effects[phase]] : null;
  const byEffect = cards.filter(({ symbol }) => symbol === symbols[phase]).length;
  return {
    branch: cards.filter(({ branch }) => branch).length + (effect?.branch ? byEffect : 0),
    double: cards.filter(({ doubleTrack }) => doubleTrack).length + (effect?.joker ? byEffect : 0),
    extend: effect?.extend ? byEffect : 0,
    circle: effect?.circle ? byEffect : 0,
  };
}

/** A stroke has used something up; refused if nothing of it can have been left. */
export function spend(left: Allowance, what: keyof Allowance, field: string, stroke: unknown): void {
  left[what]--;
  demand(left[what] >= 0, field, `no more ${NAMES[what]} than the cards of this phase can allow`, stroke);
}
