import { loadAll } from '@yamanote/games/by-language';
import { type CardId, ESTABLISHMENT_IDS, LANDMARK_IDS } from '@yamanote/games/machi-koro/rules';
import { LANGUAGES } from '@yamanote/games/room';
import { expect, test } from 'vitest';
import { allWords, boardWords, labelOf, nameOf } from './index.ts';

await loadAll(allWords);

const CARDS: readonly CardId[] = [...ESTABLISHMENT_IDS, ...LANDMARK_IDS];
/** Where a small card has no room for the whole name; the button's words and the dialog have it. */
const SHORTENED = ['en fruit-vegetable-market'];
/** A place where a line may break: space, hyphen, soft hyphen, zero-width space. */
const BREAK = /[ \-\u00ad\u200b]/;
/** What fits a card of 65 pixels. */
const LONGEST = { en: 11, de: 11, ja: 6 };

test('a label is the name of its card, with places to break it', () => {
  for (const language of LANGUAGES) {
    for (const card of CARDS) {
      if (SHORTENED.includes(`${language} ${card}`)) continue;
      expect(labelOf(card, language).replace(/[\u00ad\u200b]/g, '')).toBe(nameOf(card, language));
    }
  }
});

/** As a browser breaks it: as much in a line as fits. */
function lines(label: string, longest: number): string[] {
  const rows: string[] = [];
  for (const part of label.split(BREAK)) {
    const joined = `${rows.at(-1)} ${part}`;
    if (rows.length > 0 && joined.length <= longest) rows[rows.length - 1] = joined;
    else rows.push(part);
  }
  return rows;
}

test('every label fits a small card, in two lines at most', () => {
  for (const language of LANGUAGES) {
    for (const card of ESTABLISHMENT_IDS) {
      const rows = lines(labelOf(card, language), LONGEST[language]);
      for (const row of rows) expect(row.length, `${card}: ${row}`).toBeLessThanOrEqual(LONGEST[language]);
      expect(rows.length, card).toBeLessThanOrEqual(2);
    }
  }
});

test('numbers are told with their coins in every language', () => {
  for (const language of LANGUAGES) {
    const { coins, hintCoins, dice } = boardWords[language];
    expect(coins(1)).toContain('1');
    expect(hintCoins({ from: 5, to: 2 })).toMatch(/5\D+2/);
    expect(dice({ name: 'Aiko', dice: [4, 5] })).toMatch(/Aiko.*4.*5.*9/);
  }
});

test('the reader is spoken to, everybody else is spoken of by name', () => {
  const dice = [4, 5];
  const said = LANGUAGES.map((language) => {
    const { town, dice: rolled, to, income } = boardWords[language];
    const of = (name: string | null) => [
      town({ name }),
      rolled({ name, dice }),
      to({ name }),
      income({ name, number: 9 }),
    ];
    for (const text of of('Aiko')) expect(text).toContain('Aiko');
    return of(null);
  });
  expect(said).toEqual([
    ['Your town', 'You rolled 4 and 5, 9 in all', 'to you', 'You rolled 9'],
    ['Deine Stadt', 'Du hast 4 und 5 gewürfelt, zusammen 9', 'an dich', 'Du hast 9 gewürfelt'],
    ['あなたの街', 'あなたの出目は4と5、合計9', 'あなたへ', 'あなたの出目は9'],
  ]);
});

test('whose roll a gain is about is said so that no number is taken for a count of people', () => {
  const said = (language: 'en' | 'de' | 'ja', whose: 'mine' | 'others' | 'any') =>
    boardWords[language].heardAt({ numbers: boardWords[language].either([2, 3]), whose });
  expect(said('de', 'others')).toBe('wenn andere eine 2 oder 3 würfeln:');
  expect(said('de', 'mine')).toBe('wenn du eine 2 oder 3 würfelst:');
  expect(said('de', 'any')).toBe('wenn jemand eine 2 oder 3 würfelt:');
  expect(said('en', 'others')).toBe('on others’ 2 or 3:');
  expect(said('ja', 'others')).toBe('ほかの人の2か3：');
});
