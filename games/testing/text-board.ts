/** What must be true of any game's board in a terminal: `testTextBoard` in a game's `terminal/board.test.ts` tries it. */
import { widthOf } from '@yamanote/games/columns';
import { LANGUAGES, type Language, type Paint, type TextBoard } from '@yamanote/games/room';
import { type Game, type Shape, type Viewer, viewOf } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';

/** Who looks at what. */
export interface Seen<T extends Shape> {
  state: T['state'];
  viewer: Viewer;
}

export interface DrawnAsText<T extends Shape> {
  game: Game<T>;
  board: TextBoard<T>;
  /** From beginning, middle and end of matches, with few seats and with many. */
  views: readonly Seen<T>[];
  /** The narrowest that it can be drawn, and wider ones. */
  widths?: readonly number[];
  /** Full ones, with the lines that leave room for a question below. */
  fullest: readonly { seen: Seen<T>; rows: number }[];
}

/** Usual ones, one that is wide and one that is long. */
const NAMES = ['Guest', 'Aiko', 'もみじ', 'Jonas with a very long name', 'Ren', 'Tama'];
const plain: Paint = (text) => text;

export function testTextBoard<T extends Shape>(drawn: DrawnAsText<T>): void {
  const { game, board, views, widths = [40, 60, 80, 120], fullest } = drawn;
  const draw = ({ state, viewer }: Seen<T>, language: Language, paint: Paint, width: number) => {
    const names = NAMES.slice(0, game.standing(state).scores.length);
    return board.lines(viewOf(game, state, viewer), viewer, names, language, paint, width);
  };

  describe.each(LANGUAGES)('the board in %s', (language) => {
    test.each(widths)('is never wider than %i columns, at any time', (width) => {
      expect(views.length).toBeGreaterThan(0);
      for (const seen of views) {
        const lines = draw(seen, language, plain, width);
        // The first line goes across the whole board.
        expect(widthOf(lines[0])).toBe(width);
        expect(Math.max(...lines.map(widthOf))).toBe(width);
      }
    });

    test('leaves room for a question below it', () => {
      expect(fullest.length).toBeGreaterThan(0);
      for (const { seen, rows } of fullest) {
        expect(draw(seen, language, plain, 80).length).toBeLessThanOrEqual(rows);
      }
    });

    test('has the same text painted as plain', () => {
      const marked: Paint = (text, ...styles) => `<${styles.join()}>${text}</>`;
      for (const { seen } of fullest) {
        const [painted, unpainted] = [marked, plain].map((paint) => draw(seen, language, paint, 80));
        expect(painted.map((line) => line.replaceAll(/<[a-z,]*>|<\/>/g, '').trimEnd())).toEqual(unpainted);
      }
    });
  });
}
