import { CUSTOMERS, customerIndex, type Event, shinjuku } from '@yamanote/games/shinjuku/rules';
import { apply, fastRng, imagineFrom, legal, pending } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { onwardOf } from './onward.ts';
import { rideJustOver, rideUnderWay, wonOn } from './ride.ts';
import { questions } from './testing/positions.ts';

const asked = ['riders', 'riders on'].flatMap((seed) =>
  questions(seed, 4, { edition: 'retail' }, 1).filter(({ kind }) => kind === 'ride' || kind === 'start'),
);

test('who could get off at the next station is just who the rules ask about, or let off by themselves', () => {
  let off = 0;
  for (const { view, seat } of asked) {
    for (const answer of legal(shinjuku, imagineFrom(shinjuku, view, fastRng('test')), seat)) {
      if (answer.do !== 'ride' && answer.do !== 'start') continue;
      const [{ fitting, owner, track }] = onwardOf(view, [answer]);
      const state = imagineFrom(shinjuku, view, fastRng('test'));
      const events: Event[] = [];
      apply(shinjuku, state, seat, answer, (event) => events.push(event as Event));
      const next = pending(shinjuku, state);
      const alighted = events.find((event) => event.type === 'alighted');
      const choices =
        alighted !== undefined
          ? [customerIndex(alighted.customer)]
          : next.is === 'ask' && next.kind === 'alight'
            ? legal(shinjuku, state, seat).flatMap((one) => (one.do === 'alight' ? [customerIndex(one.customer)] : []))
            : [];
      expect(fitting).toEqual(choices);
      if (alighted !== undefined) expect(owner).toBe(alighted.owner);
      const rode = events.find((event) => event.type === 'rode');
      if (rode !== undefined) expect(track).toBe(rode.owner);
      off += choices.length;
    }
  }
  expect(off).toBeGreaterThan(20);
});

test('a ride under way tells its stops, who got off at whose building, and who will draw a card', () => {
  let drawn = 0;
  for (const { view, seat, kind } of asked) {
    const ride = rideUnderWay(view);
    if (kind === 'start') {
      expect(ride).toBeNull();
      continue;
    }
    if (ride === null) throw new Error('a group is on its way');
    const state = imagineFrom(shinjuku, view, fastRng('test'));
    const events: Event[] = [];
    apply(shinjuku, state, seat, { do: 'stop' }, (event) => events.push(event as Event));
    const collected = events.flatMap((event) => (event.type === 'collected' ? [event] : []));
    const won = wonOn(ride, view.pieces.length);
    expect(won.flatMap((customers, owner) => (customers.length > 0 ? [owner] : []))).toEqual(
      collected.map((event) => event.seat).sort((a, b) => a - b),
    );
    const incomes = state.stack.flatMap((frame) =>
      frame.kind === 'income' && frame.cause === 'track' ? [frame.seat] : [],
    );
    const drawing = state.stack.flatMap((frame) =>
      frame.kind === 'draw' || frame.kind === 'deal' ? [frame.seat] : [],
    );
    for (const owner of [...incomes, ...drawing]) expect(ride.incomes).toContain(owner);
    drawn += ride.incomes.length;
  }
  expect(drawn).toBeGreaterThan(5);
});

test('the last ride stays in sight for one more turn, with who won whom', () => {
  const riders = ['food', 'books*'] as const;
  const ride: Event[] = [
    { type: 'departed', seat: 0, ward: 'taito', station: 'ueno', customers: riders },
    { type: 'alighted', seat: 0, owner: 2, station: 'ueno', customer: 'food' },
    {
      type: 'rode',
      seat: 0,
      from: 'ueno',
      to: 'akihabara',
      connection: 'akihabara~ueno',
      owner: 1,
      customers: ['books*'],
    },
    { type: 'arrived', seat: 0, station: 'akihabara', ward: 'chiyoda', customers: ['books*'] },
  ];
  const turn: Event = { type: 'turn-began', seat: 1 };
  expect(rideJustOver([])).toBeNull();
  expect(rideJustOver([...ride, turn])).toMatchObject({
    ward: 'taito',
    stops: [
      { station: 'ueno', by: null, alighted: { customer: CUSTOMERS.indexOf('food'), owner: 2 } },
      { station: 'akihabara', by: 'akihabara~ueno', track: 1, alighted: null },
    ],
    incomes: [1],
    time: 'past',
  });
  expect(rideJustOver([...ride, turn, turn])).toBeNull();
});
