/** What holds in every position of every match: random matches of monsters that have cards and energy. */
import {
  type Actor,
  actor,
  apply,
  chanceOf,
  fastRng,
  type Json,
  legal,
  pending,
  same,
  sample,
  start,
} from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect } from 'vitest';
import { effectOf } from './effects/index.ts';
import { kingOfTokyo } from './index.ts';
import { heartLimit, inTokyo, isAlive, livingCount } from './monsters.ts';
import { DEFAULTS } from './testing/at.ts';
import { richKingOfTokyo } from './testing/rich.ts';
import { monsterAt } from './tokyo.ts';
import type { Action, Event, KingOfTokyo, KingOfTokyoState as State } from './types.ts';

interface Entry {
  before: State;
  by: Actor;
  answer: Json;
  choices: readonly Action[];
  events: Event[];
  after: State;
}

/** Deals in which a lot happens: copies end, hearts come and go with cards, the bay closes, decks are shuffled. */
const MATCHES = [
  { seats: 2, deal: 11 },
  { seats: 2, deal: 12 },
  { seats: 3, deal: 13 },
  { seats: 4, deal: 16 },
  { seats: 5, deal: 21 },
  { seats: 5, deal: 22 },
  { seats: 6, deal: 14 },
  { seats: 6, deal: 38 },
];

const game = richKingOfTokyo as unknown as typeof kingOfTokyo;

/** Every entry of the matches, played once for all claims. */
const entries: Entry[] = MATCHES.flatMap(({ seats, deal }) => {
  const rng = fastRng(`${seats} ${deal}`);
  const options = { ...DEFAULTS, short: deal % 4 === 0, bay: deal % 3 > 0, deal } as KingOfTokyo['options'];
  const state = start(game, seats, options);
  const played: Entry[] = [];
  for (let by = actor(game as never, state); by !== null; by = actor(game as never, state)) {
    const before = game.clone(state);
    const choices = by === 'chance' ? [] : legal(game, state, by);
    const answer =
      by === 'chance' ? sample(chanceOf(game as never, state), rng) : (choices[rng.below(choices.length)] as Json);
    const events: Event[] = [];
    apply(game as never, state, by, answer, (event) => events.push(event as Event));
    played.push({ before, by, answer, choices, events, after: game.clone(state) });
  }
  return played;
});

/** The first entry for which a claim does not hold. */
function always(claim: (entry: Entry) => boolean): void {
  expect(entries.find((entry) => !claim(entry)) ?? null).toBeNull();
}

/** How often something happened: a claim about what never happens would say nothing. */
function times(type: Event['type']): number {
  return entries.reduce((sum, { events }) => sum + events.filter((event) => event.type === type).length, 0);
}

rule(['KOT-1.6', 'KOT-13.5'], 'stars change only as the events say, and stay between 0 and 20', () => {
  always(({ before, events, after }) => {
    const stars = before.monsters.map((monster) => monster.stars);
    for (const event of events) {
      if (event.type !== 'stars-changed') continue;
      stars[event.seat] += event.by;
      if (event.by === 0 || stars[event.seat] !== event.to) return false;
    }
    return after.monsters.every(
      (monster, seat) => monster.stars === stars[seat] && stars[seat] >= 0 && stars[seat] <= 20,
    );
  });
});

rule(['KOT-1.6', 'KOT-13.5'], 'hearts change only as the events say, and never pass the limit', () => {
  expect([times('healed') > 0, times('hearts-gained') > 0, times('hearts-lost') > 0]).toEqual([true, true, true]);
  always(({ before, events, after }) => {
    const hearts = before.monsters.map((monster) => monster.hearts);
    for (const event of events) {
      if (event.type === 'revived') hearts[event.seat] = 10;
      if (event.type === 'healed' || event.type === 'hearts-gained') hearts[event.seat] += event.by;
      if (event.type === 'hurt' || event.type === 'hearts-lost') hearts[event.seat] -= event.by;
      if ('to' in event && 'by' in event && /heal|hurt|hearts/.test(event.type) && 'seat' in event) {
        if (hearts[event.seat] !== event.to) return false;
      }
    }
    return after.monsters.every((monster, seat) => {
      const fits = monster.hearts === hearts[seat] && monster.hearts <= heartLimit(monster);
      return fits && monster.hearts > 0 === isAlive(monster);
    });
  });
});

rule(['KOT-1.6', 'KOT-13.3'], 'energy changes only as the events say, and is never negative', () => {
  always(({ before, events, after }) => {
    const energy = before.monsters.map((monster) => monster.energy);
    for (const event of events) {
      if (event.type === 'eliminated') energy[event.seat] = 0;
      if (event.type !== 'energy-changed') continue;
      energy[event.seat] += event.by;
      if (event.by === 0 || energy[event.seat] !== event.to) return false;
    }
    return after.monsters.every((monster, seat) => monster.energy === energy[seat] && energy[seat] >= 0);
  });
});

rule(
  ['KOT-8.1', 'KOT-7.2'],
  'monsters move only as the events say, one at a place, and a star comes with entering',
  () => {
    always(({ before, events, after }) => {
      const places = before.monsters.map((monster) => monster.place);
      for (const [i, event] of events.entries()) {
        if (
          event.type === 'eliminated' &&
          !events.some((other) => other.type === 'moved' && other.seat === event.seat)
        ) {
          places[event.seat] = 'out';
        }
        if (event.type !== 'moved') continue;
        if (places[event.seat] !== event.from) return false;
        places[event.seat] = event.to;
        const entering = event.from === 'outside' && event.to !== 'out';
        const next = events[i + 1];
        const star = next?.type === 'stars-changed' && next.seat === event.seat && next.cause.of === 'entering';
        if (star !== entering && after.monsters[event.seat].stars < 20) return false;
      }
      const alone = (place: 'city' | 'bay') => places.filter((other) => other === place).length <= 1;
      return (
        after.monsters.every(({ place }, seat) => place === places[seat] || place === 'out') &&
        alone('city') &&
        alone('bay')
      );
    });
  },
);

rule(
  ['KOT-8.6', 'KOT-8.7', 'KOT-8.11'],
  'at the start of a turn the bay is open with five alive, and empty under an empty city',
  () => {
    always(({ before, after }) => {
      if (before.bay === false && after.bay) return false;
      if (after.stack.at(-1)?.kind !== 'roll') return true;
      const { options, monsters } = after;
      const open = options.bay && monsters.length >= 5 && livingCount(after) >= 5;
      return after.bay === open && (monsterAt(after, 'bay') === null || monsterAt(after, 'city') !== null);
    });
  },
);

rule('KOT-13.11', 'only the living are asked, and only where there is something to decide, or to roll', () => {
  always(({ before, by, choices }) => {
    if (by === 'chance') return true;
    const kind = before.stack.at(-1)?.kind;
    return (choices.length > 1 || kind === 'roll') && isAlive(before.monsters[by]);
  });
});

rule('KOT-13.10', 'who is asked is asked last: nothing lies above a question', () => {
  const asks = ['ask', 'each'];
  always(({ after }) => after.stack.slice(0, -1).every((frame) => !asks.includes(kingOfTokyo.rules[frame.kind].is)));
});

rule('KOT-14.27', 'a copy copies a card that lies there, and cards hold only what they can hold', () => {
  always(({ after }) =>
    after.monsters.every(({ cards }) =>
      cards.every((kept) => {
        const { copies, counters, energy, hearts } = kept;
        const there = copies === null || after.monsters[copies.seat].cards.some(({ card }) => card === copies.card);
        const effect = effectOf(kept);
        const fits = counters <= effect.counters && hearts <= effect.hearts && (energy === 0 || effect.payOut > 0);
        return there && copies?.card !== 'mimic' && fits;
      }),
    ),
  );
});

rule('KOT-1.2', 'all 66 cards are somewhere', () => {
  const all = kingOfTokyo.census(kingOfTokyo.setup(2, DEFAULTS));
  always(({ after }) => same(kingOfTokyo.census(after), all));
});

rule('KOT-7.4', 'only a monster that lost hearts to an attack in Tokyo is asked to yield', () => {
  let asked = 0;
  always(({ events, after }) => {
    const frame = after.stack.at(-1);
    if (frame?.kind !== 'yield' || !events.some(({ type }) => type === 'hurt')) return true;
    asked++;
    return inTokyo(after.monsters[frame.seat]) && frame.lost > 0 && frame.attacker === after.active;
  });
  expect(asked).toBeGreaterThan(20);
});

rule(['KOT-10.4', 'KOT-10.5', 'KOT-10.6'], 'every match ends with what was won', () => {
  const ends = entries.filter(({ after }) => pending(game as never, after).is === 'over');
  expect(ends).toHaveLength(MATCHES.length);
  for (const { events, after } of ends) {
    const last = events.at(-1) as Extract<Event, { type: 'won' }>;
    expect(last.type).toBe('won');
    expect(kingOfTokyo.standing(after).winners).toEqual(last.seats);
    const stars = last.seats.every((seat) => after.monsters[seat].stars === 20);
    expect(last.by).toBe(last.seats.length === 0 ? 'nobody' : stars ? 'stars' : 'survival');
  }
});
