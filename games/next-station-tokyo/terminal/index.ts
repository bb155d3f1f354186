/** Next Station: Tokyo in a terminal: what matters most is the sheet with its cards and score pad, nearest to the question. */
import { left, widthOf } from '@yamanote/games/columns';
import {
  isLastRound,
  mapOf,
  type NextStation,
  type NextStationView,
  PHASES,
  roundAt,
} from '@yamanote/games/next-station-tokyo/rules';
import { words } from '@yamanote/games/next-station-tokyo/words';
import type { Language, TextBoard } from '@yamanote/games/room';
import { flow, type Line, painted, rule, widthOfLine } from '@yamanote/games/spans';
import type { Seat } from '@yamanote/kernel';
import { cards, openCards } from './cards.ts';
import { districts } from './districts.ts';
import { labels } from './labels.ts';
import { others } from './others.ts';
import { pad } from './pad.ts';
import { routes } from './routes.ts';
import { pitchFor, sheet, sheetColumns } from './sheet.ts';
import { MEETING } from './signs.ts';

/** Between the sheet and what stands beside it; with less room than this beside it, that stands above. */
const GAP = 3;
const FEWEST_BESIDE = 28;
const MOST_BESIDE = 40;
/** What a title's rule needs besides the title and what stands at its end. */
const RULE_ENDS = 8;

export const board: TextBoard<NextStation> = {
  lines(view, viewer, names, language, paint, width) {
    // The public looks at the first sheet; all of them are open.
    const seat = viewer === 'public' ? 0 : viewer;
    const { title } = words[language];
    const map = mapOf(view);
    const pitch = pitchFor(map, width);
    const picture = sheet(view, seat, pitch);
    const room = Math.min(MOST_BESIDE, width - sheetColumns(map.width, pitch) - GAP);
    const isWide = room >= FEWEST_BESIDE;
    const beside = (columns: number): Line[] => {
      const blocks = [cards, pad].map((block) => block(view, seat, language, columns));
      return [...blocks, signs(language, columns)]
        .filter((block) => block.length > 0)
        .flatMap((block) => [...block, []]);
    };
    const lines: Line[] = [
      rule(title, moment(view, seat, language, width - widthOf(title) - RULE_ENDS), width),
      ...others(view, seat, names, language, width),
      ...districts(view, seat, language, width),
      ...routes(view, seat, language, width),
      [],
      ...(isWide
        ? sideBySide(picture, beside(room), sheetColumns(map.width, pitch) + GAP)
        : [...beside(Math.min(width, MOST_BESIDE)), ...picture]),
    ];
    return lines.map((line) => painted(line, paint, width));
  },
};

/** The phase and the round, as much as there is room for beside the title. */
function moment(view: NextStationView, seat: Seat, language: Language, columns: number): Line {
  const text = labels[language];
  const phase = text.phase(Math.min(view.phases[seat] + 1, PHASES), PHASES);
  const open = openCards(view, seat);
  const round = isLastRound(open, open.length) ? text.lastRound : text.round(roundAt(open, open.length));
  const whole = open.length === 0 ? phase : `${phase} · ${round}`;
  const fitting = [whole, phase].find((candidate) => widthOf(candidate) <= columns);
  return fitting === undefined ? [] : [[fitting, 'dim']];
}

/** What the signs on the sheet mean. */
function signs(language: Language, columns: number): Line[] {
  const { target, start, meeting } = labels[language];
  const meant = [`[ ] ${target}`, `( ) ${start}`, `${MEETING.slice(2).join('')} ${meeting}`];
  return flow(
    meant.map((sign): Line => [[sign, 'dim']]),
    columns,
    0,
  );
}

function sideBySide(picture: readonly Line[], beside: readonly Line[], columns: number): Line[] {
  return Array.from({ length: Math.max(picture.length, beside.length) }, (_, i): Line => {
    const here = picture[i] ?? [];
    return [...here, [left('', columns - widthOfLine(here))], ...(beside[i] ?? [])];
  });
}
