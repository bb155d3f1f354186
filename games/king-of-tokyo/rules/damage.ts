/**
 * Damage of one cause: amounts are fixed, each victim defends itself in turn (defence.ts), and then all losses happen
 * together.
 */
import type { Seat, Step, Tell } from '@yamanote/kernel';
import { byCard } from './causes.ts';
import { defend } from './defence.ts';
import { effectOf, workingCard } from './effects/index.ts';
import { judge } from './elimination.ts';
import { gainEnergy } from './gains.ts';
import { inTokyo } from './monsters.ts';
import type { Blow, Event, Harm, Of, KingOfTokyoState as State, Wound } from './types.ts';

export function strike(state: State, harm: Harm, blows: readonly Blow[], tell: Tell<Event>): void {
  if (blows.length === 0) return;
  tell?.({ type: 'struck', harm, blows });
  state.stack.push({ kind: 'damage', harm, blows, at: 0, stage: 'escape', rolled: 0 });
}

export const damage: Step<State, Of<'damage'>, Event> = {
  is: 'step',
  run(state, frame, tell) {
    const blows = defend(state, frame, tell);
    if (blows !== null) suffer(state, frame.harm, blows, tell);
  },
};

function suffer(state: State, harm: Harm, blows: readonly Blow[], tell: Tell<Event>): void {
  const losses = blows.map((blow) => lose(state, blow, tell));
  if (harm.by === 'attack') placeCounters(state, harm.seat, blows, losses, tell);
  judge(state, tell);
  for (let i = 0; i < blows.length; i++) payGrudge(state, blows[i].seat, losses[i], tell);
  if (harm.by === 'attack') state.stack.push(yieldingAfter(state, harm.seat, blows, losses));
}

function lose(state: State, { seat, amount, harm }: Blow, tell: Tell<Event>): number {
  const monster = state.monsters[seat];
  const by = Math.min(amount, monster.hearts);
  if (by === 0) return 0;
  monster.hearts -= by;
  state.still = 0;
  if (harm.by !== 'poison' && harm.seat === state.active && seat !== state.active) state.harmed = true;
  tell?.({ type: 'hurt', seat, by, to: monster.hearts, harm });
  return by;
}

function placeCounters(
  state: State,
  attacker: Seat,
  blows: readonly Blow[],
  losses: readonly number[],
  tell: Tell<Event>,
): void {
  const { cards } = state.monsters[attacker];
  for (let i = 0; i < cards.length; i++) {
    const counter = effectOf(cards[i]).inflicts;
    if (counter === null) continue;
    for (let hit = 0; hit < blows.length; hit++) {
      const { seat, harm } = blows[hit];
      if (losses[hit] === 0 || harm.by !== 'attack') continue;
      const monster = state.monsters[seat];
      monster[counter]++;
      tell?.({ type: 'counters-changed', seat, counter, by: 1, to: monster[counter] });
    }
  }
}

/** Being hurt badly can be worth something. */
function payGrudge(state: State, seat: Seat, lost: number, tell: Tell<Event>): void {
  const { cards } = state.monsters[seat];
  for (let i = 0; i < cards.length; i++) {
    const grudge = effectOf(cards[i]).grudge;
    if (grudge === null || lost < grudge.hearts) continue;
    gainEnergy(state, seat, grudge.energy, byCard(workingCard(cards[i]), seat), tell);
  }
}

/** City before bay: who was hurt in Tokyo by the attack itself, lives, and has not declined to leave before. */
function yieldingAfter(
  state: State,
  attacker: Seat,
  blows: readonly Blow[],
  losses: readonly number[],
): Of<'yielding'> {
  const wounds: Wound[] = [];
  const yielded: Seat[] = [];
  for (let i = 0; i < blows.length; i++) {
    const { seat, harm, escape: decision } = blows[i];
    const monster = state.monsters[seat];
    if (decision === 'left') yielded.push(seat);
    if (decision !== null || harm.by !== 'attack' || losses[i] === 0 || !inTokyo(monster)) continue;
    const wound = { seat, lost: losses[i] };
    if (monster.place === 'city') wounds.unshift(wound);
    else wounds.push(wound);
  }
  return { kind: 'yielding', attacker, wounds, yielded };
}
