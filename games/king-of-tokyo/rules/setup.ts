/** The start: who plays which monster, the display, and who begins. */
import type { Ask, ChanceRule, Seat } from '@yamanote/kernel';
import { CHOOSE } from './actions.ts';
import { CARDS } from './cards.ts';
import { DISPLAY_PLACES } from './deck.ts';
import { NO_DICE } from './dice.ts';
import { START_HEARTS } from './effects/index.ts';
import { TURNS } from './next-turn.ts';
import { BAY_MONSTERS } from './tokyo.ts';
import {
  type Action,
  type Event,
  type Kept,
  type KingOfTokyoOptions,
  MONSTERS,
  type Monster,
  type Of,
  type KingOfTokyoState as State,
} from './types.ts';

export function setup(seats: number, options: KingOfTokyoOptions): State {
  const state: State = {
    stack: [],
    options,
    monsters: Array.from({ length: seats }, (_, seat) =>
      newMonster(options.monsters === 'seats' ? MONSTERS[seat] : null),
    ),
    active: null,
    turn: 0,
    dice: NO_DICE,
    rolls: 0,
    rerolls: 0,
    bay: options.bay && seats >= BAY_MONSTERS,
    display: DISPLAY_PLACES.map(() => null),
    deck: CARDS.map(({ copies }) => copies),
    discard: CARDS.map(() => 0),
    top: null,
    extra: [],
    resume: 0,
    penalty: 0,
    harmed: false,
    still: 0,
  };
  beginFirstTurn(state);
  state.stack.push({ kind: 'refill', places: DISPLAY_PLACES });
  if (options.monsters === 'chosen') state.stack.push({ kind: 'choose', seat: 0 });
  return state;
}

function newMonster(monster: Monster['monster']): Monster {
  return {
    monster,
    hearts: START_HEARTS,
    stars: 0,
    energy: 0,
    place: 'outside',
    poison: 0,
    shrink: 0,
    cards: [],
    untouchable: false,
  };
}

/** A turn of the seat that starts, named by the host or drawn. */
function beginFirstTurn(state: State): void {
  const { first: named } = state.options;
  state.stack.push(named === 'random' ? { kind: 'first' } : TURNS[named]);
}

export const choose: Ask<State, Of<'choose'>, Action, Event> = {
  is: 'ask',
  seat: (_state, { seat }) => seat,
  legal(state, _frame, list) {
    for (const monster of MONSTERS) {
      if (!state.monsters.some((taken) => taken.monster === monster)) list.push(CHOOSE[monster]);
    }
  },
  answer(state, { seat }, answer, tell) {
    const { monster } = answer as Extract<Action, { do: 'choose' }>;
    state.monsters[seat].monster = monster;
    tell?.({ type: 'monster-chosen', seat, monster });
    if (seat + 1 < state.monsters.length) state.stack.push({ kind: 'choose', seat: seat + 1 });
  },
};

export const first: ChanceRule<State, Of<'first'>, Event> = {
  is: 'chance',
  of: (state) => ({ pick: state.monsters.map((_, seat) => [seat, 1]) }),
  happen(state, _frame, seat: Seat, tell) {
    tell?.({ type: 'first-drawn', seat });
    state.stack.push(TURNS[seat]);
  },
};

export function clone(state: State): State {
  const { top } = state;
  return {
    stack: state.stack.slice(),
    options: state.options,
    monsters: state.monsters.map(cloneMonster),
    active: state.active,
    turn: state.turn,
    dice: state.dice,
    rolls: state.rolls,
    rerolls: state.rerolls,
    bay: state.bay,
    display: state.display.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    top: top === null ? null : { card: top.card, seen: top.seen.slice() },
    extra: state.extra.slice(),
    resume: state.resume,
    penalty: state.penalty,
    harmed: state.harmed,
    still: state.still,
  };
}

function cloneMonster(monster: Monster): Monster {
  return {
    monster: monster.monster,
    hearts: monster.hearts,
    stars: monster.stars,
    energy: monster.energy,
    place: monster.place,
    poison: monster.poison,
    shrink: monster.shrink,
    cards: monster.cards.map(cloneKept),
    untouchable: monster.untouchable,
  };
}

function cloneKept(kept: Kept): Kept {
  return {
    card: kept.card,
    counters: kept.counters,
    energy: kept.energy,
    hearts: kept.hearts,
    used: kept.used,
    copies: kept.copies,
  };
}
