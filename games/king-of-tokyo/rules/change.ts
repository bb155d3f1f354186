/** Before the dice are resolved, cards may turn some of them to other faces. */
import type { Ask } from '@yamanote/kernel';
import { FACES, RESOLVE } from './actions.ts';
import { useUp } from './aftermath.ts';
import { offerHealing, payToHeal } from './any-time.ts';
import type { KeepId } from './cards.ts';
import { byCard } from './causes.ts';
import { facesOf, turned } from './dice.ts';
import type { DieChange } from './effects/effect.ts';
import { effectOf, has, workingCard } from './effects/index.ts';
import { moveEnergy } from './gains.ts';
import { activeMonster, activeOf, cardNamed } from './monsters.ts';
import type { Action, Event, Frame, Kept, Monster, Of, KingOfTokyoState as State } from './types.ts';

export const CHANGE: Frame = { kind: 'change' };

export function canChange(monster: Monster): boolean {
  return monster.cards.length > 0 && has(monster, 'change');
}

export const change: Ask<State, Of<'change'>, Action, Event> = {
  is: 'ask',
  seat: activeOf,
  legal(state, _frame, list) {
    const monster = activeMonster(state);
    list.push(RESOLVE);
    const listed: KeepId[] = [];
    for (const kept of monster.cards) {
      const way = effectOf(kept).change;
      if (way === null || !isOpen(way, kept, monster)) continue;
      // Where nothing is lost but energy or this turn's use, a card and its copy are one choice.
      const name = way.limit === 'card' ? kept.card : workingCard(kept);
      if (listed.includes(name)) continue;
      listed.push(name);
      for (const die of facesOf(state.dice)) {
        for (const to of way.to === null ? FACES : [way.to]) {
          if (to !== die) list.push({ do: 'change', die, to, by: kept.card });
        }
      }
    }
    offerHealing(monster, list);
  },
  answer(state, frame, answer, tell) {
    if (answer.do === 'resolve') return;
    const seat = activeOf(state);
    state.stack.push(frame);
    if (answer.do === 'heal') return payToHeal(state, seat, tell);
    const { die, to, by } = answer as Extract<Action, { do: 'change' }>;
    const kept = cardNamed(state.monsters[seat], by);
    const { energy, limit } = effectOf(kept).change as DieChange;
    const card = workingCard(kept);
    moveEnergy(state, seat, -energy, byCard(card, seat), tell);
    kept.used++;
    state.dice = turned(state.dice, die, to);
    tell?.({ type: 'die-changed', seat, from: die, to, by: card, dice: state.dice });
    if (limit === 'card') useUp(state, seat, kept, tell);
  },
};

function isOpen({ energy, limit }: DieChange, { used }: Kept, monster: Monster): boolean {
  return monster.energy >= energy && (limit !== 'turn' || used === 0);
}
