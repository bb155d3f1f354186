import { loadAll } from '@yamanote/games/by-language';
import { widthOf } from '@yamanote/games/columns';
import { ESTABLISHMENT_IDS, LANDMARK_IDS, type MachiKoroState, machiKoro } from '@yamanote/games/machi-koro/rules';
import { words } from '@yamanote/games/machi-koro/words';
import { LANGUAGES, type Language, type Paint } from '@yamanote/games/room';
import { after } from '@yamanote/games/testing/matches';
import { testTextBoard } from '@yamanote/games/testing/text-board';
import { isRefusal, parseOptions } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { board } from './index.ts';

await loadAll(words);

const plain: Paint = (text) => text;
const names = ['Guest', 'Aiko', 'もみじ', 'Jonas with a very long name'];

function draw(view: MachiKoroState, viewer: number | 'public', language: Language, width: number): string[] {
  return board.lines(view, viewer, names.slice(0, view.coins.length), language, plain, width);
}

const VIEWS = [2, 3, 4].flatMap((seats) =>
  ['full', 'changing'].flatMap((display) =>
    [0, 90, 280].flatMap((entries) =>
      ([0, seats - 1, 'public'] as const).map((viewer) => ({
        state: after(machiKoro, entries, seats, { display }),
        viewer,
      })),
    ),
  ),
);

testTextBoard({
  game: machiKoro,
  board,
  views: VIEWS,
  widths: [60, 80, 120],
  fullest: [0, 90, 200, 280].map((entries) => ({ seen: { state: after(machiKoro, entries, 4), viewer: 0 }, rows: 30 })),
});

describe.each(LANGUAGES)('the board in %s', (language) => {
  test('names every card of the market and every landmark', () => {
    const text = draw(after(machiKoro, 0, 2), 0, language, 120).join('\n');
    const { cards, title } = words[language];
    expect(text).toContain(title);
    for (const card of [...ESTABLISHMENT_IDS, ...LANDMARK_IDS]) expect(text).toContain(cards[card].name.slice(0, 16));
  });

  test('stands in columns: prices, stocks and stops below each other', () => {
    const lines = draw(after(machiKoro, 90, 3), 1, language, 80);
    const columnsOf = (line: string, mark: RegExp) =>
      [...line.matchAll(mark)].map(({ index }) => widthOf(line.slice(0, index)));
    // Fifteen cards on two shelves: the last line is only half full.
    const market = lines.slice(-8, -1);
    const stocks = market.map((line) => columnsOf(line, /×\d/g));
    expect(stocks.every((columns) => columns.length === 2)).toBe(true);
    expect(new Set(stocks.map(String)).size).toBe(1);

    const rail = lines.findIndex((line) => line.includes('━12━'));
    for (const row of [lines[rail - 1], lines[rail + 1]]) {
      const values = columnsOf(row, /(?<=\s)([+−]\d+⇄?|·|⇄)/g);
      const stops = columnsOf(lines[rail], /\d+/g);
      expect(values).toHaveLength(12);
      for (const [i, value] of values.entries()) expect(Math.abs(value - stops[i])).toBeLessThanOrEqual(1);
    }
  });
});

describe('the board shows', () => {
  const players = [
    { coins: 7, city: { 'wheat-field': 2, bakery: 1, cafe: 2 }, landmarks: ['train-station'], new: ['shopping-mall'] },
    { coins: 24, city: { 'wheat-field': 1, bakery: 3, forest: 2, 'tv-station': 1 }, landmarks: ['train-station'] },
  ];
  const options = parseOptions(machiKoro, {}, 2);
  const view = machiKoro.parsePosition({ turn: 1, step: 'build', dice: [3, 5], players }, 2, options as never);
  if (isRefusal(view)) throw new Error(`${view.field}: ${view.expected}`);
  const lines = draw(view, 0, 'en', 80);
  const line = (part: string) => lines.find((candidate) => candidate.includes(part)) ?? '';

  test('the dice and their sum', () => {
    expect(lines[0]).toMatch(/⚂ ⚄ 3 \+ 5 = 8 ──$/);
  });

  test('whose turn it is, coins, and the race for the landmarks', () => {
    expect(line('Guest')).toBe('   Guest   7 coins  38 to go');
    expect(line('Aiko')).toBe(' ▸ Aiko   24 coins  ★ 10 16 22  48 to go');
    expect(line('Amusement Park')).toBe('   ★ Train Station  ☆ Shopping Mall  ○ Amusement Park 16  ○ Radio Tower 22');
  });

  test('my town by colour, with numbers and copies', () => {
    expect(lines).toContain('   ● 1 Wheat Field ×2');
    expect(lines).toContain('   ▲ 2-3 Bakery');
    expect(lines).toContain('   ▼ 3 Café ×2');
  });

  test('the others’ towns by name while they are small', () => {
    expect(lines).toContain('   ● 1 Wheat Field  ● 5 Forest ×2  ▲ 2-3 Bakery ×3  ◆ 6 TV Station');
  });

  test('the market with price, stock and own copies', () => {
    expect(line('▼3 ')).toMatch(/^ ▼3 {5}Café +2 ×4 \(2\)/);
    expect(line('▲8 ')).toMatch(/Furniture Factory +3 ×6$/);
  });

  test('what each roll brings', () => {
    expect(line('own roll').split(/\s+/).slice(2)).toEqual(['+2', '+2', '+2', ...Array(9).fill('·')]);
    expect(line('others').split(/\s+/).slice(1, 7)).toEqual(['+2', '·', '+2', '·', '·', '−5']);
  });

  test('to the public the town of whoever is playing', () => {
    expect(draw(view, 'public', 'en', 80)).toEqual(draw(view, 1, 'en', 80));
  });
});

test('with the changing display only what lies there, and the size of the deck', () => {
  const view = after(machiKoro, 30, 3, { display: 'changing' });
  const text = draw(view, 0, 'en', 120).join('\n');
  const deck = view.deck.reduce((sum, copies) => sum + copies, 0);
  expect(text).toContain(`${deck} cards in the deck`);
  expect(text.match(/ ×\d/g)?.length).toBeGreaterThanOrEqual(10);
  expect(text).not.toContain('×0');
});
