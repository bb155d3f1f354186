import { widthOf } from '@yamanote/games/columns';

/** Rows as lines, the first of them the headings: figures stand to the right, what is named in `left` to the left. */
export function table(rows: readonly (readonly string[])[], left: readonly number[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]))));
  const aligned = (cell: string, column: number) => {
    const space = ' '.repeat(widths[column] - widthOf(cell));
    return left.includes(column) ? cell + space : space + cell;
  };
  return rows.map((row) => row.map(aligned).join('  ').trimEnd());
}
