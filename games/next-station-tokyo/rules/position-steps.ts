/** The steps at which a match waits: which one a position is at, and what is then still to happen. */
import { MOST_SEATS } from './actions.ts';
import { CARDS, PHASES } from './cards.ts';
import { CARDS_IN_ALL, ownPaceFrame } from './own-pace.ts';
import { drawFrame, phaseFrom } from './phase.ts';
import { setup } from './setup.ts';
import type { Frame, NextStationState as State } from './types.ts';

/** In the order in which a match comes to them. Together: symbol to draw, again and again; at own pace: symbol to own-pace. */
export const STEPS = [
  ...(['spare', 'pencil', 'take-pencil', 'place-spare', 'goals', 'symbol', 'effect'] as const),
  ...(['reveal', 'draw', 'deal', 'own-pace', 'over'] as const),
];
export type StepName = (typeof STEPS)[number];

/** Those before all pencils are laid out, as they come with these options and seats. */
export function pencilSteps({ options, slots }: State): StepName[] {
  const seats = slots.length;
  if (options.pencils === 'dealt' || seats === 1) return seats === 3 ? ['spare', 'pencil'] : ['pencil'];
  return seats < MOST_SEATS ? ['take-pencil', 'place-spare'] : ['take-pencil'];
}

/** Whether anybody can have drawn anything: pencils, goals and, at own pace, all cards are out. */
export function isUnderWay(step: StepName): boolean {
  return STEPS.indexOf(step) > STEPS.indexOf('goals') && step !== 'deal';
}

/** Where a match stands of which only some things are told; `phase` from 0. */
export function stepOf(state: State, phase: number): StepName {
  const { options, pencils, goals, symbols, effects, deal } = state;
  if (pencils.includes(null)) return pencilSteps(state)[0];
  if (options.goals && goals.length === 0) return 'goals';
  if (options.pace === 'own') return nextToDeal(state) ?? 'own-pace';
  if (options.effects && symbols.length <= phase) return 'symbol';
  if (options.effects && effects.length <= phase) return 'effect';
  const last = deal[phase].at(-1);
  return last === undefined || CARDS[last].branch ? 'reveal' : 'draw';
}

/** Own pace: what chance still has to lay out; `null` when all lies there. */
export function nextToDeal({ options, symbols, effects, deal }: State): 'symbol' | 'effect' | 'deal' | null {
  if (options.effects && symbols.length < PHASES) return 'symbol';
  if (options.effects && effects.length < PHASES) return 'effect';
  return deal.flat().length < CARDS_IN_ALL ? 'deal' : null;
}

/** What is still to happen when a match waits for this step. */
export function stackFor(state: State, step: StepName): Frame[] {
  const { stack } = setup(state.slots.length, state.options);
  switch (step) {
    case 'over':
      return [];
    case 'take-pencil': {
      const seat = state.slots.findIndex((slot) => state.pencils[slot] === null);
      return [...stack.slice(0, -1), { kind: step, seat }];
    }
    case 'spare':
    case 'pencil':
    case 'place-spare':
    case 'goals':
      return stack.slice(0, stack.findIndex(({ kind }) => kind === step) + 1);
    case 'draw':
      return [...phaseFrom(state, 'reveal').slice(0, -1), drawFrame(state)];
    case 'own-pace':
      return [ownPaceFrame(state)];
    case 'deal':
      return dealingFrom(state, stack);
    default:
      return state.options.pace === 'own' ? dealingFrom(state, stack) : phaseFrom(state, step);
  }
}

/** Own pace: of what is laid out, only what does not lie there yet. */
function dealingFrom(state: State, stack: readonly Frame[]): Frame[] {
  const out = { symbol: state.symbols.length, effect: state.effects.length };
  return stack.flatMap((frame): Frame[] => {
    switch (frame.kind) {
      case 'set-off':
        return [frame];
      case 'deal':
        return [{ ...frame, left: CARDS_IN_ALL - state.deal.flat().length }];
      case 'symbol':
      case 'effect':
        return out[frame.kind]-- > 0 ? [] : [frame];
      default:
        return [];
    }
  });
}
