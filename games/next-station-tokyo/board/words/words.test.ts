import { loadAll } from '@yamanote/games/by-language';
import { PENCILS, SYMBOLS } from '@yamanote/games/next-station-tokyo/rules';
import { LANGUAGES } from '@yamanote/games/room';
import { describe, expect, test } from 'vitest';
import { type BoardWords, boardWords } from './index.ts';

await loadAll(boardWords);

const { en } = boardWords;

describe.each(LANGUAGES)('in %s', (language) => {
  const words = boardWords[language];

  test('a change of a line and its gain are told with their numbers', () => {
    const change = { from: { districts: 4, stations: 3 }, to: { districts: 4, stations: 5 } };
    expect(words.lineChange(change)).toBe('4×3 → 4×5');
    expect(words.lineChange({ ...change, from: null })).toBe('4×5');
    const told = words.drawTo({
      station: words.station({ symbol: words.symbols.circle, square: 'E4' }),
      district: words.district('inner-west'),
      from: [
        { square: 'C3', beside: null },
        { square: 'F1', beside: 'ring' },
      ],
      on: { count: 3, symbols: ['square', 'triangle'] },
      line: '4×5',
      points: 8,
      changes: [
        { part: 'line', points: 5 },
        { part: 'ring', points: 3 },
      ],
    });
    expect(told).toContain(words.symbols.circle);
    for (const said of ['E4', '4×5', '+8', 'C3', 'F1', `${words.changes.ring}${language === 'ja' ? '' : ' '}+3`])
      expect(told).toContain(said);
    expect(told).toMatch(/F1.*(beside the Yamanote Line|neben der Yamanote-Linie|山手線と複線)/);
    expect(told).toMatch(
      /(inner west|innerer Hauptbezirk West|内側の西地区).*(3 ways: square, triangle|3 Wege: Quadrat, Dreieck|3方向（四角、三角）)$/,
    );
    expect(words.points(-3)).toContain('−3');
    expect(words.points(0)).toContain('±0');
    // A voice would read the sign as two.
    const from = [{ square: 'C3', beside: null }];
    const nothing = { station: 'E4', district: 'X', from, line: '4×5', points: 0, changes: [], on: null };
    expect(words.drawTo(nothing)).not.toContain('±');
    expect(words.heardPoints(0)).toMatch(/^±0.*(points|Punkte|点)$/);
  });

  test('a row of the pad is told whole', () => {
    const row = words.row({
      pencil: words.pencils.pink,
      line: { districts: 5, stations: 4 },
      points: 20,
      final: false,
    });
    expect(row).toMatch(/5.*4.*20/);
    expect(row).toContain(words.pencils.pink);
    expect(words.row({ pencil: 'x', line: null, points: 0, final: false })).not.toContain('0');
  });

  test('no two symbols, pencils, effects or goals are called the same', () => {
    for (const list of [
      Object.values(words.symbols),
      Object.values(words.pencils),
      Object.values(words.hands),
      Object.values(words.effects).map(({ name }) => name),
      Object.values(words.goals).map(({ name }) => name),
      Object.values(words.grades),
    ])
      expect(new Set(list).size).toBe(list.length);
  });

  test('what is asked fits into one line of a phone, and says which symbol is meant', () => {
    for (const pencil of PENCILS) {
      for (const symbol of [...SYMBOLS, null]) {
        const asked = words.drawWhere({ pencil, symbol });
        expect(asked.length).toBeLessThan(38);
        expect(asked.toLowerCase()).toContain(words.pencils[pencil].toLowerCase());
        if (symbol !== null) expect(asked.toLowerCase()).toContain(words.symbols[symbol].toLowerCase());
      }
    }
  });

  test('how many underground cards are still to come is told, the last one apart', () => {
    expect(words.oddsHint({ cards: 7, underground: 3 })).toMatch(/7.*3/);
    expect(words.oddsHint({ cards: 7, underground: 1 })).toContain('7');
    expect(words.undergroundMeans({ left: 4 })).toContain('4');
  });

  test('what was passed by itself is told card by card', () => {
    const told = words.couldNotDraw({ cards: [words.symbols.circle, words.symbols.square] });
    expect(told.toLowerCase()).toContain(words.symbols.circle.toLowerCase());
    expect(told.toLowerCase()).toContain(words.symbols.square.toLowerCase());
  });

  test('nothing is left in English', () => {
    if (language === 'en') return;
    const same = Object.keys(en).filter(
      (key) =>
        typeof en[key as keyof BoardWords] === 'string' &&
        en[key as keyof BoardWords] === words[key as keyof BoardWords],
    );
    expect(same).toEqual([]);
  });
});
