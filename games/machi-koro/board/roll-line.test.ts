import {
  ACTIVE,
  BUILT,
  type CardId,
  ESTABLISHMENTS,
  establishmentIndex,
  type MachiKoroState,
  machiKoro,
  NUMBERS,
  rollLine,
  TRAIN_STATION,
} from '@yamanote/games/machi-koro/rules';
import { apply, legal, type Seat, start } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { averageOf, changes, gains, whyNothing } from './roll-line.ts';
import { OPTIONS, positions } from './testing/positions.ts';

/** The same roll, played: a turn begins, the dice fall, income runs, and a charge hits whoever it may. */
function played(view: MachiKoroState, roller: Seat, number: number, charged: (seats: Seat[]) => Seat): number[] {
  const state = machiKoro.clone(view);
  state.roller = roller;
  state.landmarks[roller] = state.landmarks[roller].map((status) => (status === BUILT ? ACTIVE : status));
  const dice = number <= 6 ? [number] : [number - 6, 6];
  state.stack = [
    { kind: 'end-turn' },
    { kind: 'build' },
    { kind: 'income' },
    { kind: 'dice', count: dice.length, again: true },
  ];
  const before = state.coins.slice();
  apply(machiKoro, state, 'chance', dice);
  if (state.stack.at(-1)?.kind === 'charge') {
    const seats = legal(machiKoro, state, roller).map((action) => (action.do === 'charge' ? action.seat : -1));
    apply(machiKoro, state, roller, { do: 'charge', seat: charged(seats) });
  }
  return state.coins.map((coins, seat) => coins - before[seat]);
}

test('what I roll brings what playing it brings, when the richest is charged', () => {
  for (const view of positions(60)) {
    for (let seat = 0; seat < view.coins.length; seat++) {
      const line = rollLine(view, seat);
      for (const number of NUMBERS) {
        const outcomes = view.coins.flatMap((_, victim) =>
          victim === seat ? [] : [played(view, seat, number, (seats) => (seats.includes(victim) ? victim : seats[0]))],
        );
        expect(line[number - 1].mine.coins).toBe(Math.max(...outcomes.map((gained) => gained[seat])));
      }
    }
  }
});

test('what others roll brings what playing it brings, when I am the one who is charged', () => {
  for (const view of positions(60)) {
    for (let seat = 0; seat < view.coins.length; seat++) {
      for (const { number, others } of rollLine(view, seat)) {
        for (const { seat: roller, coins } of others.by) {
          const gained = played(view, roller, number, (seats) => (seats.includes(seat) ? seat : seats[0]));
          expect(coins).toBe(gained[seat]);
        }
        const most = Math.max(...others.by.map(({ coins }) => Math.abs(coins)));
        expect(Math.abs(others.coins)).toBe(most);
      }
    }
  }
});

test('numbers above six are possible with a train station, from the turn after it was built', () => {
  const view = start(machiKoro, 2, OPTIONS);
  const possible = () => rollLine(view, 0).filter(({ mine }) => mine.possible).length;
  expect(possible()).toBe(6);
  expect(rollLine(view, 0)[6].others.possible).toBe(false);
  view.landmarks[0][TRAIN_STATION] = BUILT;
  expect(possible()).toBe(12);
  expect(rollLine(view, 1)[6].others.possible).toBe(true);
});

function building(cards: Partial<Record<CardId, number>>, coins: number): MachiKoroState {
  const state = start(machiKoro, 2, OPTIONS);
  for (const [card, copies] of Object.entries(cards)) state.cities[0][establishmentIndex(card)] = copies;
  state.coins[0] = coins;
  state.stack = [{ kind: 'end-turn' }, { kind: 'build' }];
  return state;
}

test('a second furniture factory doubles what an eight brings', () => {
  const view = building({ forest: 2, mine: 1, 'furniture-factory': 1 }, 5);
  expect(changes(view, 0, { do: 'build', card: 'furniture-factory' })).toEqual([
    { number: 8, whose: 'mine', from: 9, to: 18, beyond: true },
  ]);
});

test('a forest brings a coin on any five, and more in the factory', () => {
  const view = building({ 'furniture-factory': 1 }, 5);
  expect(changes(view, 0, { do: 'build', card: 'forest' })).toEqual([
    { number: 5, whose: 'mine', from: 0, to: 1, beyond: false },
    { number: 5, whose: 'others', from: 0, to: 1, beyond: false },
    { number: 8, whose: 'mine', from: 0, to: 3, beyond: true },
  ]);
});

test('the train station opens the numbers that already bring something', () => {
  const view = building({ mine: 1 }, 5);
  expect(changes(view, 0, { do: 'build', card: 'train-station' })).toEqual([
    { number: 9, whose: 'mine', from: 0, to: 5, beyond: false },
  ]);
});

test('gains are told once: on anybody’s roll, or at several numbers', () => {
  const told = (card: CardId, view = building({}, 9)) => gains(changes(view, 0, { do: 'build', card }));
  expect(told('forest')).toEqual([{ numbers: [5], whose: 'any', from: 0, to: 1, beyond: false }]);
  expect(told('cafe')).toEqual([{ numbers: [3], whose: 'others', from: 0, to: 1, beyond: false }]);
  // Everybody starts with a bakery.
  expect(told('bakery')).toEqual([{ numbers: [2, 3], whose: 'mine', from: 1, to: 2, beyond: false }]);
  expect(told('apple-orchard')).toEqual([{ numbers: [10], whose: 'any', from: 0, to: 3, beyond: true }]);
  expect(told('family-restaurant')).toEqual([{ numbers: [9, 10], whose: 'others', from: 0, to: 2, beyond: true }]);
  expect(told('shopping-mall', building({ cafe: 1 }, 10))).toEqual([
    // The café gains too, but only once the mall works: from my next turn on.
    { numbers: [2, 3], whose: 'mine', from: 1, to: 2, beyond: false },
  ]);
});

test('what a roll brings on average is the mean over all dice', () => {
  const view = building({ 'wheat-field': 0, bakery: 0, 'convenience-store': 2, mine: 1 }, 0);
  // Two stores pay 6 on a 4, the mine 5 on a 9: one roll of six, four of thirty-six.
  expect(averageOf(view, 0, 1)).toBeCloseTo(6 / 6);
  expect(averageOf(view, 0, 2)).toBeCloseTo((3 * 6 + 4 * 5) / 36);
});

test('nothing is foretold for answers that build nothing, or when nobody builds', () => {
  const view = building({}, 5);
  expect(changes(view, 0, { do: 'pass' })).toEqual([]);
  expect(changes(view, 1, { do: 'build', card: 'forest' })).toEqual([]);
  expect(changes(start(machiKoro, 2, OPTIONS), 0, { do: 'build', card: 'forest' })).toEqual([]);
});

test('looking ahead leaves the view as it was', () => {
  for (const view of positions(12)) {
    const before = structuredClone(view);
    rollLine(view, 0);
    const seat = view.roller ?? 0;
    for (const action of legal(machiKoro, view, seat)) changes(view, seat, action);
    expect(view).toEqual(before);
  }
});

test('a card that would bring no coins says why: it swaps, counts what is not there, or nobody can pay', () => {
  const why = (card: CardId) => whyNothing(ESTABLISHMENTS[establishmentIndex(card)]);
  expect(why('business-center')).toBe('swap');
  expect(why('cheese-factory')).toEqual({ lacks: 'cow' });
  expect(why('cafe')).toBe('poor');
  for (const view of positions(60)) {
    const seat = view.roller ?? 0;
    for (const action of legal(machiKoro, view, seat)) {
      if (action.do !== 'build' || establishmentIndex(action.card) < 0) continue;
      if (changes(view, seat, action).length > 0) continue;
      const reason = why(action.card);
      if (reason === 'poor') {
        const rich = machiKoro.clone(view);
        rich.coins = rich.coins.map((coins, other) => (other === seat ? coins : 100));
        expect(changes(rich, seat, action)).not.toEqual([]);
      } else if (reason !== 'swap') {
        const counted = ESTABLISHMENTS.filter(({ icon }, i) => icon === reason.lacks && view.cities[seat][i] > 0);
        expect(counted).toEqual([]);
      }
    }
  }
});
