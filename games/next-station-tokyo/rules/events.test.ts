/** What is told about a drawing, against what it changed on the sheet. */
import type { Seat } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { HOTSPOT_POINTS, PENCILS } from './cards.ts';
import { mapOf } from './maps.ts';
import { played, SEATS, type Step } from './testing/played.ts';
import type { Event, NextStationOptions, NextStationState as State } from './types.ts';

const MIXES: Partial<NextStationOptions>[] = [
  {},
  { effects: true },
  { effects: true, pace: 'own' },
  { map: 'tokyo-original-2', pace: 'own' },
];
const steps = () => MIXES.flatMap((mix) => [0, 1, 2, 3, 4, 5].flatMap((n) => played(mix, `events ${n}`)));

type Of<K extends Event['type']> = Extract<Event, { type: K }>;
const of = <K extends Event['type']>({ events }: Step, type: K, seat: Seat): Of<K>[] =>
  events.filter((event): event is Of<K> => event.type === type && (event as { seat?: Seat }).seat === seat);

/** The lines in a set, without the table that the rules have for it. */
const lines = (set: number) => [...set.toString(2)].filter((digit) => digit === '1').length;
const seats = [...Array(SEATS).keys()];

describe('of random matches', () => {
  test('every kind of drawing is told with where it lies', () => {
    const seen = new Set<string>();
    for (const step of steps()) {
      const { stations, byId, segments } = mapOf(step.after);
      const point = (id: string) => {
        const { x, y } = stations[byId.get(id) as number];
        return [x, y];
      };
      for (const seat of seats) {
        for (const { from, to, at, beside, pencil } of of(step, 'drew', seat)) {
          expect(at).toEqual([point(from), point(to)]);
          const ends = [byId.get(from), byId.get(to)];
          const segment = segments.findIndex(({ a, b }) => ends.includes(a) && ends.includes(b));
          const carried = step.before.sheets[seat].tracks[segment];
          const names = [...PENCILS, 'ring'].filter((_, line) => (carried & (1 << line)) !== 0);
          expect(names).toEqual(beside === null ? [] : [beside]);
          expect(pencil).not.toBe(beside);
          seen.add(beside === 'ring' ? 'beside the ring' : beside === null ? 'alone' : 'beside a line');
        }
        for (const { from, to, at } of of(step, 'extended', seat)) {
          expect(at).toEqual([point(from), point(to)]);
          seen.add('extended');
        }
        for (const { station, at } of of(step, 'circled', seat)) {
          expect(at).toEqual(point(station));
          seen.add('circled');
        }
      }
    }
    expect([...seen].sort()).toEqual(['alone', 'beside a line', 'beside the ring', 'circled', 'extended']);
  });

  test('a station that got its second or a further line is told, and no other', () => {
    let told = 0;
    for (const step of steps()) {
      const { stations } = mapOf(step.after);
      for (const seat of seats) {
        const [before, after] = [step.before.sheets[seat].connections, step.after.sheets[seat].connections];
        const met = stations.flatMap(({ id, x, y }, i) =>
          lines(after[i]) > lines(before[i]) && lines(after[i]) > 1
            ? [{ station: id, at: [x, y], lines: lines(after[i]) }]
            : [],
        );
        const events = of(step, 'interchange-made', seat);
        expect(events.map(({ station, at, lines: so }) => ({ station, at, lines: so }))).toEqual(met);
        told += met.length;
      }
    }
    expect(told).toBeGreaterThan(100);
  });

  test('a district is told once, when it becomes a hotspot', () => {
    let told = 0;
    for (const step of steps()) {
      const { districts } = mapOf(step.after);
      for (const seat of seats) {
        const isHotspot = (state: State, all: readonly number[]) =>
          all.some((station) => lines(state.sheets[seat].connections[station]) > 1);
        const found = districts
          .filter(({ kind }) => kind === 'outer' || kind === 'corner')
          .filter(({ stations }) => isHotspot(step.after, stations) && !isHotspot(step.before, stations))
          .map(({ id, kind }) => ({ district: id, points: HOTSPOT_POINTS[kind] }));
        const events = of(step, 'hotspot-found', seat);
        expect(events.map(({ district, points }) => ({ district, points }))).toEqual(found);
        told += found.length;
      }
    }
    expect(told).toBeGreaterThan(20);
  });

  test('at own pace a phase begins with its effect for whoever has come to it, if there are effects', () => {
    let told = 0;
    for (const step of steps()) {
      const { pace, effects } = step.after.options;
      step.events.forEach((event, i) => {
        if (event.type !== 'phase-began' || pace !== 'own') return;
        const { phase, only } = event;
        const effect = { type: 'effect-revealed', phase, symbol: step.after.symbols[phase], only };
        if (effects) expect(step.events[i + 1]).toEqual({ ...effect, effect: step.after.effects[phase] });
        else expect(step.events[i + 1]?.type).toBe('card-revealed');
        told++;
      });
    }
    expect(told).toBe(12 * SEATS * 4);
  });
});
