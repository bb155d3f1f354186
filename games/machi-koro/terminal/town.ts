/** Seats with their coins, landmarks and cities: one's own town at length, the others' in short. */

import { left, right, widthOf } from '@yamanote/games/columns';
import {
  ACTIVE,
  ESTABLISHMENTS,
  LANDMARK_IDS,
  LANDMARKS,
  type MachiKoroState,
  UNBUILT,
} from '@yamanote/games/machi-koro/rules';
import type { Language } from '@yamanote/games/room';
import { flow, type Line, type Span, widthOfLine } from '@yamanote/games/spans';
import type { Seat } from '@yamanote/kernel';
import { COLOURS, MARKS, nameOf, numbersOf, ofColour } from './cards.ts';
import { labels } from './labels.ts';

const LONGEST_NAME = 14;
const INDENT = 3;

export function ownTown(
  view: MachiKoroState,
  seat: Seat,
  names: readonly string[],
  language: Language,
  columns: number,
): Line[] {
  const landmarks = LANDMARK_IDS.map((id, i): Line => {
    const name = nameOf(id, language);
    if (view.landmarks[seat][i] === ACTIVE) return [[`★ ${name}`, 'yellow', 'bold']];
    if (view.landmarks[seat][i] !== UNBUILT) return [[`☆ ${name}`, 'yellow']];
    const { cost } = LANDMARKS[i];
    return [[`○ ${name} `, 'dim'], cost <= view.coins[seat] ? [`${cost}`, 'green', 'bold'] : [`${cost}`, 'dim']];
  });
  const cities = COLOURS.flatMap((colour) => {
    const cards = ofColour(colour).filter((card) => view.cities[seat][card] > 0);
    return flow(
      cards.map((card) => [inFull(view, seat, card, language)]),
      columns,
      INDENT,
    );
  });
  const start: Line = [...purse(view, seat, names, language), toGo(view, seat, language)];
  return [start, ...flow(landmarks, columns, INDENT), ...cities];
}

function inFull(view: MachiKoroState, seat: Seat, card: number, language: Language): Span {
  const { id, colour } = ESTABLISHMENTS[card];
  const copies = view.cities[seat][card];
  return [`${MARKS[colour]} ${numbersOf(card)} ${nameOf(id, language)}${copies > 1 ? ` ×${copies}` : ''}`, colour];
}

/** By name while all of them fit into their lines; later by number, which the market explains. */
export function otherTowns(
  view: MachiKoroState,
  seats: readonly Seat[],
  names: readonly string[],
  language: Language,
  columns: number,
): Line[] {
  const heads = seats.map((seat) => head(view, seat, names, language));
  const cities = (describe: typeof inFull) =>
    seats.map((seat) =>
      COLOURS.flatMap(ofColour)
        .filter((card) => view.cities[seat][card] > 0)
        .map((card): Line => [describe(view, seat, card, language)]),
    );
  const named = cities(inFull).map((city) => flow(city, columns, INDENT));
  if (named.every((lines) => lines.length === 1)) return named.flatMap((lines, i) => [heads[i], ...lines]);
  return cities(inShort).flatMap((city, i) => {
    const room = columns - widthOfLine(heads[i]) - INDENT;
    const [first, ...more] = flow(city, room, 0, 1);
    return more.length === 0
      ? [[...heads[i], [' '.repeat(INDENT)], ...first]]
      : [heads[i], ...flow(city, columns, INDENT, 1)];
  });
}

/** Three purple cards share a number. */
function inShort(view: MachiKoroState, seat: Seat, card: number, language: Language): Span {
  const { id, colour } = ESTABLISHMENTS[card];
  const copies = view.cities[seat][card];
  const short = colour === 'purple' ? nameOf(id, language) : numbersOf(card);
  return [`${MARKS[colour]}${short}${copies > 1 ? `×${copies}` : ''}`, colour];
}

/** Purse and race: a star for each landmark that works, a hollow one for each that will, and the price of the others. */
function head(view: MachiKoroState, seat: Seat, names: readonly string[], language: Language): Line {
  const race = view.landmarks[seat].map((status, i): Span => {
    if (status === UNBUILT) return [right(`${LANDMARKS[i].cost}`, 3), 'dim'];
    return status === ACTIVE ? ['  ★', 'yellow', 'bold'] : ['  ☆', 'yellow'];
  });
  return [...purse(view, seat, names, language), ...race, toGo(view, seat, language)];
}

/** Whose turn it is, the name and the coins, below each other for all seats. */
function purse(view: MachiKoroState, seat: Seat, names: readonly string[], language: Language): Line {
  const { coins } = labels[language];
  const nameColumns = Math.min(LONGEST_NAME, Math.max(...names.map(widthOf)));
  const coinColumns = Math.max(...view.coins.map((count) => widthOf(coins(count))));
  return [
    view.roller === seat ? [' ▸ ', 'green', 'bold'] : ['   '],
    [left(names[seat], nameColumns), 'bold'],
    [`  ${right(coins(view.coins[seat]), coinColumns)}`, 'yellow'],
  ];
}

function toGo(view: MachiKoroState, seat: Seat, language: Language): Span {
  const missing = LANDMARKS.reduce((sum, { cost }, i) => sum + (view.landmarks[seat][i] === UNBUILT ? cost : 0), 0);
  return missing > 0 ? [`  ${labels[language].toGo(missing)}`] : [''];
}
