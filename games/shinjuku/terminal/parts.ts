/** A part of the board: its name, and beside it what it has to show, in as many lines as that takes. */
import { left, widthOf } from '@yamanote/games/columns';
import type { Language } from '@yamanote/games/room';
import { flow, type Line } from '@yamanote/games/spans';
import { labels } from './labels.ts';

export type PartName = keyof (typeof labels)['en']['parts'];

export function part(name: PartName, items: readonly Line[], language: Language, columns: number): Line[] {
  const { parts } = labels[language];
  const indent = Math.max(...Object.values(parts).map(widthOf)) + 2;
  return flow(items, columns, indent).map(
    (line, i): Line => (i === 0 ? [[left(` ${parts[name]}`, indent), 'bold'], ...line.slice(1)] : line),
  );
}
