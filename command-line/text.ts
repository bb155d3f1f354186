/** Text in lines and columns. Japanese may be parted anywhere. */
import { cut, widthOf } from '@yamanote/games/columns';

/** Pieces that stay together: words, and single wide characters with the punctuation that may not begin a line. */
const PIECES =
  /[\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uffe6][、。，．！？）」』：；…ーっゃゅょッャュョぁ-ぉァ-ォ]*|[^\s\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uffe6]+|\s+/gu;

export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [piece] of text.matchAll(PIECES)) {
    if (widthOf(line) + widthOf(piece.trimEnd()) > columns && line.trim() !== '') {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? piece.trimStart() : piece;
  }
  return line.trim() === '' && lines.length > 0 ? lines : [...lines, line.trimEnd()];
}

const GAP = 2;
/** So many items below each other are still easy to take in. */
const FEW = 7;

/** Items below each other; once there are many, in as many columns as fit, and `atLeast` so many even if texts are cut. */
export function inColumns(items: readonly string[], columns: number, atLeast = 1): string[] {
  const widest = Math.max(0, ...items.map(widthOf));
  const fitting = Math.max(atLeast, Math.floor((columns + GAP) / (widest + GAP)));
  const across = items.length <= FEW ? 1 : fitting;
  const rows = Math.ceil(items.length / across);
  const width = Math.min(widest, Math.floor((columns + GAP) / across) - GAP);
  return Array.from({ length: rows }, (_, row) =>
    items
      .filter((_, i) => i % rows === row)
      .map((item) => cut(item, width))
      .map((item) => item + ' '.repeat(width + GAP - widthOf(item)))
      .join('')
      .trimEnd(),
  );
}
