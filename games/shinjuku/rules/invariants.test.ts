/** What holds in every position of every match: random matches over both editions, all variants and numbers of players. */
import { actor, apply, chanceOf, fastRng, legal, sample, start } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect } from 'vitest';
import { countOf } from './customers.ts';
import { shinjuku } from './index.ts';
import { inQueue, queueTarget } from './queue.ts';
import { goodOf } from './tokens.ts';
import type { Event, ShinjukuOptions, ShinjukuState as State } from './types.ts';

interface Entry {
  before: State;
  events: Event[];
  after: State;
}

const RETAIL = { edition: 'retail' as const };
const MIXES: (Partial<ShinjukuOptions> & { seats: number })[] = [2, 3, 4].flatMap((seats) => [
  { seats, ...RETAIL },
  { seats, ...RETAIL, ceo: true, kaiju: true },
  { seats, edition: 'r12' },
]);

const OPTIONS: ShinjukuOptions = {
  edition: 'retail',
  ceo: false,
  kaiju: false,
  kaijuStep: 'before-ceo',
  endRule: 'printed',
  deptRelocation: 'printed',
  openCollections: false,
  bagCount: 'level',
  first: 'random',
};

/** Plays a random match of a mix and shows every entry of it. */
function watch({ seats, ...mix }: (typeof MIXES)[number], look: (entry: Entry) => void): State {
  const rng = fastRng(JSON.stringify({ seats, ...mix }));
  const state = start(shinjuku, seats, { ...OPTIONS, ...mix });
  for (let entries = 0; entries < shinjuku.longest; entries++) {
    const by = actor(shinjuku, state);
    if (by === null) return state;
    const before = shinjuku.clone(state);
    const choices = by === 'chance' ? [] : legal(shinjuku, state, by);
    const answer = by === 'chance' ? sample(chanceOf(shinjuku, state), rng) : choices[rng.below(choices.length)];
    const events: Event[] = [];
    apply(shinjuku, state, by, answer, (event) => events.push(event as Event));
    look({ before, events, after: state });
  }
  throw new Error('a random match did not end');
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);

rule('SJR-T19', 'all 72 (52) customers, 72 cards and 11 stars are somewhere, after every entry', () => {
  for (const mix of MIXES) {
    const ends = { customers: new Set<number>(), cards: new Set<number>(), stars: new Set<number>() };
    watch(mix, ({ after }) => {
      const census = Object.entries(shinjuku.census(after));
      const sum = (of: (key: string) => boolean) => total(census.filter(([key]) => of(key)).map(([, count]) => count));
      ends.cards.add(sum((key) => key.startsWith('card ')));
      ends.stars.add(sum((key) => key === 'stars'));
      ends.customers.add(sum((key) => /^(food|clothing|books|electronics)\*?$/.test(key)));
    });
    const retail = mix.edition === 'retail';
    expect(ends).toEqual({
      customers: new Set([retail ? 72 : 52]),
      cards: new Set([72]),
      stars: new Set([retail ? 11 : 0]),
    });
  }
});

rule('SJR-5.5', 'one good a card, one card a good, and the occupied slots come first', () => {
  let looks = 0;
  for (const mix of MIXES.filter(({ edition }) => edition === 'retail')) {
    watch(mix, ({ after: { queue } }) => {
      const goods = queue.map(({ customers }) => [
        ...new Set(customers.flatMap((count, customer) => (count > 0 ? [goodOf(customer)] : []))),
      ]);
      expect(goods.every((here) => here.length <= 1)).toBe(true);
      expect(new Set(goods.flat()).size).toBe(goods.flat().length);
      const empty = goods.findIndex((here) => here.length === 0);
      expect(goods.slice(empty < 0 ? goods.length : empty).flat()).toEqual([]);
      looks++;
    });
  }
  expect(looks).toBeGreaterThan(0);
});

rule(
  ['SJR-5.3', 'SJR-10.4'],
  'at the first action of a turn the queue holds what the star track says, while the bag has customers',
  () => {
    let looks = 0;
    for (const mix of MIXES.filter(({ edition }) => edition === 'retail')) {
      watch(mix, ({ after }) => {
        if (after.stack.at(-1)?.kind !== 'action' || countOf(after.bag) === 0 || after.queue.length < 4) return;
        expect(inQueue(after)).toBe(queueTarget(after));
        looks++;
      });
    }
    expect(looks).toBeGreaterThan(0);
  },
);

rule(
  'SJR-T20',
  'every turn with customers in the queue places at least one, so the end comes within 76 such turns',
  () => {
    for (const mix of MIXES.filter(({ edition }) => edition === 'retail')) {
      let turns = 0;
      watch(mix, ({ before, events }) => {
        const began = events.some(({ type }) => type === 'turn-began');
        const waiting = began && before.queue.length > 0 && inQueue(before) > 0;
        if (!waiting || before.stack.at(-1)?.kind === 'queue-customer') return;
        turns++;
        expect(events.some((event) => event.type === 'placed' && event.customers.length > 0)).toBe(true);
      });
      expect(turns).toBeGreaterThan(10);
      expect(turns).toBeLessThanOrEqual(76);
    }
  },
);

rule(['SJR-17.2', 'SJR-16.4'], 'no CEO is left with the Kaiju, which never goes back to the bay', () => {
  let met = 0;
  for (const mix of MIXES.filter(({ kaiju }) => kaiju)) {
    watch(mix, ({ before, after }) => {
      if (typeof before.kaiju === 'number') expect(typeof after.kaiju).toBe('number');
      const fleeing = ['flee', 'push'].includes(after.stack.at(-1)?.kind ?? '');
      if (!fleeing) expect(after.ceos.filter((ward) => ward !== null && ward === after.kaiju)).toEqual([]);
      if (fleeing) met++;
    });
  }
  expect(met).toBeGreaterThan(0);
});

rule(['SJR-9.7', 'SJR-9.4'], 'no MOVE visits a station twice, and every building that fits serves one customer', () => {
  let moves = 0;
  for (const mix of MIXES) {
    watch(mix, ({ events }) => {
      for (const event of events) if (event.type === 'arrived') moves++;
    });
    const last = watch(mix, ({ after }) => {
      expect(new Set(after.path).size).toBe(after.path.length);
      expect(after.alighted.length).toBe(after.path.length);
    });
    expect(last.path).toEqual([]);
  }
  expect(moves).toBeGreaterThan(0);
});

rule('SJP-9.3', 'in the prototype every MOVE ends where somebody got off', () => {
  let moves = 0;
  for (const mix of MIXES.filter(({ edition }) => edition === 'r12')) {
    watch(mix, ({ before, after }) => {
      if (after.lastMove === before.lastMove || after.lastMove === null) return;
      expect(after.lastMove.alighted.at(-1)).toBeGreaterThanOrEqual(0);
      moves++;
    });
  }
  expect(moves).toBeGreaterThan(0);
});
