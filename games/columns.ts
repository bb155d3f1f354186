/** How many columns a text takes in a terminal: Japanese characters take two, combining marks none. */
export function widthOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += columnsOf(character);
  return columns;
}

/** Marks such as ● and ★ count as one column, as every terminal shows them that is not set to an old Asian encoding. */
function columnsOf(character: string): 0 | 1 | 2 {
  if (NARROW.test(character)) return 1;
  if (COMBINING.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

const NARROW = /^[\u0020-\u007e]$/;
const COMBINING = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
/** Kana, kanji, hangul, their punctuation, full-width forms and emoji: Unicode's East Asian Width W and F. */
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]$/u;

/** The beginning of a text that fits into so many columns, with an ellipsis if something is missing. */
export function cut(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  let used = 0;
  for (const character of text) {
    used += columnsOf(character);
    if (used > columns - 1) break;
    kept += character;
  }
  return columns < 1 ? '' : `${kept.trimEnd()}…`;
}

export function left(text: string, columns: number): string {
  const fitting = cut(text, columns);
  return fitting + ' '.repeat(columns - widthOf(fitting));
}

export function right(text: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - widthOf(text))) + text;
}

/** In the middle of so many columns, which are filled up with `fill`; a column more on the right if it is uneven. */
export function centred(text: string, columns: number, fill = ' '): string {
  const room = Math.max(0, columns - widthOf(text));
  return fill.repeat(room >> 1) + text + fill.repeat(room - (room >> 1));
}
