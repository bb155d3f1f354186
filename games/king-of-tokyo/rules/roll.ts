/** Step 1: the first roll, and rerolls. */
import type { Ask, ChanceRule, Seat, Step, Tell } from '@yamanote/kernel';
import { HEAL, PASS, ROLL, STOP } from './actions.ts';
import { useUp } from './aftermath.ts';
import { canHeal, offerHealing, payToHeal } from './any-time.ts';
import type { KeepId } from './cards.ts';
import { byCard } from './causes.ts';
import { moveCopy } from './copy.ts';
import { canMoveCopy, copyTargets } from './copy-targets.ts';
import { count, NO_DICE, together, without } from './dice.ts';
import { effectOf, sum, workingCard } from './effects/index.ts';
import { moveEnergy } from './gains.ts';
import { activeMonster, activeOf, cardNamed, isAlive } from './monsters.ts';
import { finishRolling, REROLL_AFTER_PROBES, resolveAfterProbes } from './probe.ts';
import { rerollChoices, rerollsOfFace } from './reroll-choices.ts';
import type { Action, Dice, Event, Frame, Monster, Of, KingOfTokyoState as State } from './types.ts';

const DICE = 6;
const MOST_DICE = 8;
const REROLLS = 2;
/** In the short game. */
const FEW_REROLLS = 1;

const ROLL_ASK: Frame = { kind: 'roll', moved: false };
const ROLL_AFTER_MOVE: Frame = { kind: 'roll', moved: true };
const REROLL_ASK: Frame = { kind: 'reroll', probed: false };
/** By number of dice. */
const THROWS: readonly { readonly dice: number }[] = Array.from({ length: MOST_DICE + 1 }, (_, dice) => ({ dice }));
const FIRST_THROWS: readonly Frame[] = THROWS.map(({ dice }) => ({
  kind: 'throw',
  keep: NO_DICE,
  count: dice,
  by: null,
  probed: false,
}));

export function diceCount({ monsters, active, penalty }: Pick<State, 'monsters' | 'active' | 'penalty'>): number {
  const monster = monsters[active as Seat];
  const dice = DICE + sum(monster, 'dice') - monster.shrink - penalty;
  return Math.max(0, Math.min(MOST_DICE, dice));
}

export const rolling: Step<State, Of<'rolling'>, Event> = {
  is: 'step',
  run: (state, { moved }) => askToRoll(state, moved),
};

/** Without dice there is no roll, unless something else can be done before it. */
export function askToRoll(state: State, moved: boolean): void {
  const monster = activeMonster(state);
  if (!isAlive(monster)) return;
  const idle = diceCount(state) === 0 && !canHeal(monster) && (moved || !canMoveCopy(state, monster));
  if (!idle) state.stack.push(moved ? ROLL_AFTER_MOVE : ROLL_ASK);
}

export const roll: Ask<State, Of<'roll'>, Action, Event> = {
  is: 'ask',
  ritual: true,
  seat: activeOf,
  legal(state, { moved }, list) {
    const monster = activeMonster(state);
    list.push(diceCount(state) === 0 ? PASS : ROLL);
    if (canHeal(monster)) list.push(HEAL);
    if (!moved && canMoveCopy(state, monster)) copyTargets(state, activeOf(state), list);
  },
  answer(state, { moved }, answer, tell) {
    switch (answer.do) {
      case 'roll':
        state.rerolls = (state.options.short ? FEW_REROLLS : REROLLS) + sum(activeMonster(state), 'rerolls');
        state.stack.push(FIRST_THROWS[diceCount(state)]);
        break;
      case 'copy':
        state.stack.push({ kind: 'rolling', moved: true });
        moveCopy(state, activeOf(state), answer, tell);
        break;
      case 'heal':
        payToHeal(state, activeOf(state), tell);
        askToRoll(state, moved);
    }
  },
};

/** `throw`: the dice are in the air. */
export const thrown: ChanceRule<State, Of<'throw'>, Event> = {
  is: 'chance',
  of: (_state, frame) => THROWS[frame.count],
  happen(state, { keep, by, probed }, faces: Dice, tell) {
    state.dice = together(keep, faces);
    state.rolls++;
    const { dice, rolls: roll } = state;
    tell?.({ type: 'rolled', seat: activeOf(state), roll, thrown: faces, dice, by: by && workingName(state, by) });
    state.stack.push(probed ? REROLL_AFTER_PROBES : REROLL_ASK);
  },
};

export const reroll: Ask<State, Of<'reroll'>, Action, Event> = {
  is: 'ask',
  seat: activeOf,
  legal(state, { probed }, list) {
    const monster = activeMonster(state);
    list.push(STOP);
    if (!probed && state.rerolls > 0) pushAll(list, rerollChoices(state.dice, state.options.short, null));
    if (monster.cards.length === 0) return;
    if (!probed && state.rerolls === 0) paidRerolls(state, monster, list);
    freeRerolls(monster, state.dice, list);
    offerHealing(monster, list);
  },
  answer(state, frame, answer, tell) {
    if (answer.do === 'stop') return frame.probed ? resolveAfterProbes(state) : finishRolling(state);
    if (answer.do === 'heal') {
      payToHeal(state, activeOf(state), tell);
      state.stack.push(frame);
      return;
    }
    const { dice, by } = answer as Extract<Action, { do: 'reroll' }>;
    if (by === null) state.rerolls--;
    else payForReroll(state, by, tell);
    const keep = without(state.dice, dice);
    state.stack.push({ kind: 'throw', keep, count: dice.length, by, probed: frame.probed });
  },
};

/** What a card of the active monster works as; one that was used up for its last reroll is gone already. */
function workingName(state: State, by: KeepId): KeepId {
  const kept = activeMonster(state).cards.find(({ card }) => card === by);
  return kept === undefined ? by : workingCard(kept);
}

function pushAll(list: Action[], choices: readonly Action[]): void {
  for (let i = 0; i < choices.length; i++) list.push(choices[i]);
}

/** Energy is energy: two cards that sell for it are one choice. Counters lie on their own card. */
function paidRerolls(state: State, monster: Monster, list: Action[]): void {
  let forEnergy = false;
  for (const kept of monster.cards) {
    const { rerollEnergy, rerollCounters } = effectOf(kept);
    const byEnergy = rerollEnergy > 0 && !forEnergy && monster.energy >= rerollEnergy;
    const byCounters = rerollCounters > 0 && kept.counters >= rerollCounters;
    if (byEnergy) forEnergy = true;
    if (byEnergy || byCounters) pushAll(list, rerollChoices(state.dice, state.options.short, kept.card));
  }
}

/** Dice with a certain face, at any time and for nothing. */
export function freeRerolls(monster: Monster, dice: Dice, list: Action[]): void {
  const kept = monster.cards.find((card) => effectOf(card).freeReroll !== 0);
  if (kept === undefined) return;
  const face = effectOf(kept).freeReroll as Dice[number];
  pushAll(list, rerollsOfFace(count(dice, face), face, kept.card));
}

function payForReroll(state: State, by: KeepId, tell: Tell<Event>): void {
  const seat = activeOf(state);
  const kept = cardNamed(state.monsters[seat], by);
  const { rerollEnergy, rerollCounters } = effectOf(kept);
  moveEnergy(state, seat, -rerollEnergy, byCard(workingCard(kept), seat), tell);
  if (rerollCounters === 0) return;
  kept.counters -= rerollCounters;
  tell?.({ type: 'counters-changed', seat, counter: 'smoke', by: -rerollCounters, to: kept.counters });
  if (kept.counters === 0) useUp(state, seat, kept, tell);
}
