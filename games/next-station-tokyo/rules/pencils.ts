/** Pencils: who begins with which, where the spare ones lie, and how they go round. */
import type { Ask, ChanceRule, Seat, Tell } from '@yamanote/kernel';
import { PENCILS, type PencilId } from './cards.ts';
import type { Action, Event, Frame, FrameOf, NextStationState as State } from './types.ts';

/** As many slots as pencils, in a circle; to the left of each lies the next. */
const SLOTS = PENCILS.length;

/** By number of seats: their slots. With three, the spare pencil may come to lie elsewhere than behind the last. */
export const SEAT_SLOTS: Readonly<Record<number, readonly number[]>> = {
  1: [0],
  2: [0, 2],
  3: [0, 1, 2],
  4: [0, 1, 2, 3],
};

/** The number of the pencil that a seat draws with in a phase: every phase they all move one slot to the left. */
export function pencilOf(state: State, seat: Seat, phase: number): number {
  const slot = (state.slots[seat] - phase + SLOTS) % SLOTS;
  return PENCILS.indexOf(state.pencils[slot] as PencilId);
}

/** The pencils that lie nowhere yet. */
export function pencilsLeft(state: State): PencilId[] {
  return PENCILS.filter((pencil) => !state.pencils.includes(pencil));
}

/** Slots that are nobody's. */
function spareSlots(state: State): number[] {
  return state.pencils.map((_, slot) => slot).filter((slot) => !state.slots.includes(slot));
}

const PENCIL: Frame = { kind: 'pencil' };

export const pencil: ChanceRule<State, FrameOf<'pencil'>, Event> = {
  is: 'chance',
  of: (state) => ({ draw: 1, from: Object.fromEntries(pencilsLeft(state).map((id) => [id, 1])) }),
  happen(state, _frame, [drawn]: [PencilId], tell) {
    lay(state, drawn, tell);
    const left = pencilsLeft(state);
    // Where the last one goes is no question any more.
    if (left.length === 1) lay(state, left[0], tell);
    else state.stack.push(PENCIL);
  },
};

/** Slots in the order in which they get their pencils: who is alone uses them in this order, and they come from the right. */
export function dealingOrder(seats: number): readonly number[] {
  return seats === 1 ? [0, 3, 2, 1] : [0, 1, 2, 3];
}

function lay(state: State, id: PencilId, tell: Tell<Event>): void {
  const slot = dealingOrder(state.slots.length).find((free) => state.pencils[free] === null) as number;
  state.pencils[slot] = id;
  const seat = state.slots.indexOf(slot);
  tell?.({ type: 'pencil-dealt', slot, seat: seat < 0 ? null : seat, pencil: id });
}

export const takePencil: Ask<State, FrameOf<'take-pencil'>, Action, Event> = {
  is: 'ask',
  seat: (_state, { seat }) => seat,
  legal(state, _frame, list) {
    for (const id of pencilsLeft(state)) list.push({ do: 'take', pencil: id });
  },
  answer(state, { seat }, answer, tell) {
    const { pencil: id } = answer as Extract<Action, { do: 'take' }>;
    state.pencils[state.slots[seat]] = id;
    tell?.({ type: 'pencil-taken', seat, pencil: id });
    if (seat + 1 < state.slots.length) state.stack.push({ kind: 'take-pencil', seat: seat + 1 });
  },
};

/** Three players and dealt pencils: the gap is drawn before the pencils are. */
export const spare: ChanceRule<State, FrameOf<'spare'>, Event> = {
  is: 'chance',
  of: (state) => ({ pick: state.slots.map((_, seat) => [seat, 1]) }),
  happen(state, _frame, leftOf: Seat) {
    state.slots = slotsWithGap(state.slots.length, leftOf);
  },
};

/** The slots of three players with a gap to the left of one of them. */
export function slotsWithGap(seats: number, leftOf: Seat): number[] {
  return Array.from({ length: seats }, (_, seat) => (seat > leftOf ? seat + 1 : seat));
}

/** With two players both gaps are there, and one spare pencil for each; with three, one pencil and three gaps. */
export const placeSpare: Ask<State, FrameOf<'place-spare'>, Action, Event> = {
  is: 'ask',
  seat: (_state, { seat }) => seat,
  legal(state, _frame, list) {
    const left = pencilsLeft(state);
    if (left.length > 1) for (const id of left) list.push({ do: 'place', pencil: id, leftOf: 0 });
    else for (const seat of state.slots.keys()) list.push({ do: 'place', pencil: left[0], leftOf: seat });
  },
  answer(state, { seat }, answer, tell) {
    const { pencil: id, leftOf } = answer as Extract<Action, { do: 'place' }>;
    const taken = state.slots.map((slot) => state.pencils[slot]);
    if (pencilsLeft(state).length === 1) state.slots = slotsWithGap(state.slots.length, leftOf);
    const rest = pencilsLeft(state).filter((other) => other !== id);
    state.pencils = state.pencils.map((_, slot) => taken[state.slots.indexOf(slot)] ?? null);
    for (const slot of spareSlots(state)) {
      state.pencils[slot] = slot === state.slots[leftOf] + 1 ? id : rest[0];
    }
    if (tell === null) return;
    const laid = spareSlots(state).map((slot) => ({
      pencil: state.pencils[slot] as PencilId,
      leftOf: state.slots.indexOf(slot - 1),
    }));
    tell({ type: 'spare-placed', by: seat, spare: laid });
  },
};

/** What happens before the first phase, the first of it last. */
export function pencilFrames(seats: number, chosen: boolean): Frame[] {
  if (!chosen || seats === 1) return seats === 3 ? [PENCIL, { kind: 'spare' }] : [PENCIL];
  const take: Frame = { kind: 'take-pencil', seat: 0 };
  return seats === SLOTS ? [take] : [{ kind: 'place-spare', seat: seats - 1 }, take];
}
