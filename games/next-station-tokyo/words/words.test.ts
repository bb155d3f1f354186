import { loadAll, wordsFrom, wordsOfBoth } from '@yamanote/games/by-language';
import type { Event } from '@yamanote/games/next-station-tokyo/rules';
import { LANGUAGES } from '@yamanote/games/room';
import { testLanguages } from '@yamanote/games/testing/languages';
import { describe, expect, test } from 'vitest';
import { speech, words } from './index.ts';
import { EVENTS, SENTENCES, WORDLESS } from './testing/samples.ts';
import { topicWords } from './topics.ts';

/** Also what is fetched by itself. */
const all = wordsFrom(wordsOfBoth(words, topicWords), ([words, topics]) => ({ ...words, topics }));

await loadAll(all);

const NAMES = ['Ada', 'Botan', 'Chiyo', 'Doğan'];

testLanguages({
  words: all,
  speech,
  sentences: SENTENCES,
  apart: ['events'],
  events: Object.values(EVENTS).flat(),
  wordless: WORDLESS,
  sameInGerman: /^(title|actions\.(draw|extend)|effects\.joker\.name|goals\.hotspots\.name|topics\.hotspots\.name)/,
  explanations: { longest: { en: 95, de: 95, ja: 45 }, sentences: 2 },
});

test.each(LANGUAGES)('%s calls no two things of a kind the same', (language) => {
  const { symbols, pencils, districts, grades } = words[language];
  for (const table of [symbols, pencils, districts, grades]) {
    expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length);
  }
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
    expect(en.actions.draw({ ...drawing, beside: 'ring' })).toBe('G8 → G10: 3×4, +7, beside the Yamanote Line');
    expect(de.actions.draw({ ...drawing, beside: 'blue' })).toBe('G8 → G10: 3×4, +7, neben Blau');
    expect(ja.actions.draw({ ...drawing, beside: 'ring' })).toBe('G8→G10：3×4、+7点、山手線と複線');
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
    expect(speech.ja.event(many, NAMES)).toBe('Adaさんのピンクの線は、5地区×4駅で20点でした。');
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
    expect(speech.ja.event(shared, NAMES)).toBe('AdaさんとChiyoさんが勝利を分かち合いました！');
  });
});
