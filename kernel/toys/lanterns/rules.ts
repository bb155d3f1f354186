import type { Rulebook } from '../../game.ts';
import { type Action, COLOURS, type Colour, type Frame, type Lanterns, type LanternsState } from './types.ts';

/** The steps of a round, last first, as they lie on the stack. */
const ROUND = ['dusk', 'draw', 'take', 'launch', 'stand', 'look', 'throw'] as const;

/** What is still to happen in a round that has come to `step`. */
export function roundFrom(state: LanternsState, step: (typeof ROUND)[number]): Frame[] {
  const nobody = state.scores.map(() => null);
  return ROUND.slice(0, ROUND.indexOf(step) + 1)
    .filter((kind) => kind !== 'look' || state.options.looking)
    .map((kind) => (kind === 'launch' || kind === 'stand' ? { kind, answers: nobody } : { kind }));
}

export const rules = {
  first: {
    is: 'chance',
    of: (state) => ({ pick: everybody(state).map((seat) => [seat, 1]) }),
    happen(state, _frame, seat: number, tell) {
      state.leader = seat;
      tell?.({ type: 'leader-drawn', seat });
    },
  },

  deal: {
    is: 'chance',
    // One at a time: several drawn together come sorted, and then a place in the row would tell something.
    of: (state) => ({ draw: 1, from: { ...state.box } }),
    happen(state, { to: [seat, ...rest] }, [colour]: [Colour], tell) {
      state.box[colour]--;
      state.rows[seat].push({ colour, seenBy: [seat] });
      tell?.({ type: 'dealt', seat, colour });
      if (rest.length > 0) state.stack.push({ kind: 'deal', to: rest });
    },
  },

  round: {
    is: 'step',
    run(state) {
      state.wind = 0;
      state.stack.push(...roundFrom(state, 'throw'));
    },
  },

  throw: {
    is: 'ask',
    ritual: true,
    seat: (state) => state.leader,
    legal: (_state, _frame, list) => list.push({ do: 'throw' }),
    answer: (state) => state.stack.push({ kind: 'wind' }),
  },

  wind: {
    is: 'chance',
    of: () => ({ dice: 1 }),
    happen(state, _frame, [wind]: [number], tell) {
      state.wind = wind;
      tell?.({ type: 'wind-rose', wind });
    },
  },

  look: {
    is: 'ask',
    seat: (state) => state.leader,
    legal(state, _frame, list) {
      list.push({ do: 'wait' });
      for (const [seat, row] of state.rows.entries()) {
        for (const [place, { seenBy }] of row.entries()) {
          if (!seenBy.includes(state.leader)) list.push({ do: 'look', seat, place });
        }
      }
    },
    answer(state, _frame, answer, tell) {
      if (answer.do !== 'look') return;
      const { seat, place } = answer;
      const { colour, seenBy } = state.rows[seat][place];
      state.rows[seat][place] = { colour, seenBy: [...seenBy, state.leader] };
      tell?.({ type: 'looked', by: state.leader, seat, place, colour });
    },
    reveals: (_state, _frame, answer) => answer.do === 'look',
  },

  stand: {
    is: 'each',
    sealed: false,
    seats: everybody,
    legal(state, _frame, seat, list) {
      list.push({ do: 'stand', bank: 'near' });
      if (state.scores[seat] > 0) list.push({ do: 'stand', bank: 'far' });
    },
    close(state, _frame, answers, tell) {
      state.banks = answers.map((answer) => (answer as Of<'stand'>).bank);
      state.scores = state.scores.map((score, seat) => score - (state.banks[seat] === 'far' ? 1 : 0));
      tell?.({ type: 'stood', banks: state.banks.slice() });
    },
  },

  launch: {
    is: 'each',
    sealed: true,
    seats: everybody,
    legal(state, _frame, seat, list) {
      for (const place of state.rows[seat].keys()) list.push({ do: 'launch', place });
    },
    close(state, _frame, answers, tell) {
      state.afloat = answers.map((answer, seat) => {
        const [{ colour }] = state.rows[seat].splice((answer as Of<'launch'>).place, 1);
        state.river[colour]++;
        return colour;
      });
      const gains = everybody(state).map((seat) => gain(state, seat));
      state.scores = state.scores.map((score, seat) => score + gains[seat]);
      tell?.({ type: 'launched', colours: state.afloat.slice(), gains });
    },
  },

  take: {
    is: 'ask',
    seat: (state) => state.leader,
    legal(state, _frame, list) {
      for (const colour of COLOURS) if (state.afloat.includes(colour)) list.push({ do: 'take', colour });
    },
    answer(state, _frame, answer, tell) {
      const { colour } = answer as Of<'take'>;
      const seat = state.leader;
      state.river[colour]--;
      state.afloat = [];
      const others = everybody(state).filter((other) => other !== seat);
      state.rows[seat].push({ colour, seenBy: [seat, ...others, 'public'] });
      tell?.({ type: 'taken', seat, colour });
    },
  },

  draw: {
    is: 'step',
    run(state) {
      const seats = state.scores.length;
      const others = Array.from({ length: seats - 1 }, (_, away) => (state.leader + 1 + away) % seats);
      const to = others.slice(0, sizeOf(state.box));
      if (to.length > 0) state.stack.push({ kind: 'deal', to });
    },
  },

  dusk: {
    is: 'step',
    run(state) {
      state.round++;
      state.leader = (state.leader + 1) % state.scores.length;
      if (state.round < state.options.rounds) state.stack.push({ kind: 'round' });
    },
  },
} satisfies Rulebook<Lanterns>;

type Of<D extends Action['do']> = Extract<Action, { do: D }>;

const STORM = 5;

/** A colour that nobody else launched is worth a point from the near bank, and three from the far one, storms apart. */
function gain(state: LanternsState, seat: number): number {
  const alone = state.afloat.every((colour, other) => other === seat || colour !== state.afloat[seat]);
  if (!alone) return 0;
  if (state.banks[seat] === 'near') return 1;
  return state.wind < STORM ? 3 : 0;
}

function everybody(state: LanternsState): number[] {
  return [...state.scores.keys()];
}

function sizeOf(counts: Readonly<Record<Colour, number>>): number {
  return COLOURS.reduce((size, colour) => size + counts[colour], 0);
}
