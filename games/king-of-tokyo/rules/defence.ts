/**
 * What a victim can do before it is hurt, in this order: leave Tokyo, pay, roll to hide, pay again, and at last its armour.
 * Each stage either asks, and goes on with the next one afterwards, or passes by.
 */
import type { Ask, ChanceRule, Seat, Tell } from '@yamanote/kernel';
import { CANCEL, HEAL, LEAVE, PASS, STAY, STOP } from './actions.ts';
import { canHeal, payToHeal } from './any-time.ts';
import type { KeepId } from './cards.ts';
import { byCard } from './causes.ts';
import { count, NO_DICE, together, without } from './dice.ts';
import { effectOf, find, has, nameOf, workingCard } from './effects/index.ts';
import { moveEnergy } from './gains.ts';
import { inTokyo } from './monsters.ts';
import { freeRerolls } from './roll.ts';
import { move } from './tokyo.ts';
import type {
  Action,
  Blow,
  DefenceStage,
  Dice,
  Event,
  Frame,
  Harm,
  Kept,
  Monster,
  Of,
  KingOfTokyoState as State,
} from './types.ts';

type DamageFrame = Of<'damage'>;

/** Goes on with the defence; returns the blows as they are left when everybody is through, else `null`. */
export function defend(state: State, frame: DamageFrame, tell: Tell<Event>): readonly Blow[] | null {
  let { blows, at, stage, rolled } = frame;
  while (at < blows.length) {
    const blow = blows[at];
    const monster = state.monsters[blow.seat];
    // Nothing to defend oneself with: the next victim.
    if (monster.cards.length === 0) {
      at++;
      stage = 'escape';
      continue;
    }
    const wait = (next: DefenceStage, ask: Frame) => {
      state.stack.push({ ...frame, blows, at, stage: next, rolled }, ask);
      return null;
    };
    const { seat, amount, harm } = blow;
    switch (stage) {
      case 'escape':
        stage = 'before-roll';
        if (harm.by === 'attack' && inTokyo(monster) && has(monster, 'escapes')) {
          return wait('before-roll', { kind: 'escape', seat, amount, harm });
        }
        break;
      case 'before-roll':
        stage = 'roll';
        if (canDefend(monster, amount)) return wait('roll', { kind: 'defend', seat, amount, harm });
        break;
      case 'roll': {
        stage = rolled > 0 ? 'after-roll' : 'armour';
        if (monster.untouchable || amount === 0 || rolled >= hidingCards(monster)) break;
        rolled++;
        return wait('roll', { kind: 'camouflage-throw', seat, keep: NO_DICE, count: amount, amount, harm });
      }
      case 'after-roll':
        stage = 'armour';
        if (canDefend(monster, amount)) return wait('armour', { kind: 'defend', seat, amount, harm });
        break;
      case 'armour':
        blows = withAmount(blows, at, armoured(monster, blow, tell));
        at++;
        stage = 'escape';
        rolled = 0;
    }
  }
  return blows;
}

function withAmount(blows: readonly Blow[], at: number, amount: number): readonly Blow[] {
  return blows[at].amount === amount ? blows : blows.map((blow, i) => (i === at ? { ...blow, amount } : blow));
}

function canDefend(monster: Monster, amount: number): boolean {
  return amount > 0 && !monster.untouchable && (canCancel(monster) || canHeal(monster));
}

export function canCancel(monster: Monster): boolean {
  const at = find(monster, 'cancelEnergy');
  return at >= 0 && !monster.untouchable && monster.energy >= effectOf(monster.cards[at]).cancelEnergy;
}

function hidingCards(monster: Monster): number {
  return monster.cards.filter((kept) => effectOf(kept).hides !== 0).length;
}

/** What is left of a blow in the end. */
function armoured(monster: Monster, { seat, amount }: Blow, tell: Tell<Event>): number {
  if (amount === 0) return 0;
  const armour = armourAgainst(monster, amount);
  if (armour === undefined) return amount;
  tell?.({ type: 'prevented', seat, card: workingCard(armour), amount, left: 0 });
  return 0;
}

/** The card that stops a blow of this size when nothing else has changed it. */
function armourAgainst(monster: Monster, amount: number): Kept | undefined {
  return monster.untouchable
    ? monster.cards[find(monster, 'cancelEnergy')]
    : monster.cards.find((kept) => effectOf(kept).ignores === amount);
}

/** The card that is certain to stop a blow of this size; `null` if there is none, or if dice may still change the size. */
export function certainArmour(monster: Monster, amount: number): KeepId | null {
  const armour = amount === 0 || has(monster, 'hides') ? undefined : armourAgainst(monster, amount);
  return armour === undefined ? null : workingCard(armour);
}

/** The card by which a monster may still suffer less than it is struck for; `null` if it has none it can use. */
export function possibleDefence(monster: Monster, { by }: Harm): KeepId | null {
  if (by === 'attack' && inTokyo(monster) && has(monster, 'escapes')) return nameOf(monster, 'escapes');
  if (canCancel(monster)) return nameOf(monster, 'cancelEnergy');
  return has(monster, 'hides') ? nameOf(monster, 'hides') : null;
}

/** The damage that an answer changes lies below the question. */
function changeBlow(state: State, change: Partial<Blow>): void {
  const last = state.stack.length - 1;
  const frame = state.stack[last] as DamageFrame;
  const blows = frame.blows.map((blow, i) => (i === frame.at ? { ...blow, ...change } : blow));
  state.stack[last] = { ...frame, blows };
}

export const escaping: Ask<State, Of<'escape'>, Action, Event> = {
  is: 'ask',
  reaction: true,
  seat: (_state, { seat }) => seat,
  legal(_state, _frame, list) {
    list.push(STAY, LEAVE);
  },
  answer(state, { seat, harm }, answer, tell) {
    if (answer.do === 'stay') {
      tell?.({ type: 'stayed', seat });
      return changeBlow(state, { escape: 'stayed' });
    }
    changeBlow(state, { escape: 'left', amount: 0 });
    tell?.({ type: 'yielded', seat, attacker: (harm as Extract<typeof harm, { by: 'attack' }>).seat, unhurt: true });
    move(state, seat, 'outside', 'escape', tell);
  },
};

/** Before damage, which alone can be cancelled; or (`amount` 0) before energy or a card is lost. */
export const defending: Ask<State, Of<'defend'>, Action, Event> = {
  is: 'ask',
  reaction: true,
  seat: (_state, { seat }) => seat,
  legal(state, { seat, amount }, list) {
    const monster = state.monsters[seat];
    list.push(PASS);
    if (amount > 0 && canCancel(monster)) list.push(CANCEL);
    if (canHeal(monster)) list.push(HEAL);
  },
  answer(state, frame, answer, tell) {
    const { seat } = frame;
    const monster = state.monsters[seat];
    if (answer.do === 'heal') {
      payToHeal(state, seat, tell);
      state.stack.push(frame);
    }
    if (answer.do !== 'cancel') return;
    const kept = monster.cards[find(monster, 'cancelEnergy')];
    moveEnergy(state, seat, -effectOf(kept).cancelEnergy, byCard(workingCard(kept), seat), tell);
    monster.untouchable = true;
  },
};

export const camouflageThrow: ChanceRule<State, Of<'camouflage-throw'>, Event> = {
  is: 'chance',
  of: (_state, frame) => ({ dice: frame.count }),
  happen(state, { seat, keep, amount, harm }, faces: Dice, tell) {
    const dice = together(keep, faces);
    const again: Action[] = [];
    freeRerolls(state.monsters[seat], dice, again);
    if (again.length > 0) state.stack.push({ kind: 'camouflage', seat, dice, amount, harm });
    else hide(state, seat, dice, amount, tell);
  },
};

export const camouflage: Ask<State, Of<'camouflage'>, Action, Event> = {
  is: 'ask',
  reaction: true,
  seat: (_state, { seat }) => seat,
  legal(state, { seat, dice }, list) {
    list.push(STOP);
    freeRerolls(state.monsters[seat], dice, list);
  },
  answer(state, { seat, dice, amount, harm }, answer, tell) {
    if (answer.do === 'stop') return hide(state, seat, dice, amount, tell);
    const { dice: thrown } = answer as Extract<Action, { do: 'reroll' }>;
    const keep = without(dice, thrown);
    state.stack.push({ kind: 'camouflage-throw', seat, keep, count: thrown.length, amount, harm });
  },
};

function hide(state: State, seat: Seat, dice: Dice, amount: number, tell: Tell<Event>): void {
  const monster = state.monsters[seat];
  const face = effectOf(monster.cards[find(monster, 'hides')]).hides as Dice[number];
  const left = amount - count(dice, face);
  tell?.({ type: 'camouflaged', seat, dice, left });
  changeBlow(state, { amount: left });
}
