import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rngAt } from './chacha20.ts';
import { type Chance, type Outcome, outcomes, parseOutcome, sample } from './chance.ts';
import { canonical } from './json.ts';
import { fastRng } from './random.ts';
import { isRefusal } from './refusal.ts';

const EXAMPLES: Chance[] = [
  { dice: 1 },
  { dice: 2 },
  { dice: 4 },
  { draw: 1, from: { ota: 2, koto: 4 } },
  { draw: 3, from: { ota: 2, koto: 4, none: 0, ueno: 1 } },
  { draw: 5, from: { ota: 2, koto: 3 } },
  {
    pick: [
      ['north', 1],
      [{ to: 2 }, 3],
      ['never', 0],
    ],
  },
];

const chances: fc.Arbitrary<Chance> = fc.oneof(
  fc.integer({ min: 1, max: 5 }).map((dice) => ({ dice })),
  fc
    .tuple(fc.array(fc.nat(4), { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 4 }))
    .map(([counts, draw]) => ({ draw, from: Object.fromEntries(counts.map((count, i) => [`card${i}`, count])) }))
    .filter(({ draw, from }) => Object.values(from).reduce((sum, count) => sum + count, 0) >= draw),
  fc
    .array(fc.tuple(fc.string(), fc.nat(5)), { minLength: 1, maxLength: 5 })
    .filter((pick) => pick.some(([, weight]) => weight > 0))
    .map((pick) => ({ pick })),
);

/** Every way it can fall, one by one, as if all dice and cards had names. */
function bruteForce(chance: Chance): Map<string, number> {
  const ways: Outcome[] = [];
  if ('dice' in chance) {
    for (let n = 0; n < 6 ** chance.dice; n++) {
      ways.push(Array.from({ length: chance.dice }, (_, die) => 1 + (Math.floor(n / 6 ** die) % 6)).sort());
    }
  } else if ('draw' in chance) {
    const order = Object.keys(chance.from).sort();
    const cards = order.flatMap((card) => Array<string>(chance.from[card]).fill(card));
    for (let chosen = 0; chosen < 2 ** cards.length; chosen++) {
      const hand = cards.filter((_, i) => chosen & (1 << i));
      if (hand.length === chance.draw) ways.push(hand);
    }
  } else {
    for (const [outcome, weight] of chance.pick) ways.push(...Array<Outcome>(weight).fill(outcome));
  }
  const odds = new Map<string, number>();
  for (const way of ways) odds.set(canonical(way), (odds.get(canonical(way)) ?? 0) + 1 / ways.length);
  return odds;
}

describe.each(EXAMPLES)('%j', (chance) => {
  test('has the odds that counting all ways gives', () => {
    const counted = bruteForce(chance);
    const listed = outcomes(chance);
    expect(listed.map(([outcome]) => canonical(outcome)).sort()).toEqual([...counted.keys()].sort());
    for (const [outcome, odds] of listed) expect(odds).toBeCloseTo(counted.get(canonical(outcome)) as number, 12);
  });

  test('is sampled by those odds', () => {
    const rng = fastRng('odds');
    const counts = new Map<string, number>();
    const throws = 20_000;
    for (let i = 0; i < throws; i++) {
      const key = canonical(sample(chance, rng));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const [outcome, odds] of outcomes(chance)) {
      const deviation = Math.sqrt(throws * odds * (1 - odds));
      expect(Math.abs((counts.get(canonical(outcome)) ?? 0) - throws * odds)).toBeLessThanOrEqual(5 * deviation);
    }
  });
});

test('whatever is sampled is listed, and accepted as it is', () => {
  fc.assert(
    fc.property(chances, fc.nat(), (chance, n) => {
      const outcome = sample(chance, rngAt(new Uint8Array(32), n));
      expect(outcomes(chance).map(([listed]) => listed)).toContainEqual(outcome);
      expect(parseOutcome(chance, outcome)).toEqual(outcome);
    }),
    { seed: 1 },
  );
});

test('the order in which a pile is written down changes nothing', () => {
  const draws = [
    { ota: 2, koto: 4, ueno: 1 },
    { ueno: 1, koto: 4, ota: 2 },
  ].map((from) => Array.from({ length: 30 }, (_, n) => sample({ draw: 2, from }, rngAt(new Uint8Array(32), n))));
  expect(draws[0]).toEqual(draws[1]);
});

test('an outcome from outside is put in order', () => {
  expect(parseOutcome({ dice: 3 }, [5, 1, 3])).toEqual([1, 3, 5]);
  expect(parseOutcome({ draw: 2, from: { ota: 1, koto: 1 } }, ['ota', 'koto'])).toEqual(['koto', 'ota']);
  expect(parseOutcome({ pick: [[{ a: 1, b: 2 }, 1]] }, { b: 2, a: 1 })).toEqual({ a: 1, b: 2 });
});

test.each<[Chance, unknown]>([
  [{ dice: 2 }, [1]],
  [{ dice: 2 }, [1, 7]],
  [{ dice: 2 }, [0, 1]],
  [{ dice: 1 }, [1.5]],
  [{ dice: 1 }, ['1']],
  [{ dice: 1 }, 1],
  [{ dice: 1 }, null],
  [{ draw: 1, from: { ota: 1 } }, ['koto']],
  [{ draw: 1, from: { ota: 1 } }, ['toString']],
  [{ draw: 1, from: { ota: 1 } }, 'ota'],
  [{ draw: 1, from: { ota: 1 } }, [['ota']]],
  [{ draw: 2, from: { ota: 1, koto: 2 } }, ['ota', 'ota']],
  [{ draw: 1, from: { ota: 0, koto: 2 } }, ['ota']],
  [{ draw: 1, from: { ota: 2 } }, ['ota', 'ota']],
  [{ pick: [['a', 1]] }, 'b'],
  [
    {
      pick: [
        ['a', 0],
        ['b', 1],
      ],
    },
    'a',
  ],
])('%j does not give %j', (chance, outcome) => {
  expect(isRefusal(parseOutcome(chance, outcome))).toBe(true);
});

test('what cannot happen throws instead of hanging', () => {
  const rng = rngAt(new Uint8Array(32), 0);
  expect(() => sample({ pick: [] }, rng)).toThrow('positive weight');
  expect(() => sample({ pick: [['never', 0]] }, rng)).toThrow('positive weight');
  expect(() => sample({ draw: 3, from: { ota: 2 } }, rng)).toThrow('cannot draw 3 of 2');
});
