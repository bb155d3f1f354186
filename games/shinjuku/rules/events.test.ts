/** What is told, word for word, where a scenario could only name parts of it. */
import { apply, legal, startFrom } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect, test } from 'vitest';
import { shinjuku } from './index.ts';
import { WARDS } from './map.ts';
import { playedAt } from './played-at.ts';
import type { Action, Event, ShinjukuOptions } from './types.ts';

/** Every card there is, so that none is left to draw. */
const ALL_CARDS = WARDS.flatMap(({ id, cards }) => Array<string>(cards).fill(id));

function told(
  position: unknown,
  seat: number,
  answers: readonly Action[],
  options: Partial<ShinjukuOptions> = {},
): Event[] {
  const state = playedAt(position, options);
  const events: Event[] = [];
  for (const answer of answers) apply(shinjuku, state, seat, answer, (event) => events.push(event as Event));
  return events;
}

test('a ride names its connection and owner, and neither on the printed link', () => {
  const events = told(
    {
      players: [{ hand: ['shibuya', 'ota'] }, {}],
      crowds: { shibuya: ['food', 'books'] },
      tracks: { 'shibuya~yoyogi': 0, 'shinjuku~yotsuya': 0 },
      buildings: { yotsuya: { owner: 1, shop: 'books' } },
    },
    0,
    [
      { do: 'move', ward: 'shibuya', pay: 'shibuya' },
      { do: 'start', station: 'shibuya' },
      { do: 'ride', station: 'yoyogi' },
      { do: 'ride', station: 'shinjuku' },
      { do: 'ride', station: 'yotsuya' },
    ],
  );
  const customers = ['food', 'books'];
  expect(events).toEqual([
    { type: 'paid', seat: 0, cards: ['shibuya'], as: 'itself' },
    { type: 'departed', seat: 0, ward: 'shibuya', station: 'shibuya', customers },
    { type: 'rode', seat: 0, from: 'shibuya', to: 'yoyogi', connection: 'shibuya~yoyogi', owner: 0, customers },
    { type: 'rode', seat: 0, from: 'yoyogi', to: 'shinjuku', connection: null, owner: null, customers },
    { type: 'rode', seat: 0, from: 'shinjuku', to: 'yotsuya', connection: 'shinjuku~yotsuya', owner: 0, customers },
    { type: 'alighted', seat: 0, owner: 1, station: 'yotsuya', customer: 'books' },
    { type: 'arrived', seat: 0, station: 'yotsuya', ward: 'shinjuku', customers: ['food'] },
    { type: 'collected', seat: 1, customers: ['books'] },
  ]);
});

test('the Kaiju comes from the bay, a CEO from nowhere', () => {
  const both = { ceo: true, kaiju: true };
  expect(
    told(
      { step: 'rampage', kaiju: 'bay' },
      0,
      [
        { do: 'rampage', ward: 'ota' },
        { do: 'drive', ward: 'koto' },
      ],
      both,
    ),
  ).toEqual([
    { type: 'kaiju-moved', seat: 0, from: 'bay', to: 'ota' },
    { type: 'ceo-moved', seat: 0, by: 0, from: null, to: 'koto' },
  ]);
});

test('an INCOME with nothing to draw says so, and shuffles nothing', () => {
  const position = { players: [{ hand: ALL_CARDS }, {}] };
  expect(told(position, 0, [{ do: 'income' }])).toEqual([
    { type: 'drew', seat: 0, count: 0, cards: [], cause: 'income' },
    { type: 'turn-began', seat: 1 },
    { type: 'stalled', seat: 1 },
  ]);
});

/** All cards but these are in hands, so that only these can be drawn. */
function fewLeft(piles: { discard?: string[]; left?: string[] }, hand: string[]) {
  const others = ALL_CARDS.slice();
  for (const card of [...(piles.discard ?? []), ...(piles.left ?? []), ...hand]) others.splice(others.indexOf(card), 1);
  return { players: [{ hand }, { hand: others }], discard: piles.discard ?? [] };
}

function drawn(position: unknown, options: Partial<ShinjukuOptions>, chance: readonly string[][]): number[] {
  const state = playedAt(position, options);
  const events: Event[] = [];
  apply(shinjuku, state, 0, { do: 'income' }, (event) => events.push(event as Event));
  for (const cards of chance) apply(shinjuku, state, 'chance', cards, (event) => events.push(event as Event));
  return events.flatMap((event) => (event.type === 'drew' ? [event.count] : []));
}

test('an INCOME that brings fewer cards than it should is no second one of 0 cards', () => {
  expect(drawn(fewLeft({ left: ['ota', 'kita'] }, ['koto']), {}, [['kita', 'ota']])).toEqual([2]);
  expect(drawn(fewLeft({ left: ['ota'], discard: ['kita'] }, ['koto']), {}, [['ota'], ['kita']])).toEqual([1, 1]);
});

test('nor is one with the Kaiju’s card, which is replaced by what is left', () => {
  const kaiju = { kaiju: true };
  expect(drawn(fewLeft({ left: ['ota'] }, ['koto']), kaiju, [['kaiju', 'ota']])).toEqual([1]);
  const shuffled = fewLeft({ left: ['ota'], discard: ['kita'] }, ['koto']);
  expect(drawn(shuffled, kaiju, [['kaiju', 'ota'], ['kita']])).toEqual([1, 1]);
  expect(drawn(fewLeft({}, ['koto']), kaiju, [['kaiju']])).toEqual([0]);
});

test.each(['retail', 'r12'] as const)('a %s match without any card to draw ends though nobody listens', (edition) => {
  const state = playedAt({ step: 'turn', players: [{ hand: ALL_CARDS }, {}] }, { edition });
  apply(shinjuku, state, 0, { do: 'pass' });
  apply(shinjuku, state, 1, { do: 'income' });
  expect(state.stack.map(({ kind }) => kind)).toEqual(['screens']);
  apply(shinjuku, state, 1, { do: 'lift' });
  expect([state.stack, legal(shinjuku, state, 0)]).toEqual([[], []]);
});

test('lifting the screens tells everybody’s score and who won', () => {
  const players = [{ collection: ['food', 'books*'] }, { collection: ['clothing'] }];
  expect(told({ step: 'screens', players }, 0, [{ do: 'lift' }])).toEqual([
    { type: 'scored', seat: 0, customers: ['food', 'books*'], stars: 0, points: 4 },
    { type: 'scored', seat: 1, customers: ['clothing'], stars: 0, points: 1 },
    { type: 'won', seats: [0] },
  ]);
});

test('a turn is told from placing to the first action', () => {
  const events: unknown[] = [];
  const options = playedAt({}).options;
  const queue = [{ ward: 'taito', customers: ['food', 'food*'] }, { ward: 'ota' }, { ward: 'kita' }];
  startFrom(shinjuku, { step: 'turn', turn: 1, queue }, 2, options, (event) => events.push(event));
  expect(events).toEqual([
    { type: 'turn-began', seat: 1 },
    { type: 'placed', ward: 'taito', customers: ['food', 'food*'], from: 'queue' },
    { type: 'card-taken', seat: 1, ward: 'taito' },
  ]);
});

rule(
  ['SJR-16.2', 'SJA-50'],
  'the Kaiju’s card alone in an INCOME is no draw of nothing: only its replacement is told',
  () => {
    const hand = ['ota', 'ota', 'kita', 'koto'];
    const state = playedAt({ players: [{ hand }, {}] }, { kaiju: true });
    const events: Event[] = [];
    apply(shinjuku, state, 0, { do: 'income' });
    apply(shinjuku, state, 'chance', ['kaiju'], (event) => events.push(event as Event));
    expect(events).toEqual([{ type: 'kaiju-appeared' }]);
    apply(shinjuku, state, 'chance', ['adachi'], (event) => events.push(event as Event));
    expect(events[1]).toEqual({ type: 'drew', seat: 0, count: 1, cards: ['adachi'], cause: 'income' });
  },
);
