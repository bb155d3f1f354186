/** Customers: those in the queue, and those who wait in the wards, with the CEOs and the Kaiju there. */
import type { Language } from '@yamanote/games/room';
import { editionOf, type ShinjukuView, WARD_IDS } from '@yamanote/games/shinjuku/rules';
import { words } from '@yamanote/games/shinjuku/words';
import type { Line, Span } from '@yamanote/games/spans';
import { labels } from './labels.ts';
import { crowdLine, NONE, seatSpan } from './marks.ts';
import { part } from './parts.ts';

export function queue(view: ShinjukuView, language: Language, columns: number): Line[] {
  const { nextStars } = labels[language];
  const { hasQueue, starStacks } = editionOf(view);
  if (!hasQueue) return [];
  const slots = view.queue.map(({ ward, customers }, slot): Line => {
    const waiting = crowdLine(customers, language);
    return [
      [`${slot + 1} `, 'dim'],
      [words[language].ward(WARD_IDS[ward]), ...(slot === 0 ? (['bold'] as const) : [])],
      [' '],
      ...(waiting.length > 0 ? waiting : NONE[0]),
    ];
  });
  const stars: Line = [[nextStars(starStacks[view.upgrades] ?? 0), 'dim']];
  return part('queue', [...(slots.length > 0 ? slots : NONE), stars], language, columns);
}

/** Wards with somebody in them. */
export function wards(view: ShinjukuView, language: Language, columns: number): Line[] {
  const { kaiju } = labels[language];
  const items = WARD_IDS.flatMap((id, ward): Line[] => {
    const there = inWard(view, ward, language);
    return there.length === 0
      ? []
      : [[[words[language].ward(id)], ...there.flatMap((line) => [[' '] as Span, ...line])]];
  });
  if (view.kaiju === 'bay') items.push([[`${words[language].bay} `], [kaiju, 'red', 'bold']]);
  return part('wards', items.length > 0 ? items : NONE, language, columns);
}

function inWard(view: ShinjukuView, ward: number, language: Language): Line[] {
  const { ceo, kaiju } = labels[language];
  const waiting = crowdLine(view.crowds[ward], language);
  const ceos = view.ceos.flatMap((at, seat) => (at === ward ? [seatSpan(seat)] : []));
  return [
    ...(waiting.length > 0 ? [waiting] : []),
    ...(ceos.length > 0 ? [[...ceos, [ceo, 'dim'] as Span]] : []),
    ...(view.kaiju === ward ? [[[kaiju, 'red', 'bold'] as Span]] : []),
  ];
}
