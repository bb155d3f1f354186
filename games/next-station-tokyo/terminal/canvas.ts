/** Squared paper: one character and its styles in each square. What ranks higher covers what is there. */
import type { Style } from '@yamanote/games/room';
import type { Line, Span } from '@yamanote/games/spans';

interface Mark {
  character: string;
  rank: number;
  styles: readonly Style[];
}

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly marks: (Mark | null)[];
}

export function emptyCanvas(width: number, height: number): Canvas {
  return { width, height, marks: Array(width * height).fill(null) };
}

export function put(
  canvas: Canvas,
  column: number,
  row: number,
  rank: number,
  character: string,
  ...styles: Style[]
): void {
  if (column < 0 || column >= canvas.width || row < 0 || row >= canvas.height) return;
  const at = row * canvas.width + column;
  const there = canvas.marks[at];
  if (there === null || there.rank <= rank) canvas.marks[at] = { character, rank, styles };
}

/** The rows from top to bottom; neighbours of the same style in one piece. */
export function rowsOf({ width, height, marks }: Canvas): Line[] {
  return Array.from({ length: height }, (_, row) => {
    const pieces: { text: string; styles: readonly Style[] }[] = [];
    for (const mark of marks.slice(row * width, (row + 1) * width)) {
      const { character, styles } = mark ?? { character: ' ', styles: [] };
      const last = pieces.at(-1);
      if (last !== undefined && String(last.styles) === String(styles)) last.text += character;
      else pieces.push({ text: character, styles });
    }
    return pieces.map(({ text, styles }): Span => [text, ...styles]);
  });
}
