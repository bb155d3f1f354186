/** The score pad, filled in line by line as on paper. */
import { left, right, widthOf } from '@yamanote/games/columns';
import { type NextStationView, type PencilId, type ScorePad, scorePad } from '@yamanote/games/next-station-tokyo/rules';
import { words } from '@yamanote/games/next-station-tokyo/words';
import type { Language } from '@yamanote/games/room';
import { type Line, type Span, widthOfLine } from '@yamanote/games/spans';
import type { Seat } from '@yamanote/kernel';
import { labels } from './labels.ts';
import { COLOURS } from './signs.ts';

const FIGURE_COLUMNS = 4;

export function pad(view: NextStationView, seat: Seat, language: Language, columns: number): Line[] {
  const score = scorePad(view, seat);
  const text = labels[language];
  const row = (head: Line, points: number | null, ...styles: Span[1][]): Line => {
    const figure = right(points === null ? '' : figureOf(points), FIGURE_COLUMNS);
    const gap = Math.max(1, columns - widthOfLine(head) - widthOf(figure));
    return [...head, [' '.repeat(gap)], [figure, ...styles]];
  };
  const { hotspots, ring, interchanges, goals, total } = score;
  return [
    ...score.rows.map((line, phase) => lineRow(line, phase === view.phases[seat], language, row)),
    row([[text.hotspots(hotspots.districts.length)]], hotspots.points),
    row([[text.ring(ring.unconnected)]], ring.points),
    ...interchanges.flatMap(({ lines, stations, points }) =>
      stations > 0 ? [row([[text.interchanges(lines, stations)]], points)] : [],
    ),
    ...goals.map(({ goal, met, points }) =>
      row([[`${text.goal} ${words[language].goals[goal].name}`, ...(met ? [] : (['dim'] as const))]], points),
    ),
    row([[text.total, 'bold']], total, 'bold'),
    ...soloRows(score, language, row),
  ];
}

type Row = (head: Line, points: number | null, ...styles: Span[1][]) => Line;

function lineRow(
  { pencil, districts, stations, points, final }: ScorePad['rows'][number],
  isNow: boolean,
  language: Language,
  row: Row,
): Line {
  const name = pencilSpan(pencil, language);
  const isDrawn = final || districts > 0;
  const product = isDrawn ? ` ${districts}×${stations}` : '';
  return row([[isNow ? '▸ ' : '  '], name, [product, 'dim']], isDrawn ? points : null);
}

/** A pencil's name in its colour, as wide as the widest of them. */
export function pencilSpan(pencil: PencilId | null, language: Language): Span {
  const { pencils } = words[language];
  const columns = Math.max(...Object.values(pencils).map(widthOf));
  return pencil === null ? [left('?', columns), 'dim'] : [left(pencils[pencil], columns), COLOURS[pencil], 'bold'];
}

/** What modules cost, and in the end the grade. */
function soloRows({ solo, rows }: ScorePad, language: Language, row: Row): Line[] {
  if (solo === null) return [];
  const { modules, total, grade } = labels[language];
  const costs = [row([[modules]], -solo.deduction), row([[total, 'bold']], solo.points, 'bold')];
  const isOver = rows.every(({ final }) => final);
  return [
    ...(solo.deduction > 0 ? costs : []),
    ...(isOver ? [[[`${grade(solo.grade)}: ${words[language].grades[solo.grade]}`, 'bold']] as Line] : []),
  ];
}

function figureOf(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
