import { readFileSync } from 'node:fs';
import { loadAll } from '@yamanote/games/by-language';
import { ESTABLISHMENTS, type Event, LANDMARKS } from '@yamanote/games/machi-koro/rules';
import { LANGUAGES } from '@yamanote/games/room';
import { testLanguages } from '@yamanote/games/testing/languages';
import { testRules } from '@yamanote/tools/voice';
import { describe, expect, test } from 'vitest';
import { speech, words } from './index.ts';
import { SENTENCES } from './testing/samples.ts';

await loadAll(words);

const NAMES = ['Ada', 'Botan', 'Chiyo', 'Doğan'];

testLanguages({
  words,
  speech,
  sentences: SENTENCES,
  sameInGerman: /^(title|cards\.cafe\.name)$/,
  explanations: { longest: { en: 84, de: 84, ja: 42 }, sentences: 2 },
});

test.each([
  ['en', 28],
  ['de', 28],
  ['ja', 14],
] as const)('the short texts of cards are short in %s', (language, longest) => {
  for (const { id } of [...ESTABLISHMENTS, ...LANDMARKS]) {
    const { short } = words[language].cards[id];
    expect([...short].length, short).toBeLessThanOrEqual(longest);
  }
});

test.each(LANGUAGES)('names tell colours and icons apart in %s', (language) => {
  const { colours, icons } = words[language];
  for (const names of [Object.values(colours).map(({ name }) => name), Object.values(icons)]) {
    expect(new Set(names).size).toBe(names.length);
  }
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
  expect(speech.en.event(event, NAMES)).toBe('Ada can only pay Botan 2 of 5 coins (TV station).');
  expect(speech.de.event(event, NAMES)).toBe('Ada kann Botan nur 2 von 5 Münzen zahlen (Fernsehsender).');
  expect(speech.ja.event(event, NAMES)).toBe(
    'AdaさんがBotanさんに、5コインのうち2コインだけ払いました（テレビ局1枚）。',
  );
});

test('income says which cards paid, and what each of several was worth', () => {
  const causes = [
    { card: 'ranch', copies: 1, coins: 1 },
    { card: 'bakery', copies: 2, coins: 2 },
  ];
  const event = { type: 'earned', seat: 2, coins: 3, causes } as Event;
  expect(speech.en.event(event, NAMES)).toBe('Chiyo earns 3 coins from a ranch (1) and 2 bakeries (2).');
  expect(speech.de.event(event, NAMES)).toBe('Chiyo erhält 3 Münzen durch einen Bauernhof (1) und 2 Bäckereien (2).');
  expect(speech.ja.event(event, NAMES)).toBe(
    'Chiyoさんが銀行から3コインもらいました（牧場1枚で1コイン、パン屋2枚で2コイン）。',
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

testRules({ room: 'machi-koro', folder: new URL('../', import.meta.url) });
