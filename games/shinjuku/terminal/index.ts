/** Shinjuku in a terminal: the map, the queue and the wards, everybody's supplies, and what the reader holds and has won. */
import { widthOf } from '@yamanote/games/columns';
import type { Language, TextBoard } from '@yamanote/games/room';
import { customersDue, editionOf, type Shinjuku, type ShinjukuView } from '@yamanote/games/shinjuku/rules';
import { words } from '@yamanote/games/shinjuku/words';
import { type Line, painted, rule } from '@yamanote/games/spans';
import { queue, wards } from './city.ts';
import { labels } from './labels.ts';
import { buildings, tracks } from './lists.ts';
import { MAP_COLUMNS, map } from './map.ts';
import { hand, won } from './mine.ts';
import { players } from './players.ts';
import { trip } from './trip.ts';

/** What a rule across the board needs besides its texts. */
const RULE_COLUMNS = 9;
const BETWEEN = ' · ';

export const board: TextBoard<Shinjuku> = {
  lines(view, viewer, names, language, paint, width) {
    // The public sits beside whoever is playing.
    const seat = viewer === 'public' ? (view.turn ?? 0) : viewer;
    const network =
      width >= MAP_COLUMNS
        ? map(view, language)
        : [...buildings(view, language, width), ...tracks(view, language, width)];
    const lines: Line[] = [
      rule(words[language].title, [[stock(view, language, width), 'dim']], width),
      ...network,
      ...queue(view, language, width),
      ...wards(view, language, width),
      ...players(view, seat, names, language, width),
      ...(viewer === 'public' ? [] : [...hand(view, seat, language, width), ...won(view, seat, language, width)]),
      ...trip(view, names, language, width),
    ];
    return lines.map((line) => painted(line, paint, width));
  },
};

/** How full bag and piles are, as far as there is room; where there is no queue, how many customers come in a turn. */
function stock(view: ShinjukuView, language: Language, width: number): string {
  const { arrivals, bag, bagCount, discards, pile } = labels[language];
  const { hasQueue } = editionOf(view);
  const parts = [
    ...(hasQueue ? [] : [arrivals(customersDue(view))]),
    view.bagCount === null ? bag(view.bagLevel) : bagCount(view.bagCount),
    pile(view.drawCount),
    discards(view.discardCount),
  ];
  const room = width - widthOf(words[language].title) - RULE_COLUMNS;
  while (widthOf(parts.join(BETWEEN)) > room) parts.pop();
  return parts.join(BETWEEN);
}
