/** What a monster may do with its dice by its cards, and what it has left when it has done so. */
import {
  CLAW,
  effectOf,
  type Kept,
  type Monster,
  type KingOfTokyoState as State,
} from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import type { DiceRules, Spending } from './solver.ts';

export interface DiceMeans {
  readonly rules: DiceRules;
  /** By what has been spent: the monster that rolls, as it is then. */
  readonly monsters: readonly Monster[];
}

/** Beyond this many ways to have spent something, nothing more is looked at. */
const MOST_SPENDINGS = 6;

interface Step {
  /** A reroll, or a die turned to this face (0: to any). */
  readonly change: number | null;
  readonly after: Monster;
}

/** `final`: nothing can be rolled again that is not loose. */
export function meansOf(state: State, size: number, final: boolean): DiceMeans {
  const monster = state.monsters[state.active as Seat];
  const loose = monster.cards.map((kept) => effectOf(kept).freeReroll).find((face) => face !== 0) ?? 0;
  const found = new Map([[keyOf(monster), monster]]);
  const steps = new Map<string, readonly { change: number | null; key: string }[]>();
  for (const [key, one] of found) {
    const all = stepsFrom(one, final).filter(({ after }) => found.has(keyOf(after)) || found.size < MOST_SPENDINGS);
    for (const { after } of all) if (found.size < MOST_SPENDINGS) found.set(keyOf(after), after);
    const reached = all.filter(({ after }) => found.has(keyOf(after)));
    steps.set(
      key,
      reached.map(({ change, after }) => ({ change, key: keyOf(after) })),
    );
  }
  // Whoever has spent more has less left.
  const order = [...found].sort(([, one], [, other]) => means(other) - means(one)).map(([key]) => key);
  const spendings = order.map((key): Spending => {
    const from = (steps.get(key) ?? []).map(({ change, key: after }) => ({ change, spent: order.indexOf(after) }));
    return {
      rerolls: from.flatMap(({ change, spent }) => (change === null ? [spent] : [])),
      changes: from.flatMap(({ change, spent }) => (change === null ? [] : [{ to: change, spent }])),
    };
  });
  return {
    rules: { size, locked: state.options.short ? CLAW : 0, loose, spendings },
    monsters: order.map((key) => found.get(key) as Monster),
  };
}

function keyOf({ energy, cards }: Monster): string {
  return JSON.stringify([energy, cards]);
}

/** Every step leaves less of this. */
function means({ energy, cards }: Monster): number {
  return cards.reduce((left, { counters, used }) => left + 100 + counters - used, energy);
}

function stepsFrom(monster: Monster, final: boolean): Step[] {
  const steps: Step[] = [];
  for (const [i, kept] of monster.cards.entries()) {
    const { rerollEnergy, rerollCounters, change } = effectOf(kept);
    if (!final && rerollEnergy > 0 && monster.energy >= rerollEnergy) {
      steps.push({ change: null, after: { ...monster, energy: monster.energy - rerollEnergy } });
    }
    if (!final && rerollCounters > 0 && kept.counters >= rerollCounters) {
      const counters = kept.counters - rerollCounters;
      steps.push({ change: null, after: withCard(monster, i, counters > 0 ? { ...kept, counters } : null) });
    }
    if (change === null || monster.energy < change.energy || (change.limit === 'turn' && kept.used > 0)) continue;
    const paid = { ...monster, energy: monster.energy - change.energy };
    const used = change.limit === 'turn' ? { ...kept, used: kept.used + 1 } : change.limit === 'card' ? null : kept;
    steps.push({ change: change.to ?? 0, after: withCard(paid, i, used) });
  }
  return steps;
}

/** With another card in this place, or without one. */
function withCard(monster: Monster, place: number, kept: Kept | null): Monster {
  return {
    ...monster,
    cards: monster.cards.flatMap((card, i) => (i !== place ? [card] : kept === null ? [] : [kept])),
  };
}
