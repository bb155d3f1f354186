import { signed } from './grammar.de.ts';
import { beside as besideLine, pencils, symbols } from './names.de.ts';
import type { Words } from './words.ts';

type Drawing = Parameters<Words['actions']['draw']>[0];

function label(way: readonly string[], { line, gain, beside }: Drawing, ...more: readonly string[]): string {
  const worth = [`${line.districts}×${line.stations}`, signed(gain)];
  const double = beside === null ? [] : [besideLine(beside)];
  return `${way.join(' → ')}: ${[...worth, ...double, ...more].join(', ')}`;
}

export const actions: Words['actions'] = {
  take: ({ pencil, start, symbol }) => `${pencils[pencil]}, ab ${start} (${symbols[symbol]})`,
  place: ({ pencil, name }) => `${pencils[pencil]} links von ${name}`,
  pass: () => 'Aussetzen',
  draw: (drawing) => label([drawing.from, drawing.to], drawing),
  extend: (drawing) => label([drawing.from, drawing.to, drawing.on], drawing),
  circle: (drawing) => label([drawing.from, drawing.to], drawing, 'zählt doppelt'),
};
