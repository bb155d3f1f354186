/** A table in Markdown, of cells without bars: written for people, and read again. */
type Row = readonly string[];

export function writeTable([headings, ...rows]: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |\n`;
  return [headings, headings.map(() => '---'), ...rows].map(line).join('');
}

/** The headings of the only table in a text, and its rows; nothing where there is none. */
export function readTable(text: string): Row[] {
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  return lines.map((line) => line.slice(2, -2).split(' | ')).toSpliced(1, 1);
}
