/** Everybody else in two lines: how far they are, what they have, and the line that they are drawing. */
import { left, right, widthOf } from '@yamanote/games/columns';
import { type NextStationView, PENCILS, PHASES, pencilOf, scorePad } from '@yamanote/games/next-station-tokyo/rules';
import { seatsOwing } from '@yamanote/games/next-station-tokyo/words';
import type { Language } from '@yamanote/games/room';
import { type Line, rule } from '@yamanote/games/spans';
import type { Seat } from '@yamanote/kernel';
import { labels } from './labels.ts';
import { pencilSpan } from './pad.ts';
import { route } from './routes.ts';

const MOST_NAME_COLUMNS = 12;
const FIGURE_COLUMNS = 4;

export function others(
  view: NextStationView,
  seat: Seat,
  names: readonly string[],
  language: Language,
  columns: number,
): Line[] {
  const seats = view.sheets.map((_, i) => (seat + i) % view.sheets.length).slice(1);
  if (seats.length === 0) return [];
  const nameColumns = Math.min(MOST_NAME_COLUMNS, Math.max(...seats.map((other) => widthOf(names[other]))));
  return [
    rule(labels[language].others, [], columns),
    ...seats.flatMap((other): Line[] => {
      const phase = view.phases[other];
      const pencil = phase < PHASES ? (PENCILS[pencilOf(view, other, phase)] ?? null) : null;
      const { rows, total } = scorePad(view, other);
      const now = rows[phase];
      return [
        [
          [` ${left(names[other], nameColumns)} `],
          ...(pencil === null
            ? []
            : [pencilSpan(pencil, language), [` ${now.districts}×${now.stations}`, 'dim'] as const]),
          [right(`${total}`.replace('-', '−'), FIGURE_COLUMNS), 'bold'],
          [`  ${doing(view, other, language)}`, 'dim'],
        ],
        ...route(view, other, phase, language).map((line): Line => [['   '], ...line]),
      ];
    }),
  ];
}

function doing(view: NextStationView, seat: Seat, language: Language): string {
  const text = labels[language];
  if (view.ahead[seat]) return text.ahead;
  if (view.phases[seat] >= PHASES) return text.finished;
  const owing = seatsOwing(view);
  if (owing.includes(seat)) return text.drawing;
  // Before the first card nobody is asked to draw.
  return owing.length > 0 ? text.ready : '';
}
