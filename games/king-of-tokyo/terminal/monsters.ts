/** Every monster with its hearts, stars and energy, where it stands, what lies on it and which cards it has. */
import { left, right, widthOf } from '@yamanote/games/columns';
import {
  heartLimit,
  isAlive,
  type Kept,
  type KingOfTokyoView,
  type Monster,
  WINNING_STARS,
} from '@yamanote/games/king-of-tokyo/rules';
import { words } from '@yamanote/games/king-of-tokyo/words';
import type { Language } from '@yamanote/games/room';
import { flow, type Line, rule, type Span, widthOfLine } from '@yamanote/games/spans';
import type { Seat } from '@yamanote/kernel';
import { labels } from './labels.ts';
import { monsterSpan, SIGNS } from './marks.ts';

const INDENT = 5;
const ARROW_COLUMNS = 3;
const LONGEST_NAME = 16;
/** Wide boards show hearts one by one. */
const WIDE = 72;
/** What a rule across the board needs besides its texts. */
const RULE_COLUMNS = 9;
/** Stars that are nearly enough to win. */
const MANY_STARS = WINNING_STARS - 4;

export function monsters(
  view: KingOfTokyoView,
  viewer: Seat,
  names: readonly string[],
  language: Language,
  columns: number,
): Line[] {
  const seats = view.monsters.map((_, i) => (viewer + i) % view.monsters.length);
  const figures = view.monsters.map((monster) => figuresOf(view, monster, language, columns >= WIDE));
  const monsterColumns = Math.max(...view.monsters.map(({ monster }) => widthOf(monsterSpan(monster, language)[0])));
  const room = columns - ARROW_COLUMNS - monsterColumns - Math.max(...figures.map(widthOfLine)) - 1;
  const nameColumns = Math.min(LONGEST_NAME, room, Math.max(...names.map(widthOf)));
  const row = (seat: Seat): Line => [
    view.active === seat ? [' ▸ ', 'green', 'bold'] : [' '.repeat(ARROW_COLUMNS)],
    padded(monsterSpan(view.monsters[seat].monster, language), monsterColumns),
    [` ${left(names[seat], nameColumns)}`, ...(seat === viewer ? (['bold'] as const) : [])],
    ...figures[seat],
  ];
  return [
    rule(labels[language].monsters, legend(language, columns), columns),
    ...seats.flatMap((seat) => [row(seat), ...belongings(view, seat, names, language, columns)]),
  ];
}

/** What the signs beside a monster mean, if there is room to say so. */
function legend(language: Language, columns: number): Line {
  const { monsters: title, hearts, stars, energy } = labels[language];
  const line: Line = [
    [SIGNS.heart, 'red'],
    [` ${hearts}  `, 'dim'],
    [SIGNS.star, 'yellow'],
    [` ${stars}  `, 'dim'],
    [SIGNS.energy, 'green'],
    [` ${energy}`, 'dim'],
  ];
  return widthOfLine(line) + widthOf(title) <= columns - RULE_COLUMNS ? line : [];
}

function figuresOf(view: KingOfTokyoView, monster: Monster, language: Language, isWide: boolean): Line {
  if (!isAlive(monster)) return [[` ${labels[language].out}`, 'dim']];
  const { hearts, stars, energy } = monster;
  const gap = isWide ? '  ' : ' ';
  return [
    ...(isWide
      ? heartLine(monster, Math.max(...view.monsters.map(heartLimit)))
      : ([[` ${SIGNS.heart}`, 'red']] as Line)),
    [right(`${hearts}`, 2), 'bold'],
    [`${gap}${SIGNS.star}`, 'yellow'],
    stars >= MANY_STARS ? [right(`${stars}`, 2), 'yellow', 'bold'] : [right(`${stars}`, 2)],
    [`${gap}${SIGNS.energy}`, 'green'],
    [right(`${energy}`, 2)],
    ...place(monster, language),
  ];
}

function padded([text, ...styles]: Span, columns: number): Span {
  return [left(text, columns), ...styles];
}

function heartLine(monster: Monster, columns: number): Line {
  const limit = heartLimit(monster);
  return [
    [' '],
    [SIGNS.heart.repeat(monster.hearts), 'red'],
    [SIGNS.noHeart.repeat(limit - monster.hearts), 'dim'],
    [' '.repeat(columns - limit + 1)],
  ];
}

function place({ place }: Monster, language: Language): Line {
  if (place !== 'city' && place !== 'bay') return [];
  return [[' '], [` ${labels[language][place]} `, 'inverse']];
}

/** Counters first, then cards with what lies on them. */
function belongings(
  view: KingOfTokyoView,
  seat: Seat,
  names: readonly string[],
  language: Language,
  columns: number,
): Line[] {
  const { poison, shrink, untouchable, cards } = view.monsters[seat];
  const texts = labels[language];
  const items: Line[] = [
    ...(poison > 0 ? [[[texts.poison(poison), 'purple'] as Span]] : []),
    ...(shrink > 0 ? [[[texts.shrink(shrink), 'cyan'] as Span]] : []),
    ...(untouchable ? [[[texts.untouchable, 'green'] as Span]] : []),
    ...cards.map((kept): Line => [[words[language].cards[kept.card].name], ...onCard(kept, seat, names, language)]),
  ];
  return flow(items, columns, INDENT);
}

/** `(2 smoke)`, `(6 ↯)`, `→ Wings (Aoi)`. */
function onCard({ counters, energy, copies }: Kept, seat: Seat, names: readonly string[], language: Language): Line {
  const copied = copies === null ? '' : ` → ${words[language].cards[copies.card].name}`;
  const whose = copies === null || copies.seat === seat ? '' : ` (${names[copies.seat]})`;
  const smoke = counters > 0 ? ` (${labels[language].smoke(counters)})` : '';
  const lying = energy > 0 ? ` (${energy} ${SIGNS.energy})` : '';
  const text = `${copied}${whose}${smoke}${lying}`;
  return text === '' ? [] : [[text, 'dim']];
}
