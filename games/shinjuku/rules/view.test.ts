import { apply, chooseAtRandom, fastRng, playOut, reveals, same, start, type Viewer } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect, test } from 'vitest';
import { discard, readyPile } from './deck.ts';
import { shinjuku } from './index.ts';
import { stationIndex, WARD_IDS } from './map.ts';
import { playedAt } from './played-at.ts';
import { CUSTOMERS } from './tokens.ts';
import type { Event, ShinjukuOptions, ShinjukuState } from './types.ts';

const EVERYBODY: Viewer[] = [0, 1, 2, 'public'];

const MIDDLE = {
  players: [
    { hand: ['ota', 'kita', 'koto'], collection: ['food', 'books*'], stars: 3 },
    { hand: ['adachi'], collection: ['clothing'], stars: 2 },
    { hand: ['ota'], collection: ['food*'] },
  ],
  buildings: { ueno: { owner: 0, shop: 'department' }, tokyo: { owner: 1, shop: 'department' } },
  crowds: { nerima: ['food', 'electronics*'] },
  queue: [{ ward: 'taito', customers: ['food'] }, { ward: 'taito' }, { ward: 'chuo' }, { ward: 'chuo' }],
  discard: ['minato', 'nakano', 'shibuya'],
  fanned: 1,
};

function middle(options: Partial<ShinjukuOptions> = {}): ShinjukuState {
  return playedAt(MIDDLE, options, 3);
}

const names = (wards: readonly number[] | null) => wards?.map((ward) => WARD_IDS[ward]) ?? null;
const named = (counts: readonly number[], ids: readonly string[]) =>
  Object.fromEntries(ids.flatMap((id, i) => (counts[i] > 0 ? [[id, counts[i]]] : [])));

rule(
  'SJR-18.1',
  'hands and collections are their owner’s secret; supplies, map, queue and the last discard are open',
  () => {
    for (const viewer of EVERYBODY) {
      const seen = shinjuku.view(middle(), viewer);
      const own = <T>(values: T[]) => values.map((value, seat) => (seat === viewer ? value : null));
      expect(seen.hands.map(names)).toEqual(own([['ota', 'kita', 'koto'], ['adachi'], ['ota']]));
      expect(seen.handSizes).toEqual([3, 1, 1]);
      expect(seen.collections).toEqual(own([[0, 5], [2], [1]]));
      expect(seen.stars).toEqual(own([3, 2, 0]));
      expect(names(seen.discardTop)).toEqual(['shibuya']);
      expect([seen.discardCount, seen.drawCount]).toEqual([3, 72 - 3 - 4 - 5]);
      expect(named(seen.crowds[WARD_IDS.indexOf('nerima')], CUSTOMERS)).toEqual({ food: 1, 'electronics*': 1 });
      expect(seen.queue.map(({ ward }) => WARD_IDS[ward])).toEqual(['taito', 'taito', 'chuo', 'chuo']);
      expect(seen.supply.map((shops) => shops[4])).toEqual([2, 2, 3]);
      expect([seen.upgrades, seen.pieces]).toEqual([2, [16, 16, 16]]);
    }
  },
);

rule(
  'SJR-18.2',
  'cards that cannot be placed are one pool: draw pile, hidden hands and what lies under the last discard',
  () => {
    const all = named(shinjuku.view(middle(), 'public').unseenCards, WARD_IDS);
    expect(all).toMatchObject({ minato: 4, nakano: 2, shibuya: 2, ota: 5, koto: 3, adachi: 4, kita: 2 });
    expect(all.taito).toBeUndefined();
    expect(named(shinjuku.view(middle(), 0).unseenCards, WARD_IDS)).toMatchObject({
      ota: 4,
      koto: 2,
      kita: 1,
      adachi: 4,
    });
    for (const viewer of EVERYBODY) {
      const seen = shinjuku.view(middle(), viewer);
      const hidden = seen.handSizes.reduce((sum, count, seat) => sum + (seat === viewer ? 0 : count), 0);
      expect(seen.unseenCards.reduce((sum, count) => sum + count, 0)).toBe(seen.drawCount + hidden + 2);
      expect('draw' in seen || 'discard' in seen || 'bag' in seen).toBe(false);
    }
  },
);

rule('SJA-27', 'what others have won is one pool with the bag, whose fill shows in quarters', () => {
  const seen = shinjuku.view(middle(), 1);
  expect(named(seen.unseenCustomers, CUSTOMERS)).toMatchObject({ food: 20, 'food*': 1, 'books*': 8, clothing: 15 });
  expect([seen.bagLevel, seen.bagCount]).toEqual([4, null]);
});

rule('SJA-27', 'the table may play with open collections, or with an exact count of the bag', () => {
  const open = shinjuku.view(middle({ openCollections: true }), 1);
  expect(open.collections).toEqual([[0, 5], [2], [1]]);
  expect(open.stars).toEqual([3, 2, 0]);
  expect(named(open.unseenCustomers, CUSTOMERS)).toMatchObject({ food: 19, 'books*': 7, clothing: 15 });
  expect(shinjuku.secrets(middle({ openCollections: true }), 1).map(({ slots }) => slots.length)).toEqual([6]);
  expect(shinjuku.view(middle({ bagCount: 'exact' }), 1).bagCount).toBe(72 - 3 - 4);
});

rule(
  'SJP-15.1',
  'in the prototype hands and collections are hidden, and the bag shows how full it is, not how many it holds',
  () => {
    const levels = [0, 1, 13, 14, 26, 27, 39, 40, 52].map((count) => {
      const bag: Record<string, number> = {};
      const most = [11, 6, 9, 5, 8, 4, 6, 3];
      let left = count;
      for (const [customer, id] of CUSTOMERS.entries()) {
        bag[id] = Math.min(left, most[customer]);
        left -= bag[id];
      }
      const seen = shinjuku.view(playedAt({ bag }, { edition: 'r12' }), 0);
      expect([seen.collections[1], seen.hands[1], seen.bagCount]).toEqual([null, null, null]);
      return seen.bagLevel;
    });
    expect(levels).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
  },
);

test('when the screens are lifted everybody sees what everybody has won', () => {
  const state = playedAt({ ...MIDDLE, step: 'screens' }, {}, 3);
  expect(shinjuku.view(state, 'public').collections).toEqual([null, null, null]);
  apply(shinjuku, state, 0, { do: 'lift' });
  expect(shinjuku.view(state, 'public').collections).toEqual([[0, 5], [2], [1]]);
  expect(shinjuku.view(state, 1).stars).toEqual([3, 2, 0]);
});

test('only who draws sees the cards', () => {
  const state = playedAt({ step: 'action', players: [{ hand: ['ota'] }, {}] });
  apply(shinjuku, state, 0, { do: 'income' });
  const outcome = ['adachi', 'kita', 'koto'];
  expect(([0, 1, 'public'] as const).map((viewer) => shinjuku.entryView(state, 'chance', outcome, viewer))).toEqual([
    outcome,
    null,
    null,
  ]);
  const told: Event[] = [];
  apply(shinjuku, state, 'chance', outcome, (event) => told.push(event as Event));
  expect(([0, 1] as const).map((viewer) => shinjuku.eventView(told[0], viewer))).toEqual([
    { type: 'drew', seat: 0, count: 3, cards: outcome, cause: 'income' },
    { type: 'drew', seat: 0, count: 3, cards: null, cause: 'income' },
  ]);
  expect(shinjuku.entryView(state, 'chance', 'ota', 1)).toBe('ota');
});

rule(['SJR-18.1', 'SJA-27'], 'a card taken from the queue is as hidden in the hand as any other', () => {
  const queue = ['taito', 'kita', 'kita', 'chuo'].map((ward) => ({ ward }));
  const taken = playedAt({ step: 'turn', queue, players: [{ hand: ['ota'] }, {}] });
  apply(shinjuku, taken, 'chance', 'minato');
  expect(names(taken.hands[0])).toEqual(['ota', 'taito']);
  const held = shinjuku.clone(taken);
  held.hands[0] = ['ota', 'adachi'].map((ward) => WARD_IDS.indexOf(ward as 'ota'));
  held.draw[WARD_IDS.indexOf('taito')]++;
  held.draw[WARD_IDS.indexOf('adachi')]--;
  for (const viewer of [1, 'public'] as const) {
    expect(shinjuku.view(taken, viewer)).toEqual(shinjuku.view(held, viewer));
    expect(shinjuku.view(taken, viewer).handSizes).toEqual([2, 0]);
  }
});

test('the last MOVE stays in sight, because what was won in it is hidden', () => {
  const state = playedAt({
    players: [{ hand: ['kita'] }, {}],
    crowds: { kita: ['food'] },
    buildings: { oji: { owner: 1, shop: 'food' } },
  });
  apply(shinjuku, state, 0, { do: 'move', ward: 'kita', pay: 'kita' });
  const seen = shinjuku.view(state, 'public');
  expect(seen.collections).toEqual([null, null]);
  expect(seen.lastMove).toEqual({ seat: 0, path: [stationIndex('oji')], alighted: [0] });
});

test('imagined stars are stacks that fit everybody’s department stores', () => {
  const state = playedAt(
    {
      players: [{ stars: 2 }, { stars: 5 }, { stars: 2 }, {}],
      buildings: {
        ueno: { owner: 0, shop: 'department' },
        tokyo: { owner: 1, shop: 'department' },
        shibuya: { owner: 1, shop: 'department' },
        meguro: { owner: 2, shop: 'department' },
      },
    },
    {},
    4,
  );
  const rng = fastRng('stars');
  const imagined = [...Array(200)].map(() => shinjuku.imagine(shinjuku.view(state, 0), rng).stars.join());
  expect(new Set(imagined)).toEqual(new Set(['2,5,2,0', '2,4,3,0']));
  const public_ = [...Array(200)].map(() => shinjuku.imagine(shinjuku.view(state, 'public'), rng).stars.join());
  expect(new Set(public_)).toEqual(new Set(['3,4,2,0', '2,5,2,0', '2,4,3,0']));
});

test('an imagined bag fits its level, and everything unseen is somewhere', () => {
  const rng = fastRng('bags');
  const seen = shinjuku.view(middle(), 'public');
  const pieces = shinjuku.census(middle());
  for (let i = 0; i < 40; i++) {
    const world = shinjuku.imagine(seen, rng);
    const inBag = world.bag.reduce((sum, count) => sum + count, 0);
    expect(inBag).toBeGreaterThan(54);
    expect(inBag + world.collections.flat().length).toBe(69);
    expect(same(shinjuku.census(world), pieces)).toBe(true);
  }
});

const MIXES: Partial<ShinjukuOptions>[] = [
  {},
  { openCollections: true },
  { bagCount: 'exact' },
  { edition: 'r12', bagCount: 'exact' },
  { ceo: true, kaiju: true },
];

test.each(MIXES)('worlds that a viewer imagines with %j look to it like the truth, and lack no piece', (mix) => {
  const options = playedAt({}, mix, 3).options;
  const rng = fastRng(JSON.stringify(mix));
  const state = start(shinjuku, 3, options);
  const pieces = shinjuku.census(state);
  while (state.stack.length > 0) {
    playOut(shinjuku, state, rng, chooseAtRandom(rng), 25);
    for (const viewer of EVERYBODY) {
      const seen = shinjuku.view(state, viewer);
      const world = shinjuku.imagine(seen, rng);
      expect(shinjuku.view(world, viewer)).toEqual(seen);
      expect(same(shinjuku.census(world), pieces)).toBe(true);
    }
  }
});

test('hidden cards are slots of one pool, and of hidden customers as many as the bag cannot hold', () => {
  const secrets = shinjuku.secrets(middle(), 1);
  expect(secrets.map(({ slots }) => slots)).toEqual([['ota', 'kita', 'koto', 'ota', 'minato', 'nakano']]);
  expect(secrets[0].pool).toMatchObject({ ota: 5, kita: 2, minato: 4, taito: 0 });
  const [, exact] = shinjuku.secrets(middle({ bagCount: 'exact' }), 1);
  expect(exact).toMatchObject({ slots: ['food', 'books*', 'food*'], pool: { food: 20, 'food*': 1, 'books*': 8 } });
  // The bag is at most half full, so at least two of the three behind other screens are there.
  const low = { ...MIDDLE, bag: { food: 19, clothing: 14, books: 2 } };
  const [, certain] = shinjuku.secrets(playedAt(low, {}, 3), 1);
  expect(certain.slots).toEqual(['food', 'books*']);
  expect(shinjuku.secrets(playedAt({ step: 'over', players: MIDDLE.players.map(() => ({})) }, {}, 3), 0)).toEqual([]);
});

test('a view is a copy: what it shows can be changed without harm', () => {
  const state = middle();
  const before = JSON.stringify(state);
  const seen = shinjuku.view(state, 0);
  for (const list of [seen.unseenCards, seen.unseenCustomers, seen.discardTop, seen.pieces]) list.fill(9);
  expect(JSON.stringify(state)).toBe(before);
});

test('lifting the screens cannot be undone, since it shows what was hidden', () => {
  const state = playedAt({ step: 'screens' });
  expect(reveals(shinjuku, state, { do: 'lift' })).toBe(true);
});

rule(
  'SJA-51',
  'what lay open when the discards were shuffled in stays known to all, until something else lies there',
  () => {
    const state = playedAt({ discard: ['nerima', 'ota', 'kita'], fanned: 2, draw: {} });
    readyPile(state, null);
    expect([state.discard, state.fanned]).toEqual([[], 0]);
    for (const viewer of ['public', 0, 1] as const) {
      expect(names(shinjuku.view(state, viewer).shuffledIn)).toEqual(['ota', 'kita']);
    }
    discard(state, [WARD_IDS.indexOf('koto')]);
    expect(shinjuku.view(state, 'public').shuffledIn).toEqual([]);
  },
);
