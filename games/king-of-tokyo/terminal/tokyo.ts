/** Tokyo City and Tokyo Bay as two signs beside each other, with whoever stands there. */
import { left, widthOf } from '@yamanote/games/columns';
import type { KingOfTokyoView, Place } from '@yamanote/games/king-of-tokyo/rules';
import { words } from '@yamanote/games/king-of-tokyo/words';
import type { Language } from '@yamanote/games/room';
import type { Line } from '@yamanote/games/spans';
import { labels } from './labels.ts';
import { monsterSpan } from './marks.ts';

const BETWEEN = 2;
const WIDEST_SIGN = 36;
/** With less room a name says nothing any more. */
const SHORTEST_NAME = 8;
/** From so many seats on there can be a bay. */
const BAY_SEATS = 5;

export function tokyo(view: KingOfTokyoView, names: readonly string[], language: Language, columns: number): Line[] {
  const hasBay = view.options.bay && view.monsters.length >= BAY_SEATS;
  const places: readonly Place[] = hasBay ? ['city', 'bay'] : ['city'];
  const width = Math.min(WIDEST_SIGN, Math.floor((columns - BETWEEN - 2) / 2));
  const signs = places.map((place) => sign(view, place, names, language, width));
  return [0, 1, 2].map((row) =>
    signs.flatMap((lines, i): Line => [[' '.repeat(i === 0 ? 1 : BETWEEN)], ...lines[row]]),
  );
}

/** `╭─ Tokyo City ───╮`, who is there, and the ground: water in the bay. */
function sign(
  view: KingOfTokyoView,
  place: Place,
  names: readonly string[],
  language: Language,
  width: number,
): readonly [Line, Line, Line] {
  const isOpen = place === 'city' || view.bay;
  const title = words[language].places[place];
  const top = `╭─ ${title} ${'─'.repeat(Math.max(0, width - widthOf(title) - 5))}╮`;
  const ground = (place === 'city' ? '─' : '≈').repeat(width - 2);
  return [
    [[top, isOpen ? 'bold' : 'dim']],
    [['│ ', 'dim'], ...occupant(view, place, names, language, width - 4), [' │', 'dim']],
    [[`╰${ground}╯`, ...(isOpen ? [] : (['dim'] as const))]],
  ];
}

/** The monster, and who plays it if there is room to say so. */
function occupant(
  view: KingOfTokyoView,
  place: Place,
  names: readonly string[],
  language: Language,
  columns: number,
): Line {
  const seat = view.monsters.findIndex((monster) => monster.place === place);
  if (seat < 0) {
    const { closed, empty } = labels[language];
    return [[left(place === 'bay' && !view.bay ? closed : empty, columns), 'dim']];
  }
  const monster = monsterSpan(view.monsters[seat].monster, language, 'bold');
  const room = columns - widthOf(monster[0]);
  const name = `  ${names[seat]}`;
  return [monster, [left(room >= Math.min(widthOf(name), SHORTEST_NAME) ? name : '', room)]];
}
