/** Everybody's cards, track and buildings that are still to be placed; and what they have won, where that lies open. */
import { left, right, widthOf } from '@yamanote/games/columns';
import type { Language } from '@yamanote/games/room';
import { editionOf, SHOPS, type ShinjukuView } from '@yamanote/games/shinjuku/rules';
import { flow, type Line, type Span, widthOfLine } from '@yamanote/games/spans';
import type { Seat } from '@yamanote/kernel';
import { labels } from './labels.ts';
import { crowdLine, STAR, seatSpan } from './marks.ts';

const ARROW_COLUMNS = 3;
const INDENT = 5;
const LONGEST_NAME = 14;

export function players(
  view: ShinjukuView,
  viewer: Seat,
  names: readonly string[],
  language: Language,
  columns: number,
): Line[] {
  const seats = names.map((_, i) => (viewer + i) % names.length);
  const figures = names.map((_, seat) => figuresOf(view, seat, language));
  const room = columns - ARROW_COLUMNS - 4 - Math.max(...figures.map(widthOfLine));
  const nameColumns = Math.min(LONGEST_NAME, room, Math.max(...names.map(widthOf)));
  return seats.flatMap((seat) => {
    const row: Line = [
      view.turn === seat ? [' ▸ ', 'green', 'bold'] : [' '.repeat(ARROW_COLUMNS)],
      seatSpan(seat),
      [` ${left(names[seat], nameColumns)}  `, ...(seat === viewer ? (['bold'] as const) : [])],
      ...figures[seat],
    ];
    const supply = supplyOf(view, seat, language);
    const inOneLine: Line = [...row, ['  '], ...supply];
    const lines = widthOfLine(inOneLine) <= columns ? [inOneLine] : [row, ...flow([supply], columns, INDENT)];
    return [...lines, ...flow(openThings(view, seat, viewer, language), columns, INDENT)];
  });
}

function figuresOf(view: ShinjukuView, seat: Seat, language: Language): Line {
  const { cards, pieces, start } = labels[language];
  const hasStartCard = view.first === seat && editionOf(view).hasStartCard;
  return [
    [
      `${right(cards(view.handSizes[seat]), widthOf(cards(10)))}  ${right(pieces(view.pieces[seat]), widthOf(pieces(10)))}`,
    ],
    [hasStartCard ? `  ${start}` : '', 'dim'],
  ];
}

/** What is left in the supply; what is used up is dim. */
function supplyOf({ supply }: ShinjukuView, seat: Seat, language: Language): Line {
  return supply[seat].flatMap((count, shop): Span[] => {
    const text = `${shop > 0 ? ' ' : ''}${labels[language].codes[SHOPS[shop]]}${count}`;
    return [count === 0 ? [text, 'dim'] : [text]];
  });
}

/** Collections without a screen before them. */
function openThings(view: ShinjukuView, seat: Seat, viewer: Seat, language: Language): Line[] {
  const { points } = labels[language];
  const collection = view.collections[seat];
  const stars = view.stars[seat] ?? 0;
  const isOver = view.stack.length === 0;
  const items: Line[] = [];
  if (collection !== null && (isOver || seat !== viewer)) {
    const score: Span = [points(editionOf(view).points(collection, stars)), 'bold'];
    const crowd = crowdLine(
      collection.reduce(
        counted,
        view.group.map(() => 0),
      ),
      language,
    );
    items.push(
      [score],
      ...(crowd.length > 0 ? [crowd] : []),
      ...(stars > 0 ? [[[STAR.repeat(stars), 'yellow'] as Span]] : []),
    );
  }
  return items;
}

function counted(counts: number[], customer: number): number[] {
  return counts.with(customer, counts[customer] + 1);
}
