/** For tests: random matches, entry by entry, with what each changed and what was told. */
import { actor, apply, chanceOf, fastRng, legal, sample, start } from '@yamanote/kernel';
import { nextStation } from '../index.ts';
import type { Event, NextStationOptions, NextStationState as State } from '../types.ts';
import { optionsWith } from './states.ts';

export interface Step {
  before: State;
  after: State;
  events: Event[];
}

export const SEATS = 2;

/** A random match in which passing is rare; the switch, jokers and effects come by themselves. */
export function played(given: Partial<NextStationOptions>, seed: string): Step[] {
  const rng = fastRng(seed);
  const state = start(nextStation, SEATS, optionsWith(given, SEATS));
  const steps: Step[] = [];
  for (let next = actor(nextStation, state); next !== null; next = actor(nextStation, state)) {
    const choices = next === 'chance' ? [] : legal(nextStation, state, next);
    // The first answer is to pass.
    const pick = choices.length > 1 ? 1 + rng.below(choices.length - 1) : 0;
    const answer = next === 'chance' ? sample(chanceOf(nextStation, state), rng) : choices[pick];
    const before = nextStation.clone(state);
    const events: Event[] = [];
    apply(nextStation, state, next, answer, (event) => events.push(event as Event));
    steps.push({ before, after: nextStation.clone(state), events });
  }
  return steps;
}
