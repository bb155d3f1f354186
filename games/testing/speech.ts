/** What must be true of what any game says in its matches: `testSpeech` in a game's `speech.test.ts` tries it. */
import type { ByLanguage } from '@yamanote/games/by-language';
import { LANGUAGES, type Language, type OptionWords, type Speech, type Topic } from '@yamanote/games/room';
import { namesFor } from '@yamanote/games/wording';
import { type Game, type OptionSpec, optionSpecs, type Seat, type Shape } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { kindOf, type Played } from './matches.ts';

export interface Spoken<T extends Shape> {
  game: Game<T>;
  /** All languages of it are loaded. */
  speech: ByLanguage<Speech<T>>;
  /** What can be asked about: all languages of it are loaded, too. */
  topics: ByLanguage<readonly Topic[]>;
  /** Matches in which everything came up that there are words for. */
  played: Played<T>;
  /** Whether a question to somebody else, if it is about the reader, speaks to the reader, too; it does unless told. */
  overheard?: boolean;
  /** Whom a line about this event names. */
  seatsOf(event: T['event']): readonly Seat[];
  /** What else it names. */
  thingsIn?(event: T['event'], language: Language): readonly (string | RegExp)[];
}

/** Names that are part of no other word. */
const NAMES = ['Wilma', 'Botan', 'Xenia', 'Doğan', 'Emre', 'Fumiko'];
const UNFILLED = /undefined|NaN|null|object/;
const SPOKEN_TO = {
  en: /\byour?\b/i,
  de: /\b(du|dich|dir|dein(e[mnrs]?)?|euch)\b/i,
  ja: /あなた|自分/,
} as const;

export function testSpeech<T extends Shape>(spoken: Spoken<T>): void {
  const { game, speech, topics, played, overheard = true, seatsOf, thingsIn } = spoken;
  describe.each(LANGUAGES)('in %s', (language) => {
    const { action, event, explain, option, order, question } = speech[language];

    test('whoever is asked is called by name, and answers can be told apart', () => {
      const faults = played.scenes.flatMap(({ view, seat, choices }) => {
        const asked = question(view, NAMES);
        if (seat === null) return UNFILLED.test(asked) ? [asked] : [];
        const labels = choices.map((choice) => action(choice, view, NAMES));
        const isFine =
          asked.includes(NAMES[seat]) &&
          explain(kindOf(view) as string) !== null &&
          new Set(labels).size === labels.length &&
          !UNFILLED.test([asked, ...labels].join(' '));
        return isFine ? [] : [[asked, ...labels].join('\n')];
      });
      expect(played.scenes.length).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    });

    test('whoever reads a question is not called by name', () => {
      const faults = played.scenes.flatMap(({ view, seat }) =>
        (overheard ? [...NAMES.keys()] : [seat ?? 0]).flatMap((reader) => {
          const asked = question(view, namesFor(NAMES, reader));
          return asked.includes(NAMES[reader]) ? [asked] : [];
        }),
      );
      expect(faults).toEqual([]);
    });

    test('the log names who did what to whom, and with what', () => {
      const faults = played.events.flatMap((told) => {
        const line = event(told, NAMES);
        if (line === null) return [];
        const isNamed =
          seatsOf(told).every((seat) => line.includes(NAMES[seat])) &&
          (thingsIn?.(told, language) ?? []).every((thing) => line.match(pattern(thing)) !== null);
        return isNamed && !UNFILLED.test(line) ? [] : [{ told, line }];
      });
      expect(played.events.length).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    });

    test('whoever reads the log is spoken to, and not called by name', () => {
      const faults = played.events.flatMap((told) =>
        seatsOf(told).flatMap((reader) => {
          const line = event(told, namesFor(NAMES, reader));
          const isFine = line === null || (!line.includes(NAMES[reader]) && SPOKEN_TO[language].test(line));
          return isFine ? [] : [{ told, line }];
        }),
      );
      expect(faults).toEqual([]);
    });

    test('every option and every value of it has a name', () => {
      for (const [key, spec] of Object.entries(optionSpecs(game))) {
        const words = option(key);
        expect(words.hint, key).not.toBe('');
        expectValues(words, spec, key);
      }
      expect(() => option('no such option')).toThrow('no such option');
    });

    if (game.orders !== undefined) {
      test('every standing order, every setting and every value of it has a name', () => {
        for (const [id, { settings }] of Object.entries(game.orders ?? {})) {
          const words = order?.(id);
          expect(words?.name, id).toMatch(/\S/);
          expect(Object.keys(words?.settings ?? {}), id).toEqual(Object.keys(settings));
          for (const [key, spec] of Object.entries(settings)) {
            expectValues(words?.settings[key], spec, `${id}.${key}`);
          }
        }
        expect(() => order?.('no such order')).toThrow('no such order');
      });
    }

    test('what asks nobody needs no explanation', () => {
      const rules = Object.entries<{ is: string }>(game.rules);
      const silent = rules.flatMap(([kind, { is }]) => (is === 'step' || is === 'chance' ? [kind] : []));
      expect(silent.filter((kind) => explain(kind) !== null)).toEqual([]);
    });

    test('topics can be told apart', () => {
      const all = topics[language];
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(new Set(all.map(({ name }) => name.toLowerCase())).size).toBe(all.length);
    });
  });

  /** A name, and one for each value, unless they are numbers. */
  function expectValues(words: OptionWords | undefined, spec: OptionSpec, where: string): void {
    const expected = {
      flag: ['false', 'true'],
      choice: spec.type === 'choice' ? spec.values : [],
      seat: ['random', ...Array(game.seats.max).keys()].map(String),
      number: [],
    }[spec.type];
    expect(words?.name, where).toMatch(/\S/);
    expect(Object.keys(words?.values ?? {}).sort(), where).toEqual([...expected].sort());
  }
}

function pattern(thing: string | RegExp): RegExp {
  return typeof thing === 'string' ? new RegExp(thing.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')) : thing;
}
