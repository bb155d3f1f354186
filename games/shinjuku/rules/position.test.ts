import {
  actor,
  apply,
  chanceOf,
  fastRng,
  isRefusal,
  legal,
  parseOptions,
  same,
  sample,
  sentence,
  start,
} from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { shinjuku } from './index.ts';
import { CONNECTION_IDS, STATION_IDS, WARD_IDS } from './map.ts';
import { playedAt } from './played-at.ts';
import { CUSTOMERS, SHOPS } from './tokens.ts';
import { ACTION_KINDS, DRAW_CAUSES, type ShinjukuOptions } from './types.ts';

/** The refusal of a position, with a mark before what no match can come to. */
function refusalOf(position: unknown, options: Partial<ShinjukuOptions> = {}, seats = 2): string | null {
  const parsed = parseOptions(shinjuku, options, seats);
  if (isRefusal(parsed)) throw new Error(sentence(parsed));
  const state = shinjuku.parsePosition(position, seats, parsed);
  if (!isRefusal(state)) return null;
  return `${state.refused === 'impossible' ? '! ' : ''}${sentence(state)}`;
}

const FIELDS = [
  ...['turn', 'first', 'step', 'done', 'trigger', 'lastRound', 'stalled', 'opening', 'extending', 'moving', 'move'],
  ...['arriving', 'dealing', 'players', 'draw', 'discard', 'fanned', 'shuffledIn', 'bag', 'gone', 'queue'],
  ...['crowds', 'buildings', 'tracks', 'kaiju', 'lastMove'],
].join(', ');
const STEPS = [
  ...['start-ward', 'start-customers', 'first', 'deal', 'turn', 'queue-card', 'queue-customer', 'arrival-card'],
  ...['arrival-customers', 'rampage', 'flee', 'push', 'ceo', 'action', 'spend', 'shop', 'extend', 'start', 'alight'],
  ...['ride', 'screens', 'over'],
].join(', ');
const CEO = { ceo: true };
const KAIJU = { kaiju: true };
const BOTH = { ceo: true, kaiju: true };
const R12 = { edition: 'r12' as const };
const department = (owner: number) => ({ owner, shop: 'department' });
const ride = (path: string[], alighted: unknown[] = path.map(() => null), group = ['food']) => ({
  step: 'ride',
  done: ['move'],
  move: { group, path, alighted },
});

test.each<[unknown, string, Partial<ShinjukuOptions>?]>([
  [[], 'expected an object, found []'],
  [{ coins: 3 }, `coins: expected no such field, only ${FIELDS}, found 3`],
  // Pieces.
  [{ players: {} }, 'players: expected a list, found {}'],
  [{ players: [{}] }, 'players: expected 2 players, one a seat, found [{}]'],
  [{ players: [{}, 3] }, 'players[1]: expected an object, found 3'],
  [
    { players: [{ coins: 1 }, {}] },
    'players[0].coins: expected no such field, only hand, collection, stars, ceo, found 1',
  ],
  [{ players: [{ hand: ['moon'] }, {}] }, `players[0].hand[0]: expected one of ${WARD_IDS.join(', ')}, found "moon"`],
  [{ players: [{}, { hand: 'ota' }] }, 'players[1].hand: expected a list, found "ota"'],
  [
    { players: [{ collection: ['rice'] }, {}] },
    `players[0].collection[0]: expected one of ${CUSTOMERS.join(', ')}, found "rice"`,
  ],
  [{ players: [{ stars: -1 }, {}] }, 'players[0].stars: expected a whole number of at least 0, found -1'],
  [{ players: [{ stars: 1 }, {}] }, '! players: expected 0 stars for 0 department stores, found 1'],
  [
    { players: [{ stars: 1 }, { stars: 4 }], buildings: { ueno: department(0), tokyo: department(1) } },
    '! players[0].stars: expected what 1 of the first 2 upgrades bring, found 1',
  ],
  [{ players: [{ ceo: 'ota' }, {}] }, '! players[0].ceo: expected none without the variant, found "ota"'],
  [
    { players: [{ ceo: 'ota' }, {}] },
    '! players[0].ceo: expected none without the variant, found "ota"',
    { ...R12, ...CEO },
  ],
  [{ players: [{ ceo: 'bay' }, {}] }, `players[0].ceo: expected one of ${WARD_IDS.join(', ')}, found "bay"`, CEO],
  [
    { kaiju: 'ota', players: [{}, { ceo: 'ota' }] },
    '! players[1].ceo: expected no CEO in the ward of the Kaiju, found "ota"',
    BOTH,
  ],
  [{ buildings: { moon: {} } }, `buildings.moon: expected no such field, only ${STATION_IDS.join(', ')}, found {}`],
  [{ buildings: { ueno: {} } }, 'buildings.ueno.owner: expected this field to be there, found nothing'],
  [
    { buildings: { ueno: { owner: 2, shop: 'food' } } },
    'buildings.ueno.owner: expected a whole number from 0 to 1, found 2',
  ],
  [
    { buildings: { ueno: { owner: 0, shop: 'toys' } } },
    `buildings.ueno.shop: expected one of ${SHOPS.join(', ')}, found "toys"`,
  ],
  [
    { buildings: Object.fromEntries(['ueno', 'tokyo', 'oji'].map((id) => [id, { owner: 1, shop: 'food' }])) },
    '! buildings.oji: expected no more food buildings of seat 1 than there are, found {"owner":1,"shop":"food"}',
  ],
  [
    { tracks: { 'ueno~oji': 0 } },
    `tracks.ueno~oji: expected no such field, only ${CONNECTION_IDS.join(', ')}, found 0`,
  ],
  [{ tracks: { 'aoto~oshiage': 2 } }, 'tracks.aoto~oshiage: expected a whole number from 0 to 1, found 2'],
  [
    { tracks: Object.fromEntries(CONNECTION_IDS.slice(0, 17).map((id) => [id, 0])) },
    `! tracks.${CONNECTION_IDS[16]}: expected no more pieces of seat 0 than there are, found 0`,
  ],
  [
    { queue: Array(5).fill({ ward: 'ota' }) },
    `queue: expected at most 4 cards, found ${JSON.stringify(Array(5).fill({ ward: 'ota' }))}`,
  ],
  [{ queue: [{}] }, 'queue[0].ward: expected this field to be there, found nothing'],
  [
    { queue: [{ ward: 'ota', customers: ['food', 'books'] }] },
    '! queue[0].customers: expected one good on a card, found ["food","books"]',
  ],
  [
    {
      queue: [
        { ward: 'ota', customers: ['food'] },
        { ward: 'ota', customers: ['food*'] },
      ],
    },
    '! queue[1].customers: expected a good on one card only, found ["food*"]',
  ],
  [
    { queue: [{ ward: 'ota' }, { ward: 'ota', customers: ['food'] }] },
    '! queue[1].customers: expected no empty card before it, found {"ward":"ota","customers":["food"]}',
  ],
  [{ crowds: { moon: [] } }, `crowds.moon: expected no such field, only ${WARD_IDS.join(', ')}, found []`],
  [{ crowds: { ota: ['rice'] } }, `crowds.ota[0]: expected one of ${CUSTOMERS.join(', ')}, found "rice"`],
  [{ crowds: { ota: Array(3).fill('electronics') } }, '! bag: expected at most 2 of electronics altogether, found 3'],
  [{ bag: ['food'] }, 'bag: expected an object, found ["food"]'],
  [{ bag: { food: -1 } }, 'bag.food: expected a whole number of at least 0, found -1'],
  [{ bag: { food: 23 } }, '! bag: expected at most 22 of food altogether, found 23'],
  [
    { bag: { food: 1 }, gone: { food: 20 } },
    '! bag: expected 51 more customers, in the bag or elsewhere, found {"food":1}',
  ],
  [{ discard: Array(6).fill('ota') }, '! discard: expected at most 5 of ota altogether, found 6'],
  [{ draw: { ota: 3 }, discard: ['ota', 'ota', 'ota'] }, '! discard: expected at most 5 of ota altogether, found 6'],
  [{ draw: { moon: 1 } }, `draw.moon: expected no such field, only ${WARD_IDS.join(', ')}, found 1`],
  [{ discard: ['ota'], fanned: 2 }, 'fanned: expected a whole number from 0 to 1, found 2'],
  [
    { discard: ['ota'], shuffledIn: ['koto'] },
    '! shuffledIn: expected nothing while cards lie on the discard pile, found ["koto"]',
  ],
  [{ shuffledIn: ['koto', 'ota', 'koto', 'koto', 'koto'] }, '! shuffledIn: expected at most 3 of koto, found 4'],
  [{ kaiju: 'moon' }, `kaiju: expected one of out, deck, bay, ${WARD_IDS.join(', ')}, found "moon"`],
  [{ kaiju: 'ota' }, '! kaiju: expected out, as it is not in play, found "ota"'],
  [{ kaiju: 'out' }, '! kaiju: expected deck, bay or a ward, as it is in play, found "out"', KAIJU],
  [{ step: 'first', kaiju: 'deck' }, '! kaiju: expected out, as it is not in play, found "deck"', KAIJU],
  [{ lastMove: { path: [] } }, 'lastMove.seat: expected this field to be there, found nothing'],
  [{ lastMove: { seat: 2, path: [], alighted: [] } }, 'lastMove.seat: expected a whole number from 0 to 1, found 2'],
  [
    { lastMove: { seat: 0, path: ['ueno'], alighted: [] } },
    'lastMove.alighted: expected a customer or null for each station of the path, found []',
  ],
  // The moment.
  [{ step: 'sleep' }, `step: expected one of ${STEPS}, found "sleep"`],
  [{ turn: 2 }, 'turn: expected a whole number from 0 to 1, found 2'],
  [{ turn: null }, '! turn: expected a seat, found null'],
  [{ turn: 0, step: 'start-ward' }, '! turn: expected null during set-up, found 0'],
  [{ first: 2 }, 'first: expected a whole number from 0 to 1, found 2'],
  [{ first: 0 }, '! first: expected 1, as the table chose, found 0', { first: 1 }],
  [{ trigger: 2 }, 'trigger: expected a whole number from 0 to 1, found 2'],
  [{ lastRound: 1 }, 'lastRound: expected true or false, found 1'],
  [{ stalled: 3 }, 'stalled: expected a whole number from 0 to 2, found 3'],
  [{ done: ['sleep'] }, `done[0]: expected one of ${ACTION_KINDS.join(', ')}, found "sleep"`],
  [
    { done: ['open', 'move'] },
    '! done: expected at most one action, and no INCOME, before another, found ["open","move"]',
  ],
  [{ done: ['income'] }, '! done: expected at most one action, and no INCOME, before another, found ["income"]'],
  [{ step: 'ceo', done: ['open'] }, '! done: expected nothing before the actions of a turn, found ["open"]', CEO],
  [
    { step: 'screens', done: ['open', 'open'] },
    '! done: expected at most two actions, and different ones, found ["open","open"]',
  ],
  [{ opening: 'ueno' }, '! opening: expected nothing but at "shop" or "spend", found "ueno"'],
  [{ step: 'shop', done: ['open'] }, `opening: expected one of ${STATION_IDS.join(', ')}, found nothing`],
  [{ step: 'shop', opening: 'ueno' }, '! done: expected open as the last action, found nothing'],
  [
    { step: 'spend', players: [{ hand: ['ota', 'ota', 'ota'] }, {}] },
    '! done: expected the action that is paid for, found nothing',
  ],
  [
    { step: 'spend', done: ['upgrade'], players: [{ hand: ['ota', 'ota'] }, {}] },
    '! step: expected a step with something to choose, found "spend"',
  ],
  [
    { step: 'extend', done: ['track'], extending: 'ueno' },
    `extending: expected one of ${CONNECTION_IDS.join(', ')}, found "ueno"`,
  ],
  [{ step: 'start', done: ['move'], moving: 'moon' }, `moving: expected one of ${WARD_IDS.join(', ')}, found "moon"`],
  [{ step: 'ceo' }, '! step: expected a step of this edition with these options, found "ceo"'],
  [{ step: 'queue-card' }, '! step: expected a step of this edition with these options, found "queue-cards"', R12],
  [{ step: 'start-ward' }, '! step: expected a step of this edition with these options, found "start-ward"', R12],
  [{ step: 'first' }, '! step: expected a step of this edition with these options, found "first"', { first: 0 }],
  [{ step: 'queue-customer', bag: {} }, '! step: expected enough left to draw from, found "queue-customer"'],
  [
    { step: 'flee', kaiju: 'ota' },
    '! step: expected somebody to have to leave the ward of the Kaiju, found "flee"',
    KAIJU,
  ],
  [
    { step: 'push', kaiju: 'ota', crowds: { ota: ['food'] } },
    '! step: expected somebody to have to leave the ward of the Kaiju, found "push"',
    BOTH,
  ],
  [{ step: 'arrival-customers' }, 'arriving: expected an object, found nothing', R12],
  [
    { step: 'arrival-customers', arriving: { ward: 'ota', due: 3 } },
    'arriving.due: expected a whole number from 1 to 2, found 3',
    R12,
  ],
  [{ step: 'deal' }, 'dealing: expected an object, found nothing'],
  [
    { step: 'deal', dealing: { seat: 0, count: 1, cause: 'luck' } },
    `dealing.cause: expected one of ${DRAW_CAUSES.join(', ')}, found "luck"`,
  ],
  [
    { step: 'deal', dealing: { seat: 0, count: 1, cause: 'set-up' } },
    '! dealing.cause: expected set-up during set-up, and nowhere else, found "set-up"',
  ],
  [
    { step: 'deal', dealing: { seat: 0, count: 1, cause: 'income' } },
    '! done: expected income as the last action, found nothing',
  ],
  [
    { step: 'deal', done: ['income'], dealing: { seat: 0, count: 0, cause: 'income' } },
    'dealing.count: expected a whole number of at least 1, found 0',
  ],
  [
    { step: 'deal', done: ['income'], dealing: { seat: 0, count: 73, cause: 'income' } },
    '! step: expected enough left to draw from, found "deal"',
  ],
  [
    { step: 'deal', done: ['income'], dealing: { seat: 0, count: 1, cause: 'income', after: [2] } },
    'dealing.after[0]: expected a whole number from 0 to 1, found 2',
  ],
  [ride([]), '! move.path: expected at least one station, found []'],
  [ride(['ueno'], []), 'move.alighted: expected a customer or null for each station of the path, found []'],
  [ride(['ueno', 'oji']), '! move.path[1]: expected a station that can be ridden to, found "oji"'],
  [ride(['ueno', 'akihabara']), '! move.path[1]: expected a station that can be ridden to, found "akihabara"'],
  [ride(['shinjuku', 'yoyogi', 'shinjuku']), '! move.path[2]: expected no station twice, found "shinjuku"'],
  [
    { ...ride(['ueno']), kaiju: 'taito' },
    '! move.path[0]: expected a station that can be ridden to, found "ueno"',
    KAIJU,
  ],
  [ride(['ueno'], ['food']), '! move.alighted[0]: expected a customer that the building there serves, found "food"'],
  [
    { ...ride(['ueno'], ['food']), buildings: { ueno: { owner: 0, shop: 'books' } } },
    '! move.alighted[0]: expected a customer that the building there serves, found "food"',
  ],
  [
    { ...ride(['ueno']), buildings: { ueno: { owner: 0, shop: 'food' } } },
    '! step: expected alight, as somebody fits here, found "ride"',
  ],
  [{ ...ride(['ueno']), step: 'alight' }, '! step: expected ride, as nobody gets off here, found "alight"'],
])('%j is refused', (position, expected, options) => {
  expect(refusalOf(position, options)).toBe(expected);
});

test('what is not named is at its place: cards in the draw pile, customers in the bag, pieces in the supply', () => {
  const state = playedAt({});
  expect([state.turn, state.first, state.stack.at(-1)?.kind]).toEqual([0, 0, 'action']);
  expect([state.hands, state.queue, state.discard, state.collections]).toEqual([[[], []], [], [], [[], []]]);
  expect(state.draw.reduce((sum, copies) => sum + copies, 0)).toBe(72);
  expect(state.bag.reduce((sum, count) => sum + count, 0)).toBe(72);
  expect(playedAt({}, { first: 1 }).turn).toBe(1);
});

test('a written bag leaves the rest out of the game, a written draw pile the rest under the discards', () => {
  const state = playedAt({ bag: { food: 2 }, draw: { ota: 1 }, discard: ['kita'] });
  expect([state.bag[0], state.gone.reduce((sum, count) => sum + count, 0)]).toEqual([2, 70]);
  expect([state.draw[WARD_IDS.indexOf('ota')], state.discard.length]).toEqual([1, 71]);
  expect(WARD_IDS[state.discard[70]]).toBe('kita');
  expect(state.fanned).toBe(1);
});

test('stars that nobody wrote go to the department stores in the order of the stations', () => {
  const buildings = { ueno: department(1), tokyo: department(0), shibuya: department(1) };
  expect(playedAt({ buildings }).stars).toEqual([3, 4]);
});

const MIXES: Partial<ShinjukuOptions>[] = [{}, BOTH, { ...BOTH, kaijuStep: 'after-ceo' }, R12];

test.each(MIXES)('every state of a random match with %j is read back from its position', (mix) => {
  const seats = 3;
  const options = parseOptions(shinjuku, mix, seats);
  if (isRefusal(options)) throw new Error(sentence(options));
  const rng = fastRng(`${seats} ${JSON.stringify(mix)}`);
  const state = start(shinjuku, seats, options);
  const kinds = new Set<string>();
  const wrong: unknown[] = [];
  for (let by = actor(shinjuku, state); by !== null; by = actor(shinjuku, state)) {
    const written = JSON.parse(JSON.stringify(shinjuku.makePosition(state)));
    if (!same(shinjuku.parsePosition(written, seats, options), state)) wrong.push(written);
    kinds.add(state.stack.at(-1)?.kind as string);
    const list = by === 'chance' ? [] : legal(shinjuku, state, by);
    apply(shinjuku, state, by, by === 'chance' ? sample(chanceOf(shinjuku, state), rng) : list[rng.below(list.length)]);
  }
  expect(shinjuku.parsePosition(shinjuku.makePosition(state), seats, options)).toEqual(state);
  expect(wrong).toEqual([]);
  expect(kinds.size).toBeGreaterThan(10);
});
