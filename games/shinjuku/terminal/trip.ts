/** The train that is on its way, or the one before, which everybody has seen: its stations, and who got off there. */
import type { Language } from '@yamanote/games/room';
import {
  type Building,
  DEPARTMENT,
  goodOf,
  NOBODY,
  type ShinjukuView,
  STATION_IDS,
} from '@yamanote/games/shinjuku/rules';
import { words } from '@yamanote/games/shinjuku/words';
import type { Line, Span } from '@yamanote/games/spans';
import { crowdLine, customerSpan, seatSpan } from './marks.ts';
import { part } from './parts.ts';

export function trip(view: ShinjukuView, names: readonly string[], language: Language, columns: number): Line[] {
  if (view.path.length > 0) {
    const riding = crowdLine(view.group, language);
    return part('train', [...(riding.length > 0 ? [riding] : []), ...stops(view, view, language)], language, columns);
  }
  const { lastMove } = view;
  if (lastMove === null) return [];
  const mover: Line = [seatSpan(lastMove.seat), [` ${names[lastMove.seat]}:`]];
  return part('last', [mover, ...stops(view, lastMove, language)], language, columns);
}

/** `Kachidoki`, `→ Shimbashi Bo+ ●`: a customer who got off, and who won it. */
function stops(
  view: ShinjukuView,
  { path, alighted }: Pick<ShinjukuView, 'path' | 'alighted'> | NonNullable<ShinjukuView['lastMove']>,
  language: Language,
): Line[] {
  return path.map((station, i): Line => {
    const name: Span = [`${i > 0 ? '→ ' : ''}${words[language].station(STATION_IDS[station])}`];
    const customer = alighted[i];
    if (customer === NOBODY) return [name];
    const got: Line = [name, [' '], customerSpan(customer, language)];
    const building = view.buildings[station];
    // Since the last MOVE the building may have been relocated.
    return building === null || !fits(building, customer) ? got : [...got, [' '], seatSpan(building.owner)];
  });
}

function fits({ shop }: Building, customer: number): boolean {
  return shop === DEPARTMENT || shop === goodOf(customer);
}
