import { loadAll } from '@yamanote/games/by-language';
import {
  type Action,
  type Event,
  MAP_FILES,
  mapOf,
  type NextStationOptions,
  type NextStationState,
  nextStation,
  type Point,
  scorePad,
} from '@yamanote/games/next-station-tokyo/rules';
import { LANGUAGES } from '@yamanote/games/room';
import { namesFor } from '@yamanote/games/wording';
import {
  actor,
  apply,
  chanceOf,
  fastRng,
  legal,
  optionSpecs,
  parseOptions,
  type Seat,
  sample,
  startFrom,
  viewOf,
} from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { describe, expect, test } from 'vitest';
import { speech, words } from './index.ts';
import { seatsOwing } from './owing.ts';
import { columnName, squareAt, squareOf } from './squares.ts';
import { type Moment, playMatches } from './testing/matches.ts';

await loadAll(words);

const NAMES = ['Ada', 'Botan', 'Chiyo', 'Doğan'];
const UNFILLED = /undefined|NaN|null|object/;
const { events, moments } = playMatches();

test('everything came up that there are words for', () => {
  const asked = new Set(moments.flatMap(({ view, seat }) => (seat === null ? [] : [view.stack.at(-1)?.kind])));
  expect([...asked].sort()).toEqual(Object.keys(words.en.explanations).sort());
  const told = new Set(events.map(({ type }) => type));
  expect([...told].sort()).toEqual(Object.keys(words.en.events).sort());
});

describe.each(LANGUAGES)('in %s', (language) => {
  const { action, event, explain, option, order, question } = speech[language];

  test('whoever is asked is called by name, and answers can be told apart', () => {
    const faults = moments.flatMap(({ view, seat, choices }) => {
      const asked = question(view, NAMES);
      if (seat === null) return UNFILLED.test(asked) ? [asked] : [];
      const labels = choices.map((choice) => action(choice, view, NAMES));
      const isFine =
        asked.includes(NAMES[seat]) &&
        explain(view.stack.at(-1)?.kind as string) !== null &&
        new Set(labels).size === labels.length &&
        !UNFILLED.test([asked, ...labels].join(' '));
      return isFine ? [] : [[asked, ...labels].join('\n')];
    });
    expect(faults).toEqual([]);
  });

  test('the reader is spoken to: no question or line has the own name', () => {
    const names = namesFor(NAMES, 1);
    for (const { view } of moments) expect(question(view, names)).not.toContain('Botan');
    for (const told of events) {
      const line = event(told, names);
      expect(line ?? '').not.toContain('Botan');
      if (line !== null && seatsOf(told).includes(1)) {
        expect(line).toMatch(/\byour?\b|\b(du|deinem|dir|euch)\b|あなた/i);
      }
    }
  });

  test('a question names the pencil, and the symbol where there is one', () => {
    const { pencils, symbols } = words[language];
    for (const { view, seat } of drawings()) {
      const asked = question(view, NAMES);
      const { pencil } = scorePad(view, seat).rows[view.phases[seat]];
      expect(asked).toContain(pencils[pencil as keyof typeof pencils]);
      const cards = view.deal[view.phases[seat]].slice(0, view.revealed[seat]);
      const symbol = cards[cards.length - 1].split('-')[1] as keyof typeof symbols;
      const works = view.effects[view.phases[seat]] === 'joker' && view.symbols[view.phases[seat]] === symbol;
      if (symbol in symbols && !works) expect(asked).toContain(symbols[symbol]);
    }
  });

  test('a label names the squares that it is about', () => {
    for (const { view, choices } of drawings()) {
      const map = mapOf(view);
      for (const choice of choices) {
        if (choice.do !== 'draw') continue;
        const label = action(choice, view, NAMES);
        for (const id of [choice.from, choice.to]) {
          expect(label).toContain(squareOf(map.stations[map.byId.get(id) as number]));
        }
      }
    }
  });

  test('the log names everybody and every station that it tells of', () => {
    const faults = events.flatMap((told) => {
      const line = event(told, NAMES);
      const named = [...seatsOf(told).map((seat) => NAMES[seat]), ...placesOf(told).map(squareAt)];
      const isFine = line === null || (named.every((part) => line.includes(part)) && !UNFILLED.test(line));
      return isFine ? [] : [{ told, line }];
    });
    expect(faults).toEqual([]);
  });

  test('every option and every value of it has a name', () => {
    for (const [key, spec] of Object.entries(optionSpecs(nextStation))) {
      const { name, hint, values } = option(key);
      expect(name).not.toBe('');
      expect(hint).not.toBe('');
      const expected = 'values' in spec ? [...spec.values] : ['false', 'true'];
      expect(Object.keys(values).sort(), key).toEqual(expected.sort());
    }
    expect(() => option('weather')).toThrow('weather');
  });

  test('every standing order, every setting and every value of it has a name', () => {
    for (const [id, { settings }] of Object.entries(nextStation.orders ?? {})) {
      const texts = order?.(id);
      expect(Object.keys(texts?.settings ?? {})).toEqual(Object.keys(settings));
      for (const key of Object.keys(settings)) {
        expect(Object.keys(texts?.settings[key].values ?? {}).sort()).toEqual(['false', 'true']);
      }
    }
    expect(() => order?.('sleep')).toThrow('sleep');
  });

  test('what nobody asks needs no explanation', () => {
    expect(explain('reveal')).toBeNull();
  });

  test('whoever watches or has answered reads who is still drawing', () => {
    const { view } = moments.find(
      ({ view: { stack, sheets }, seat }) => seat === 1 && sheets.length === 4 && stack.at(-1)?.kind === 'draw',
    ) as Moment;
    const owing = seatsOwing(view).map((seat) => NAMES[seat]);
    for (const viewer of ['public', 0] as const) {
      const asked = question({ ...view, viewer }, NAMES);
      for (const name of NAMES) expect(asked.includes(name)).toBe(owing.includes(name));
    }
  });
});

function drawings(): (Moment & { seat: Seat })[] {
  return moments.filter((moment): moment is Moment & { seat: Seat } => {
    const { kind } = moment.view.stack.at(-1) ?? { kind: '' };
    return moment.seat !== null && (kind === 'draw' || kind === 'own-pace');
  });
}

function seatsOf(event: Event): Seat[] {
  if (event.type === 'won') return event.seats;
  if (event.type === 'spare-placed') return [event.by, ...event.spare.map(({ leftOf }) => leftOf)];
  if (event.type === 'phase-began') return event.pencils.flatMap((pencil, seat) => (pencil === null ? [] : [seat]));
  return 'seat' in event && event.seat !== null ? [event.seat] : [];
}

function placesOf(event: Event): readonly Point[] {
  if (!('at' in event)) return [];
  return 'station' in event ? [event.at] : event.at;
}

rule('NST-15.1', 'question and log name the same squares, whatever a map calls its stations', () => {
  const turned = JSON.stringify(MAP_FILES['tokyo-original-1']).replace(
    /"x(\d)y(\d)"/g,
    (_, x, y) => `"x${9 - x}y${9 - y}"`,
  );
  const options = parseOptions(nextStation, { effects: true }, 1) as NextStationOptions;
  const state = startFrom(nextStation, { map: JSON.parse(turned) }, 1, options) as NextStationState;
  const rng = fastRng('turned');
  let drawn = 0;
  for (let next = actor(nextStation, state); next !== null; ) {
    const isAsked = next !== 'chance';
    const choices: Action[] = isAsked ? legal(nextStation, state, 0) : [];
    const answer = isAsked ? choices[choices.length - 1] : sample(chanceOf(nextStation, state), rng);
    const asked = isAsked ? speech.en.action(answer as Action, viewOf(nextStation, state, 0), NAMES) : '';
    next = apply(nextStation, state, next, answer, (event) => {
      const told = event as Event;
      if (told.type !== 'drew' && told.type !== 'extended' && told.type !== 'circled') return;
      const squares = speech.en.event(told, NAMES)?.match(/\b[A-J]\d+\b/g) ?? [];
      expect(squares).toHaveLength(told.type === 'circled' ? 1 : 2);
      for (const square of squares) expect(asked).toMatch(new RegExp(`\\b${square}\\b`));
      drawn++;
    });
  }
  expect(drawn).toBeGreaterThan(10);
});

test('squares are named as on a city map', () => {
  expect(squareOf({ x: 9, y: 2 })).toBe('J3');
  expect(squareOf({ x: 0, y: 12 })).toBe('A13');
  expect([25, 26, 51, 52].map(columnName)).toEqual(['Z', 'AA', 'AZ', 'BA']);
  expect(squareAt([9, 2])).toBe('J3');
});

test('whoever listens hears where a line starts, what the sheet is worth, and at the end what that is made of', () => {
  const said = (moment: Moment) => speech.en.situation?.(moment.view, namesFor(NAMES, moment.seat)) ?? '';
  const drawing = moments.filter(({ view, seat }) => seat !== null && view.stack.at(-1)?.kind === 'draw');
  const [first] = drawing;
  const pencil = scorePad(first.view, first.seat as Seat).rows[0].pencil as string;
  expect(said(first)).toMatch(new RegExp(`^${pencil} starts at [A-J]\\d+\\. You have .* the ring is one of them`, 'i'));
  const later = drawing.find(({ view, seat }) => scorePad(view, seat as Seat).rows[0].districts > 0) as Moment;
  expect(said(later)).toMatch(/^You have −?\d+ points? so far\.( [1-4] of 5 underground cards (is|are) out\.)?$/);
  const further = drawing.find(({ view, seat }) => {
    const phase = view.phases[seat as Seat];
    return phase > 0 && view.sheets.length === 2 && scorePad(view, seat as Seat).rows[phase].districts === 0;
  }) as Moment;
  const other = 1 - (further.seat as Seat);
  const theirs = scorePad(further.view, other).total;
  expect(said(further).replaceAll('−', '-')).toContain(`${NAMES[other]} has ${theirs} point`);
  const over = moments.find(({ view }) => view.stack.length === 0 && view.sheets.length > 1) as Moment;
  const { total, lines } = scorePad(over.view, 0);
  expect(said(over).replaceAll('−', '-')).toContain(
    `${total} point${Math.abs(total) === 1 ? '' : 's'}: lines ${lines}, hotspots `,
  );
});
