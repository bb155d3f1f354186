import { apply, fastRng, legal } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { forecast, type Journey, journeys, onward, worthOfOneMore } from './forecast.ts';
import { shinjuku } from './index.ts';
import { wardIndex } from './map.ts';
import { playedAt } from './played-at.ts';
import { CUSTOMERS } from './tokens.ts';
import type { ShinjukuState as State } from './types.ts';

/** Move 2 of the rulebook: a department store, a rival on the way, and a store at the end. */
const MOVE_2 = {
  players: [{ hand: ['chuo'] }, {}, {}],
  // The department store's three stars make every set of its owner's fuller.
  buildings: {
    shimbashi: { owner: 0, shop: 'department' },
    shibuya: { owner: 0, shop: 'books' },
    roppongi: { owner: 2, shop: 'clothing' },
    kachidoki: { owner: 1, shop: 'food' },
  },
  tracks: { 'kachidoki~shimbashi': 1, 'roppongi~shimbashi': 0, 'ebisu~roppongi': 2, 'ebisu~shibuya': 0 },
  crowds: { chuo: ['clothing', 'books', 'books*'] },
};

test('the best journey comes first, with who wins whom, who draws, and who is left where', () => {
  const state = playedAt(MOVE_2, {}, 3);
  const [best, ...others] = journeys(state, 0, wardIndex('chuo'), 10);
  expect(best).toEqual({
    path: ['kachidoki', 'shimbashi', 'roppongi', 'ebisu', 'shibuya'],
    alighted: [null, 'clothing', null, null, 'books*'],
    gains: [['clothing', 'books*'], [], []],
    incomes: [1, 2],
    left: { ward: 'shibuya', customers: ['books'] },
    points: 7,
  });
  expect(others.map(({ gains, points }) => [gains, points])).toEqual([
    [[['books', 'books*'], [], ['clothing']], 6],
    [[['clothing', 'books'], [], []], 5],
    [[['books*'], [], []], 5],
    [[['books*'], [], ['clothing']], 5],
    [[['clothing'], [], []], 4],
    [[['books'], [], []], 4],
    [[['books'], [], ['clothing']], 4],
    [[[], [], []], 0],
  ]);
});

test('of equal gains the one with fewer incomes and the shorter way is shown', () => {
  const state = playedAt(MOVE_2, {}, 3);
  const one = journeys(state, 0, wardIndex('chuo'), 10).find(({ gains }) => gains[0].join() === 'clothing');
  expect([one?.path, one?.incomes]).toEqual([['kachidoki', 'shimbashi'], [1]]);
});

test('only wards that can be paid for are forecast, the most promising first', () => {
  const crowds = { ...MOVE_2.crowds, kita: ['food'], ota: ['food'] };
  const buildings = { ...MOVE_2.buildings, oji: { owner: 1, shop: 'food' } };
  const state = playedAt({ ...MOVE_2, crowds, buildings, players: [{ hand: ['chuo', 'kita'] }, {}, {}] }, {}, 3);
  expect(forecast(state, 0, 1).map(({ ward, journeys: [{ points }] }) => [ward, points])).toEqual([
    ['chuo', 7],
    ['kita', 0],
  ]);
  expect(forecast(state, 0, 1)[1].journeys[0].gains).toEqual(
    [[], [], []].map((_, seat) => (seat === 1 ? ['food'] : [])),
  );
  const jokers = playedAt({ ...MOVE_2, crowds, players: [{ hand: ['shibuya'] }, {}, {}] }, {}, 3);
  expect(forecast(jokers, 0).map(({ ward }) => ward)).toEqual(['chuo', 'ota', 'kita']);
  expect(forecast(jokers, 1)).toEqual([]);
});

test('in the prototype journeys end where somebody got off', () => {
  const state = playedAt(MOVE_2, { edition: 'r12' }, 3);
  const found = journeys(state, 0, wardIndex('chuo'), 20);
  expect(found.length).toBeGreaterThan(3);
  for (const { alighted } of found) expect(alighted.at(-1)).not.toBeNull();
});

test('a MOVE under way is forecast from where it is', () => {
  const state = playedAt(MOVE_2, {}, 3);
  for (const action of [
    { do: 'move', ward: 'chuo', pay: 'chuo' },
    { do: 'start', station: 'kachidoki' },
    { do: 'ride', station: 'shimbashi' },
  ]) {
    apply(shinjuku, state, 0, action);
  }
  expect(state.stack.at(-1)?.kind).toBe('alight');
  expect(onward(state, 2).map(({ points }) => points)).toEqual([7, 6]);
  apply(shinjuku, state, 0, { do: 'alight', customer: 'books' });
  expect(onward(state, 20).map(({ gains }) => gains[0])).toEqual([['books', 'books*'], ['books'], ['books']]);
});

test('the Kaiju’s ward is neither start nor goal', () => {
  const at = (kaiju: string) => journeys(playedAt({ ...MOVE_2, kaiju }, { kaiju: true }, 3), 0, wardIndex('chuo'), 20);
  expect(at('chuo')).toEqual([]);
  expect(at('minato').map(({ path }) => path)).toEqual([['hatchobori']]);
});

test('every journey can be played, and comes to what was forecast', () => {
  const state = playedAt(MOVE_2, {}, 3);
  const found = journeys(state, 0, wardIndex('chuo'), 20);
  expect(found.map((journey) => play(state, journey))).toEqual(found.map(({ gains }) => gains));
});

/** By seat: what is won when a journey is really made. */
function play(before: State, { path, alighted }: Journey): string[][] {
  const state = shinjuku.clone(before);
  apply(shinjuku, state, 0, { do: 'move', ward: 'chuo', pay: 'chuo' });
  for (let at = 0; state.lastMove === null; ) {
    const choices = legal(shinjuku, state, 0);
    const kind = state.stack.at(-1)?.kind;
    const next = path[state.path.length];
    const wanted =
      kind === 'alight'
        ? { do: 'alight', customer: alighted[state.path.length - 1] }
        : next === undefined
          ? { do: 'stop' }
          : { do: kind === 'start' ? 'start' : 'ride', station: next };
    expect(choices).toContainEqual(wanted);
    apply(shinjuku, state, 0, wanted);
    if (++at > 30) throw new Error('the journey does not end');
  }
  return state.collections.map((collection) =>
    collection
      .slice()
      .sort((a, b) => a - b)
      .map((customer) => CUSTOMERS[customer]),
  );
}

test('what one more customer would be worth, in either edition', () => {
  const collection = ['food', 'clothing', 'food'];
  const retail = playedAt({ players: [{ collection }, {}] });
  expect(worthOfOneMore(retail, 0)).toEqual([1, 2, 2, 3, 3, 5, 3, 5]);
  const r12 = playedAt({ players: [{ collection }, {}] }, { edition: 'r12' });
  expect(worthOfOneMore(r12, 0)).toEqual([0, 0, 1, 2, 1, 2, 1, 2]);
});

test('a dense net is searched in bounded time', () => {
  const rng = fastRng('dense');
  const state = playedAt({ crowds: { shinjuku: ['food', 'books', 'clothing', 'electronics'] } }, {}, 4);
  for (const connection of state.tracks.keys()) state.tracks[connection] = rng.below(4);
  expect(journeys(state, 0, wardIndex('shinjuku')).length).toBe(1);
});

const store = (owner: number, shop: string) => ({ owner, shop });

test('of equal points the journey that gives others less comes first', () => {
  const state = playedAt({
    crowds: { chiyoda: ['food', 'books'] },
    buildings: { tokyo: store(1, 'books'), akihabara: store(0, 'food') },
    tracks: { 'akihabara~tokyo': 0 },
  });
  expect(journeys(state, 0, wardIndex('chiyoda')).map(({ path, gains }) => [path, gains])).toEqual([
    [['akihabara'], [['food'], []]],
    [
      ['tokyo', 'akihabara'],
      [['food'], ['books']],
    ],
    [['iidabashi'], [[], []]],
    [['tokyo'], [[], ['books']]],
  ]);
});

test('of equal gains the way without an INCOME is shown, though it is longer', () => {
  const state = playedAt({
    crowds: { ota: ['food'] },
    buildings: { shinagawa: store(0, 'food') },
    tracks: { 'jiyugaoka~tamagawa': 0, 'jiyugaoka~oimachi': 0, 'oimachi~omori': 1, 'oimachi~shinagawa': 0 },
  });
  const [best] = journeys(state, 0, wardIndex('ota'));
  expect([best.path, best.incomes]).toEqual([['tamagawa', 'jiyugaoka', 'oimachi', 'shinagawa'], []]);
});

test('of equal points more customers of one’s own come first', () => {
  // The second food customer adds nothing in the prototype, where the most numerous good does not count.
  const state = playedAt(
    {
      crowds: { ota: ['food', 'food'] },
      buildings: { omori: store(0, 'food'), oimachi: store(0, 'food') },
      tracks: { 'oimachi~omori': 0 },
    },
    { edition: 'r12' },
  );
  expect(journeys(state, 0, wardIndex('ota')).map(({ gains, points }) => [gains[0].length, points])).toEqual([
    [2, 0],
    [1, 0],
  ]);
});

test('wards are listed by their best journey, and the shorter way first', () => {
  const state = playedAt(
    {
      crowds: { chiyoda: ['food'], ota: ['food'], kita: ['clothing', 'clothing*'], koto: ['food'] },
      buildings: {
        akihabara: store(0, 'food'),
        omori: store(0, 'books'),
        oji: store(0, 'clothing'),
        meguro: store(0, 'food'),
      },
      tracks: { 'akihabara~tokyo': 0, 'oimachi~omori': 0, 'meguro~oimachi': 0 },
      players: [{ hand: ['chiyoda', 'ota', 'kita', 'koto'] }, {}],
      kaiju: 'koto',
    },
    { kaiju: true },
  );
  expect(forecast(state, 0, 1).map(({ ward, journeys: [{ path, points }] }) => [ward, path, points])).toEqual([
    ['kita', ['oji'], 2],
    ['chiyoda', ['akihabara'], 1],
    ['ota', ['omori', 'oimachi', 'meguro'], 1],
  ]);
});

test('a group with nobody left does not ride on', () => {
  const position = {
    crowds: { kita: ['food'] },
    buildings: { oji: { owner: 0, shop: 'food' } },
    tracks: { 'komagome~oji': 0 },
    players: [{ hand: ['kita'] }, {}],
  };
  expect(journeys(playedAt(position), 0, wardIndex('kita')).map(({ path }) => path)).toEqual([['oji']]);
});
