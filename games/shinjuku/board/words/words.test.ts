import { loadAll } from '@yamanote/games/by-language';
import { LANGUAGES } from '@yamanote/games/room';
import { ACTION_KINDS, GOODS, STATION_IDS, WARD_IDS } from '@yamanote/games/shinjuku/rules';
import { STATION_NAMES, WARD_NAMES } from '@yamanote/games/shinjuku/words';
import { describe, expect, test } from 'vitest';
import { mapInWords } from '../in-words.ts';
import { questions } from '../testing/positions.ts';
import { boardWords, crowdOf, stationName, wardName } from './index.ts';

await loadAll(boardWords);

/** All that is drawn, of a late position with everything in it. */
const [asked] = questions('words', 4, { ceo: true, kaiju: true }, 9).slice(-1);

describe.each(LANGUAGES)('in %s', (language) => {
  const words = boardWords[language];

  test('the map is said in words, without gaps', () => {
    const board = { view: asked.view, viewer: asked.seat, names: ['Aoi', 'Ren', 'Mika', 'Jonas'], language };
    const lines = mapInWords(board);
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines) expect(line).not.toMatch(/undefined|null|NaN|\[object/);
  });

  test('every place has a name', () => {
    for (const ward of WARD_IDS) expect(wardName(ward, language)).not.toBe('');
    for (const station of STATION_IDS) expect(stationName(station, language)).not.toBe('');
  });

  test('customers are counted, in singular and plural, and called as the edition does', () => {
    const options = { edition: 'retail' } as Parameters<typeof crowdOf>[1];
    const texts = {
      en: ['1 book customer', '2 premium book customers', '1 double food customer'],
      de: ['1 Bücher-Kunde', '2 Bücher-Premiumkunden', '1 Essen-Doppelkunde'],
      ja: ['書籍の客1人', '書籍のプレミアム客2人', '食品のダブル客1人'],
    };
    expect([
      crowdOf([0, 0, 0, 0, 1, 0, 0, 0], options, language)?.text,
      crowdOf([0, 0, 0, 0, 0, 2, 0, 0], options, language)?.text,
      crowdOf([0, 1, 0, 0, 0, 0, 0, 0], { ...options, edition: 'r12' }, language)?.text,
    ]).toEqual(texts[language]);
    expect(crowdOf([0, 0, 0, 0, 0, 0, 0, 0], options, language)).toBeNull();
  });

  test('actions and goods have different short names', () => {
    expect(new Set(ACTION_KINDS.map((kind) => words.kinds[kind])).size).toBe(ACTION_KINDS.length);
    expect(new Set(GOODS.map((good) => words.goods[good])).size).toBe(GOODS.length);
    // What fits a tab on a phone.
    for (const kind of ACTION_KINDS) expect(words.kinds[kind].length).toBeLessThanOrEqual(9);
  });
});

test('names of places are those of the signs: letters with macrons, and Japanese', () => {
  for (const { latin, japanese } of [...Object.values(WARD_NAMES), ...Object.values(STATION_NAMES)]) {
    expect(latin).toMatch(/^[A-ZŌ][A-Za-zōūŌ ]+$/);
    expect(japanese).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ヶー]+$/u);
  }
});
