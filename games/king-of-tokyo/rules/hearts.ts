/** Rolled hearts: they heal, remove counters, or are given to others for energy. */
import type { Ask, Seat, Step, Tell } from '@yamanote/kernel';
import { PASS, SPEND, SPEND_ON } from './actions.ts';
import { offerHealing, payToHeal } from './any-time.ts';
import { byCard, byDice, harmOf } from './causes.ts';
import { count } from './dice.ts';
import { effectOf, find, has, nameOf, sum } from './effects/index.ts';
import { gainEnergy, heal, healSelf, moveEnergy } from './gains.ts';
import { activeMonster, activeOf, heartLimit, inTokyo, isAlive } from './monsters.ts';
import {
  type Action,
  type Event,
  HEART,
  type HeartUse,
  type Monster,
  type Of,
  type Patient,
  type KingOfTokyoState as State,
} from './types.ts';

type Spent = Of<'hearts'>['spent'];

/** Where there is nothing to decide, all hearts heal at once. */
export function resolveHearts(state: State, hearts: number, tell: Tell<Event>): void {
  const monster = activeMonster(state);
  if (monster.poison > 0 || monster.shrink > 0 || (monster.cards.length > 0 && has(monster, 'healsOthers'))) {
    askFor(state, hearts, [], tell);
  } else if (inTokyo(monster)) tellWasted(state, hearts, tell);
  else healSelf(state, activeOf(state), hearts, byDice(HEART, hearts), tell);
}

/** Rolled hearts that are good for nothing. */
function tellWasted(state: State, hearts: number, tell: Tell<Event>): void {
  const why = inTokyo(activeMonster(state)) ? 'tokyo' : 'limit';
  if (hearts > 0) tell?.({ type: 'wasted', seat: activeOf(state), what: 'hearts', by: hearts, why });
}

function listUses(state: State, list: Action[]): void {
  const seat = activeOf(state);
  const monster = activeMonster(state);
  if (!inTokyo(monster)) {
    if (monster.hearts < heartLimit(monster)) list.push(SPEND.self);
    if (monster.poison > 0) list.push(SPEND.poison);
    if (monster.shrink > 0) list.push(SPEND.shrink);
  }
  const forced = list.length > 0;
  if (has(monster, 'healsOthers')) {
    for (let other = 0; other < state.monsters.length; other++) {
      const patient = state.monsters[other];
      if (other !== seat && isAlive(patient) && patient.hearts < heartLimit(patient)) list.push(SPEND_ON[other]);
    }
  }
  if (!forced) list.push(PASS);
}

/** Asks about the next heart, if it is good for anything. */
function askFor(state: State, hearts: number, spent: Spent, tell: Tell<Event>): void {
  const uses: Action[] = [];
  if (hearts > 0) listUses(state, uses);
  if (uses.length > 0 && uses[0] !== PASS) {
    state.stack.push({ kind: 'hearts', hearts, spent });
    return;
  }
  tellWasted(state, hearts, tell);
  charge(state, spent);
}

export const hearts: Ask<State, Of<'hearts'>, Action, Event> = {
  is: 'ask',
  seat: activeOf,
  legal(state, _frame, list) {
    listUses(state, list);
    offerHealing(activeMonster(state), list);
  },
  late: (legal) => legal.find((one) => one === PASS) ?? legal[0],
  answer(state, { hearts, spent }, answer, tell) {
    const seat = activeOf(state);
    if (answer.do === 'pass') return charge(state, spent);
    if (answer.do === 'heal') {
      payToHeal(state, seat, tell);
      return askFor(state, hearts, spent, tell);
    }
    const { on } = answer as Extract<Action, { do: 'spend' }>;
    const given = typeof on === 'number' ? treat(state, on, hearts, spent, tell) : useOn(state, on, spent, tell);
    askFor(state, hearts - 1, [...spent, ...Array<HeartUse | Seat>(given).fill(on)], tell);
  },
};

/** All hearts that heal their roller are one healing, so that cards add to the first of them only. */
function useOn(state: State, use: HeartUse, spent: Spent, tell: Tell<Event>): 1 {
  const seat = activeOf(state);
  const monster = activeMonster(state);
  if (use === 'self') {
    const cause = byDice(HEART, 1);
    if (spent.includes('self')) heal(state, seat, 1, cause, tell);
    else healSelf(state, seat, 1, cause, tell);
  } else {
    monster[use]--;
    tell?.({ type: 'counters-changed', seat, counter: use, by: -1, to: monster[use] });
  }
  return 1;
}

/** A heart for another monster; the first one brings the giver's bonus along. Returns how many hearts were given. */
function treat(state: State, patient: Seat, left: number, spent: Spent, tell: Tell<Event>): number {
  const monster = activeMonster(state);
  const cause = byCard(nameOf(monster, 'healsOthers'), activeOf(state));
  const used = count(state.dice, HEART) - left;
  const bonus = spent.length > used ? 0 : sum(monster, 'healBonus');
  return heal(state, patient, 1 + bonus, cause, tell);
}

/** What a patient pays for the next heart, as far as what it owes already leaves it something. */
export function feeOf(monsters: readonly Monster[], healer: Seat, spent: Spent, patient: Seat): number {
  const monster = monsters[healer];
  const price = effectOf(monster.cards[find(monster, 'healsOthers')]).healsOthers;
  const owed = price * spent.filter((on) => on === patient).length;
  return Math.max(0, Math.min(price, monsters[patient].energy - owed));
}

/** Patients pay when all hearts are spent; before that they may still use their energy otherwise. */
function charge(state: State, spent: Spent): void {
  const patients: Patient[] = [];
  for (const seat of new Set(spent)) {
    if (typeof seat === 'number') patients.push({ seat, hearts: spent.filter((on) => on === seat).length });
  }
  if (patients.length === 0) return;
  const harm = harmOf(nameOf(activeMonster(state), 'healsOthers'), activeOf(state));
  state.stack.push({ kind: 'collect', patients });
  state.stack.push({ kind: 'threaten', harm, seats: patients.map(({ seat }) => seat) });
}

export const collect: Step<State, Of<'collect'>, Event> = {
  is: 'step',
  run(state, { patients }, tell) {
    const seat = activeOf(state);
    const monster = activeMonster(state);
    const cause = byCard(nameOf(monster, 'healsOthers'), seat);
    const price = effectOf(monster.cards[find(monster, 'healsOthers')]).healsOthers;
    for (const { seat: patient, hearts } of patients) {
      const paid = Math.min(state.monsters[patient].energy, price * hearts);
      moveEnergy(state, patient, -paid, cause, tell, seat);
      gainEnergy(state, seat, paid, cause, tell, patient);
    }
  },
};
