import { readFileSync } from 'node:fs';
import { loadAll } from '@yamanote/games/by-language';
import {
  type Action,
  ESTABLISHMENTS,
  type Event,
  LANDMARKS,
  type MachiKoroOptions,
  type MachiKoroState,
  machiKoro,
} from '@yamanote/games/machi-koro/rules';
import { LANGUAGES, type Language } from '@yamanote/games/room';
import { namesFor, type Person, personOf } from '@yamanote/games/wording';
import { actor, apply, chanceOf, fastRng, legal, optionSpecs, sample, start } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { describe, expect, test } from 'vitest';
import { speech, type Words, words } from './index.ts';
import { topics as topicsBy } from './topics.ts';

await loadAll(words);

const NAMES = ['Ada', 'Botan', 'Chiyo', 'Doğan'];
const CARDS = [...ESTABLISHMENTS, ...LANDMARKS];
const [ADA, BOTAN] = [personOf(NAMES, 0), personOf(NAMES, 1)];
const YOU = { name: 'Ada', you: true };

/** Values for every sentence that is a function. */
const CAUSES = [
  { card: 'ranch', copies: 1, coins: 1 },
  { card: 'bakery', copies: 2, coins: 2 },
];
const SAMPLES: Record<string, readonly object[]> = {
  'questions.roll': [
    { seat: ADA, dice: 1 },
    { seat: YOU, dice: 2 },
  ],
  'questions.reroll': ofEach((seat) => ({ seat, number: 7 })),
  'questions.charge': ofEach((seat) => ({ seat })),
  'questions.give': ofEach((seat) => ({ seat })),
  'questions.take': ofEach((seat) => ({ seat, giving: 'bakery' })),
  'questions.build': ofEach((seat) => ({ seat, coins: 5 })),
  situation: [
    ...ofEach((seat) => ({ seat, built: 1, of: 4, coins: 7, last: null })),
    ...LANDMARKS.flatMap(({ id, cost }) =>
      ofEach((seat) => ({ seat, built: 3, of: 4, coins: 1, last: { card: id, cost } })),
    ),
  ],
  'waiting.first': [{}],
  'waiting.dice': ofEach((seat) => ({ seat })),
  'waiting.turn-over': [{}],
  'waiting.over': ofEach((seat) => ({ seat })),
  'actions.roll': [{ dice: 1 }, { dice: 2 }],
  'actions.keep': [{ number: 7 }],
  'actions.reroll': [{}],
  'actions.charge': [{ seat: 'Botan', coins: 3 }],
  'actions.decline': [{}],
  'actions.give': [{ card: 'bakery' }],
  'actions.take': [{ seat: 'Botan', card: 'mine' }],
  'actions.build': CARDS.map(({ id, cost }) => ({ card: id, cost })),
  'actions.pass': [{}],
  'events.first-drawn': ofEach((seat) => ({ seat })),
  'events.turn-began': [...ofEach((seat) => ({ seat, second: false })), ...ofEach((seat) => ({ seat, second: true }))],
  'events.activated': LANDMARKS.flatMap(({ id }) => ofEach((seat) => ({ seat, landmark: id }))),
  'events.rolled': [
    { seat: ADA, dice: [5], again: false },
    { seat: YOU, dice: [3, 4], again: false },
    { seat: ADA, dice: [4, 4], again: true },
  ],
  'events.rerolled': ofEach((seat) => ({ seat, dice: [3, 4] })),
  'events.paid': [
    { from: ADA, to: BOTAN, coins: 1, claimed: 1, causes: [{ card: 'cafe', copies: 1, coins: 1 }] },
    { from: YOU, to: BOTAN, coins: 2, claimed: 5, causes: [{ card: 'tv-station', copies: 1, coins: 5 }] },
    { from: BOTAN, to: YOU, coins: 0, claimed: 4, causes: [{ card: 'cafe', copies: 2, coins: 4 }] },
  ],
  'events.earned': [
    { seat: ADA, coins: 3, causes: CAUSES },
    { seat: YOU, coins: 1, causes: CAUSES.slice(0, 1) },
  ],
  'events.swapped': [
    { seat: ADA, gave: 'bakery', other: BOTAN, took: 'mine' },
    { seat: YOU, gave: 'bakery', other: BOTAN, took: 'mine' },
    { seat: BOTAN, gave: 'bakery', other: YOU, took: 'mine' },
  ],
  'events.swap-declined': ofEach((seat) => ({ seat })),
  'events.built': CARDS.flatMap(({ id, cost }) => ofEach((seat) => ({ seat, card: id, cost }))),
  'events.passed': [...ofEach((seat) => ({ seat, forced: false })), ...ofEach((seat) => ({ seat, forced: true }))],
  'events.turned-over': ESTABLISHMENTS.map(({ id }) => ({ card: id })),
  'events.won': ofEach((seat) => ({ seat })),
  turn: ofEach((seat) => ({ seat, deeds: [{ do: 'roll', number: 9, instead: 3, second: true }, { do: 'win' }] })),
  turnHeard: ofEach((seat) => ({
    seat,
    deeds: [
      { do: 'roll', number: 3, instead: null, second: false },
      { do: 'owe', to: BOTAN, card: 'cafe' },
    ],
  })),
  toYou: [
    { coins: 5, own: false },
    { coins: -2, own: false },
  ],
  establishment: ESTABLISHMENTS.map(({ id, numbers, colour, icon, cost }) => ({
    card: id,
    numbers,
    colour,
    icon,
    cost,
  })),
  landmark: LANDMARKS.map(({ id, icon, cost }) => ({ card: id, icon, cost })),
};

/** The same about somebody, and about the reader. */
function ofEach<V>(values: (seat: Person) => V): V[] {
  return [ADA, YOU].map(values);
}

type Sentence = (values: object) => string;

/** Every text of a language by where it stands, with sentences made of the samples. */
function textsOf(language: Language): Map<string, string> {
  const texts = new Map<string, string>();
  visit(words[language], '', (path, leaf) => {
    if (typeof leaf === 'string') texts.set(path, leaf);
    else for (const [i, values] of SAMPLES[path].entries()) texts.set(`${path}[${i}]`, leaf(values));
  });
  return texts;
}

function visit(node: object, path: string, seen: (path: string, leaf: string | Sentence) => void): void {
  for (const [key, value] of Object.entries(node)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'object') visit(value, here, seen);
    else seen(here, value);
  }
}

const TEXTS = Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(language)])) as Record<
  Language,
  Map<string, string>
>;

/** What somebody from anywhere would write the same way. */
const SAME_ANYWHERE: readonly string[] = ['title', 'cards.cafe.name'];

describe('the languages', () => {
  test.each(LANGUAGES)('%s has every text, and nothing is left unfilled', (language) => {
    expect([...TEXTS[language].keys()]).toEqual([...TEXTS.en.keys()]);
    for (const [path, text] of TEXTS[language]) {
      expect(text, path).toMatch(/\S/);
      expect(text, path).not.toMatch(/[{}[\]]|undefined|NaN|object|\s\s|^\s|\s$/);
    }
  });

  test('say the same thing in words of their own', () => {
    for (const [path, text] of TEXTS.en) {
      if (!SAME_ANYWHERE.includes(path)) expect(TEXTS.de.get(path), path).not.toBe(text);
      expect(TEXTS.ja.get(path), path).not.toBe(text);
      expect(TEXTS.ja.get(path), path).not.toBe(TEXTS.de.get(path));
    }
  });

  test('use every value that they are given', () => {
    for (const language of LANGUAGES) {
      visit(words[language], '', (path, leaf) => {
        if (typeof leaf === 'string') return;
        const given = new Set<string | symbol>();
        const used = new Set<string | symbol>();
        for (const values of SAMPLES[path]) {
          for (const key of Object.keys(values)) given.add(key);
          leaf(new Proxy(values, { get: (target, key) => used.add(key) && Reflect.get(target, key) }));
        }
        expect([...used].sort(), `${language} ${path}`).toEqual([...given].sort());
      });
    }
  });

  test('are written with the letters and marks of their own', () => {
    for (const [path, text] of TEXTS.ja) {
      expect(text, path).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
      expect(text, path).not.toMatch(/[,.?!;:()]/);
    }
    for (const [path, text] of TEXTS.de) expect(text, path).not.toMatch(/["'”]/);
    for (const [path, text] of TEXTS.en) expect(text, path).not.toMatch(/["“”„’]/);
  });

  test('keep the short texts of cards short, and explanations to one sentence of three lines on a phone', () => {
    for (const [language, longest, note] of [
      ['en', 28, 84],
      ['de', 28, 84],
      ['ja', 14, 42],
    ] as const) {
      for (const { id } of CARDS) {
        const { short } = words[language].cards[id];
        expect([...short].length, short).toBeLessThanOrEqual(longest);
      }
      for (const text of [words[language].goal, ...Object.values(words[language].explanations)]) {
        expect(text).toMatch(/^[^.。!?？]+[.。]$/);
        expect([...text].length, text).toBeLessThanOrEqual(note);
      }
    }
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const { option } = speech[language];
  const topics = topicsBy[language];
  const spoken: Words = words[language];
  const textOf = (card: string) => topics.find(({ id }) => id === card)?.text ?? '';

  rule(
    ['MK-1.8'],
    `number, name, icon, whose roll counts, effect and cost can be read of every card (${language})`,
    () => {
      for (const { id, numbers, colour, icon, cost } of ESTABLISHMENTS) {
        const text = textOf(id);
        expect(text).toBe(spoken.establishment({ card: id, numbers, colour, icon, cost }));
        expect(text).toContain(numbers.join('–'));
        expect(text).toContain(spoken.colours[colour].name);
        expect(text).toContain(spoken.colours[colour].pays);
        expect(text).toContain(spoken.icons[icon]);
        expect(text).toMatch(new RegExp(`${cost} ?(coin|Münze|コイン)`));
        expect(text).toContain(spoken.cards[id].text);
        expect(topics.find((topic) => topic.id === id)?.name).toBe(spoken.cards[id].name);
        for (const number of numbers) expect(spoken.cards[id].text).toContain(`${number}`);
      }
      for (const { id, icon, cost } of LANDMARKS) {
        const text = textOf(id);
        expect(text).toBe(spoken.landmark({ card: id, icon, cost }));
        expect(text).toContain(spoken.icons[icon]);
        expect(text).toMatch(new RegExp(`${cost} ?(coin|Münze|コイン)`));
        expect(text).toContain(spoken.cards[id].text);
        expect(topics.find((topic) => topic.id === id)?.name).toBe(spoken.cards[id].name);
      }
    },
  );

  test('who builds reads what it costs', () => {
    const { state } = MOMENTS[0];
    for (const { id, cost } of CARDS) {
      const label = speech[language].action({ do: 'build', card: id }, state, NAMES);
      expect(label).toBe(spoken.actions.build({ card: id, cost }));
    }
  });

  test('a card says how many coins it brings, and which icon it counts', () => {
    for (const { id, effect } of ESTABLISHMENTS) {
      const { text } = spoken.cards[id];
      if ('coins' in effect) expect(text).toMatch(new RegExp(`${effect.coins} ?(coin|Münze|コイン)`));
      if ('per' in effect) expect(text).toContain(spoken.icons[effect.per]);
      if ('swap' in effect) expect(text).toContain(spoken.icons.tower);
    }
  });

  test('names tell cards, colours, icons and topics apart', () => {
    for (const names of [
      topics.map(({ id }) => id),
      topics.map(({ name }) => name),
      Object.values(spoken.colours).map(({ name }) => name),
      Object.values(spoken.icons),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('every option and every value of it has a name', () => {
    for (const [key, spec] of Object.entries(optionSpecs(machiKoro))) {
      const { name, hint, values } = option(key);
      expect(name).not.toBe('');
      expect(hint).not.toBe('');
      const expected = {
        flag: ['false', 'true'],
        choice: 'values' in spec ? spec.values : [],
        seat: ['random', '0', '1', '2', '3'],
        number: [],
      }[spec.type];
      expect(Object.keys(values).sort(), key).toEqual([...expected].sort());
    }
    expect(() => option('weather')).toThrow('weather');
  });

  test('every question of a match is asked by name, and its answers can be told apart', () => {
    for (const { state, choices, seat } of MOMENTS) {
      const question = speech[language].question(state, NAMES);
      if (seat !== null) expect(question).toContain(NAMES[seat]);
      const labels = choices.map((choice) => speech[language].action(choice, state, NAMES));
      expect(new Set(labels).size, question).toBe(labels.length);
    }
  });

  test('the reader is spoken to: no question or line has the own name', () => {
    const names = namesFor(NAMES, 1);
    for (const { state, seat } of MOMENTS) {
      const question = speech[language].question(state, names);
      expect(question).not.toContain('Botan');
      if (seat === 1) expect(question).not.toMatch(/Ada|Chiyo|Doğan/);
      else if (seat !== null) expect(question).toContain(NAMES[seat]);
    }
    for (const event of EVENTS) {
      const line = speech[language].event(event, names) as string;
      expect(line).not.toContain('Botan');
      if (seatsOf(event).includes(1)) expect(line).toMatch(/\byour?\b|\b(du|dein|dich|dir)\b|あなた/i);
    }
  });

  test('the log names who did what to whom, with which card', () => {
    expect(new Set(EVENTS.map(({ type }) => type))).toEqual(new Set(Object.keys(spoken.events)));
    for (const event of EVENTS) {
      const line = speech[language].event(event, NAMES) as string;
      for (const seat of seatsOf(event)) expect(line).toContain(NAMES[seat]);
      for (const card of cardsOf(event)) {
        expect(line.toLowerCase()).toContain(spoken.cards[card].name.toLowerCase());
      }
    }
  });
});

test('a payment says what was short', () => {
  const event: Event = {
    type: 'paid',
    from: 0,
    to: 1,
    coins: 2,
    claimed: 5,
    causes: [{ card: 'tv-station', copies: 1, coins: 5 }],
  };
  expect(speech.en.event(event, NAMES)).toBe('Ada pays Botan 2 of 5 coins, all there is (TV station).');
  expect(speech.de.event(event, NAMES)).toBe('Ada zahlt 2 von 5 Münzen an Botan, mehr ist nicht da (Fernsehsender).');
  expect(speech.ja.event(event, NAMES)).toBe(
    'AdaさんはBotanさんに、5コインのうち持っている2コインだけ払います（テレビ局1枚）。',
  );
});

test('income says which cards paid, and what each of several was worth', () => {
  const event = { type: 'earned', seat: 2, coins: 3, causes: CAUSES } as Event;
  expect(speech.en.event(event, NAMES)).toBe('Chiyo earns 3 coins from a ranch (1) and 2 bakeries (2).');
  expect(speech.de.event(event, NAMES)).toBe('Chiyo erhält 3 Münzen durch einen Bauernhof (1) und 2 Bäckereien (2).');
  expect(speech.ja.event(event, NAMES)).toBe(
    'Chiyoさんは銀行から3コインもらいます（牧場1枚で1コイン、パン屋2枚で2コイン）。',
  );
});

describe('the written rules', () => {
  const rules = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const idsIn = (text: string) => Array.from(text.matchAll(/^(?:\s*- |\| )\*\*(MK-\w+(?:\.\w+)?)/gm), ([, id]) => id);

  test('have the same ids in every language', () => {
    const ids = idsIn(rules('RULES.md'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(idsIn(rules('RULES.de.md'))).toEqual(ids);
    expect(idsIn(rules('RULES.ja.md'))).toEqual(ids);
  });

  test.each(LANGUAGES)('list the cards as they are (%s)', (language) => {
    const text = rules(language === 'en' ? 'RULES.md' : `RULES.${language}.md`);
    const { cards, colours, icons } = words[language];
    for (const { id, numbers, colour, icon, cost, copies } of ESTABLISHMENTS) {
      const cells = [numbers.join('–'), cards[id].name, colours[colour].name, icons[icon], cost, copies];
      expect(text).toContain(`| ${cells.join(' | ')} |`);
    }
    for (const { id, cost } of LANDMARKS) expect(text).toContain(`| ${cards[id].name} | ${cost} |`);
  });
});

/** Random matches, until every kind of event was told. */
interface Moment {
  state: MachiKoroState;
  seat: number | null;
  choices: Action[];
}
const EVENTS: Event[] = [];
const MOMENTS: Moment[] = [];
for (const [seed, display] of [
  ['a', 'full'],
  ['b', 'changing'],
  ['c', 'full'],
] as const) {
  playMatch(seed, { edition: 'base', beginnerLimit: false, display, first: 'random' });
}

function playMatch(seed: string, options: MachiKoroOptions): void {
  const rng = fastRng(seed);
  const state = start(machiKoro, NAMES.length, options);
  for (let next = actor(machiKoro, state); next !== null; next = actor(machiKoro, state)) {
    const seat = next === 'chance' ? null : next;
    const choices = seat === null ? [] : legal(machiKoro, state, seat);
    MOMENTS.push({ state: machiKoro.clone(state), seat, choices });
    const answer = next === 'chance' ? sample(chanceOf(machiKoro, state), rng) : choices[rng.below(choices.length)];
    apply(machiKoro, state, next, answer, (event) => EVENTS.push(event as Event));
  }
  MOMENTS.push({ state, seat: state.roller, choices: [] });
}

function seatsOf(event: Event): number[] {
  return Object.entries(event).flatMap(([key, value]) =>
    ['seat', 'other', 'from', 'to'].includes(key) ? [value] : [],
  );
}

/** Cards that are named in the singular. */
function cardsOf(event: Event): (keyof Words['cards'])[] {
  return Object.entries(event).flatMap(([key, value]) =>
    ['card', 'landmark', 'gave', 'took'].includes(key) ? [value] : [],
  );
}
