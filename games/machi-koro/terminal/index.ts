/** Machi Koro in a terminal: the race, my town, what each roll would bring me, and the market. */
import type { MachiKoro, MachiKoroState } from '@yamanote/games/machi-koro/rules';
import { words } from '@yamanote/games/machi-koro/words';
import type { TextBoard } from '@yamanote/games/room';
import { type Line, painted, rule } from '@yamanote/games/spans';
import { FACES } from './cards.ts';
import { market } from './market.ts';
import { rollStrip } from './strip.ts';
import { otherTowns, ownTown } from './town.ts';

export const board: TextBoard<MachiKoro> = {
  lines(view, viewer, names, language, paint, width) {
    // The public looks at the town of whoever is playing.
    const seat = viewer === 'public' ? (view.roller ?? 0) : viewer;
    const others = view.coins.map((_, i) => (seat + i) % view.coins.length).slice(1);
    const lines: Line[] = [
      rule(words[language].title, dice(view), width),
      ...otherTowns(view, others, names, language, width),
      [],
      ...ownTown(view, seat, names, language, width),
      [],
      ...rollStrip(view, seat, language, width),
      ...market(view, seat, language, width),
    ];
    return lines.map((line) => painted(line, paint, width));
  },
};

function dice({ dice }: MachiKoroState): Line {
  if (dice.length === 0) return [];
  const sum = dice.reduce((total, face) => total + face, 0);
  const faces = dice.map((face) => FACES[face]).join(' ');
  return [[faces], [dice.length > 1 ? ` ${dice.join(' + ')} = ` : ' ', 'dim'], [`${sum}`, 'inverse', 'bold']];
}
