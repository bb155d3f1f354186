/** A race up the stairs, the smallest game in which it matters what one does: walk two steps, try to jump five, or rest. */
import type { Game, Rulebook, Seat, State } from '@yamanote/kernel';

interface StairsState extends State {
  stack: Frame[];
  turn: Seat;
  steps: number[];
}
type Frame = { readonly kind: 'climb' } | { readonly kind: 'jump' };
type Action = 'walk' | 'jump' | 'rest';

interface Stairs {
  frame: Frame;
  state: StairsState;
  action: Action;
  event: never;
  options: object;
  view: StairsState;
}

const TOP = 60;

const rules: Rulebook<Stairs> = {
  climb: {
    is: 'ask',
    seat: ({ turn }) => turn,
    legal: (_state, _frame, list) => list.push('walk', 'jump', 'rest'),
    answer(state, _frame, answer) {
      if (answer === 'jump') state.stack.push({ kind: 'jump' });
      else climb(state, answer === 'walk' ? 2 : 0);
    },
  },
  jump: {
    is: 'chance',
    of: () => ({ dice: 1 }),
    happen: (state, _frame, [face]: number[]) => climb(state, face > 4 ? 5 : 0),
  },
};

function climb(state: StairsState, steps: number): void {
  state.steps[state.turn] += steps;
  if (state.steps[state.turn] >= TOP) return;
  state.turn = 1 - state.turn;
  state.stack.push({ kind: 'climb' });
}

const clone = ({ stack, turn, steps }: StairsState): StairsState => ({
  stack: stack.slice(),
  turn,
  steps: steps.slice(),
});

/** Only what simulations need: this game has neither secrets nor a notation. */
export const stairs = {
  id: 'stairs',
  longest: 1000,
  open: true,
  setup: () => ({ stack: [{ kind: 'climb' }], turn: 0, steps: [0, 0] }),
  rules,
  clone,
  standing: ({ steps, turn, stack }: StairsState) => ({
    winners: stack.length === 0 ? [turn] : [],
    scores: steps.slice(),
    places: steps.map((own) => (own === Math.max(...steps) ? 1 : 2)),
  }),
  view: clone,
  imagine: clone,
  secrets: () => [],
} as Partial<Game<Stairs>> as Game<Stairs>;
