import { loadAll } from '@yamanote/games/by-language';
import type { Event } from '@yamanote/games/next-station-tokyo/rules';
import { LANGUAGES, type Language } from '@yamanote/games/room';
import { describe, expect, test } from 'vitest';
import { speech, words } from './index.ts';
import { EVENTS, SENTENCES, WORDLESS } from './testing/samples.ts';
import { topics, topicWords } from './topics.ts';

await loadAll(words, topics);

const NAMES = ['Ada', 'Botan', 'Chiyo', 'Doğan'];

type Sentence = (values: object) => string;

/** Every text of a language by where it stands, with sentences made of the samples. */
function textsOf(language: Language): Map<string, string> {
  const texts = new Map<string, string>();
  const { events: _lines, ...others } = words[language];
  visit({ ...others, topics: topicWords[language] }, '', (path, leaf) => {
    if (typeof leaf === 'string') texts.set(path, leaf);
    else for (const [i, values] of SENTENCES[path].entries()) texts.set(`${path}[${i}]`, leaf(values));
  });
  for (const [i, event] of Object.values(EVENTS).flat().entries()) {
    texts.set(`events.${event.type}[${i}]`, speech[language].event(event, NAMES) ?? '');
  }
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
const SAME_IN_GERMAN =
  /^(title|actions\.(draw|extend)|effects\.joker\.name|goals\.hotspots\.name|topics\.hotspots\.name)/;

describe('the languages', () => {
  test.each(LANGUAGES)('%s has every text, and nothing is left unfilled', (language) => {
    expect([...TEXTS[language].keys()]).toEqual([...TEXTS.en.keys()]);
    for (const [path, text] of TEXTS[language]) {
      expect(text, path).toMatch(/\S/);
      expect(text, path).not.toMatch(/[{}[\]]|undefined|null|NaN|object|\s\s|^\s|\s$|\(\)|（）/);
    }
  });

  test('say the same thing in words of their own', () => {
    for (const [path, text] of TEXTS.en) {
      if (!SAME_IN_GERMAN.test(path)) expect(TEXTS.de.get(path), path).not.toBe(text);
      expect(TEXTS.ja.get(path), path).not.toBe(text);
      expect(TEXTS.ja.get(path), path).not.toBe(TEXTS.de.get(path));
    }
  });

  test('use every value that they are given', () => {
    for (const language of LANGUAGES) {
      const { events: _lines, ...others } = words[language];
      visit({ ...others, topics: topicWords[language] }, '', (path, leaf) => {
        if (typeof leaf === 'string') return;
        const given = new Set<string | symbol>();
        const used = new Set<string | symbol>();
        for (const values of SENTENCES[path]) {
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

  test('are nowhere silent but where another line tells it', () => {
    for (const language of LANGUAGES) {
      for (const event of WORDLESS) expect(speech[language].event(event, NAMES), event.type).toBeNull();
    }
  });

  test('explain each kind of decision in one short sentence, and introduce the game in three', () => {
    for (const language of LANGUAGES) {
      const longest = { en: 95, de: 95, ja: 45 }[language];
      for (const text of [words[language].goal, ...Object.values(words[language].explanations)]) {
        expect(text).toMatch(/^[^.。!?？]+[.。]$/);
        expect([...text].length, text).toBeLessThanOrEqual(longest);
      }
      expect(words[language].about.match(/[.。](?= |$|\p{L})/gu)).toHaveLength(3);
    }
  });

  test.each(LANGUAGES)('%s calls no two things the same that could be asked about', (language) => {
    const names = topics[language].map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    const ids = topics[language].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const table of [
      words[language].symbols,
      words[language].pencils,
      words[language].districts,
      words[language].grades,
    ]) {
      expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length);
    }
  });
});

describe('a label', () => {
  const drawing = { from: 'G8', to: 'G10', beside: null, line: { districts: 3, stations: 4 }, gain: 7 };
  const { en, de, ja } = words;

  test('says where, what becomes of the line, and what the sheet gains', () => {
    expect(en.actions.draw(drawing)).toBe('G8 → G10: 3×4, +7');
    expect(de.actions.extend({ ...drawing, on: 'G12', gain: 0 })).toBe('G8 → G10 → G12: 3×4, ±0');
    expect(ja.actions.circle({ ...drawing, gain: -1 })).toBe('G8→G10：3×4、−1点、2駅に数える');
  });

  test('says what a double track runs beside', () => {
    expect(en.actions.draw({ ...drawing, beside: 'ring' })).toBe('G8 → G10: 3×4, +7, beside the ring');
    expect(de.actions.draw({ ...drawing, beside: 'blue' })).toBe('G8 → G10: 3×4, +7, neben Blau');
    expect(ja.actions.draw({ ...drawing, beside: 'ring' })).toBe('G8→G10：3×4、+7点、環状線と複線');
  });
});

describe('numbers', () => {
  const scored = { type: 'line-scored', seat: 0, phase: 0, pencil: 'pink', only: null } as const;

  test('have the right form of what they count', () => {
    const one = { ...scored, districts: 1, stations: 1, points: 1 };
    const many = { ...scored, districts: 5, stations: 4, points: 20 };
    expect(speech.en.event(one, NAMES)).toBe('Ada scores pink: 1 district × 1 station = 1 point.');
    expect(speech.en.event(many, NAMES)).toBe('Ada scores pink: 5 districts × 4 stations = 20 points.');
    expect(speech.de.event(one, NAMES)).toBe('Ada wertet Rosa: 1 Bezirk × 1 Station = 1 Punkt.');
    expect(speech.de.event(many, NAMES)).toBe('Ada wertet Rosa: 5 Bezirke × 4 Stationen = 20 Punkte.');
    expect(speech.ja.event(many, NAMES)).toBe('Adaさんのピンクの線は5地区×4駅で20点です。');
  });

  test('below zero have a minus sign', () => {
    for (const language of LANGUAGES) {
      expect(speech[language].event({ type: 'sheet-scored', seat: 0, total: -24, only: null }, NAMES)).toContain('−24');
    }
  });

  test('agree with who wins', () => {
    const shared: Event = { type: 'won', seats: [0, 2] };
    expect(speech.en.event(shared, NAMES)).toBe('Ada and Chiyo share the victory!');
    expect(speech.de.event(shared, NAMES)).toBe('Ada und Chiyo teilen sich den Sieg!');
    expect(speech.ja.event(shared, NAMES)).toBe('AdaさんとChiyoさんが勝利を分け合いました！');
  });
});
