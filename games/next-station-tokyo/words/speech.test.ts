import { loadAll } from '@yamanote/games/by-language';
import {
  type Action,
  type Event,
  MAP_FILES,
  mapOf,
  type NextStation,
  nextStation,
  type Point,
  scorePad,
} from '@yamanote/games/next-station-tokyo/rules';
import { LANGUAGES } from '@yamanote/games/room';
import { beginAt, type Scene } from '@yamanote/games/testing/matches';
import { testSpeech } from '@yamanote/games/testing/speech';
import { namesFor } from '@yamanote/games/wording';
import { type Choose, fastRng, type Seat, viewOf } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { rule } from '@yamanote/tools/rule';
import { describe, expect, test } from 'vitest';
import { speech, words } from './index.ts';
import { seatsOwing } from './owing.ts';
import { columnName, squareAt, squareOf } from './squares.ts';
import { PLAYED } from './testing/matches.ts';
import { topics } from './topics.ts';

await loadAll(words, topics);

const NAMES = ['Ada', 'Botan', 'Chiyo', 'Doğan'];
const { events, scenes } = PLAYED;

testSpeech({
  game: nextStation,
  speech,
  topics,
  played: PLAYED,
  seatsOf,
  thingsIn: (event) => placesOf(event).map(squareAt),
});

test('everything came up that there are words for', () => {
  const asked = new Set(scenes.flatMap(({ view, seat }) => (seat === null ? [] : [view.stack.at(-1)?.kind])));
  expect([...asked].sort()).toEqual(Object.keys(words.en.explanations).sort());
  const told = new Set(events.map(({ type }) => type));
  expect([...told].sort()).toEqual(Object.keys(words.en.events).sort());
});

describe.each(LANGUAGES)('of the map, in %s', (language) => {
  const { action, question } = speech[language];

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

  test('whoever watches or has answered reads who is still drawing', () => {
    const { view } = scenes.find(
      ({ view: { stack, sheets }, seat }) => seat === 1 && sheets.length === 4 && stack.at(-1)?.kind === 'draw',
    ) as Scene<NextStation>;
    const owing = seatsOwing(view).map((seat) => NAMES[seat]);
    for (const viewer of ['public', 0] as const) {
      const asked = question({ ...view, viewer }, NAMES);
      for (const name of NAMES) expect(asked.includes(name)).toBe(owing.includes(name));
    }
  });
});

function drawings(): (Scene<NextStation> & { seat: Seat })[] {
  return scenes.filter((scene): scene is Scene<NextStation> & { seat: Seat } => {
    const { kind } = scene.view.stack.at(-1) ?? { kind: '' };
    return scene.seat !== null && (kind === 'draw' || kind === 'own-pace');
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
  const state = beginAt(nextStation, { map: JSON.parse(turned) }, 1, { effects: true });
  let drawn = 0;
  let asked = '';
  const last: Choose<NextStation> = (_state, _seat, choices) => choices[choices.length - 1];
  for (const { by, answer, events } of moments(nextStation, state, fastRng('turned'), last)) {
    for (const told of events) {
      if (told.type !== 'drew' && told.type !== 'extended' && told.type !== 'circled') continue;
      const squares = speech.en.event(told, NAMES)?.match(/\b[A-J]\d+\b/g) ?? [];
      expect(squares).toHaveLength(told.type === 'circled' ? 1 : 2);
      for (const square of squares) expect(asked).toMatch(new RegExp(`\\b${square}\\b`));
      drawn++;
    }
    asked = by === 0 ? speech.en.action(answer as Action, viewOf(nextStation, state, 0), NAMES) : '';
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
  const said = (scene: Scene<NextStation>) => speech.en.situation?.(scene.view, namesFor(NAMES, scene.seat)) ?? '';
  const drawing = scenes.filter(({ view, seat }) => seat !== null && view.stack.at(-1)?.kind === 'draw');
  const [first] = drawing;
  const pencil = scorePad(first.view, first.seat as Seat).rows[0].pencil as string;
  expect(said(first)).toMatch(
    new RegExp(`^${pencil} starts at [A-J]\\d+\\. You have .* the Yamanote Line counts`, 'i'),
  );
  const later = drawing.find(
    ({ view, seat }) => scorePad(view, seat as Seat).rows[0].districts > 0,
  ) as Scene<NextStation>;
  expect(said(later)).toMatch(/^You have −?\d+ points? so far\.( [1-4] of 5 underground cards (is|are) out\.)?$/);
  const further = drawing.find(({ view, seat }) => {
    const phase = view.phases[seat as Seat];
    return phase > 0 && view.sheets.length === 2 && scorePad(view, seat as Seat).rows[phase].districts === 0;
  }) as Scene<NextStation>;
  const other = 1 - (further.seat as Seat);
  const theirs = scorePad(further.view, other).total;
  expect(said(further).replaceAll('−', '-')).toContain(`${NAMES[other]} has ${theirs} point`);
  const over = scenes.find(({ view }) => view.stack.length === 0 && view.sheets.length > 1) as Scene<NextStation>;
  const { total, lines } = scorePad(over.view, 0);
  expect(said(over).replaceAll('−', '-')).toContain(
    `${total} point${Math.abs(total) === 1 ? '' : 's'}: lines ${lines}, hotspots `,
  );
});
