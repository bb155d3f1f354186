/** What holds in every match: random matches over all numbers of players and options. */
import {
  type Actor,
  actor,
  apply,
  chanceOf,
  fastRng,
  hashOf,
  legal,
  pending,
  type Seat,
  sample,
  start,
} from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect } from 'vitest';
import { CARDS, PENCILS, PHASES } from './cards.ts';
import { nextStation } from './index.ts';
import { MAP_FILES, mapOf } from './maps.ts';
import { pencilOf } from './pencils.ts';
import { scorePad } from './score.ts';
import { LINES_IN, stationsOf } from './sheet.ts';
import { drawMostly } from './testing/choosers.ts';
import { optionsWith } from './testing/states.ts';
import type { Event, NextStationOptions, NextStationState as State } from './types.ts';

const MIXES: Partial<NextStationOptions>[] = [
  {},
  { effects: true, map: 'tokyo-original-2' },
  { goals: true, pencils: 'chosen' },
  { effects: true, goals: true, pace: 'own' },
];

interface Played {
  state: State;
  events: Event[];
}

/** One match with each number of players, of another mix each time, and one more at own pace. */
const SETTINGS = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 0],
  [4, 1],
  [2, 3],
] as const;

/** Played anew for each rule, so that it is known which of them a broken rule breaks. */
function everyMatch(): Played[] {
  return SETTINGS.map(([seats, mix]) => {
    const rng = fastRng(`invariants ${seats} ${mix}`);
    const choose = drawMostly(rng);
    const events: Event[] = [];
    const tell = (event: unknown) => void events.push(event as Event);
    const state = start(nextStation, seats, optionsWith(MIXES[mix], seats), tell);
    for (let by: Actor | null = actor(nextStation, state); by !== null; ) {
      const answer =
        by === 'chance' ? sample(chanceOf(nextStation, state), rng) : choose(state, by, legal(nextStation, state, by));
      by = apply(nextStation, state, by, answer, tell);
    }
    return { state, events };
  });
}

rule(['NST-17.1', 'NST-5.8'], 'a line has one station more than segments, its start among them', () => {
  let longest = 0;
  for (const { state } of everyMatch()) {
    const map = mapOf(state);
    for (const { lines } of state.sheets) {
      lines.forEach((line, pencil) => {
        const stations = stationsOf(map, line, pencil);
        const ends = new Set(line.segments.flatMap((one) => [map.segments[one].a, map.segments[one].b]));
        const expected = line.segments.length === 0 ? 0 : line.segments.length + 1;
        expect([stations.length, new Set(stations).size, ends.size]).toEqual([expected, expected, expected]);
        if (expected > 0) expect(stations[0]).toBe(map.starts[pencil]);
        longest = Math.max(longest, line.segments.length);
      });
    }
  }
  expect(longest).toBeGreaterThan(6);
});

rule(['NST-17.2', 'NST-6.3', 'NST-6.4'], 'a segment carries two lines at most, and never one twice', () => {
  let doubles = 0;
  for (const { state } of everyMatch()) {
    for (const { lines, tracks } of state.sheets) {
      for (const { segments } of lines) expect(new Set(segments).size).toBe(segments.length);
      expect(tracks.every((set) => LINES_IN[set] <= 2)).toBe(true);
      doubles += tracks.filter((set) => LINES_IN[set] === 2).length;
      const drawn = tracks.map((_, i) => lines.filter(({ segments }) => segments.includes(i)).length);
      const ring = mapOf(state).segments.map((one) => (one.ring ? 1 : 0));
      expect(tracks.map((set) => LINES_IN[set])).toEqual(drawn.map((count, i) => count + ring[i]));
    }
  }
  expect(doubles).toBeGreaterThan(0);
});

rule(['NST-17.3', 'NST-5.6'], 'no two segments that the map lists as crossing are drawn', () => {
  for (const { state } of everyMatch()) {
    const map = mapOf(state);
    const { segments, crossings } = MAP_FILES[state.options.map] as {
      segments: { id: string; a: string; b: string }[];
      crossings: [string, string][];
    };
    const indexOf = new Map(
      segments.map(({ id, a, b }) => [
        id,
        map.segments.findIndex((one) => [one.a, one.b].every((end) => [a, b].includes(map.stations[end].id))),
      ]),
    );
    for (const { tracks } of state.sheets) {
      expect(crossings.filter((pair) => pair.every((id) => tracks[indexOf.get(id) as number] !== 0))).toEqual([]);
    }
  }
});

type Revealed = Extract<Event, { type: 'card-revealed' }>;

/** The cards that were turned up for one seat, by phase. */
function revealedTo(events: readonly Event[], seat: Seat): Revealed[][] {
  const told = events.filter((event) => event.type === 'card-revealed' && (event.only ?? seat) === seat) as Revealed[];
  return Array.from({ length: PHASES }, (_, phase) => told.filter((event) => event.phase === phase));
}

rule(
  ['NST-17.4', 'NST-4.5', 'NST-4.4'],
  'five to ten rounds, one card each and one more with the switch, five underground',
  () => {
    for (const { state, events } of everyMatch()) {
      for (const seat of state.sheets.keys()) {
        for (const cards of revealedTo(events, seat)) {
          const rounds = cards.at(-1)?.round as number;
          const switches = cards.filter(({ card }) => CARDS[card].branch).length;
          expect(rounds).toBeGreaterThanOrEqual(5);
          expect(rounds).toBeLessThanOrEqual(10);
          expect(cards.length).toBe(rounds + switches);
          expect(cards.filter(({ card }) => CARDS[card].underground)).toHaveLength(5);
          expect(cards.filter(({ last }) => last)).toEqual([cards.at(-1)]);
          expect(new Set(cards.map(({ card }) => card)).size).toBe(cards.length);
        }
      }
    }
  },
);

rule('NST-17.5', 'hotspots bring 60 at most, the ring costs 24 at most, goals bring 20 at most', () => {
  for (const { state } of everyMatch()) {
    for (const seat of state.sheets.keys()) {
      const { hotspots, ring, goals } = scorePad(state, seat);
      expect(hotspots.points).toBeLessThanOrEqual(60);
      expect(ring.points).toBeGreaterThanOrEqual(-24);
      expect(goals.reduce((sum, { points }) => sum + points, 0)).toBeLessThanOrEqual(20);
    }
  }
});

rule(
  ['NST-10.2', 'NST-2.2', 'NST-14.1'],
  'everybody draws with every pencil once, and nobody with another’s in the same phase',
  () => {
    for (const { state } of everyMatch()) {
      const seats = [...state.sheets.keys()];
      const used = seats.map((seat) => PENCILS.map((_, phase) => pencilOf(state, seat, phase)));
      for (const pencils of used) expect([...pencils].sort()).toEqual([0, 1, 2, 3]);
      for (let phase = 0; phase < PHASES; phase++)
        expect(new Set(used.map((row) => row[phase])).size).toBe(seats.length);
    }
  },
);

rule(
  ['NST-12.1', 'NST-12.14'],
  'in a match every symbol and effect is used once, and a line has two circles at most',
  () => {
    let circles = 0;
    for (const { state } of everyMatch()) {
      const { effects, symbols, options, sheets } = state;
      expect([new Set(symbols).size, new Set(effects).size]).toEqual(options.effects ? [4, 4] : [0, 0]);
      for (const { circled } of sheets.flatMap(({ lines }) => lines)) {
        expect(circled.length).toBeLessThanOrEqual(2);
        expect(new Set(circled).size).toBe(circled.length);
        circles += circled.length;
      }
    }
    expect(circles).toBeGreaterThan(0);
  },
);

rule(['NST-18.4', 'NST-18.2'], 'the same decisions give the same match, in whatever order they are made', () => {
  const options = optionsWith({ pace: 'own', effects: true });
  const play = (pickSeat: (seats: Seat[]) => Seat): string => {
    const deal = fastRng('the same deal');
    const state = start(nextStation, 4, options);
    for (let waiting = pending(nextStation, state); waiting.is !== 'over'; waiting = pending(nextStation, state)) {
      if (waiting.is === 'chance') apply(nextStation, state, 'chance', sample(waiting.of, deal));
      else {
        const seat = pickSeat(waiting.seats);
        const choices = legal(nextStation, state, seat);
        // What a seat decides depends on nothing but where it stands.
        apply(
          nextStation,
          state,
          seat,
          choices[(7 * seat + 3 * state.phases[seat] + state.revealed[seat]) % choices.length],
        );
      }
    }
    return hashOf(state);
  };
  const order = fastRng('any order');
  const results = [
    play((seats) => seats[0]),
    play((seats) => seats[seats.length - 1]),
    play((seats) => seats[order.below(seats.length)]),
  ];
  expect(new Set(results).size).toBe(1);
});

rule('NST-18.1', 'as many cards are laid out whatever they are: the log does not tell how long a phase will be', () => {
  for (const [effects, due] of [
    [false, 3 + 44],
    [true, 3 + 8 + 44],
  ] as const) {
    const state = start(nextStation, 2, optionsWith({ pace: 'own', effects }));
    const rng = fastRng('dealing');
    let entries = 0;
    for (let waiting = pending(nextStation, state); waiting.is === 'chance'; waiting = pending(nextStation, state)) {
      apply(nextStation, state, 'chance', sample(waiting.of, rng));
      entries++;
    }
    expect(entries).toBe(due);
    expect(state.deal.map((cards) => new Set(cards).size)).toEqual([11, 11, 11, 11]);
  }
});
