/** What holds in every position of every match: random matches over both editions, all variants and numbers of players. */
import { actor, apply, chanceOf, fastRng, legal, same, sample, start } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect } from 'vitest';
import { countOf } from './customers.ts';
import { editionOf } from './editions.ts';
import { shinjuku } from './index.ts';
import { WARDS } from './map.ts';
import { playedAt } from './played-at.ts';
import { inQueue, queueTarget } from './queue.ts';
import { CUSTOMERS, goodOf, SHOPS } from './tokens.ts';
import { type Event, NOBODY, type ShinjukuOptions, type ShinjukuState as State, type Trip } from './types.ts';

interface Entry {
  before: State;
  events: Event[];
  after: State;
}

type Mix = Partial<ShinjukuOptions> & { seats: number };
const MIXES: Mix[] = [
  { seats: 2, edition: 'retail' },
  { seats: 3, edition: 'retail', ceo: true, kaiju: true },
  { seats: 4, edition: 'retail' },
  { seats: 2, edition: 'r12' },
  { seats: 4, edition: 'r12' },
];

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

/** A random match of a mix, entry by entry. */
function play({ seats, ...mix }: Mix): Entry[] {
  const rng = fastRng(JSON.stringify({ seats, ...mix }));
  const state = start(shinjuku, seats, { ...OPTIONS, ...mix });
  const entries: Entry[] = [];
  for (let before = shinjuku.clone(state); entries.length < shinjuku.longest; before = shinjuku.clone(state)) {
    const by = actor(shinjuku, state);
    if (by === null) return entries;
    const choices = by === 'chance' ? [] : legal(shinjuku, state, by);
    const answer = by === 'chance' ? sample(chanceOf(shinjuku, state), rng) : choices[rng.below(choices.length)];
    const events: Event[] = [];
    apply(shinjuku, state, by, answer, (event) => events.push(event as Event));
    entries.push({ before, events, after: shinjuku.clone(state) });
  }
  throw new Error('a random match did not end');
}

let played: { mix: Mix; entries: Entry[] }[] = [];

/** One match of each mix that is wanted; they are played once. */
function matches(wanted: (mix: Mix) => boolean = () => true) {
  if (played.length === 0) played = MIXES.map((mix) => ({ mix, entries: play(mix) }));
  return played.filter(({ mix }) => wanted(mix));
}

const isRetail = ({ edition }: Mix) => edition === 'retail';

rule('SJR-T19', 'all 72 (52) customers, 72 cards, 11 stars and all pieces are somewhere, after every entry', () => {
  for (const { mix, entries } of matches()) {
    const all = piecesOf(mix);
    expect(entries.filter(({ after }) => !same(shinjuku.census(after), all))).toEqual([]);
  }
});

function piecesOf({ seats, ...mix }: Mix): Record<string, number> {
  const edition = editionOf({ options: { ...OPTIONS, ...mix } });
  const each = [...Array(seats).keys()];
  return Object.fromEntries([
    ...CUSTOMERS.map((id, customer) => [id, edition.customers[customer]]),
    ...WARDS.map(({ id, cards }) => [`card ${id}`, cards]),
    ['stars', isRetail({ seats, ...mix }) ? 11 : 0],
    ...each.map((seat) => [`track ${seat}`, edition.pieces[seats]]),
    ...each.flatMap((seat) => SHOPS.map((id) => [`${id} ${seat}`, id === 'department' ? 3 : 2])),
  ]);
}

rule('SJR-5.5', 'one good a card, one card a good, and the occupied slots come first', () => {
  const wrong = matches(isRetail).flatMap(({ entries }) => entries.filter(({ after }) => !isTidy(after)));
  expect(wrong).toEqual([]);
  expect(isTidy(playedAt({ queue: [{ ward: 'ota', customers: ['food', 'food*'] }, { ward: 'ota' }] }))).toBe(true);
});

function isTidy({ queue }: State): boolean {
  const goods = queue.map(({ customers }) => [
    ...new Set(customers.flatMap((count, customer) => (count > 0 ? [goodOf(customer)] : []))),
  ]);
  const occupied = goods.filter((here) => here.length > 0).length;
  const different = new Set(goods.flat()).size === goods.flat().length;
  return different && goods.every((here, slot) => here.length === (slot < occupied ? 1 : 0));
}

rule(
  ['SJR-5.3', 'SJR-10.4'],
  'the queue holds what the star track says at every action, while the bag has customers',
  () => {
    const asked = matches(isRetail)
      .flatMap(({ entries }) => entries.map(({ after }) => after))
      .filter(({ stack, bag, queue }) => stack.at(-1)?.kind === 'action' && countOf(bag) > 0 && queue.length === 4);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((state) => inQueue(state) !== queueTarget(state))).toEqual([]);
  },
);

rule(
  'SJR-T20',
  'every turn with customers in the queue places at least one, so the end comes within 76 such turns',
  () => {
    for (const { entries } of matches(isRetail)) {
      const turns = entries.filter(
        ({ before, events }) =>
          before.turn !== null && inQueue(before) > 0 && events.some(({ type }) => type === 'turn-began'),
      );
      expect(turns.length).toBeGreaterThan(10);
      expect(turns.length).toBeLessThanOrEqual(76);
      const placing = ({ events }: Entry) =>
        events.some((event) => event.type === 'placed' && event.customers.length > 0);
      expect(turns.filter((turn) => !placing(turn))).toEqual([]);
    }
  },
);

rule(['SJR-17.2', 'SJR-16.4'], 'no CEO is left with the Kaiju, which never goes back to the bay', () => {
  const entries = matches(({ kaiju }) => kaiju === true).flatMap((match) => match.entries);
  const inWard = ({ kaiju }: State) => typeof kaiju === 'number';
  const flees = ({ stack }: State) => ['flee', 'push'].includes(stack.at(-1)?.kind ?? '');
  const caught = ({ ceos, kaiju }: State) => ceos.some((ward) => ward !== null && ward === kaiju);
  expect(entries.filter(({ before, after }) => inWard(before) && !inWard(after))).toEqual([]);
  expect(entries.filter(({ after }) => caught(after) && !flees(after))).toEqual([]);
  expect(entries.filter(({ after }) => caught(after)).length).toBeGreaterThan(0);
});

rule(
  ['SJR-9.7', 'SJP-9.3'],
  'no MOVE visits a station twice, and in the prototype each ends where somebody got off',
  () => {
    for (const { mix, entries } of matches()) {
      const moves = entries.flatMap(({ before, after }) =>
        before.lastMove === after.lastMove ? [] : [after.lastMove as Trip],
      );
      expect(moves.length).toBeGreaterThan(2);
      expect(moves.filter(({ path }) => new Set(path).size < path.length)).toEqual([]);
      expect(moves.filter(({ path, alighted }) => path.length !== alighted.length)).toEqual([]);
      if (!isRetail(mix)) expect(moves.filter(({ alighted }) => alighted.at(-1) === NOBODY)).toEqual([]);
    }
  },
);
