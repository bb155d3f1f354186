/** What holds in every position of every match: random matches over all numbers of players and options. */
import {
  type Actor,
  actor,
  apply,
  chanceOf,
  chooseAtRandom,
  fastRng,
  type Json,
  legal,
  outcomes,
  pending,
  playOut,
  same,
  sample,
  start,
} from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect } from 'vitest';
import { ESTABLISHMENTS, establishmentIndex, LANDMARK_IDS, landmarkIndex } from './cards.ts';
import { machiKoro } from './index.ts';
import {
  ACTIVE,
  type Action,
  BUILT,
  type Event,
  type MachiKoroOptions,
  type MachiKoroState as State,
} from './types.ts';

interface Entry {
  before: State;
  by: Actor;
  answer: Json;
  events: Event[];
  after: State;
}

const MIXES = [2, 3, 4].flatMap((seats) =>
  [false, true].flatMap((beginnerLimit) =>
    (['full', 'changing'] as const).map((display) => ({ seats, beginnerLimit, display })),
  ),
);

/** Plays one random match of each mix, and finds the first entry for which a claim does not hold. */
function always(claim: (entry: Entry) => boolean): void {
  expect(MIXES.map((mix) => firstWithout(claim, mix))).toEqual(MIXES.map(() => null));
}

function firstWithout(claim: (entry: Entry) => boolean, { seats, ...mix }: (typeof MIXES)[number]): Entry | null {
  const options: MachiKoroOptions = { edition: 'base', ...mix, first: 'random' };
  const rng = fastRng(`${seats} ${mix.beginnerLimit} ${mix.display}`);
  const state = start(machiKoro, seats, options);
  for (let entries = 0; entries < machiKoro.longest; entries++) {
    const by = actor(machiKoro, state);
    if (by === null) return null;
    const before = machiKoro.clone(state);
    const choices = by === 'chance' ? [] : legal(machiKoro, state, by);
    const answer = by === 'chance' ? sample(chanceOf(machiKoro, state), rng) : choices[rng.below(choices.length)];
    const events: Event[] = [];
    apply(machiKoro, state, by, answer, (event) => events.push(event as Event));
    const entry = { before, by, answer, events, after: state };
    if (!claim(entry)) return entry;
  }
  throw new Error('a random match did not end');
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}

function plainCards(city: readonly number[]): number {
  return total(city.filter((_, card) => ESTABLISHMENTS[card].icon !== 'tower'));
}

rule(['MK-12.1', 'MK-1.5'], 'coins are whole, never negative, and move only as the events say', () => {
  always(({ before, events, after }) => {
    const coins = before.coins.slice();
    for (const event of events) {
      if (event.type === 'earned') coins[event.seat] += event.coins;
      if (event.type === 'built') coins[event.seat] -= event.cost;
      if (event.type !== 'paid') continue;
      if (event.coins !== Math.min(event.claimed, coins[event.from])) return false;
      coins[event.from] -= event.coins;
      coins[event.to] += event.coins;
    }
    return same(after.coins, coins) && coins.every((n) => Number.isSafeInteger(n) && n >= 0);
  });
});

rule(['MK-12.1', 'MK-5.8'], 'coins move for a reason, and the causes add up to what was due', () => {
  always(({ events }) =>
    events.every((event) => {
      if (event.type !== 'paid' && event.type !== 'earned') return true;
      if (event.type === 'paid' && event.from === event.to) return false;
      const due = event.type === 'paid' ? event.claimed : event.coins;
      const claimed = total(event.causes.map(({ coins }) => coins));
      return due > 0 && claimed === due && event.causes.every(({ copies }) => copies > 0);
    }),
  );
});

rule(['MK-12.2', 'MK-12.6'], 'every printed card is in a city, on display, in the deck or was taken out', () => {
  always(({ after: { cities, display, deck, options } }) =>
    ESTABLISHMENTS.every(({ id, colour, copies }, card) => {
      const removed = options.display === 'changing' && colour === 'purple' ? 4 - cities.length : 0;
      const starting = id === 'wheat-field' || id === 'bakery' ? cities.length : 0;
      const owned = total(cities.map((city) => city[card]));
      return owned + display[card] + deck[card] + removed === copies + starting;
    }),
  );
});

rule('MK-12.3', 'a swap leaves every city with as many cards without a tower', () => {
  let swaps = 0;
  always(({ before, events, after }) => {
    if (!events.some(({ type }) => type === 'swapped')) return true;
    swaps++;
    return same(after.cities.map(plainCards), before.cities.map(plainCards));
  });
  expect(swaps).toBeGreaterThan(0);
});

rule(['MK-12.4', 'MK-10.1'], 'nobody owns two of a purple type, nor with the limit three of any', () => {
  always(({ after: { cities, options } }) => {
    const most = options.beginnerLimit ? 2 : 10;
    return cities.every((city) => city.every((n, card) => n <= (ESTABLISHMENTS[card].colour === 'purple' ? 1 : most)));
  });
});

rule(['MK-12.5', 'MK-3.2'], 'the turn goes clockwise, and nobody takes three in a row', () => {
  let seconds = 0;
  always(({ before, events, after: { cities } }) =>
    events.every((event) => {
      if (event.type !== 'turn-began' || before.roller === null) return true;
      if (!event.second) return event.seat === (before.roller + 1) % cities.length;
      seconds++;
      return event.seat === before.roller && !before.second;
    }),
  );
  expect(seconds).toBeGreaterThan(1);
});

rule('MK-12.7', 'every city keeps two cards without a tower', () => {
  always(({ after: { cities } }) => cities.every((city) => plainCards(city) >= 2));
});

rule(['MK-12.8', 'MK-10.2b', 'MK-10.2d'], 'a turn begins with ten types on display, or with an empty deck', () => {
  always(({ after }) => {
    if (after.options.display === 'full') return true;
    const types = after.display.filter((copies) => copies > 0).length;
    const complete = after.stack.at(-1)?.kind !== 'roll' || types === 10 || total(after.deck) === 0;
    return types <= 10 && complete;
  });
});

rule(['MK-9.1', 'MK-9.2'], 'a match ends with exactly one winner, and runs as long as there is none', () => {
  let ends = 0;
  always(({ events, after }) => {
    const over = pending(machiKoro, after).is === 'over';
    const won = events.some(({ type }) => type === 'won');
    if (over) ends++;
    return over === won && same(machiKoro.standing(after).winners, over ? [after.roller] : []);
  });
  expect(ends).toBe(MIXES.length);
});

rule(['MK-3.5', 'MK-3.6'], 'only the roller is ever asked: to roll first, and nobody else may build', () => {
  always(({ before, by, after: { cities } }) => {
    if (by === 'chance') return true;
    const early = before.dice.length === 0;
    return cities.every((_, seat) => {
      const choices: Action[] = legal(machiKoro, before, seat);
      if (seat !== by) return choices.length === 0;
      return by === before.roller && choices.every((action) => (action.do === 'roll') === early);
    });
  });
});

rule(['MK-7.5', 'MK-7.6'], 'cards come by building, move by swapping, and landmarks stay', () => {
  always(({ before, events, after }) => {
    const { cities, landmarks } = machiKoro.clone(before);
    for (const event of events) {
      if (event.type === 'activated') landmarks[event.seat][landmarkIndex(event.landmark)] = ACTIVE;
      if (event.type === 'built') {
        const landmark = landmarkIndex(event.card);
        if (landmark >= 0) landmarks[event.seat][landmark] = BUILT;
        else cities[event.seat][establishmentIndex(event.card)]++;
      }
      if (event.type !== 'swapped') continue;
      const [gave, took] = [establishmentIndex(event.gave), establishmentIndex(event.took)];
      cities[event.seat][gave]--;
      cities[event.other][gave]++;
      cities[event.other][took]--;
      cities[event.seat][took]++;
    }
    return same([after.cities, after.landmarks], [cities, landmarks]);
  });
});

rule(['MK-8.0', 'MK-8.6'], 'a landmark works from the moment in which the next turn of its owner begins', () => {
  const woken = new Set<string>();
  always(({ events, after }) => {
    const waiting = after.roller !== null && after.landmarks[after.roller].includes(BUILT);
    return events.every((event, at) => {
      if (event.type !== 'activated') return after.stack.length === 0 || !waiting;
      woken.add(event.landmark);
      const began = events.slice(0, at).findLast(({ type }) => type !== 'activated');
      return began?.type === 'turn-began' && began.seat === event.seat;
    });
  });
  expect([...woken].sort()).toEqual([...LANDMARK_IDS].sort());
});

rule('MK-10.4', 'options stay as they were agreed', () => {
  const agreed = new Set<string>();
  always(({ before, after }) => {
    agreed.add(JSON.stringify(after.options));
    return JSON.stringify(after.options) === JSON.stringify(before.options);
  });
  expect(agreed.size).toBe(4);
});

rule('MK-1.6', 'there are two dice with six sides', () => {
  const thrown = new Set<number>();
  always(({ before, by }) => {
    if (by !== 'chance') return true;
    const chance = chanceOf(machiKoro, before);
    if ('dice' in chance) thrown.add(chance.dice);
    return true;
  });
  expect([...thrown].sort()).toEqual([1, 2]);
  for (const dice of thrown) {
    const faces = (outcomes({ dice }) as [number[], number][]).flatMap(([each]) => each);
    expect([...new Set(faces)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  }
});

rule(['MK-10.2b', 'MK-10.2c'], 'only what is left in the deck can be turned over', () => {
  always(({ before, by }) => {
    const chance = by === 'chance' ? chanceOf(machiKoro, before) : { dice: 1 };
    return !('from' in chance) || (chance.draw === 1 && Object.values(chance.from).every((copies) => copies > 0));
  });
});

rule('MK-1.7', 'everybody sees everything', () => {
  always(({ by, answer, events, before, after }) =>
    [...after.coins.keys(), 'public' as const].every(
      (viewer) =>
        same(machiKoro.view(after, viewer), after) &&
        machiKoro.entryView(before, by, answer, viewer) === answer &&
        events.every((event) => machiKoro.eventView(event, viewer) === event) &&
        machiKoro.secrets(after, viewer).length === 0,
    ),
  );
});

rule('MK-11.18', 'a match that is stopped is unfinished and has no winner', () => {
  const rng = fastRng('stopped');
  const state = start(machiKoro, 4, { edition: 'base', beginnerLimit: false, display: 'full', first: 0 });
  expect(playOut(machiKoro, state, rng, chooseAtRandom(rng), 100)).toBe(100);
  expect(pending(machiKoro, state).is).not.toBe('over');
  expect(machiKoro.standing(state).winners).toEqual([]);
  // Players who never build would go on for ever.
  const most = playOut(machiKoro, state, rng, (_state, _seat, choices) => choices[0]);
  expect([most, machiKoro.standing(state).winners]).toEqual([machiKoro.longest, []]);
});
